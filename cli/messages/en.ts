import { type Figures, FORM, GAMES } from './games-en.ts';

const field = (figures: Figures) => (figures.field === '' ? 'the text' : `"${String(figures.field)}"`);

/** Seconds for people: 50 s, 4:05 min. */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

/** Why something was refused, as a sentence, by the code of the refusal. */
const REFUSALS: Readonly<Record<string, (figures: Figures) => string>> = {
  ...GAMES,
  ...FORM,

  // Reading
  'no-such-file': ({ path }) => `There is no file ${path}.`,
  'is-a-directory': ({ path }) => `${path} is a folder, not a file.`,
  unreadable: ({ path, reason }) => `${path} cannot be read (${reason}).`,
  'not-utf8': () => 'This is not text in UTF-8.',
  'too-large': ({ limit }) => `This is too long: at most ${limit} characters are read.`,

  // Records
  'not-json': () => 'This is not JSON. A record is one JSON document; perhaps its end is missing.',
  'not-a-record': (figures) =>
    figures.field === ''
      ? 'This is JSON, but not a record of Spieleabend.'
      : `This is not a record of Spieleabend: ${field(figures)} is missing or of the wrong kind.`,
  'unknown-version': () =>
    'This record was written by a newer version of Spieleabend ("spieleabend" is not 1). Update to read it.',
  'unknown-game': ({ game, games }) => `There is no game ${JSON.stringify(game)} here. The games are ${games}.`,
  'unknown-rules': ({ game }) =>
    `This record was played by another version of the rules of ${game} than the one known here ("rules"). Update to read it.`,
  'own-data': () => 'This record brings component data of its own ("data"), which this game does not have.',
  'bad-data': (figures) => `The component data that this record brings are not sound: ${field(figures)}.`,
  'bad-seats': (figures) =>
    figures.min === undefined
      ? 'The "seats" of this record are not a list of names that fits this game.'
      : `This game has ${figures.min} to ${figures.max} seats.`,
  'bad-log': (figures) => `The log is damaged: ${field(figures)} is not an entry, or there are too many.`,
  'bad-result': () => 'The "result" of this record is damaged.',
  'result-differs': () => 'The "result" of this record is not the one that its log leads to.',
  'unknown-option': (figures) => `${field(figures)} is not a house rule of this game.`,
  'bad-option': (figures) => `${field(figures)} has a value that this house rule does not allow.`,

  // Entries
  notation: ({ at, reason }) =>
    reason === 'unfinished'
      ? 'The entry breaks off: after its last character something is missing.'
      : `The entry departs from the notation at its character ${Number(at) + 1} (${reason}).`,
  'hidden-entry': () =>
    'This entry was hidden from the one who saved the record, for the game was still running. A record saved after the end is complete.',
  'out-of-order': ({ seat }) =>
    `Decisions made at the same time stand in the order of the seats: seat ${seat} comes first.`,
  'unknown-table-event': ({ event }) => `Nobody here knows the table event ${JSON.stringify(event)}.`,

  // Fair dice
  'no-fairness': () =>
    'This record carries nothing that its dice could be checked with: they were real ones, or it was written by somebody else.',
  'unknown-fairness': () =>
    'The dice of this record were agreed on in a way that is not known here ("fairness.version" is not 1). Update to check them.',
  'not-revealed': () =>
    'The secret is not in this record yet: while a game runs nobody may look ahead. A record saved after the end can be checked.',
  'bad-fairness': (figures) => `What stands under "fairness" in this record is damaged: ${field(figures)}.`,
  'secret-differs': (figures) => `The server has shown another secret than the one it had promised: ${field(figures)}.`,
  'contribution-differs': (figures) => `A device has shown something else than it had promised: ${field(figures)}.`,
  'contribution-missing': (figures) =>
    `The round that counts lacks a contribution that was promised: ${field(figures)}.`,
  'round-without-reason': (figures) => `A round was begun anew although nothing was missing: ${field(figures)}.`,
  'chair-came-back': (figures) => `A chair takes part again after it had lost its part: ${field(figures)}.`,
  'starter-differs': () => 'Another chair was to begin.',
  'draw-differs': (figures) => `The rules asked for other dice or cards than the record says: ${field(figures)}.`,
  'draws-missing': (figures) => `The record does not say what this event was drawn from: ${field(figures)}.`,
  'outcome-differs': ({ expected }) => `The agreed dice say ${JSON.stringify(expected)} here.`,
  'not-over': () => 'The log breaks off before the end of the game.',

  // The command line
  'bad-seat': ({ seats }) => `--seat takes "spectator" or a seat of this record, from 0 to ${Number(seats) - 1}.`,
  'bad-number': ({ option, min, max }) => `${option} takes a whole number from ${min} to ${max}.`,
  'bad-options': () => '--options takes a JSON object, such as \'{"extraTip":"lying"}\'.',
  'unknown-bot': ({ bot, levels }) => `There is no bot ${JSON.stringify(bot)}. The levels are ${levels}.`,
  'too-many-bots': ({ seats }) => `--bots names more bots than there are seats (${seats}).`,
  'bot-threw': ({ bot, seat, reason }) => `The bot ${bot} at seat ${seat} failed: ${reason}`,
  'bot-refused': ({ bot, seat, why }) => `The bot ${bot} at seat ${seat} broke the rules. ${why}`,
  'worker-failed': ({ reason }) => `A thread of the arena failed: ${reason}`,
  interrupted: () => 'Interrupted before everybody had sat in every seat once, so there is nothing to tell.',
  'nothing-to-print': ({ game, games }) => `Nothing can be printed of ${game} yet. Printed can be ${games}.`,
  'bad-language': ({ languages }) => `--lang takes one of ${languages}.`,
  'unknown-sheet': ({ sheet, sheets }) =>
    `There is nothing called ${JSON.stringify(sheet)} to print. --sheets takes names from ${sheets}, separated by commas.`,
  'other-game': ({ game }) => `This is a record of ${game}.`,
  'not-solved': ({ game, games }) => `${game} cannot be solved exactly. These can: ${games}.`,
  'no-own-data': ({ game }) => `${game} cannot be played with component data of your own, so --data does not fit.`,
  'data-not-json': ({ path }) => `${path} is not JSON. Perhaps its end is missing.`,
  'data-refused': ({ file, path, why, more }) =>
    `The component data in ${file} are not sound. ${path === '' ? '' : `${path}: `}${why}${more === 0 ? '' : ` (And ${more} more.)`}`,
  'faces-missing': () => 'The faces for printing are missing: the folder print/fonts belongs to the installation.',
  unwritable: ({ path, reason }) => `${path} cannot be written (${reason}).`,

  // Backups
  'no-tables': ({ path }) => `No tables are kept in ${path} yet. Name the right folder with --data-dir or DATA_DIR.`,
  'file-exists': ({ path }) => `${path} exists already. Choose another name, or replace it with --force.`,
  'tables-themselves': ({ path }) => `${path} holds the tables themselves. A backup is another file.`,
  'not-a-backup': ({ path }) => `${path} is not a file of Spieleabend's tables, so nothing has changed.`,
  'later-schema': ({ path }) =>
    `${path} was written by a newer version of Spieleabend, so nothing has changed. Update to use it.`,
  damaged: ({ path, reason }) =>
    `${path} is damaged (${reason}), so nothing has changed. An earlier backup may be whole; SQLite's own shell can save what is left with .recover.`,
  'tables-in-use': ({ path }) =>
    `The tables in ${path} are in use, so nothing has changed. Stop the server first (and whatever else has the file open), then try again.`,
};

export const en = {
  /** Why something was refused; a code without a sentence of its own is shown with its figures. */
  refusal(error: Readonly<{ code: string; rule?: unknown }>): string {
    if (Object.hasOwn(REFUSALS, error.code)) return REFUSALS[error.code]?.({ ...error }) ?? error.code;
    const { code, rule, ...figures } = error;
    const list = Object.entries(figures).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
    const why = list.length === 0 ? code : `${code}: ${list.join(', ')}`;
    return typeof rule === 'string' ? `${rule} does not allow this (${why}).` : `Refused (${why}).`;
  },

  /** What a record proves that holds. */
  holds(events: number, contributions: number): string {
    const whose =
      contributions === 0
        ? 'from a secret that was fixed before the game (no device had a part in it)'
        : `from a secret that was fixed before the game and what ${contributions === 1 ? 'one device' : `${contributions} devices`} added to it`;
    return `Every roll and every card holds: ${events} in all, ${whose}.`;
  },

  seat: (seat: number) => `Seat ${seat}`,

  program: {
    about:
      'Spieleabend: five family games with exact rules. Answers are JSON on standard output, messages go to standard error.',
    more: `
Where FILE is asked for, - reads standard input.
Exit codes: 0 answered, 1 refused (the answer says why).`,
    file: 'a record, or - for standard input',
    game: 'the name of a game',
    lines: 'one record a line, one answer a line in the same order',
    serve: 'open the house to the browser',
    port: 'the port to listen on, 0 for any free one',
    host: 'the address to listen on',
    lan: 'open it to the home network and show a QR code for the phones',
    dataDir: 'where the tables are kept',
    backup: 'write all tables into one file; the server may run meanwhile',
    backupFile: 'the file to write',
    force: 'replace the file if it exists',
    restore: 'put a backup in the place of the tables, which are kept beside it; stop the server first',
    restoreFile: 'a file that backup has written',
    keepDays: 'days after which tables are deleted in which nothing has happened; 0 keeps them for ever',
    pushContact: 'whom push services may turn to, mailto:… or https://…',
    trustProxy: 'a proxy in front tells the addresses of the clients (X-Forwarded-For)',
    replay: 'play a record and show how it stands',
    legal: 'what can happen at the end of a record: the legal moves, chance, or nothing more',
    view: 'what one viewer may know at the end of a record',
    seat: 'a seat from 0, or spectator',
    verify: 'whether every roll and every card of a record is the one that was agreed on before the game',
    events: 'name every chance event, not only those that do not hold',
    simulate: 'let bots play many games',
    arena: 'let bots play against each other on all cores: who wins how often',
    contestants: 'who plays, separated by commas; the last takes the seats that are left',
    seatsOfBots: 'number of seats (default: as many as there are names)',
    gamesByRounds: 'number of games, rounded up so that everybody sits equally often in every seat',
    workers: 'number of threads (default: as many as there are cores)',
    solve: 'what exact play of a whole game comes to',
    solveRecord: 'a record (- for standard input): what exact play says of every move that can be made at its end',
    seats: 'number of seats (default: as few as the game allows)',
    games: 'number of games',
    seed: 'the same seed gives the same games',
    options: 'house rules as JSON',
    bots: 'the level at each seat, separated by commas; a short list is repeated',
    records: 'write each game as a record into this folder',
    data: 'the component data of a game: sheets, dice',
    print: 'make a PDF of the sheets, cards or dice of a game, for pencil and scissors',
    out: 'where to write it (default: GAME.pdf)',
    sheets: 'which, separated by commas; a name may stand several times (default: all)',
    copies: 'how many copies of them',
    lang: 'language of the printed words: de or en',
    check: 'look whether a file with sheets or faces of your own is sound',
    ownData: 'a file with sheets or faces of your own',
  },

  arena: {
    progress: (done: number, games: number, rate: number, left: number | null) =>
      `${done}/${games} games${left === null ? '' : `, ${rate < 10 ? rate.toFixed(1) : rate.toFixed(0)}/s, ${duration(left)} left`}`,
  },

  output: {
    unwritable: (reason: string) => `The answer cannot be written (${reason}).`,
  },

  serving: {
    open: (url: string) => `Spieleabend is open at ${url}`,
    scan: 'Phones in the same network can scan this:',
    stop: 'Ctrl+C closes it.',
    closing: 'Closing …',
    stuck: 'Closing takes too long, so it ends here. Whatever was acknowledged is stored.',
    notBuilt: 'The pages are not built, so only tables are served. `npm start` builds them.',
    badLogLevel: (text: string, levels: readonly string[]) =>
      `LOG_LEVEL must be one of ${levels.join(', ')}, not ${JSON.stringify(text)}.`,
    badKeepDays: (text: string) => `KEEP_DAYS must be a whole number of days, not ${JSON.stringify(text)}.`,
    badContact: (text: string) =>
      `PUSH_CONTACT must be an address like mailto:me@example.org or https://example.org/contact, not ${JSON.stringify(text)}.`,
    badPort: (text: string) => `The port must be a whole number from 0 to 65535, not ${JSON.stringify(text)}.`,
  },
};

import type {
  BesenbingoRefusal,
  OwnSheetsError as BesenbingoSheetsError,
} from '@spieleabend/games/besenbingo/refusal.ts';
import type { EineuRefusal } from '@spieleabend/games/eineu/refusal.ts';
import type { EngelUndBengelRefusal, OwnFacesFault } from '@spieleabend/games/engel-und-bengel/refusal.ts';
import type { MaednRefusal } from '@spieleabend/games/maedn-kartenspiel/refusal.ts';
import type {
  TwentyOneRefusal,
  OwnSheetsError as TwentyOneSheetsError,
} from '@spieleabend/games/twenty-one/refusal.ts';

/** The figures that come with a code, such as the die or the limit. */
export type Figures = Readonly<Record<string, unknown>>;

type GameCode =
  | EineuRefusal['code']
  | TwentyOneRefusal['code']
  | TwentyOneSheetsError['code']
  | BesenbingoRefusal['code']
  | BesenbingoSheetsError['code']
  | MaednRefusal['code']
  | EngelUndBengelRefusal['code']
  | OwnFacesFault;

const DICE: Readonly<Record<string, string>> = { b: 'Blue', r: 'Red', k: 'Black' };
const COLOURS: Readonly<Record<string, string>> = {
  w: 'white',
  k: 'black',
  r: 'red',
  b: 'blue',
  y: 'yellow',
  g: 'green',
};

const die = (figures: Figures) => DICE[String(figures.die)] ?? 'The die';
const colour = (figures: Figures) => COLOURS[String(figures.colour)] ?? String(figures.colour);
/** Row 1 to 3 of Besenbingo's bar, or its pair row; a row of the others by its letter or number. */
const row = (name: unknown) => (name === 'p' ? 'the pair row' : `row ${name}`);
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** A witch and her copilot: `forest-rat`. */
const pair = ({ combination }: Figures) => String(combination).replace('-', ' witch with ');
const letters = (rows: unknown) => String(rows).split('').join(' or ');
/** A place on an owner's sheet or face. */
const place = ({ sheet, face, row, square }: Figures) =>
  face === undefined
    ? `Sheet ${sheet}${row === undefined ? '' : `, row ${row}`}${square === undefined ? '' : `, ${square}`}`
    : `Face ${face}${row === undefined ? '' : `, row ${row}`}`;

/** Why the rules of a game refuse something, or component data of an owner's own; where games share a code, the figures tell them apart. */
export const GAMES: Readonly<Record<GameCode, (figures: Figures) => string>> = {
  // All games
  over: () => 'The game is over.',
  'not-your-turn': () => 'It is not the turn of this seat.',
  'chance-first': () => 'First chance decides: an entry that begins with *: has to come here.',
  'no-chance': () => 'Chance has nothing to decide here: a seat has to move.',

  // EINEU
  'not-a-face': (figures) => `${die(figures)} does not bear this number.`,
  'not-a-neighbour': (figures) =>
    figures.value === figures.top
      ? `${die(figures)} shows ${figures.value} already: a tip brings up another number.`
      : `The ${figures.value} of ${die(figures).toLowerCase()} lies at the bottom: one tip brings up one of the four sides.`,
  'same-die': (figures) => `${die(figures)} was tipped last and rests: another die has to be tipped.`,
  'cannot-stop': () =>
    'There is nothing to stop: only a pair or a sequence earns a further tip, else the turn ends by itself.',

  // twenty one
  'bad-deal': ({ seats }) =>
    seats === 1 ? 'The seat needs one sheet.' : `Each of the ${seats} seats needs a sheet of its own.`,
  'bad-roll': ({ dice }) =>
    dice === undefined
      ? 'These are not six dice that show one to six each.'
      : `This roll takes ${dice === 1 ? 'one die' : `${dice} dice`} with one to six each.`,
  'die-stays': (figures) => `The ${colour(figures)} die shows 1 and stays.`,
  'roll-not-accepted': () => 'The player who rolled has not accepted the roll yet.',
  'keep-only': () => 'All dice show 1: there is nothing to roll again.',
  'roll-accepted': () => 'The roll has been accepted already.',
  'already-rerolled': () => 'Each turn has one reroll only.',
  'already-entered': () => 'This seat has entered already and waits for the others.',
  'field-taken': (figures) => `The ${colour(figures)} field is not free.`,
  'value-above-limit': (figures) =>
    `The ${colour(figures)} field takes at most ${figures.limit}; the die shows ${figures.value}.`,
  'must-enter': (figures) => `Nothing is struck while a die fits: ${colour(figures)} does.`,
  'not-a-colour': (fault) => `${place(fault)}: there is no die ${JSON.stringify(fault.letter)}, only w k r b y g.`,
  'not-six-fields': (fault) => `${place(fault)}: a row has six fields, not ${fault.fields}.`,
  'colour-missing': (fault) => `${place(fault)}: ${colour(fault)} is missing; each colour stands once.`,
  'same-sheet': ({ sheet, other }) => `Sheet ${sheet} is the same as sheet ${other}.`,
  'bonus-end': ({ hits, points, wanted }) => `The bonus for ${hits} hits is ${wanted}, not ${points}.`,
  'bonus-falls': ({ hits }) => `The bonus for ${hits} hits is smaller than the one for a hit less.`,

  // Besenbingo
  'no-such-tower': () => 'The towers are 1 to 8.',
  'tower-called': ({ tower }) => `Tower ${tower} has called already.`,
  'already-decided': () => 'This seat has decided already and waits for the others.',
  'no-witch': ({ square }) => `On ${square} stands a tower, not a witch.`,
  'not-beside': ({ square, tower }) => `The witch on ${square} does not fly right beside tower ${tower}.`,
  'already-landed': ({ square }) => `The witch on ${square} has landed already.`,
  'row-full': (figures) => `${upper(row(figures.row))} has no free place left.`,
  'does-not-fit': (figures) => `${upper(row(figures.row))} takes ${String(figures.shown).replace('-', ' with ')} next.`,
  'better-row': ({ best }) => `House rule: she has to count where she brings most at once, in ${row(best)}.`,
  'must-land': (figures) =>
    `A minus field is only for when no witch can land: the one on ${figures.square} fits ${row(figures.row)}.`,
  'not-a-witch': (fault) => `${place(fault)}: a witch belongs here, for towers and witches stand like a chessboard.`,
  'not-a-tower': (fault) => `${place(fault)}: a tower belongs here, for towers and witches stand like a chessboard.`,
  'tower-twice': (fault) => `${place(fault)}: tower ${fault.tower} stands at ${fault.other} already.`,
  'combination-twice': (fault) => `${place(fault)}: the ${pair(fault)} flies at ${fault.other} already.`,
  'not-on-field': (fault) => `${place(fault)}, row 3: there is no ${pair(fault)} on the field.`,
  'combination-again': (fault) => `${place(fault)}, row 3: the ${pair(fault)} stands there twice.`,
  'pair-on-field': (fault) => `${place(fault)}, pair row: the ${pair(fault)} flies on the field already.`,

  // Mensch ärgere Dich nicht – Das Kartenspiel
  'not-in-pile': () => 'The draw pile holds no such card.',
  'card-not-held': ({ card }) => `This seat does not hold a ${card}.`,
  'no-such-row': (figures) => `This seat has no ${row(figures.row)}.`,
  'three-rows': () => 'Nobody may have more than three rows.',
  'above-forty': ({ end, card, figure }) => `${end} and ${card} make ${figure}: 40 has to be hit exactly.`,
  'must-move': ({ move }) => `Whoever can move has to move, here with ${move}.`,
  'discard-one': () => 'Whoever cannot move discards one card only.',
  'discard-both': () => 'Whoever cannot move discards both cards.',
  'in-the-middle': ({ figure }) => `A ${figure} lies in the middle and is taken from there: no source is named.`,
  'in-own-row': (figures) =>
    `The ${figures.figure} lies in this seat's own ${row(figures.row)} and comes from there: no source is named.`,
  'which-own-row': ({ figure, rows }) => `This seat has the ${figure} twice: it comes from row ${letters(rows)}.`,
  'one-holder': ({ figure, seat }) => `Only seat ${seat} has the ${figure}, and only once: no source is named.`,
  'which-holder': ({ figure, seat, other }) => `The ${figure} comes from seat ${seat} or from seat ${other}.`,
  'which-row': ({ figure, seat, rows }) =>
    `Seat ${seat} has the ${figure} twice: it comes from row ${letters(rows)} there.`,
  'changes-nothing': (figures) =>
    `The ${figures.figure} is alone in ${row(figures.row)} already: nothing would change.`,

  // Engel und Bengel
  'bad-face': () => 'One face is turned up, from f1 to f16.',
  'first-face-fixed': ({ first }) => `This game begins with face ${first}.`,
  'face-used': ({ face }) => `Face ${face}, or the other side of its board, has been shown already.`,
  'no-such-die': (figures) => `No ${figures.die} is left in this roll.`,
  'wrong-number': (figures) => `${upper(row(figures.row))} takes a ${figures.wants} now, not a ${figures.die}.`,
  'not-alike': (figures) =>
    `The stars of a row take equal dice: ${row(figures.row)} takes a ${figures.wants} now, not a ${figures.die}.`,
  'groups-alike': (figures) =>
    `The red stars of ${row(figures.row)} hold dice with ${figures.die} already: yellow has to differ.`,
  'must-place': (figures) => `A die has to be placed first: the ${figures.die}, for one, fits ${row(figures.row)}.`,
  'no-points': (fault) => `${place(fault)}: a row pays or costs something, so 0 points will not do.`,
  'mixed-row': (fault) => `${place(fault)}: a row has only numbers, or only stars.`,
  'bad-full-house': (fault) => `${place(fault)}: red and yellow stars stand so: ${fault.wanted}.`,
  'too-many-boxes': (fault) => `${place(fault)}: ${fault.boxes} boxes are too many, ${fault.limit} are allowed.`,
  'no-gain': (fault) =>
    `${place(fault)}: the white rows pay ${fault.white} and the black ones cost ${fault.black}, so nobody might ever reach the target.`,
  'face-twice': (fault) => `${place(fault)} stands there twice.`,
  'name-twice': (fault) => `${place(fault)} has the same name as face ${fault.other}: ${JSON.stringify(fault.name)}.`,
};

/** What is wrong with the form of component data (`games/own-data.ts`). */
export const FORM: Readonly<Record<string, (figures: Figures) => string>> = {
  missing: () => 'Something is missing here.',
  'wrong-type': ({ expected }) => `This has to be of the type ${expected}.`,
  'unknown-key': ({ key }) => `There is no key ${JSON.stringify(key)} here.`,
  'too-short': ({ limit }) => `This is too short: at least ${limit}.`,
  'too-long': ({ limit }) => `This is too long: at most ${limit}.`,
  'too-small': ({ limit }) => `This is too small: at least ${limit}.`,
  'too-big': ({ limit }) => `This is too big: at most ${limit}.`,
  'not-multiple': ({ of }) => `This has to be a multiple of ${of}.`,
  'bad-value': ({ allowed }) => (allowed === null ? 'This value is not allowed.' : `Allowed are ${allowed}.`),
};

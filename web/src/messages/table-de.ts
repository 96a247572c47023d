/** What pages around a table say: bar, lobby, log, refusals, podium, replay. The games bring their own words. */
export const de = {
  // bar and menu
  back: 'Zurück zum Regal',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  menu: 'Menü',
  close: 'Schließen',
  rulesOf: (title: string) => `Regeln: ${title}`,
  save: 'Aufzeichnung speichern',
  saved: 'Gespeichert. Die Datei kannst du später wieder öffnen und ansehen.',
  savedHidden:
    'Gespeichert, aber was gerade verdeckt ist, fehlt darin. Ganz ansehen kannst du dir nur, was du nach dem Ende speicherst.',
  correct: 'Letzten Eintrag zurücknehmen',
  padTell: 'Eintragen',
  padErase: 'Radieren',
  padFixed: 'bleibt',
  padPlace: (name: string, thing: string) => (thing === '' ? `${name}: noch offen` : `${name}: ${thing}, ändern`),
  padStays: (name: string, thing: string) => `${name}: ${thing}, bleibt liegen`,
  copyLink: 'Link kopieren',
  watching: 'Du schaust zu',

  // turn
  titleYou: (title: string) => `Du bist dran – ${title}`,
  titleOther: (name: string, title: string) => `${name} ist dran – ${title}`,
  titleOver: (title: string) => `Zu Ende – ${title}`,
  titleLobby: (title: string) => `Gleich geht’s los – ${title}`,
  yourTurn: 'Du bist dran.',
  turnOf: (name: string) => `${name} ist dran.`,
  handOver: (name: string) => `Gib das Gerät an ${name}.`,
  handOverWhy: 'Was jetzt kommt, ist nicht für alle Augen.',
  received: (name: string) => `Ich bin ${name}`,

  // log
  log: 'Verlauf',
  logEmpty: 'Noch ist nichts geschehen.',
  codes: 'Kurzschrift zeigen',
  logList: 'Alle Ereignisse',

  // what happens at the table outside the rules; null is you
  events: {
    bot: (name: string | null) =>
      name === null ? 'Für dich spielt jetzt ein Computer.' : `Für ${name} spielt jetzt ein Computer.`,
    back: (name: string | null) => (name === null ? 'Du spielst wieder selbst.' : `${name} spielt wieder selbst.`),
    time: (name: string | null) => (name === null ? 'Deine Zeit ist um.' : `Die Zeit von ${name} ist um.`),
    resign: (name: string | null) => (name === null ? 'Du gibst auf.' : `${name} gibt auf.`),
    abort: 'Das Spiel endet ohne Ergebnis.',
  },

  // opening
  opening: 'Der Tisch wird gedeckt …',
  openError: {
    'no-table': {
      title: 'Hier steht kein Tisch.',
      text: 'Vielleicht ist der Code nicht ganz richtig, oder das Spiel ist schon weggeräumt.',
    },
    unreachable: {
      title: 'Der Spieleabend ist gerade nicht zu erreichen.',
      text: 'Prüf die Verbindung und versuch es noch einmal. Am eigenen Gerät könnt ihr auch ohne Netz spielen.',
    },
    damaged: {
      title: 'An diesem Tisch geht es nicht weiter.',
      text: 'Das Spiel ist beschädigt oder folgt Regeln, die wir hier nicht mehr kennen.',
    },
    'old-client': {
      title: 'Es gibt eine neue Fassung.',
      text: 'Lade die Seite neu, dann geht es hier weiter.',
    },
  },
  again: 'Noch einmal versuchen',
  reload: 'Neu laden',
  toShelf: 'Zum Regal',
  lookAtIt: 'Ansehen',

  // end
  and: 'und',
  points: (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  rematch: 'Revanche',
  joinRematch: 'Zur Revanche',
  onceMore: 'Noch einmal',
  // a series of rounds, alone
  round: (at: number, of: number) => `Runde ${at} von ${of}`,
  nextRound: (at: number, of: number) => `Nächste Runde (${at} von ${of})`,
  newSeries: (rounds: number) => `Noch einmal ${rounds} Runden`,
  broken: 'Dieser Tisch ist wegen eines Fehlers zu Ende.',
  brokenWhy: 'Der Verlauf ist erhalten: Speichere ihn, dann können wir nachsehen.',

  // refusals
  paragraph: (rule: string) => `Regel ${rule}`,
  refusal: {
    over: 'Das Spiel ist schon zu Ende.',
    'not-your-turn': 'Du bist gerade nicht dran.',
    'chance-first': 'Erst fallen die Würfel.',
    'no-chance': 'Gerade wird nicht gewürfelt.',
    'not-fresh': 'Das hattest du in einer früheren Runde schon. Jede soll anders sein.',
    'not-typed': 'An diesem Tisch würfelt die App.',
    'not-yours-to-tell': 'Das trägt ein, wer die Karte gezogen hat.',
    'nothing-to-correct': 'Es steht noch nichts da, was du zurücknehmen könntest.',
    'hidden-entry': 'Als die Datei gespeichert wurde, lief das Spiel noch, und hier war etwas verdeckt.',
    'nothing-held': 'Da liegt nichts, was du zurücknehmen könntest.',
    'no-take-back': 'Das lässt sich nicht mehr zurücknehmen.',
    'stale-ask': 'Es ging gerade schon weiter. Schau noch einmal hin.',
    'out-of-order': 'Hier wäre jemand anders dran gewesen.',
    'unknown-table-event': 'Dieses Ereignis kennen wir nicht.',
    'no-seat': 'Diesen Platz gibt es an dem Tisch nicht.',
    'already-bot': 'Hier spielt schon ein Computer.',
    'not-bot': 'Hier spielt gar kein Computer.',
    'already-resigned': 'Wer aufgegeben hat, spielt nicht mehr mit.',
    'no-proposal': 'Danach fragt gerade niemand mehr.',
    'proposal-pending': 'Es wartet schon eine Frage auf Antwort.',
    paused: 'Das Spiel macht Pause.',
    'not-paused': 'Das Spiel läuft schon wieder.',
    'no-contribution': 'Das passte nicht zu dem, was dein Gerät zugesagt hatte. Lade die Seite neu.',
    'still-here': 'Wer da ist, spielt selbst.',
    'time-up': 'Für diesen Zug ist deine Zeit um. Nach dem Zug des Computers kannst du wieder mitspielen.',
    'bot-plays': 'Gerade spielt ein Computer für dich. Hol dir deinen Platz erst zurück.',
    'no-talk': 'Eigene Worte sind an diesem Tisch abgestellt.',
    'no-push': 'Dieser Server kann dich nicht wecken.',
    notation: 'Das ist kein Zug in diesem Spiel.',
    'already-seated': 'Du sitzt schon an diesem Tisch.',
    'already-started': 'Das Spiel läuft schon. Du kannst zuschauen.',
    'chair-taken': 'Auf dem Platz sitzt schon jemand.',
    'name-taken': 'So heißt hier schon jemand. Nimm einen anderen Namen.',
    'not-host': 'Das kann nur, wer eingeladen hat.',
    'not-over': 'Erst spielt ihr dieses Spiel zu Ende.',
    'not-seated': 'Du sitzt nicht an diesem Tisch.',
    'not-started': 'Das Spiel hat noch nicht begonnen.',
    storage: 'Der Server kann gerade nichts speichern. Es ist nichts verloren; versuch es gleich noch einmal.',
    'not-stored':
      'Dieser Browser merkt sich nichts. Das Spiel läuft, aber nach dem Neuladen ist es fort: Speichere die Aufzeichnung.',
    'too-few': 'Dafür sind noch zu wenige am Tisch.',
    'too-often': 'So oft hintereinander geht das nicht.',
    'too-fast': 'Langsam! Warte einen Augenblick.',
    'unknown-chair': 'Diesen Platz gibt es nicht.',
    'unknown-level': 'So einen Computergegner gibt es hier nicht.',
    malformed: 'Das hat der Server nicht verstanden. Lade die Seite neu.',
    token: 'Dein Platz gehört inzwischen jemand anderem. Du schaust zu.',
    failed: 'An diesem Tisch ist ein Fehler passiert. Der Verlauf ist erhalten.',
    version: 'Der Server spricht inzwischen eine neuere Fassung. Lade die Seite neu, dann geht es weiter.',
    offline: 'Ohne Verbindung geht das gerade nicht.',
  } as Readonly<Record<string, string>>,
  refused: (code: string) => `Das geht gerade nicht (${code}).`,
};

export type TableTexts = typeof de;

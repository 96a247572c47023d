/** What is said at tables where people sit at devices of their own: who is here, clocks, questions to the others, pauses. */
export const de = {
  // who is here
  seats: 'Wer am Tisch sitzt',
  away: 'kurz weg',
  gone: 'nicht da',
  bot: 'Computer',
  resigned: 'aufgegeben',

  // connection
  trying: (time: string) => `Verbindung weg seit ${time} – wir versuchen es weiter.`,
  offline: (time: string) => `Du bist seit ${time} ohne Netz. Es geht weiter, sobald es wieder da ist.`,
  seconds: (n: number) => `${n} s`,

  // clocks
  days: (n: number) => (n === 1 ? '1 Tag' : `${n} Tage`),
  hours: (n: number) => `${n} Std.`,
  minutes: (n: number) => `${n} Min.`,
  left: (time: string) => `noch ${time}`,
  scarce: (time: string, resigns: boolean) =>
    resigns
      ? `Du hast noch ${time}. Danach gilt das Spiel als aufgegeben.`
      : `Du hast noch ${time}. Danach spielt ein Computer für dich weiter, bis du zurückkommst.`,
  titleScarce: (time: string, title: string) => `Noch ${time} – ${title}`,

  // somebody is gone
  absent: (name: string) => `${name} ist gerade nicht da`,
  absentFor: (minutes: number) =>
    minutes < 1 ? 'Wie soll es weitergehen?' : `Schon seit ${minutes} Min. Wie soll es weitergehen?`,
  letBotPlay: 'Ein Computer spielt so lange',
  wait: 'Noch warten',
  endIt: 'Ohne Ergebnis beenden',
  botForYou: 'Ein Computer spielt gerade für dich weiter.',
  comeBack: 'Wieder selbst spielen',
  youResigned: 'Du hast aufgegeben. Ein Computer spielt für dich zu Ende.',

  // asking the others
  asks: {
    'take-back': (name: string) => `${name} möchte den letzten Zug zurücknehmen`,
    pause: (name: string) => `${name} möchte eine Pause machen`,
    abort: (name: string) => `${name} möchte das Spiel ohne Ergebnis beenden`,
  },
  youAsk: {
    'take-back': 'Du möchtest deinen Zug zurücknehmen.',
    pause: 'Du möchtest eine Pause.',
    abort: 'Du möchtest das Spiel ohne Ergebnis beenden.',
  },
  missing: (names: string) => `Noch ohne Antwort: ${names}.`,
  agree: 'Einverstanden',
  decline: 'Lieber nicht',
  withdraw: 'Doch nicht',
  declined: 'Nicht alle waren einverstanden.',

  // pause
  paused: 'Pause',
  pausedWhy: 'Alles bleibt liegen, die Zeit steht still.',
  resume: 'Weiter',
  titlePaused: (title: string) => `Pause – ${title}`,

  // menu
  askTakeBack: 'Zurücknehmen? Die anderen fragen',
  proposePause: 'Pause vorschlagen',
  letBotPlayForMe: 'Computer für mich spielen lassen',
  proposeEnd: 'Spiel ohne Ergebnis beenden',
  resign: 'Aufgeben',
  resignAsk: 'Wirklich aufgeben? Zurück kannst du dann nicht.',
  endAsk: 'Das Spiel beenden? Die anderen müssen einverstanden sein.',
  no: 'Nein',

  // an early end
  aborted: 'Ohne Ergebnis beendet',
  abortedWhy: 'Diesmal gewinnt niemand.',
  gaveUp: (names: string, several: boolean) => `${names} ${several ? 'haben' : 'hat'} aufgegeben.`,
  youGaveUp: 'Du hast aufgegeben.',

  // rematch
  starter: 'Die Revanche beginnt',
  starters: { next: 'der Nächste', winner: 'wer gewonnen hat', lot: 'wen das Los trifft' },
};

export type TogetherTexts = typeof de;

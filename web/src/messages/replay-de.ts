/** What the page says on which a saved game is looked at again. */
export const de = {
  replay: 'Aufzeichnung ansehen',
  replayLead: 'Öffne eine gespeicherte Partie und sieh sie dir Zug für Zug noch einmal an.',
  chooseFile: 'Datei wählen',
  dropHere: 'oder hierher ziehen',
  paste: 'oder den Text einfügen',
  open: 'Ansehen',
  first: 'An den Anfang',
  previous: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Einen Schritt weiter',
  last: 'Ans Ende',
  step: 'Schritt',
  stepOf: (at: number, of: number) => `${at} von ${of}`,
  notChecked: 'Nachrechnen geht erst wieder mit Netz.',
  another: 'Andere Aufzeichnung öffnen',
  recordError: {
    'too-large': 'Die Datei ist zu groß für eine Aufzeichnung.',
    'not-json': 'Das ist keine Aufzeichnung: Der Text ist kein JSON.',
    'not-a-record': 'Das ist keine Aufzeichnung von Spieleabend.',
    'unknown-version': 'Diese Aufzeichnung stammt aus einer anderen Fassung von Spieleabend.',
    'unknown-game': 'Dieses Spiel steht hier nicht im Regal.',
    'unknown-rules':
      'Diese Aufzeichnung folgt einer Fassung der Regeln, die wir hier nicht kennen. Vielleicht ist sie neuer.',
    'bad-seats': 'Die Namen oder die Zahl der Spieler stimmen nicht.',
    'bad-log': 'Der Verlauf ist beschädigt.',
    'bad-result': 'Das Ergebnis ist beschädigt.',
    'own-data': 'Diese Aufzeichnung bringt eigenes Spielmaterial mit, das es in diesem Spiel nicht gibt.',
    'bad-data': 'Mit dem eigenen Spielmaterial in dieser Aufzeichnung stimmt etwas nicht.',
    'unknown-option': 'Eine Hausregel in dieser Aufzeichnung gibt es nicht.',
    'bad-option': 'Eine Hausregel hat einen Wert, den es nicht gibt.',
    'result-differs': 'Das Ergebnis in der Datei passt nicht zum Verlauf. Wir zeigen, was der Verlauf ergibt.',
    unreadable: 'Die Datei lässt sich nicht lesen.',
  },
  atField: (field: string) => `Stelle: ${field}`,
  badEntry: (number: number, entry: string, why: string) =>
    `Eintrag ${number} („${entry}“) geht nicht: ${why} Bis dahin siehst du alles.`,
};

export type ReplayTexts = typeof de;

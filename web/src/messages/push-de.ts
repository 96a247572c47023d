/** What is said of being told when it is one's turn: on the lock screen, and in the menu of the table. */
export const de = {
  note: {
    turn: 'Du bist dran',
    time: 'Deine Zeit läuft gleich ab',
  },
  switch: 'Bescheid sagen, wenn ich dran bin',
  on: 'an',
  off: 'aus',
  hint: 'Auf diesem Gerät, an allen deinen Tischen: eine Nachricht, wenn du den Tisch gerade nicht ansiehst.',
  hindrance: {
    insecure: 'Das geht nur, wenn dieser Spieleabend über HTTPS erreichbar ist.',
    install: 'Auf dem iPhone und iPad geht das, sobald du den Spieleabend zum Home-Bildschirm hinzugefügt hast.',
    unsupported: 'Dieser Browser kann dir nicht Bescheid sagen.',
    denied: 'Du hast Nachrichten von dieser Seite abgelehnt. In den Einstellungen des Browsers kannst du sie erlauben.',
    failed: 'Das hat nicht geklappt. In privaten Fenstern geht es nicht; sonst versuch es später noch einmal.',
  },
};

export type PushTexts = typeof de;

/** What is said about agreed chance: seals, the check at the end, its explanation, statistics. */
export const de = {
  how: 'Wie das geht',
  and: 'und',

  // the seal at a roll
  sealNo: (n: number) => `Siegel Nr. ${n}`,
  promised: 'Das Haus hat eine geheime Zahl versiegelt.',
  contributed: (names: string, several: boolean) =>
    several
      ? `${names} haben je eine eigene geheime Zahl dazugelegt.`
      : `${names} hat eine eigene geheime Zahl dazugelegt.`,
  nobodyContributed: 'Kein Gerät hat etwas dazugelegt. Hier hast du nur das Wort des Hauses.',
  notYou: 'Dein Gerät war dabei nicht beteiligt.',
  agreed: 'Alles lag auf dem Tisch. Seitdem kann niemand mehr ändern, was kommt.',
  event: (n: number) => `Das hier ist Nr. ${n} von dem, was daraus folgt.`,
  atTheEnd: 'Am Ende macht das Haus sein Siegel auf, und dein Gerät rechnet alles nach.',
  hereSealed: 'Vor dem Spiel hat dieses Gerät eine geheime Zahl gezogen und versiegelt. Daraus folgt alles, was kommt.',
  hereAtTheEnd: 'Am Ende rechnet es nach, ob es sich daran gehalten hat.',
  sealOf: 'Siegel:',

  // the server is caught at something
  deceit: 'Bei diesem Spiel stimmt etwas mit dem Zufall nicht.',
  deceitWhy: {
    'left-out':
      'Was dein Gerät dazugelegt hat, fehlt. Hast du den Platz noch auf einem anderen Gerät offen? Dann ist alles gut. Sonst trau den Würfeln in diesem Spiel lieber nicht.',
    'called-withheld':
      'Der Server sagt, dein Gerät habe nicht geantwortet, obwohl es geantwortet hat. Vielleicht war nur die Verbindung weg. Trau den Würfeln sonst lieber nicht.',
    other:
      'Der Server hat etwas geändert, das schon versiegelt auf dem Tisch lag. Trau den Würfeln in diesem Spiel lieber nicht.',
  },

  // the check at the end
  checking: 'Dein Gerät rechnet alles nach …',
  notYet: 'Nachrechnen ging gerade nicht.',
  again: 'Noch einmal',
  things: {
    dice: (n: number) => (n === 1 ? 'Der eine Wurf' : `Alle ${n} Würfe`),
    cards: (n: number) => (n === 1 ? 'Die eine Ziehung' : `Alle ${n} Ziehungen`),
    both: (n: number) => `Alle ${n} Würfe und Ziehungen`,
  },
  proven: (things: string, one: boolean) =>
    one
      ? `${things} stimmt: Niemand konnte ihn aussuchen oder ändern.`
      : `${things} stimmen: Niemand konnte sie aussuchen oder ändern.`,
  provenHere: (things: string, one: boolean) =>
    `${things} ${one ? 'stimmt' : 'stimmen'}: Dieses Gerät hat nichts mehr geändert, seit das Spiel begann.`,
  provenAlone: (things: string, one: boolean) =>
    `${things} ${one ? 'stimmt' : 'stimmen'} mit dem Siegel des Hauses überein. Kein anderes Gerät hat etwas dazugelegt.`,
  provenRecord: (things: string, one: boolean) =>
    `${things} ${one ? 'passt' : 'passen'} zu dem, was vor dem Spiel versiegelt wurde.`,
  fails: (n: number, of: number) =>
    n === 0
      ? 'Hier stimmt etwas mit dem Zufall nicht.'
      : `Hier stimmt etwas nicht: ${n} von ${of} Ergebnissen passen nicht zum Siegel.`,
  details: 'Genauer',
  detailsTitle: 'Nachgerechnet',
  whoWasThere: (names: string) => `Dazugelegt haben: ${names}.`,
  nobodyWasThere: 'Niemand außer dem Haus hat etwas dazugelegt.',
  failedRounds: (n: number) =>
    n === 1
      ? 'Einmal wurde neu begonnen, weil ein Gerät nicht gezeigt hat, was es versprochen hatte.'
      : `${n}-mal wurde neu begonnen, weil ein Gerät nicht gezeigt hat, was es versprochen hatte.`,
  proves: {
    witness: 'Dein Gerät war dabei und hat sich alles gemerkt. Es passt zusammen.',
    record:
      'Die Aufzeichnung allein beweist nur, dass alles darin zusammenpasst. Dass die Siegel schon vor dem Spiel da waren, wissen die Geräte, die mitgespielt haben.',
    here: 'Das beweist, dass die App ihre Meinung nicht geändert hat, mehr nicht: Sie hat hier allein gemischt.',
  },
  faults: {
    'outcome-differs': (at: number, entry: string, expected: string) =>
      `Eintrag ${at}: Da steht ${entry}, es hätte ${expected} kommen müssen.`,
    'secret-differs': 'Die Zahl des Hauses passt nicht zu seinem Siegel.',
    'contribution-differs': 'Eine dazugelegte Zahl passt nicht zu ihrem Siegel.',
    'contribution-missing': 'Eine versprochene Zahl fehlt.',
    'round-without-reason': 'Es wurde ohne Grund neu begonnen.',
    'chair-came-back': 'Jemand hat wieder mitgemischt, der nicht mehr durfte.',
    'starter-differs': 'Anfangen müsste jemand anders.',
    'draw-differs': 'Gewürfelt oder gezogen wurde mit etwas anderem, als die Regeln sagen.',
    'draws-missing': 'Es fehlt, woraus gezogen wurde.',
    'other-than-witnessed': 'Es passt nicht zu dem, was dein Gerät sich gemerkt hat.',
    'log-refused': (at: number) => `Eintrag ${at} wäre nach den Regeln nicht möglich.`,
    'not-over': 'Das Spiel ist darin noch nicht zu Ende.',
    other: 'Die Aufzeichnung ist beschädigt.',
  },
  more: (n: number) => `… und ${n} weitere.`,
  statisticsHere: 'Wie oft kam was?',

  // the page that explains it
  explainTitle: 'Würfel zum Nachrechnen',
  explain: [
    'Vor dem Spiel schreibt das Haus eine geheime Zahl auf, steckt sie in einen Umschlag und legt ihn versiegelt auf den Tisch.',
    'Dann schreibt jedes eurer Geräte auch eine geheime Zahl auf. Erst wenn alle Umschläge liegen, macht ihr eure auf.',
    'Alle Zahlen zusammengerührt ergeben die Würfel und Karten. So konnte niemand aussuchen, was kommt: das Haus nicht und von euch auch niemand.',
    'Am Ende macht auch das Haus seinen Umschlag auf. Dann rührt jedes Gerät noch einmal und schaut, ob jeder Wurf gestimmt hat.',
  ],
  limitsTitle: 'Was das nicht kann',
  limits: [
    'Spielt ihr an einem Gerät oder gegen den Computer ohne Netz, mischt die App allein. Dann zeigt die Probe nur, dass sie nichts nachträglich geändert hat.',
    'Während des Spiels kennt das Haus die Würfel schon, so wie es auch verdeckte Karten kennt. Ändern kann es sie nicht mehr.',
    'Rechnet dein Gerät falsch, hilft ein anderes: Jede gespeicherte Aufzeichnung lässt sich mit einem eigenen Programm nachrechnen. Wie, steht in der Anleitung docs/fair-dice.md.',
  ],
  toStatistics: 'Wie oft kam was? Die Statistik',

  // statistics
  statistics: 'Wie der Zufall fiel',
  yours: 'Deine Spiele',
  house: 'Alle Spiele hier',
  oneGame: 'Ein Spiel',
  counting: 'Wird gezählt …',
  nothing: 'Noch kein Spiel ist zu Ende. Danach steht hier, wie oft was kam.',
  houseAway: 'Der Server ist gerade nicht zu erreichen.',
  gone: 'Dieses Spiel ist nicht mehr da.',
  games: (n: number) => (n === 1 ? '1 Spiel' : `${n} Spiele`),
  stillCounting: 'Es wird noch gezählt; schau später wieder vorbei.',
  tally: {
    dice: (n: number) => (n === 1 ? '1 Würfel' : `${n} Würfel`),
    draw: (n: number) => `${n}-mal`,
  },
  dieWith: (faces: string) => `Würfel mit ${faces}`,
  pile: 'Gezogen',
  bar: (thing: string, seen: number, expected: string) => `${thing}: ${seen}-mal, erwartet ${expected}`,
  expected: 'Der Strich zeigt, was im Durchschnitt zu erwarten war.',
  fair: { dice: 'faire Würfel', draw: 'gut gemischte Stapel' },
  fit: {
    few: 'Noch zu wenige, um etwas zu sagen.',
    usual: (percent: string, fair: string) =>
      `So weit daneben oder weiter liegen ${fair} in ${percent} aller Fälle. Ganz gewöhnlich.`,
    rare: (percent: string, fair: string) =>
      `So weit daneben liegen ${fair} nur in ${percent} aller Fälle. Das ist selten, kommt aber vor: unter vielen Tabellen ist immer eine solche.`,
    odd: (percent: string, fair: string) =>
      `So weit daneben liegen ${fair} nur in ${percent} aller Fälle. Das wäre ein Grund, genauer nachzurechnen.`,
  },
  chiSquare: (statistic: string, degrees: number, p: string) =>
    `χ² = ${statistic}, ${degrees} Freiheitsgrade, p = ${p}`,
  luck: 'So sieht Glück aus: Echter Zufall ist klumpig. In 100 Würfen kommt meistens einmal dreimal oder öfter hintereinander dieselbe Zahl, und nie kommt alles gleich oft. Gleichmäßig wäre verdächtig. Und der Würfel merkt sich nichts: Nach drei Einsen ist die vierte so wahrscheinlich wie immer.',
};

export type FairTexts = typeof de;

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

/** What the pages about tables say: the open ones, one's own, and moving to another device. */
export const de = {
  toShelf: 'Zum Regal',
  open: {
    title: 'Offene Tische',
    lead: 'Hier warten Leute auf Mitspieler. Setz dich dazu.',
    looking: 'Moment …',
    count: (n: number) =>
      n === 0 ? 'Gerade ist kein Tisch offen.' : n === 1 ? 'Ein Tisch ist offen.' : `${n} Tische sind offen.`,
    join: 'Dazusetzen',
    joinAt: (game: string, names: readonly string[]) =>
      names.length === 0 ? `${game}: dazusetzen` : `${game} mit ${inWords(names)}: dazusetzen`,
    with: (names: readonly string[]) => (names.length === 0 ? 'Noch sitzt niemand da.' : `mit ${inWords(names)}`),
    free: (n: number) => (n === 1 ? 'Ein Platz frei' : `${n} Plätze frei`),
    opened: (ago: string) => `Geöffnet ${ago}`,
    justOpened: 'Gerade geöffnet',
    noClock: 'Ohne Uhr',
    live: (minutes: string, seconds: string) => `${minutes} Min. plus ${seconds} s je Zug`,
    days: (n: number) => (n === 1 ? 'Ein Tag je Zug' : `${n} Tage je Zug`),
    resign: 'Wer die Zeit überschreitet, gibt auf',
    typed: 'Mit dem echten Spiel',
    ownData: 'Mit eigenem Material',
    yes: 'ja',
    no: 'nein',
    emptyHint: 'Öffne selbst einen und setz ihn auf die Liste. Wer vorbeikommt, spielt mit.',
    choose: 'Such dir ein Spiel aus',
    unreachable: 'Der Server antwortet nicht. Sobald er wieder da ist, stehen hier die Tische.',
  },
  mine: {
    statistics: 'Wie der Zufall fiel',
    title: 'Meine Tische',
    running: 'Hier geht es weiter',
    finished: 'Zu Ende gespielt',
    none: 'Auf diesem Gerät steht noch kein Tisch.',
    noneHint: 'Such dir ein Spiel aus, dann findest du es hier wieder.',
    won: 'Du hast gewonnen',
    wins: (names: readonly string[]) => `${inWords(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
    place: (n: number) => `Platz ${n}`,
    draw: 'Unentschieden',
    aborted: 'Ohne Ergebnis beendet',
    points: (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    here: 'nur an diesem Gerät',
    watch: 'Ansehen',
    watchGame: (title: string) => `${title}: ansehen`,
    noRecord: 'Diese Partie gibt es auf dem Server nicht mehr.',
    unreachable: 'Der Server antwortet nicht. Bist du online? Dann versuch es gleich noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    forgetTitle: 'Diesen Tisch vergessen?',
    forgetHere: 'Er steht nur an diesem Gerät. Die Partie ist dann für immer weg.',
    forgetSeat: 'Auf diesem Gerät hast du dann keinen Platz mehr an diesem Tisch.',
    forgetOver: 'Er verschwindet aus dieser Liste.',
    forget: 'Vergessen',
    keep: 'Behalten',
  },
  move: {
    title: 'Auf ein anderes Gerät',
    lead: 'Nimm deine Plätze mit. Danach kannst du auf beiden Geräten weiterspielen.',
    stay: 'Tische, die nur an diesem Gerät stehen, bleiben hier.',
    leave: 'Plätze mitnehmen',
    take: 'Plätze herholen',
    nothing: 'Du sitzt noch an keinem Tisch, der mitkommen könnte.',
    packing: 'Moment …',
    show: 'Richte die Kamera des anderen Geräts auf das Bild. Oder öffne dort „Meine Tische“, „Plätze herholen“ und tippe:',
    qr: 'QR-Code, mit dem das andere Gerät deine Plätze herholt',
    holds: (time: string) => `Gilt noch ${time} Minuten, und nur ein Mal.`,
    secret: 'Zeig ihn sonst niemandem: Wer ihn hat, sitzt auf deinen Plätzen.',
    over: 'Dieser Code gilt nicht mehr.',
    again: 'Neuer Code',
    typeCode: 'Code vom anderen Gerät',
    typeHelp: 'Dort steht er unter „Meine Tische“, „Plätze mitnehmen“.',
    fetch: 'Herholen',
    fetching: 'Moment …',
    question: 'Deine Plätze auf dieses Gerät holen?',
    questionHelp: 'Danach kannst du auf beiden Geräten weiterspielen. Der Code gilt nur dieses eine Mal.',
    fetchAll: 'Ja, herholen',
    fetched: (n: number) =>
      n === 0
        ? 'Deine Plätze waren alle schon hier.'
        : n === 1
          ? 'Ein Platz ist jetzt auch hier.'
          : `${n} Plätze sind jetzt auch hier.`,
    toMine: 'Zu meinen Tischen',
    refused: {
      'no-move':
        'Diesen Code gibt es nicht, oder er gilt nicht mehr. Lass dir auf dem anderen Gerät einen neuen zeigen.',
      malformed: 'Ein Code hat acht Zeichen, zum Beispiel K7M2QXA4.',
      'too-fast': 'Das waren sehr viele Versuche. Warte eine Minute.',
      full: 'Gerade ziehen sehr viele um. Versuch es in ein paar Minuten noch einmal.',
      unreachable: 'Der Server antwortet nicht. Bist du online? Dann versuch es gleich noch einmal.',
    } as Readonly<Record<string, string>>,
    other: (code: string) => `Der Server hat das abgelehnt (${code}).`,
  },
};

export type TablesMessages = typeof de;

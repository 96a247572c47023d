const de = {
  title: 'EINEU: drei Würfel zum Falten',
  what: 'Am besten auf festes Papier drucken, in Originalgröße.',
  names: { b: 'Blau', r: 'Rot', k: 'Schwarz' },
  letters: { b: 'B', r: 'R', k: 'S' },
  opposite: 'Gegenüber liegen',
  how: [
    'Außen herum ausschneiden.',
    'Alle gestrichelten Kanten',
    'nach hinten falten.',
    'Die hellen Laschen innen ankleben,',
    'den Deckel zuletzt.',
  ],
  targets: { yours: 'Dein Ziel', nines: 'zwei Neunen', ones: 'zwei Einsen' },
  coaster: { rests: 'ruht', why: 'zuletzt gekippt' },
};

const en: typeof de = {
  title: 'EINEU: three dice to fold',
  what: 'Best printed on stiff paper, at actual size.',
  names: { b: 'Blue', r: 'Red', k: 'Black' },
  letters: { b: 'B', r: 'R', k: 'K' },
  opposite: 'Opposite faces',
  how: [
    'Cut out along the outline.',
    'Fold backwards along all dashed edges.',
    'Glue the pale tabs to the inside,',
    'the lid last.',
  ],
  targets: { yours: 'Your target', nines: 'two nines', ones: 'two ones' },
  coaster: { rests: 'rests', why: 'tipped last' },
};

export const MESSAGES = { de, en };

/** A figure: its name, and how it is taken ("den Kapitän"). */
export interface FigureName {
  readonly name: string;
  readonly taken: string;
}

const der = (name: string, taken = name): FigureName => ({ name, taken: `den ${taken}` });
const die = (name: string): FigureName => ({ name, taken: `die ${name}` });
const das = (name: string): FigureName => ({ name, taken: `das ${name}` });

/** The forty figures, by number; place 0 is empty. */
export const figures: readonly FigureName[] = [
  das(''),
  das('Baby'),
  die('Schulanfängerin'),
  der('Torwart'),
  die('Gärtnerin'),
  der('Bäcker'),
  die('Postbotin'),
  der('Schornsteinfeger'),
  die('Köchin'),
  der('Feuerwehrmann'),
  die('Bauarbeiterin'),
  die('Malerin'),
  der('Fischer'),
  der('Taucher'),
  die('Imkerin'),
  der('Clown'),
  die('Ärztin'),
  die('Försterin'),
  die('Oma'),
  der('Opa'),
  der('Kapitän'),
  der('Cowboy'),
  der('Punk'),
  die('Sängerin'),
  der('Detektiv'),
  die('Pilotin'),
  der('Skifahrer'),
  die('Schwimmerin'),
  die('Braut'),
  der('Kellner'),
  der('Ritter'),
  der('Räuber'),
  die('Piratin'),
  der('Astronaut', 'Astronauten'),
  der('Wikinger'),
  das('Burgfräulein'),
  der('Zauberer'),
  die('Superheldin'),
  der('Dino'),
  die('Königin'),
  der('König'),
];

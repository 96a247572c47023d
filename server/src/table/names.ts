/** Cyrillic and Greek letters that look like Latin ones, capital or small, each with what it is taken for. */
const ALIKE =
  'аa вb еe һh іi јj кk мm нh оo рp ԛq сc ѕs тt уy ԝw хx ԁd ӏl αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx γy ıi'.split(
    ' ',
  );
const TAKEN_FOR = new Map(ALIKE.map(([letter = '', latin = '']) => [letter, latin]));

/** Names that people take for the same have the same plain form, however they are written: capitals, width, spaces, letters of another script. */
export function plainName(name: string): string {
  const small = name.normalize('NFKC').toLocaleLowerCase('de').replaceAll(/\s+/g, ' ');
  return [...small].map((letter) => TAKEN_FOR.get(letter) ?? letter).join('');
}

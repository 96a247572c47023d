/** Colours on paper: the tokens of the house by day (`web/src/styles/tokens.css`), which a PDF cannot look up. */
export const INK = '#2a211b';
export const INK_SOFT = '#6d5d4e';
/** Lines to cut and to fold along: seen, but no longer when it is done. */
export const HAIRLINE = '#a99a86';

/** The six colours of dice. On paper too they are never alone: a letter or a shape stands with them. */
export const DICE_INK = {
  white: '#fbf8f1',
  black: '#26232a',
  red: '#cf3f36',
  blue: '#2f6fb7',
  yellow: '#f2c230',
  green: '#3f9a58',
} as const;

/** The languages of the house. Every message file exists in each of them. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language on the screen now; reading it in a component keeps the component up to date. */
export const language = $state<{ current: Language }>({ current: 'de' });

/** A text, or a whole message file, in every language. */
export type Translated<Text> = Readonly<Record<Language, Text>>;

/** The one in the language on the screen. */
export function inLanguage<Text>(texts: Translated<Text>): Text {
  return texts[language.current];
}

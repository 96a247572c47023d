/** Anna → Anna’s */
export function genitive(name: string): string {
  return `${name}’s`;
}

/** "Anna", "Anna and Ben", "Anna, Ben and Clara" */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A length of time in words of this language, in whole seconds, minutes or hours: "3 Sekunden". */
export function duration(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [amount, unit] =
    seconds < 60
      ? ([seconds, 'second'] as const)
      : seconds < 3600
        ? ([Math.floor(seconds / 60), 'minute'] as const)
        : ([Math.floor(seconds / 3600), 'hour'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

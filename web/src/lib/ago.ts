const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in words of the language: "vor 3 Minuten", "gestern", "just now". Times in epoch milliseconds. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const whole = Math.floor((now - then) / length);
    if (whole > 0) return words.format(-whole, unit);
  }
  return words.format(0, 'second');
}

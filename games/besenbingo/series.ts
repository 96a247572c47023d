/** Whether a round is on another sheet than the earlier ones (BB-4.3): a log begins with the deal, and alone that is one sheet. */
export function onAnotherSheet(log: readonly string[], earlier: readonly (readonly string[])[]): boolean {
  const [deal] = log;
  return deal === undefined || earlier.every((round) => round[0] !== deal);
}

/** A table with two people as the load sees it, whatever server it is on. */
export interface Match {
  /** Sends the next decision; false where the game is over. Only when nothing is under way. */
  move(): boolean;
  /** When the decision under way was sent (milliseconds of `performance.now`), −1 where none is. */
  readonly sent: number;
  /** Called when the decision has been acknowledged to whoever made it. */
  acknowledged: () => void;
  /** Called when it has been acknowledged and both have been told. */
  moved: () => void;
  close(): void;
}

/** A server, and how people sit down there. */
export interface Host {
  readonly name: string;
  /** Seats two people at each of so many new tables and begins. */
  seat(tables: number): Promise<readonly Match[]>;
}

/** Does something for each of many, so many at a time. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

import { expect, test } from 'vitest';
import { playback } from './playback.ts';

/** A player that notes what it is asked for and finishes an entry when told to. */
function watched(start: readonly string[]) {
  const done: string[] = [];
  let finish = (): void => {};
  const follow = playback(
    {
      play: (log, pace) => {
        done.push(`play ${log.join()} ×${pace}`);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      jump: (log) => {
        done.push(`jump ${log.join()}`);
      },
    },
    start,
  );
  const finished = async (): Promise<void> => {
    finish();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { done, follow, finished };
}

test('plays new entries one after the other, faster while several wait', async () => {
  const { done, follow, finished } = watched(['a']);
  follow(['a', 'b', 'c']);
  expect(done).toEqual(['play a,b ×2']);
  await finished();
  expect(done).toEqual(['play a,b ×2', 'play a,b,c ×1']);
  await finished();
  follow(['a', 'b', 'c']);
  expect(done).toHaveLength(2);
});

test('takes in what comes while it plays', async () => {
  const { done, follow, finished } = watched([]);
  follow(['a']);
  follow(['a', 'b']);
  expect(done).toEqual(['play a ×1']);
  await finished();
  expect(done).toEqual(['play a ×1', 'play a,b ×1']);
});

test('jumps when the log became shorter or another one', async () => {
  const { done, follow } = watched(['a', 'b']);
  follow(['a']);
  follow(['x', 'y']);
  expect(done).toEqual(['jump a', 'jump x,y']);
});

test('a jump in the middle of an entry is not undone when that entry ends', async () => {
  const { done, follow, finished } = watched(['a']);
  follow(['a', 'b', 'c']);
  follow(['a', 'x']);
  await finished();
  expect(done).toEqual(['play a,b ×2', 'jump a,x']);
});

test('jumps when too much is new to be watched', () => {
  const { done, follow } = watched([]);
  follow([...'abcdefghij']);
  expect(done).toEqual(['jump a,b,c,d,e,f,g,h,i,j']);
});

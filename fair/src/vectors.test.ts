import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ChanceSpec, sample } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { keyOf, occasionOf, promiseContribution, promiseSecret, type Round, type Table } from './commit.ts';
import { openStream } from './stream.ts';

const VECTORS = fileURLToPath(new URL('../vectors.json', import.meta.url));
const PYTHON = fileURLToPath(new URL('../../examples', import.meta.url));

const TABLE: Table = { code: 'K7MW3Q', game: 'eineu', chairs: 2, first: 'lot' };
/** Bytes that count up from the first: easy to type, and easy to tell from one another. */
const countUp = (first: number) =>
  Array.from({ length: 32 }, (_, index) => (first + index).toString(16).padStart(2, '0')).join('');

/** Chair 1 withholds in the first round; the second holds. */
function rounds(): readonly Round[] {
  const first = occasionOf(TABLE, [], 0);
  const secret = countUp(0x00);
  const commitment = promiseSecret(first, secret);
  const given = [countUp(0x40), countUp(0x80)].map((contribution, chair) => ({
    chair,
    commitment: promiseContribution(first, commitment, chair, contribution),
    contribution: chair === 1 ? null : contribution,
  }));
  const failed: Round = { commitment, secret, contributions: given };
  const second = occasionOf(TABLE, [failed], 1);
  const again = { secret: countUp(0x20), contribution: countUp(0x60) };
  const commitmentAgain = promiseSecret(second, again.secret);
  const promised = promiseContribution(second, commitmentAgain, 0, again.contribution);
  const contributions = [{ chair: 0, commitment: promised, contribution: again.contribution }];
  return [failed, { commitment: commitmentAgain, secret: again.secret, contributions }];
}

/** What is drawn, one after the other: from which specification, as text, with names for what it shows. */
const DRAWS: readonly { text: string; spec: ChanceSpec; names: readonly string[] }[] = [
  { text: '2,3,4,6,7,8', spec: dice(1, [2, 3, 4, 6, 7, 8]), names: [...'0123456789'] },
  { text: '6*1,2,3,4,5,6', spec: dice(6, [1, 2, 3, 4, 5, 6]), names: [...'0123456'] },
  {
    text: '2*1,2,3|1|1,2,3,4',
    spec: {
      kind: 'dice',
      dice: [[1, 2, 3], [1, 2, 3], [1], [1, 2, 3, 4]],
    },
    names: [...'01234'],
  },
  { text: '4<a,b,c,d,e,f', spec: { kind: 'draw', counts: [1, 1, 1, 1, 1, 1], take: 4 }, names: [...'abcdef'] },
  { text: '3<3*x,2*y,f10', spec: { kind: 'draw', counts: [3, 2, 1], take: 3 }, names: ['x', 'y', 'f10'] },
];

function dice(number: number, faces: readonly number[]): ChanceSpec {
  return { kind: 'dice', dice: new Array(number).fill(faces) };
}

function makeVectors(): object {
  const all = rounds();
  const [, last] = all;
  if (last === undefined) throw new RangeError('no round');
  const occasion = occasionOf(TABLE, all, 1);
  const key = keyOf(occasion, last);
  const stream = openStream(key);
  const words = stream.event(1);
  const bounds = [6, 1, 3_000_000_000, 3_000_000_000, 2_147_483_649, 52, 2 ** 32, 7];
  const numbers = stream.event(2);
  return {
    about: 'Test vectors of docs/fair-dice.md, written by fair/src/vectors.test.ts',
    ceremony: { table: TABLE, rounds: all, after: occasion.after, key },
    words: {
      event: 1,
      words: Array.from({ length: 10 }, () =>
        words
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join(' '),
    },
    numbers: { event: 2, bounds: bounds.join(' '), numbers: bounds.map((bound) => numbers.below(bound)).join(' ') },
    lot: { event: 0, chairs: 2, starter: stream.event(0).below(2) },
    draws: DRAWS.map(({ text, spec, names }, index) => {
      const event = 100 + index;
      return {
        event,
        from: text,
        outcome: sample(spec, stream.event(event))
          .map((thing) => names[thing])
          .join(''),
      };
    }),
  };
}

test('the published vectors are what is computed here', async () => {
  await expect(`${JSON.stringify(makeVectors(), null, 2)}\n`).toMatchFileSnapshot(VECTORS);
});

test('the example by hand in the document gives the vector', () => {
  const text = readFileSync(new URL('../../docs/fair-dice.md', import.meta.url), 'utf8');
  const [, command = ''] = /```sh\n(printf [\s\S]*?)```/.exec(text) ?? [];
  const [said] = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split(' ');
  expect(said).toBe(rounds()[0]?.commitment);
  expect(command).toContain(said);
});

test('the verifier in Python computes the same', () => {
  const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
from verify import below, draw, verify, words
vectors = json.load(open(sys.argv[2]))
key = bytes.fromhex(vectors["ceremony"]["key"])
stream, numbers, pile = words(key, 1), words(key, 2), []
fairness = {"version": 1, "table": "K7MW3Q", "first": "lot", "starter": vectors["lot"]["starter"],
            "rounds": vectors["ceremony"]["rounds"], "draws": []}
print(json.dumps({
    "faults": verify({"game": "eineu", "seats": ["", ""], "log": [], "fairness": fairness}),
    "words": " ".join(f"{next(stream):08x}" for _ in range(10)),
    "numbers": " ".join(str(below(numbers, int(bound))) for bound in vectors["numbers"]["bounds"].split()),
    "starter": below(words(key, 0), 2),
    "outcomes": [draw(words(key, one["event"]), one["from"], pile) for one in vectors["draws"]],
}))`;
  const said = execFileSync('python3', ['-B', '-c', program, PYTHON, VECTORS], { encoding: 'utf8' });
  const vectors = makeVectors() as ReturnType<typeof JSON.parse>;
  expect(JSON.parse(said)).toEqual({
    faults: [],
    words: vectors.words.words,
    numbers: vectors.numbers.numbers,
    starter: vectors.lot.starter,
    outcomes: vectors.draws.map(({ outcome }: { outcome: string }) => outcome),
  });
});

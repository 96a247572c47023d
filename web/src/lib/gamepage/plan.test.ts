import { language } from '@spieleabend/games/kit/language.svelte.ts';
import { beforeEach, expect, test } from 'vitest';
import { Plan } from './plan.svelte.ts';

const PAIR = { id: 'eineu', seats: { min: 2, max: 2 } };
const CROWD = { id: 'twenty-one', seats: { min: 1, max: 6 } };

beforeEach(() => {
  language.current = 'de';
});

test('by a link, the first chair needs a name and the others stay open for friends', () => {
  const plan = new Plan(CROWD);
  expect(plan.needsName).toBe(true);
  plan.set(0, { name: 'Anna', level: null });
  expect(plan.needsName).toBe(false);
  expect(plan.forServer()).toEqual({
    game: 'twenty-one',
    options: {},
    chairs: [{ kind: 'person' }, { kind: 'open' }],
    name: 'Anna',
    first: 'lot',
    chance: 'drawn',
    time: null,
    timeout: 'bot',
    visibility: 'private',
    talk: true,
  });
});

test('with the real box the app is told what fell, here or by a link; a sheet of one’s own is kept alone', () => {
  const plan = new Plan(CROWD);
  plan.set(0, { name: 'Anna', level: null });
  expect(plan.chance).toBe('drawn');
  plan.choose('box-link');
  expect(plan.online).toBe(true);
  expect(plan.forServer()).toMatchObject({ chance: 'typed', chairs: [{ kind: 'person' }, { kind: 'open' }] });
  plan.choose('box-sheet');
  expect(plan.chance).toBe('sheet');
  expect(plan.canAdd).toBe(false);
  expect(plan.forDevice()).toEqual([{ name: 'Anna' }]);
  plan.choose('box-device');
  expect(plan.forDevice()).toHaveLength(2);
});

test('a bot can be put on one chair of a table for friends', () => {
  const plan = new Plan(CROWD);
  plan.set(0, { name: 'Anna', level: null });
  plan.set(1, { name: '', level: 'hard' });
  expect(plan.forServer().chairs).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'hard', name: 'Eiche' }]);
});

test('against the computer all other seats are bots; back at one device they are people again', () => {
  const plan = new Plan(CROWD);
  plan.choose('easy');
  plan.add();
  expect(plan.forDevice()).toEqual([{ name: 'Du' }, { name: 'Balsa', bot: 'easy' }, { name: 'Espe', bot: 'easy' }]);
  plan.choose('device');
  expect(plan.forDevice()).toEqual([{ name: 'Fuchs' }, { name: 'Eule' }, { name: 'Igel' }]);
});

test('bots of several levels at one table bear the names of their kinds of wood', () => {
  const plan = new Plan(CROWD);
  plan.choose('device');
  plan.add();
  plan.add();
  for (const [index, level] of (['hard', 'easy', 'hard'] as const).entries()) plan.set(index + 1, { name: '', level });
  expect(plan.forDevice().map(({ name }) => name)).toEqual(['Fuchs', 'Eiche', 'Balsa', 'Buche']);
});

test('somebody alone at a game for one gets an opponent when asking for one', () => {
  const plan = new Plan(CROWD);
  plan.remove(1);
  plan.choose('medium');
  expect(plan.forDevice()).toHaveLength(2);
});

test('no two people at one device bear the same name by default', () => {
  const plan = new Plan(CROWD);
  plan.choose('device');
  plan.set(1, { name: 'Fuchs', level: null });
  expect(plan.forDevice()).toEqual([{ name: 'Eule' }, { name: 'Fuchs' }]);
});

test('who sits alone at this device, with the real box or without, may set a number of rounds', () => {
  const plan = new Plan(CROWD);
  plan.choose('device');
  expect(plan.solo).toBe(false);
  plan.remove(1);
  expect(plan.solo).toBe(true);
  plan.choose('box-device');
  expect(plan.solo).toBe(true);
  plan.choose('box-sheet');
  expect(plan.solo).toBe(false);
  plan.choose('link');
  expect(plan.solo).toBe(false);
});

test('seats stay within what the game allows', () => {
  const plan = new Plan(PAIR);
  expect([plan.canAdd, plan.canRemove]).toEqual([false, false]);
  plan.add();
  plan.remove(1);
  expect(plan.seats).toHaveLength(2);
});

test('what is settled about a table for people far away goes to the server', () => {
  const plan = new Plan(CROWD);
  plan.set(0, { name: 'Anna', level: null });
  plan.time = { kind: 'days', days: 3 };
  plan.timeout = 'resign';
  plan.visibility = 'listed';
  plan.talk = false;
  expect(plan.forServer()).toMatchObject({
    time: { kind: 'days', days: 3 },
    timeout: 'resign',
    visibility: 'listed',
    talk: false,
  });
});

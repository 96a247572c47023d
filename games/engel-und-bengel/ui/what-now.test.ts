import { describe, expect, test } from 'vitest';
import { de } from '../messages/de.ts';
import { game } from '../rules.ts';
import { offersIn } from './choice.ts';
import { course } from './course.ts';
import { eventsIn } from './events.ts';
import { NAMES, table, trial } from './testing.ts';
import { happening, watching, yourMove } from './what-now.ts';

const ROLLED = ['*:f1', '*:64315'];
const NAMING = { names: NAMES, you: 0 };

function offers(log: readonly string[]) {
  return offersIn(game.moves(table(log).state, 0).map(game.makeMove));
}

describe('what is to do', () => {
  test('EB-3.3 first a die has to be placed', () => {
    expect(yourMove(offers(ROLLED), null, null, null, de).title).toBe('Setz mindestens einen.');
    expect(yourMove(offers(ROLLED), null, null, 'Anna', de).title).toBe('Anna setzt mindestens einen.');
  });
  test('EB-3.4 then one may go on or stop', () => {
    const now = yourMove(offers([...ROLLED, '0:6@1']), null, 6, null, de);
    expect(now).toEqual({ title: 'Die 6 sitzt.', text: de.act.mayHelp });
  });
  test('a die or a row that was taken up asks for its other half', () => {
    expect(yourMove(offers(ROLLED), { type: 'die', die: 1, value: 4 }, null, null, de).title).toBe('Wohin mit der 4?');
    expect(yourMove(offers(ROLLED), { type: 'row', row: 3 }, null, null, de).text).toContain('Reihe 3');
  });
});

describe('what one sees of the others', () => {
  const watch = (log: readonly string[]) => watching(table(log).look('spectator').view, { ...NAMING, you: 1 }, de);
  test('before the first face, before a roll, and while somebody thinks', () => {
    expect(watch([])).toEqual({ title: de.act.first, text: 'Anna beginnt.' });
    expect(watch(['*:f1']).title).toBe('Anna würfelt.');
    expect(watch(ROLLED)).toEqual({ title: 'Anna überlegt', text: de.act.watchPlace });
    expect(watch([...ROLLED, '0:6@1']).text).toBe(de.act.watchDecide);
    const own = watching(table(ROLLED).look('spectator').view, { ...NAMING, you: 0 }, de);
    expect(own).toEqual({ title: 'Du bist dran.', text: '' });
  });
});

describe('what happens', () => {
  const happens = (log: readonly string[]) => {
    const views = course(log, trial());
    const event = eventsIn(log, views).at(-1);
    const after = views.at(-1);
    return event && after ? happening(event, after, NAMING, de) : null;
  };
  test('EB-2.1 a face has a name', () => {
    expect(happens(['*:f1'])).toEqual({ title: '„Probe“', text: 'Du beginnst.' });
  });
  test('EB-4.1 rows pay and cost', () => {
    expect(happens([...ROLLED, '0:6@1'])?.title).toBe('20 Punkte für dich!');
    expect(happens([...ROLLED, '0:3@6'])?.title).toBe('Du zahlst 80 Punkte.');
    expect(happens([...ROLLED, '0:4@2'])).toBeNull();
  });
  test('EB-3.5 a roll that fits nowhere ends the turn', () => {
    const log = [
      '*:f1',
      '*:66666',
      '0:6@1',
      '0:6@3',
      '0:6@4',
      '0:6@4',
      '0:6@4',
      '*:66666',
      '1:6@3',
      '1:stop',
      '*:66666',
    ];
    expect(happens(log)).toEqual({ title: 'Nichts passt.', text: 'Dein Zug ist zu Ende.' });
    expect(happens(ROLLED)).toBeNull();
  });
});

import type { Fault } from '@spieleabend/fair';
import { language } from '@spieleabend/games/kit/language.svelte.ts';
import type { FairTexts } from '../../../messages/fair-de.ts';
import type { Proof } from './prove.ts';

/** Names as one: "Anna, Ben und Carla". */
export function inOne(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** The time of day, to the second. */
export function timeOf(at: number | null): string {
  return at === null
    ? ''
    : new Date(at).toLocaleTimeString(language.current, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/** What a checked game says of itself, in one sentence. `here`: it was played on this device; `witnessed`: this device had a part in its chance. */
export function sentence(
  t: FairTexts,
  { holds, wrong, kind, events, contributions }: Proof,
  { here, witnessed }: { readonly here: boolean; readonly witnessed: boolean },
): string {
  if (!holds) return t.fails(wrong, events.length);
  const [things, one] = [t.things[kind](events.length), events.length === 1];
  if (here) return t.provenHere(things, one);
  if (contributions === 0) return t.provenAlone(things, one);
  return witnessed ? t.proven(things, one) : t.provenRecord(things, one);
}

/** What does not hold. Entries of the log are counted from 1. */
export function faultText(t: FairTexts, fault: Fault): string {
  if (fault.code === 'outcome-differs') {
    return t.faults['outcome-differs'](fault.at + 1, fault.entry.slice(2), fault.expected.slice(2));
  }
  if (fault.code === 'log-refused') return t.faults['log-refused'](fault.at + 1);
  const said: Readonly<Record<string, unknown>> = t.faults;
  const text = Object.hasOwn(said, fault.code) ? said[fault.code] : null;
  return typeof text === 'string' ? text : t.faults.other;
}

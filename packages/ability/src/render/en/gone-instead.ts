/** What goes elsewhere: where to, and what it is called until then (CR 614.1a). */
import type { Replacement } from '../../language.js';
import { shuffledInto } from '../ways.js';
import type { Context } from './context.js';

type ZoneChange = Extract<Replacement, { replace: 'zone' }>;

/** Whether it would die. */
export const isDeath = (r: ZoneChange): boolean => r.from === 'battlefield' && r.to === 'graveyard';

/** "exile it instead", "instead exile that card and draw a card". */
export function goneInstead(self: boolean, to: string | undefined, more: string | undefined, wherever: boolean): string {
  if (wherever && more === undefined) return `${to} instead of putting it anywhere else`;
  if (to === 'exile it' && more !== undefined) return `instead exile ${self ? 'it' : 'that card'} and ${more}`;
  return `${[to, more].filter((x) => x !== undefined).join(' and ')} instead`;
}

/** Where it goes instead; undefined where it doesn't go. */
export function placeInstead(r: ZoneChange, subject: string): string | undefined {
  const shuffled = shuffledInto(r);
  if (r.toInstead === undefined) return undefined;
  if (shuffled) return `${shuffled === 'shown' ? `reveal ${subject} and ` : ''}shuffle it into its owner's library`;
  if (r.toInstead === 'exile') return 'exile it';
  if (r.toInstead === 'library') return `put it on ${r.position === 'bottom' ? 'the bottom' : 'top'} of its owner's library`;
  if (r.toInstead === 'hand') return "return it to its owner's hand";
  return `put it into ${r.toInstead === 'graveyard' ? "its owner's graveyard" : r.toInstead}`;
}

/** The subject of the sentence: a card has no controller by the time it goes, and what was hurt is told by the spell that did it. */
export function toldSubject(c: Context, r: ZoneChange, subject: string, turn: string): string {
  if (turn !== '') return subject.replace(`dealt damage by ${c.self} this turn`, 'dealt damage this way');
  return isDeath(r) || r.to !== 'graveyard' ? subject : subject.replace("you don't control", "you didn't control");
}

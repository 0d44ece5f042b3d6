/** Where a Duel and its record differ, and what for. */
import { bothFields, card, printed } from '../state/access.js';
import type { State } from '../state/types.js';
import type { TraceDecision, TraceOption } from './format.js';

/** What is compared. */
export type Place = 'ask' | 'options' | 'events' | 'board' | 'fault';

/** Cards of a difference, by how near they are to it. */
export interface Near {
  /** Named in it, or what was answered there. */
  named: readonly number[];
  /** On the Chain, or moved by what was answered. */
  used: readonly number[];
  /** Face-up on the field. */
  field: readonly number[];
}

export interface Difference {
  /** Which decision, from 0. */
  at: number;
  in: Place;
  what: string;
  /** What is asked there. */
  ask: string;
  near: Near;
}

/** The words of a side of a difference, without cards, places and numbers. */
const words = (side: string): string =>
  side
    .split('(')[0]
    .split(' ')
    .filter((w) => /^[a-z?]+$/.test(w) && !PLACES.has(w))
    .slice(0, 3)
    .join(' ');

const PLACES = new Set(['hand', 'deck', 'monster', 'spell', 'grave', 'banished', 'extra', 'none', 'of', 'material']);

/** The class of a difference: what stands on either side, whatever the cards are. */
export function classOf(d: Difference): string {
  if (d.in === 'fault') return 'fault';
  const [there = '', here = ''] = d.what
    .replace(/^(ask|options): /, '')
    .replace(/only there|there:?/, '')
    .split(/; here:|; only here|, here/);
  if (d.in === 'board') return `board: ${words(d.what.split(':')[0])}`;
  return `${d.in}: ${words(there) || 'cards'} | ${words(here) || 'cards'}`;
}

/** Cards that a difference is about, from the nearest on. */
export function nearTo(s: State, d: TraceDecision | undefined, what: string): Near {
  const named = (what.match(/\b\d{4,9}\b/g) ?? []).map(Number);
  const chain = s.chain.map((l) => printed(s, l.row).id);
  const answer = d && typeof d.answer === 'number' ? (d.options[d.answer] as TraceOption | undefined)?.card : undefined;
  const field = bothFields(s)
    .filter((r) => card(s, r).up)
    .map((r) => printed(s, r).id);
  const moved = (d?.then ?? []).flatMap((e) => (typeof e.card === 'number' ? [e.card] : []));
  return { named: [...named, ...(answer === undefined ? [] : [answer])], used: [...chain, ...moved], field };
}

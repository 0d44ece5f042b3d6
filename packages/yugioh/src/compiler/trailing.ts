/** What is said of a card after what is done to it: "add 1 monster from your Deck to your hand, except "Name"", "send 1 card to the GY with the same name". */
import type { Effect, Filter, Selector } from '../language/effects.js';
import type { Reading } from './grammar.js';
import { afterAt, spread } from './modifiers.js';
import { exceptAt } from './nouns.js';
import { GRAMMAR } from './table.js';
import { togetherAt } from './together.js';
import { flat } from './words.js';

type Chosen = Extract<Selector, { sel: 'choose' | 'all' }>;

/** Effects whose object is chosen from somewhere: what follows their verb may be said of it. */
const MOVES: ReadonlySet<Effect['do']> = new Set([
  'add',
  'summon',
  'send',
  'banish',
  'setSpell',
  'place',
  'toHand',
  'toDeck',
  'destroy',
  'reveal',
  'attach',
  'discard',
  'summonNow',
] as const);

/** Where a card is, and how it lies, is said of what is done with it. */
const OF_CARDS: ReadonlySet<Filter['is']> = new Set(['like', 'namesake', 'than', 'stat', 'mentions', 'not', 'and', 'or'] as const);

function objectOf(e: Effect): Chosen | null {
  if (!MOVES.has(e.do) || !('what' in e)) return null;
  const what = e.what as Selector;
  return (what.sel === 'choose' || what.sel === 'all') && !('distinct' in what && what.distinct) && !('alike' in what && what.alike)
    ? what
    : null;
}

const parts = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);

const withFilter = (e: Effect, what: Chosen, filter: Filter): Effect => ({ ...e, what: { ...what, of: { ...what.of, filter } } }) as Effect;

/** The readings of an effect, and those with what is said after it of the cards that it is about. */
export function effectsAt(text: string, at: number): readonly Reading[] {
  const plain = GRAMMAR.read('effect', text, at);
  const seen = new Set(plain.map(([, end]) => end));
  const more: Reading[] = [];
  const follow = ([node, end]: Reading, depth: number): void => {
    const what = objectOf(node as Effect);
    if (!what || depth > 2 || (text[end] !== ' ' && text[end] !== ',')) return;
    const plural = what.sel === 'all' || what.max > 1;
    const found: Reading[] = [
      ...afterAt(text, end)
        .filter(([f]) => OF_CARDS.has(f.is))
        .map(([f, to]): Reading => [withFilter(node as Effect, what, flat([...parts(what.of.filter), ...spread(f)])), to]),
      ...exceptAt(text, end, what.of.filter, plural).map(([f, to]): Reading => [withFilter(node as Effect, what, f), to]),
    ];
    const together = plural && what.sel === 'choose' ? togetherAt(text, end) : null;
    if (together) found.push([{ ...(node as Effect), what: { ...what, ...together[0] } } as Effect, together[1]]);
    for (const r of found) {
      // What the noun itself says is not said again.
      if (seen.has(r[1])) continue;
      more.push(r);
      follow(r, depth + 1);
    }
  };
  for (const r of plain) follow(r, 0);
  return [...plain, ...more];
}

/** Of two readings that end at the same place the one that leaves nothing unsaid is the better one. */
export const unsaidLast = (a: unknown, b: unknown): number => Number(leavesUnsaid(a)) - Number(leavesUnsaid(b));
const leavesUnsaid = (node: unknown): boolean => JSON.stringify(node).includes('"unsaid"');

/** "… for each X": an effect with a number, so many times as much. */
import type { Effect, Quantity, Selector } from '@apnap/ability';
import type { Match } from './engine.js';
import { rewrite } from './raw.js';
import { ref } from './references.js';

/** "For each of its colors": what is named before, where nothing is changed that "its" would be about. The last two words are "its colors". */
export const namedBefore = (f: Quantity, m: Match): Quantity =>
  rewrite(f, (node) =>
    node.q === 'distinct' && (node.of as Selector).sel === 'it'
      ? { ...node, of: ref({ ...m, at: m.end - 2, end: m.end - 1 }, 'it') }
      : undefined,
  );

/** The effect done once for each; null for one without a number of its own. */
export function scale(v: Effect, f: Quantity): Effect | null {
  const times = (n: Quantity): Quantity => (n === 1 ? f : { q: 'product', of: [n, f] });
  switch (v.do) {
    case 'draw':
      return { ...v, count: times(v.count) };
    case 'life':
      return { ...v, amount: times(v.amount) };
    case 'counters':
      return v.count === 'all' ? null : { ...v, count: times(v.count) };
    case 'discard':
      return v.count === 'all' ? null : { ...v, count: times(v.count) };
    case 'sacrifice':
      return { ...v, count: times(v.count) };
    case 'extraTurn':
      return { do: 'repeat', times: f, effect: v };
    case 'keywordAction':
      return v.action === 'scry' || v.action === 'mill' ? { ...v, n: times(v.n) } : null;
    default:
      return null;
  }
}

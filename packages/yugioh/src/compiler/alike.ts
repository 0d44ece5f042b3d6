/** Likenesses that name nobody, outside of effects (Y2.11). */
import type { Filter } from '../language/effects.js';
import type { Text } from '../language/index.js';
import { Unread } from './head.js';

/** "for each Dragon monster with a different name": as many as there are names. */
function namesCounted(n: Record<string, unknown>): Record<string, unknown> | null {
  const of = n.q === 'count' ? (n.of as { from: unknown; filter: Filter }) : undefined;
  const list = of?.filter.is === 'and' ? of.filter.of : [];
  const named = (f: Filter): boolean => f.is === 'not' && f.of.is === 'like' && f.of.in === 'name' && 'unsaid' in f.of.as;
  if (!of || !list.some(named)) return null;
  const rest = list.filter((f) => !named(f));
  return { q: 'kinds', in: 'name', of: { ...of, filter: rest.length === 1 ? rest[0] : { is: 'and', of: rest } }, times: n.times };
}

const ASKED: ReadonlySet<string> = new Set(['while', 'condition', 'quickIf', 'needs']);

/** "while you control a Dragon monster with a different name": than this card. @throws Unread where a likeness is to nobody */
export function unlikeThis(text: Text): Text {
  const replace = (node: unknown, asked: boolean): unknown => {
    if (Array.isArray(node)) return node.map((x) => replace(x, asked));
    if (typeof node !== 'object' || node === null) return node;
    const n = namesCounted(node as Record<string, unknown>) ?? (node as Record<string, unknown>);
    const of = n.is === 'not' ? (n.of as { is: string; as?: { unsaid?: true } }) : undefined;
    if (asked && of?.is === 'like' && of.as?.unsaid) return { ...n, of: { ...of, as: { sel: 'self' } } };
    if (n.unsaid === true) throw new Unread('the same');
    return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, replace(x, asked || ASKED.has(k))]));
  };
  return replace(text, false) as Text;
}

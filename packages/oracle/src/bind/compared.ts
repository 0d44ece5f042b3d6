/** Conditions that compare one thing with another more than once. */
import { walk } from '../grammar/raw.js';
import type { Node } from './nodes.js';

/**
 * "Its power is greater than ~'s power or its toughness is greater than ~'s toughness": both are of one thing, however often the other is named between.
 * The first of the words that mean it, where those at `at` are later ones.
 */
export function comparedBefore(root: unknown, at: number): Node | undefined {
  let first: Node | undefined;
  walk(root, (n) => {
    if (n.if !== 'or' && n.if !== 'and') return;
    const compared = (n.of as Node[]).map((c) => (c.if === 'compare' ? ((c.left as Node).of as Node | undefined) : undefined));
    const place = compared.findIndex((of) => of?.sel === '$ref' && of.at === at);
    first ??= compared.slice(0, Math.max(0, place)).find((of) => of?.sel === '$ref' && of.noun === 'it');
  });
  return first;
}

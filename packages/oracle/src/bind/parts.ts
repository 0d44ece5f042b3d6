/** Two things that move together: the one, and the others besides it (CR 608.2c). */
import type { Selector } from '@apnap/ability';
import type { Mention } from './mentions.js';
import { contains, type Node, refKey, unbound } from './nodes.js';
import type { Reference } from './places.js';

/** "Exile enchanted creature and all Auras attached to it … that card … the other cards exiled this way": what each part has become. */
export class MovedParts {
  /** Whether the words speak of the others at all. */
  readonly spoken: boolean;
  private readonly slots = new Map<Node, number[]>();

  constructor(
    root: unknown,
    private readonly slotFor: (key: unknown) => number,
  ) {
    this.spoken = contains(root, (n) => n.sel === '$ref' && n.noun === 'otherExiled');
  }

  /** What the effect has besides. */
  fields(n: Node): Node {
    const slots = this.slots.get(n);
    return slots ? { bindParts: slots } : {};
  }

  /** Whether it is what an enchanted or equipped thing of this kind has become. */
  isFirst(s: Selector | undefined, noun: string): boolean {
    return [...this.slots].some(([node, slots]) => {
      const [first] = (node.what as Node).of as Node[];
      return s?.sel === 'slot' && s.slot === slots[0] && first.sel === 'host' && (first.$noun === noun || noun === 'permanent');
    });
  }

  /** The mention of the first part that has come back, where the words mean it. */
  back(r: Reference, mentions: readonly Mention[], resolved: ReadonlyMap<string, Selector>): Mention | undefined {
    const moved = mentions.findLast((m) => m.at < r.at && !m.inside.has(r.at) && m.verb === 'move-battlefield');
    const what = moved?.node?.what as Node | undefined;
    return what?.sel === '$ref' && this.isFirst(resolved.get(refKey(what as unknown as Reference)), r.noun) ? moved : undefined;
  }

  /** The part that the words mean; undefined where they mean none. @throws Unbound */
  part(r: Reference, mentions: readonly Mention[]): Selector | undefined {
    const others = r.noun === 'otherExiled';
    if (!others && !(r.noun === 'card' && !r.many && r.words === 'that card')) return undefined;
    const moved = mentions.findLast((m) => m.at < r.at && m.verb === 'move-exile' && m.node !== undefined && isPair(m.node.what as Node));
    if (!moved?.node) return others ? unbound(`"${r.words}": no others are exiled before`) : undefined;
    const slots = this.slots.get(moved.node) ?? [this.slotFor({ first: moved.node }), this.slotFor({ others: moved.node })];
    this.slots.set(moved.node, slots);
    return { sel: 'slot', slot: slots[others ? 1 : 0] };
  }
}

const isPair = (what: Node): boolean => what.sel === 'union' && (what.of as Node[]).length === 2;

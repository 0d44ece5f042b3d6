/** The references of a tree ("it", "that player") and what the place of each in its clause says of it. */
import { walk } from '../grammar/raw.js';

type Node = Record<string, unknown>;

/** Words that refer to something, where they were read. */
export interface Reference {
  at: number;
  noun: string;
  many: boolean;
  /** The kind it is said to be: "that land card". */
  head?: string;
  words: string;
  /** Inside "its controller", "its power", "if it was …": the object as it was is meant (CR 608.2h). */
  looksBack: boolean;
  delayed?: Node;
  /** What the words must mean: the source of the damage in "deals damage equal to its power", the subject of "itself". */
  dealer?: Node;
  /** The words are the source of damage: "it deals 3 damage". */
  source?: true;
  /** Where the other thing in the same clause was named, which "it" is not: "attach ~ to it". */
  notAt?: number;
  /** The words are what a token copies, or what something is done for. */
  copied?: true;
  /** The words are what is unattached. */
  unattached?: true;
}

/** Moves of a target after which the words mean the new object it has become (CR 400.7). */
export function movesFollowed(r: Reference, permanent: boolean): string[] {
  // CR 608.2h: "a token that's a copy of that creature" after it was exiled copies what it was, not the card; so does "of it" of a permanent
  const asItWas = r.copied && r.noun !== 'card' && (r.noun !== 'it' || permanent);
  return asItWas ? ['move-battlefield'] : ['move-exile', 'move-battlefield'];
}

/** What the place of a reference in its clause says of it. */
interface Place {
  back: boolean;
  delayed?: Node;
  dealer?: Node;
  source?: true;
  notAt?: number;
  copied?: true;
  unattached?: true;
}

/** Whether words that refer to something were read as this. */
export const isReference = (n: Node): boolean => n.sel === '$ref' || n.player === '$their';

/** Every reference in a tree, with what its place says of it. */
export function collect(value: unknown, place: Place, out: Reference[]): void {
  if (Array.isArray(value)) {
    for (const v of value) collect(v, place, out);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const n = value as Node;
  const { back, ...rest } = place;
  if (n.sel === '$ref') out.push({ ...(n as unknown as Reference), looksBack: back, ...rest });
  else if (n.player === '$their') out.push({ at: n.at as number, noun: 'player', many: false, words: 'their', looksBack: true, ...rest });
  const looksBack =
    back ||
    n.player === 'controllerOf' ||
    n.player === 'ownerOf' ||
    n.q === 'stat' ||
    (n.if === 'matches' && !n.$now) ||
    n.is === 'sameName';
  for (const [k, v] of Object.entries(n)) {
    const inner: Place = { back: looksBack };
    if (n.do === 'delayed' && k === 'program') inner.delayed = n;
    else if (place.delayed) inner.delayed = place.delayed;
    const dealer = dealerOf(n, k, v, place);
    if (dealer) inner.dealer = dealer;
    if (n.do === 'damage' && k === 'source') inner.source = true;
    if (n.token === 'copy' && k === 'of') inner.copied = true;
    if (n.do === 'unattach' && k === 'what') inner.unattached = true;
    const other = n.is === 'oneOf' ? place.notAt : otherOf(n, k, v);
    if (other !== undefined) inner.notAt = other;
    collect(v, inner, out);
  }
}

/** The thing "it" must be at this place: the source of the damage. */
function dealerOf(n: Node, key: string, value: unknown, place: Place): Node | undefined {
  if (n.do === 'damage') {
    // "deals damage equal to its power to …": its own; after the words for what is hit it could be either's
    if (key === 'amount' && firstRef(n.amount) < firstRef(n.to)) return n.source as Node;
    if (key === 'to' && isItself(value)) return n.source as Node;
    // "it deals 4 damage instead": what would have dealt the damage does (CR 614.1a)
    return key === 'source' ? place.dealer : undefined;
  }
  if (n.do === 'if' && key === 'then' && n.else) return sourceSelf(n.else) ?? place.dealer;
  return n.do === 'seq' || n.q !== undefined ? place.dealer : undefined;
}

const isItself = (v: unknown): boolean => (v as Node).sel === '$ref' && String((v as Node).words).toLowerCase() === 'itself';

/** The object itself when it is the source of damage in this effect. */
function sourceSelf(effect: unknown): Node | undefined {
  const list = (effect as Node).do === 'seq' ? ((effect as Node).of as Node[]) : [effect as Node];
  const source = list.find((e) => e.do === 'damage')?.source as Node | undefined;
  return source?.sel === 'self' ? source : undefined;
}

/** Where the thing was named that acts on this one in the same clause. */
function otherOf(n: Node, key: string, value: unknown): number | undefined {
  if (n.act === 'block' && key === 'attacker') return namedAt((n.who as Node | undefined)?.of);
  if ((value as Node | null)?.sel !== '$ref' || key !== 'to' || isItself(value)) return undefined;
  const actor = (n.do === 'attach' ? n.what : n.do === 'damage' ? n.source : undefined) as Node | undefined;
  return actor && typeof actor.$at === 'number' ? actor.$at : undefined;
}

/** Where a thing was named: the object itself, a target or a reference. */
function namedAt(value: unknown): number | undefined {
  const of = value as Node | undefined;
  const at = of?.$at ?? of?.at;
  return typeof at === 'number' ? at : undefined;
}

/** Where the first reference or target in a tree was read. */
function firstRef(value: unknown): number {
  let at = Number.POSITIVE_INFINITY;
  walk(value, (n) => {
    if ((n.sel === '$ref' || n.sel === '$target') && typeof n.at === 'number') at = Math.min(at, n.at);
  });
  return at;
}

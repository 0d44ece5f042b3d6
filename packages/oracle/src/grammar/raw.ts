/**
 * What the grammar gives before references are bound. It is ability-language data with a few extra nodes, all marked with `$`:
 * targets still in place, anaphora ("it", "that player") with the position they were read at, the subject of a verb phrase, and
 * sentences that belong to the one before ("If you do, …"). `bind/` turns all of them into plain data.
 */

import type { Condition, Effect, Filter, PlayerRef, Quantity, Selector, TargetSpec, Zone } from '@apnap/ability';

import { and, LINKS } from '@apnap/ability';

export { and, mentions, mentionsNode, not, or, same } from '@apnap/ability';

/** Words of anaphora, by what they can stand for. */
export interface RefWords {
  /** The noun used: "it" gives 'it', "that creature" gives 'creature', "that player" 'player', "those cards" 'card'. */
  noun: string;
  many: boolean;
  /** What kind of card, spell or token the words say it is: "that land card". */
  head?: string;
  /** What the words were, for refusals. */
  words: string;
}

export type RawSelector =
  | { sel: '$target'; at: number; spec: TargetSpec; another: boolean }
  | ({ sel: '$ref'; at: number } & RefWords)
  | { sel: '$subject' }
  /** What the attacker of the event attacks. */
  | { sel: '$attacked'; at: number }
  | { sel: '$outer' };

export type RawQuantity = { q: '$ref'; at: number; words: string; measure: 'that' | 'lost' | 'way' | 'excess' | 'prevented' | 'scried' };

export type RawEffect =
  /** "If you do, …" / "If you don't, …" after a sentence that may or may not happen. */
  | { do: '$ifDid'; done: boolean; effect: Effect }
  | { do: '$when'; effect: Effect; way?: 'mill' | 'exile' | 'connive' }
  | { do: '$otherwise'; effect: Effect }
  /** "… instead if …": replaces the sentence before when the condition holds. */
  | { do: '$instead'; cond: Condition; effect: Effect }
  /** Done besides the prevention before it (CR 615.5). */
  | { do: '$prevented'; effect: Effect };

/** Casts a raw node to the type of the place it stands in until it is bound. */
export const raw = {
  selector: (s: RawSelector): Selector => s as unknown as Selector,
  quantity: (q: RawQuantity): Quantity => q as unknown as Quantity,
  effect: (e: RawEffect): Effect => e as unknown as Effect,
};

export const SUBJECT: Selector = raw.selector({ sel: '$subject' });
/** The players who are the subject of a verb phrase. */
export { ACTOR as SUBJECT_PLAYER } from '@apnap/ability';

/** Whose zone or spells the subject of a verb phrase acts on: its own ("your library", "their library"). */
export const isOwn = (whose: PlayerRef): boolean => whose.player === 'you' || (whose.player as string) === '$their';

export const YOU: PlayerRef = { player: 'you' };
export const SELF: Selector = { sel: 'self' };
export const ANY: Filter = { is: 'any' };
export const NOTHING: Effect = { do: 'nothing' };

/** A noun phrase: what things are like, where they are, and whose. */
export interface Noun {
  filter: Filter;
  /** Zone when the words say or imply one. */
  zone?: Zone;
  of?: PlayerRef;
  many: boolean;
  /** The head word, for "that creature": 'creature', 'card', 'spell' … */
  head: string;
}

export interface Counted {
  min: Quantity;
  max: Quantity | 'any';
}

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null;

/** `value` with the nodes replaced that `change` gives a value for (outermost first); what holds none of them is not copied. */
export function rewrite<T>(value: T, change: (node: Record<string, unknown>) => unknown): T {
  return rewritten(value, change) as T;
}

function rewritten(v: unknown, change: (node: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(v)) return rewrittenList(v, change);
  if (!isObject(v)) return v;
  const replaced = change(v);
  if (replaced !== undefined) return replaced;
  let out: Record<string, unknown> | undefined;
  // plain data: nothing is inherited, and no lists of entries are made for each of millions of nodes
  for (const k in v) {
    const field = v[k];
    if (typeof field !== 'object') continue;
    const now = rewritten(field, change);
    if (now === field) continue;
    out ??= { ...v };
    out[k] = now;
  }
  return out ?? v;
}

function rewrittenList(v: readonly unknown[], change: (node: Record<string, unknown>) => unknown): readonly unknown[] {
  let out: unknown[] | undefined;
  for (let i = 0; i < v.length; i++) {
    const now = rewritten(v[i], change);
    if (now === v[i]) continue;
    out ??= v.slice();
    out[i] = now;
  }
  return out ?? v;
}

/** Calls `see` on every object node, outermost first. */
export function walk(value: unknown, see: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const v of value) walk(v, see);
  else if (isObject(value)) {
    see(value);
    for (const k in value) if (typeof value[k] === 'object') walk(value[k], see);
  }
}

/** Puts the players a sentence is about into its verb phrase. */
export function withPlayer<T>(value: T, who: PlayerRef): T {
  return rewrite(value, (node) => (node.player === '$subject' || (node.player === '$their' && who.player !== 'you') ? who : undefined));
}

/** Puts the objects a sentence is about into its verb phrase. */
export function withSubject<T>(value: T, subject: Selector): T {
  return rewrite(value, (node) =>
    node.sel === '$subject'
      ? subject
      : node.is === '$subject'
        ? asFilter(subject)
        : node.player === '$controller'
          ? { player: 'controllerOf', of: subject }
          : undefined,
  );
}

/** The subject of a sentence, where a rule wants a filter. */
export const SUBJECT_FILTER = { is: '$subject' } as unknown as Filter;

/** Puts a quantity where X stands ("where X is …"). Null when there is no X to be replaced. */
export function withX<T>(value: T, x: Quantity): T | null {
  let found = false;
  const out = rewrite(value, (node) => {
    // {X} to be paid, "where X is …": so many times {1}
    const mana = node.pay === 'mana' && node.mana === '{X}' && node.xOnly === undefined;
    if (node.q !== 'x' && !mana) return undefined;
    found = true;
    return mana ? { pay: 'mana', mana: '{1}', times: x } : x;
  });
  return found ? out : null;
}

/** Of {X} that is paid: how great X can be. Null where no X is paid, or more than once. */
export function withMostX<T>(value: T, most: Quantity): T | null {
  let found = 0;
  const out = rewrite(value, (node) => {
    if (node.pay !== 'mana' || !String(node.mana).includes('{X}') || node.times !== undefined) return undefined;
    found++;
    return { ...node, xMost: most };
  });
  return found === 1 ? out : null;
}

/** Several effects in a row; nested rows are flattened. */
export function seq(...effects: Effect[]): Effect {
  const flat = effects.flatMap((e) => (e.do === 'seq' ? e.of : e.do === 'nothing' ? [] : [e]));
  return flat.length === 1 ? flat[0] : flat.length === 0 ? NOTHING : { do: 'seq', of: flat };
}

/** "Another", said at this place: than the object itself or, where that can't be meant, than what the words before are about. */
export const otherAt = ({ at }: { at: number }): Filter => ({ is: 'other', $at: at }) as Filter;

/** The filter that says "one of these": for rules, which speak of filters and not of selections. */
export function asFilter(selector: Selector): Filter {
  if (selector.sel === 'all' && selector.zone === 'battlefield' && !selector.of) return selector.filter;
  if (selector.sel === 'players') return { is: 'player', who: selector.who };
  return { is: 'oneOf', of: selector };
}

const isLinked = (f: Filter): boolean => f.is === 'oneOf' && f.of.sel === 'linked' && f.of.link === LINKS.exiled;
const isCreated = (f: Filter): boolean => f.is === 'oneOf' && f.of.sel === 'linked' && f.of.link === LINKS.created;

/** "all other tokens created with ~": other than those that have just been created. */
function otherCreated(noun: Noun): Selector | null {
  const said = noun.filter.is === 'and' ? noun.filter.of : [];
  const other = said.find((f) => f.is === 'other') as { $at?: number } | undefined;
  if (!other || !said.some(isCreated)) return null;
  const all: Selector = { sel: 'all', zone: 'battlefield', filter: and(...said.filter((f) => f.is !== 'other')) };
  return {
    sel: 'except',
    of: all,
    minus: raw.selector({ sel: '$ref', at: other.$at ?? 0, noun: 'way:create', many: true, words: 'other' }),
  };
}

/** Whether it names cards that linked abilities of the object have exiled, which are nowhere else (CR 607.2a). */
export const exiledWithIt = (n: Noun): boolean =>
  n.head === 'card' && n.zone === undefined && (n.filter.is === 'and' ? n.filter.of.some(isLinked) : isLinked(n.filter));

/** The selector of all things a noun names. */
export function allOf(noun: Noun): Selector {
  if (exiledWithIt(noun)) {
    const said = noun.filter.is === 'and' ? noun.filter.of : [noun.filter];
    const rest = said.filter((f) => !isLinked(f) && f.is !== 'other');
    // "it" after these words can mean the object that they name
    const named = said.find(isLinked) as { $self?: number } | undefined;
    const all = {
      sel: 'filter',
      of: { sel: 'linked', link: 0 },
      filter: and(...rest, { is: 'inZone', zone: 'exile' }),
      ...(named?.$self === undefined ? {} : { $self: named.$self }),
    } as Selector;
    const other = said.find((f) => f.is === 'other') as { $at?: number } | undefined;
    if (!other) return all;
    // other cards than those that have just been exiled
    const minus = raw.selector({ sel: '$ref', at: other.$at ?? 0, noun: 'way:exile', many: true, words: 'other' });
    return { sel: 'except', of: all, minus };
  }
  const others = otherCreated(noun);
  if (others) return others;
  return { sel: 'all', zone: noun.zone ?? 'battlefield', ...(noun.of ? { of: noun.of } : {}), filter: noun.filter };
}

/** A target requirement at this place of the text. */
export function target(at: number, noun: Noun, count: Counted, another = false): Selector {
  const spec: TargetSpec = {
    from: [noun.zone ?? 'battlefield'],
    ...(noun.of ? { of: noun.of } : {}),
    what: noun.filter,
    min: count.min,
    max: count.max,
  };
  return raw.selector({ sel: '$target', at, spec, another });
}

/** Players as the selected targets. */
export function playerOf(of: Selector): PlayerRef {
  return of.sel === 'players' ? of.who : { player: 'of', of };
}

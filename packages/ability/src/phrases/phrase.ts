/**
 * Phrases that are both read and written: one row says how words become a node and how the node becomes words.
 *
 * `build` makes the node of the parts that the pattern captures. It must only put them in their places, without looking at them: then the node of a phrase is a
 * form with holes, and a node that has this form is written with this phrase, the holes' contents in the places of the pattern. Of several phrases that a
 * node fits, the first in the table writes; phrases that are only read are made with `alsoRead`, and may look at what they capture.
 * Where a choice of words depends on more than the form, a phrase says of its captures what they have to be (`needs`); the writer knows what that is.
 */
import type { Filter, PlayerRef, Selector } from '../language.js';
import { same } from '../same.js';
import type { Parts } from './parts.js';

type CaptureOf<Name extends string, Value> = Name extends `${infer Base}?` ? { [K in Base]: Value | undefined } : { [K in Name]: Value };

/** The name of a capture, without symbols in braces that stand before it. */
type Name<Before extends string> = Before extends `${string}{${infer After}` ? Name<After> : Before;

/** The captures of a pattern, by name; `Nonterminals` says what each nonterminal gives. */
export type Captures<Pattern extends string, Nonterminals> = Pattern extends `${string}{${infer Before}:${infer Nt}}${infer Rest}`
  ? Nt extends keyof Nonterminals
    ? CaptureOf<Name<Before>, Nonterminals[Nt]> & Captures<Rest, Nonterminals>
    : never
  : unknown;

/** A row of the table. */
export interface Phrase {
  nonterminal: keyof Parts;
  pattern: string;
  build: (captures: Record<string, unknown>) => unknown;
  /** Only read: the same node has another phrase that is written. */
  onlyRead: boolean;
  /** By capture: what its part has to be for these words to be written. */
  needs: Readonly<Record<string, Feature>>;
  /** Of you it is said ("you gain 3 life"), not ordered ("draw a card"). */
  keepsYou: boolean;
}

/**
 * `mortal`: dies, as creatures and planeswalkers do (CR 700.4). `known`: a number. `counted`: told by "for each". `measured`: a stat, or a number with words of its own;
 * `statOfSlot`: the stat of something found before; `told`: a stat or a number of things;
 * `cast`: with spells among them; `back`: what is returned, and not only put somewhere.
 */
export type Feature =
  | 'counted'
  | 'cast'
  | 'mortal'
  | 'known'
  | 'measured'
  | 'statOfSlot'
  | 'told'
  | 'back'
  | ConditionFeature
  | RuleFeature;

/**
 * Of conditions. `several`: all of a kind; `word`: said in one word; `described`: by more than a condition; `asked`: the player who is asked; `bounded`: from a number up or down;
 * `stat`: about a number that things have; `diedSo`: known, and dead; `named`: a cost with a word for what it is paid for; `present`: not gone; `evidence`: paid for with evidence.
 */
type ConditionFeature = 'several' | 'word' | 'asked' | 'bounded' | 'diedSo' | 'named' | 'present' | 'evidence' | 'stat' | 'described';

/**
 * Of what a rule is about. `self`: the object itself; `certain`: a certain thing; `linked`: what a linked ability has exiled; `uncertain`: no certain thing or player;
 * `pointedAt`: one, or such as are told by the object itself; `ofKind`: such as are told by their kind alone; of players, `some` and not all, `others` than you;
 * of times, `ofCombat` that are told by a combat, `ofTurns` by turns.
 */
export type RuleFeature = 'self' | 'linked' | 'certain' | 'uncertain' | 'pointedAt' | 'ofKind' | 'some' | 'others' | 'ofCombat' | 'ofTurns';

/** The players who do what a phrase without a subject says. */
export const ACTOR = { player: '$subject' } as unknown as PlayerRef;
/** The things that a phrase without a subject says something of. */
export const THINGS = { is: '$subject' } as unknown as Filter;
/** The objects that do it. */
export const DOER = { sel: '$subject' } as unknown as Selector;

/** Parts that only agree with what is said: the node keeps nothing of them, but for who reads. */
export const SILENT: ReadonlySet<string> = new Set(['own', 'ownSpell', 'ownSpells', 'controller', 'manaX', 'exiledAfter', 'ownName']);

type Build<N extends keyof Parts, P extends string, Result> = (captures: Captures<P, Parts>) => Result & (Parts[N] | null);

/** A phrase that is read and written. */
export function phrase<N extends keyof Parts, P extends string>(
  nonterminal: N,
  pattern: P,
  build: Build<N, P, Parts[N]>,
  needs: Phrase['needs'] = {},
): Phrase {
  return { nonterminal, pattern, build: build as Phrase['build'], onlyRead: false, needs, keepsYou: false };
}

/** A phrase that is said of players, you included. */
export function saying<N extends keyof Parts, P extends string>(
  nonterminal: N,
  pattern: P,
  build: Build<N, P, Parts[N]>,
  needs: Phrase['needs'] = {},
): Phrase {
  return { nonterminal, pattern, build: build as Phrase['build'], onlyRead: false, needs, keepsYou: true };
}

/** A phrase that is read, and never written. */
export function alsoRead<N extends keyof Parts, P extends string>(nonterminal: N, pattern: P, build: Build<N, P, Parts[N] | null>): Phrase {
  return { nonterminal, pattern, build: build as Phrase['build'], onlyRead: true, needs: {}, keepsYou: false };
}

/** The place of a captured part, or of a field of it, in the form of a node. */
class Hole {
  constructor(readonly path: string) {}
}

const holes = new WeakMap<object, Hole>();
/** Where the subject stands that the pattern leaves out. */
const SUBJECT = new Hole('subject');
holes.set(ACTOR, SUBJECT).set(THINGS, SUBJECT).set(DOER, SUBJECT);

/** Stands for a captured part while the form of a phrase is made; its fields are places of their own. */
function placeOf(path: string): unknown {
  const fields = new Map<string, unknown>();
  const proxy: object = new Proxy(
    {},
    {
      get: (_, field) => {
        if (typeof field !== 'string') throw new Error(`the phrase looks at ${path}`);
        if (!fields.has(field)) fields.set(field, placeOf(`${path}.${field}`));
        return fields.get(field);
      },
      ownKeys: () => {
        throw new Error(`the phrase takes ${path} apart`);
      },
    },
  );
  holes.set(proxy, new Hole(path));
  return proxy;
}

/** Whether anything stands for a captured part in this. */
const hasPlace = (x: unknown): boolean =>
  typeof x === 'object' && x !== null && (holes.has(x) || x instanceof Joined || Object.values(x).some(hasPlace));

/** A description that is captured, and what else is said of the same things; together they are one list of filters. */
class Joined {
  constructor(
    readonly described: unknown,
    readonly more: readonly unknown[],
  ) {}
}

/** While the form of a phrase is made: nothing is looked for in what is read. */
let forming = false;

/** The form of filters of which one is captured; undefined where none is. */
export function joinedForm(filters: readonly Filter[]): Filter | undefined {
  if (!forming || !filters.some(hasPlace)) return undefined;
  const [described, ...others] = filters.filter((f) => holes.has(f));
  if (described === undefined || others.length > 0) throw new Error('one of the filters is captured');
  const joined = new Joined(
    described,
    filters.filter((f) => f !== described),
  );
  return joined as unknown as Filter;
}

/** Takes what else is said out of the list of filters; the rest is what was captured. */
function fillJoined(form: Joined, node: unknown, into: Map<string, unknown>): boolean {
  if (node instanceof Joined) return fill([form.described, ...form.more], [node.described, ...node.more], into);
  if (typeof node !== 'object' || node === null || holes.has(node)) return false;
  const filter = node as Filter;
  let rest = filter.is === 'and' ? filter.of : [filter];
  for (const said of form.more) {
    const found = rest.find((f) => fill(said, f, new Map(into)));
    if (!found) return false;
    fill(said, found, into);
    rest = rest.filter((f) => f !== found);
  }
  return fill(form.described, rest.length === 0 ? { is: 'any' } : rest.length === 1 ? rest[0] : { is: 'and', of: rest }, into);
}

/** Under this name a form has the part whose fields are those of the node itself. */
const FIELDS = '$fields';

/** All that a captured part says, as fields of the node. */
export const fieldsOf = <T extends object>(part: T): T => (forming && holes.has(part) ? ({ [FIELDS]: part } as unknown as T) : part);

/** The patterns with and without each of the parts that may be left out. */
export function patternsOf(pattern: string): string[] {
  const optional = / ?\{\w+\?:\w+\}/.exec(pattern);
  if (!optional) return [pattern];
  return ['', optional[0].replace('?', '')].flatMap((part) => patternsOf(pattern.replace(optional[0], part)));
}

/** The node that a phrase makes, with holes for what it captures; or what it makes with one of its patterns. */
export function formOf(row: Phrase, pattern = row.pattern): unknown {
  const names = [...pattern.matchAll(/\{(\w+)\??:\w+\}/g)].map((m) => m[1]);
  forming = true;
  try {
    return row.build(Object.fromEntries(names.map((name) => [name, placeOf(name)])));
  } finally {
    forming = false;
  }
}

type Node = Readonly<Record<string, unknown>>;

/** Which slot holds what was done is not said, nor which landwalk it is that forbids to block; what begins with $ is a mark for who reads, and no part of the node. */
const UNSAID: ReadonlySet<string> = new Set(['bind', 'bindParts', 'landwalk']);
const isSaid = (node: Node, key: string): boolean => node[key] !== undefined && !UNSAID.has(key) && !key.startsWith('$');

/** The fields of a form that a node must have as they are: numbers, words, yes and no. */
export function plainFields(form: unknown): readonly (readonly [string, unknown])[] {
  if (typeof form !== 'object' || form === null || Array.isArray(form) || form instanceof Joined || holes.has(form)) return [];
  const node = form as Node;
  return Object.keys(node).flatMap((key) => (isSaid(node, key) && typeof node[key] !== 'object' ? [[key, node[key]] as const] : []));
}

/** Whether the fields of a node are those of the form; what else it has stands in the hole for all fields, where there is one. */
function fillFields(form: Node, node: Node, into: Map<string, unknown>): boolean {
  const all = form[FIELDS];
  const rest: Record<string, unknown> = {};
  for (const key in node)
    if (form[key] === undefined && isSaid(node, key)) {
      if (all === undefined) return false;
      rest[key] = node[key];
    }
  // a field of the form that is not said of the node fits nothing
  for (const key in form) if (isSaid(form, key) && !isSaid(node, key)) return false;
  if (all !== undefined && !fill(all, rest, into)) return false;
  for (const key in form) if (isSaid(form, key) && !fill(form[key], node[key], into)) return false;
  return true;
}

/** What stands in the holes when a node has this form, by path; false when it has another. */
export function fill(form: unknown, node: unknown, into: Map<string, unknown>): boolean {
  if (form instanceof Joined) return fillJoined(form, node, into);
  const hole = typeof form === 'object' && form !== null ? holes.get(form) : undefined;
  if (hole) {
    if (node === undefined) return false;
    if (into.has(hole.path)) {
      const before = into.get(hole.path);
      return before === node || (!holes.has(node as object) && same(before, node));
    }
    into.set(hole.path, node);
    return true;
  }
  if (typeof form !== 'object' || form === null || typeof node !== 'object' || node === null) return form === node;
  if (holes.has(node)) return false;
  if (Array.isArray(form) || Array.isArray(node))
    return Array.isArray(form) && Array.isArray(node) && form.length === node.length && form.every((f, i) => fill(f, node[i], into));
  return fillFields(form as Node, node as Node, into);
}

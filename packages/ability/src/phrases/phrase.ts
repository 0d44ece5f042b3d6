/**
 * Phrases that are both read and written: one row says how words become a node and how the node becomes words.
 *
 * `build` makes the node of the parts that the pattern captures. It must only put them in their places, without looking at them: then the node of a phrase is a
 * form with holes, and a node that has this form is written with this phrase, the holes' contents in the places of the pattern. Of several phrases that a
 * node fits, the first in the table writes; phrases that are only read are made with `alsoRead`, and may look at what they capture.
 */
import type { Parts } from './parts.js';

type CaptureOf<Name extends string, Value> = Name extends `${infer Base}?` ? { [K in Base]: Value | undefined } : { [K in Name]: Value };

/** The captures of a pattern, by name; `Nonterminals` says what each nonterminal gives. */
export type Captures<Pattern extends string, Nonterminals> = Pattern extends `${string}{${infer Name}:${infer Nt}}${infer Rest}`
  ? Nt extends keyof Nonterminals
    ? CaptureOf<Name, Nonterminals[Nt]> & Captures<Rest, Nonterminals>
    : never
  : unknown;

/** A row of the table. */
export interface Phrase {
  nonterminal: keyof Parts;
  pattern: string;
  build: (captures: Record<string, unknown>) => unknown;
  /** Only read: the same node has another phrase that is written. */
  onlyRead: boolean;
}

type Build<N extends keyof Parts, P extends string, Result> = (captures: Captures<P, Parts>) => Result & (Parts[N] | null);

/** A phrase that is read and written. */
export function phrase<N extends keyof Parts, P extends string>(nonterminal: N, pattern: P, build: Build<N, P, Parts[N]>): Phrase {
  return { nonterminal, pattern, build: build as Phrase['build'], onlyRead: false };
}

/** A phrase that is read, and never written. */
export function alsoRead<N extends keyof Parts, P extends string>(nonterminal: N, pattern: P, build: Build<N, P, Parts[N] | null>): Phrase {
  return { nonterminal, pattern, build: build as Phrase['build'], onlyRead: true };
}

/** The place of a captured part, or of a field of it, in the form of a node. */
class Hole {
  constructor(readonly path: string) {}
}

const holes = new WeakMap<object, Hole>();

/** Stands for a captured part while the form of a phrase is made; its fields are places of their own. */
function placeOf(path: string): unknown {
  const proxy: object = new Proxy(
    {},
    {
      get: (_, field) => {
        if (typeof field !== 'string') throw new Error(`the phrase looks at ${path}`);
        return placeOf(`${path}.${field}`);
      },
      ownKeys: () => {
        throw new Error(`the phrase takes ${path} apart`);
      },
    },
  );
  holes.set(proxy, new Hole(path));
  return proxy;
}

/** The node that a phrase makes, with holes for what it captures. */
export function formOf(row: Phrase): unknown {
  const names = [...row.pattern.matchAll(/\{(\w+)\??:\w+\}/g)].map((m) => m[1]);
  return row.build(Object.fromEntries(names.map((name) => [name, placeOf(name)])));
}

/** What stands in the holes when a node has this form, by path; false when it has another. */
export function fill(form: unknown, node: unknown, into: Map<string, unknown>): boolean {
  const hole = typeof form === 'object' && form !== null ? holes.get(form) : undefined;
  if (hole) {
    if (node === undefined) return false;
    if (into.has(hole.path)) return same(into.get(hole.path), node);
    into.set(hole.path, node);
    return true;
  }
  if (typeof form !== 'object' || form === null || typeof node !== 'object' || node === null) return form === node;
  if (holes.has(node)) return false;
  if (Array.isArray(form) || Array.isArray(node))
    return Array.isArray(form) && Array.isArray(node) && form.length === node.length && form.every((f, i) => fill(f, node[i], into));
  const fields = (x: object): [string, unknown][] => Object.entries(x).filter(([, v]) => v !== undefined);
  const wanted = fields(form);
  return wanted.length === fields(node).length && wanted.every(([key, f]) => fill(f, (node as Record<string, unknown>)[key], into));
}

/** The same data. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [one, other] = [Object.entries(a), Object.entries(b)];
  return one.length === other.length && one.every(([key, x]) => key in b && same(x, (b as Record<string, unknown>)[key]));
}

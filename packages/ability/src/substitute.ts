/**
 * Colour words, basic land types and creature types in ability-language data, replaced by others (CR 612.2). Only words that are used as what
 * they are: no mana symbols, no names, nothing a keyword means without saying it.
 */
import { BASIC_LAND_TYPES, COLORS } from './basics.js';

/** What each word becomes: colours by their letters, types by name. Words that are not in it stay. */
export type WordChange = ReadonlyMap<string, string>;

type Node = Readonly<Record<string, unknown>>;

const COLOR_NAMES: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

const isColor = (word: string): boolean => (COLORS as readonly string[]).includes(word);

/** The words of a field of the node that are colour words or types. */
function wordsIn(node: Node, key: string): 'color' | 'type' | null {
  switch (key) {
    case 'color':
      return node.is === 'color' ? 'color' : null;
    case 'colors':
    case 'xOnly':
      return 'color';
    case 'among':
      return node.choose === 'color' ? 'color' : null;
    case 'types':
      return node.rule === 'unspentMana' ? 'color' : node.mod === 'setLandType' ? 'type' : null;
    case 'becomes':
      return node.rule === 'unspentMana' ? 'color' : null;
    case 'subtype':
    case 'subtypes':
      return 'type';
    case 'type':
      return node.is === 'chosenType' ? 'type' : null;
    case 'words':
      return node.choose === 'word' ? 'type' : null;
    case 'to':
    case 'except':
      return node.do === 'changeText' ? 'type' : null;
    default:
      return null;
  }
}

/** The words of a keyword as its text has them: "swamp", "red and from green". */
function inText(text: string, change: WordChange): string {
  const spoken = (word: string): string => (isColor(word) ? COLOR_NAMES[word] : word);
  const names = new Map([...change].map(([from, to]) => [spoken(from).toLowerCase(), spoken(to)]));
  return text.replace(/[A-Za-z'-]+/g, (word) => {
    const plural = word.endsWith('s') && names.has(word.slice(0, -1).toLowerCase());
    const to = names.get((plural ? word.slice(0, -1) : word).toLowerCase());
    if (to === undefined) return word;
    const cased = word.charAt(0) === word.charAt(0).toLowerCase() ? to.toLowerCase() : to;
    return plural ? `${cased}s` : cased;
  });
}

/**
 * A copy of the node with the words of its own fields replaced.
 * @param inner makes the copies of what is below it.
 */
export function withWords(node: object, change: WordChange, inner: (value: unknown) => unknown): object {
  const out: Record<string, unknown> = {};
  const given = node as Node;
  for (const [key, value] of Object.entries(given)) {
    const kind = wordsIn(given, key);
    const one = (v: unknown): unknown =>
      typeof v === 'string' && isColor(v) === (kind === 'color') ? (change.get(v) ?? v) : typeof v === 'string' ? v : inner(v);
    if (kind !== null) out[key] = Array.isArray(value) ? value.map(one) : one(value);
    else if (key === 'words' && given.kind === 'keyword' && typeof value === 'string') out[key] = inText(value, change);
    else out[key] = inner(value);
  }
  return out;
}

/** A copy of ability-language data with the words replaced everywhere in it. */
export function substitute<T>(value: T, change: WordChange): T {
  const copy = (v: unknown): unknown =>
    Array.isArray(v) ? v.map(copy) : typeof v === 'object' && v !== null ? withWords(v, change, copy) : v;
  return copy(value) as T;
}

/** Every type word that occurs in the data, basic land types apart. */
export function typesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const v of value) typesIn(v, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, v] of Object.entries(value)) {
      const words = wordsIn(value as Node, key) === 'type' ? (Array.isArray(v) ? v : [v]) : [];
      for (const w of words) if (typeof w === 'string' && !(BASIC_LAND_TYPES as readonly string[]).includes(w)) found.add(w);
      typesIn(v, found);
    }
  return found;
}

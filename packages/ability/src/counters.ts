/** Counters that the rules give a meaning (CR 122.1); any other is a marker that means what abilities ask of it. */
import type { KeywordName } from './language/names.js';

export interface CounterMeaning {
  rule: string;
  /** The keyword ability that the object gains (CR 122.1b). */
  keyword?: KeywordName;
  /** Each counter gives the ability once more, and each instance counts. */
  instances?: 'each';
}

const keyword = (name: KeywordName): CounterMeaning => ({ rule: '122.1b', keyword: name });

/** By the kind of counter, as cards name it. Decayed counters came with a set later than the edition the numbers are of. */
export const COUNTERS: Readonly<Record<string, CounterMeaning>> = {
  flying: keyword('flying'),
  'first strike': keyword('firstStrike'),
  'double strike': keyword('doubleStrike'),
  deathtouch: keyword('deathtouch'),
  decayed: keyword('decayed'),
  exalted: { ...keyword('exalted'), instances: 'each' }, // CR 702.83b
  haste: keyword('haste'),
  hexproof: keyword('hexproof'),
  indestructible: keyword('indestructible'),
  lifelink: keyword('lifelink'),
  menace: keyword('menace'),
  reach: keyword('reach'),
  shadow: keyword('shadow'),
  trample: keyword('trample'),
  vigilance: keyword('vigilance'),
  shield: { rule: '122.1c' },
  stun: { rule: '122.1d' },
  loyalty: { rule: '122.1e' },
  poison: { rule: '122.1f' },
  defense: { rule: '122.1g' },
  finality: { rule: '122.1h' },
  rad: { rule: '122.1i' },
  energy: { rule: '107.14' },
  level: { rule: '711.2a' },
  lore: { rule: '714.2b' },
  age: { rule: '702.24a' },
  fade: { rule: '702.32a' },
  time: { rule: '702.62a' },
};

/** CR 122.1a: what one such counter adds to power and toughness; null for a counter of another kind. */
export function statsOfCounter(kind: string): { power: number; toughness: number } | null {
  const match = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
  return match ? { power: Number(match[1]), toughness: Number(match[2]) } : null;
}

/** Whether the rules themselves say what a counter of this kind does. */
export const meansByRule = (kind: string): boolean => Object.hasOwn(COUNTERS, kind) || statsOfCounter(kind) !== null;

/** Whether a duration hangs on a counter: "for as long as it has a blaze counter on it" (CR 611.2b). */
export const isWhileCounter = (d: string): d is `counter:${string}` => d.startsWith('counter:');

/** The kind of counter that such a duration hangs on. */
export const counterOfDuration = (d: `counter:${string}`): string => d.slice('counter:'.length);

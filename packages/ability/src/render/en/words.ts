/** English words: numbers, colours, lists, plurals. */
import type { CardType, Color } from '../../basics.js';
import { COLORS } from '../../basics.js';
import type { ColorRef, WordRef } from '../../language.js';
import { pluralSubtype } from '../../subtypes.js';

/** Number words from zero on, as cards write them. */
export const NUMBER_WORDS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];

const COLOR: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Ordinal numbers from one on. */
export const ORDINALS: readonly string[] = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** "three"; digits above fifteen. */
export const numberWord = (n: number): string => NUMBER_WORDS[n] ?? String(n);

export const colorWord = (c: Color): string => COLOR[c];

export function colorRefWord(c: ColorRef): string {
  return typeof c === 'string' ? COLOR[c] : 'the chosen color';
}

export function wordRef(w: WordRef): string {
  return typeof w === 'string' ? w : 'the chosen type';
}

/** "white and blue"; all five: "all colors". */
export function colorList(colors: readonly ColorRef[]): string {
  if (colors.length === 0) return 'colorless';
  return colors.length === COLORS.length ? 'all colors' : listOf(colors.map(colorRefWord), 'and');
}

/** "a", "a and b", "a, b, and c". */
export function listOf(items: readonly string[], joint: string): string {
  if (items.length < 2) return items[0] ?? '';
  if (items.length === 2) return `${items[0]} ${joint} ${items[1]}`;
  return `${items.slice(0, -1).join(', ')}, ${joint} ${items[items.length - 1]}`;
}

/** "a" or "an" before a word. */
export function article(phrase: string): string {
  return /^(?:[aeiouAEIOU](?!ne\b|ni)|X\b|8|11\b|18\b|\{8)/.test(phrase) ? 'an' : 'a';
}

export const withArticle = (phrase: string): string => (phrase.startsWith('the chosen ') ? phrase : `${article(phrase)} ${phrase}`);

export function typeWord(type: CardType, many: boolean): string {
  const word = type.toLowerCase();
  if (!many) return word;
  return word === 'sorcery' ? 'sorceries' : `${word}s`;
}

export const subtypeWord = (subtype: string, many: boolean): string => (many ? pluralSubtype(subtype) : subtype);

/** "creature's", "players'". */
export const possessive = (phrase: string): string =>
  phrase === 'you'
    ? 'your'
    : phrase === 'it'
      ? 'its'
      : phrase === 'they' || phrase === 'them'
        ? 'their'
        : /s$/.test(phrase)
          ? `${phrase}'`
          : `${phrase}'s`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Verbs whose forms are not made by adding -s or -es. */
const IN_Y: Readonly<Record<string, string>> = { scries: 'scry', copies: 'copy' };

/** "draws", "searches", "scries". */
export function thirdPerson(verb: string): string {
  const known = Object.entries(IN_Y).find(([, base]) => base === verb);
  if (known) return known[0];
  return /(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** The base form of a verb that ends in -ies; undefined for any other. */
export const baseOfY = (form: string): string | undefined => IN_Y[form];

/** What is chosen, in words. */
export const choiceNoun = (k: string): string =>
  ({
    color: 'color',
    cardType: 'card type',
    creatureType: 'creature type',
    basicLandType: 'basic land type',
    player: 'player',
    opponent: 'opponent',
    cardName: 'card name',
    number: 'number',
  })[k] ?? k;

/** Players as what is targeted. */
export const AIMED: Readonly<Record<string, string>> = { you: 'you', eachOpponent: 'an opponent' };

/** Colours as people write them: letters, words, the names of pairs and threes. */
import { COLORS } from '@apnap/ability';
import { type ColorMask, maskOf } from './card.js';

const NAMES: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  白: 'W',
  蓝: 'U',
  黑: 'B',
  红: 'R',
  绿: 'G',
  azorius: 'WU',
  dimir: 'UB',
  rakdos: 'BR',
  gruul: 'RG',
  selesnya: 'GW',
  orzhov: 'WB',
  izzet: 'UR',
  golgari: 'BG',
  boros: 'RW',
  simic: 'GU',
  bant: 'GWU',
  esper: 'WUB',
  grixis: 'UBR',
  jund: 'BRG',
  naya: 'RGW',
  abzan: 'WBG',
  jeskai: 'URW',
  sultai: 'BGU',
  mardu: 'RWB',
  temur: 'GUR',
  silverquill: 'WB',
  prismari: 'UR',
  witherbloom: 'BG',
  lorehold: 'RW',
  quandrix: 'GU',
  chaos: 'UBRG',
  aggression: 'WBRG',
  altruism: 'WURG',
  growth: 'WUBG',
  artifice: 'WUBR',
  rainbow: 'WUBRG',
  五色: 'WUBRG',
};

/** A colour expression: a set of colours, a number of them, or more than one of any. */
export type ColorQuery = { is: 'set'; mask: ColorMask } | { is: 'count'; count: number } | { is: 'multicolor' };

/** Reads colours; undefined when the word is none. */
export function readColors(value: string): ColorQuery | undefined {
  const word = value.toLowerCase().replace(/[{}]/g, '');
  if (/^[0-5]$/.test(word)) return { is: 'count', count: Number(word) };
  if (['c', 'colorless', 'colourless', '无色'].includes(word)) return { is: 'set', mask: 0 };
  if (['m', 'multi', 'multicolor', 'multicolour', 'multicolored', 'gold', '多色'].includes(word)) return { is: 'multicolor' };
  if (['mono', 'monocolor', 'monocolored', '单色'].includes(word)) return { is: 'count', count: 1 };
  if (Object.hasOwn(NAMES, word)) return { is: 'set', mask: maskOf([...NAMES[word]]) };
  if (/^[wubrg]+$/.test(word)) return { is: 'set', mask: maskOf([...word.toUpperCase()]) };
  const han = word.replace(/色$/, '');
  if (/^[白蓝黑红绿]+$/.test(han)) return { is: 'set', mask: maskOf([...han].map((c) => NAMES[c])) };
  return undefined;
}

/** Whether `mask` stands in this relation to the set (as sets: `<=` is "no colour besides"). */
export function compareMasks(mask: ColorMask, op: '=' | '!=' | '<' | '<=' | '>' | '>=', wanted: ColorMask): boolean {
  const within = (mask & ~wanted) === 0;
  const holds = (wanted & ~mask) === 0;
  switch (op) {
    case '=':
      return mask === wanted;
    case '!=':
      return mask !== wanted;
    case '<=':
      return within;
    case '<':
      return within && mask !== wanted;
    case '>=':
      return holds;
    case '>':
      return holds && mask !== wanted;
    default: {
      const unknown: never = op;
      throw new Error(`unknown comparison ${String(unknown)}`);
    }
  }
}

/** Every colour there is, as a mask. */
export const ALL_COLORS: ColorMask = (1 << COLORS.length) - 1;

/** Bits for the keyword abilities that rules ask for often (CR 702), so that "has flying" is one test. */
import { bitsOf } from '@apnap/kernel';

/** Each has its bit by its place: a new one stands last, so that states that were saved mean the same. */
const ASKED_OFTEN = [
  'deathtouch',
  'defender',
  'doubleStrike',
  'firstStrike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'trample',
  'vigilance',
  'shroud',
  'shadow',
  'fear',
  'intimidate',
  'skulk',
  'horsemanship',
  'infect',
  'wither',
  'convoke',
  'delve',
  'protection',
  'landwalk',
  'trampleOverPlaneswalkers',
] as const;

export const KEYWORD_BITS: Readonly<Record<string, number>> = bitsOf(ASKED_OFTEN);

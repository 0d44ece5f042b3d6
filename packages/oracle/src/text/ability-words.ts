/** Words before an ability that have no rules meaning (CR 207.2c-d). */
import { KEYWORDS } from '@apnap/ability';
import { ABILITY_WORDS } from './normalise.js';

/** Splits "Morbid — …" (CR 207.2c) and "Acid Breath — …" (CR 207.2d). */
export function abilityWord(line: string): { word?: string; rest: string } {
  // some transcripts leave the spaces at the dash out
  const match = /^([A-Z\d][^.:;{}"•|—~+]*?)(?: — |—(?=[A-Z~]))(.*)$/.exec(line);
  if (match && (ABILITY_WORDS.includes(match[1]) || isFlavorWord(match[1]))) return { word: match[1], rest: match[2] };
  return { rest: line };
}

/** What stands before a dash and is no flavor word: it says what the line is, or has a meaning of its own. */
const MEANT =
  /^(?:[IVX, ]+|Choose\b.*|To solve|Solved|Prize|Visit|Level|Gotcha|Hero's Reward|Unlock Ability|Power-up|Teamwork|Tiered|.*\bvillainous choice)$/;

/**
 * CR 207.2d: words before an ability that describe it and have no rules meaning. Keywords have one; a word that has one and is not known here is
 * explained in reminder text, for which its card is refused (gates.ts).
 */
function isFlavorWord(words: string): boolean {
  if (MEANT.test(words) || /(?:^| )\d+\+?$/.test(words) || words.split(' ').length > 6) return false;
  const lower = words.toLowerCase();
  // "Sneak Attack", "Fear Ray": what stands after a keyword begins small, but for kinds of creatures and names
  const named = (en: string): boolean => !en.startsWith('equip') && !en.startsWith('partner') && /^[A-Z]/.test(words.slice(en.length + 1));
  return !KEYWORDS.some(({ en }) => lower === en || (lower.startsWith(`${en} `) && !lower.startsWith(`${en} of `) && !named(en)));
}

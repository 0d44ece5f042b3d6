/** Words that are chosen or noted: "with the chosen name", "of a type you noted for cards named …". */
import type { ColorRef, WordRef } from '../../language.js';
import type { Context } from './context.js';
import { colorRefWord, wordRef } from './words.js';

/** CR 702.106f: of two names, one or the other. */
export function chosenName(c: Context, name: Exclude<WordRef, string>): string {
  if ('noted' in name) return `with a name you noted for cards named ${c.face.name}`;
  if ('other' in name) return 'with the other chosen name';
  const two = c.face.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'hiddenAgenda' && a.n === 2);
  return two ? 'with one of the chosen names' : 'with the chosen name';
}

/** Where a subtype is said: before the noun, or behind it where it was noted during the draft (CR 905.2b). */
export function sortSubtype(c: Context, subtype: WordRef, into: { heads: string[]; posts: string[] }): void {
  if (typeof subtype === 'object' && 'noted' in subtype) into.posts.push(`of a type you noted for cards named ${c.face.name}`);
  else into.heads.push(`*${wordRef(subtype)}`);
}

/** Where a colour is said: before the noun, or behind it where it was chosen, or each of those that were noted during the draft counts (CR 905.2b). */
export function sortColor(c: Context, color: ColorRef, into: { adjectives: string[]; posts: string[] }): void {
  if (typeof color === 'string') into.adjectives.push(colorRefWord(color));
  else if ('noted' in color) into.posts.push(`that's one or more of the colors chosen as you drafted cards named ${c.face.name}`);
  else into.posts.push('of the chosen color');
}

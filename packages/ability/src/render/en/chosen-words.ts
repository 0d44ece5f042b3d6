/** Words that are chosen or noted: "with the chosen name", "of a type you noted for cards named …". */
import type { WordRef } from '../../language.js';
import type { Context } from './context.js';
import { wordRef } from './words.js';

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

/** Square brackets around the words that cleave removes (CR 702.148a): found by comparing the text of both ways to cast the card. */
import type { Face } from '../card.js';
import type { KeywordAbility } from '../language.js';

interface Word {
  key: string;
  from: number;
  to: number;
}

const words = (text: string, pattern: RegExp): Word[] =>
  [...text.matchAll(pattern)].map((m) => ({ key: m[0].toLowerCase(), from: m.index, to: m.index + m[0].length }));

/** Which words of `all` are those of `kept`, in order, as many as possible. */
function common(all: readonly Word[], kept: readonly Word[]): boolean[] {
  const longest = Array.from({ length: all.length + 1 }, () => new Array<number>(kept.length + 1).fill(0));
  for (let i = all.length - 1; i >= 0; i--)
    for (let j = kept.length - 1; j >= 0; j--)
      longest[i][j] = all[i].key === kept[j].key ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const same = new Array<boolean>(all.length).fill(false);
  for (let i = 0, j = 0; i < all.length && j < kept.length; ) {
    if (all[i].key === kept[j].key && longest[i][j] === longest[i + 1][j + 1] + 1) {
      same[i++] = true;
      j++;
    } else if (longest[i + 1][j] >= longest[i][j + 1]) i++;
    else j++;
  }
  return same;
}

/** The text with what is not in `cleaved` in square brackets; null when that is not what is left of it. `pattern` matches one word. */
export function bracketed(text: string, cleaved: string, pattern: RegExp): string | null {
  const all = words(text, pattern);
  const kept = words(cleaved, pattern);
  const same = common(all, kept);
  if (same.filter((is) => is).length < kept.length) return null;
  let out = '';
  let at = 0;
  all.forEach((word, i) => {
    if (!same[i] && (i === 0 || same[i - 1])) {
      out += `${text.slice(at, word.from)}[`;
      at = word.from;
    }
    if (!same[i] && (i === all.length - 1 || same[i + 1])) {
      out += `${text.slice(at, word.to)}]`;
      at = word.to;
    }
  });
  return out + text.slice(at);
}

/** The two faces a face with cleave stands for: as it is printed without brackets, and with what is in them removed. */
export function cleaveFaces(face: Face): [Face, Face] | undefined {
  const at = face.abilities.findIndex((a) => a.kind === 'keyword' && a.text !== undefined);
  const k = face.abilities[at];
  if (k?.kind !== 'keyword' || !k.text) return undefined;
  const { text, ...bare } = k;
  const plain: KeywordAbility = bare;
  return [
    { ...face, abilities: face.abilities.map((a) => (a === k ? plain : a)) },
    { ...face, abilities: [...text.slice(0, at), plain, ...text.slice(at)] },
  ];
}

/** Chinese names by the letters they are typed with: whole syllables, first letters, or some of each. */
import { SYLLABLES } from '../generated/pinyin.js';

let readings: Map<string, string[]> | undefined;

/** How a character is read. */
function readingsOf(character: string): readonly string[] {
  if (!readings) {
    readings = new Map();
    for (const [syllable, characters] of Object.entries(SYLLABLES))
      for (const c of characters) readings.set(c, [...(readings.get(c) ?? []), syllable]);
  }
  return readings.get(character) ?? [];
}

/** Initials of two letters, which stand for a syllable as one letter does. */
const LONG_INITIAL = /^[zcs]h/;

/** Whether these are letters by which a name can be typed. */
export const isLetters = (text: string): boolean => /^[a-z]{2,}$/.test(text);

/** Whether the letters spell a name from its first character on. @param letters a-z; ü is v or u @param name in Chinese; other signs are passed over */
export function spells(letters: string, name: string): boolean {
  const characters = name.match(/\p{Script=Han}/gu) ?? [];
  const from = (at: number, i: number): boolean => {
    if (at === letters.length) return true;
    if (i === characters.length) return false;
    const rest = letters.slice(at);
    return readingsOf(characters[i]).some((reading) =>
      [reading, reading.replace('v', 'u')].some((r) => {
        if (rest.startsWith(r) && from(at + r.length, i + 1)) return true;
        if (rest.length < r.length && r.startsWith(rest)) return true;
        if (LONG_INITIAL.test(r) && rest.startsWith(r.slice(0, 2)) && from(at + 2, i + 1)) return true;
        return rest[0] === r[0] && from(at + 1, i + 1);
      }),
    );
  };
  return from(0, 0);
}

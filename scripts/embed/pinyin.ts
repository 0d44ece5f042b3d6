/** How Chinese characters are read: for finding Chinese names by the letters they are typed with. */
import { pinyin } from 'pinyin-pro';

/** The characters of the texts by their readings in letters without tones (ü as v); a character with several readings stands at each. */
export function syllablesOf(texts: Iterable<string>): [syllable: string, characters: string][] {
  const characters = new Set([...texts].flatMap((text) => text.match(/\p{Script=Han}/gu) ?? []));
  const readings = new Map<string, string[]>();
  for (const c of [...characters].sort())
    for (const reading of new Set(pinyin(c, { toneType: 'none', type: 'array', multiple: true, v: true }))) {
      const syllable = reading.replaceAll('ü', 'v');
      if (/^[a-z]+$/.test(syllable)) readings.set(syllable, [...(readings.get(syllable) ?? []), c]);
    }
  return [...readings].map(([syllable, list]): [string, string] => [syllable, list.join('')]).sort(([a], [b]) => (a < b ? -1 : 1));
}

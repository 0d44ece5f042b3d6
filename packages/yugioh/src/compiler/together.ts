/** What is said of several cards that are chosen together: "with different names", "with the same Level" (Y2.11). */
import type { Likeness } from '../language/expressions.js';

/** As a field of a choice. */
export interface SaidTogether {
  distinct?: Likeness;
  alike?: Likeness;
}

const VALUES: readonly (readonly [string, string, string, Likeness])[] = [
  ['names', 'name', '卡名', 'name'],
  ['Attributes', 'Attribute', '属性', 'attribute'],
  ['Types', 'Type', '种族', 'type'],
  ['Levels', 'Level', '等级', 'level'],
  ['Ranks', 'Rank', '阶级', 'rank'],
];

/** The words, the longest first. */
const WORDS: readonly (readonly [words: string, zh: string, said: SaidTogether])[] = VALUES.flatMap(([many, one, zh, of]) => [
  [` with different ${many}`, `（${zh}各不相同）`, { distinct: of }] as const,
  [` with the same ${one} as each other`, `（${zh}相同）`, { alike: of }] as const,
  [` with the same ${one}`, `（${zh}相同）`, { alike: of }] as const,
]);

/** What is said at a place, and where it ends. "with the same name as that card" is said of each. */
export function togetherAt(text: string, at: number): readonly [SaidTogether, number] | null {
  for (const [words, , said] of WORDS) {
    if (!text.startsWith(words, at)) continue;
    const end = at + words.length;
    return /^(?: as |\w|,? but )/.test(text.slice(end, end + 5)) ? null : [said, end];
  }
  return null;
}

/** The next place from one on where something of the kind is said, outside of what another sentence says. */
export function nextTogether(text: string, from: number): number {
  const found = /^(?:"[^"]*"|[^.;:"])*? (?=with (?:different|the same) [A-Zn])/.exec(text.slice(from));
  return found ? from + found[0].length - 1 : -1;
}

/** The same in words. */
export function writeTogether({ distinct, alike }: SaidTogether, tongue: 'en' | 'zh'): string {
  const said = (field: keyof SaidTogether, value: Likeness | undefined): string => {
    const found = WORDS.findLast(([, , s]) => value !== undefined && s[field] === value);
    return found ? found[tongue === 'en' ? 0 : 1] : '';
  };
  return said('distinct', distinct) + said('alike', alike);
}

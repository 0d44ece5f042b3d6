/** Subtypes in long rows: "Shade, Skeleton, Specter, Spirit, Vampire, Wraith, or Zombie". */
import { ALL_SUBTYPES, type Filter, pluralSubtype } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { or } from './raw.js';

const SUBTYPE_OF: ReadonlyMap<string, { subtype: string; many: boolean }> = new Map(
  ALL_SUBTYPES.flatMap((subtype): [string, { subtype: string; many: boolean }][] => [
    [pluralSubtype(subtype), { subtype, many: true }],
    [subtype, { subtype, many: false }],
  ]),
);

/** Subtypes in a row with "or", "and" or "and/or" before the last, where they are more than the rules name one by one. */
export function longLists(g: Grammar): void {
  g.terminal('headList', (tokens, at) => {
    const first = SUBTYPE_OF.get(tokens[at]?.raw ?? '');
    if (!first || tokens[at + 1]?.key !== ',') return [];
    const list = [first];
    for (let i = at + 1; tokens[i]?.key === ','; i += 2) {
      const joint = ['or', 'and', 'and-or'].includes(tokens[i + 1]?.key ?? '');
      const next = SUBTYPE_OF.get(tokens[joint ? i + 2 : i + 1]?.raw ?? '');
      if (!next || next.many !== first.many) return [];
      list.push(next);
      const long = list.length > 5 || (list.length > 3 && tokens[i + 1].key === 'and-or');
      const filter = or(...list.map(({ subtype }): Filter => ({ is: 'subtype', subtype })));
      if (joint) return long ? [{ value: { filter, many: first.many, head: first.subtype }, end: i + 3 }] : [];
    }
    return [];
  });
}

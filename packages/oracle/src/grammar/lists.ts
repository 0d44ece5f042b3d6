/** Lists in noun phrases: subtypes in long rows, tokens among kinds, several values of a number, numbers of colours. */
import { ALL_SUBTYPES, type Filter, pluralSubtype, type Stat } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { ofType } from './make.js';
import { and, not, or } from './raw.js';

interface Kind {
  filter: Filter;
  many: boolean;
  head: string;
}

/** By the word for it: subtypes, and the card types of permanents. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...ALL_SUBTYPES.flatMap((subtype): [string, Kind][] => {
    const filter: Filter = { is: 'subtype', subtype };
    return [
      [pluralSubtype(subtype), { filter, many: true, head: subtype }],
      [subtype, { filter, many: false, head: subtype }],
    ];
  }),
  ...(['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'] as const).flatMap((type): [string, Kind][] => {
    const [filter, head]: [Filter, string] = [{ is: 'type', type }, type.toLowerCase()];
    return [
      [`${head}s`, { filter, many: true, head }],
      [head, { filter, many: false, head }],
    ];
  }),
]);

/** Kinds in a row with "or", "and" or "and/or" before the last, where they are more than the rules name one by one. */
export function longLists(g: Grammar): void {
  g.terminal('headList', (tokens, at) => {
    const first = KINDS.get(tokens[at]?.raw ?? '');
    if (!first || tokens[at + 1]?.key !== ',') return [];
    const list = [first];
    for (let i = at + 1; tokens[i]?.key === ','; i += 2) {
      const joint = ['or', 'and', 'and-or'].includes(tokens[i + 1]?.key ?? '');
      const next = KINDS.get(tokens[joint ? i + 2 : i + 1]?.raw ?? '');
      if (!next || next.many !== first.many) return [];
      list.push(next);
      const long = list.length > 5 || (list.length > 3 && tokens[i + 1].key === 'and-or');
      const filter = or(...list.map((kind) => kind.filter));
      if (joint) return long ? [{ value: { filter, many: first.many, head: first.head }, end: i + 3 }] : [];
    }
    return [];
  });
}

/** One of several kinds with tokens among them, values and colours. */
export function oneOfSeveral(g: Grammar): void {
  g.rule('post', "that isn't a/an {h:headList}", ({ h }) => (h.many ? null : not(h.filter)));
  g.rule('post', 'each with {s:statCompare}', ({ s }) => s);
  // "another creature or token", "artifacts, enchantments, and/or tokens"
  g.rule('core', '{h:headList} or token', ({ h }) => (h.many ? null : { ...h, filter: or(h.filter, { is: 'token' }) }));
  g.rule('core', '{a:head} , {b:head} , or token', ({ a, b }) =>
    a.many || b.many ? null : { filter: or(a.filter, b.filter, { is: 'token' }), many: false, head: a.head },
  );
  g.rule('core', '{h:headList} or/and-or tokens', ({ h }) => (h.many ? { ...h, filter: or(h.filter, { is: 'token' }) } : null));
  g.rule('core', '{a:head} , {b:head} , or/and-or tokens', ({ a, b }) =>
    a.many && b.many ? { filter: or(a.filter, b.filter, { is: 'token' }), many: true, head: a.head } : null,
  );
  g.rule('post', 'with base power or toughness {c:compare}', ({ c }) =>
    or({ is: 'stat', stat: 'basePower', ...c }, { is: 'stat', stat: 'baseToughness', ...c }),
  );
  const among = (stat: Stat, ...values: number[]): Filter => or(...values.map((value): Filter => ({ is: 'stat', stat, cmp: '=', value })));
  g.rule('post', 'with {s:statName} {a:digits} or {b:digits}', ({ s, a, b }) => among(s, a, b));
  g.rule('post', 'with {s:statName} {a:digits} , {b:digits} , or {k:digits}', ({ s, a, b, k }) => among(s, a, b, k));
  g.rule('post', "that isn't/aren't all colors", () => not({ is: 'colorCount', cmp: '=', value: 5 }));
  g.rule('post', "that's exactly {n:several} colors", ({ n }) => ({ is: 'colorCount', cmp: '=', value: n }));
  g.rule('post', 'that are exactly {n:several} colors', ({ n }) => ({ is: 'colorCount', cmp: '=', value: n }));
}

/** Each of them is the one or the other. */
export function eitherKind(g: Grammar): void {
  // "a black or artifact creature": each is the one or the other
  g.rule('core', '{a:color} or {t:type} {h:head}', ({ a, t, h }) =>
    t.many ? null : { ...h, filter: or(and({ is: 'color', color: a }, h.filter), and(ofType(t.type), h.filter)), own: true },
  );
  g.rule('core', '{a:color} or {t:type} card/cards', ({ a, t }, m) =>
    t.many
      ? null
      : { filter: or({ is: 'color', color: a }, ofType(t.type)), many: m.tokens[m.end - 1].key === 'cards', head: 'card', own: true },
  );
  g.rule('core', 'abilities', (_, m) =>
    m.tokens[m.at - 1]?.key === 'and' ? null : { filter: { is: 'ability' }, many: true, head: 'ability', zone: 'stack' as const },
  );
  // "Ninja and Rogue creatures": each is the one or the other
  g.rule('core', '{a:subtype} and {b:subtype} {h:head}', ({ a, b, h }) =>
    a.many || b.many || !h.many
      ? null
      : {
          filter: and(or({ is: 'subtype', subtype: a.subtype }, { is: 'subtype', subtype: b.subtype }), h.filter),
          many: true,
          head: h.head,
        },
  );
  g.rule('core', '{s:supertype} and {t:subtype} {h:head}', ({ s, t, h }) =>
    t.many || !h.many
      ? null
      : {
          filter: and(or({ is: 'supertype', supertype: s }, { is: 'subtype', subtype: t.subtype }), h.filter),
          many: true,
          head: h.head,
        },
  );
}

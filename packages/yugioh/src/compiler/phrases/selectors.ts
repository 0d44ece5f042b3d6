/** Which cards an effect is about. */
import type { Filter, Quantity } from '../../language/effects.js';
import type { Likeness } from '../../language/expressions.js';
import type { Place } from '../../language/index.js';
import { type Coded, type Node, type Reading, row } from '../grammar.js';
import { late } from '../late.js';
import { cards, nounAt, writeCards } from '../nouns.js';
import { placesAt, writePlaces } from '../places.js';
import { nextTogether, togetherAt, writeTogether } from '../together.js';
import { same } from '../words.js';

const one = cards(false);
const many = cards(true);

interface Counted {
  of: Parameters<typeof writeCards>[0];
  min: number;
  max: number;
  distinct?: Likeness;
  alike?: Likeness;
  withSelf?: true;
  including?: Filter;
  most?: Quantity;
  exactly?: Quantity;
}

/** As many as there are. */
const ALL = 99;
const WITH_SELF = ', including this card';

/** "1 card", "up to 2 cards", "any number of cards", with what is said of all of them. */
function countedAt(text: string, at: number): (readonly [Counted, number])[] {
  const m = /^(?:(up to )?(\d+)(\+)? |(any number of ))/.exec(text.slice(at, at + 16));
  if (!m) return byNumber(text, at);
  const max = m[4] || m[3] ? ALL : Number(m[2]);
  const min = m[1] || m[4] ? 1 : Number(m[2]);
  const noun = max === 1 ? one : many;
  // "any number of your banished monsters": the place begins with "of".
  const from =
    at + m[0].length - (m[4] && /^your (?:opponent's )?banished /.test(text.slice(at + m[0].length, at + m[0].length + 24)) ? 3 : 0);
  // "with different names" may stand before the place.
  const said = nextTogether(text, from);
  const words = said > 0 && max > 1 ? togetherAt(text, said) : null;
  const without = words ? text.slice(0, said) + text.slice(words[1]) : '';
  const inner = (words ? noun.read(without, from, undefined as never) : []).flatMap(([of, end]): (readonly [Counted, number])[] =>
    words && end > said ? [[{ of: of as Counted['of'], min, max, ...words[0] }, end + words[1] - said]] : [],
  );
  const plainly = noun.read(text, from, undefined as never).flatMap(([of, end]) => {
    const plain: Counted = { of: of as Counted['of'], min, max };
    const found: (readonly [Counted, number])[] = [[plain, end]];
    const together = max > 1 ? togetherAt(text, end) : null;
    if (together) found.push([{ ...plain, ...together[0] }, together[1]]);
    if (max > 1) found.push(...includingAt(text, end).map(([including, to]) => [{ ...plain, including }, to] as const));
    if (text.startsWith(WITH_SELF, end)) found.push([{ ...plain, withSelf: true }, end + WITH_SELF.length]);
    return found;
  });
  return [...inner, ...plainly, ...(m[4] ? byNumber(text, at + m[0].length) : [])];
}

/** ", including a Dragon monster you control": one of them at least is so. */
function includingAt(text: string, at: number): (readonly [Filter, number])[] {
  const m = /^,? including (?:at least 1|1 or more|an?|1) /.exec(text.slice(at, at + 32));
  if (!m) return [];
  const mine: Filter = { is: 'lies', at: 'field', whose: 'you' };
  return nounAt(text, at + m[0].length, false).flatMap(([f, end]): (readonly [Filter, number])[] => {
    const plain: readonly [Filter, number] = [f, end];
    if (!text.startsWith(' you control', end)) return [plain];
    const of = f.is === 'and' ? [...f.of, mine] : [f, mine];
    return [[{ is: 'and', of }, end + 12], plain];
  });
}

/** Y20.14: "cards on the field, up to the number of Dragon monsters you control"; "that many cards". */
function byNumber(text: string, at: number): (readonly [Counted, number])[] {
  const same = /^(up to )?(?:that many|the same number of|an equal number of) /.exec(text.slice(at, at + 26));
  const done: Quantity = { q: 'done', times: 1 };
  if (same)
    return many
      .read(text, at + same[0].length, undefined as never)
      .map(([of, end]) => [{ of: of as Counted['of'], min: 1, max: ALL, ...(same[1] ? { most: done } : { exactly: done }) }, end]);
  if (!/up to the number|equal to the number|up to half|up to this card/.test(text.slice(at, at + 200)) || !late.table) return [];
  const { table } = late;
  return many.read(text, at, undefined as never).flatMap(([of, end]): (readonly [Counted, number])[] => {
    const word = [', up to ', ' up to ', ' equal to ', ', equal to '].find((w) => text.startsWith(w, end));
    if (word === undefined) return [];
    return table
      .read('plainCount', text, end + word.length)
      .map(([q, to]) => [
        { of: of as Counted['of'], min: 1, max: ALL, ...(word.includes('up to') ? { most: q as Quantity } : { exactly: q as Quantity }) },
        to,
      ]);
  });
}

function writeCounted(c: Counted, tongue: 'en' | 'zh', taken: boolean): string | null {
  const said = writeCards(c.of, tongue, c.max > 1, taken, writeTogether(c, tongue));
  if (said === null) return null;
  const { most, exactly } = c;
  if (most || exactly) return writeByNumber(said, most, exactly, tongue);
  const with1 = c.including ? (late.table?.write('a', c.including, tongue) ?? null) : '';
  if (with1 === null) return null;
  const inside = c.including ? (tongue === 'en' ? `, including ${with1}` : `（包含${with1}）`) : '';
  const tail = c.withSelf ? (tongue === 'en' ? WITH_SELF : '（包含此卡）') : inside;
  if (tongue === 'zh') return `${said}${tail}${c.max === ALL ? `${c.min}张以上` : `${c.min < c.max ? '最多' : ''}${c.max}张`}`;
  if (c.max === ALL) return `${c.min === 1 ? 'any number of' : `${c.min}+`} ${c.min === 1 ? said.replace(/^of /, '') : said}${tail}`;
  return `${c.min < c.max ? 'up to ' : ''}${c.max} ${said}${tail}`;
}

function writeByNumber(said: string, most: Quantity | undefined, exactly: Quantity | undefined, tongue: 'en' | 'zh'): string | null {
  const number = most ?? exactly;
  if (number?.q === 'done' && !number.is)
    return tongue === 'en' ? `${most ? 'up to ' : ''}that many ${said}` : `${most ? '最多' : ''}那个数量的${said}`;
  const n = late.table?.write('plainCount', number, tongue) ?? null;
  if (n === null) return null;
  return tongue === 'en' ? `${said}${most ? ', up to ' : ' equal to '}${n}` : `${said}，${most ? '最多' : ''}${n}张`;
}

/** Chosen at resolution or for a cost. */
export const choice: Coded = {
  read: (text, at) => countedAt(text, at).map(([c, end]): Reading => [{ sel: 'choose', ...c }, end]),
  write(node, tongue) {
    const { sel, ...c } = node as Counted & { sel: string };
    return sel === 'choose' && 'of' in c && !('who' in c) && !('extreme' in c) ? writeCounted(c, tongue, true) : null;
  },
};

/** "target 1 card": before the semicolon. */
export const targets: Coded = {
  read(text, at) {
    const one = text.startsWith(ATTACKER, at) ? [[ATTACKING, at + ATTACKER.length] as const] : [];
    return [...countedAt(text, at), ...one, ...ofEventAt(text, at)];
  },
  write(node, tongue) {
    const about = OF_EVENT.find(([, , c]) => same(c, node));
    if (about) return tongue === 'en' ? about[0][0] : about[1];
    if (same(node, ATTACKING)) return tongue === 'en' ? ATTACKER : '攻击怪兽';
    return writeCounted(node as Counted, tongue, false);
  },
};
const ofEvent = (all: boolean, max: number): Counted => ({
  of: {
    from: [
      { place: 'field', whose: 'either' },
      { place: 'gy', whose: 'either' },
      { place: 'banished', whose: 'either' },
    ],
    filter: all ? { is: 'event', all: true } : { is: 'event' },
  },
  min: 1,
  max,
});
/** "target that monster", "target 1 of those monsters": what the event is about (Y19.20). */
const OF_EVENT: readonly (readonly [readonly string[], string, Counted])[] = [
  [
    [
      'that monster',
      'that attacking monster',
      'that card',
      'it',
      'that Summoned monster',
      'the Summoned monster',
      'that destroyed monster',
    ],
    '该怪兽',
    ofEvent(false, 1),
  ],
  [
    [
      '1 of those monsters',
      '1 of them',
      '1 of those cards',
      '1 of those destroyed monsters',
      '1 of those Summoned monsters',
      '1 of those Special Summoned monsters',
      '1 of those face-up monsters',
    ],
    '其中1张',
    ofEvent(true, 1),
  ],
  [['any number of them', 'any number of those monsters', 'them'], '其中任意张', ofEvent(true, ALL)],
];
const ofEventAt = (text: string, at: number): Reading[] =>
  OF_EVENT.flatMap(([words, , c]) =>
    words.filter((w) => text.startsWith(w, at) && !/^\w/.test(text.slice(at + w.length))).map((w): Reading => [c, at + w.length]),
  );

const ATTACKER = 'the attacking monster';
const ATTACKING: Counted = {
  of: {
    from: [{ place: 'monsterZone', whose: 'either' }],
    filter: {
      is: 'and',
      of: [{ is: 'attacking' }, { is: 'kind', kind: 'monster' }],
    },
  },
  min: 1,
  max: 1,
};

/** "1 LIGHT and 1 DARK monster from your GY", "2 "A" and 1 "B" you control": several choices, whose place is said once. */
export const pair: Coded = {
  read(text, at) {
    const found: Reading[] = [];
    const next = (chosen: readonly { n: number; filter: Filter }[], from: number): void => {
      const m = /^(\d+) (?:other )?/.exec(text.slice(from, from + 12));
      if (!m) return;
      const n = Number(m[1]);
      const start = from + m[0].length;
      for (const [of, end] of (n === 1 ? one : many).read(text, start, undefined as never))
        if (chosen.length > 0) found.push([pairOf([...chosen, { n, filter: (of as Counted['of']).filter }], of as Counted['of']), end]);
      if (chosen.length > 3) return;
      for (const [filter, end] of nounAt(text, start, n > 1)) more(chosen, n, filter, end);
      // "1 LIGHT and 1 DARK monster": the noun is said once.
      const word = /^([A-Z]+|"[^"]+")(?=, \d | and \d |, and \d )/.exec(text.slice(start, start + 60));
      if (word)
        for (const [filter] of nounAt(`${word[1]} monster${n > 1 ? 's' : ''}`, 0, n > 1).filter(
          ([, e]) => e === word[1].length + (n > 1 ? 9 : 8),
        ))
          more(chosen, n, filter, start + word[1].length);
    };
    const more = (chosen: readonly { n: number; filter: Filter }[], n: number, filter: Filter, end: number): void => {
      const sep = [', and ', ' and ', ', '].find((w) => text.startsWith(w, end) && /^\d/.test(text.slice(end + w.length)));
      if (sep !== undefined) next([...chosen, { n, filter }], end + sep.length);
    };
    if (/^\d/.test(text.slice(at, at + 1))) next([], at);
    return found;
  },
  write(node, tongue) {
    const { sel, of } = node as { sel: string; of?: readonly (Counted & { sel: string })[] };
    if (sel !== 'both' || !of || of.some((c) => c.sel !== 'choose' || c.min !== c.max || !same(c.of.from, of[0].of.from))) return null;
    const said = of.map((c, i) => {
      const last = i === of.length - 1;
      const what = writeCards(last ? c.of : { ...c.of, from: ANYWHERE }, tongue, c.max > 1, true);
      return what === null ? null : tongue === 'en' ? `${c.max} ${what}` : `${what}${c.max}张`;
    });
    if (said.includes(null)) return null;
    return tongue === 'zh'
      ? said.join('与')
      : said.length === 2
        ? said.join(' and ')
        : `${said.slice(0, -1).join(', ')}, and ${said[said.length - 1]}`;
  },
};
const ANYWHERE = [{ place: 'monsterZone', whose: 'either' }] as const;
const pairOf = (chosen: readonly { n: number; filter: Filter }[], at: Counted['of']): Node => ({
  sel: 'both',
  of: chosen.map(({ n, filter }) => ({ sel: 'choose', of: { from: at.from, filter }, min: n, max: n })),
});

/** "1 monster you control and 1 card your opponent controls": two choices, each with a place of its own. */
export const twoChoices: Coded = {
  read(text, at) {
    const both = text.startsWith('both ', at) ? at + 5 : at;
    return countedAt(text, both).flatMap(([a, end]): Reading[] => {
      const sep = [', and ', ' and '].find((w) => text.startsWith(w, end) && /^(?:up to )?\d/.test(text.slice(end + w.length)));
      // A noun without a place is where the other one is.
      if (sep === undefined || same(a.of.from, ANYWHERE)) return [];
      return countedAt(text, end + sep.length).flatMap(([b, to]): Reading[] =>
        same(b.of.from, a.of.from) || same(b.of.from, ANYWHERE)
          ? []
          : [
              [
                {
                  sel: 'both',
                  of: [
                    { sel: 'choose', ...a },
                    { sel: 'choose', ...b },
                  ],
                },
                to,
              ],
            ],
      );
    });
  },
  write(node, tongue) {
    const { sel, of } = node as { sel: string; of?: readonly (Counted & { sel: string })[] };
    if (sel !== 'both' || of?.length !== 2 || of.some((c) => c.sel !== 'choose' || 'who' in c || 'extreme' in c)) return null;
    const said = of.map(({ sel: _sel, ...c }) => writeCounted(c, tongue, true));
    return said.includes(null) ? null : said.join(tongue === 'en' ? ' and ' : '与');
  },
};

/** "this card from your hand or GY": this card where it is. */
export const ownPlace: Coded = {
  read(text, at) {
    const lead = ['this card from ', 'this card in ', 'this face-up card from ', 'this monster from '].find((w) => text.startsWith(w, at));
    if (lead === undefined) return [];
    return placesAt(text, at + lead.length).map(([refs, end]): Reading => [{ sel: 'self', in: refs.map((r) => r.place) }, end]);
  },
  write(node, tongue) {
    const { sel, in: places } = node as { sel: string; in?: readonly Place[] };
    if (sel !== 'self' || !places) return null;
    const refs = places.map((place) => ({ place, whose: 'you' as const }));
    return tongue === 'en' ? `this card from ${writePlaces(refs, 'en')}` : `${writePlaces(refs, 'zh')}的此卡`;
  },
};

const SELF: Node = { sel: 'self' };
const TARGET: Node = { sel: 'target' };
const TARGETS: Node = { sel: 'target', many: true };
const IT = [
  'that target',
  'that monster',
  'that card',
  'the target',
  'that Spell/Trap',
  'that Spell',
  'that Trap',
  'the targeted monster',
  'the targeted card',
  'that face-up monster',
  "that opponent's card",
];
const THEM = [
  'those targets',
  'those monsters',
  'those cards',
  'both targets',
  'both monsters',
  'both cards',
  'these targets',
  'those Spells/Traps',
  'all of them',
  'both',
  'both of them',
  'all three targets',
  'all 3 targets',
  'those destroyed monsters',
  'those Summoned monsters',
  'them both',
  'those face-up monsters',
];
const EVENT = ['the Summoned monster', 'that Summoned monster', 'the destroyed monster', 'that destroyed monster'];

/** Where one of several targets is. */
const LYING = [
  ['you control', '自己场上', 'field', 'you'],
  ['your opponent controls', '对手场上', 'field', 'opponent'],
  ['in the GY', '墓地', 'gy', 'either'],
  ['in your GY', '自己墓地', 'gy', 'you'],
  ['on the field', '场上', 'field', 'either'],
] as const;

/** A card that was spoken of, as the object of a verb (`sel`) and as a subject. */
const SPOKEN = (['sel', 'subject1'] as const).flatMap((cat) => [
  ...row(cat, 'it', '该卡', TARGET, ...IT),
  ...row(cat, 'it', '该卡', { sel: 'it' }, ...IT),
  ...row(cat, 'it', '该卡', { sel: 'event' }, ...EVENT),
  ...row(cat, 'that {f:noun1}', '该{f:noun1}', { sel: 'target', like: '$f' }, 'the targeted {f:noun1}', 'that very {f:noun1}'),
  ...LYING.flatMap(([en, zh, at, whose]) =>
    row(
      cat,
      `that {f:noun1} ${en}`,
      `${zh}的该{f:noun1}`,
      { sel: 'target', like: { is: 'and', of: [{ is: 'lies', at, whose }, '$f'] } },
      ...(en === 'in the GY' ? ['that {f:noun1} from the GY', 'that other {f:noun1} from the GY', 'that other {f:noun1} in the GY'] : []),
    ),
  ),
  ...row(cat, 'this card', '此卡', SELF, 'this monster', 'this face-up card', 'this card on the field'),
  ...row(cat, 'the attacking monster', '攻击怪兽', { sel: 'attacker' }, 'the attacking monster your opponent controls'),
  ...row(cat, 'the equipped monster', '装备怪兽', { sel: 'host' }),
]);

const SPOKEN_MANY = (['sel', 'subjectN'] as const).flatMap((cat) => [
  ...row(cat, cat === 'sel' ? 'them' : 'they', '这些卡', TARGETS, ...THEM),
  ...row(cat, cat === 'sel' ? 'them' : 'they', '这些卡', { sel: 'it', many: true }, ...THEM),
]);

/** Y20.15: of several targets the one that was chosen first, or second. */
const NTH = (['sel', 'subject1', 'likeWhom'] as const).flatMap((cat) =>
  (
    [
      ['first', '第1个', 1],
      ['second', '第2个', 2],
    ] as const
  ).flatMap(([en, zh, nth]) =>
    row(
      cat,
      `the ${en} target`,
      `${zh}对象`,
      { sel: 'target', nth },
      `the ${en} monster`,
      `the ${en} targeted monster`,
      `that ${en} target`,
    ),
  ),
);

export const SELECTORS = [
  ...NTH,
  ...SPOKEN,
  ...SPOKEN_MANY,
  ...row('sel', 'that monster', '该怪兽', { sel: 'battling' }),
  ...row(
    'sel',
    'the monster that destroyed this card',
    '破坏此卡的怪兽',
    { sel: 'battling' },
    'the monster that destroyed it',
    'the monster this card battled',
  ),
  ...row('sel', 'all {c:cardsN}', '{c:cardsN}全部', { sel: 'all', of: '$c' }, 'as many {c:cardsN} as possible', 'every {c:cards1}'),
  ...row(
    'sel',
    'your entire hand',
    '自己手牌全部',
    { sel: 'all', of: { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'any' } } },
    'all cards in your hand',
  ),
  ...row(
    'sel',
    "your opponent's entire hand",
    '对手手牌全部',
    { sel: 'all', of: { from: [{ place: 'hand', whose: 'opponent' }], filter: { is: 'any' } } },
    'their entire hand',
  ),
  ...row('sel', '{c:choice}', '{c:choice}', '$c'),
  ...(
    [
      ['highest', '最高', true],
      ['lowest', '最低', false],
    ] as const
  ).flatMap(([word, zh, most]) =>
    (
      [
        ['ATK', '攻击力', 'atk'],
        ['DEF', '守备力', 'def'],
      ] as const
    ).flatMap(([name, nameZh, stat]) =>
      row(
        'sel',
        `the {c:cards1} that has the ${word} ${name}`,
        `${nameZh}${zh}的{c:cards1}1张`,
        { sel: 'choose', of: '$c', min: 1, max: 1, extreme: { stat, most } },
        `the 1 {c:cards1} with the ${word} ${name}`,
        `the 1 {c:cards1} that has the ${word} ${name}`,
        `the {c:cards1} with the ${word} ${name}`,
        `1 {c:cards1} with the ${word} ${name}`,
      ),
    ),
  ),
  ...row('sel', '1 random {c:cards1}', '随机{c:cards1}1张', { sel: 'random', of: '$c', n: 1 }),
  ...row('sel', '{n:number} random {c:cardsN}', '随机{c:cardsN}{n:number}张', { sel: 'random', of: '$c', n: '$n' }),
  ...row('sel', 'the top card of your Deck', '自己牌组最上方的1张卡', { sel: 'top', n: 1, whose: 'you' }),
  ...row(
    'sel',
    'the top {n:number} cards of your Deck',
    '自己牌组最上方的{n:number}张卡',
    { sel: 'top', n: '$n', whose: 'you' },
    '{n:number} cards from the top of your Deck',
  ),
  ...row(
    'sel',
    "the top card of your opponent's Deck",
    '对手牌组最上方的1张卡',
    { sel: 'top', n: 1, whose: 'opponent' },
    'the top card of their Deck',
  ),
  ...row(
    'sel',
    "the top {n:number} cards of your opponent's Deck",
    '对手牌组最上方的{n:number}张卡',
    { sel: 'top', n: '$n', whose: 'opponent' },
    'the top {n:number} cards of their Deck',
    "{n:number} cards from the top of your opponent's Deck",
  ),
  ...row('sel', '{p:pair}', '{p:pair}', '$p'),
  ...row('sel', '{p:twoChoices}', '{p:twoChoices}', '$p'),
  ...row('sel', '1 of them', '其中1张', { sel: 'among', min: 1, max: 1 }, '1 of those monsters', '1 of those cards', '1 of those targets'),
  ...row(
    'sel',
    '{a:own1} and {b:sel}',
    '{a:own1}与{b:sel}',
    { sel: 'both', of: ['$a', '$b'] },
    'both {a:own1} and {b:sel}',
    'both {b:sel} and {a:own1}',
    '{b:sel} and {a:own1}',
  ),
  ...row('own1', 'this card', '此卡', SELF),
  ...row('own1', '{s:ownPlace}', '{s:ownPlace}', '$s'),
  // As a subject.
  ...row('subjectN', 'all {c:cardsN}', '{c:cardsN}', { sel: 'all', of: '$c' }, '{c:cardsN}', 'all face-up {c:cardsN}'),
  // This card, where it is.
  ...row('own', 'this card', '此卡', SELF, 'this face-up card', 'this Equip Card', 'this monster', 'this card you control'),
  ...row('own', '{s:ownPlace}', '{s:ownPlace}', '$s'),
  ...row('own', 'this banished card', '除外的此卡', { sel: 'self', in: ['banished'] }),
];

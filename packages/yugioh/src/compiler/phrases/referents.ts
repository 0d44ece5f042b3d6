/** Cards that were spoken of by what was done to them, and the values and numbers made of them (Y20.14, Y20.15, Y21.10). */
import { type Row, row } from '../grammar.js';

/** By what was done to it: a cost, or the step before. */
const DONE = ['Tributed', 'discarded', 'banished', 'sent', 'revealed', 'returned', 'detached', 'destroyed'];
const PAID = { sel: 'paid' };
const paidWords = (noun: string): string[] => DONE.flatMap((d) => [`the ${d} ${noun}`, `that ${d} ${noun}`]);
const PAID_NAMES = [...paidWords('monster'), ...paidWords('card')].filter((x) => !x.includes('destroyed'));

const STATS = [
  ['ATK', '攻击力', 'atk'],
  ['DEF', '守备力', 'def'],
  ['Level', '等级', 'level'],
  ['Rank', '阶级', 'rank'],
] as const;

/** "the original ATK of that monster". */
const OF_ONE: readonly (readonly [string, object, readonly string[]])[] = [
  [
    'that target',
    { sel: 'target' },
    [
      'that monster',
      'that card',
      'it',
      'the destroyed monster',
      'that destroyed monster',
      'that face-up monster',
      'the targeted monster',
      'that target on the field',
      'that monster on the field',
      'the selected monster',
      'that destroyed monster in the GY',
      'the destroyed monster in the GY',
      'that monster in the GY',
    ],
  ],
  [
    'it',
    { sel: 'it' },
    ['that monster', 'that card', 'the destroyed monster', 'that destroyed monster', 'the monster', 'that Summoned monster'],
  ],
  [
    'the Summoned monster',
    { sel: 'event' },
    ['that monster', 'that Summoned monster', 'the destroyed monster', 'that destroyed monster', 'that Special Summoned monster'],
  ],
  ['this card', { sel: 'self' }, []],
  ['the attacking monster', { sel: 'attacker' }, []],
  ['the equipped monster', { sel: 'host' }, []],
  ['the paid monster', PAID, PAID_NAMES],
  ["that opponent's monster", { sel: 'battling' }, ['the monster this card battled', 'that monster']],
];

const VALUES: Row[] = STATS.flatMap(([name, nameZh, stat]) => [
  ...OF_ONE.flatMap(([en, of, also]) => [
    ...row(
      'amount',
      `the ${name} of ${en}`,
      `{w:ofZh}${nameZh}`,
      { q: 'stat', of, stat },
      ...also.map((a) => `the ${name} of ${a}`),
      ...[en, ...also].map((a) => `the current ${name} of ${a}`),
    ).map((r) => ({ ...r, zh: [{ text: `${en === 'this card' ? '此卡' : '该怪兽'}${nameZh}` }] })),
    ...row(
      'amount',
      `the original ${name} of ${en}`,
      `原本${nameZh}`,
      { q: 'stat', of, stat, original: true },
      ...also.map((a) => `the original ${name} of ${a}`),
    ).map((r) => ({ ...r, zh: [{ text: `${en === 'this card' ? '此卡' : '该怪兽'}原本${nameZh}` }] })),
  ]),
  ...row(
    'amount',
    `the paid monster's ${name}`,
    `作为代价的怪兽的${nameZh}`,
    { q: 'stat', of: PAID, stat },
    ...PAID_NAMES.map((a) => `${a}'s ${name}`),
    ...PAID_NAMES.map((a) => `${a}'s ${name} on the field`),
    `the Tributed monster's ${name} on the field`,
  ),
  ...row(
    'amount',
    `the paid monster's original ${name}`,
    `作为代价的怪兽的原本${nameZh}`,
    { q: 'stat', of: PAID, stat, original: true },
    ...PAID_NAMES.map((a) => `${a}'s original ${name}`),
    `the combined original ${name} of the Tributed monsters`,
    `the total original ${name} of the Tributed monsters`,
  ),
  ...row(
    'amount',
    `the combined ${name} of {c:cardsN}`,
    `{c:cardsN}的${nameZh}合计`,
    { q: 'stat', of: { sel: 'all', of: '$c' }, stat },
    `the total ${name} of {c:cardsN}`,
    `the combined ${name} of all {c:cardsN}`,
    `the total ${name} of all {c:cardsN}`,
    `the combined ${name}s of all {c:cardsN}`,
    `the combined ${name}s of {c:cardsN}`,
    `the total ${name}s of all {c:cardsN}`,
    `the total combined ${name} of all {c:cardsN}`,
  ),
  ...row(
    'amount',
    `the combined original ${name} of {c:cardsN}`,
    `{c:cardsN}的原本${nameZh}合计`,
    { q: 'stat', of: { sel: 'all', of: '$c' }, stat, original: true },
    `the total original ${name} of {c:cardsN}`,
    `the combined original ${name} of all {c:cardsN}`,
    `the total original ${name} of all {c:cardsN}`,
  ),
  ...row(
    'amount',
    `the difference between its original ${name} and its current ${name}`,
    `其原本${nameZh}与现在${nameZh}之差`,
    {
      q: 'difference',
      a: { q: 'stat', of: { sel: 'target' }, stat, original: true },
      b: { q: 'stat', of: { sel: 'target' }, stat },
    },
    `the difference between its original ${name} and current ${name}`,
    `the difference between its current ${name} and original ${name}`,
  ),
]);

const NUMBERS = [
  ...row('quantity', '{n:number} x {m:plainCount}', '{m:plainCount}×{n:number}', { q: 'times', of: '$m', n: '$n' }),
  ...row('plainCount', '{q:amount}', '{q:amount}', '$q'),
  ...row('plainCount', 'the number of {c:cardsN}', '{c:cardsN}的数量', { q: 'count', of: '$c', times: 1 }),
  ...row('quantity', '{q:plainCount} x {n:number}', '{q:plainCount}×{n:number}', { q: 'times', of: '$q', n: '$n' }),
  ...row('quantity', 'twice {q:amount}', '{q:amount}的2倍', { q: 'times', of: '$q', n: 2 }, 'double {q:amount}'),
  ...row(
    'quantity',
    'the difference in LP',
    '基本分之差',
    {
      q: 'difference',
      a: { q: 'lp', who: 'you' },
      b: { q: 'lp', who: 'opponent' },
    },
    "the difference between your LP and your opponent's",
    "the difference between your and your opponent's LP",
  ),
  ...row(
    'quantity',
    'the result x {n:number}',
    '结果×{n:number}',
    { q: 'luck', times: '$n' },
    'the number rolled x {n:number}',
    'the die result x {n:number}',
  ),
  ...row('quantity', 'the result', '结果', { q: 'luck', times: 1 }, 'the number rolled', 'the result of the die roll', 'the die result'),
  ...row('quantity', 'the number of cards in your hand', '自己手牌的数量', { q: 'hand', who: 'you', times: 1 }),
  ...row(
    'quantity',
    "the number of cards in your opponent's hand",
    '对手手牌的数量',
    { q: 'hand', who: 'opponent', times: 1 },
    'the number of cards in their hand',
  ),
  ...row(
    'quantity',
    'the number of cards discarded',
    '舍弃的数量',
    { q: 'done', times: 1 },
    'the number of cards destroyed',
    'the number of cards destroyed by this effect',
    'the number destroyed',
    'the number of cards banished',
    'the number of cards returned',
    'the number of monsters destroyed',
  ),
  ...row('quantity', 'the number of {t:countersName} on this card x {n:number}', '此卡的{t:countersName}数量×{n:number}', {
    q: 'counters',
    of: { sel: 'self' },
    name: '$t',
    times: '$n',
  }),
  ...row('quantity', 'the number of {t:countersName} on this card', '此卡的{t:countersName}数量', {
    q: 'counters',
    of: { sel: 'self' },
    name: '$t',
    times: 1,
  }),
  ...row(
    'quantity',
    'the number of materials attached to this card',
    '此卡的超量素材数量',
    { q: 'materials', of: { sel: 'self' }, times: 1 },
    'the number of materials attached to it',
    'the number of materials this card has',
  ),
  ...row('quantity', '{n:number}', '{n:number}', { q: 'number', n: '$n' }),
];

const COUNTED = [
  ...row('counted', '{c:cardsN}', '{c:cardsN}', { q: 'count', of: '$c', times: 1 }),
  ...row(
    'counted',
    'material attached to it',
    '此卡的超量素材',
    { q: 'materials', of: { sel: 'self' }, times: 1 },
    'materials attached to it',
    'material attached to this card',
    'materials attached to this card',
    'Equip Cards equipped to it',
  ),
  ...row(
    'counted',
    'monsters it points to',
    '其连接前方的怪兽',
    { q: 'count', of: { from: [{ place: 'monsterZone', whose: 'either' }], filter: { is: 'pointedTo' } }, times: 1 },
    'monsters this card points to',
  ),
  ...row('cond', 'the number of {q:counted} is {n:number} or more', '{q:counted}的数量在{n:number}以上', {
    if: 'compare',
    a: '$q',
    cmp: '>=',
    b: { q: 'number', n: '$n' },
  }),
  ...row('cond', 'the number of {q:counted} is exactly {n:number}', '{q:counted}的数量正好{n:number}', {
    if: 'compare',
    a: '$q',
    cmp: '=',
    b: { q: 'number', n: '$n' },
  }),
];

/** Whom a card is like (Y2.11). */
const LIKE = [
  ...row(
    'likeWhom',
    'that target',
    '该对象',
    { sel: 'target' },
    'that monster',
    'that card',
    'it',
    'the targeted monster',
    'that face-up monster',
    'that target in the GY',
    'that monster on the field',
    'the selected card',
    'the selected monster',
    'that monster in the GY',
    'the target',
  ),
  ...row(
    'likeWhom',
    'that card',
    '该卡',
    { sel: 'it' },
    'that monster',
    'it',
    'that destroyed monster',
    'the destroyed monster',
    'the monster destroyed',
    'that Summoned monster',
  ),
  ...row(
    'likeWhom',
    'the Summoned monster',
    '该怪兽',
    { sel: 'event' },
    'that monster',
    'that card',
    'the destroyed monster',
    'that destroyed monster',
  ),
  ...row('likeWhom', 'this card', '此卡', { sel: 'self' }),
  ...row('likeWhom', 'the equipped monster', '装备怪兽', { sel: 'host' }),
  ...row('likeWhom', 'the paid monster', '作为代价的怪兽', PAID, ...PAID_NAMES),
  ...row('likeAny', '{c:cardsN}', '{c:cardsN}', '$c', 'the {c:cardsN}', 'any {c:cards1}', 'all {c:cardsN}', 'a {c:cards1}', '{c:cards1}'),
];

export const REFERENTS = [...VALUES, ...NUMBERS, ...COUNTED, ...LIKE];

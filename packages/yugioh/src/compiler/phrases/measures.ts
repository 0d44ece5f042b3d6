/** Values of cards as numbers: Ranks, Link Ratings, and the values of several cards together (Y2.3, Y2.4, Y20.14). */
import { type Row, row } from '../grammar.js';

const OF = { q: 'stat', of: '$s' };
const both = (of: unknown, original: object): object => ({
  q: 'plus',
  a: { q: 'stat', of, stat: 'level', ...original },
  b: { q: 'stat', of, stat: 'rank', ...original },
});

/** Values that were not said of every card from the beginning on. */
const NEWER: readonly (readonly [string, string, (of: unknown, original: object) => object])[] = [
  ['Rank', '阶级', (of, original) => ({ q: 'stat', of, stat: 'rank', ...original })],
  ['Link Rating', '连接标记数', (of, original) => ({ q: 'stat', of, stat: 'rating', ...original })],
  ['Level/Rank', '等级·阶级', both],
  ['Pendulum Scale', '灵摆刻度', (of, original) => ({ q: 'stat', of, stat: 'scale', ...original })],
];

/** "its Link Rating", "the Rank of that monster", "the banished monster's Level/Rank". */
const ONE: Row[] = NEWER.flatMap(([name, zh, made]) => [
  ...row('amount', `{s:whoseStat} ${name}`, `{s:whoseStat}${zh}`, made('$s', {})),
  ...row('amount', `{s:whoseStat} original ${name}`, `{s:whoseStat}原本${zh}`, made('$s', { original: true })),
  ...row('amount', `the ${name} of {s:likeWhom}`, `{s:likeWhom}的${zh}`, made('$s', {}), `{s:likeWhom}'s ${name}`),
  ...row(
    'amount',
    `the original ${name} of {s:likeWhom}`,
    `{s:likeWhom}的原本${zh}`,
    made('$s', { original: true }),
    `{s:likeWhom}'s original ${name}`,
  ),
]);

/** Who several cards are that were spoken of. */
const SEVERAL = [
  ...row(
    'theseCards',
    'those monsters',
    '这些怪兽',
    { sel: 'target', many: true },
    'those targets',
    'both monsters',
    'both targets',
    'them',
  ),
  ...row(
    'theseCards',
    'those monsters',
    '这些怪兽',
    { sel: 'it', many: true },
    'those cards',
    'them',
    'those destroyed monsters',
    'those monsters sent to the GY',
    'the monsters sent to the GY',
  ),
  ...row(
    'theseCards',
    'the paid monsters',
    '作为代价的怪兽',
    { sel: 'paid' },
    ...['Tributed', 'banished', 'discarded', 'revealed', 'detached'].flatMap((d) => [
      `the ${d} monsters`,
      `those ${d} monsters`,
      `the monsters ${d}`,
      `the monsters ${d} to activate this effect`,
      `the monsters ${d} to activate this card`,
    ]),
    'the monsters sent to the GY to activate this effect',
  ),
];

const STATS = [
  ['ATK', '攻击力', 'atk'],
  ['DEF', '守备力', 'def'],
  ['Level', '等级', 'level'],
  ['Rank', '阶级', 'rank'],
  ['Link Rating', '连接标记数', 'rating'],
] as const;

/** "the combined original ATK of those monsters", "their total Levels". */
const TOGETHER: Row[] = STATS.flatMap(([name, zh, stat]) =>
  (
    [
      ['', '', {}],
      ['original ', '原本', { original: true }],
    ] as const
  ).flatMap(([word, zhWord, original]) => [
    ...row(
      'amount',
      `the combined ${word}${name} of {s:theseCards}`,
      `{s:theseCards}的${zhWord}${zh}合计`,
      { ...OF, stat, ...original },
      ...['combined', 'total'].flatMap((c) => [
        `the ${c} ${word}${name} of {s:theseCards}`,
        `the ${c} ${word}${name}s of {s:theseCards}`,
        `the ${c} ${word}${name} of all {s:theseCards}`,
      ]),
    ),
    ...row(
      'amount',
      `their combined ${word}${name}`,
      `这些怪兽的${zhWord}${zh}合计`,
      { q: 'stat', of: { sel: 'target', many: true }, stat, ...original },
      `their total ${word}${name}`,
      `their combined ${word}${name}s`,
    ),
    ...row(
      'amount',
      `the combined ${word}${name} of {c:cardsN}`,
      `{c:cardsN}的${zhWord}${zh}合计`,
      { q: 'stat', of: { sel: 'all', of: '$c' }, stat, ...original },
      `the total ${word}${name} of {c:cardsN}`,
      `the total ${word}${name}s of {c:cardsN}`,
      `the total ${word}${name} of the {c:cardsN}`,
      `the combined ${word}${name} of the {c:cardsN}`,
      `the total ${word}${name} of all {c:cardsN}`,
    ),
  ]),
);

/** Values of the monsters that battle. */
const FIGHTERS: Row[] = STATS.slice(0, 3).flatMap(([name, zh, stat]) =>
  (
    [
      ['your battling monster', '自己战斗怪兽', { sel: 'battling', whose: 'you' }, ['that monster you control', 'your monster']],
      [
        "the opponent's battling monster",
        '对手战斗怪兽',
        { sel: 'battling', whose: 'opponent' },
        ["the opponent's monster it is battling", "that opponent's battling monster"],
      ],
    ] as const
  ).flatMap(([en, zhWho, of, also]) =>
    (
      [
        ['', '', {}],
        ['original ', '原本', { original: true }],
        ['current ', '', {}],
      ] as const
    ).flatMap(([word, zhWord, original]) => [
      ...row(
        'amount',
        `${en}'s ${word}${name}`,
        `${zhWho}的${zhWord}${zh}`,
        { q: 'stat', of, stat, ...original },
        ...also.map((a) => `${a}'s ${word}${name}`),
        ...[en, ...also].map((a) => `the ${word}${name} of ${a}`),
      ),
    ]),
  ),
);

const HALVES = row('quantity', 'half of {q:amount}', '{q:amount}的一半', { q: 'half', of: '$q' });

const COUNTS = [
  ...row('counted', '{c:banishedN}', '{c:banishedN}', { q: 'count', of: '$c', times: 1 }),
  ...row('variedCount', '{c:variedN}', '{c:variedN}的种类', { q: 'kinds', in: 'name', of: '$c', times: 1 }),
  ...row('plainCount', 'its Link Rating', '其连接标记数', { q: 'stat', of: { sel: 'target' }, stat: 'rating' }),
];

export const MEASURES = [...ONE, ...SEVERAL, ...TOGETHER, ...FIGHTERS, ...HALVES, ...COUNTS];

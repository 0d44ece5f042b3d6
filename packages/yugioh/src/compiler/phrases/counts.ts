/** How many of what was done are of a kind (Y20.14), and what is worked out for each of several cards. */
import { type Row, row } from '../grammar.js';

const DONE = [
  'destroyed',
  'banished',
  'discarded',
  'Tributed',
  'sent to the GY',
  'returned to the hand',
  'shuffled into the Deck',
  'returned',
];
const TAILS = ['', ' by this effect', ' this way'];

const NUMBERS: Row[] = [
  ...row(
    'plainCount',
    'the number of {f:nounN} affected',
    '受影响的{f:nounN}的数量',
    { q: 'done', times: 1, is: '$f' },
    ...DONE.flatMap((d) => TAILS.map((t) => `the number of {f:nounN} ${d}${t}`)),
  ),
  ...row(
    'quantity',
    'the number of {f:nounN} affected',
    '受影响的{f:nounN}的数量',
    { q: 'done', times: 1, is: '$f' },
    ...DONE.flatMap((d) => TAILS.map((t) => `the number of {f:nounN} ${d}${t}`)),
  ),
  ...row(
    'quantity',
    'the number of {f:nounN} affected x {n:number}',
    '受影响的{f:nounN}的数量×{n:number}',
    { q: 'done', times: '$n', is: '$f' },
    ...DONE.flatMap((d) =>
      TAILS.flatMap((t) => [`the number of {f:nounN} ${d}${t} x {n:number}`, `the number of {f:nounN} ${d} x {n:number}${t}`]),
    ),
  ),
  ...row(
    'each',
    ' for each {f:noun1} affected',
    '（每1张受影响的{f:noun1}）',
    { q: 'done', is: '$f' },
    ...DONE.flatMap((d) => TAILS.map((t) => ` for each {f:noun1} ${d}${t}`)),
  ),
];

const EACH_OF = (
  [
    ['Level', '等级', 'level'],
    ['Rank', '阶级', 'rank'],
    ['Link Rating', '连接数值', 'rating'],
  ] as const
).flatMap(([en, zh, stat]) =>
  (
    [
      ['gain', '上升', 1],
      ['lose', '下降', -1],
    ] as const
  ).flatMap(([verb, zhVerb, sign]) =>
    row(
      'static',
      `{w:whoN} ${verb} {s:stat} equal to their own ${en} x {n:number}`,
      `{w:whoN}的{s:stat}${zhVerb}各自${zh}×{n:number}`,
      {
        kind: 'static',
        what: '$w',
        stat: '$s',
        change: { by: { q: 'times', of: { q: 'stat', of: { sel: 'each' }, stat }, n: '$n' }, sign },
      },
      `{w:whoN} ${verb} {n:number} {s:stat} x their own ${en}s`,
      `{w:whoN} ${verb} {n:number} {s:stat} x their own ${en}`,
      `{w:whoN} ${verb} {s:stat} equal to their ${en} x {n:number}`,
      `{w:whoN} ${verb} {s:stat} equal to their own ${en}s x {n:number}`,
    ),
  ),
);

const MATERIALS = (
  [
    ['gain', '上升', 1],
    ['lose', '下降', -1],
  ] as const
).flatMap(([verb, zhVerb, sign]) =>
  row(
    'static',
    `{w:whoN} ${verb} {n:number} {s:stat} for each material attached to them`,
    `{w:whoN}的{s:stat}各自每有1个超量素材${zhVerb}{n:number}`,
    { kind: 'static', what: '$w', stat: '$s', change: { by: { q: 'materials', of: { sel: 'each' }, times: '$n' }, sign } },
  ),
);

export const COUNTS = [...NUMBERS, ...EACH_OF, ...MATERIALS];

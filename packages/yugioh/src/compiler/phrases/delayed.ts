/** What is put off to a phase that is counted: "during your 2nd End Phase after activation" (Y6.10). */
import { row } from '../grammar.js';

const PHASES = [
  ['your', 'End Phase', '自己结束阶段', 'ownEnd'],
  ["your opponent's", 'End Phase', '对手结束阶段', 'opponentEnd'],
  ['your', 'Standby Phase', '自己准备阶段', 'nextStandby'],
  ["your opponent's", 'Standby Phase', '对手准备阶段', 'opponentStandby'],
] as const;

const AFTER = [
  ' after activation',
  " after this card's activation",
  " after this effect's activation",
  ' after activating this effect',
  ' after this card is activated',
];

export const DELAYED = [
  ...['simple', 'freeEffect'].flatMap((cat) =>
    row(
      'effect',
      `{e:${cat}} at the end of the Battle Phase`,
      `战斗阶段结束时{e:${cat}}`,
      { do: 'later', at: 'battleEnd', what: '$e' },
      `at the end of the Battle Phase, {e:${cat}}`,
      `{e:${cat}} at the end of this Battle Phase`,
    ),
  ),
  ...row(
    'simple',
    "return {s:sel} to the owner's hand",
    '{s:sel}返回手牌',
    { do: 'toHand', what: '$s' },
    "return {s:sel} to its owner's hand",
  ),
  ...(
    [
      ['2nd', '第2次', 2, 'second'],
      ['3rd', '第3次', 3, 'third'],
      ['4th', '第4次', 4, 'fourth'],
      ['5th', '第5次', 5, 'fifth'],
    ] as const
  ).flatMap(([en, zh, n, also]) => row('nth', en, zh, n, also)),
  ...PHASES.flatMap(([whose, phase, zh, at]) =>
    row(
      'effect',
      `{e:simple} during ${whose} {n:nth} ${phase} after activation`,
      `发动后{n:nth}的${zh}{e:simple}`,
      { do: 'later', at, count: '$n', what: '$e' },
      ...AFTER.slice(1).map((a) => `{e:simple} during ${whose} {n:nth} ${phase}${a}`),
      ...AFTER.map((a) => `during ${whose} {n:nth} ${phase}${a}, {e:simple}`),
      `during ${whose} {n:nth} ${phase} after this card was activated, {e:simple}`,
    ),
  ),
];

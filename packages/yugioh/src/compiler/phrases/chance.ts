/** Coins and dice, and cards that are excavated or looked at (Y20.16, Y27.13). */
import { type Row, row } from '../grammar.js';

const num = (n: string | number): object => ({ q: 'number', n });

const CHANCE = [
  ...row('effect', 'toss a coin', '投掷硬币1次', { do: 'toss', n: 1 }),
  ...row('effect', 'toss a coin {n:number} times', '投掷硬币{n:number}次', { do: 'toss', n: '$n' }, 'toss {n:number} coins'),
  ...row('effect', 'toss a coin twice', '投掷硬币2次', { do: 'toss', n: 2 }),
  ...row(
    'effect',
    'toss a coin and call it',
    '投掷硬币1次并猜测',
    { do: 'toss', n: 1, call: true },
    'call heads or tails, then toss a coin',
    'toss a coin and call Heads or Tails',
    'toss a coin, and call it',
    'call heads or tails and toss a coin',
  ),
  ...row('effect', 'roll a six-sided die', '投掷骰子1次', { do: 'roll', n: 1 }, 'roll 1 six-sided die', 'roll a die'),
  ...row('effect', 'roll a six-sided die twice', '投掷骰子2次', { do: 'roll', n: 2 }, 'roll 2 six-sided dice', 'roll two six-sided dice'),
  ...row(
    'cond',
    'you call it right',
    '猜中',
    { if: 'luck', cmp: '>=', n: 1 },
    'you call it correctly',
    'the call is right',
    'you called it right',
    'the result is heads',
    'it is heads',
    'heads',
    'the result is Heads',
    'it lands on heads',
  ),
  ...row(
    'cond',
    'you call it wrong',
    '未猜中',
    { if: 'luck', cmp: '<', n: 1 },
    'you call it incorrectly',
    'the call is wrong',
    'wrong',
    'the result is tails',
    'it is tails',
    'tails',
    'the result is Tails',
  ),
  ...row(
    'cond',
    'the result is {n:number}',
    '结果是{n:number}',
    { if: 'luck', cmp: '=', n: '$n' },
    'you roll a {n:number}',
    'all {n:number} results are heads',
  ),
  ...row('cond', 'the result is {n:number} or {m:number}', '结果是{n:number}或{m:number}', {
    if: 'or',
    of: [
      { if: 'luck', cmp: '=', n: '$n' },
      { if: 'luck', cmp: '=', n: '$m' },
    ],
  }),
  ...row(
    'cond',
    'the result is {n:number} or more',
    '结果在{n:number}以上',
    { if: 'luck', cmp: '>=', n: '$n' },
    'at least {n:number} of the results are heads',
    'at least {n:number} of the {m:number} results are heads',
  ),
  ...row('cond', 'the result is {n:number} or less', '结果在{n:number}以下', { if: 'luck', cmp: '<=', n: '$n' }),
];

const whoseDeck: readonly (readonly [string, string, string])[] = [
  ['your', '自己', 'you'],
  ["your opponent's", '对手', 'opponent'],
];

const DUG: Row[] = whoseDeck.flatMap(([en, zh, whose]) => [
  ...row(
    'effect',
    `excavate the top card of ${en} Deck`,
    `翻开${zh}牌组最上方的1张卡`,
    { do: 'excavate', n: num(1), whose },
    `reveal the top card of ${en} Deck`,
  ),
  ...row(
    'effect',
    `excavate the top {n:number} cards of ${en} Deck`,
    `翻开${zh}牌组最上方的{n:number}张卡`,
    { do: 'excavate', n: num('$n'), whose },
    `excavate the top {n:number} cards from ${en} Deck`,
    `excavate {n:number} cards from the top of ${en} Deck`,
    `reveal the top {n:number} cards of ${en} Deck`,
  ),
  ...row(
    'effect',
    `excavate cards from the top of ${en} Deck equal to {q:quantity}`,
    `翻开${zh}牌组最上方{q:quantity}张卡`,
    { do: 'excavate', n: '$q', whose },
    `excavate cards from the top of ${en} Deck, equal to {q:quantity}`,
    `excavate the top cards of ${en} Deck, equal to {q:quantity}`,
  ),
  ...row('effect', `look at the top card of ${en} Deck`, `确认${zh}牌组最上方的1张卡`, { do: 'excavate', n: num(1), whose, secret: true }),
  ...row(
    'effect',
    `look at the top {n:number} cards of ${en} Deck`,
    `确认${zh}牌组最上方的{n:number}张卡`,
    { do: 'excavate', n: num('$n'), whose, secret: true },
    `look at {n:number} cards from the top of ${en} Deck`,
    `see the top {n:number} cards of ${en} Deck`,
  ),
]);

const REST = ['the remaining cards', 'the other cards', 'the rest of the cards', 'the other card', 'the remaining card', 'the other'];
const ALL = ['the excavated cards', 'the revealed cards', 'those cards', 'the excavated card', 'the cards'];

const ORDERED = (
  [
    ['on the bottom of', '最下方', 'bottom', ['on the bottom of', 'to the bottom of']],
    ['on top of', '最上方', 'top', ['on top of', 'on the top of', 'to the top of']],
  ] as const
).flatMap(([, zh, at, words]) =>
  row(
    'effect',
    `place {s:several} ${words[0]} the Deck in any order`,
    `{s:several}以喜欢的顺序放回牌组${zh}`,
    { do: 'toDeck', what: '$s', at, order: true },
    ...words.flatMap((w) =>
      ['your', 'the', 'their', "your opponent's"].flatMap((d) =>
        ['place', 'return'].flatMap((v) => [
          `${v} {s:several} ${w} ${d} Deck in any order`,
          `${v} {s:several} ${w} ${d} Deck, in any order`,
        ]),
      ),
    ),
  ),
);

const SELECTED = [
  ...ORDERED,
  ...row('several', 'the rest', '剩余的卡', { sel: 'rest' }, ...REST),
  // What was looked at, or what is spoken of: the frame finds out which.
  ...row('several', 'them', '这些卡', { sel: 'rest', said: 'them' }, ...ALL, 'them all'),
  ...row('several', 'them', '这些卡', { sel: 'target', many: true }),
  ...row('several', 'them', '这些卡', { sel: 'it', many: true }),
  ...row('several', '{c:choice}', '{c:choice}', '$c'),
  ...row('several', '{p:pair}', '{p:pair}', '$p'),
  ...row('sel', 'the rest', '剩余的卡', { sel: 'rest' }, ...REST),
  ...row(
    'effect',
    'shuffle the rest into the Deck',
    '剩余的卡洗入牌组',
    { do: 'toDeck', what: { sel: 'rest' }, at: 'shuffle' },
    'shuffle the rest back into the Deck',
    'shuffle the rest back into your Deck',
    'shuffle the rest into your Deck',
    'shuffle the remaining cards back into your Deck',
    'shuffle the other cards back into your Deck',
  ),
  ...row('sel', 'the excavated card', '翻开的卡', { sel: 'dug' }, ...ALL),
  ...row(
    'sel',
    'the excavated {f:noun1}',
    '翻开的{f:noun1}',
    { sel: 'dug', filter: '$f' },
    'all excavated {f:nounN}',
    'any excavated {f:nounN}',
    'that excavated {f:noun1}',
  ),
  ...row(
    'sel',
    '1 excavated {f:noun1}',
    '翻开的{f:noun1}1张',
    { sel: 'among', min: 1, max: 1, filter: '$f', dug: true },
    '1 of the excavated {f:nounN}',
    '1 {f:noun1} among them',
    '1 revealed {f:noun1}',
    '1 {f:noun1} from among them',
  ),
  ...row('sel', '1 of the excavated cards', '翻开的卡1张', { sel: 'among', min: 1, max: 1, dug: true }, '1 of those cards'),
  ...row('sel', 'up to {n:number} excavated {f:nounN}', '翻开的{f:nounN}最多{n:number}张', {
    sel: 'among',
    min: 1,
    max: '$n',
    filter: '$f',
    dug: true,
  }),
  ...row('sel', 'any number of excavated {f:nounN}', '翻开的{f:nounN}任意张', { sel: 'among', min: 1, max: 99, filter: '$f', dug: true }),
  ...row(
    'cond',
    'it is {f:a}',
    '该卡是{f:a}',
    { if: 'it', is: '$f', of: { sel: 'it' } },
    'it was {f:a}',
    'the excavated card is {f:a}',
    'that card is {f:a}',
    'that monster is {f:a}',
    'the revealed card is {f:a}',
    'that monster was {f:a}',
    'that card was {f:a}',
    'the sent card is {f:a}',
    'the destroyed monster was {f:a}',
    'it is an {f:noun1}',
  ),
  ...row(
    'cond',
    'that target is {f:a}',
    '该对象是{f:a}',
    { if: 'it', is: '$f', of: { sel: 'target' } },
    'it is {f:a}',
    'it was {f:a}',
    'that monster is {f:a}',
    'that card is {f:a}',
    'that target was {f:a}',
    'that monster was {f:a}',
  ),
  ...row('cond', 'the Summoned monster is {f:a}', '该怪兽是{f:a}', { if: 'it', is: '$f', of: { sel: 'event' } }, 'that monster is {f:a}'),
  ...row('cond', "that opponent's monster is {f:a}", '该对手怪兽是{f:a}', { if: 'it', is: '$f', of: { sel: 'battling' } }),
  ...row(
    'cond',
    'the discarded card is {f:a}',
    '作为代价的卡是{f:a}',
    { if: 'it', is: '$f', of: { sel: 'paid' } },
    ...['discarded', 'sent', 'Tributed', 'banished', 'revealed'].flatMap((d) => [
      `the ${d} card is {f:a}`,
      `the ${d} monster is {f:a}`,
      `the ${d} monster was {f:a}`,
      `the ${d} card was {f:a}`,
      `you ${d} {f:a} to activate this effect`,
    ]),
  ),
  ...row(
    'cond',
    'you excavated {f:a}',
    '翻开的卡中有{f:a}',
    { if: 'it', is: { is: 'any' }, of: { sel: 'dug', filter: '$f' } },
    'you excavate {f:a}',
    'you excavated any {f:nounN}',
  ),
];

export const LUCK = [...CHANCE, ...DUG, ...SELECTED];

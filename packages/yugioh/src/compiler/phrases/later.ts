/** What is put off, what is passed over, and what is chosen between (Y6.10, Y6.14, Y20.24). */
import { row } from '../grammar.js';

const OPP = 'opponent';

const SKIPS = (
  [
    ['Draw Phase', '抽卡阶段', 'draw'],
    ['Standby Phase', '准备阶段', 'standby'],
    ['Main Phase 1', '主要阶段1', 'main1'],
    ['Battle Phase', '战斗阶段', 'battle'],
  ] as const
).flatMap(([en, zh, phase]) => [
  ...row(
    'effect',
    `skip your next ${en}`,
    `跳过下个自己的${zh}`,
    { do: 'skip', who: 'you', phase, n: 1 },
    `skip your ${en} of your next turn`,
    `skip the ${en} of your next turn`,
  ),
  ...row('effect', `skip your next {n:number} ${en}s`, `跳过之后{n:number}次自己的${zh}`, { do: 'skip', who: 'you', phase, n: '$n' }),
  ...row(
    'effect',
    `skip your opponent's next ${en}`,
    `跳过下个对手的${zh}`,
    { do: 'skip', who: OPP, phase, n: 1 },
    `skip the ${en} of your opponent's next turn`,
    `your opponent skips their next ${en}`,
    `your opponent must skip their next ${en}`,
  ),
]);

/** Y6.14: where it is still to come it is that of this turn. */
const SOON = row('effect', 'skip your next Battle Phase after activation', '发动后跳过下个自己的战斗阶段', {
  do: 'skip',
  who: 'you',
  phase: 'battle',
  n: 1,
  soon: true,
});

const LATER = [
  ...SOON,
  ...row(
    'effect',
    'move {s:sel} to another of your Main Monster Zones',
    '{s:sel}移动至其他主要怪兽区域',
    { do: 'moveZone', what: '$s' },
    "move {s:sel} to another of its controller's Main Monster Zones",
    "move {s:sel} to another of your opponent's Main Monster Zones",
    'move {s:sel} to another Main Monster Zone',
  ),
  ...row(
    'effect',
    '{e:simple} during the End Phase',
    '结束阶段{e:simple}',
    { do: 'later', at: 'endPhase', what: '$e' },
    '{e:simple} during the End Phase of this turn',
    'during the End Phase, {e:simple}',
    'during the End Phase of this turn, {e:simple}',
    'during the End Phase this turn, {e:simple}',
  ),
  ...row(
    'effect',
    'during your next Standby Phase, {e:simple}',
    '下个自己准备阶段{e:simple}',
    { do: 'later', at: 'nextStandby', what: '$e' },
    '{e:simple} during your next Standby Phase',
  ),
  ...(
    [
      ['destroy', '破坏', 'destroy', {}],
      ['banish', '除外', 'banish', {}],
      ['return', '返回手牌', 'toHand', {}],
    ] as const
  ).flatMap(([en, zh, verbName]) => {
    const tail = en === 'return' ? ' to the hand' : '';
    return row('simple', `${en} {s:sel}${tail}`, `{s:sel}${zh}`, { do: verbName, what: '$s' });
  }),
  ...row('simple', 'send {s:sel} to the GY', '{s:sel}送至墓地', { do: 'send', what: '$s' }),
  ...row('simple', 'shuffle {s:sel} into the Deck', '{s:sel}返回牌组', { do: 'toDeck', what: '$s', at: 'shuffle' }),
  ...row('simple', 'Special Summon {s:own}', '特殊召唤{s:own}', { do: 'summon', what: '$s' }),
  ...row('simple', 'add {s:own} to your hand', '{s:own}加入手牌', { do: 'add', what: '$s' }),
  ...row('simple', 'draw 1 card', '抽1张卡', { do: 'draw', who: 'you', n: { q: 'number', n: 1 } }),
  ...row(
    'effect',
    'either add {s:sel} to your hand or send it to the GY',
    '{s:sel}加入手牌或送至墓地',
    {
      do: 'either',
      of: [
        { do: 'add', what: '$s' },
        { do: 'send', what: '$s' },
      ],
    },
    'add {s:sel} to your hand or send it to the GY',
  ),
  ...row(
    'effect',
    'either add {s:sel} to your hand or Special Summon it',
    '{s:sel}加入手牌或特殊召唤',
    {
      do: 'either',
      of: [
        { do: 'add', what: '$s' },
        { do: 'summon', what: '$s' },
      ],
    },
    'add {s:sel} to your hand or Special Summon it',
    'either add {s:sel} to your hand, or Special Summon it',
  ),
];

export const LATER_EFFECTS = [...SKIPS, ...LATER];

/** When something can be done: what this card went through, battles, parts of the turn (Y6, Y14, Y25.1). */
import { type Row, reads, row } from '../grammar.js';

const END = { on: 'phase', phase: 'end', of: 'both' };
const ALL_PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];
const arrived = (ago?: readonly number[]): object => ({ if: 'self', is: ago ? { is: 'arrived', ago } : { is: 'arrived' } });
const came = (from: readonly string[] | undefined, destroyed: boolean): object => ({
  if: 'self',
  is: { is: 'and', of: [{ is: 'arrived' }, { is: 'came', ...(from ? { from } : {}), ...(destroyed ? { destroyed: true } : {}) }] },
});

/** Y25.1: how it came to where it is. */
const CAME = [
  ...row(
    'cond',
    'it was destroyed and sent there this turn',
    '此回合破坏送去',
    came(undefined, true),
    'this card is in the GY because it was destroyed and sent there this turn',
    'this card was destroyed and sent to the GY this turn',
  ),
  ...row(
    'cond',
    'it was destroyed on the field and sent there this turn',
    '此回合在场上破坏送去',
    came(['field'], true),
    'this card is in the GY because it was destroyed on the field and sent there this turn',
    'this card was destroyed on the field and sent to the GY this turn',
  ),
  ...row(
    'cond',
    'it was sent there from the field this turn',
    '此回合从场上送去',
    came(['field'], false),
    'this card is in the GY because it was sent there from the field this turn',
    'this card is in the GY because it was sent from the field to the GY this turn',
    'this card was sent from the field to the GY this turn',
  ),
  ...row(
    'cond',
    'it was sent there from the hand or field this turn',
    '此回合从手牌·场上送去',
    came(['hand', 'field'], false),
    'this card is in the GY because it was sent there from the hand or field this turn',
    'this card was sent from the hand or field to the GY this turn',
  ),
  ...row(
    'cond',
    'it was sent there from the Deck this turn',
    '此回合从牌组送去',
    came(['deck'], false),
    'this card is in the GY because it was sent there from the Deck this turn',
  ),
  ...row('cond', 'it was sent there last turn', '上个回合送去', arrived([1])),
  ...row('cond', 'it was sent there in one of the last 2 turns', '之前2回合内送去', arrived([1, 2])),
];

const since: readonly (readonly [string, string | undefined])[] = [
  ['this card was sent to the GY', 'gy'],
  ['this card was banished', 'banished'],
  ['this card was sent from the field to the GY', 'gy'],
];

/** "During the Standby Phase of the next turn after this card was banished". */
const AFTER: Row[] = since.flatMap(([en, from]) => {
  const field = en.includes('from the field');
  const cond = (ago: readonly number[]): object =>
    field
      ? {
          if: 'self',
          is: {
            is: 'and',
            of: [
              { is: 'arrived', ago },
              { is: 'came', from: ['field'] },
            ],
          },
        }
      : arrived(ago);
  const it = en.replace('this card', 'it');
  return [
    ...row(
      'phaseWhen',
      `during the Standby Phase of the next turn after ${en}`,
      '',
      { event: { on: 'phase', phase: 'standby', of: 'both' }, from, condition: cond([1]) },
      `during the Standby Phase of the turn after ${en}`,
      `during the next turn's Standby Phase after ${en}`,
      `during the Standby Phase of the next turn after ${it}`,
    ),
    ...row(
      'phaseWhen',
      `during your next Standby Phase after ${en}`,
      '',
      { event: { on: 'phase', phase: 'standby', of: 'you' }, from, condition: cond([1, 2]) },
      `during your Standby Phase of the next turn after ${en}`,
      `during your next Standby Phase after ${it}`,
    ),
    ...row(
      'phaseWhen',
      `during the End Phase of the turn ${en}`,
      '',
      { event: END, from, condition: field ? came(['field'], false) : arrived() },
      `during the End Phase of a turn ${en}`,
      `during the End Phase of the turn in which ${en}`,
      `during the End Phase of the turn that ${en}`,
    ),
  ];
});
const DESTROYED = (of: 'you' | 'both', ago: readonly number[]): object => ({
  event: { on: 'phase', phase: 'standby', of },
  from: 'gy',
  condition: {
    if: 'self',
    is: {
      is: 'and',
      of: [
        { is: 'arrived', ago },
        { is: 'came', destroyed: true, by: 'effect' },
      ],
    },
  },
});
const TURN_OF = [
  ...reads(
    'phaseWhen',
    DESTROYED('both', [1]),
    'during the next Standby Phase after this card was destroyed by a card effect and sent to the GY',
    'during the next Standby Phase after this card was destroyed by card effect and sent to the GY',
  ),
  ...row(
    'cond',
    'it was destroyed by card effect and sent there last turn',
    '上个回合被效果破坏送去',
    (DESTROYED('both', [1]) as { condition: object }).condition,
  ),
  ...row(
    'phaseWhen',
    'during the End Phase of the turn this card was Normal Summoned',
    '',
    { event: END, condition: { if: 'self', is: { is: 'and', of: [{ is: 'summonedAs', kind: 'normal' }, { is: 'arrived' }] } } },
    'during the End Phase of the turn this card is Normal Summoned',
    'during the End Phase of the turn that this card was Normal Summoned',
  ),
  ...row(
    'phaseWhen',
    'during the End Phase of the turn this card was Special Summoned',
    '',
    { event: END, condition: { if: 'self', is: { is: 'and', of: [{ is: 'specialSummoned' }, { is: 'arrived' }] } } },
    'during the End Phase of the turn this card is Special Summoned',
  ),
  ...row(
    'phaseWhen',
    'during the End Phase of the turn this card was Normal or Special Summoned',
    '',
    { event: END, condition: { if: 'self', is: { is: 'and', of: [{ is: 'kind', kind: 'monster' }, { is: 'arrived' }] } } },
    'during the End Phase of the turn this card was Summoned',
    'during the End Phase of the turn this card is Normal or Special Summoned',
  ),
  ...row('phaseWhen', 'during the End Phase of the turn this card was activated', '', {
    event: END,
    condition: { if: 'self', is: { is: 'arrived' } },
  }),
];

/** Y14.8: battles of this card or of one's monsters. */
const BATTLES = [
  ...row(
    'cond',
    "this card battles an opponent's {f:noun1}",
    '此卡与对手的{f:noun1}进行战斗',
    { if: 'battles', what: '$f', opponents: true },
    'this card battles {f:a} your opponent controls',
  ),
  ...row(
    'cond',
    'your {g:noun1} battles {f:a}',
    '自己的{g:noun1}与{f:a}进行战斗',
    { if: 'battles', who: '$g', what: '$f' },
    '{g:a} you control battles {f:a}',
  ),
  ...row(
    'cond',
    "your {g:noun1} battles an opponent's {f:noun1}",
    '自己的{g:noun1}与对手的{f:noun1}进行战斗',
    { if: 'battles', who: '$g', what: '$f', opponents: true },
    "{g:a} you control battles an opponent's {f:noun1}",
    '{g:a} you control battles a monster your opponent controls',
  ),
  ...row(
    'cond',
    "your {g:noun1} attacks an opponent's {f:noun1}",
    '自己的{g:noun1}攻击对手的{f:noun1}',
    { if: 'battles', who: '$g', what: '$f', attacks: true, opponents: true },
    "{g:a} you control attacks an opponent's {f:noun1}",
    '{g:a} you control attacks {f:a}',
  ),
  ...row(
    'sel',
    "that opponent's monster",
    '该对手怪兽',
    { sel: 'battling', whose: 'opponent' },
    "the opponent's monster",
    'that monster your opponent controls',
  ),
  ...row('sel', 'that monster you control', '该自己怪兽', { sel: 'battling', whose: 'you' }, 'your battling monster', 'your monster'),
  ...row(
    'subject1',
    "that opponent's monster",
    '该对手怪兽',
    { sel: 'battling', whose: 'opponent' },
    "the opponent's monster",
    'that monster your opponent controls',
  ),
  ...row('subject1', 'that monster you control', '该自己怪兽', { sel: 'battling', whose: 'you' }, 'your battling monster', 'your monster'),
];

/** Parts of the turn as conditions. */
const TURN = [
  ...row('cond', "it is a player's {p:inPart}", '{p:inPart}', '$p', 'it is {p:inPart}'),
  ...(
    [
      ['your turn', '自己回合', ALL_PHASES, 'you'],
      ["your opponent's turn", '对手回合', ALL_PHASES, 'opponent'],
      ['your Main Phase', '自己主要阶段', ['main1', 'main2'], 'you'],
      ["your opponent's Main Phase", '对手主要阶段', ['main1', 'main2'], 'opponent'],
      ['your Main Phase 1', '自己主要阶段1', ['main1'], 'you'],
      ['your Main Phase 2', '自己主要阶段2', ['main2'], 'you'],
      ["your opponent's Main Phase 1", '对手主要阶段1', ['main1'], 'opponent'],
      ['your Battle Phase', '自己战斗阶段', ['battle'], 'you'],
      ["your opponent's Battle Phase", '对手战斗阶段', ['battle'], 'opponent'],
      ['your Standby Phase', '自己准备阶段', ['standby'], 'you'],
      ['your End Phase', '自己结束阶段', ['end'], 'you'],
    ] as const
  ).flatMap(([en, zh, phases, of]) => row('inPart', en, zh, { if: 'phase', phases, of }, `${en} only`)),
  ...(
    [
      ['the Main Phase', '主要阶段', ['main1', 'main2']],
      ['Main Phase 1', '主要阶段1', ['main1']],
      ['Main Phase 2', '主要阶段2', ['main2']],
      ['the Battle Phase', '战斗阶段', ['battle']],
      ['the Main Phase or Battle Phase', '主要阶段·战斗阶段', ['main1', 'battle', 'main2']],
    ] as const
  ).flatMap(([en, zh, phases]) => row('inPart', en, zh, { if: 'phase', phases }, `${en} only`)),
  ...row(
    'during',
    "during your opponent's Main Phase or Battle Phase",
    '对手主要阶段·战斗阶段',
    { phases: ['main1', 'battle', 'main2'], of: 'opponent' },
    "during your opponent's Main Phase or Battle Phase",
  ),
  ...row('during', 'during your Draw Phase', '自己抽卡阶段', { phases: ['draw'], of: 'you' }),
  ...row('during', "during your opponent's Draw Phase", '对手抽卡阶段', { phases: ['draw'], of: 'opponent' }),
  ...row('during', "during your opponent's Main Phase 1", '对手主要阶段1', { phases: ['main1'], of: 'opponent' }),
  ...row('during', 'during Main Phase 1', '主要阶段1', { phases: ['main1'], of: 'both' }),
  ...row('during', 'during Main Phase 2', '主要阶段2', { phases: ['main2'], of: 'both' }),
  ...row(
    'during',
    'during your Main or Battle Phase',
    '自己主要阶段·战斗阶段',
    { phases: ['main1', 'battle', 'main2'], of: 'you' },
    'during your Main Phase or Battle Phase',
  ),
  ...row(
    'phase',
    'at the start of your Main Phase 1',
    '自己主要阶段1开始时',
    { on: 'phase', phase: 'main1', of: 'you' },
    'at the start of your Main Phase',
  ),
  ...row('phase', 'at the start of the Main Phase 1', '主要阶段1开始时', { on: 'phase', phase: 'main1', of: 'both' }),
  ...row('phase', 'at the start of your Battle Phase', '自己战斗阶段开始时', { on: 'phase', phase: 'battle', of: 'you' }),
  ...row('phase', "at the start of your opponent's Battle Phase", '对手战斗阶段开始时', { on: 'phase', phase: 'battle', of: 'opponent' }),
  ...row('phase', "during your opponent's Draw Phase", '对手抽卡阶段时', { on: 'phase', phase: 'draw', of: 'opponent' }),
  ...row('phase', 'during your Draw Phase', '自己抽卡阶段时', { on: 'phase', phase: 'draw', of: 'you' }),
];

/** What players have, in further words. */
const HAVE = [
  ...row(
    'cond',
    'you control {f:a} and {g:a}',
    '自己场上有{f:a}和{g:a}',
    {
      if: 'and',
      of: [
        { if: 'controls', who: 'you', what: '$f', min: 1 },
        { if: 'controls', who: 'you', what: '$g', min: 1 },
      ],
    },
    'you control both {f:a} and {g:a}',
  ),
  ...row(
    'cond',
    '{f:a} is in your Field Zone',
    '自己场地区域有{f:a}',
    { if: 'has', of: { from: [{ place: 'fieldZone', whose: 'you' }], filter: '$f' }, min: 1 },
    'you have {f:a} in your Field Zone',
    'you control {f:a} in your Field Zone',
  ),
  ...row('cond', '{f:a} is in a Field Zone', '场地区域有{f:a}', {
    if: 'has',
    of: { from: [{ place: 'fieldZone', whose: 'either' }], filter: '$f' },
    min: 1,
  }),
  ...row('cond', '{f:a} is not in a Field Zone', '场地区域没有{f:a}', {
    if: 'has',
    of: { from: [{ place: 'fieldZone', whose: 'either' }], filter: '$f' },
    min: 0,
    max: 0,
  }),
  ...row(
    'cond',
    '{f:a} is in a Field Zone',
    '场地区域有{f:a}',
    { if: 'has', of: { from: [{ place: 'fieldZone', whose: 'either' }], filter: '$f' }, min: 1 },
    '{f:a} is in the Field Zone',
    'there is {f:a} in a Field Zone',
    'there is a face-up {f:noun1} in a Field Zone',
  ),
  ...row(
    'cond',
    'there are {n:number} or more {c:cardsN}',
    '{c:cardsN}有{n:number}张以上',
    { if: 'has', of: '$c', min: '$n' },
    'there are at least {n:number} {c:cardsN}',
    'you have at least {n:number} {c:cardsN}',
    'your opponent has at least {n:number} {c:cardsN}',
    'at least {n:number} of {c:cardsN} are there',
  ),
  ...row(
    'cond',
    'there are exactly {n:number} {c:cardsN}',
    '{c:cardsN}正好有{n:number}张',
    { if: 'has', of: '$c', min: '$n', max: '$n' },
    'you have exactly {n:number} {c:cardsN}',
  ),
  ...row(
    'cond',
    'there are {n:number} or less {c:cardsN}',
    '{c:cardsN}在{n:number}张以下',
    { if: 'has', of: '$c', min: 0, max: '$n' },
    'you have {n:number} or less {c:cardsN}',
    'you have {n:number} or fewer {c:cardsN}',
  ),
  ...row(
    'cond',
    'you have no cards in your hand',
    '自己手牌为0张',
    { if: 'has', of: { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'any' } }, min: 0, max: 0 },
    'you have no other cards in your hand',
  ),
  ...row(
    'cond',
    'the only card in your hand is this card',
    '手牌只有此卡',
    { if: 'has', of: { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'other' } }, min: 0, max: 0 },
    'this card is the only card in your hand',
    'this is the only card in your hand',
  ),
  ...row(
    'cond',
    'you have more LP than your opponent',
    '自己基本分比对手多',
    { if: 'compare', a: { q: 'lp', who: 'you' }, cmp: '>', b: { q: 'lp', who: 'opponent' } },
    "your LP is higher than your opponent's",
  ),
  ...row('cond', "your opponent's LP are higher than {n:number}", '对手基本分比{n:number}高', {
    if: 'lp',
    who: 'opponent',
    cmp: '>',
    n: '$n',
  }),
  ...row('cond', "your opponent's LP are {n:number} or more", '对手基本分在{n:number}以上', {
    if: 'lp',
    who: 'opponent',
    cmp: '>=',
    n: '$n',
  }),
  ...row('cond', 'you have {n:number} or more LP', '自己基本分在{n:number}以上', { if: 'lp', who: 'you', cmp: '>=', n: '$n' }),
  ...row('cond', "the difference between both players' LP is {n:number} or more", '双方基本分之差在{n:number}以上', {
    if: 'compare',
    a: { q: 'difference', a: { q: 'lp', who: 'you' }, b: { q: 'lp', who: 'opponent' } },
    cmp: '>=',
    b: { q: 'number', n: '$n' },
  }),
  ...row('cond', 'you control the same number of monsters as your opponent', '双方怪兽数量相同', {
    if: 'compare',
    a: { q: 'count', of: { from: [{ place: 'monsterZone', whose: 'you' }], filter: { is: 'any' } }, times: 1 },
    cmp: '=',
    b: { q: 'count', of: { from: [{ place: 'monsterZone', whose: 'opponent' }], filter: { is: 'any' } }, times: 1 },
  }),
  ...row(
    'cond',
    'this card is in the Field Zone',
    '此卡在场地区域',
    { if: 'self', is: { is: 'face', face: 'up' } },
    'this card is face-up in the Field Zone',
    'this card is in your Field Zone',
    'this card is in the Spell & Trap Zone',
    'this card is face-up on the field',
  ),
  ...row('cond', 'this card points to {f:a}', '此卡的连接前方有{f:a}', {
    if: 'has',
    of: { from: [{ place: 'monsterZone', whose: 'either' }], filter: { is: 'and', of: ['$f', { is: 'pointedTo' }] } },
    min: 1,
  }),
  ...row(
    'cond',
    'this card is equipped with an Equip Card',
    '此卡有装备卡',
    { if: 'self', is: { is: 'equipped' } },
    'this card is equipped with an Equip Spell',
    'equipped with an Equip Card',
  ),
  ...row('cond', 'this card was activated this turn', '此卡此回合发动', { if: 'self', is: { is: 'arrived' } }),
  ...row('cond', 'this card was Fusion Summoned this turn', '此卡此回合融合召唤', {
    if: 'self',
    is: { is: 'and', of: [{ is: 'summonedAs', kind: 'fusion' }, { is: 'arrived' }] },
  }),
  ...row('cond', 'you Normal Summoned this card this turn', '此卡此回合召唤', {
    if: 'self',
    is: { is: 'and', of: [{ is: 'summonedAs', kind: 'normal' }, { is: 'arrived' }] },
  }),
];

export const TIMES = [...CAME, ...AFTER, ...TURN_OF, ...BATTLES, ...TURN, ...HAVE];

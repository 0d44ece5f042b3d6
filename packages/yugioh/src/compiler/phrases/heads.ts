/** Heads: phases and conditions before the colon. */
import { row } from '../grammar.js';

const MONSTER = { is: 'kind', kind: 'monster' };

/** What this card is like. */
const SELF_STATES = [
  ['this card is in face-up Attack Position', '此卡为表侧攻击表示', { is: 'position', position: 'attack' }],
  ['this card was Normal Summoned this turn', '此回合此卡召唤', { is: 'and', of: [{ is: 'summonedAs', kind: 'normal' }, { is: 'arrived' }] }],
  ['this card was Special Summoned this turn', '此回合此卡特殊召唤', { is: 'and', of: [{ is: 'specialSummoned' }, { is: 'arrived' }] }],
  ['this card was Normal or Special Summoned this turn', '此回合此卡召唤·特殊召唤', { is: 'and', of: [{ is: 'kind', kind: 'monster' }, { is: 'arrived' }] }],
  ['this card is Fusion Summoned', '此卡为融合召唤', { is: 'summonedAs', kind: 'fusion' }],
  ['this card is Synchro Summoned', '此卡为同步召唤', { is: 'summonedAs', kind: 'synchro' }],
  ['this card is Xyz Summoned', '此卡为超量召唤', { is: 'summonedAs', kind: 'xyz' }],
  ['this card is Link Summoned', '此卡为连接召唤', { is: 'summonedAs', kind: 'link' }],
  ['this card was Tribute Summoned', '此卡为上级召唤', { is: 'summonedAs', kind: 'tribute' }],
  ['this card is Special Summoned', '此卡为特殊召唤', { is: 'specialSummoned' }],
  ['this card is in the Extra Monster Zone', '此卡在额外怪兽区域', { is: 'inZone', zone: 'extraZone' }],
  ['this card is in your Main Monster Zone', '此卡在主要怪兽区域', { is: 'inZone', zone: 'mainZone' }],
  ['this card is in the Monster Zone', '此卡在怪兽区域', { is: 'inZone', zone: 'monsterZone' }],
  ['this card is face-up on the field', '此卡在场上表侧表示', { is: 'face', face: 'up' }],
] as const;

const STATES = [
  ...SELF_STATES.flatMap(([en, zh, is]) => row('cond', en, zh, { if: 'self', is }, en.replace('this card', 'it'), ...(/zone|on the field/i.test(en) ? [en.replace('this card is in the Monster Zone', 'this card is in your Monster Zone').replace('this card is face-up on the field', 'this card remains face-up on the field')] : []), ...(/is (Fusion|Synchro|Xyz|Link|Special)/.test(en) ? [en.replace(' is ', ' was ')] : []))),
  ...row('cond', 'this card is equipped to a monster', '此卡装备于怪兽', { if: 'equipped' }, 'equipped to a monster', 'this card is equipped to it'),
  ...row('cond', 'this card has material', '此卡有超量素材', { if: 'materials', min: 1 }, 'this card has a material attached to it', 'this card has material attached to it'),
  ...row('cond', 'this card has {n:number} or more materials', '此卡有{n:number}个以上超量素材', { if: 'materials', min: '$n' }, 'this card has {n:number}+ materials'),
  ...row('cond', 'this card has no material', '此卡没有超量素材', { if: 'not', of: { if: 'materials', min: 1 } }, 'this card has no materials'),
  ...row('cond', 'this card has {f:a} as material', '此卡有{f:a}作为超量素材', { if: 'hasMaterial', what: '$f' }, 'this card has {f:a} as an material', 'this card has {f:a} attached as material'),
  ...row('cond', 'this card has a {t:counterName} on it', '此卡有{t:counterName}', { if: 'counters', name: '$t', min: 1 }, 'this card has a {t:counterName}'),
  ...row('cond', 'this card has {n:number} or more {t:countersName}', '此卡有{n:number}个以上{t:countersName}', { if: 'counters', name: '$t', min: '$n' }, 'this card has {n:number} or more {t:countersName} on it'),
  ...row('cond', 'it was sent there this turn', '此回合送去', { if: 'self', is: { is: 'arrived' } }, 'this card is in the GY because it was sent there this turn', 'it was sent there this turn'),
  ...row('cond', 'it was not sent there this turn', '不是此回合送去', { if: 'not', of: { if: 'self', is: { is: 'arrived' } } }),
  ...row('except', 'except the turn this card was sent to the GY', '送至墓地的回合以外', { if: 'not', of: { if: 'self', is: { is: 'arrived' } } }, 'except the turn it was sent there', 'except during the turn this card was sent to the GY', 'except the turn this card was sent there', 'except during the turn it was sent there'),
];

const NONE = { min: 0, max: 0 };
const ANYTHING = { is: 'any' };

/** What players control and have, in numbers. */
const COUNTED = [
  ...row('cond', 'you control {f:a}', '自己场上有{f:a}存在', { if: 'controls', who: 'you', what: '$f', min: 1 }, '{f:a} is on your field', 'you control a face-up {f:noun1}', 'you control {f:a} on the field'),
  ...row('cond', 'your opponent controls {f:a}', '对手场上有{f:a}存在', { if: 'controls', who: 'opponent', what: '$f', min: 1 }, "{f:a} is on your opponent's field"),
  ...row('cond', '{f:a} is on the field', '场上有{f:a}存在', { if: 'controls', who: 'both', what: '$f', min: 1 }, 'there is {f:a} on the field', '{f:a} is face-up on the field'),
  ...row('cond', '{f:a} is not on the field', '场上没有{f:a}存在', { if: 'controls', who: 'both', what: '$f', ...NONE }, 'there is no {f:noun1} on the field', 'there is no face-up {f:noun1} on the field', 'there are no {f:nounN} on the field'),
  ...row('cond', 'you do not control {f:a}', '自己场上没有{f:a}', { if: 'controls', who: 'you', what: '$f', ...NONE }),
  ...row('cond', 'you control no other {f:nounN}', '自己场上没有其他{f:nounN}', { if: 'controls', who: 'you', what: { is: 'and', of: [{ is: 'other' }, '$f'] }, ...NONE }),
  ...row('cond', 'you control {f:a} that is not {g:a}', '自己场上有{g:a}以外的{f:a}', { if: 'controls', who: 'you', what: { is: 'and', of: ['$f', { is: 'not', of: '$g' }] }, min: 1 }),
  ...row('cond', 'the only monsters you control are {f:nounN}', '自己场上的怪兽只有{f:nounN}', { if: 'only', who: 'you', what: '$f' }, 'all monsters you control are {f:nounN}', 'you control only {f:nounN}'),
  ...row('cond', 'the only monster you control is {f:a}', '自己场上的怪兽只有1只{f:a}', { if: 'and', of: [{ if: 'only', who: 'you', what: '$f' }, { if: 'controls', who: 'you', what: { is: 'kind', kind: 'monster' }, min: 1, max: 1 }] }),
  ...row('cond', 'you control {n:number} {f:nounN}', '自己场上有{n:number}张{f:nounN}', { if: 'controls', who: 'you', what: '$f', min: '$n', max: '$n' }, 'you control exactly {n:number} {f:nounN}'),
  ...row('cond', 'you control {n:number} or less {f:nounN}', '自己场上的{f:nounN}在{n:number}张以下', { if: 'controls', who: 'you', what: '$f', min: 0, max: '$n' }),
  ...row('cond', 'your opponent controls {n:number} or less {f:nounN}', '对手场上的{f:nounN}在{n:number}张以下', { if: 'controls', who: 'opponent', what: '$f', min: 0, max: '$n' }),
  ...row('cond', 'your opponent controls {n:number} or more {f:nounN}', '对手场上有{n:number}张以上的{f:nounN}', { if: 'controls', who: 'opponent', what: '$f', min: '$n' }),
  ...row('cond', 'your opponent controls more {f:nounN} than you do', '对手场上的{f:nounN}比自己多', more('$f'), 'your opponent controls more {f:nounN} than you'),
  ...row('cond', 'your opponent has more cards in their hand than you do', '对手手牌比自己多', { if: 'compare', a: { q: 'hand', who: 'opponent', times: 1 }, cmp: '>', b: { q: 'hand', who: 'you', times: 1 } }, 'your opponent has more cards in their hand than you', 'your opponent has more cards in hand than you do'),
  ...row('cond', 'you have {c:has1}', '有{c:has1}', { if: 'has', of: '$c', min: 1 }, '{c:has1} is there'),
  ...row('has1', 'a {c:cards1}', '{c:cards1}', '$c', 'an {c:cards1}', '{c:cards1}', '1 or more {c:cardsN}'),
  ...row('cond', 'your opponent has {c:has1}', '对手有{c:has1}', { if: 'has', of: '$c', min: 1 }),
  ...row('cond', 'there is {c:has1}', '有{c:has1}存在', { if: 'has', of: '$c', min: 1 }, '{c:has1} is in your GY'),
  ...row('cond', 'you have no {c:cardsN}', '没有{c:cardsN}', { if: 'has', of: '$c', ...NONE }, 'there are no {c:cardsN}', 'you do not have {c:has1}'),
  ...row('cond', 'your opponent has no {c:cardsN}', '对手没有{c:cardsN}', { if: 'has', of: '$c', ...NONE }),
  ...row('cond', 'your opponent has no cards in their hand', '对手手牌为0张', { if: 'has', of: { from: [{ place: 'hand', whose: 'opponent' }], filter: ANYTHING }, ...NONE }),
  ...row('cond', 'your LP are {n:number} or more', '自己基本分在{n:number}以上', { if: 'lp', who: 'you', cmp: '>=', n: '$n' }),
  ...row('cond', "your opponent's LP are {n:number} or less", '对手基本分在{n:number}以下', { if: 'lp', who: 'opponent', cmp: '<=', n: '$n' }),
  ...row('cond', "your LP are higher than your opponent's", '自己基本分比对手多', { if: 'compare', a: { q: 'lp', who: 'you' }, cmp: '>', b: { q: 'lp', who: 'opponent' } }),
  ...row('cond', 'you control no monsters in your Main Monster Zone', '自己主要怪兽区域没有怪兽', { if: 'has', of: { from: [{ place: 'mainZone', whose: 'you' }], filter: ANYTHING }, ...NONE }),
  ...row('cond', 'your opponent controls no cards', '对手场上没有卡', { if: 'controls', who: 'opponent', what: ANYTHING, ...NONE }),
  ...row('cond', 'you have {f:a} in your other Pendulum Zone', '自己另一个灵摆区域有{f:a}', { if: 'has', of: { from: [{ place: 'pendulumZone', whose: 'you' }], filter: { is: 'and', of: [{ is: 'other' }, '$f'] } }, min: 1 }),
  ...row('conds', '{a:cond} and {b:conds}', '{a:cond}且{b:conds}', { if: 'and', of: ['$a', '$b'] }),
  ...row('conds', '{a:cond} or {b:cond}', '{a:cond}或{b:cond}', { if: 'or', of: ['$a', '$b'] }),
  ...row('conds', '{a:cond}', '{a:cond}', '$a'),
];

function more(what: unknown): object {
  const of = (whose: string): object => ({ q: 'count', of: { from: [{ place: 'field', whose }], filter: what }, times: 1 });
  return { if: 'compare', a: of('opponent'), cmp: '>', b: of('you') };
}

export const HEADS = [
  ...STATES,
  ...COUNTED,
  // Phases
  ...row('phase', 'during the End Phase', '结束阶段', { on: 'phase', phase: 'end', of: 'both' }),
  ...row('phase', 'during your End Phase', '自己结束阶段', { on: 'phase', phase: 'end', of: 'you' }, 'during each of your End Phases'),
  ...row(
    'phase',
    'during your Standby Phase',
    '自己准备阶段',
    { on: 'phase', phase: 'standby', of: 'you' },
    'during each of your Standby Phases',
  ),
  ...row('phase', 'during the Standby Phase', '准备阶段', { on: 'phase', phase: 'standby', of: 'both' }, 'during each Standby Phase'),
  ...row(
    'phase',
    "during your opponent's Standby Phase",
    '对手准备阶段',
    { on: 'phase', phase: 'standby', of: 'opponent' },
    "during each of your opponent's Standby Phases",
  ),
  ...row(
    'phase',
    "during your opponent's End Phase",
    '对手结束阶段',
    { on: 'phase', phase: 'end', of: 'opponent' },
    "during each of your opponent's End Phases",
  ),
  ...row('during', 'during your Main Phase', '自己主要阶段', { phases: ['main1', 'main2'], of: 'you' }),
  ...row('during', 'during your Main Phase 1', '自己主要阶段1', { phases: ['main1'], of: 'you' }),
  ...row('during', 'during your turn', '自己回合', { phases: ['draw', 'standby', 'main1', 'battle', 'main2', 'end'], of: 'you' }),
  ...row('during', 'during your Main Phase 2', '自己主要阶段2', { phases: ['main2'], of: 'you' }),
  ...row('during', 'during your Standby Phase', '自己准备阶段中', { phases: ['standby'], of: 'you' }),
  ...row('during', 'during the Standby Phase', '准备阶段中', { phases: ['standby'], of: 'both' }),
  ...row('during', 'during the End Phase', '结束阶段中', { phases: ['end'], of: 'both' }),
  ...row('during', "during your opponent's Battle Phase", '对手战斗阶段', { phases: ['battle'], of: 'opponent' }),
  ...row('during', 'during your Battle Phase', '自己战斗阶段', { phases: ['battle'], of: 'you' }),
  ...row('during', 'during the Main or Battle Phase', '主要阶段·战斗阶段', { phases: ['main1', 'battle', 'main2'], of: 'both' }, 'during the Main Phase or Battle Phase'),
  ...row('during', "during your opponent's Main or Battle Phase", '对手主要阶段·战斗阶段', { phases: ['main1', 'battle', 'main2'], of: 'opponent' }),
  ...row('during', 'during the Main Phase', '主要阶段', { phases: ['main1', 'main2'], of: 'both' }),
  ...row('during', "during your opponent's Main Phase", '对手主要阶段', { phases: ['main1', 'main2'], of: 'opponent' }),
  ...row('during', 'during the Battle Phase', '战斗阶段', { phases: ['battle'], of: 'both' }),
  ...row('during', "during your opponent's turn", '对手回合', {
    phases: ['draw', 'standby', 'main1', 'battle', 'main2', 'end'],
    of: 'opponent',
  }),
  // States
  ...row('state', 'this card is in your GY', '此卡在墓地存在', 'gy', 'this card is in the GY'),
  ...row('state', 'this card is in your hand or GY', '此卡在手牌·墓地存在', 'handGy'),
  ...row('state', 'this card is in your hand', '此卡在手牌存在', 'hand'),
  ...row('state', 'this card is banished', '此卡被除外', 'banished'),
  ...row('state', 'this card is face-up in your Extra Deck', '此卡在额外牌组表侧存在', 'extraUp'),
  // Conditions
  ...row(
    'cond',
    'you control no monsters',
    '自己场上没有怪兽',
    { if: 'controls', who: 'you', what: MONSTER, min: 0, max: 0 },
    'there are no monsters on your side of the field',
  ),
  ...row('cond', 'you control no cards', '自己场上没有卡', { if: 'controls', who: 'you', what: { is: 'any' }, min: 0, max: 0 }),
  ...row(
    'cond',
    'your opponent controls a monster and you control no monsters',
    '对手场上有怪兽存在且自己场上没有怪兽',
    {
      if: 'and',
      of: [
        { if: 'controls', who: 'opponent', what: MONSTER, min: 1 },
        { if: 'controls', who: 'you', what: MONSTER, min: 0, max: 0 },
      ],
    },
    'only your opponent controls a monster',
  ),
  ...row(
    'cond',
    'you control {n:number} or more {f:nounN}',
    '自己场上有{n:number}张以上的{f:nounN}存在',
    { if: 'controls', who: 'you', what: '$f', min: '$n' },
    'you control {n:number}+ {f:nounN}',
  ),
  ...row(
    'cond',
    'you have {n:number} or more {c:cardsN}',
    '有{n:number}张以上{c:cardsN}',
    { if: 'has', of: '$c', min: '$n' },
    'there are {n:number} or more {c:cardsN}',
    'you have {n:number}+ {c:cardsN}',
    'there are {n:number}+ {c:cardsN}',
  ),
  ...row('cond', 'your LP are {n:number} or less', '自己基本分在{n:number}以下', { if: 'lp', who: 'you', cmp: '<=', n: '$n' }),
  ...row('cond', 'you control no {f:nounN}', '自己场上没有{f:nounN}', { if: 'controls', who: 'you', what: '$f', min: 0, max: 0 }),
  ...row('cond', 'your opponent controls no {f:nounN}', '对手场上没有{f:nounN}', {
    if: 'controls',
    who: 'opponent',
    what: '$f',
    min: 0,
    max: 0,
  }),
  ...row(
    'cond',
    'your opponent controls {n:number} or more {f:nounN}',
    '对手场上有{n:number}张以上的{f:nounN}存在',
    { if: 'controls', who: 'opponent', what: '$f', min: '$n' },
    'your opponent controls {n:number}+ {f:nounN}',
  ),
  ...row('cond', 'your opponent has {n:number} or more {c:cardsN}', '对手有{n:number}张以上{c:cardsN}', { if: 'has', of: '$c', min: '$n' }),
  ...row(
    'cond',
    'this card battles a {f:noun1}',
    '此卡与{f:noun1}进行战斗',
    { if: 'battles', what: '$f' },
    'this card battles an {f:noun1}',
  ),
  ...row(
    'cond',
    'this card attacks a {f:noun1}',
    '此卡攻击{f:noun1}',
    { if: 'battles', what: '$f', attacks: true },
    'this card attacks an {f:noun1}',
  ),
  ...row('cond', "this card attacks an opponent's {f:noun1}", '此卡攻击对手的{f:noun1}', {
    if: 'battles',
    what: '$f',
    attacks: true,
    opponents: true,
  }),
  ...row(
    'cond',
    "your LP are lower than your opponent's",
    '自己基本分比对手少',
    { if: 'lpLower' },
    "your LP is lower than your opponent's",
  ),
  ...row(
    'cond',
    'this card is in Attack Position',
    '此卡为攻击表示',
    { if: 'self', is: { is: 'position', position: 'attack' } },
    'this card is in face-up Attack Position',
  ),
  ...row(
    'cond',
    'this card is in Defense Position',
    '此卡为守备表示',
    { if: 'self', is: { is: 'position', position: 'defense' } },
    'this card is in face-up Defense Position',
  ),
  ...row('cond', 'this card was Normal Summoned or flipped face-up this turn', '此卡召唤·反转的回合', {
    if: 'self',
    is: { is: 'newcomer' },
  }),
  ...row('cond', 'this card is attacking', '此卡攻击', { if: 'attacking', what: { self: true } }, 'this card attacks'),
  ...row('cond', 'the equipped monster is attacking', '装备怪兽攻击', { if: 'attacking', what: { host: true } }, 'the equipped monster attacks'),
  ...row('cond', 'it is the Battle Phase', '战斗阶段', { if: 'phase', phases: ['battle'] }),
  ...row('cond', 'it is your turn', '自己回合', { if: 'turn', of: 'you' }),
  ...row('cond', "it is your opponent's turn", '对手回合', { if: 'turn', of: 'opponent' }),
];

/** Conditions that few words say (Y2, Y20.23). */
import { row } from '../grammar.js';

const SELF = { self: true };
const OPP = 'opponent';

export const CONDITIONS = [
  ...row('cond', 'you have {n:number} {c:cardsN}', '正好有{n:number}张{c:cardsN}', { if: 'has', of: '$c', min: '$n' }),
  ...row('cond', "the difference between both players' LP is {n:number} or more", '双方基本分之差在{n:number}以上', {
    if: 'compare',
    a: { q: 'difference', a: { q: 'lp', who: 'you' }, b: { q: 'lp', who: OPP } },
    cmp: '>=',
    b: { q: 'number', n: '$n' },
  }),
  ...row(
    'cond',
    'all monsters your opponent controls are {f:nounN}',
    '对手场上的怪兽只有{f:nounN}',
    { if: 'only', who: OPP, what: '$f' },
    'the only monsters your opponent controls are {f:nounN}',
    'your opponent controls only {f:nounN}',
  ),
  ...row(
    'cond',
    'all monsters your opponent controls are in Defense Position',
    '对手场上的怪兽都是守备表示',
    { if: 'only', who: OPP, what: { is: 'position', position: 'defense' } },
    'your opponent only controls Defense Position monsters',
    'the only monsters your opponent controls are in Defense Position',
  ),
  ...row('cond', 'the only face-up monsters you control are {f:nounN}', '自己场上的表侧怪兽只有{f:nounN}', {
    if: 'and',
    of: [
      {
        if: 'has',
        of: { from: [{ place: 'monsterZone', whose: 'you' }], filter: { is: 'and', of: [{ is: 'face', face: 'up' }, '$f'] } },
        min: 1,
      },
      {
        if: 'has',
        of: {
          from: [{ place: 'monsterZone', whose: 'you' }],
          filter: {
            is: 'and',
            of: [
              { is: 'face', face: 'up' },
              { is: 'not', of: '$f' },
            ],
          },
        },
        min: 0,
        max: 0,
      },
    ],
  }),
  ...row('cond', 'the only cards your opponent controls are {f:nounN}', '对手场上的卡只有{f:nounN}', {
    if: 'and',
    of: [
      { if: 'controls', who: OPP, what: '$f', min: 1 },
      { if: 'controls', who: OPP, what: { is: 'not', of: '$f' }, min: 0, max: 0 },
    ],
  }),
  ...row('cond', 'this card attacks directly', '此卡直接攻击', { if: 'attacking', what: SELF, direct: true }, 'it attacks directly'),
  ...row('cond', 'this card is the only monster on the field', '场上的怪兽只有此卡', {
    if: 'has',
    of: { from: [{ place: 'monsterZone', whose: 'either' }], filter: { is: 'other' } },
    min: 0,
    max: 0,
  }),
  ...row(
    'cond',
    'this card is the only monster you control',
    '自己场上的怪兽只有此卡',
    { if: 'has', of: { from: [{ place: 'monsterZone', whose: 'you' }], filter: { is: 'other' } }, min: 0, max: 0 },
    'you control no monsters other than this card',
  ),
  ...row(
    'cond',
    'in the Extra Monster Zone',
    '在额外怪兽区域',
    { if: 'self', is: { is: 'inZone', zone: 'extraZone' } },
    'in an Extra Monster Zone',
  ),
  ...row('cond', 'in the Main Monster Zone', '在主要怪兽区域', { if: 'self', is: { is: 'inZone', zone: 'mainZone' } }),
  ...row(
    'cond',
    'in Defense Position',
    '为守备表示',
    { if: 'self', is: { is: 'position', position: 'defense' } },
    'in face-up Defense Position',
  ),
  ...row(
    'cond',
    'in Attack Position',
    '为攻击表示',
    { if: 'self', is: { is: 'position', position: 'attack' } },
    'in face-up Attack Position',
  ),
  ...row('cond', 'the number of {c:cardsN} is {n:number} or more', '{c:cardsN}的数量在{n:number}以上', { if: 'has', of: '$c', min: '$n' }),
  ...row('cond', 'this card has {n:number} or less materials', '此卡超量素材在{n:number}个以下', {
    if: 'not',
    of: { if: 'materials', min: '$n' },
  }),
];

/** What cards are made into, and what is negated, as long as a card is there (Y22.4, Y23.13, Y23.19). */
import { reads, row } from '../grammar.js';
import { TYPE_ZH } from '../words.js';

const LOOKS = [
  ...Object.entries(TYPE_ZH).flatMap(([type, zh]) => row('typeName', type, zh, type)),
  ...(
    [
      ['typeName', 'type', '种族', ' monsters', ' monster'],
      ['attributeName', 'attribute', '属性', '', ''],
    ] as const
  ).flatMap(([cat, key, zh, many, one]) => [
    ...row(
      'static',
      `all {c:cardsN} become {t:${cat}}${many}`,
      `{c:cardsN}变成{t:${cat}}${zh}`,
      { kind: 'looks', what: { cards: '$c' }, [key]: '$t' },
      `{c:cardsN} become {t:${cat}}${many}`,
    ),
    ...row(
      'static',
      `the equipped monster becomes {t:${cat}}`,
      `装备怪兽变成{t:${cat}}${zh}`,
      { kind: 'looks', what: { host: true }, [key]: '$t' },
      `the equipped monster becomes a {t:${cat}}${one}`,
      `it becomes {t:${cat}}`,
    ),
  ]),
];

const NEGATED = (
  [
    ['Spell', '魔法卡', { is: 'kind', kind: 'spell' }],
    ['Trap', '陷阱卡', { is: 'kind', kind: 'trap' }],
    [
      'Spell/Trap',
      '魔法·陷阱卡',
      {
        is: 'or',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'kind', kind: 'trap' },
        ],
      },
    ],
    ['Equip Card', '装备卡', { is: 'property', property: 'Equip' }],
  ] as const
).flatMap(([en, zh, filter]) => [
  ...row('static', `negate all ${en} effects on the field`, `场上的${zh}的效果无效`, {
    kind: 'negates',
    what: { cards: { from: [{ place: 'field', whose: 'either' }], filter } },
  }),
  ...row('static', `negate all other ${en} effects on the field`, `场上的其他${zh}的效果无效`, {
    kind: 'negates',
    what: { cards: { from: [{ place: 'field', whose: 'either' }], filter: { is: 'and', of: [{ is: 'other' }, filter] } } },
  }),
]);

const BANS = [
  ...row('static', '{f:nounN} cannot be Special Summoned', '{f:nounN}不能特殊召唤', {
    kind: 'ban',
    who: 'both',
    ban: { ban: 'summon', kinds: ['special'], only: '$f' },
  }),
  ...row('static', "the hand size limit of this card's controller becomes {n:number}", '自己的手牌上限变成{n:number}张', {
    kind: 'ban',
    who: 'you',
    ban: { ban: 'handOver', n: '$n' },
  }),
  ...row('rule', 'must first be Synchro Summoned with the above materials', '必须先以上述素材同步召唤', {
    kind: 'rule',
    must: 'synchro',
    first: true,
  }),
];

const EVENTS = [
  ...reads('event', { on: 'damage', who: 'you' }, 'you take any damage'),
  ...row('event', 'your opponent draws {f:a}', '对手抽到{f:a}', { on: 'drawn', what: { any: '$f', of: 'opponent' } }),
];

/** How many were paid with (Y20.14). */
const PAID = [
  ...row('cond', 'exactly {n:number} cards were paid with', '代价正好为{n:number}张', {
    if: 'compare',
    a: { q: 'paid', times: 1 },
    cmp: '=',
    b: { q: 'number', n: '$n' },
  }),
  ...row('cond', '{n:number} or more cards were paid with', '代价为{n:number}张以上', {
    if: 'compare',
    a: { q: 'paid', times: 1 },
    cmp: '>=',
    b: { q: 'number', n: '$n' },
  }),
];

const NEEDS = [
  ...row('vow', 'this card must be in the GY to activate and to resolve this effect', '此效果的发动与适用需此卡在墓地', {
    needs: { if: 'self', is: { is: 'lies', at: 'gy', whose: 'either' } },
  }),
  ...row(
    'vow',
    "your LP must be lower than your opponent's to activate and to resolve this effect",
    '此效果的发动与适用需自己基本分比对手少',
    {
      needs: { if: 'lpLower' },
    },
  ),
  ...row(
    'vow',
    'there must be {f:a} on the field to activate and to resolve this effect',
    '此效果的发动与适用需场上有{f:a}',
    {
      needs: { if: 'has', of: { from: [{ place: 'field', whose: 'either' }], filter: '$f' }, min: 1 },
    },
    'there must be a face-up {f:noun1} on the field to activate and to resolve this effect',
  ),
  ...reads('mustCond', { if: 'controls', who: 'you', what: '$f', min: 0, max: 0 }, 'not control any {f:nounN}'),
  ...row(
    'vow',
    '(this card cannot attack the turn you activate this effect)',
    '发动此效果的回合，此卡不能攻击',
    { selfAttack: true },
    ...['attack', 'declare an attack'].flatMap((verb) =>
      [
        'the turn this effect is activated',
        'during the turn this effect is activated',
        'during the turn you activate this effect',
        'the turn you activate this effect',
      ].map((when) => `this card cannot ${verb} ${when}`),
    ),
  ),
  ...reads('vow', { selfAttack: true, directly: true }, 'this card cannot attack directly the turn this effect is activated'),
];

const FOES = (
  [
    ['banished', '除外', 'banished'],
    ['shuffled into the Deck', '返回牌组', 'deck'],
    ['returned to the hand', '返回手牌', 'hand'],
  ] as const
).flatMap(([en, zh, to]) =>
  row(
    'static',
    `any monster destroyed by battle with your {f:noun1} is ${en}`,
    `与自己的{f:noun1}战斗破坏的怪兽${zh}`,
    { kind: 'trait', what: { cards: { from: [{ place: 'monsterZone', whose: 'you' }], filter: '$f' } }, trait: { trait: 'foesGo', to } },
    `any monster destroyed by battle with {f:a} you control is ${en}`,
  ),
);

export const MADE_INTO = [...LOOKS, ...NEGATED, ...BANS, ...EVENTS, ...NEEDS, ...PAID, ...FOES];

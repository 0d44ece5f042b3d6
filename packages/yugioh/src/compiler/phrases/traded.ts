/** What players give each other, and damage that becomes something else (Y3.11, Y14.17, Y15.4, Y25.13, Y29.1). */
import { row } from '../grammar.js';

const MONSTER = { is: 'kind', kind: 'monster' };

export const TRADED = [
  ...row('effect', 'both players discard {n:number} cards, then draw {m:number} cards', '双方舍弃{n:number}张手牌，然后抽{m:number}张卡', {
    do: 'all',
    of: [
      {
        do: 'by',
        who: 'both',
        what: {
          do: 'discard',
          what: { sel: 'choose', of: { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'any' } }, min: '$n', max: '$n' },
        },
      },
      { do: 'draw', who: 'both', n: { q: 'number', n: '$m' } },
    ],
  }),
  ...row(
    'effect',
    'both players discard their entire hands, then each player draws {n:number} cards',
    '双方手牌全部舍弃，各抽{n:number}张卡',
    {
      do: 'renewHands',
      n: '$n',
    },
  ),
  ...row('effect', 'both players discard their entire hands, then each player draws as many', '双方手牌全部舍弃，各抽那个数量的卡', {
    do: 'renewHands',
  }),
  ...row(
    'static',
    'any battle damage {w:who} inflicts to your opponent is treated as effect damage',
    '{w:who}给予对手的战斗伤害当作效果伤害',
    {
      kind: 'trait',
      what: '$w',
      trait: { trait: 'effectDamage' },
    },
  ),
  ...row('static', 'you choose the attack targets of your opponent', '由自己选择对手的攻击对象', {
    kind: 'ban',
    who: 'opponent',
    ban: { ban: 'aim' },
  }),
  ...row(
    'static',
    '{w:whoN} cannot be destroyed by battle with a monster with the same ATK',
    '{w:whoN}不会被与攻击力相同的怪兽的战斗破坏',
    {
      kind: 'trait',
      what: '$w',
      trait: {
        trait: 'indestructible',
        by: 'battle',
        foe: { is: 'than', stat: 'atk', cmp: '=', of: { q: 'stat', of: { sel: 'self' }, stat: 'atk' } },
      },
    },
  ),
  ...row('effect', "add {s:sel} to your opponent's hand", '{s:sel}加入对手手牌', { do: 'handTo', what: '$s' }),
  ...row(
    'effect',
    "both players reveal their hands and add 1 card from each other's hand to their hand",
    '双方展示手牌，各自将对方手牌1张加入自己手牌',
    { do: 'tradeHands' },
  ),
  ...row(
    'effect',
    'each player gives control of 1 monster they control to the other, and you give {f:a}',
    '双方各自将1只怪兽的控制权交给对方，自己须交出{f:a}',
    {
      do: 'tradeMonsters',
      what: '$f',
    },
  ),
  ...row(
    'static',
    'if {w:who} inflicts battle damage to your opponent, the damage becomes {n:number}',
    '{w:who}给予对手的战斗伤害变成{n:number}',
    { kind: 'trait', what: '$w', trait: { trait: 'damageIs', n: '$n' } },
    'if {w:who} inflicts battle damage to your opponent, the damage becomes {n:number} points',
  ),
  ...row(
    'static',
    'your opponent takes no battle damage from battles involving {w:who}',
    '{w:who}的战斗发生的对对手的战斗伤害变成0',
    { kind: 'trait', what: '$w', trait: { trait: 'damageIs', n: 0 } },
    'your opponent takes no battle damage from attacks involving {w:who}',
  ),
  ...row('static', 'any battle damage a player takes becomes {n:number}', '玩家受到的战斗伤害变成{n:number}', {
    kind: 'trait',
    what: { cards: { from: [{ place: 'monsterZone', whose: 'either' }], filter: MONSTER } },
    trait: { trait: 'damageIs', n: '$n', any: true },
  }),
  ...row(
    'static',
    'if a player would take damage from a battle involving {w:who}, they gain that much LP instead',
    '{w:who}的战斗中玩家受到的战斗伤害变成回复那个数值',
    { kind: 'trait', what: '$w', trait: { trait: 'damageHeals' } },
  ),
  ...row('effect', 'you gain LP instead of taking damage{u:until}', '自己受到的伤害变成回复{u:until}', {
    do: 'damageHeals',
    who: 'you',
    until: '$u',
  }),
  ...row('effect', 'switch the ATK/DEF of {s:sel}{u:until}', '{s:sel}的攻击力与守备力互换{u:until}', {
    do: 'switchStats',
    what: '$s',
    until: '$u',
  }),
  ...(
    [
      ['Defense', '守备', 'defense'],
      ['Attack', '攻击', 'attack'],
    ] as const
  ).flatMap(([en, zh, position]) =>
    row('static', `change all {c:cardsN} to ${en} Position`, `{c:cardsN}变成${zh}表示`, {
      kind: 'trait',
      what: { cards: '$c' },
      trait: { trait: 'stands', in: position },
    }),
  ),
];

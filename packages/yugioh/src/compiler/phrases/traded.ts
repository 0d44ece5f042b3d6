/** What players give each other, and damage that becomes something else (Y3.11, Y14.17, Y15.4, Y25.13, Y29.1). */
import { row } from '../grammar.js';

const MONSTER = { is: 'kind', kind: 'monster' };

export const TRADED = [
  ...row('effect', "add {s:sel} to your opponent's hand", '{s:sel}加入对手手牌', { do: 'handTo', what: '$s' }),
  ...row(
    'effect',
    "both players reveal their hands and add 1 card from each other's hand to their hand",
    '双方展示手牌，各自将对方手牌1张加入自己手牌',
    { do: 'tradeHands' },
  ),
  ...row('effect', 'each player gives control of 1 monster they control to the other, and you give {f:a}', '双方各自将1只怪兽的控制权交给对方，自己须交出{f:a}', {
    do: 'tradeMonsters',
    what: '$f',
  }),
  ...row(
    'static',
    'if {w:who} inflicts battle damage to your opponent, the damage becomes {n:number}',
    '{w:who}给予对手的战斗伤害变成{n:number}',
    { kind: 'trait', what: '$w', trait: { trait: 'damageIs', n: '$n' } },
    'if {w:who} inflicts battle damage to your opponent, the damage becomes {n:number} points',
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
    row(
      'static',
      `change all {c:cardsN} to ${en} Position`,
      `{c:cardsN}变成${zh}表示`,
      { kind: 'trait', what: { cards: '$c' }, trait: { trait: 'stands', in: position } },
    ),
  ),
];

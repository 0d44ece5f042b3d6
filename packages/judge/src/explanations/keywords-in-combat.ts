/** Keyword abilities that matter in combat (CR 702), explained. */
import type { Explained } from './explanation.js';

export const KEYWORDS_IN_COMBAT: readonly Explained[] = [
  [
    '702.2',
    'Any damage from a source with deathtouch is enough to destroy a creature. If a 1/1 with deathtouch deals 1 damage to a 6/6, the 6/6 is destroyed the next time state-based actions are checked.',
    '来源具死触时，只要对生物造成伤害，便足以将其消灭。例如具死触的1/1生物对6/6生物造成1点伤害，下一次检查状态动作时，该6/6生物便会被消灭。',
  ],
  [
    '702.3b',
    'A creature with defender can’t be declared as an attacker, however large its power is. It can still block as usual, so it mostly serves to hold off the opponent’s creatures.',
    '具守军的生物不能攻击，力量再大也一样。它仍可照常阻挡，因此主要用来抵御对手的生物。',
  ],
  [
    '702.7',
    'A creature with first strike deals its combat damage in an earlier combat damage step than creatures without first strike or double strike. A 2/2 with first strike that fights a 2/1 in combat usually kills it before it can deal damage back.',
    '具先攻的生物会比不具先攻或连击的生物更早造成战斗伤害，为此会多一个战斗伤害步骤。例如具先攻的2/2生物与2/1生物交战，通常能在对方造成伤害之前将其消灭。',
  ],
  [
    '702.8',
    'A card with flash can be played whenever you could cast an instant. So a creature with flash can be cast during an opponent’s turn, or in response to a spell.',
    '具闪现的牌可以在你能施放瞬间的任何时机使用。因此具闪现的生物可以在对手的回合中施放，也可以为响应咒语而施放。',
  ],
  [
    '702.9',
    'Flying is an evasion ability: it makes a creature harder to block. Only creatures with flying or reach can block a creature that has it.',
    '飞行是一种躲避式异能，使生物较难被阻挡。只有具飞行或延势的生物才能阻挡具飞行的生物。',
  ],
  [
    '702.9b',
    'This block isn’t possible: an attacker with flying can be blocked only by creatures with flying or reach. The other way round there is no limit: a creature with flying may block attackers with or without flying.',
    '具飞行的攻击者只能由具飞行或延势的生物阻挡。反过来则没有这种限制：具飞行的生物既能阻挡具飞行的攻击者，也能阻挡不具飞行的攻击者。',
  ],
  [
    '702.10',
    'A creature with haste can attack at once, even if it came under its controller’s control this turn. Its activated abilities with the tap or untap symbol in their cost can be activated at once as well.',
    '具敏捷的生物可以立即攻击，即使它本回合才受其操控者操控。它的起动式异能若在费用中包含横置或重置符号，同样可以立即起动。',
  ],
  [
    '702.13b',
    'An attacker with intimidate can be blocked only by artifact creatures and by creatures that share a color with it. A green creature that isn’t an artifact, for example, can’t block a red one with intimidate.',
    '具威吓的攻击者只能由神器生物或与它有共同颜色的生物阻挡。例如单绿色的非神器生物不能阻挡单红色的具威吓生物。',
  ],
  [
    '702.19b',
    'An attacker with trample must assign lethal damage to all its blockers before any damage can go to the player, planeswalker or battle it attacks. A 3/3 with trample blocked by a 1/1 can assign 1 damage to the blocker and 2 to the player.',
    '具践踏的攻击者须先向所有阻挡它的生物分配致命伤害，之后才能将多余的伤害分配给它所攻击的牌手、鹏洛客或战役。例如具践踏的3/3生物被1/1生物阻挡时，可以向阻挡者分配1点、向牌手分配2点伤害。',
  ],
  [
    '702.20',
    'A creature with vigilance doesn’t tap when it attacks. It stays untapped and so can usually still block during the opponent’s next turn.',
    '具警戒的生物攻击时不会因此横置。它保持未横置状态，因此通常还能在对手的下一个回合中阻挡。',
  ],
  [
    '702.28b',
    'Creatures with shadow and creatures without it can’t block each other. An attacker with shadow can be blocked only by creatures with shadow, and a creature with shadow can block only attackers with shadow.',
    '具幽影的生物与不具幽影的生物不能互相阻挡。具幽影的攻击者只能由具幽影的生物阻挡；具幽影的生物也只能阻挡具幽影的攻击者。',
  ],
  [
    '702.31b',
    'An attacker with horsemanship can be blocked only by creatures that have horsemanship too. A creature with horsemanship may itself block attackers with or without it.',
    '具马术的攻击者只能由同样具马术的生物阻挡。具马术的生物自己则可以阻挡具马术或不具马术的攻击者。',
  ],
  [
    '702.36b',
    'An attacker with fear can be blocked only by artifact creatures and by black creatures. A green creature that isn’t an artifact and isn’t black, for example, can’t block it.',
    '具恐惧的攻击者只能由神器生物或黑色生物阻挡。例如既不是神器也不是黑色的绿色生物不能阻挡它。',
  ],
  [
    '702.118b',
    'A creature with skulk can’t be blocked by creatures with greater power. A 2/2 with skulk can be blocked by a creature with power 2, but not by one with power 3.',
    '具潜匿的生物不能被力量比它大的生物阻挡。例如具潜匿的2/2生物可以由力量为2的生物阻挡，但不能由力量为3的生物阻挡。',
  ],
];

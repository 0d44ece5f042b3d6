/** Phases and steps outside combat (CR 500 to 505, 512 to 514), explained. */
import type { Explained } from './explanation.js';

export const TURN: readonly Explained[] = [
  [
    '500.1',
    'Every turn has five phases in the same order: beginning, first main, combat, second main and ending. The beginning, combat and ending phases consist of steps. The phases come even if nothing is done in them; that’s how all players know what may be played when.',
    '每个回合都有五个阶段，顺序固定：开始阶段、战斗前行动阶段、战斗阶段、战斗后行动阶段与结束阶段。其中开始、战斗与结束阶段又分为步骤。即使什么事都没做，这些阶段仍会进行，因此大家都知道何时可以做什么。',
  ],
  [
    '500.2',
    'A step or phase in which players get priority ends only when all of them pass one after another while the stack is empty. That the stack has just become empty is not enough: after each resolution everybody gets another chance to act.',
    '在牌手会得到优先权的步骤或阶段中，只有当堆叠为空且所有牌手接连让过时，该步骤或阶段才结束。仅仅堆叠刚刚变空还不够：每次结算之后，每位牌手都还有机会行动。',
  ],
  [
    '500.4',
    'When a step or phase ends, mana that is still unused in a mana pool is gone. This just happens; nobody can respond to it. So tap lands only when you have something to pay for in the same step or phase.',
    '每当步骤或阶段结束时，法术力池中未使用的法术力便会消失。这会直接发生，无法回应。因此，只在同一步骤或阶段之内有费用要支付时，才横置地来产生法术力。',
  ],
  [
    '500.11',
    'Skipping a step, phase or turn means going past it as if it weren’t there. Nothing that belongs in it takes place: a player who skips the draw step doesn’t draw for it, and abilities that would trigger at its beginning don’t.',
    '略过步骤、阶段或回合，是指当作它不存在而直接越过。本该在其中发生的事都不会发生：略过抓牌步骤的牌手不会抓该步骤的牌，在其开始时触发的异能也不会触发。',
  ],
  [
    '502.1',
    'Your untap step begins with phasing: permanents with phasing that you control phase out, and those that phased out under your control come back. Both happen at the same moment, before anything untaps, and nobody can respond.',
    '你的重置步骤首先处理时间跳跃：由你操控且具时间跳跃的永久物跃离，先前在你操控下跃离的永久物跃回。两者同时发生，在任何永久物重置之前，而且无法回应。',
  ],
  [
    '502.3',
    'In your untap step all your tapped permanents untap at once, so that you can use them again. Effects can keep some of them tapped. Nobody can cast or activate anything during this step.',
    '在你的重置步骤中，由你操控的横置永久物会同时重置，让你可以再次使用。有些效应会使某些永久物不能重置。此步骤中没有人能施放咒语或起动异能。',
  ],
  [
    '503.1',
    'The upkeep step comes after untapping and before drawing. Nothing happens in it by itself, but abilities that trigger at its beginning go on the stack, and then players may act. A player who wants to cast an instant before the draw can do it here.',
    '维持步骤在重置之后、抓牌之前。此步骤中并没有自动发生的事，但在维持开始时触发的异能会进入堆叠，然后牌手可以行动。想在抓牌之前施放瞬间的牌手，可以在此时进行。',
  ],
  [
    '504.1',
    'The draw step begins with the active player drawing a card. This comes before anyone can act, and nobody can respond to it. After that, players get priority and can cast instants, for example.',
    '抓牌步骤开始时，主动牌手先抓一张牌。这发生在任何人能行动之前，而且无法回应。之后牌手得到优先权，可以施放瞬间等。',
  ],
  [
    '505.1',
    'A turn normally has two main phases, one before and one after combat. In them the active player can play a land and cast creatures, sorceries and all other spells. You can often wait for the second one, so that an opponent has to choose blockers without knowing what follows.',
    '一个回合通常有两个行动阶段，分别在战斗阶段之前与之后。主动牌手可以在其中使用地，施放生物、法术与其他各种咒语。通常可以等到第二个行动阶段再施放，使对手在宣告阻挡者时不知道之后会发生什么。',
  ],
  [
    '513.1',
    'The end step is the last time in a normal turn when players may act. Abilities that trigger at the beginning of the end step go on the stack now. Damage and effects “until end of turn” are still there; they end only in the cleanup step after it.',
    '结束步骤是一般回合中牌手最后能行动的时机。在结束步骤开始时触发的异能此时进入堆叠。伤害与“直到回合结束”的效应此时仍在，要到其后的清除步骤才结束。',
  ],
  [
    '514.1',
    'In the cleanup step the active player discards down to the maximum hand size, normally seven cards. Holding nine cards, you choose two to discard. It concerns only the player whose turn it is, and nobody can respond.',
    '在清除步骤中，主动牌手弃牌，直到手牌数不超过其手牌上限，通常为七张。例如手上有九张牌时，你选择两张弃掉。这只涉及当前回合的牌手，而且无法回应。',
  ],
  [
    '514.2',
    'After discarding in the cleanup step, all damage on permanents is removed, and at the same moment all effects “until end of turn” and “this turn” end. So a 2/2 that got +2/+2 and took 3 damage survives: both go away together.',
    '清除步骤中弃牌之后，永久物上的所有伤害都会移去，同时所有“直到回合结束”与“本回合”的效应结束。因此得到+2/+2并受到3点伤害的2/2生物能存活，因为两者同时消失。',
  ],
];

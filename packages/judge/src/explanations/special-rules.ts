/** Modes, piles, designations and other things that stand on their own (CR 700, 703, 720 to 730), explained. */
import type { Explained } from './explanation.js';

export const SPECIAL_RULES: readonly Explained[] = [
  [
    '700.2e',
    'With some spells and abilities another player chooses the mode, for example an opponent. If several players could be the one, the controller of the spell or ability decides which of them chooses. The choice is made when the controller would normally make it, such as while casting the spell.',
    '有些咒语和异能由其操控者以外的牌手来选择模式，例如一位对手。若有数位牌手符合条件，由该咒语或异能的操控者决定其中哪一位来选择。选择的时机与操控者平时选择模式的时机相同，例如施放该咒语时。',
  ],
  [
    '700.2i',
    'Where pawprints stand before the modes of a spell, each mode is worth as many as it shows. Whoever casts it chooses modes until their worth reaches the number the spell names, or stops sooner: with five, one mode of three and one of two.',
    '咒语的模式前如有爪印符号，每个模式便值相应的数目。施放者依次选择模式，总值不能超过该咒语注明的数目，也可以少选：例如总值为五时，可选一个值三的和一个值二的模式。',
  ],
  [
    '700.3',
    'Some effects have a player separate cards or other objects into piles, one of which is then chosen. Unless the effect says otherwise, every object goes into exactly one pile; a pile can also be empty. Until the effect moves them, the objects stay in the zone they are in.',
    '有些效应会要求牌手将牌或其他物件分成数堆，然后从中选择一堆。除非该效应另有说明，每个物件都须归入其中恰好一堆；也可以有空的一堆。在效应移动它们之前，这些物件仍留在原来的区域。',
  ],
  [
    '700.4',
    '“Dies” means being put into a graveyard from the battlefield. A card that is discarded, or a spell that is countered, doesn’t die.',
    '“死去”指从战场置入坟墓场。被弃掉的牌或被反击的咒语并没有死去。',
  ],
  [
    '700.13',
    'A player commits a crime by casting a spell, activating an ability or putting a triggered ability on the stack that targets an opponent, something an opponent controls, or a card in an opponent’s graveyard. Being countered later doesn’t undo the crime.',
    '牌手施放咒语、起动异能，或将触发式异能放进堆叠时，若以对手、由对手操控的永久物、咒语或异能，或对手坟墓场中的牌为目标，便是犯罪。之后该咒语或异能被反击也不影响。',
  ],
  [
    '703.4e',
    'In an Archenemy game, right as the archenemy’s precombat main phase begins, they turn the top card of their scheme deck face up: they set that scheme in motion. It doesn’t use the stack. Abilities that trigger on it do.',
    '在魔王游戏中，魔王的战斗前行动阶段一开始，他便将其阴谋套牌顶的牌翻为牌面朝上，实施该阴谋。此动作不使用堆叠，但由此触发的异能会进入堆叠。',
  ],
  [
    '720.1',
    'An effect can let one player control another during that player’s next turn. It lasts for the whole next turn that the player really takes, so a skipped turn doesn’t count. The controlling player makes the decisions; the cards and permanents still belong to the other.',
    '有些效应让一位牌手在另一位牌手的下一个回合中操控该牌手。它适用于受影响牌手实际进行的下一个回合，被略过的回合不算，且持续整个回合。期间的决定由操控者作出，牌与永久物仍属于原来的牌手。',
  ],
  [
    '721.1b',
    'When an effect ends the turn, everything on the stack is exiled, the spell or ability that ends the turn included. What was still waiting there doesn’t resolve any more. This isn’t countering, so spells that can’t be countered are exiled too.',
    '当效应结束回合时，堆叠上的所有物件都会被放逐，包括使回合结束的那个咒语或异能。其余尚未结算的都不再结算。这不是反击，因此不能被反击的咒语也会被放逐。',
  ],
  [
    '721.1d',
    'When an effect ends the turn, the present phase and step end and the game goes straight to the cleanup step. Everything in between is skipped, the end step too, so abilities of the end step don’t trigger. During combat, all creatures and planeswalkers are removed from combat.',
    '当效应结束回合时，当前的阶段和步骤结束，游戏直接进入清除步骤。中间的一切都被略过，包括结束步骤，因此结束步骤开始时的异能不会触发。若在战斗中，所有生物和鹏洛客都移出战斗。',
  ],
  [
    '722.3',
    'There is only one monarch. When a player becomes the monarch, the one before no longer is. As the monarch’s end step begins, the monarch draws a card, and a player takes the title away by dealing combat damage to the monarch with a creature.',
    '同一时间只能有一位君主。当一位牌手成为君主时，原来的君主便不再是君主。君主在其结束步骤开始时抓一张牌；若某生物对君主造成战斗伤害，该生物的操控者便成为君主。',
  ],
  [
    '723.3',
    'Only one player has the initiative. When a player takes it, the one who had it loses it. Whoever takes it ventures into the dungeon called Undercity, or goes on in the dungeon they are already in. The same happens at the beginning of each of their upkeeps while they have it.',
    '同一时间只能有一位牌手占有先机。当一位牌手取得先机时，原来占有先机的牌手便失去它。取得先机者会探索为先机而设的地城，若已在某个地城中，则在该地城中继续前进。在占有先机的期间，于其每个维持开始时也会如此。',
  ],
  [
    '724.1',
    'An effect that restarts the game ends it on the spot, without a winner, a loser or a draw. The same players begin a new game, with new libraries, hands and life totals. The player who controlled that effect takes the first turn.',
    '重新开始游戏的效应会让这盘游戏立即结束，没有人获胜或落败，也不是平局。同样的牌手随即开始一盘新游戏，重新决定牌库、手牌与总生命。该效应的操控者在新游戏中先手。',
  ],
  [
    '727.2i',
    'A permanent made of several cards by merging can contain transforming double-faced cards. If it is told to transform, each of those cards is turned over in its pile. What the permanent is still depends on its topmost card.',
    '由数张牌合并而成的永久物中，可能含有转化双面牌。若它要转化，其中每一张转化双面牌都翻到另一面。该永久物的特征仍取决于最上面的一张。',
  ],
  [
    '727.3a',
    'When a permanent of several merged cards goes to a graveyard or library, each card goes there on its own, and the owner puts them in any order. In a library that order isn’t shown to the others.',
    '由数张牌合并而成的永久物置入坟墓场或牌库时，其中每张牌都各自前往该处，由其拥有者决定它们的顺序。若置入牌库，该牌手不需让其他牌手知道此顺序。',
  ],
  [
    '727.3b',
    'When a permanent of several merged cards is exiled, each card is exiled on its own. The player who exiles it decides in which order they count as exiled; that order can matter for effects which apply one after another.',
    '由数张牌合并而成的永久物被放逐时，其中每张牌都各自被放逐。由放逐它的牌手决定这些牌被放逐的先后；此顺序可能影响效应生效的次序。',
  ],
  [
    '728.1',
    'It is neither day nor night when a game begins. Once an effect or a daybound or nightbound permanent makes it day or night, it stays one of the two for the rest of the game, and it can change each turn.',
    '游戏开始时既非白昼也非黑夜。一旦某效应或具有日缚、夜缚的永久物使它成为白昼或黑夜，此后的游戏便一直处于两者之一，并可能在每个回合改变。',
  ],
  [
    '728.2a',
    'If it is day, and the player whose turn it was cast no spell during the turn before, it becomes night. The game looks for this as each turn begins, in the untap step. Spells of the other players don’t count.',
    '若现在是白昼，且上一个回合的主动牌手在该回合中没有施放咒语，便变成黑夜。游戏在每个回合的重置步骤中检查这一点。其他牌手施放的咒语不算在内。',
  ],
  [
    '728.2b',
    'If it is night, and the player whose turn it was cast two or more spells during the turn before, it becomes day. The game looks for this as each turn begins, in the untap step. One spell isn’t enough.',
    '若现在是黑夜，且上一个回合的主动牌手在该回合中施放过两个或更多咒语，便变成白昼。游戏在每个回合的重置步骤中检查这一点。只施放一个咒语并不够。',
  ],
  [
    '730.1',
    'An action that turns out to be illegal, or can’t be finished, is taken back: a spell returns to where it came from, and what was paid is returned. Mana abilities used for it may be undone too, unless they moved, shuffled or revealed cards of a library. Nothing triggers on it.',
    '若某动作不合法或无法完成，便整个撤回：咒语回到原来的区域，已支付的费用取消。为此起动的法术力异能也可以撤回，但若曾移动、展示牌库中的牌或洗过牌库则不行。被撤回的动作不会触发任何异能。',
  ],
];

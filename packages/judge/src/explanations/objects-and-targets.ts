/** Objects, tokens, targets, special actions, priority and costs (CR 109 to 118), explained. */
import type { Explained } from './explanation.js';

export const OBJECTS_AND_TARGETS: readonly Explained[] = [
  [
    '109.3',
    'An object’s characteristics are things such as its name, mana cost, color, types, rules text, abilities, power, toughness and loyalty. For a card, they start from what is printed on it, before any effect applies. Being tapped, its controller or its targets are not characteristics.',
    '物件的特征是指它的名称、法术力费用、颜色、类别、规则叙述、异能、力量、防御力、忠诚等。对牌来说，在任何效应生效之前，以牌上所印的为起点。是否横置、由谁操控、以什么为目标，都不是特征。',
  ],
  [
    '110.2a',
    'If an effect has a player put an object onto the battlefield, that player controls it there, unless the effect says something else. So a creature card you put onto the battlefield from an opponent’s graveyard is under your control, though the opponent still owns it.',
    '若效应令某牌手将一个物件放进战场，该物件便在这位牌手的操控下进战场，除非效应另有说明。因此你从对手的坟墓场放进战场的生物由你操控，但对手仍是其拥有者。',
  ],
  [
    '111.1',
    'A token is a permanent that no card stands for; an effect makes it, and any small item can mark it. On the battlefield it counts like any other permanent: a creature token can attack, block and be destroyed.',
    '衍生物是不由牌代表的永久物；它由效应产生，可以用任何小物品来标示。在战场上，它与其他永久物一样：衍生生物可以攻击、阻挡，也会被消灭。',
  ],
  [
    '111.3',
    'A token is just what the effect that made it says, as if that were printed on it. What the effect doesn’t set, the token doesn’t have; only the name, if none is given, is formed from its subtypes. A “1/1 green Saproling creature token” has no mana cost, no supertypes and no abilities.',
    '衍生物具有产生它的效应所说明的特征，就如同印在牌上一样。效应没有设定的，衍生物便没有；只有名称在效应未指明时由其副类别而来。例如“1/1绿色腐生物衍生生物”没有法术力费用、超类别与异能。',
  ],
  [
    '114.1',
    'An emblem is a marker in the command zone that carries one or more abilities, and those abilities work from there. It is neither a card nor a permanent, so an effect that destroys or exiles permanents can’t take it away.',
    '徽记是位于统帅区中的标记，具有一个或多个异能，这些异能在该处生效。徽记既不是牌也不是永久物，因此消灭或放逐永久物的效应无法除去它。',
  ],
  [
    '115.1',
    'Some spells and abilities need targets: objects or players they will affect. Their controller chooses them while putting the spell or ability on the stack, so everyone knows them before it resolves. Only what fits the wording may be chosen: “target creature” can’t be a land that isn’t a creature.',
    '有些咒语与异能需要目标，即它们将影响的物件或牌手。其操控者在将它放进堆叠的过程中选择目标，因此结算之前大家都已知道。只有符合其描述的才能选择：“目标生物”不能是并非生物的地。',
  ],
  [
    '115.4',
    'Where something that deals with damage says “any target”, you may choose a creature, a player, a planeswalker or a battle. Other things, such as an artifact that isn’t a creature or a spell on the stack, can’t be chosen.',
    '若与伤害有关的咒语或异能写着“任意一个目标”，你可以选择生物、牌手、鹏洛客或战役。其他事物不能选择，例如非生物神器或堆叠中的咒语。',
  ],
  [
    '115.5',
    'A spell or ability on the stack can’t have itself as a target. So a spell that counters a target spell needs another spell to aim at; if it is the only one on the stack, it has no legal target.',
    '堆叠中的咒语或异能不能以自己为目标。因此“反击目标咒语”的咒语需要另一个咒语作为目标；若堆叠中只有它自己，便没有合法目标。',
  ],
  [
    '115.7',
    'Some effects give a spell or ability that is already on the stack other targets. How free the choice is depends on the wording: “change the target” is stricter than “choose new targets”. Either way, a new target must be one that the spell or ability could legally have.',
    '有些效应会为已在堆叠中的咒语或异能更换目标。选择的自由度取决于措辞：“改变目标”比“选择新的目标”严格。无论哪一种，新的目标都必须是该咒语或异能的合法目标。',
  ],
  [
    '115.7a',
    'With “change the target”, each target has to become another legal target. If there are several and even one of them can’t be changed, they all stay as they were. If there is no other legal target at all, nothing changes.',
    '“改变目标”时，每个目标都须改为另一个合法目标。若目标有数个，而其中有一个无法改变，则全部维持原状。若根本没有其他合法目标，便什么也不改变。',
  ],
  [
    '115.7b',
    'With “change a target”, just one of the targets is changed, and it must become another legal target. The others stay. If no target can be changed legally, the spell or ability keeps all of them.',
    '“改变一个目标”时，只改变其中一个目标，且须改为另一个合法目标，其余的不变。若没有任何目标能合法地改变，则该咒语或异能的目标全部不变。',
  ],
  [
    '115.7c',
    'With “change any targets”, you pick how many of the targets are changed, even none. Each one that you change must become another legal target; the rest stay as they are.',
    '“改变任意数量的目标”时，由你决定改变其中几个，也可以一个都不改。你改变的每个目标都须改为另一个合法目标，其余的维持原状。',
  ],
  [
    '115.7d',
    'With “choose new targets”, you may leave any of the targets as they are, even illegal ones. Those that you change must become legal targets and may not make an unchanged target illegal. This is what you usually get when you copy a spell.',
    '“选择新的目标”时，你可以让任意几个目标保持不变，即使它们已不合法。你所改变的必须是合法目标，且不能使未改变的目标变得不合法。复制咒语时通常就是这样选择。',
  ],
  [
    '116.2c',
    'Some effects let a player do something later, for example pay a cost to end the effect. That is a special action: it needs priority but doesn’t use the stack, so nobody can respond to it. It can be done only as long as the effect allows.',
    '有些效应让牌手在之后执行某个动作，例如支付费用来结束该效应。这是特殊动作：需要优先权，但不使用堆叠，因此无法回应。只有在该效应容许的期间才能这样做。',
  ],
  [
    '116.2d',
    'Some static abilities let a player do something, such as pay mana, so as to ignore what they say for a while. Doing it is a special action: whenever you have priority, without the stack, and nobody can respond to it.',
    '有些静止式异能允许牌手执行某个动作（例如支付法术力），以便在一段时间内忽略其效应。这是特殊动作：只要你有优先权便可执行，不用堆叠，也无人能回应。',
  ],
  [
    '116.2f',
    'Instead of casting a card with suspend, you may exile it from your hand with time counters, by paying its suspend cost. You may do so only when you could begin to cast the card: normally, a sorcery only in your main phase. Nobody can respond to this special action.',
    '你可以不施放具延缓异能的牌，而支付延缓费用，将它从手上放逐，并放上时间指示物。只有在你能开始施放这张牌的时机才能这样做，例如具延缓的法术牌通常只能在你的行动阶段。这是特殊动作，无法回应。',
  ],
  [
    '116.2g',
    'If you chose a companion before the game, you may once pay {3} to put it from outside the game into your hand. You can do this only in your main phase, with priority and an empty stack. After that you cast it from your hand like any other card.',
    '若你在游戏开始前选择了行侣，你可以支付{3}，将它从游戏外置于你手上，每盘游戏一次。只能在你的行动阶段、你有优先权且堆叠为空时这样做。之后便像其他牌一样从手上施放它。',
  ],
  [
    '116.2h',
    'You may pay {2} and exile a card with foretell from your hand face down, any time you have priority during your own turn. On a later turn you can cast it for its foretell cost. Exiling it this way is a special action, so nobody can respond to that.',
    '在你自己的回合中，只要你有优先权，便可以支付{2}，将手上一张具预示异能的牌牌面朝下地放逐。在之后的回合，你可以支付其预示费用来施放它。如此放逐是特殊动作，无法回应。',
  ],
  [
    '116.2i',
    'In Planechase, you may roll the planar die in your main phase when you have priority and the stack is empty. The first time each turn is free, the second costs {1}, the third {2}, and so on. Rolls that an effect made you do don’t raise the price.',
    '竞逐时空中，你可以在自己的行动阶段、有优先权且堆叠为空时掷时空骰。每回合第一次免费，第二次须支付{1}，第三次{2}，依此类推。因效应而掷的次数不计入此费用。',
  ],
  [
    '116.2j',
    'In a Conspiracy Draft game, a conspiracy that lies face down in the command zone can be turned face up by its player any time they have priority. It is a special action: nobody can respond to it, and from then on its ability counts.',
    '在诡局轮抽的游戏中，牌手随时可以在有优先权时，将其在统帅区中牌面朝下的诡局牌翻为牌面朝上。这是特殊动作，无法回应；从此该诡局牌的异能便起作用。',
  ],
  [
    '116.2k',
    'You may exile a card with plot from your hand for its plot cost, in your main phase when you have priority and the stack is empty. On a later turn you can cast it from exile at such a time without paying its mana cost. Plotting is a special action, so nobody can respond to it.',
    '在你的行动阶段，堆叠为空且你有优先权时，你可以支付谋划费用，将手上一张具谋划异能的牌放逐。在之后的回合，你可以在同样的时机从放逐区施放它，而不需支付其法术力费用。谋划是特殊动作，无法回应。',
  ],
  [
    '116.2m',
    'If you control a Room with a locked half, you may pay that half’s mana cost to unlock it. You can do so in your main phase when you have priority and the stack is empty. The half then works as well; opening it doesn’t use the stack.',
    '若你操控的房间有锁上的半边，你可以支付该半边的法术力费用将它解锁。只能在你的行动阶段、有优先权且堆叠为空时这样做。此后该半边也会生效；解锁不使用堆叠。',
  ],
  [
    '117.1',
    'Who may act is decided by priority: the player who has it may cast spells, activate abilities or take special actions. Without it, a player acts only when a spell or ability says so, when the rules ask for it, such as declaring blockers, or to pay with mana abilities. Priority goes from player to player, so each gets the chance to respond.',
    '谁能行动由优先权决定：具有优先权的牌手可以施放咒语、起动异能或执行特殊动作。没有优先权的牌手，只有在咒语或异能要求时，在规则要求时（例如宣告阻挡者），或为支付而起动法术力异能时，才会有所动作。优先权在牌手之间轮流，因此每个人都有机会回应。',
  ],
  [
    '117.3b',
    'After a spell or an ability has resolved, the player whose turn it is gets priority, whoever controlled it. Mana abilities are an exception: they change nothing about who has priority.',
    '咒语或异能结算之后，由当前回合的牌手得到优先权，不论先前由谁操控。法术力异能是例外：它不改变由谁持有优先权。',
  ],
  [
    '117.3c',
    'Who casts a spell, activates an ability or does something else with priority has priority again afterwards. So you can respond to your own spell before others can.',
    '在持有优先权时施放咒语、起动异能或进行特殊动作的牌手，之后会再次得到优先权。因此你可以先于他人回应自己的咒语。',
  ],
  [
    '117.3d',
    'Who has priority and does nothing passes; then the next player in turn order gets priority.',
    '持有优先权而不做任何事的牌手便是让过；优先权随即交给回合顺序中的下一位牌手。',
  ],
  [
    '117.4',
    'When all players pass one after another without doing anything in between, something happens: what is on top of the stack resolves. If the stack is empty, the step or phase ends instead. One player who acts starts the round of passing anew.',
    '当所有牌手接连让过、期间没有人行动时，堆叠顶的咒语或异能便结算；若堆叠为空，则当前的步骤或阶段结束。只要有一位牌手行动，就要重新开始一轮让过。',
  ],
  [
    '118.3',
    'You can pay a cost only if you have all that it takes. With 1 life you can’t pay 2 life, and a permanent that is already tapped can’t be tapped as a cost. There is no paying in part and owing the rest.',
    '只有在具备全部所需时，才能支付费用。只剩1点生命便不能支付2点生命，已横置的永久物也不能再为支付费用而横置。不能只付一部分，余下的先欠着。',
  ],
  [
    '118.3a',
    'You pay mana by taking it out of your mana pool. Only mana that is there can be taken, and only as much as the cost asks for. If a source makes more than you need, the rest stays in your pool for now, and you say what it is.',
    '支付法术力就是从法术力池中移去该法术力。只能移去池中确有的，且费用要求多少便移去多少。若某来源产生的比需要的多，多余的暂时留在你的法术力池中，你须说明那是什么法术力。',
  ],
  [
    '118.7',
    'Effects can raise or lower what has to be paid. Where reductions take away all of the mana, the mana part is {0}. Who has paid the changed cost has paid the cost.',
    '效应可以增加或减少须支付的费用。若减少的部分将法术力减至没有，则该部分视为{0}。支付更改后的费用，便算支付了该费用。',
  ],
  [
    '118.10',
    'One payment counts for one cost only. If two abilities each have the cost of sacrificing a creature, you need two creatures to activate both. In the same way, one mana can’t be counted twice when you pay, nor can one tapping of a land.',
    '一次支付只能用于一个费用。若两个异能的费用都是牺牲一个生物，要起动这两个异能便需要两个生物。同样，支付时一点法术力不能算两次，同一个地横置一次也不能算两次。',
  ],
  [
    '118.12',
    'Some effects tell or allow a player to do something, and say what follows if they do or don’t. That something is a cost, paid while the spell or ability resolves. With “You may pay {2}. If you do, draw a card”, you decide at that moment. You may still use mana abilities to pay, but nobody can respond in between. A text with “unless you pay {2}” works the same way.',
    '有些效应要求或允许牌手做某事，并注明做了或没做会如何。这件事就是费用，在咒语或异能结算时支付。例如“你可以支付{2}。若你如此作，则抓一张牌”：你在那一刻决定是否支付。此时仍可起动法术力异能来支付，但其间无人能回应。写着“除非你支付{2}”的效应也是如此。',
  ],
];

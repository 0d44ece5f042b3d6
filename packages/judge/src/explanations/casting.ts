/** Casting spells, activating and triggering abilities (CR 601 to 606), explained. */
import type { Explained } from './explanation.js';

export const CASTING: readonly Explained[] = [
  [
    '601.1',
    'A card that isn’t a land is cast: it becomes a spell on the stack, and others can respond before it resolves. Old cards called this playing a spell. Where a card still says “play”, it means casting the card or, if it’s a land, playing it as a land.',
    '不是地的牌须施放：它会成为堆叠中的咒语，在它结算之前，其他牌手可以回应。旧牌上将此称为“使用”咒语。若牌上仍写着“使用”一张牌，则指施放该牌；若它是地，则是当作地来使用。',
  ],
  [
    '601.2a',
    'Casting begins with moving the card from where it is, usually your hand, onto the top of the stack. It’s a spell from then on, and you control it. It stays there until it resolves, is countered, or something else takes it away.',
    '施放的第一步是将牌从所在之处（通常是你的手上）移到堆叠顶端。从此它是咒语，由你操控。它会留在堆叠中，直到结算、被反击，或因其他原因移到别处。',
  ],
  [
    '601.2b',
    'Early in casting you announce what the spell depends on: its mode if there are several, whether you pay an additional cost such as kicker or another cost instead of the mana cost, the value of X, and how you’ll pay hybrid or Phyrexian symbols. You can’t use two alternative costs at once.',
    '施放之初，你须宣告咒语所依据的选择：若有数种模式则选择模式，是否支付增幅之类的额外费用，或改付替代性费用，X的数值，以及如何支付混血与非瑞克西亚法术力符号。不能同时使用两种替代性费用。',
  ],
  [
    '601.2c',
    'You choose the targets as you cast the spell, before you pay. Where the text says “target” once, as in “two target creatures”, you can’t choose the same one twice; where “target” appears in two places, one object may serve for both if it fits. Without enough legal targets the spell can’t be cast.',
    '你在施放咒语时选择目标，在支付费用之前。若文字只用一次“目标”，如“两个目标生物”，便不能重复选择同一个；若“目标”出现在两处，只要符合要求，同一个物件可以各选一次。没有足够的合法目标，便不能施放。',
  ],
  [
    '601.2d',
    'If you may divide something among targets, such as 3 damage, you say now who gets how much. Each target must get at least one. The division can’t be changed later: what was meant for a target that is gone doesn’t go to the others.',
    '若咒语让你在数个目标之间分配某事物，例如3点伤害，你此时就须宣告如何分配，且每个目标至少分到一。之后不能再改变：若某个目标已不在，分给它的那份也不会转给其他目标。',
  ],
  [
    '601.2f',
    'What a spell costs in all is worked out before paying: the mana cost or the cost chosen in its place, then everything that is added, then everything that is taken away, never to less than nothing. From then on it stays as it is.',
    '支付之前先算出总费用：法术力费用或所选的替代性费用，再加上所有增加的部分，最后减去所有减少的部分，且不会少于零。此后总费用便固定不变。',
  ],
  [
    '601.2h',
    'You pay the whole cost, in whatever order you like; only random costs and those that move cards from the library to a public zone come last. You can’t pay a part or pay what is impossible. The price was fixed before: sacrificing a creature that made the spell cheaper doesn’t raise it.',
    '你支付全部的费用，顺序任意；只有涉及随机或将牌从牌库移到公开区域的费用留到最后。不能只付一部分，也不能支付无法支付的费用。费用在支付之前已经确定：即使牺牲了使咒语减少费用的生物，费用也不会提高。',
  ],
  [
    '601.2i',
    'Once everything is announced and paid, the spell has been cast. Abilities that trigger on casting trigger now; they go on the stack above the spell and so resolve before it. Then its controller normally gets priority first.',
    '一切宣告与支付完成之后，咒语便已施放。因施放而触发的异能此时触发；它们会进入堆叠，位于该咒语之上，因此先于它结算。之后通常由该咒语的操控者先得到优先权。',
  ],
  [
    '601.3',
    'You can begin to cast a spell only if something allows it and nothing forbids it. The rules allow, for example, a sorcery from your hand in your main phase. An effect may allow more, such as casting from the graveyard; but where another one says you can’t, you can’t.',
    '只有在规则或效应允许，且没有规则或效应禁止时，你才能开始施放咒语。例如规则允许你在行动阶段从手上施放法术。效应可能允许更多，例如从坟墓场施放；但只要有效应禁止，便不能施放。',
  ],
  [
    '602.1',
    'An activated ability has a cost before the colon and an effect after it. “{T}: Draw a card” means that tapping the permanent is the price for a card. You decide when to use it, as long as you have priority and can pay, unless the text limits it.',
    '起动式异能的冒号之前是费用，之后是效应。例如“{T}：抓一张牌”，表示以横置该永久物为费用来抓一张牌。只要你有优先权且能支付，何时使用由你决定，除非文字另有限制。',
  ],
  [
    '602.2',
    'To activate an ability you put it on the stack and pay its cost; others can respond before it resolves. Only the controller of the object may do so, unless the object says otherwise. So normally you can’t use the abilities of a permanent that an opponent controls.',
    '起动异能是将它放进堆叠并支付其费用；在它结算之前，其他牌手可以回应。除非该物件另有说明，否则只有其操控者能起动。因此你通常不能使用由对手操控的永久物的异能。',
  ],
  [
    '602.2a',
    'To activate an ability you say so, and show the card if it is hidden. The ability is then on top of the stack as an object of its own, which no longer needs its source.',
    '起动异能时先行宣告；若该牌在非公开区域，则须展示。异能随即成为堆叠顶端的独立物件，不再依赖其来源。',
  ],
  [
    '602.2b',
    'Activating an ability follows the same steps as casting a spell: choose modes and targets, fix the cost, use mana abilities, pay. A cost is paid with what you have at that time, so an ability’s own result can’t pay for activating it.',
    '起动异能的步骤与施放咒语相同：选择模式与目标，确定费用，起动法术力异能，然后支付。费用须以当时已有的来支付，因此异能自己将产生的东西不能用来支付起动它的费用。',
  ],
  [
    '602.5',
    'You can’t even begin to activate an ability if something prohibits it. An effect might say that the activated abilities of a certain artifact can’t be activated, or the ability itself may set a limit. Triggered abilities aren’t concerned, since nobody activates them.',
    '若有规则或效应禁止起动某个异能，你便不能开始起动它。例如某个效应注明不能起动某神器的起动式异能，或异能本身设有限制。触发式异能不受影响，因为它们不是由牌手起动的。',
  ],
  [
    '602.5a',
    'A creature’s ability with {T} or {Q} in its cost can’t be used until you have controlled the creature since your latest turn began. Haste does away with this waiting. Abilities without these symbols can be used at once, and permanents that aren’t creatures needn’t wait.',
    '生物费用中含{T}或{Q}的异能，须等到你从自己最近的回合开始时起一直操控该生物才能起动。具敏捷的生物不需等待。没有这些符号的异能可以立即使用；非生物的永久物也不需等待。',
  ],
  [
    '602.5b',
    'A limit such as “Activate only once each turn” belongs to the object and stays even if its controller changes. If an opponent used the ability this turn and you then gain control of the permanent, you can’t use it again this turn.',
    '“每回合只能起动一次”之类的限制属于该物件，即使其操控者改变也仍然适用。若对手本回合已使用过该异能，之后你获得该永久物的操控权，本回合你也不能再使用。',
  ],
  [
    '602.5d',
    'An ability marked “Activate only as a sorcery” can be used only when you could cast a sorcery: in your own main phase, with priority and an empty stack. You don’t need to have a sorcery, and the ability doesn’t become one.',
    '有些异能注明只能在你可以施放法术的时机起动，那就是：在你自己的行动阶段，你有优先权且堆叠为空。你不需要真的有法术牌，该异能也不是法术。',
  ],
  [
    '603.2',
    'A triggered ability begins with “when”, “whenever” or “at”. As soon as what it describes happens, it triggers by itself; nobody pays or decides. Nothing comes of it yet: it first has to go on the stack and resolve.',
    '触发式异能以“当”、“每当”或“在……时”开头。一旦所述的事发生，它便自动触发，不需有人支付或决定。此时它还没有任何作用，须先进入堆叠，然后结算。',
  ],
  [
    '603.3',
    'An ability that has triggered goes on the stack the next time a player would get priority, above everything already there. Its controller puts it there. From then on it can be responded to, and it resolves even if its source is gone.',
    '已触发的异能会在下一次有牌手将得到优先权时，由其操控者放进堆叠，位于原有的一切之上。此后可以对它作出回应；即使其来源已不在，它仍会结算。',
  ],
  [
    '603.3b',
    'When several abilities are waiting, the active player puts all of theirs on the stack first, in any order, then the other players in turn order. What goes on last resolves first, so the abilities of the active player resolve after the others. Those that trigger on an ability triggering come in a second round.',
    '若有数个异能等待进入堆叠，先由主动牌手将自己的全部以任意顺序放进堆叠，然后其他牌手依回合顺序进行。后放入的先结算，因此主动牌手的异能较晚结算。因异能触发而触发的异能则在第二轮放入。',
  ],
  [
    '603.3c',
    'If a triggered ability offers several modes, its controller chooses as it goes on the stack. A mode that needs a target but has no legal one can’t be chosen. If none is chosen at all, the ability is removed and nothing happens.',
    '若触发式异能有数种模式，其操控者在将它放进堆叠时选择。需要目标而没有合法目标的模式不能选。若没有选择任何模式，该异能便从堆叠中移除，什么也不发生。',
  ],
  [
    '603.3d',
    'As a triggered ability goes on the stack, its controller chooses its targets, just as for a spell. If it needs a target and there is no legal one, it’s removed from the stack. So “destroy target artifact” without any artifact simply does nothing.',
    '触发式异能放进堆叠时，其操控者选择目标，与施放咒语时相同。若它需要目标而没有合法的目标，便从堆叠中移除。例如“消灭目标神器”而战场上没有神器时，它便不起作用。',
  ],
  [
    '603.7',
    'An effect can prepare something for later, such as “at the beginning of the next end step, sacrifice it”. This is a delayed triggered ability. It waits for its moment, goes on the stack then, and normally triggers only once; what created it need no longer be there.',
    '效应可以为之后的时刻预先安排某事，例如“在下一个结束步骤开始时，牺牲它”。这是延迟触发式异能：它等到该时刻才触发并进入堆叠，通常只触发一次；产生它的咒语或异能不必仍在。',
  ],
  [
    '603.8',
    'Some abilities trigger not on an event but as soon as a state is true, for example “when you control no creatures”. Such an ability doesn’t trigger again while it waits or is on the stack. If afterwards its source is still there and the state still true, it triggers once more.',
    '有些异能不是因事件触发，而是一旦某个状态成立就触发，例如“当你未操控生物时”。在它等待或位于堆叠中时，不会再次触发。若它离开堆叠之后，其来源仍在原处且该状态仍成立，便再触发一次。',
  ],
  [
    '603.12',
    'Some effects let you do something and add “when you do”. If you do it, a new ability triggers and goes on the stack, and only then are its targets chosen. So after “you may sacrifice a creature; when you do, destroy target creature”, players can respond knowing the target.',
    '有些效应让你做某事，并接着写“当你如此作时”。若你做了，便触发一个新的异能并进入堆叠，到那时才选择目标。例如“你可以牺牲一个生物。当你如此作时，消灭目标生物”，牌手可以在知道目标后再作回应。',
  ],
  [
    '604.3',
    'A characteristic-defining ability tells what would otherwise be printed elsewhere on the card, such as a power that equals the number of cards in your hand. It works in all zones, so even in the graveyard the card has that power.',
    '特征定义异能说明本来会印在牌上其他地方的特征，例如力量等于你的手牌数量。它在所有区域都生效，因此即使在坟墓场，这张牌也具有该力量。',
  ],
  [
    '605.1a',
    'An activated ability is a mana ability if it has no target, could add mana as it resolves, and is not a loyalty ability. What else it does makes no difference.',
    '若起动式异能没有目标、结算时可能加法术力、且不是忠诚异能，则是法术力异能。它还有什么其他效果并无影响。',
  ],
  [
    '605.3a',
    'You can use a mana ability when you have priority, but also in the middle of casting a spell, activating an ability or resolving something, if mana has to be paid. It must be one you can activate just then: a land that’s already tapped gives nothing more.',
    '你可以在有优先权时使用法术力异能；在施放咒语、起动异能或结算的中途，若需要支付法术力，也可以使用。它须是当时能起动的：已经横置的地不能再提供法术力。',
  ],
  [
    '605.3b',
    'A mana ability doesn’t use the stack: you activate it and have the mana at once. Nobody can respond to it or counter it. When you tap a land for mana, an opponent can’t get in between.',
    '法术力异能不使用堆叠：起动之后立即结算，你马上得到法术力。没有人能对它作出回应或反击它。当你横置地来产生法术力时，对手无法插手。',
  ],
  [
    '606.3',
    'You can use a planeswalker’s loyalty ability in your own main phase, with priority and an empty stack, and only one of them per planeswalker each turn. If you control two planeswalkers, you may use one ability of each.',
    '在你自己的行动阶段，当你有优先权且堆叠为空时，可以使用鹏洛客的忠诚异能，且每个鹏洛客每回合只能使用一个。若你操控两个鹏洛客，便可以各使用一个异能。',
  ],
  [
    '606.4',
    'The cost of a loyalty ability is to put loyalty counters on the planeswalker or to take them off. “+1” adds one, “−3” removes three and needs at least three to be there. Effects can change this cost.',
    '忠诚异能的费用是在鹏洛客上放置或移去忠诚指示物。“+1”放置一个；“−3”移去三个，因此至少要有三个。有些效应可以改变此费用。',
  ],
];

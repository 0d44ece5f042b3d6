/** Resolving, continuous effects, replacement and prevention (CR 608 to 616), explained. */
import type { Explained } from './explanation.js';

export const EFFECTS: readonly Explained[] = [
  [
    '608.1',
    'When all players pass one after another, the spell or ability on top of the stack resolves, and only that one. Then players get priority again. What was put on last resolves first, and that’s why a response happens before the thing it responds to.',
    '当所有牌手依次让过优先权时，堆叠最上方的咒语或异能便结算，且只结算这一个。之后牌手再得到优先权。最后放入的最先结算，因此回应会先于它所回应的事物。',
  ],
  [
    '608.2a',
    'If a triggered ability has a condition right after its trigger (“when …, if …”), that condition is checked again as it resolves. If it’s no longer true, the ability does nothing. An ability that asks whether you have 40 or more life fails if you lost some meanwhile and have only 39.',
    '若触发式异能在触发事件之后紧接着一个条件（“当……时，若……”），结算时会再次检查该条件。若已不成立，该异能便没有任何作用。例如条件是你有40点或更多生命，若你在此期间失去生命而只剩39点，该异能便不起作用。',
  ],
  [
    '608.2b',
    'A spell or ability with targets first checks whether they’re still legal. If none is, it doesn’t resolve, and nothing of it happens: a spell that destroys a creature and gives you 2 life gives no life if the creature is gone. If at least one is legal, it does what it can.',
    '有目标的咒语或异能结算时，先检查目标是否仍合法。若全部不合法，它便不结算，其中的一切都不发生：例如消灭一个生物并使你获得2点生命的咒语，若该生物已不在，你也不会获得生命。只要有一个合法，便尽其所能进行。',
  ],
  [
    '608.2c',
    'You follow the instructions of a spell or ability from top to bottom. A later sentence can change what an earlier one means, so read all of it first: “Destroy target creature. It can’t be regenerated” rules out regeneration from the start.',
    '结算咒语或异能时，依照文字的顺序逐一执行其指示。后面的句子可能改变前面的意思，因此要先通读全文：“消灭目标生物。它不能重生”，从一开始就排除了重生。',
  ],
  [
    '608.2d',
    'Choices that weren’t made when the spell or ability went on the stack are made as it resolves, and nobody can respond in between. You can’t choose something illegal or impossible: without a creature you can’t choose to sacrifice one. The one exception: drawing may be chosen even with an empty library.',
    '放进堆叠时没有作出的选择，在结算时作出，其间无人能回应。不能选择不合法或无法做到的选项：没有生物的牌手不能选择牺牲生物。唯一例外是，即使牌库没有牌也可以选择抓牌。',
  ],
  [
    '608.2g',
    'While something resolves, you can use mana abilities if you’re given the option to pay mana. If the effect lets you cast a spell then, you go through all steps of casting, and the spell waits on the stack until the resolution is finished. Normally nothing else can be cast or activated meanwhile.',
    '在结算过程中，若效应让你选择支付法术力，你可以起动法术力异能。若效应让你此时施放咒语，你便依照施放的各步骤进行，该咒语在堆叠中等到当前的结算完成。其间通常不能施放其他咒语，也不能起动其他异能。',
  ],
  [
    '608.2n',
    'An instant or sorcery goes to its owner’s graveyard as the last thing it does while resolving. So while its instructions are carried out, it isn’t in the graveyard yet. An ability just vanishes from the stack.',
    '瞬间或法术咒语结算的最后一步，是将它置入其拥有者的坟墓场。因此执行其指示时，它还不在坟墓场中。异能则从堆叠中移除，不复存在。',
  ],
  [
    '608.3a',
    'When a creature, artifact or other permanent spell without targets resolves, it becomes a permanent. It enters the battlefield under the control of whoever controlled the spell. From then on its abilities work there.',
    '生物、神器等没有目标的永久物咒语结算时，便成为永久物，在该咒语操控者的操控下进战场。从此它的异能在战场上生效。',
  ],
  [
    '608.3b',
    'A permanent spell with a target, such as an Aura spell, first checks whether that target is still legal. If not, it goes to its owner’s graveyard without entering the battlefield. Spells cast for their bestow or mutate cost are the exception: they become creature spells and enter anyway.',
    '有目标的永久物咒语，例如灵气咒语，结算时先检查目标是否仍合法。若不合法，便不进战场，而置入其拥有者的坟墓场。支付神授或合变费用来施放的咒语例外：它们会成为生物咒语，照样进战场。',
  ],
  [
    '610.3',
    'Some effects move an object away only until something happens: “exile target creature until this leaves the battlefield”. As soon as that happens, the object goes back to the zone it came from. This isn’t a triggered ability, so nobody can respond to the return.',
    '有些效应只在某事发生之前将物件移走，例如“放逐目标生物，直到此永久物离开战场为止”。一旦该事发生，该物件立即移回先前的区域。这不是触发式异能，因此无法对移回作出回应。',
  ],
  [
    '611.2',
    'A spell or ability can leave behind an effect that goes on after it has resolved, such as “+2/+2 until end of turn”. It lasts as long as the text says; if the text says nothing, until the end of the game. It doesn’t end when its source leaves, unless the text says that.',
    '咒语或异能结算后，可以留下持续生效的效应，例如“得+2/+2直到回合结束”。它持续到文字所说的时候；若没有说明，便持续到游戏结束。除非文字提及，其来源离开也不会使它结束。',
  ],
  [
    '612.1',
    'A text-changing effect replaces words on an object, usually in its rules text or type line, such as one color word by another. The object then does what the new words say: “protection from red” may become “protection from blue”.',
    '改变叙述的效应会更换物件上的词语，通常是其规则叙述或类别栏中的词语，例如将一个颜色词改为另一个。该物件此后便照新的文字行事：“反红保护”可能变成“反蓝保护”。',
  ],
  [
    '613.1a',
    'When several effects change an object, they apply in layers, one after another. Layer 1 comes first and sets the copiable values: copying, and what being face down makes of the object. A creature that becomes a copy of another starts from that one’s values, and all other effects build on them.',
    '当数个效应改变同一物件时，会依层次逐一生效。第1层最先，处理可复制特征值：复制效应，以及牌面朝下所造成的变化。成为另一生物复制品的生物，以该生物的数值为起点，其余的效应再加于其上。',
  ],
  [
    '613.1b',
    'Layer 2 settles who controls the object. This comes early because later effects can depend on it: once an opponent gains control of your creature, “creatures you control get +1/+1” on one of their permanents applies to it, and on one of yours it doesn’t.',
    '第2层决定物件由谁操控。这一层排在前面，因为之后的效应可能取决于此：对手获得你生物的操控权之后，对手的“由你操控的生物得+1/+1”会影响它，而你的则不再影响。',
  ],
  [
    '613.1c',
    'Layer 3 is for effects that change words in an object’s text. They apply before types, colors and abilities, so everything afterwards goes by the new words. If “Swamp” is replaced by “Island”, the later layers see only “Island”.',
    '第3层处理改变物件文字的效应。它们在类别、颜色与异能之前生效，因此之后的一切都依新的文字。例如将“沼泽”改为“海岛”之后，后面的层次只看到“海岛”。',
  ],
  [
    '613.1d',
    'Layer 4 is for effects that change card types, subtypes and supertypes. An artifact that becomes a creature becomes one here. This layer comes before those for colors, abilities and power and toughness, so effects there on all creatures apply to that artifact too.',
    '第4层处理改变牌类别、副类别与超类别的效应。成为生物的神器就是在这一层变成生物。这层在颜色、异能以及力量与防御力之前，因此之后影响所有生物的效应也会影响它。',
  ],
  [
    '613.1e',
    'Layer 5 is for effects that change color. They apply before abilities and before power and toughness, so if something becomes white here, an effect that gives all white creatures +1/+1 counts it.',
    '第5层处理改变颜色的效应。它们在异能以及力量与防御力之前生效，因此若某生物在这层成为白色，使所有白色生物得+1/+1的效应便会影响它。',
  ],
  [
    '613.1f',
    'Layer 6 adds and removes abilities; keyword counters count here too. Within it the effect that began later is normally applied later: if a creature gains flying and afterwards loses all abilities, it doesn’t fly. If it gains flying after that, it does.',
    '第6层增加或移除异能，关键词指示物也在此生效。在这层之中，较晚开始的效应通常较晚生效：先获得飞行、后失去所有异能的生物不具飞行；失去之后再获得飞行的，则具飞行。',
  ],
  [
    '613.4a',
    'Layer 7 deals with power and toughness, in four parts. First, in 7a, come abilities of the card that define them, such as “its power is equal to the number of cards in your hand”. All other changes start from this number.',
    '第7层处理力量与防御力，分为四个副分层。第一个副分层是特征定义异能所定义的力量与防御力，例如“其力量等同于你的手牌数量”。其他变化都以此数值为起点。',
  ],
  [
    '613.4b',
    'Layer 7b, after 7a, is for effects that set power and toughness to certain numbers, such as “becomes 1/1”. They overrule what was there before. Counters and bonuses are added only later: a 5/5 with a +1/+1 counter that becomes 1/1 is a 2/2.',
    '第7层的第二个副分层，是将力量与防御力设定为特定数值的效应，例如“成为1/1”。它们会取代先前的数值。指示物与加成在其后才计算：具有一个+1/+1指示物的5/5生物成为1/1后，是2/2。',
  ],
  [
    '613.4c',
    'In layer 7c everything counts that raises or lowers power and toughness: counters and effects such as +2/+2 or -1/-1. It makes no difference in which order these came. A 2/2 with a +1/+1 counter and +3/+3 until end of turn is a 6/6.',
    '第三个副分层计算所有增减力量与防御力的事物：指示物，以及+2/+2或-1/-1之类的效应。它们先后的次序没有影响。具有一个+1/+1指示物、又得+3/+3直到回合结束的2/2生物，是6/6。',
  ],
  [
    '613.4d',
    'Layer 7d, the last, is for effects that switch power and toughness. They swap the final numbers, so a bonus that comes later is still counted before the swap: if a switched 1/3, which is a 3/1, gets +2/+0, it’s a 3/3.',
    '第7层的最后一个副分层，是交换力量与防御力的效应。它们交换的是最终的数值，因此之后才得到的加成仍在交换之前计算：已交换的1/3生物是3/1，再得+2/+0便是3/3。',
  ],
  [
    '613.7',
    'Effects that work in the same layer are applied one after the other, the older first, so that the newer one has the last word. Each effect is as old as what makes it, and an Aura or Equipment becomes new again when it is attached to something else.',
    '同一层中的效应依次应用，较早的在先，因此较新的效应说了算。效应的先后取决于产生它的东西何时出现；灵气和武具改为贴附于其他东西时，便重新计算。',
  ],
  [
    '613.7m',
    'Where effects of the same kind conflict, the later one usually prevails. For objects that enter a zone at the same time it must be settled which counts as later: those of the active player count as earlier, in the order that player chooses, and then come those of the others in turn order.',
    '同类效应互相冲突时，通常以较晚的为准。若数个物件同时进入某个区域，便须确定哪个算较晚：主动牌手的算较早，由该牌手决定其次序；然后是其他牌手的，依回合顺序。',
  ],
  [
    '614.5',
    'A replacement effect applies to an event only once, also to what the event has become through it or through others. So twice as much doesn’t become ever more.',
    '一个替代性效应对同一事件只应用一次，包括该事件经它或其他效应更改之后。因此“加倍”不会一再加倍。',
  ],
  [
    '614.6',
    'If something is replaced, it never happens; something else happens instead. What waits for the original event doesn’t trigger: a creature that is exiled instead of dying hasn’t died. A part of the new event that is impossible is left out.',
    '若某事件被替代，它便从未发生，改为发生另一事件。等待原事件的异能不会触发：将死去而改为被放逐的生物并未死去。新事件中无法做到的部分则略过。',
  ],
  [
    '614.10',
    'To skip something is to do nothing instead of it. Only what hasn’t begun can be skipped; if the step or turn is already under way, the skip waits for the next one. Two effects that each skip your next turn make you skip two.',
    '略过某事，就是改为什么也不做。只有尚未开始的才能略过；若该步骤或回合已经开始，则等到下一次。若有两个效应各令你略过下一个回合，你便略过两个回合。',
  ],
  [
    '614.11',
    'Some effects replace drawing a card with something else. They work even if your library is empty. As the draw is replaced and doesn’t happen, you don’t lose for having drawn from an empty library.',
    '有些效应会将抓牌替代为其他的事。即使你的牌库没有牌，它们也照样生效。由于抓牌已被替代而没有发生，你不会因从空牌库中抓牌而输掉。',
  ],
  [
    '614.12a',
    'If a permanent enters with a choice, such as “as this enters, choose a color”, the choice is made before it is on the battlefield. So nobody can respond between its entering and the choice, and the permanent has it from its first moment.',
    '若永久物进战场时需要选择，例如“于此永久物进战场时，选择一种颜色”，则选择在它进战场之前作出。因此在它进战场与选择之间无人能回应，它从一开始便带有该选择。',
  ],
  [
    '615.1',
    'A prevention effect works like a shield: it waits for damage and stops all or part of it before it’s dealt. Prevented damage was never dealt, so lifelink gives nothing for it. It must be there in advance; afterwards nothing can be prevented.',
    '防止性效应就像护盾：它等待将造成的伤害，在造成之前防止全部或一部分。被防止的伤害等于没有造成，因此系命不会因它带来生命。它须预先存在，事后便无法防止。',
  ],
  [
    '615.7',
    'Some effects prevent a certain amount, such as “the next 3 damage”. Each point prevented uses up one; what is left stays for later damage. If several sources deal damage at once, the protected player or the permanent’s controller chooses which damage is prevented.',
    '有些效应防止特定数量的伤害，例如“接下来的3点伤害”。每防止1点便用去1点，余下的留待之后的伤害。若数个来源同时造成伤害，由受保护的牌手或永久物的操控者选择防止哪些伤害。',
  ],
  [
    '616.1',
    'If two or more replacement or prevention effects want to change the same event, the affected player, or the controller of the affected object, chooses which applies first. Then those that still apply are looked at again. If 2 damage is to be doubled and 1 of it prevented, the order decides between 3 and 2.',
    '若两个或更多替代性或防止性效应要改变同一事件，由受影响的牌手，或受影响物件的操控者，选择先用哪一个。之后再看还有哪些适用。例如2点伤害既要加倍、又要防止1点，次序便决定结果是3点或2点。',
  ],
  [
    '616.1b',
    'Among several effects on the same event, those that decide under whose control an object enters come before most others; only effects of a spell or ability that change its own result go first. Then it’s known whose effects on entering matter.',
    '若数个效应要改变同一事件，决定物件在谁的操控下进战场的效应先于大多数其他效应；只有咒语或异能更改自身结果的自我替代效应更先。如此一来，便先确定谁的进战场效应与它有关。',
  ],
];

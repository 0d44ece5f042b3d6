/** Keyword abilities of permanents (CR 702), explained. */
import type { Explained } from './explanation.js';

export const KEYWORDS_OF_PERMANENTS: readonly Explained[] = [
  [
    '702.1',
    'A keyword is a short name that stands for a longer ability, so the card doesn’t need to print it in full. “Flying”, for example, is one word, and the rules say what it does. A keyword newer than the edition of the rules cited here has no number of its own yet, so it is shown with the number of keywords in general.',
    '关键词是一个简短的名称，代表一段较长的异能，这样牌上就不必写出全文。例如“飞行”只有一个词，它的作用由规则说明。比此处所引规则版本更新的关键词还没有自己的编号，因此以关键词总则的编号显示。',
  ],
  [
    '702.5',
    'Enchant says what an Aura can be attached to, and so also what its spell can target. An Aura with “enchant creature” can’t target a land. If the enchanted creature stops being a creature, that Aura may no longer stay on it and goes to its owner’s graveyard.',
    '结附说明灵气能结附于什么，因此也限定了该灵气咒语能指定什么为目标。具“结附于生物”的灵气不能以地为目标。如果所结附的生物不再是生物，该灵气便不能继续留在上面，会被置入其拥有者的坟墓场。',
  ],
  [
    '702.6',
    'Pay the equip cost to attach the Equipment to target creature you control. You can do it only when you could cast a sorcery, so not during combat. The Equipment stays on the battlefield if the creature dies, and another creature can take it up by paying the cost again.',
    '支付佩带费用，将此武具贴附在由你操控的目标生物上。只能在你可以施放法术的时机这样做，因此战斗中不行。如果该生物死去，武具仍留在战场上；再次支付费用，便能让另一个生物佩带它。',
  ],
  [
    '702.24',
    'Cumulative upkeep is a price for keeping a permanent, and it rises every turn. In each of your upkeeps the permanent gets an age counter, and you pay the cost once for each age counter on it or sacrifice it. With a cost of {1} that is {1}, then {2}, then {3}.',
    '累积维持是保留永久物的代价，而且每回合都会提高。在你的每个维持，该永久物得到一个岁月指示物，你须为其上每个岁月指示物支付一次该费用，否则牺牲它。若费用为{1}，便依次为{1}、{2}、{3}。',
  ],
  [
    '702.24a',
    'At the beginning of your upkeep this permanent gets another age counter. Then you may pay its cumulative upkeep cost once for each age counter on it. You pay everything or nothing: whoever doesn’t pay in full sacrifices the permanent.',
    '在你的维持开始时，此永久物会再得到一个岁月指示物。接着你可以按其上岁月指示物的数量，为每一个支付一次累积维持费用。要么全部支付，要么完全不付：未能付清，便须牺牲此永久物。',
  ],
  [
    '702.26',
    'A permanent with phasing is there only every other turn of its controller. In the untap step, before untapping, the player’s permanents with phasing phase out, and those that had phased out come back at the same time. While it is phased out, a permanent is treated as though it didn’t exist.',
    '具时间跳跃的永久物每逢其操控者的回合便变换一次：这次消失，下次回来。在操控者的重置步骤中，先于重置永久物，该牌手具时间跳跃的永久物跃离，先前跃离的则同时跃回。永久物在跃离期间视同不存在。',
  ],
  [
    '702.26b',
    'A phased-out permanent is treated as though it didn’t exist: it can’t attack, be targeted, be destroyed or be counted, unless something mentions phased-out permanents. A creature that phases out is removed from combat. For example, a spell that destroys all creatures misses it.',
    '跃离的永久物视同不存在：除非规则或效应特别提及跃离的永久物，否则它不能攻击，也不能成为目标、被消灭或被计数。跃离的生物会移出战斗。例如消灭所有生物的咒语对它不起作用。',
  ],
  [
    '702.26c',
    'A permanent that phases in exists for the game again, with the counters it had. It never left the battlefield, so abilities that trigger when a permanent enters don’t trigger.',
    '跃回的永久物，对游戏而言又存在了，其上的指示物也都还在。它从未离开过战场，因此“进战场时”一类的触发式异能不会触发。',
  ],
  [
    '702.26g',
    'When a permanent phases out, the Auras, Equipment and Fortifications attached to it go with it. They don’t come back by themselves, but together with that permanent. For example, a creature that phases out with a sword returns with the sword still attached.',
    '永久物跃离时，贴附于其上的灵气、武具与工事会随之一同跃离。它们不会自行跃回，而是与该永久物一起跃回。例如佩带着一把剑的生物跃离，它跃回时剑仍贴附在它身上。',
  ],
  [
    '702.30',
    'Echo means that you pay for a permanent a second time. If it came under your control since the beginning of your last upkeep, then at the beginning of your upkeep you pay the echo cost or sacrifice it. Once you have paid, it asks for nothing more as long as you keep control of it.',
    '返响意味着要为永久物再付一次费用。如果它在你上一个维持开始之后才归你操控，则在你的维持开始时，你须支付返响费用，否则牺牲它。支付之后，只要它一直由你操控，便不需再付。',
  ],
  [
    '702.32',
    'A permanent with fading stays only for a while. It enters with a number of fade counters and loses one at the beginning of each of your upkeeps. When there is none left to remove, you sacrifice it: with fading 2, that is in your third upkeep.',
    '具消退的永久物只能停留一段时间。它进战场时带有若干消退指示物，在你的每个维持开始时移去一个。若已没有指示物可移去，便须牺牲它：若是消退2，那就在你的第三个维持。',
  ],
  [
    '702.32a',
    'Fade counters count how long a permanent with fading remains. One is removed at the beginning of each of your upkeeps, and if you can’t remove one, you sacrifice the permanent. So it is still there after the last counter is gone, until your next upkeep.',
    '消退指示物计算具消退的永久物还能停留多久。在你的每个维持开始时移去一个，若无法移去，便须牺牲该永久物。因此最后一个指示物移去之后它仍在场，直到你的下一个维持。',
  ],
  [
    '702.38',
    'As a creature with amplify enters, you may reveal cards in your hand that share a creature type with it. For each card revealed it enters with as many +1/+1 counters as the number after amplify. A Beast with amplify 2 and three Beast cards revealed gets six.',
    '具增强的生物进战场时，你可以展示手上与它有共同生物类别的牌。每展示一张，它进战场时便多带有数量等同于增强数字的+1/+1指示物。例如具增强2的野兽，展示三张野兽牌便得到六个。',
  ],
  [
    '702.43',
    'A permanent with modular enters with as many +1/+1 counters as the number after modular. When it is put into a graveyard from the battlefield, you may give a target artifact creature as many +1/+1 counters as the permanent had. So its strength isn’t lost but moves on.',
    '具套件的永久物进战场时带有数量等同于套件数字的+1/+1指示物。当它从战场进入坟墓场时，你可以在目标神器生物上放置与它当时所有数量相同的+1/+1指示物。这样它的力量不会消失，而是转移下去。',
  ],
  [
    '702.46',
    'When a permanent with soulshift is put into a graveyard from the battlefield, you may return a target Spirit card from your graveyard to your hand. Its mana value must be no higher than the number: soulshift 3 returns a Spirit of mana value 3 or less.',
    '当具转生的永久物从战场进入坟墓场时，你可以将目标精怪牌从你的坟墓场移回你手上。其法术力值不得大于转生的数字：转生3可移回法术力值等于或小于3的精怪牌。',
  ],
  [
    '702.54',
    'A creature with bloodthirst enters stronger if an opponent has already been dealt damage this turn. It then gets as many +1/+1 counters as the number says. So attack or deal damage first, and cast the creature after that.',
    '如果本回合中已有对手受到伤害，具嗜血的生物进战场时会更强，带有数量等同于嗜血数字的+1/+1指示物。因此宜先攻击或造成伤害，然后再施放该生物。',
  ],
  [
    '702.55',
    'When a permanent with haunt is put into a graveyard from the battlefield, it is exiled haunting a target creature; an instant or sorcery does so when it goes there while resolving. The card can then have an ability that works from exile, often when the haunted creature dies.',
    '当具缠身的永久物从战场进入坟墓场时，将它放逐并缠身于目标生物；瞬间或法术则在结算过程中进入坟墓场时如此。之后该牌的异能可以在放逐区触发，通常是在被缠身的生物死去时。',
  ],
  [
    '702.58',
    'A creature with graft enters with as many +1/+1 counters as the number after graft. Whenever another creature enters, whoever controls it, you may move one of them from this creature onto that one. A 0/0 with graft that gives away its last counter dies.',
    '具接殖的生物进战场时带有数量等同于接殖数字的+1/+1指示物。每当另一个生物进战场时，无论由谁操控，你都可以将其中一个指示物从此生物移到那个生物上。0/0的接殖生物若交出最后一个指示物，便会死去。',
  ],
  [
    '702.63',
    'A permanent with vanishing enters with a number of time counters. At the beginning of each of your upkeeps one is removed, and when the last one is gone you sacrifice the permanent. Vanishing 3 lasts until your third upkeep.',
    '具消逝的永久物进战场时带有若干计时指示物。在你的每个维持开始时移去一个，当最后一个移去时，你便牺牲该永久物。消逝3会持续到你的第三个维持。',
  ],
  [
    '702.64',
    'Each time a source would deal damage to a creature with absorb, the number after absorb is prevented from it. It works anew for each source: with absorb 1, an attacker that would be dealt 2 damage by each of two blockers is dealt only 1 by each.',
    '每次有来源将对具抵受的生物造成伤害时，防止其中等同于抵受数字的伤害。对每个来源分别适用：具抵受1的攻击生物若将受到两个阻挡生物各2点伤害，则实际只受到各1点。',
  ],
  [
    '702.65',
    'Pay the aura swap cost to exchange this Aura with an Aura card in your hand. If either half of the exchange isn’t possible, nothing happens. For example, the new Aura must be able to enchant the permanent the old one is attached to.',
    '支付灵气转换的费用，将此灵气与你手上的一张灵气牌交换。如果交换的任何一半无法完成，则什么都不会发生。例如新灵气必须能够结附于旧灵气所结附的永久物。',
  ],
  [
    '702.67',
    'Fortify is to lands what equip is to creatures. Pay the cost to attach the Fortification to target land you control, at a time when you could cast a sorcery. To move it to another of your lands, pay the cost again.',
    '构工之于地，正如佩带之于生物。在你可以施放法术的时机，支付费用，将此工事贴附在由你操控的目标地上。若要将它移到你的另一个地上，则须再次支付费用。',
  ],
  [
    '702.71',
    'Pay the cost and sacrifice the permanent with transfigure to look through your library for a creature card whose mana value is the same. That card goes straight onto the battlefield, without being cast. You can do it only when you could cast a sorcery.',
    '支付费用并牺牲具易形的永久物，便可从你的牌库中搜寻一张法术力值与其相同的生物牌。该牌直接放进战场，不需施放。只能在你可以施放法术的时机这样做。',
  ],
  [
    '702.73',
    'A creature with changeling has every creature type: it is an Elf, a Goblin, a Zombie and all others at once. This holds in every zone, so a changeling card in your library can also be found as a Goblin card. An effect for “other Elves” counts it too.',
    '具化形的生物具有所有生物类别：它同时是妖精、鬼怪、灵俑等等。这在所有区域都适用，因此牌库中具化形的牌也可以当作鬼怪牌搜寻到。影响“其他妖精”的效应同样会算上它。',
  ],
  [
    '702.75',
    'When a permanent with hideaway enters, you look at as many cards on top of your library as the number says. You exile one face down and put the rest on the bottom in a random order. Another ability of the permanent usually lets you play the hidden card later.',
    '当具掩蔽的永久物进战场时，你检视牌库顶等同于掩蔽数字的牌。将其中一张牌面朝下地放逐，其余的以随机顺序放到牌库底。该永久物通常另有异能，让你之后可以使用这张藏起来的牌。',
  ],
  [
    '702.77',
    'Reinforce lets you use a card in your hand to strengthen a creature. Pay the cost and discard the card to put as many +1/+1 counters on a target creature as the number after reinforce. It is an ability, not a spell, and you may use it whenever you have priority, even during combat.',
    '补强让你用手上的牌来强化生物。支付费用并弃掉此牌，便在目标生物上放置数量等同于补强数字的+1/+1指示物。它是异能而不是咒语，只要你有优先权便能使用，战斗中也可以。',
  ],
  [
    '702.79',
    'A creature with persist that dies comes back under its owner’s control with a -1/-1 counter, provided it had no -1/-1 counter when it died. So it usually returns once. If the counter is removed in between, it can return again.',
    '具留存的生物死去时，如果其上没有-1/-1指示物，便会在其拥有者的操控下返回战场，且带有一个-1/-1指示物。因此它通常只返回一次。若期间该指示物被移去，它便能再次返回。',
  ],
  [
    '702.82',
    'As a creature with devour enters, you may sacrifice any number of creatures. For each of them it enters with as many +1/+1 counters as the number after devour. With devour 2 and three creatures sacrificed it gets six counters.',
    '具吞噬的生物进战场时，你可以牺牲任意数量的生物。每牺牲一个，它进战场时便多带有数量等同于吞噬数字的+1/+1指示物。例如吞噬2而牺牲三个生物，便得到六个指示物。',
  ],
  [
    '702.87',
    'Pay the level up cost to put a level counter on the creature, as often as you like, but only when you could cast a sorcery. The card shows at how many level counters the creature gets another power, toughness and abilities.',
    '支付升级费用，在该生物上放置一个等级指示物；次数不限，但只能在你可以施放法术的时机这样做。牌上注明有多少等级指示物时，该生物会得到不同的力量、防御力与异能。',
  ],
  [
    '702.89',
    'An Aura with umbra armor protects what it enchants. If the enchanted permanent would be destroyed, all damage marked on it is removed and the Aura is destroyed instead. It doesn’t help when the permanent is sacrificed, exiled or has toughness 0.',
    '具替身甲的灵气会保护所结附的永久物。如果该永久物将被消灭，则改为移去其上标记的所有伤害，并消灭此灵气。若该永久物被牺牲、被放逐，或防御力为0，则没有帮助。',
  ],
  [
    '702.92',
    'When an Equipment with living weapon enters, you create a 0/0 black Phyrexian Germ creature token and the Equipment is attached to it. The Germ usually lives only because of what the Equipment gives it. If it dies, the Equipment stays and another creature can be equipped.',
    '当具活化武器的武具进战场时，派出一个0/0黑色非瑞克西亚／病菌衍生生物，并将此武具贴附于其上。病菌通常只靠武具的加成才能存活。它若死去，武具仍会留下，可由另一个生物佩带。',
  ],
  [
    '702.93',
    'A creature with undying that dies comes back under its owner’s control with a +1/+1 counter, provided it had no +1/+1 counter when it died. So it usually returns once, and bigger. A creature that already has such a counter stays in the graveyard.',
    '具不息的生物死去时，如果其上没有+1/+1指示物，便会在其拥有者的操控下返回战场，且带有一个+1/+1指示物。因此它通常只返回一次，而且更大。死去时已有这种指示物的生物则留在坟墓场。',
  ],
  [
    '702.95',
    'Soulbond lets you pair two of your creatures, one of them with soulbond, when either of them enters. The card says what the pair gets from it. The pair lasts only while both remain creatures on the battlefield under your control, and a creature can be paired with only one other.',
    '魂系让你将自己的两个生物组成搭档，其中一个须具魂系；在其中之一进战场时可以这样做。搭档有何好处，由牌上说明。只有当两者都在战场上、仍是生物且由你操控时，搭档才会持续；一个生物只能与另一个生物搭档。',
  ],
  [
    '702.98',
    'You choose whether a creature with unleash enters with an additional +1/+1 counter on it. As long as it has any +1/+1 counter, it can’t block. So you decide between a bigger creature that only attacks and a smaller one that can also defend.',
    '你可以选择让具脱缰的生物进战场时额外带有一个+1/+1指示物。只要其上有+1/+1指示物，它便不能阻挡。因此你要在较大但只能进攻的生物，与较小但也能防守的生物之间选择。',
  ],
  [
    '702.100',
    'Whenever a creature with greater power or greater toughness enters under your control, the creature with evolve gets a +1/+1 counter. One of the two is enough: a 1/4 makes a 2/2 with evolve grow. It must still hold when the ability resolves.',
    '每当有力量更大或防御力更大的生物在你的操控下进战场时，具进化的生物便得到一个+1/+1指示物。只要其中一项更大即可：1/4的生物能让2/2的进化生物成长。异能结算时也须仍然如此。',
  ],
  [
    '702.104',
    'As a creature with tribute enters, you choose an opponent, who may put as many +1/+1 counters on it as the number after tribute. If that player doesn’t, another ability of the creature does something when it enters. So your opponent picks between a bigger creature and that effect.',
    '具致敬的生物进战场时，你选择一位对手，该牌手可以让它带有数量等同于致敬数字的+1/+1指示物。如果该牌手不这样做，该生物的另一个异能便会在它进战场时产生效果。因此对手要在更大的生物与该效应之间选择。',
  ],
  [
    '702.104a',
    'As this creature enters, its controller chooses an opponent. The chosen player may have it enter with additional +1/+1 counters, as many as the number after tribute. The choice is made while it is entering, so nobody can respond between the choice and its arrival.',
    '此生物进战场时，其操控者选择一位对手。所选的牌手可以让它进战场时额外带有数量等同于致敬数字的+1/+1指示物。这个选择在它进战场的同时作出，因此没有人能在选择与进场之间作出回应。',
  ],
  [
    '702.107',
    'Pay the outlast cost and tap the creature to put a +1/+1 counter on it. You can do it only when you could cast a sorcery, and a creature that has just come under your control must wait until your next turn, since its cost has the tap symbol.',
    '支付延生的费用并横置该生物，便在其上放置一个+1/+1指示物。只能在你可以施放法术的时机这样做；由于费用中有横置符号，刚由你操控的生物须等到你的下个回合。',
  ],
  [
    '702.110',
    'When a creature with exploit enters, you may sacrifice a creature. Another ability usually rewards you when you do. You may also sacrifice the creature with exploit itself.',
    '当具榨取的生物进战场时，你可以牺牲一个生物。若你如此作，通常会有另一个异能给你好处。你也可以牺牲具榨取的那个生物本身。',
  ],
  [
    '702.112',
    'The first time a creature with renown deals combat damage to a player, it gets as many +1/+1 counters as the number after renown and becomes renowned. It stays renowned until it leaves the battlefield, so further hits give no more counters. Other abilities may look for renowned creatures.',
    '具铭勇的生物首次对牌手造成战斗伤害时，会得到数量等同于铭勇数字的+1/+1指示物并成为已铭勇。它会保持已铭勇，直到离开战场，因此之后再造成伤害也不会得到更多指示物。其他异能可能会看生物是否已铭勇。',
  ],
  [
    '702.114',
    'A card with devoid is colorless, whatever colored mana its cost asks for. A creature that costs {1}{R} and has devoid isn’t red, so protection from red doesn’t stop it. You still need the red mana to cast it.',
    '具虚色的牌是无色的，不论其费用需要什么颜色的法术力。费用为{1}{R}且具虚色的生物不是红色，因此反红保护挡不住它。施放它时你仍须支付红色法术力。',
  ],
  [
    '702.115',
    'A player who is dealt combat damage by a creature with ingest has to exile the top card of their library. It is one card each time, however much damage was dealt. The card is exiled face up, so everybody sees it.',
    '每当具摄食的生物对牌手造成战斗伤害时，该牌手放逐其牌库顶牌。不论造成多少伤害，每次都只放逐一张。该牌以牌面朝上的方式放逐，因此每个人都能看到。',
  ],
  [
    '702.122',
    'Crew turns a Vehicle into a creature until end of turn. You tap other untapped creatures you control whose total power is at least the number: for crew 3, a 2/2 and a 1/1 are enough. Creatures that came under your control this turn may crew too.',
    '搭载会让载具直到回合结束成为生物。你须横置由你操控、总力量达到该数字的其他未横置生物：若是搭载3，一个2/2和一个1/1便足够。本回合才归你操控的生物也能搭载。',
  ],
  [
    '702.123',
    'When a permanent with fabricate enters, you choose: put as many +1/+1 counters on it as the number after fabricate, or create that many 1/1 colorless Servo artifact creature tokens. It is all or nothing: with fabricate 2 you get two counters or two Servos, not one of each.',
    '当具装配的永久物进战场时，由你选择：在其上放置数量等同于装配数字的+1/+1指示物，或派出同样数量的1/1无色自动机衍生神器生物。只能二选一：若是装配2，便是两个指示物或两个自动机，不能各取一个。',
  ],
  [
    '702.131',
    'Ascend gives you the city’s blessing when you control ten or more permanents. On a permanent it looks all the time, on an instant or sorcery only as the spell resolves. Lands and tokens count too, and you keep the blessing for the rest of the game.',
    '当你操控十个或更多永久物时，登殿让你得到黄金城祝福。在永久物上，它随时都会检查；在瞬间或法术上，则只在该咒语结算时检查。地与衍生物也算在内，而且祝福会在本盘游戏余下时间中保留。',
  ],
  [
    '702.131c',
    'The city’s blessing is a mark on a player that does nothing by itself. Other cards look for it and are better for a player who has it. Any number of players can have it at once, so nobody takes it away from you by getting it too.',
    '黄金城祝福是牌手身上的一个标记，本身没有作用。其他牌会检查它，并对拥有它的牌手更为有利。任意数量的牌手可以同时拥有它，因此别人得到它并不会让你失去它。',
  ],
  [
    '702.135',
    'When a permanent with afterlife is put into a graveyard from the battlefield, its controller creates 1/1 white and black Spirit creature tokens with flying, as many as the number after afterlife. If it is exiled instead, there are no Spirits.',
    '当具往生的永久物从战场进入坟墓场时，其操控者派出数量等同于往生数字的1/1白黑双色、具飞行的精怪衍生生物。若它是被放逐而没有进入坟墓场，便不会有精怪。',
  ],
  [
    '702.136',
    'As a creature with riot enters, you choose whether it gets an additional +1/+1 counter or haste. With haste it can attack right away; with the counter it is bigger for good. Nobody can respond between the choice and its arrival.',
    '具起事的生物进战场时，你选择让它额外带有一个+1/+1指示物，或获得敏捷。有敏捷便能立刻攻击；有指示物则一直较大。没有人能在选择与进场之间作出回应。',
  ],
  [
    '702.142',
    'A boast ability can be activated only if its creature has attacked this turn, and only once each turn. Once the creature has attacked, you may use it whenever you have priority that turn, even after combat. A creature that was put onto the battlefield attacking didn’t attack.',
    '自夸异能只有在其生物本回合曾攻击过时才能起动，且每回合只能起动一次。攻击过后，该回合中只要你有优先权便能使用，战斗之后也行。以正进行攻击的状态放进战场的生物不算曾攻击过。',
  ],
  [
    '702.145',
    'Daybound stands on the front of a double-faced card and nightbound on its back. By day the front face is up, by night the back face, and all such permanents turn over together when day and night change. Nothing else can transform them.',
    '日缚写在双面牌的正面，夜缚写在背面。白昼时正面朝上，黑夜时背面朝上；昼夜交替时，所有这类永久物一同转化。其他任何效应都不能使它们转化。',
  ],
  [
    '702.145c',
    'A permanent with daybound whose front face is up while it is night is transformed by its controller at once. This doesn’t use the stack, and nobody can respond. So when it becomes night, all such permanents show their back faces at once.',
    '黑夜时，正面朝上且具日缚的永久物会立即由其操控者转化。这不使用堆叠，也没有人能回应。因此一成为黑夜，所有这类永久物便立刻以背面示人。',
  ],
  [
    '702.145d',
    'A game begins with neither day nor night. As soon as a player controls a permanent with daybound, it becomes day. From then on the game has day or night.',
    '游戏开始时既非白昼也非黑夜。一旦有牌手操控具日缚的永久物，便成为白昼。从此以后，游戏中便总是白昼或黑夜。',
  ],
  [
    '702.145f',
    'A permanent with nightbound whose back face is up while it is day is transformed by its controller at once. This doesn’t use the stack, and nobody can respond. It is the counterpart to daybound at night, so that each card shows the face that suits the time.',
    '白昼时，背面朝上且具夜缚的永久物会立即由其操控者转化。这不使用堆叠，也没有人能回应。它与黑夜时的日缚相对应，使每张牌都显示符合时刻的那一面。',
  ],
  [
    '702.145g',
    'If it is neither day nor night and a player controls a permanent with nightbound, it becomes night, provided there is no permanent with daybound on the battlefield. If there is one, daybound comes first and it becomes day.',
    '如果既非白昼也非黑夜，且有牌手操控具夜缚的永久物，便成为黑夜，前提是战场上没有具日缚的永久物。如果有，则以日缚为准，成为白昼。',
  ],
  [
    '702.151',
    'Reconfigure lets an Equipment creature switch between two roles. Pay the cost to attach it to another target creature you control, and it stops being a creature; pay it again to unattach it, and it is a creature once more. Both work only when you could cast a sorcery.',
    '换装让兼为生物的武具在两种角色之间切换。支付费用将它贴附在由你操控的另一个目标生物上，它便不再是生物；再付一次将它卸装，它便又成为生物。两者都只能在你可以施放法术的时机进行。',
  ],
  [
    '702.155',
    'With read ahead you may start a Saga at a later chapter. The earlier chapters are skipped, and the story ends sooner. Starting with chapter II of three, you miss chapter I and get chapter III on your next turn.',
    '预读让你可以从较后的章节开始传纪。较前的章节会被跳过，故事也会更早结束。三章的传纪若从第二章开始，你便错过第一章，而在你的下个回合得到第三章。',
  ],
  [
    '702.155b',
    'As a Saga with read ahead enters, its controller chooses a number from one up to its last chapter. The Saga enters with that many lore counters, and so begins with that chapter. In the turn it enters, a chapter can trigger only if its number is exactly the number of counters then on the Saga, so skipped chapters don’t.',
    '具预读的传纪进战场时，其操控者从一到其最终章编号中选择一个数字。该传纪进战场时带有该数量的学问指示物，因而从该章开始。在它进战场的回合中，只有编号恰好等同于当时其上学问指示物数量的章节才能触发，因此略过的章节不会触发。',
  ],
  [
    '702.157',
    'As you cast a creature spell with squad, you may pay the squad cost any number of times as an additional cost. When the creature enters, you create one token that is a copy of it for each time you paid. Paid twice, you have three of them.',
    '施放具小队的生物咒语时，你可以支付任意次数的小队费用，作为额外费用。当该生物进战场时，你每支付过一次，便派出一个为其复制品的衍生物。支付两次，你便共有三个这样的生物。',
  ],
  [
    '702.158',
    'Space sculptor divides the creatures on the battlefield into three sectors: alpha, beta and gamma. Each player chooses a sector for each of their own creatures. Abilities may then affect all creatures in one sector. The sectors are gone when nobody has space sculptor any more.',
    '空间雕塑师将战场上的生物分到三个星区：阿尔法、贝塔、伽马。每位牌手为自己的每个生物选择一个星区。之后有些异能可以影响某一星区中的所有生物。当再没有人有空间雕塑师时，星区便不再存在。',
  ],
  [
    '702.159',
    'Visit is what an Attraction does when you roll its number. Each Attraction has some numbers lit up. If you roll to visit your Attractions and the result is lit up on one of them, its visit ability triggers.',
    '游览是指景点在你掷出其数字时的作用。每个景点都有一些亮起的数字。当你掷骰游览景点，且结果是某个景点上亮起的数字时，其游览异能便会触发。',
  ],
  [
    '702.161',
    'A Vehicle with living metal is also an artifact creature during your turn. It needs no crew to attack then. In the turns of other players it isn’t a creature because of this ability, so it can’t block unless something else makes it one.',
    '具活化金属的载具在你的回合中同时也是神器生物，此时不需搭载便能攻击。在其他牌手的回合中，此异能不会让它成为生物，因此除非另有方式使它成为生物，否则它不能阻挡。',
  ],
  [
    '702.163',
    'When an Equipment with this keyword enters, you create a 2/2 red Rebel creature token and the Equipment is attached to it. No equip cost is paid for that. If the Rebel leaves the battlefield, the Equipment stays and another creature can be equipped.',
    '当具此关键词的武具进战场时，你派出一个2/2红色反抗军衍生生物，并将此武具贴附于其上，不需支付佩带费用。若该反抗军离开战场，武具仍会留下，可由另一个生物佩带。',
  ],
  [
    '702.165',
    'When a creature with backup enters, you put as many +1/+1 counters on a target creature as the number after backup. It may be the new creature itself. If it is another one, that creature also gains, until end of turn, the abilities printed below backup, such as flying.',
    '当具增援的生物进战场时，你在目标生物上放置数量等同于增援数字的+1/+1指示物；目标可以是它自己。如果是另一个生物，该生物还会获得印在增援下方的异能，例如飞行，直到回合结束。',
  ],
  [
    '702.167',
    'Craft turns a permanent over by using up others. You pay the cost, exile the permanent and also exile the named materials from the permanents you control, the cards in your graveyard, or both. The card then returns transformed. You can do it only when you could cast a sorcery.',
    '精制以耗用其他东西的方式转化永久物。你支付费用，放逐该永久物，并从由你操控的永久物和／或你坟墓场的牌中放逐所要求的材料。然后该牌以已转化的状态返回战场。只能在你可以施放法术的时机这样做。',
  ],
  [
    '702.169',
    'Solved marks an ability of a Case that works only once the Case is solved. Before that, a static ability does nothing, a triggered ability doesn’t trigger, and an activated ability can’t be activated. The card says what must be true at your end step to solve it.',
    '“已侦破”标示案件上只在该案件已侦破后才起作用的异能。在此之前，静止式异能没有作用，触发式异能不会触发，起动式异能不能起动。你的结束步骤时须满足什么条件才能侦破，由牌上说明。',
  ],
  [
    '702.171',
    'To saddle a Mount you tap other untapped creatures you control whose total power is at least the number. It is then saddled until end of turn, which means nothing by itself, but its abilities look for it. You can do it only when you could cast a sorcery, so not during combat.',
    '要骑乘坐骑，你须横置由你操控、总力量达到该数字的其他未横置生物。它直到回合结束成为已骑乘；这本身没有作用，但其异能会加以检查。只能在你可以施放法术的时机这样做，因此战斗中不行。',
  ],
  [
    '702.177',
    'An exhaust ability can be activated only once. It doesn’t come back next turn, as the permanent remembers that it was used. If the permanent leaves the battlefield and returns, it is a new object and you may activate its exhaust ability once more.',
    '竭力异能只能起动一次。到了下个回合也不会恢复，因为该永久物记得它已用过。如果该永久物离开战场后再返回，它便是新的物件，你可以再起动一次其竭力异能。',
  ],
  [
    '702.178',
    'A max speed ability works only while your speed is 4; that is called max speed. Until then the object doesn’t have the ability. Once you have speed, it grows by 1 when opponents lose life during your turn, but this happens only once each turn.',
    '极速异能只在你的速度为4时起作用，这便称为极速。在此之前，该物件没有此异能。你有了速度之后，每当对手在你的回合中失去生命时，你的速度便增加1，但每回合只有一次。',
  ],
  [
    '702.179',
    'Controlling a permanent with “start your engines” gives you speed 1 if you have no speed yet. After that, when opponents lose life during your turn, your speed goes up by 1, once each turn, until it is 4. Abilities with max speed then work for you.',
    '若你还没有速度，操控具“启动引擎”的永久物会让你的速度成为1。此后，每当对手在你的回合中失去生命时，你的速度便增加1，每回合只有一次，直到4为止。到那时，你的极速异能便会起作用。',
  ],
];

/** Keyword actions (CR 701), explained. */
import type { Explained } from './explanation.js';

export const KEYWORD_ACTIONS: readonly Explained[] = [
  [
    '701.3a',
    'To attach an Aura, Equipment or Fortification is to take it from where it is and put it onto an object or player. It can be attached only to what it could enchant, equip or fortify. An Equipment moved from one creature to another simply leaves the first one.',
    '贴附灵气、武具或工事，就是将它从所在之处放到某个物件或牌手上。它只能贴附在合法的对象上，例如武具只能贴附在能佩带它的生物上。武具从一个生物移到另一个生物上时，便不再贴附于前者。',
  ],
  [
    '701.3d',
    'To unattach an Equipment is to move it away from its creature: it stays on the battlefield and equips nothing. An Aura, Equipment or Fortification also becomes unattached when it leaves the battlefield, or when the object or player it was attached to goes away.',
    '将武具卸装，就是让它离开所贴附的生物：它仍留在战场上，但不贴附于任何东西。若灵气、武具或工事离开战场，或其所贴附的物件或牌手离去，也算是卸装。',
  ],
  [
    '701.5a',
    'To counter a spell or ability is to cancel it and take it off the stack. It doesn’t resolve and does nothing at all. A countered spell goes to its owner’s graveyard, and what was paid for it is not given back.',
    '反击咒语或异能，就是将它取消并移出堆叠。它不会结算，也不会产生任何效应。被反击的咒语置入其拥有者的坟墓场，已支付的费用不会退回。',
  ],
  [
    '701.6a',
    'To create tokens is to put that many tokens with the described characteristics onto the battlefield. An effect that creates two 1/1 white Soldier creature tokens, for example, puts exactly those two creatures there. No cards stand for them.',
    '派出衍生物，就是将指定数量、具有所述特征的衍生物放进战场。例如某效应派出两个1/1白色士兵衍生生物，这两个生物便进入战场。衍生物不由牌张代表。',
  ],
  [
    '701.7a',
    'To destroy a permanent is to move it from the battlefield to its owner’s graveyard. The owner is the player whose card it is, so a creature you took from an opponent goes to that opponent’s graveyard. Regeneration can take the place of this.',
    '消灭永久物，就是将它从战场移到其拥有者的坟墓场。因此你从对手那里取得操控权的生物被消灭后，会进入该对手的坟墓场。重生可以替代消灭。',
  ],
  [
    '701.8a',
    'To discard a card is to move it from your hand to your graveyard. Unless the effect says that it is done at random or that somebody else chooses, you choose which card you discard.',
    '弃牌，就是将一张牌从其拥有者的手上移到该牌手的坟墓场。除非该效应注明随机弃牌或由其他牌手选择，否则由你自己选择弃掉哪张牌。',
  ],
  [
    '701.10d',
    'Cards in one zone can be exchanged with cards in another, for example exiled cards with cards in a hand. It works only if all of these cards have the same owner. If one of the zones is empty, the cards of the other zone still change places.',
    '一个区域中的牌可以与另一个区域中的牌交换，例如放逐区的牌与手上的牌。只有这些牌全都由同一位牌手拥有时才能交换。即使其中一个区域没有牌，另一个区域的牌仍会换过去。',
  ],
  [
    '701.10f',
    'If two whole zones are exchanged, such as a player’s hand and graveyard, it happens even where one of them is empty. With five cards in the graveyard and none in hand, the five cards go to the hand and nothing goes the other way.',
    '若效应要求交换两个区域（例如手牌与坟墓场），即使其中一个是空的，交换也会进行。例如坟墓场有五张牌而没有手牌，这五张牌便移到手上，坟墓场则变空。',
  ],
  [
    '701.10g',
    'When two numbers are exchanged, each becomes what the other was before. A life total changes by gaining or losing life: with 8 life and a power of 5 you lose 3 life, and the creature’s power becomes 8. A player who can’t gain life can’t get a higher life total in this way.',
    '交换两个数值时，各自变成另一个原来的数值。总生命以获得或失去生命的方式改变：若你有8点生命、某生物力量为5，则你失去3点生命，其力量成为8。不能获得生命的牌手不能以此法提高总生命。',
  ],
  [
    '701.11a',
    'To exile an object is to move it to the exile zone from wherever it is. A card there is out of the way, but still in the game: it comes back only if some effect says so.',
    '放逐物件，就是将它从所在之处移到放逐区。那里的牌仍在游戏中，但已不在战场、手牌或坟墓场里；除非有效应如此叙述，否则不会回来。',
  ],
  [
    '701.12a',
    'Two creatures that fight strike at each other: both deal as much damage as their power is. This isn’t combat damage, and nobody attacks or blocks. If a 4/4 fights a 2/3, the 4/4 is dealt 2 damage and the 2/3 is dealt 4.',
    '两个生物互斗时，各自向对方造成等同于自身力量的伤害。这不是战斗伤害，也没有生物进行攻击或阻挡。例如4/4生物与2/3生物互斗，前者受到2点伤害，后者受到4点伤害。',
  ],
  [
    '701.13a',
    'To mill a number of cards is to put that many cards from the top of your library into your graveyard. If there are fewer cards, you mill what is there. Milling the last card doesn’t lose you the game, but having to draw afterwards does.',
    '磨若干张牌，就是将你牌库顶的这么多张牌置入你的坟墓场。若牌不够，能磨多少便磨多少。磨掉最后一张牌不会让你输掉游戏，但之后须抓牌时便会输。',
  ],
  [
    '701.15a',
    'Regenerating a permanent puts a shield on it for this turn. The next time it would be destroyed, it is tapped, all damage is removed from it and it leaves combat instead. The shield doesn’t help against being sacrificed or having toughness 0.',
    '重生永久物会在本回合中给它一个护盾：它下一次将被消灭时，改为移去其上所有伤害并将它横置，若正在进行攻击或阻挡则移出战斗。护盾不能防止它被牺牲，也不能挽救防御力为0的生物。',
  ],
  [
    '701.16a',
    'To reveal a card is to show it to all players. It stays revealed as long as the effect needs it. A card that is revealed as part of a cost stays revealed until that spell or ability leaves the stack.',
    '展示一张牌，就是让所有牌手都看到它。在效应还需要用到它的期间，它一直保持展示。若是为支付费用而展示的牌，则会展示到该咒语或异能离开堆叠为止。',
  ],
  [
    '701.16e',
    'To look at a card is like revealing it, but only the player named by the effect sees it. The card stays in the zone it is in. If you look at the top card of your library, the others know that you did, but not which card it is.',
    '检视一张牌与展示类似，但只有效应所指定的牌手能看到它。该牌仍留在所在的区域。例如你检视你的牌库顶牌时，其他牌手知道你看了，但不知道是哪张牌。',
  ],
  [
    '701.17a',
    'To sacrifice a permanent, its controller moves it from the battlefield to its owner’s graveyard. You can sacrifice only permanents you control. It isn’t destruction, so neither regeneration nor indestructible stops it.',
    '牺牲永久物，就是其操控者将它从战场移到其拥有者的坟墓场。你只能牺牲由你操控的永久物。这不是消灭，因此重生与不灭都不能阻止。',
  ],
  [
    '701.18a',
    'To scry a number is to look at that many cards from the top of your library. Each of them you either put on the bottom or leave on top, and you order them as you like. Scry 1 lets you put a card away that you don’t want to draw.',
    '占卜，就是检视你牌库顶指定数量的牌，将其中任意数量的牌置于牌库底，其余的留在牌库顶，顺序都由你决定。例如占卜1可以让你把不想抓到的牌放到牌库底。',
  ],
  [
    '701.19a',
    'To search a zone is to look at all its cards and to find one that fits the description. In a hidden zone such as a library you may always say that you found none, if the card must have some quality; if it can be any card, you must find one.',
    '在一个区域中搜寻，就是检视其中所有的牌，并找出符合描述的牌。在牌库等隐藏区域中搜寻具某种特性的牌时，即使有这样的牌，你也可以不找出来；若只要求任意一张牌，则必须找到。',
  ],
  [
    '701.20a',
    'To shuffle is to mix the cards of a library, or of a face-down pile, so that no player knows their order any more. What somebody knew about the top card before, for example after looking at it, is of no use then.',
    '洗牌，就是将牌库或一叠面朝下的牌随机化，使得没有牌手知道其顺序。洗牌之后，之前因检视等原因而得知的牌库顶牌便不再作数。',
  ],
  [
    '701.21',
    'An untapped permanent stands upright, a tapped one is turned sideways. Tapping shows that the permanent was used, for example by attacking or for mana. Untapping turns it back, and tapping what is already tapped does nothing.',
    '未横置的永久物直向放置，已横置的永久物转成横向。横置通常表示它已被使用，例如进行了攻击或产生了法术力。重置则将它转回直向；已横置的永久物不能再横置。',
  ],
  [
    '701.21a',
    'To tap a permanent is to turn it sideways. Only an untapped permanent can be tapped, so a creature that is already tapped can’t be tapped once more to pay a cost.',
    '横置永久物，就是将它从直向转成横向。只有未横置的永久物才能横置，因此已横置的生物不能再次横置来支付费用。',
  ],
  [
    '701.21b',
    'To untap a permanent is to turn it back upright. Only a tapped permanent can be untapped. A creature that is untapped during its controller’s turn, for instance after attacking, can be tapped for something again or block later.',
    '重置永久物，就是将它从横向转回直向。只有已横置的永久物才能重置。例如攻击过的生物若在回合中重置，便可以再次横置来使用，或在之后进行阻挡。',
  ],
  [
    '701.22a',
    'To fateseal a number is to look at that many cards from the top of an opponent’s library. You put any of them on the bottom of that library and the rest back on top, in any order. It is like scrying, but for the opponent’s next draws.',
    '论命，就是检视一位对手牌库顶指定数量的牌，将其中任意数量的牌置于该牌库底，其余的以任意顺序放回该牌库顶。它与占卜相似，只是决定对手接下来抓到什么牌。',
  ],
  [
    '701.23a',
    'To clash, a player reveals the top card of their library and may then put it on the bottom. A player wins the clash if their card has a greater mana value than every other card revealed in it.',
    '比点时，牌手展示其牌库顶牌，然后可以将它置于其牌库底。若某牌手展示的牌之法术力值大于此次比点中展示的所有其他牌，该牌手赢得比点。',
  ],
  [
    '701.23b',
    'If an effect says to clash with an opponent, you choose the opponent, and both of you clash. Each reveals the top card of their own library and may put it on the bottom. In a game with several opponents only the chosen one takes part.',
    '若效应要求与一位对手比点，你选择该对手，然后你们两人各自比点：分别展示自己的牌库顶牌，并可以将它置于牌库底。有多位对手时，只有所选的对手参与。',
  ],
  [
    '701.23c',
    'In a clash the cards are revealed at the same time. Then they decide one after another whether their card goes to the bottom of the library: the active player first, if they take part, and the others in turn order. At the end the cards are moved together.',
    '比点时，各牌手同时展示其牌库顶牌。然后各自决定是否将其牌置于牌库底：若主动牌手参与比点，便由他先决定，其他牌手依照回合顺序随后决定。最后这些牌同时移动。',
  ],
  [
    '701.24b',
    'To planeswalk is to leave the present plane or phenomenon: each face-up plane or phenomenon card goes face down to the bottom of its owner’s planar deck. Then you turn the top card of your planar deck face up, and that is where you are now.',
    '时空换境，就是离开当前的时空或异象：所有牌面朝上的时空牌和异象牌都面朝下置于其拥有者的时空套牌底。然后你将你时空套牌顶的牌翻为牌面朝上，来到该处。',
  ],
  [
    '701.25b',
    'To set a scheme in motion, the archenemy takes the top card of the scheme deck and turns it face up. An effect can also do this with a scheme that already lies face up; it counts as set in motion again.',
    '实施阴谋，就是魔王将其阴谋套牌顶的牌移出并翻为牌面朝上。效应也可以对已经牌面朝上的阴谋如此做，这同样算是实施了该阴谋。',
  ],
  [
    '701.26b',
    'To abandon a scheme is to turn it over again and lay it under its owner’s scheme deck. This is how ongoing schemes come to an end, which otherwise stay face up.',
    '终止阴谋，就是将它翻为牌面朝下，并置于其拥有者的阴谋套牌底。只有牌面朝上的持续阴谋才能被终止，它们平时会一直保持牌面朝上。',
  ],
  [
    '701.27a',
    'To proliferate, choose any number of permanents and players that have counters. Each of them gets one more counter of every kind it already has. A creature with two +1/+1 counters and one charge counter ends with three and two.',
    '增殖时，选择任意数量其上有指示物的永久物和牌手，每一个都就其已有的每种指示物再得到一个。例如有两个+1/+1指示物和一个充电指示物的生物，之后会有三个和两个。',
  ],
  [
    '701.28a',
    'To transform a permanent is to turn it over, to its other face. Only transforming double-faced cards and transforming tokens can do so. It stays the same permanent, so counters and damage on it remain.',
    '转化永久物，就是将它翻到另一面。只有转化双面牌和转化衍生物才能转化。它仍是同一个永久物，因此其上的指示物与伤害都会保留。',
  ],
  [
    '701.30a',
    'To populate, choose a creature token you control and create a token that is a copy of it. With a 1/1 Soldier token and a 4/4 Beast token you can choose the Beast and get a second one. If you have no creature token, nothing is created.',
    '殖民时，选择一个由你操控的衍生生物，并派出一个为其复制品的衍生物。例如你操控一个1/1士兵和一个4/4野兽衍生生物，便可以选择后者，得到第二个4/4野兽。若你没有衍生生物，便不会派出衍生物。',
  ],
  [
    '701.31a',
    'Monstrosity with a number puts that many +1/+1 counters on the permanent and makes it monstrous, if it isn’t monstrous yet. It works only once for each permanent: using the ability again later does nothing.',
    '蛮化会在此永久物尚未蛮化时，在其上放置指定数量的+1/+1指示物，且它成为已蛮化。每个永久物只能蛮化一次：之后再次起动该异能，不会有任何作用。',
  ],
  [
    '701.31b',
    'Monstrous is only a mark on a permanent, which other abilities can look for. It stays until the permanent leaves the battlefield, even if the +1/+1 counters are gone. A copy of a monstrous creature isn’t monstrous itself.',
    '已蛮化只是永久物上的一个标记，供其他异能识别。即使+1/+1指示物已不在，此标记仍保留到该永久物离开战场为止。复制已蛮化生物的复制品并未蛮化。',
  ],
  [
    '701.32a',
    'When players vote, each chooses one of the listed options. The player named by the effect begins and the others follow in turn order, so later voters know how the earlier ones voted. What happens depends on the votes.',
    '投票时，每位牌手从所列的选项中选择一项。由指定的牌手开始，其他牌手依照回合顺序进行，因此后投票的牌手知道先前的结果。效应如何取决于投票结果。',
  ],
  [
    '701.32d',
    'A player who has more than one vote casts all of them when it is that player’s turn to vote, before the next player votes. The votes needn’t be for the same option.',
    '若某效应使牌手能投多票，该牌手在轮到自己投票时一并投出所有的票，之后才轮到下一位牌手。各票可以投给不同的选项。',
  ],
  [
    '701.33a',
    'To bolster a number, choose the creature you control that has the least toughness and put that many +1/+1 counters on it. If several tie for the least, you choose one of them. With a 2/1 and a 3/3, for example, the counters go on the 2/1.',
    '振励时，从由你操控的生物中选择防御力最小的一个，在其上放置指定数量的+1/+1指示物。若有数个同为最小，由你选择其中一个。例如你操控一个2/1和一个3/3生物时，指示物会放在2/1生物上。',
  ],
  [
    '701.34a',
    'To manifest a card is to put it onto the battlefield face down. Whatever card it is, it is a 2/2 creature without name, text, subtypes or mana cost as long as it lies face down. If it is a creature card, you can later turn it face up for its mana cost.',
    '显化一张牌，就是将它牌面朝下放进战场。不论是什么牌，只要牌面朝下，它就是没有名称、规则叙述、副类别与法术力费用的2/2生物。若它是生物牌，你之后可以支付其法术力费用将它翻回正面。',
  ],
  [
    '701.34c',
    'A manifested card with morph can be turned face up in two ways: for its morph cost, or, if it is a creature card, for its mana cost. You take whichever you like, for example the one that is cheaper.',
    '显化的牌若具有变身异能，便有两种方式将它翻回正面：支付其变身费用，或在它是生物牌时支付其法术力费用。你可以任选一种，例如选择较便宜的。',
  ],
  [
    '701.36a',
    'To investigate is to create a Clue token, a colorless artifact. Later you may pay {2} and sacrifice the Clue to draw a card. So investigating means a card that you take when you have the mana for it.',
    '探查，就是派出一个线索衍生物（无色神器）。之后你可以支付{2}并牺牲该线索，抓一张牌。也就是说，你可以等到有余裕的法术力时再抓这张牌。',
  ],
  [
    '701.37a',
    'Two cards of a meld pair are put onto the battlefield together, with their back faces up, as one permanent. It is a single object made of two cards. Only cards that belong together can be melded: tokens and other cards can’t.',
    '融合，就是将融合组合的两张牌以背面朝上的方式合在一起放进战场，成为一个永久物。它是由两张牌代表的单一物件。只有属于同一组合的两张牌才能融合，衍生物和其他牌都不能。',
  ],
  [
    '701.39a',
    'To exert a permanent is to choose that it won’t untap during your next untap step. Often you may exert a creature as it attacks and get something in return; if attacking tapped it, it stays tapped through your next turn unless something else untaps it.',
    '耗竭一个永久物，就是选择让它在你的下一个重置步骤中不重置。常见的情形是在生物攻击时耗竭它以换取好处；若它因攻击而横置，除非以其他方法重置，否则在你的下一个回合中仍保持横置。',
  ],
  [
    '701.40a',
    'When a permanent explores, its controller reveals the top card of their library. A land goes to their hand. If it’s anything else, the permanent gets a +1/+1 counter, and the player leaves the card on top or puts it into the graveyard.',
    '永久物勘察时，其操控者展示其牌库顶牌。若为地牌，便置于其手上。若不是地牌，则在该永久物上放置一个+1/+1指示物，且该牌手可以将该牌留在牌库顶，或置入其坟墓场。',
  ],
  [
    '701.40b',
    'A permanent has explored once everything was done that could be done, even if some of it was impossible. If the creature left the battlefield before, it can’t get a counter, but abilities that look for exploring still trigger.',
    '能做的部分都做完之后，该永久物便已勘察，即使其中有些动作无法完成。例如该生物先已离开战场而得不到指示物，因勘察而触发的异能依然会触发。',
  ],
  [
    '701.42a',
    'To surveil a number is to look at that many cards from the top of your library. You put any of them into your graveyard and the rest back on top in the order you like. It differs from scrying in where the other cards go.',
    '刺探，就是检视你牌库顶指定数量的牌，将其中任意数量的牌置入你的坟墓场，其余的以任意顺序放回牌库顶。它与占卜的不同之处在于不要的牌进入坟墓场，而非牌库底。',
  ],
  [
    '701.43a',
    'To adapt puts the given number of +1/+1 counters on the permanent, but only if it has no +1/+1 counter yet. If the counters are gone later, it can adapt again. Whether there is one is checked when the ability resolves.',
    '演化时，若此永久物没有+1/+1指示物，便在其上放置指定数量的+1/+1指示物。是否有指示物，在该异能结算时检查。之后若这些指示物都没了，它可以再次演化。',
  ],
  [
    '701.44a',
    'To amass, put the given number of +1/+1 counters on an Army creature you control. If you have none, you first create a 0/0 black Army token of the named type, Zombie for example. The Army also becomes that type if it isn’t already.',
    '囤兵时，在一个由你操控的军队生物上放置指定数量的+1/+1指示物。若你没有军队，便先派出一个0/0黑色、具所述类别（例如灵俑）的军队衍生生物。若该军队还不是此类别，便会额外成为此类别。',
  ],
  [
    '701.44b',
    'A player has amassed after going through all its parts, even if some of them couldn’t be done. So an ability that triggers on amassing also triggers if, for example, no counters could be put on the Army.',
    '整个流程做完之后，牌手便已囤兵，即使其中有些动作无法完成。因此就算不能在军队上放置指示物，因囤兵而触发的异能依然会触发。',
  ],
  [
    '701.46a',
    'A player who ventures into the dungeon without being in one chooses a dungeon card they own from outside the game. It goes to the command zone, and the player’s marker goes on its topmost room. Each later venture leads one room further along the arrows.',
    '牌手探索地城时，若尚未在地城中，便从游戏外选择一张其拥有的地城牌置入统帅区，并将探险标记放在最上面的房间。之后每次探索，标记便沿着箭头移到下一个房间。',
  ],
  [
    '701.47a',
    'When a permanent connives, its controller draws a card and then discards a card. If the discarded card isn’t a land, the permanent gets a +1/+1 counter. The discarded card needn’t be the one that was drawn.',
    '永久物密谋时，其操控者抓一张牌，然后弃一张牌。若以此法弃掉的牌不是地牌，便在该永久物上放置一个+1/+1指示物。弃掉的不必是刚抓到的牌。',
  ],
  [
    '701.47b',
    'A permanent has connived after the drawing and discarding are done, even if a part was impossible. If it has left the battlefield by then, it gets no counter, but abilities that trigger on conniving do trigger.',
    '抓牌与弃牌都进行之后，该永久物便已密谋，即使其中有些动作无法完成。例如它先已离开战场而得不到指示物，因密谋而触发的异能依然会触发。',
  ],
  [
    '701.48b',
    'To open an Attraction, take the top card of your Attraction deck and put it onto the battlefield face up under your control. As long as you control an Attraction, you roll to visit at the start of each of your precombat main phases.',
    '开启景点，就是将你景点套牌顶的牌翻为牌面朝上，并在你的操控下放进战场。只要你操控景点，在你每个回合的战斗前行动阶段开始时，你都会掷骰游览景点。',
  ],
  [
    '701.48c',
    'Abilities that trigger on opening an Attraction trigger as its card is put onto the battlefield. If some effect keeps it from entering the battlefield, or lets something else happen instead, they don’t trigger.',
    '因开启景点而触发的异能，在该景点牌放进战场时触发。若有效应使它不能进战场，或让其他事件替代它进战场，这些异能便不会触发。',
  ],
  [
    '701.49a',
    'To roll to visit your Attractions, roll a six-sided die. Each of your Attractions on which the rolled number is lit up is visited, and its visit ability triggers. If it shows 2 and 6 lit up, for example, a 6 visits it and a 3 does not.',
    '掷骰游览景点时，掷一颗六面骰。由你操控的景点中，每个点亮了此数字的景点都会被游览，其游览异能随之触发。例如某景点点亮了2和6，掷出6便游览它，掷出3则不会。',
  ],
  [
    '701.51a',
    'To incubate a number, create an Incubator token with that many +1/+1 counters on it. It is an artifact and no creature yet. For {2} it transforms into a 0/0 Phyrexian artifact creature, which keeps the counters and so has that size.',
    '孵育，就是派出一个孵育器衍生物，它进战场时上面有指定数量的+1/+1指示物。它是神器，还不是生物。支付{2}可让它转化为0/0非瑞克西亚神器生物，指示物会保留，因此它有相应的大小。',
  ],
  [
    '701.52a',
    'Each time the Ring tempts you, you choose a creature you control as your Ring-bearer. It remains so until you choose another one or somebody else gains control of it. You may choose the same creature again. The emblem named The Ring has one more ability each time, up to four.',
    '魔戒每次引诱你，你都选择一个由你操控的生物作为你的持戒者。直到你选择另一个生物，或其他牌手获得其操控权为止，它都是持戒者。你可以再次选择同一个生物。魔戒徽记每次会多一项异能，至多四项。',
  ],
  [
    '701.52d',
    'The Ring has tempted you even if some of it couldn’t be done. If you control no creature, there is no Ring-bearer to choose, but abilities that trigger whenever the Ring tempts you still trigger.',
    '即使有些部分无法完成，魔戒仍算是引诱了你。例如你没有操控生物，便无法选择持戒者，但因魔戒引诱你而触发的异能依然会触发。',
  ],
  [
    '701.54a',
    'To time travel, choose any of your permanents with time counters and any suspended cards you own in exile. For each of them, put one more time counter on it or take one off. You decide separately for each, and needn’t choose all of them.',
    '时间旅行时，选择任意数量由你操控且上面有计时指示物的永久物，以及由你拥有、在放逐区中延缓的牌。对其中每一个，放置或移去一个计时指示物。每一个都可以分别决定，也不必全选。',
  ],
  [
    '701.55b',
    'A player has discovered after going through all its steps, even if some were impossible. To discover a number, you exile cards from the top of your library until a nonland card has at most that mana value; you cast it for free or take it into your hand. The other exiled cards go to the bottom.',
    '整个流程做完之后，牌手便已发现，即使有些动作无法完成。发现时，从你的牌库顶放逐牌，直到放逐法术力值不超过指定数字的非地牌；你可以免费施放它，否则置于你手上，其余的牌置于牌库底。',
  ],
  [
    '701.56a',
    'To cloak a card is to put it face down onto the battlefield, where it is a 2/2 creature with ward {2}. It has no name, subtypes or mana cost as long as it lies face down. It differs from a manifested card by its ward.',
    '隐匿一张牌，就是将它牌面朝下放进战场，成为具有守护{2}的2/2生物。只要它牌面朝下，便没有名称、副类别与法术力费用。它与显化的牌之区别在于具有守护。',
  ],
  [
    '701.57a',
    'To collect evidence, exile cards from your graveyard whose mana values together are at least the given number. For 6, cards with mana values 4 and 2 will do, and three cards with 3 each would do as well. If your graveyard can’t reach it, you can’t do it.',
    '搜集证据，就是从你的坟墓场中放逐总法术力值不小于指定数字的牌。例如要求6时，可以放逐法术力值为4和2的两张牌，也可以放逐更多。若你的坟墓场凑不到此数字，便不能如此做。',
  ],
  [
    '701.59a',
    'To forage is to do one of two things: exile three cards from your graveyard, or sacrifice a Food. With only two cards in your graveyard and no Food you can’t pay a cost that asks for it.',
    '觅食，就是从两件事中择一：从你的坟墓场中放逐三张牌，或牺牲一个食品。若你的坟墓场只有两张牌且没有食品，便无法支付要求觅食的费用。',
  ],
  [
    '701.60a',
    'To manifest dread, look at the top two cards of your library. One of them you manifest: it enters the battlefield face down as a 2/2 creature. The other goes to your graveyard.',
    '显化惧象时，检视你牌库顶的两张牌。将其中一张显化：它牌面朝下进战场，成为2/2生物。另一张则置入你的坟墓场。',
  ],
  [
    '701.60b',
    'Abilities that trigger whenever you manifest dread wait until all of it is done: looking, manifesting, and putting the other card into the graveyard. They trigger even if a part of it couldn’t be done, for example with one card left in your library.',
    '因你显化惧象而触发的异能，要等检视、显化、将另一张牌置入坟墓场都完成之后才触发。即使有些部分无法完成（例如你的牌库只剩一张牌），这些异能依然会触发。',
  ],
];

/** Keyword abilities of costs, of casting and of cards in hand (CR 702), explained. */
import type { Explained } from './explanation.js';

export const KEYWORDS_OF_CASTING: readonly Explained[] = [
  [
    '702.27',
    'Buyback is an extra cost you may pay as you cast an instant or sorcery. If you paid it, the spell returns to its owner’s hand as it resolves instead of going to the graveyard, so it can be cast again. A spell that is countered doesn’t come back.',
    '购回是施放瞬间或法术时可以支付的额外费用。若支付了该费用，咒语在结算时会回到其拥有者手上，而不是置入坟墓场，因此能再次施放。若该咒语被反击，则不会回到手上。',
  ],
  [
    '702.29',
    'With cycling you pay the cost and discard the card from your hand to draw another one. It is an activated ability, so you can do it at any time you have priority. Typecycling lets you search for a card of the stated type instead of drawing.',
    '循环让你支付费用并从手上弃掉该牌，然后抓一张牌。它是起动式异能，因此只要你有优先权便能起动。类别循环则不是抓牌，而是从牌库中搜寻所述类别的牌。',
  ],
  [
    '702.33',
    'Kicker is an extra cost you may pay as you cast the spell; a spell for which you chose to pay it is kicked. The card then says what more happens. Multikicker can be paid any number of times, for instance once for each additional counter.',
    '增幅是施放咒语时可以支付的额外费用；选择支付后，该咒语便“已增幅”，牌上会注明因此多出的效果。多重增幅可以支付任意次数，例如每支付一次便多一个指示物。',
  ],
  [
    '702.37',
    'A card with morph may be cast face down for {3}, as a 2/2 creature without name, text, subtypes or mana cost. Its controller may later turn it face up by paying the morph cost. Until then the opponents don’t know what it is.',
    '具变身的牌可以支付{3}以牌面朝下的方式施放，成为没有名称、规则叙述、副类别与法术力费用的2/2生物。其操控者之后可以支付变身费用将它翻回正面。在此之前，对手不知道它是什么。',
  ],
  [
    '702.37b',
    'Megamorph is morph with a bonus: a permanent turned face up by paying its megamorph cost gets a +1/+1 counter as it is turned. If something else turns it face up, there is no counter.',
    '威力变身是带有奖励的变身：支付威力变身费用将永久物翻回正面时，会在其上放置一个+1/+1指示物。若是以其他方式翻回正面，则没有该指示物。',
  ],
  [
    '702.37e',
    'Whenever you have priority, you may show and pay the morph cost of your face-down permanent and turn it face up. It is a special action without the stack, so nobody can respond to it. The permanent was already on the battlefield, so abilities about it entering don’t trigger.',
    '只要你有优先权，便可以展示并支付由你操控之牌面朝下永久物的变身费用，将它翻回正面。这是特殊动作，不使用堆叠，因此没有人能回应。该永久物早已在战场上，因此与它进战场有关的异能不会触发。',
  ],
  [
    '702.40',
    'When you cast a spell with storm, you copy it once for each other spell that any player cast before it in the turn. After three other spells you get three copies besides the spell itself. You may choose new targets for the copies.',
    '当你施放具风暴的咒语时，本回合在它之前每施放过一个其他咒语（无论由谁施放），便将它复制一次。例如之前施放过三个咒语，除该咒语本身外，你还得到三个复制品。你可以为复制品选择新的目标。',
  ],
  [
    '702.41',
    'Affinity for something makes the spell cost {1} less for each such thing you control. A spell that costs {4} and has affinity for artifacts costs {1} if you control three artifacts. It takes away only generic mana, never colored mana.',
    '共鸣注明某种东西，你每操控一个该种东西，施放该咒语的费用便减少{1}。例如费用为{4}且具神器共鸣的咒语，若你操控三个神器，则只需{1}。减少的只是一般法术力，有色法术力不会减少。',
  ],
  [
    '702.42',
    'Entwine is found on spells that let you choose among several modes. Pay the entwine cost in addition, and you choose all modes instead of only the stated number. They happen in the order in which the card lists them.',
    '打包见于让你从数个模式中选择的咒语。额外支付打包费用，你便能选择全部模式，而不限于所述的数量。结算时依照牌上所列的顺序执行。',
  ],
  [
    '702.44',
    'A permanent with sunburst enters with one counter for each color of mana spent to cast it: +1/+1 counters if it enters as a creature, charge counters otherwise. Mana of three colors gives three counters; two mana of one color count once. It has to come from the stack as a spell that was cast.',
    '具辉映的永久物进战场时，施放它所用的法术力有几种颜色，便带有几个指示物：若以生物的身分进战场则为+1/+1指示物，否则为充电指示物。三种颜色得三个；两点同色的法术力只算一次。若不是作为咒语从堆叠进入战场，则没有指示物。',
  ],
  [
    '702.47',
    'A card with splice adds its text to another spell. As you cast a spell of the stated kind, you may reveal the splice card from your hand and pay its splice cost in addition. The card itself stays in your hand.',
    '具通联的牌能把它的规则叙述加到另一个咒语上。当你施放所述种类的咒语时，可以从手上展示该牌并额外支付其通联费用。该牌本身仍留在你手上。',
  ],
  [
    '702.47a',
    'As you cast a spell of the stated kind, you may reveal this card from your hand and pay its splice cost on top; the spell then also does what this card says. The card stays in hand, so you can cast it or splice it again later.',
    '当你施放所述种类的咒语时，可以从手上展示此牌并额外支付其通联费用；该咒语便同时具有此牌的规则叙述。此牌仍留在手上，因此之后还可以施放它，或再次通联。',
  ],
  [
    '702.47b',
    'You can splice a card only if you can make the choices its text needs, such as targets, and each card only once onto the same spell. When several cards are spliced, you reveal them together and choose their order. What the main spell does always comes first.',
    '只有在能做出牌上文字所需的选择（例如目标）时，才能通联该牌；每张牌对同一个咒语只能通联一次。若通联数张牌，须同时展示并选择其顺序。主咒语的效果总是最先执行。',
  ],
  [
    '702.48',
    'Offering lets you sacrifice a permanent of the stated kind as you cast the spell. The spell then costs less by that permanent’s mana cost, and you may cast it at any time you could cast an instant. Left-over colored reductions take away generic mana.',
    '献祭让你在施放咒语时牺牲一个所述种类的永久物。这样做的话，该咒语的费用会减少该永久物的法术力费用，而且你可以在能施放瞬间的任何时机施放它。有色部分若有多余，则改为减少一般法术力。',
  ],
  [
    '702.49',
    'Ninjutsu swaps creatures in combat. While one of your attackers is unblocked, you pay the cost, reveal the card and return that attacker to its owner’s hand. The card then comes onto the battlefield tapped and attacking, and it is unblocked too.',
    '忍术在战斗中调换生物。当你有进行攻击的生物未被阻挡时，你支付费用、展示手上的此牌，并将该生物移回其拥有者手上。此牌便横置且进行攻击地放进战场，同样未被阻挡。',
  ],
  [
    '702.49a',
    'The cost of a ninjutsu ability has three parts: the mana, revealing the card from your hand, and returning an unblocked attacking creature you control to its owner’s hand. As the ability resolves, the card is put onto the battlefield tapped and attacking. It isn’t cast.',
    '忍术异能的费用包含三部分：支付所述费用、从手上展示此牌，以及将一个由你操控且未被阻挡的进行攻击的生物移回其拥有者手上。异能结算时，此牌横置且进行攻击地放进战场。这不是施放。',
  ],
  [
    '702.50',
    'When a spell with epic resolves, its controller can’t cast spells any more for the rest of the game. In return they copy that spell at the beginning of each of their upkeeps, and may choose new targets for the copy. The copy is put onto the stack without being cast, so that still works.',
    '具历传的咒语结算后，其操控者在这盘游戏余下的时间里不能再施放咒语。作为补偿，该牌手在自己每个维持开始时复制该咒语，并可以为复制品选择新的目标。复制品是直接放进堆叠而非施放，因此不受影响。',
  ],
  [
    '702.51',
    'Convoke lets your creatures help to pay for the spell. Each untapped creature you tap pays for one generic mana, or for one mana of the creature’s own color. Tapping two green creatures can pay for {G}{G}.',
    '召集让你的生物帮忙支付咒语的费用。你每横置一个未横置的生物，便可支付一点一般法术力，或是一点该生物颜色的法术力。例如横置两个绿色生物可以支付{G}{G}。',
  ],
  [
    '702.51a',
    'While you pay for a spell with convoke, you may tap an untapped creature you control instead of paying one generic mana, or one mana of that creature’s color. The tap symbol isn’t involved, so even a creature that has just come under your control can help.',
    '支付具召集之咒语的费用时，你可以横置一个由你操控且未横置的生物，来代替支付一点一般法术力，或一点该生物颜色的法术力。这里没有用到横置符号，因此刚受你操控的生物也能帮忙。',
  ],
  [
    '702.53',
    'With transmute you pay the cost and discard the card from your hand, then search your library for a card with the same mana value, reveal it and put it into your hand. It can be activated only when you could cast a sorcery. The card you find can be of any kind.',
    '易质让你支付费用并从手上弃掉该牌，然后从牌库中搜寻一张法术力值与其相同的牌，展示它并置于你手上。此异能只能在你可以施放法术的时机起动。找的牌可以是任何种类。',
  ],
  [
    '702.56',
    'As you cast a spell with replicate, you may pay the replicate cost any number of times. When you cast it, you copy the spell once for each of those payments, and you may choose new targets for the copies. Paid twice, it gives you three spells in all.',
    '施放具覆诵的咒语时，你可以支付其覆诵费用任意次数。施放该咒语时，每支付过一次便将它复制一次，你并可以为复制品选择新的目标。例如支付两次，总共便有三个咒语。',
  ],
  [
    '702.57',
    'A forecast ability is activated from the hand, only during the upkeep of the card’s owner and only once each turn. The card is revealed as the ability is activated and stays revealed until that upkeep is over or it leaves the hand. It is not discarded, so it can be used again in a later turn.',
    '预报异能从手上起动，只能在该牌拥有者的维持中起动，且每回合只能一次。起动时须展示该牌，并保持展示，直到该维持过去或该牌离开手上为止。它不会被弃掉，因此之后的回合还能再用。',
  ],
  [
    '702.60',
    'When you cast a spell with ripple, you may reveal as many cards from the top of your library as its number says. You may cast those with the same name as the spell without paying their mana costs. The other revealed cards go to the bottom of your library.',
    '当你施放具涟动的咒语时，可以展示你牌库顶所述数量的牌。其中与该咒语同名的牌，你可以施放而不需支付其法术力费用。其余展示的牌置于你的牌库底。',
  ],
  [
    '702.61',
    'As long as a spell with split second waits on the stack, nobody may cast anything or activate abilities other than mana abilities. Triggered abilities still trigger, and special actions such as turning a face-down creature up are still allowed. So the spell is hard to respond to.',
    '当具转瞬的咒语在堆叠上时，牌手不能施放其他咒语，也不能起动法术力异能以外的异能。触发式异能仍会触发，也可以执行特殊动作，例如将牌面朝下的生物翻回正面。因此很难回应这个咒语。',
  ],
  [
    '702.62',
    'Suspend lets you pay its cost now and have the spell later. At a time when you could begin to cast the card from your hand, you exile it with time counters instead. One is removed at the beginning of each of your upkeeps. When the last is removed, you may play it without paying its mana cost; a creature gets haste.',
    '延缓让你现在支付所述费用，日后再得到咒语。在你可以开始从手上施放此牌的时机，你不施放它，而是将它放逐并放上计时指示物；你的每个维持开始时移去一个。移去最后一个时，你可以使用它而不需支付其法术力费用；以此法施放的生物具有敏捷。',
  ],
  [
    '702.62a',
    'A suspended card loses one time counter at the beginning of its owner’s upkeep. When the last one is removed while the card is exiled, its owner may play it without paying its mana cost; if they don’t, it stays in exile. A card with two counters is ready in the second upkeep.',
    '被延缓的牌在其拥有者的维持开始时移去一个计时指示物。若该牌在放逐区中被移去最后一个，其拥有者可以使用它而不需支付其法术力费用；若不使用，它便留在放逐区。例如有两个指示物的牌，到第二个维持时便可使用。',
  ],
  [
    '702.69',
    'When you cast a spell with gravestorm, you get one copy for every permanent, whoever controlled it, that has gone from the battlefield to a graveyard that turn. If two creatures died before, you get two copies. You may choose new targets for them.',
    '当你施放具坟场风暴的咒语时，本回合每有一个永久物从战场置入坟墓场（无论由谁操控），便将它复制一次。例如先前死去了两个生物，你便得到两个复制品。你可以为它们选择新的目标。',
  ],
  [
    '702.72',
    'When a permanent with champion enters, you sacrifice it unless you exile another object of the stated kind that you control. When the permanent leaves the battlefield later, the exiled card comes back under its owner’s control.',
    '当具夺冠的永久物进战场时，除非你放逐另一个由你操控之所述种类的物件，否则须牺牲它。之后当该永久物离开战场时，被放逐的牌会在其拥有者的操控下返回战场。',
  ],
  [
    '702.74',
    'You may cast a card with evoke for its evoke cost instead of its mana cost. When the permanent then enters, its controller sacrifices it. Its abilities for entering or leaving the battlefield still trigger, so you use it much like a cheap spell.',
    '你可以支付呼魂费用而不是法术力费用来施放具呼魂的牌。这样进战场的永久物，会由其操控者牺牲。它在进战场或离开战场时触发的异能仍会触发，因此用起来很像一个便宜的咒语。',
  ],
  [
    '702.76',
    'A spell with prowl may be cast for its prowl cost if a source of yours dealt combat damage to a player this turn and had one of the spell’s creature types when it did. A Rogue spell gets the other price after one of your Rogues has hit.',
    '若本回合中由你操控的来源对任一牌手造成过战斗伤害，且当时具有此咒语的任一生物类别，你便可以支付伺机费用来施放具伺机的咒语。例如你的浪客造成战斗伤害之后，便能以此费用施放浪客咒语。',
  ],
  [
    '702.78',
    'As you cast a spell with conspire, you may tap two of your untapped creatures, each of which has a color in common with the spell. If you do, you copy the spell when you cast it and may choose new targets for the copy. For a red spell, two red creatures are needed.',
    '施放具协力的咒语时，你可以横置两个由你操控、未横置且各与该咒语有共通颜色的生物。若你这么做，施放时便复制该咒语，并可以为复制品选择新的目标。例如红色咒语需要两个红色生物。',
  ],
  [
    '702.85',
    'When you cast a spell with cascade, you exile cards from the top of your library until a nonland card with lesser mana value turns up. You may cast that card without paying its mana cost, provided the resulting spell also has lesser mana value. The exiled cards you didn’t cast go to the bottom of your library in random order.',
    '当你施放具倾曳的咒语时，从你的牌库顶开始逐张放逐牌，直到放逐了一张法术力值更小的非地牌为止。若如此施放的咒语法术力值也更小，你可以施放该牌而不需支付其法术力费用。其余未施放的牌以随机顺序置于你的牌库底。',
  ],
  [
    '702.88',
    'If you cast a spell with rebound from your hand, it is exiled as it resolves instead of going to your graveyard. At the beginning of your next upkeep you may cast it from exile without paying its mana cost. That second time it wasn’t cast from your hand, so it doesn’t rebound again.',
    '若你从手上施放具弹回的咒语，它在结算时会被放逐，而不是置入坟墓场。在你的下一个维持开始时，你可以从放逐区施放它而不需支付其法术力费用。第二次不是从手上施放，因此不会再弹回。',
  ],
  [
    '702.94',
    'If a card with miracle is the first card you draw in a turn, you may reveal it as you draw it. An ability then triggers that lets you cast the card for its miracle cost, even when you couldn’t normally cast it, such as a sorcery during your draw step.',
    '若具奇迹的牌是你本回合中抓的第一张牌，你可以在抓它时展示它。随即触发的异能让你可以支付奇迹费用来施放它，即便在平常不能施放的时机也行，例如在抓牌步骤中施放法术。',
  ],
  [
    '702.94a',
    'If this card is the first one you have drawn this turn, you may reveal it at that moment. If you do, an ability triggers, and as it resolves you may cast the card for its miracle cost instead of its mana cost. If you don’t reveal it now, the chance is gone.',
    '若此牌是你本回合中抓的第一张牌，你可以在抓它时展示它。若你这么做，会触发一个异能，于其结算时你可以支付奇迹费用而不是法术力费用来施放它。若现在不展示，便没有这个机会了。',
  ],
  [
    '702.96',
    'If you pay the overload cost instead of the mana cost, the word “target” in the spell’s text becomes “each”. The spell then has no targets and affects everything it describes, even what it couldn’t have targeted, such as a creature with hexproof. “Destroy target artifact” becomes “Destroy each artifact”.',
    '若你支付超载费用而不是法术力费用，该咒语叙述中的“目标”便都改为“每个”。它不再有目标，而会影响所述的一切，包括原本不能成为其目标的东西，例如具辟邪的生物。“消灭目标神器”便成为“消灭每个神器”。',
  ],
  [
    '702.99',
    'As a spell with cipher resolves, you may exile its card encoded on a creature you control. Whenever that creature deals combat damage to a player, its controller may copy the card and cast the copy without paying its mana cost. This lasts as long as the card is in exile and the creature on the battlefield.',
    '具暗码的咒语结算时，你可以将该牌放逐并赋码于一个由你操控的生物上。每当该生物对任一牌手造成战斗伤害，其操控者便可以复制该牌，并施放该复制品而不需支付其法术力费用。只要该牌仍被放逐且该生物仍在战场上，便一直有效。',
  ],
  [
    '702.101',
    'Whenever you cast a spell while you control a permanent with extort, you may pay {W/B}, that is one white or one black mana. If you do, each opponent loses 1 life and you gain as much life as was lost in all. Against two opponents you gain 2.',
    '当你操控具敲诈的永久物时，每当你施放咒语，可以支付{W/B}，即一点白色或黑色法术力。若你这么做，每位对手失去1点生命，且你获得等同于总共失去之数量的生命。例如有两位对手时你获得2点。',
  ],
  [
    '702.102',
    'A split card with fuse may be cast from your hand as one spell with both halves instead of only one of them. You then pay the mana costs of both. As it resolves, you do first what the left half says and then what the right half says.',
    '具融咒的连体牌从手上施放时，可以将两半当作一个咒语一起施放，而不只施放其中一半。这时须支付两半的法术力费用。结算时先执行左半边的叙述，再执行右半边的。',
  ],
  [
    '702.103',
    'A creature card with bestow can be cast for its bestow cost as an Aura with enchant creature instead. It then targets a creature and is attached to it. If that creature goes away, the Aura stays on the battlefield and is a creature again.',
    '具神授的生物牌也可以支付其神授费用，当作具“结附于生物”的灵气来施放。它会以一个生物为目标并结附于其上。若该生物离开，此灵气会留在战场上，重新成为生物。',
  ],
  [
    '702.103e',
    'A bestowed Aura spell whose target has become illegal isn’t lost. As it begins to resolve, it stops being an Aura and goes on resolving as a creature spell, so its controller gets the creature. An ordinary Aura spell would go to the graveyard.',
    '目标已不合法的神授灵气咒语不会落空。它在开始结算时不再是灵气，而继续作为生物咒语结算，因此其操控者会得到该生物。普通的灵气咒语则会进入坟墓场。',
  ],
  [
    '702.103f',
    'When a bestowed Aura is no longer attached to anything, it stops being bestowed and stays on the battlefield as a creature. This also happens if what it is attached to becomes illegal for it. Other Auras would go to the graveyard then.',
    '神授灵气若不再贴附于任何东西，便不再是神授的，而会作为生物留在战场上。若它所结附的东西对它而言变得不合法，也是如此。其他灵气在这时会进入坟墓场。',
  ],
  [
    '702.106',
    'Hidden agenda is found on conspiracy cards. You put such a card face down into the command zone as the game is set up and secretly choose a card name. Whenever you have priority, you may turn it face up; then its ability works for the chosen name.',
    '秘案见于诡局牌上。游戏准备时，你将这种牌以牌面朝下的方式置于统帅区，并私下决定一个牌名。你有优先权时可以将它翻至牌面朝上；之后其异能便对所决定的牌名生效。',
  ],
  [
    '702.106a',
    'As a conspiracy with hidden agenda is put into the command zone, it is turned face down and its owner secretly chooses a card name for it. A choice has to be made before the game starts. With double agenda, two different names are needed.',
    '具秘案的诡局牌置入统帅区时，须将其翻为牌面朝下，并私下为它决定一个牌名。这个选择须在游戏开始之前做出。若是双重秘案，则须选择两个不同的牌名。',
  ],
  [
    '702.106e',
    'Face-down conspiracies are shown to everybody when their controller leaves the game, and all of them when the game ends. So the other players can see what was hidden.',
    '当操控牌面朝下之诡局牌的牌手离开游戏时，须将这些牌展示给所有牌手；游戏结束时，所有这类牌都须展示。这样其他牌手便能看到先前隐藏的内容。',
  ],
  [
    '702.109',
    'You may cast a creature with dash for its dash cost instead of its mana cost. It then has haste, and as the next end step begins, it goes back to its owner’s hand. It can attack at once and is safe from sorceries on the opponents’ turns.',
    '你可以支付掩袭费用而不是法术力费用来施放具掩袭的生物。这样它便具有敏捷，并会在下一个结束步骤开始时移回其拥有者手上。它能立即攻击，并避开对手在自己回合中施放的法术。',
  ],
  [
    '702.113',
    'Cast for its awaken cost, the spell does one thing more: it puts the stated number of +1/+1 counters on target land you control, and that land becomes a 0/0 Elemental creature with haste that is still a land. That land is a target only if the awaken cost is paid.',
    '支付醒转费用施放的咒语会多做一件事：在目标由你操控的地上放置所述数量的+1/+1指示物，该地成为0/0、具敏捷的元素生物，且仍是地。只有支付醒转费用时，才选择该地为目标。',
  ],
  [
    '702.117',
    'You may cast a spell with surge for its surge cost instead of its mana cost if you or a teammate has already cast another spell this turn. The other spell need not have resolved; it is enough that it was cast.',
    '若你或队友本回合已施放过其他咒语，你便可以支付潮涌费用而不是法术力费用来施放具潮涌的咒语。那个咒语不必已经结算，施放过便已足够。',
  ],
  [
    '702.119',
    'You may cast a spell with emerge by paying its emerge cost and sacrificing a creature instead of paying its mana cost. The total cost is then reduced by generic mana equal to that creature’s mana value. Sacrificing a creature with mana value 3 saves up to {3}.',
    '你可以支付化生费用并牺牲一个生物，而不是支付法术力费用，来施放具化生的咒语。总费用会减少若干一般法术力，数量等同于该生物的法术力值。例如牺牲法术力值为3的生物，最多可省{3}。',
  ],
  [
    '702.120',
    'A spell with escalate lets you choose more than one of its modes. For each mode beyond the first you pay the escalate cost once more. Choosing three modes means paying it twice.',
    '具增效的咒语让你选择多于一个模式。除第一个之外，每多选一个模式，便须再支付一次增效费用。例如选择三个模式，须支付两次。',
  ],
  [
    '702.124',
    'Partner belongs to the Commander variant. If two legendary creature cards both have it, you may use both as your commanders instead of only one. There are several kinds, each with its own condition, and different kinds can’t be mixed.',
    '拍档用于指挥官玩法。若两张传奇生物牌都具有拍档，你可以将这两张一起作为指挥官，而不只一张。拍档有数种，各有各的条件，不同种的不能混用。',
  ],
  [
    '702.124a',
    'Normally a Commander deck has one commander. A partner ability allows two legendary cards instead, if the pair meets that ability’s own condition: for plain partner, for example, both must have partner. Two cards that don’t fit together can’t be commanders of one deck.',
    '指挥官套牌通常只有一位指挥官。拍档类异能则允许两张传奇牌一起担任，但这两张须符合该异能自身的条件：例如普通的拍档要求两张都具有拍档。彼此不相配的两张牌不能同为一副套牌的指挥官。',
  ],
  [
    '702.124g',
    'No partner ability lets a deck have more than two commanders. If a legendary card has several partner abilities, you choose one of them to use; you can’t use two at once to get a third commander.',
    '没有任何拍档类异能可以让套牌有多于两位指挥官。若一张传奇牌具有数个拍档类异能，你选择使用其中一个；不能同时使用两个来得到第三位指挥官。',
  ],
  [
    '702.124k',
    'A commander with “choose a Background” may be joined by a legendary Background enchantment card as second commander. A Background can’t be a commander in any other way, and no other kind of card can be the partner here.',
    '具“选择背景”的指挥官，可以搭配一张传奇背景结界牌作为第二位指挥官。背景不能以其他方式成为指挥官，而这里也不能以其他种类的牌来搭配。',
  ],
  [
    '702.125',
    'A spell with undaunted costs {1} less for each opponent you have. Players who have left the game no longer count. At the start of a free-for-all game of four, it costs {3} less.',
    '具不屈的咒语，你每有一位对手，施放费用便减少{1}。已离开游戏的牌手不计算在内。例如四人自由竞赛游戏刚开始时，费用减少{3}。',
  ],
  [
    '702.126',
    'Improvise lets your artifacts help to pay for the spell. For each untapped artifact you tap, you pay one generic mana less. Colored mana can’t be paid this way.',
    '拼造让你的神器帮忙支付咒语的费用。你每横置一个未横置的神器，便支付了一点一般法术力。有色法术力不能这样支付。',
  ],
  [
    '702.126a',
    'As you pay for a spell with improvise, you may tap an untapped artifact you control instead of paying one generic mana of the total cost. With a total cost of {4}{U} and three artifacts tapped, {1}{U} is left to pay with mana.',
    '支付具拼造之咒语的费用时，你可以横置一个由你操控且未横置的神器，来代替支付总费用中的一点一般法术力。例如总费用为{4}{U}而横置三个神器，则还须用法术力支付{1}{U}。',
  ],
  [
    '702.132',
    'If a spell with assist has generic mana in its total cost, another player may help you pay for it. You choose the player, who may pay for any amount of that generic mana. Nobody has to help.',
    '若具助力的咒语，其总费用包含一般法术力，其他牌手可以帮你支付。你选择一位牌手，该牌手可以支付其中任意数量的一般法术力。没有人必须帮忙。',
  ],
  [
    '702.132a',
    'Before you produce mana for a spell with assist, you may choose another player. That player may activate mana abilities first and then pay for any part of the generic mana in the total cost. The rest, and all colored mana, you pay yourself.',
    '在为具助力的咒语产生法术力之前，你可以选择另一位牌手。该牌手可以先起动法术力异能，然后支付总费用中任意数量的一般法术力。其余部分以及所有有色法术力由你自己支付。',
  ],
  [
    '702.137',
    'You may cast a spell with spectacle for its spectacle cost instead of its mana cost if an opponent lost life this turn. Damage to an opponent counts, because it normally makes them lose life. So it pays to attack first and cast the spell afterwards.',
    '若有对手于本回合中失去过生命，你便可以支付揭幕费用而不是法术力费用来施放具揭幕的咒语。对手受到伤害也算，因为伤害通常会使其失去生命。因此宜先攻击，再施放该咒语。',
  ],
  [
    '702.139',
    'A companion is a card outside the game that may come along if your starting deck fulfills its condition. You reveal it before the game begins. Once during the game, at a time in your main phase when the stack is empty, you may pay {3} to put it into your hand.',
    '行侣是一张游戏外的牌，若你的起始套牌符合其条件，便可以与你同行。你在游戏开始之前展示它。游戏中有一次机会，于你的行动阶段且堆叠为空时，你可以支付{3}将它置于你手上。',
  ],
  [
    '702.139a',
    'Before the game begins, you may reveal one companion you own outside the game, but only if your starting deck fulfills its condition. Later you may pay {3} once to put it into your hand, with priority in your own main phase while the stack is empty. That is a special action, so nobody can respond.',
    '游戏开始之前，你可以展示一张由你拥有、在游戏外的行侣牌，但你的起始套牌须符合其条件。之后于你自己的行动阶段，当你有优先权且堆叠为空时，可以支付{3}将它置于你手上，仅限一次。这是特殊动作，因此没有人能回应。',
  ],
  [
    '702.140',
    'Cast for its mutate cost, a creature card becomes a spell that targets a non-Human creature with the same owner. As it resolves, the two merge into one creature: you choose which is on top. The result has the characteristics of the top card, and the abilities of all its cards.',
    '支付合变费用施放的生物牌，会成为以一个拥有者相同之非人类生物为目标的咒语。结算时两者合并为一个生物，由你选择哪一张在上面。它的特征取自最上面的牌，并具有其中所有牌的异能。',
  ],
  [
    '702.140b',
    'If the target of a mutating creature spell has become illegal, the spell isn’t lost. It stops mutating as it begins to resolve and goes on as an ordinary creature spell, so it enters the battlefield under its controller’s control.',
    '若合变生物咒语的目标已不合法，该咒语不会落空。它在开始结算时不再是合变生物咒语，而继续作为普通的生物咒语结算，因此会在其操控者的操控下进入战场。',
  ],
  [
    '702.140c',
    'As a mutating creature spell resolves with a legal target, it doesn’t enter the battlefield: it merges with the target into one creature. The spell’s controller chooses whether the new card goes on top or below. Abilities that trigger when a creature enters don’t trigger.',
    '目标合法的合变生物咒语结算时，它不会进战场，而是与目标合并为一个生物。该咒语的操控者选择新的牌在上面还是下面。生物进战场时才触发的异能不会触发。',
  ],
  [
    '702.140d',
    '“Whenever this creature mutates” triggers when a mutating creature spell resolves and merges with a creature. If the spell’s target was illegal and it entered the battlefield as a creature by itself, nothing mutated and nothing triggers.',
    '“每当此生物合变时”这类异能，会在合变生物咒语结算并与生物合并时触发。若其目标不合法，而它自己作为生物进入战场，便没有合变，也不会触发。',
  ],
  [
    '702.143',
    'Whenever you have priority during your turn, you may pay {2} and exile a card with foretell from your hand face down. On a later turn you may cast it for its foretell cost instead of its mana cost. This spreads the cost over two turns and hides the card meanwhile.',
    '在你的回合中，只要你有优先权，便可以支付{2}并将手上具预示的牌以牌面朝下的方式放逐。在之后的回合中，你可以支付其预示费用而不是法术力费用来施放它。这样费用分在两个回合支付，期间牌也是隐藏的。',
  ],
  [
    '702.144',
    'When you cast a spell with demonstrate, you may copy it. If you do, you choose an opponent who copies it too. Each of you may choose new targets for your own copy, so the second spell has its price.',
    '当你施放具示范的咒语时，你可以复制它。若你这么做，你选择一位对手，该牌手也复制它。你们各自可以为自己的复制品选择新的目标，因此多得一个咒语是有代价的。',
  ],
  [
    '702.148',
    'A spell with cleave has some words in square brackets. Cast for its mana cost, it does what is printed; cast for its cleave cost, those words are removed. “Destroy target creature [without flying]” then destroys any target creature.',
    '具劈斩的咒语有部分文字在方括号中。支付法术力费用施放时，照所写的执行；支付劈斩费用施放时，则去掉方括号中的文字。例如“消灭目标[不具飞行的]生物”便成为“消灭目标生物”。',
  ],
  [
    '702.150',
    'A planeswalker with compleated has Phyrexian mana symbols in its cost, each of which may be paid with 2 life. For each symbol you paid with life, it enters with two loyalty counters fewer. So the cheaper way gives a weaker planeswalker.',
    '具完化的鹏洛客，其费用中有非瑞克西亚法术力符号，每个都可以用2点生命支付。每用生命支付一个这种符号，它进战场时的忠诚指示物便少两个。因此省下法术力，鹏洛客就会弱一些。',
  ],
  [
    '702.152',
    'You may cast a creature with blitz for its blitz cost. It then has haste and lets you draw a card when it is put into a graveyard from the battlefield, and you sacrifice it at the beginning of the next end step. So it attacks once and leaves you a card.',
    '你可以支付闪击费用来施放具闪击的生物。这样它具有敏捷，并在从战场置入坟墓场时让你抓一张牌；在下一个结束步骤开始时须牺牲它。因此它攻击一次，并给你留下一张牌。',
  ],
  [
    '702.153',
    'As you cast a spell with casualty, you may sacrifice a creature with at least the stated power. If you do, you copy the spell when you cast it and may choose new targets for the copy. Casualty 2 needs a creature with power 2 or greater.',
    '施放具伤亡的咒语时，你可以牺牲一个力量不小于所述数字的生物。若你这么做，施放时便复制该咒语，并可以为复制品选择新的目标。例如伤亡2需要力量等于或大于2的生物。',
  ],
  [
    '702.156',
    'A creature with ravenous has {X} in its mana cost and enters with X +1/+1 counters. If X is 5 or more, you also draw a card when it enters. The card is drawn by a triggered ability, so it can be responded to.',
    '具贪食的生物，其法术力费用中有{X}，进战场时上面有X个+1/+1指示物。若X等于或大于5，则当它进战场时，你还抓一张牌。抓牌是触发式异能，因此可以回应。',
  ],
  [
    '702.160',
    'A card with prototype has a second mana cost, power and toughness. If you choose to cast it prototyped, these are used instead of the usual ones, also on the battlefield. So a large creature can be cast early as a smaller one, with the same abilities.',
    '具原型的牌有另一组法术力费用、力量与防御力。若你选择以原型施放，便使用这一组而不是通常的那一组，在战场上也是如此。因此大生物可以提早当作较小的生物施放，异能不变。',
  ],
  [
    '702.162',
    'A double-faced card with this ability may be cast converted, that is with its back face up, for the stated cost instead of its mana cost. It then enters the battlefield with that face up. So you choose which face you begin with.',
    '具不止所见的双面牌，可以支付所述费用而不是法术力费用，以已转换的方式施放，也就是背面朝上。它便以这一面朝上进入战场。因此你可以选择从哪一面开始。',
  ],
  [
    '702.166',
    'As you cast a spell with bargain, you may sacrifice an artifact, an enchantment or a token as an additional cost. The spell has then been bargained, and its text says what you get for it. Any token will do, even a creature token.',
    '施放具议价的咒语时，你可以牺牲一个神器、结界或衍生物作为额外费用。这样该咒语便“已议价”，其叙述会注明你因此得到什么。任何衍生物都可以，包括生物衍生物。',
  ],
  [
    '702.168',
    'A card with disguise may be cast face down for {3}, as a 2/2 creature with ward {2} and without name, subtypes or mana cost. Its controller may later turn it face up by paying the disguise cost. It is like morph, but harder for opponents to target.',
    '具易容的牌可以支付{3}以牌面朝下的方式施放，成为具守护{2}、没有名称、副类别与法术力费用的2/2生物。其操控者之后可以支付易容费用将它翻回正面。它与变身相似，但对手要以它为目标较为费力。',
  ],
  [
    '702.170',
    'In your main phase, while the stack is empty, you may pay the plot cost and exile the card from your hand. On any later turn you may cast it without paying its mana cost, again in your main phase while the stack is empty. So you pay now and cast later.',
    '于你的行动阶段且堆叠为空时，你可以支付策谋费用，并从手上放逐该牌。在之后的任一回合中，同样于你的行动阶段且堆叠为空时，你可以施放它而不需支付其法术力费用。因此是先付费，后施放。',
  ],
  [
    '702.172',
    'A spell with spree has several modes, each with a cost of its own. As you cast it, you choose one or more of them and pay the costs of those you chose on top of the mana cost. At least one has to be chosen.',
    '具狂行的咒语有数个模式，每个都有各自的费用。施放时，你选择其中一个或更多，并在法术力费用之外支付所选模式的费用。至少须选择一个。',
  ],
  [
    '702.173',
    'You may cast a spell with freerunning for its freerunning cost instead of its mana cost if this turn a creature under your control, an Assassin or a commander at that moment, dealt combat damage to some player. So you attack first and cast the spell afterwards.',
    '若本回合中有牌手受到过某生物的战斗伤害，且该生物当时是由你操控的刺客生物或指挥官，你便可以支付自由奔跑费用而不是法术力费用来施放此咒语。因此宜先攻击，再施放它。',
  ],
  [
    '702.174',
    'As you cast a spell with gift, you may promise the stated gift to an opponent, for example a card or a Treasure token. The opponent gets it, and in return your spell does something more or something better. You needn’t promise anything.',
    '施放具赠礼的咒语时，你可以向一位对手许诺所述的赠礼，例如一张牌或一个珍宝衍生物。该对手会得到它，而你的咒语则会多做或做得更好。你也可以不许诺。',
  ],
  [
    '702.174a',
    'Promising the gift means choosing an opponent as an additional cost while you cast the spell. The gift is given later: as an instant or sorcery resolves, or by an ability that triggers when the permanent enters. If the spell is countered, the opponent gets nothing.',
    '许诺赠礼，就是在施放咒语时选择一位对手，作为额外费用。赠礼之后才给出：瞬间或法术在结算时给出，永久物则由其进战场时触发的异能给出。若该咒语被反击，对手便什么也得不到。',
  ],
  [
    '702.175',
    'Offspring is an extra cost you may pay as you cast the creature. If you did, you create a token that is a copy of it, except that it is 1/1, when the creature enters. So a 4/4 with flying brings along a 1/1 with flying.',
    '子嗣是施放该生物时可以支付的额外费用。若支付了，当该生物进战场时，你派出一个它的复制品衍生物，但它是1/1。例如具飞行的4/4生物会带来一个具飞行的1/1生物。',
  ],
  [
    '702.176',
    'Cast for its impending cost, the permanent enters with the stated number of time counters and isn’t a creature while it has any. At the beginning of each of your end steps one is removed. With four counters it becomes a creature in your fourth end step; its other abilities work meanwhile.',
    '支付迫近费用施放的永久物，进战场时带有所述数量的计时指示物，只要还有计时指示物便不是生物。在你的每个结束步骤开始时移去一个。例如有四个时，到你的第四个结束步骤才成为生物；期间其他异能照常有效。',
  ],
];

/** Decks, the start and the end of a game, mana and numbers (CR 100 to 108), explained. */
import type { Explained } from './explanation.js';

export const PLAYERS_AND_MANA: readonly Explained[] = [
  [
    '100.1',
    'Magic is a game for two or more players. A game that begins with exactly two is a two-player game; one that begins with more is a multiplayer game, for which some special rules exist. So before anything else it must be settled how many play, and by which rules.',
    '万智牌是供两人或更多人玩的游戏。开始时恰有两位牌手的是双人游戏，多于两位的是多人游戏，后者另有一些特别的规则。因此一切开始之前，须先确定有几人参加、依哪些规则进行。',
  ],
  [
    '100.2a',
    'In constructed play, where everyone builds a deck ahead of time, the deck needs at least 60 cards. It may hold no more than four cards of the same English name; basic lands are free of this limit, and a few cards lift it by their own text. A deck with five copies of an ordinary creature is therefore not allowed, one with 24 Forests is.',
    '构筑赛中牌手事先组好套牌，套牌至少须有60张牌。同一英文牌名的牌最多四张，基本地不受此限制，另有少数牌由其自身的文字容许更多。因此一副套牌不能有五张同名的普通生物牌，但可以有24张树林。',
  ],
  [
    '100.2b',
    'In limited play, where each player builds a deck from newly opened cards and basic lands, the deck needs at least 40 cards. There is no limit of four: if you opened six copies of a card, you may play all six.',
    '限制赛中牌手用刚开启的补充包等产品与基本地组成套牌，套牌至少须有40张牌。这里没有四张的限制：若你开到六张同名的牌，便可以六张都用。',
  ],
  [
    '100.2d',
    'Some formats and casual variants let a player bring a second deck of special cards, for example planes, schemes or Attractions. Such a deck follows rules of its own. Its cards are kept apart and aren’t part of the ordinary deck.',
    '有些赛制与休闲玩法让牌手另带一副由特殊的牌组成的辅助套牌，例如时空、阴谋或游乐设施。这种套牌各有自己的组成规则。其中的牌与一般套牌分开，不算在一般套牌之内。',
  ],
  [
    '100.4a',
    'In constructed play a sideboard may hold no more than fifteen cards. The limit of four cards with the same name counts deck and sideboard together: with three in the deck, only one more may be in the sideboard.',
    '构筑赛中，备牌最多十五张。同名牌最多四张的限制是将套牌与备牌合在一起计算的：若套牌中已有三张，备牌中最多再有一张。',
  ],
  [
    '101.1',
    'Where a card’s text directly contradicts the rules, the card wins, but only in the situation it speaks of. A card that lets you play a second land each turn changes just that. This is why a card can be played rightly only when its text is understood. One thing no card can change: a player may concede at any time.',
    '当牌上的文字与规则直接冲突时，以牌为准，但只限于它所说的情况。例如某张牌让你每回合多使用一个地，它改变的就只是这一点。因此只有理解了牌的文字，才能正确地使用它。唯一的例外：牌手随时可以认输。',
  ],
  [
    '101.4',
    'When several players have to choose or act at the same time, the player whose turn it is chooses first, then the others in turn order. Then everything happens at once. This is called APNAP order: active player, nonactive player.',
    '若数位牌手须同时作选择或进行动作，则由当前回合的牌手先作选择，然后其他牌手依回合顺序作选择，最后所有动作同时进行。先主动牌手，后非主动牌手。',
  ],
  [
    '103.1',
    'Before the game it is decided who may choose which player takes the first turn. In the first game of a match a coin or a die will do; in later games the loser of the game before chooses. Turns then go around clockwise from the starting player.',
    '游戏开始之前，先决定由谁来选择哪位牌手先手。一局中的第一盘可以掷硬币或骰子来决定；之后各盘由前一盘的败者选择。从先手牌手开始，回合依顺时针方向轮流。',
  ],
  [
    '103.2b',
    'Before the game a player may show one card with companion from outside the game. That is allowed only if their deck fulfills what the companion asks for. The card stays outside the game; its owner can later pay {3} to take it into their hand.',
    '游戏开始之前，牌手可以从游戏外展示一张具行侣异能的牌。只有其套牌符合该行侣的条件时才能这样做。这张牌留在游戏外；其拥有者之后可以支付{3}将它置于手上。',
  ],
  [
    '103.5',
    'Each player draws an opening hand, normally seven cards. Whoever doesn’t like it may take a mulligan: shuffle the hand into the library, draw anew, then put one card on the bottom for each mulligan taken. After the second mulligan, for example, you keep five cards. In multiplayer games the first mulligan is free.',
    '每位牌手抓起手牌，通常七张。不满意的牌手可以再调度：将手牌洗回牌库，重新抓同样数量的牌，然后每再调度过一次，便将一张牌置于牌库底。例如第二次再调度之后，手上剩五张牌。多人游戏中第一次再调度不计。',
  ],
  [
    '103.6',
    'Some cards may be used straight from the opening hand, for example put onto the battlefield before the first turn. This happens after all mulligans are done: first the starting player uses such cards in any order, then the others do, in turn order.',
    '有些牌可以从起手牌中直接利用，例如在第一个回合之前就放进战场。这在所有再调度完成之后进行：先由先手牌手以任意顺序利用这些牌，然后其他牌手依回合顺序进行。',
  ],
  [
    '103.8',
    'The game begins with the starting player’s first turn. In a two-player game that player skips the draw step of this turn, because going first is already an advantage. In most multiplayer games nobody skips it; in Two-Headed Giant the starting team does.',
    '游戏从先手牌手的第一个回合开始。双人游戏中，该牌手略过这回合的抓牌步骤，因为先行动本身已是优势。多数多人游戏中没有人略过此步骤；双头巨人则由先手的团队略过。',
  ],
  [
    '104.1',
    'A game is over at once when a player wins, when it is a draw, or when an effect restarts it. From that moment on nothing in it can be done or answered any more; what was still on the stack doesn’t resolve.',
    '一旦有牌手获胜、游戏为平局，或有效应令游戏重新开始，这盘游戏便立即结束。从那一刻起，这盘游戏中不能再有任何动作，仍在堆叠中的咒语与异能也不会再结算。',
  ],
  [
    '104.2a',
    'A player who is still in the game when all opponents have left it wins, at once. Losing and conceding both make a player leave. Not even an effect that says this player can’t win the game prevents it.',
    '若某牌手仍在游戏中，而其对手都已离开游戏，该牌手立即获胜。输掉游戏与认输都会使牌手离开游戏。即使有效应注明该牌手不能赢得这盘游戏，也无法阻止。',
  ],
  [
    '104.2b',
    'A spell or ability can say outright that a player wins the game, and then that player does, even with all opponents still in the game. For example, a card might say that you win if you have 40 or more life at the beginning of your upkeep.',
    '咒语或异能可以直接注明某牌手赢得这盘游戏，届时该牌手便获胜，即使对手都还在游戏中。例如某张牌可能写着：在你的维持开始时，若你的生命有40点或更多，则你赢得这盘游戏。',
  ],
  [
    '104.2c',
    'When teams play, a team wins once all other teams have left the game and at least one of its own players is still in. Everyone on that team wins, even a teammate who lost and left earlier.',
    '团队进行多人游戏时，若所有其他团队都已离开游戏，而己方至少还有一位牌手在游戏中，则该队获胜。该队的每位牌手都算获胜，包括先前已输掉而离开的队友。',
  ],
  [
    '104.3a',
    'A player may give up at any time, even while a spell is resolving and without having priority. Whoever concedes leaves the game immediately and loses it. No card can prevent this.',
    '牌手随时可以认输，即使没有优先权，或有咒语正在结算也可以。认输的牌手立即离开游戏并输掉这盘游戏。没有任何牌能阻止认输。',
  ],
  [
    '104.3e',
    'A spell or ability can say outright that a player loses the game, and then that player does, however much life they have. A card might, for example, tell you to pay a certain cost at your next upkeep, or else lose.',
    '咒语或异能可以直接注明某牌手输掉这盘游戏，届时该牌手便输掉，无论还有多少生命。例如某张牌可能要求你在下一个维持支付某个费用，否则便输掉这盘游戏。',
  ],
  [
    '104.3h',
    'If players have only a limited range of influence, an effect that says a player wins makes that player’s opponents within range lose instead. Players who sit farther away go on, so the game need not end with it.',
    '若多人游戏使用有限影响范围的规则，注明某牌手获胜的效应改为令该牌手影响范围之内的所有对手输掉游戏。坐得更远的牌手继续进行，因此游戏不一定就此结束。',
  ],
  [
    '104.4',
    'A game can end without a winner, as a draw: for example if all remaining players lose at the same time, if forced actions repeat with no way to stop, or if an effect says so. A game that grows beyond anything that can be carried out is ended here in the same way.',
    '一盘游戏可以没有胜者而以平局结束：例如剩余的牌手同时输掉、必须执行的动作不断重复而无法停止，或效应如此注明。若游戏变得过于庞大而无法继续执行，在这里也同样以平局结束。',
  ],
  [
    '104.4a',
    'If all players who are still in the game lose at the same moment, nobody wins and the game is a draw. For example, an effect deals 3 damage to each player while both have 2 life.',
    '若仍在游戏中的所有牌手同时输掉，便无人获胜，这盘游戏为平局。例如两位牌手都只剩2点生命，而某个效应对每位牌手各造成3点伤害。',
  ],
  [
    '104.4b',
    'If things that must happen repeat forever and nobody can stop them, the game is a draw. Say two abilities keep triggering each other without end. If the loop contains some action that a player may leave undone, it doesn’t make the game a draw; somebody has to stop it at some point.',
    '若必须发生的事情无止境地重复，而且没有办法停止，则这盘游戏为平局，例如两个异能彼此不断触发。若循环之中有某个动作是牌手可以不做的，便不会因此成为平局，而须有人在某时停止循环。',
  ],
  [
    '106.1b',
    'Mana comes in six types: the five colors, and colorless. Colorless is a type but not a color, so a source that gives “one mana of any color” can’t give colorless mana. What you choose for a source must be among the types it makes.',
    '法术力有六种类别：白、蓝、黑、红、绿与无色。无色是一种类别，但不是颜色，因此产生“一点任意颜色的法术力”的来源不能产生无色法术力。为来源所选的类别必须是它能产生的。',
  ],
  [
    '106.4',
    'Mana that you add goes into your mana pool, and you can pay costs from there. What isn’t used is lost when the step or phase ends. So mana made in your upkeep can’t pay for a creature in your main phase.',
    '你加的法术力会进入你的法术力池，你可以用它来支付费用。未使用的法术力会在该步骤或阶段结束时消失。因此在维持步骤产生的法术力，不能留到行动阶段用来支付生物咒语。',
  ],
  [
    '106.12a',
    'An ability that triggers when a permanent is tapped for mana waits for that permanent’s mana ability with {T} in its cost to resolve and make mana. If it names a type, that type must have been made. Tapping a land for any other reason doesn’t trigger it.',
    '以“每当永久物横置以产生法术力”为触发条件的异能，是在该永久物费用中含{T}的法术力异能结算并产生法术力时触发。若它指明了类别，则须产生了该类别的法术力。因其他原因横置地不会使它触发。',
  ],
  [
    '107.3a',
    'If a cost contains X and the text doesn’t say what X is, you choose its value as you cast the spell or activate the ability. It keeps this value as long as it is on the stack: a spell with mana cost {X}{R} and X = 3 costs you {3}{R}, and X in its text is 3 too.',
    '若费用中含有X，而文字没有定义X，则由你在施放咒语或起动异能时选择其数值。它在堆叠中时一直是这个数值：法术力费用为{X}{R}的咒语，选择X为3，便须支付{3}{R}，文字中的X也是3。',
  ],
  [
    '107.4f',
    'A Phyrexian mana symbol can be paid in two ways: with one mana of its color, or with 2 life. A hybrid one also takes mana of its second color. For {W/P}{W/P}, for example, you may pay {W}{W}, {W} and 2 life, or 4 life.',
    '非瑞克西亚法术力符号可以用两种方式支付：一点该颜色的法术力，或2点生命。混血的非瑞克西亚符号还可以用第二种颜色支付。例如{W/P}{W/P}可以支付{W}{W}、{W}与2点生命，或4点生命。',
  ],
  [
    '107.14',
    'The symbol {E} stands for one energy counter. Energy counters belong to a player, not to a permanent, and you pay {E} by removing one of your own. They don’t go away between turns, so you can save them.',
    '{E}符号代表一个能量指示物。能量指示物属于牌手，而非永久物；支付{E}就是移去自己的一个能量指示物。它们不会因回合结束而消失，因此可以累积起来。',
  ],
  [
    '108.1',
    'What a card says is decided by its official Oracle text, not by the words printed on it, which may be older. A name that isn’t found among the known cards has no such text here, so it can’t be played with.',
    '牌的内容以其官方的牌张参考文字为准，而不以牌上所印的为准，后者可能已经过时。若在已知的牌中找不到某个名称，这里便没有它的文字，因此也无法使用它。',
  ],
];

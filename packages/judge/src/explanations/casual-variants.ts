/** Planechase, Vanguard, Commander, Archenemy and Conspiracy drafts (CR 901 to 905), explained. */
import type { Explained } from './explanation.js';

export const CASUAL_VARIANTS: readonly Explained[] = [
  [
    '901.3',
    'In Planechase each player brings a planar deck of at least ten plane and phenomenon cards, besides the normal deck. At most two of them may be phenomena, and all must have different English names. The game also needs one planar die.',
    '在竞逐时空游戏中，每位牌手除一般套牌外，还需要一副至少十张时空牌与异象牌的时空套牌。其中异象牌至多两张，且每张牌的英文名称都须不同。游戏另需一颗时空骰。',
  ],
  [
    '901.5',
    'Before the first turn of a Planechase game, when the opening hands are settled, the starting player turns the top card of their planar deck face up. Phenomena go to the bottom until a plane comes up. That is the starting plane; none of its abilities trigger at this moment.',
    '竞逐时空游戏中，各牌手保留起手牌之后，先手牌手将其时空套牌顶的牌翻为牌面朝上。若为异象牌，则置于该套牌底并重复此流程，直到翻出时空牌为止。此即起始时空；在此过程中翻出的牌不会触发异能。',
  ],
  [
    '901.9',
    'In your main phase, while you have priority and the stack is empty, you may roll the planar die. The first time in a turn is free; each further time costs one more mana than the last: {1}, {2} and so on. Rolls caused by effects aren’t counted for this cost.',
    '在你的行动阶段中，当你拥有优先权且堆叠为空时，你可以掷时空骰。每回合第一次免费，之后每次依次多支付一点法术力：{1}、{2}，依此类推。因效应而掷的次数不计入此费用。',
  ],
  [
    '901.9b',
    'If the planar die shows the chaos symbol, chaos ensues: the chaos ability of the face-up plane triggers and goes on the stack. Afterwards the active player gets priority.',
    '若时空骰掷出混沌符号，混沌便发生：牌面朝上的时空牌之混沌异能会触发并进入堆叠。之后主动牌手获得优先权。',
  ],
  [
    '901.10',
    'When a player leaves a Planechase game, the objects they own leave with them. If the face-up plane or phenomenon was theirs, the planar controller turns up the top card of their own planar deck at once, so that the game isn’t without a plane.',
    '牌手离开竞逐时空游戏时，其拥有的物件随之离开。若牌面朝上的时空牌或异象牌由其拥有，时空操控者立即将自己时空套牌顶的牌翻为牌面朝上，以免场上没有时空。',
  ],
  [
    '901.14',
    'In a Grand Melee with several turn markers each player who has one is a planar controller, so several planes are face up at the same time. This program does not play that: seven players with planes can.',
    '有多个回合标记的大型混战中，每位拥有标记的牌手都是时空操控者，因此会同时有多张时空牌面朝上。本程序不支持这种玩法；七位牌手则可使用时空牌。',
  ],
  [
    '901.15a',
    'Planechase can also be played with one planar deck for all. It needs ten cards for each player, but forty are always enough, and it may have at most two phenomena for each player. With three players that is at least thirty cards with up to six phenomena, all with different English names.',
    '竞逐时空也可以由所有牌手共用一副时空套牌。每位牌手须对应至少十张牌，但总数有四十张便已足够；每位牌手至多对应两张异象牌。例如三位牌手时至少三十张，异象牌至多六张。每张牌的英文名称都须不同。',
  ],
  [
    '902.3',
    'In a Vanguard game each player also has one vanguard card, which lies face up next to their library before the game begins. It stays in the command zone for the whole game, and it changes the player’s starting life total, the size of the opening hand and the maximum hand size.',
    '在先锋游戏中，每位牌手另有一张先锋牌，在游戏开始前牌面朝上放在其牌库旁。它在整盘游戏中都留在统帅区，并会调整该牌手的起始总生命、起始手牌数量与手牌上限。',
  ],
  [
    '903.3',
    'A Commander deck is led by a legendary creature card, its commander. Being the commander belongs to the card itself, so it remains the commander in every zone, face down, and even while it copies something else. A copy of it is not a commander.',
    '指挥官套牌由一张传奇生物牌担任指挥官。此身份属于该牌本身，因此无论它在哪个区域、牌面朝下或成为其他物件的复制品时，它都仍是指挥官。复制它的复制品则不是指挥官。',
  ],
  [
    '903.4b',
    'A few commanders are the color that their player chooses before the game. The choice counts while the deck is built, as part of the commander’s color identity, and it stays with the card in every zone for the whole game. Everybody learns of it when the commander is put into the command zone. A copy of such a commander has no chosen color.',
    '有些指挥官的颜色由其牌手在游戏开始前选择。此选择在构组套牌时即属于指挥官的标识色，并在整盘游戏中随该牌跨越各个区域。指挥官放进统帅区时，须向所有牌手公开该选择。此类指挥官的复制品没有所选的颜色。',
  ],
  [
    '903.5a',
    'A Commander deck has exactly 100 cards, and the commander is one of them. So 99 other cards go with a single commander; neither 99 cards nor 101 in all are allowed.',
    '指挥官套牌须正好有100张牌，包括指挥官在内。因此单一指挥官之外还有99张牌；总数为99张或101张都不行。',
  ],
  [
    '903.5b',
    'Except for basic lands, a Commander deck has only one card of each English name. You may play twenty Forests, but not two copies of another card unless that card itself allows it. Two cards count as the same if their names are interchangeable.',
    '除了基本地之外，指挥官套牌中每张牌的英文名称都须不同。你可以放二十张基本树林，但其他牌都不能放两张同名的，除非该牌自身注明可以。具有可互换名称的牌视为同名。',
  ],
  [
    '903.5c',
    'A card fits into a Commander deck only if all colors of its color identity belong to the commander’s as well. Color identity covers the mana symbols in the mana cost and the rules text, and colors given by a color indicator. With a red and green commander, an artifact with {U} in its text isn’t allowed.',
    '只有当某张牌标识色中的每种颜色都属于指挥官的标识色时，才能放入该指挥官套牌。标识色包括法术力费用与规则叙述中的法术力符号之颜色，以及颜色标志所示的颜色。例如指挥官为红绿时，不能放入规则叙述中有{U}的神器。',
  ],
  [
    '903.5d',
    'A card with a basic land type is allowed in a Commander deck only if the commander’s color identity has each color of mana that it could produce. With a red and green commander, Mountains and Forests fit, but no land with the type Plains, Island or Swamp.',
    '具有基本地类别的牌，只有当其所能产生的每种颜色的法术力都属于指挥官的标识色时，才能放入指挥官套牌。例如指挥官为红绿时，可以放入山脉与树林，但不能放入具平原、海岛或沼泽类别的地。',
  ],
  [
    '903.9a',
    'If a commander has just been put into a graveyard or into exile, its owner may move it to the command zone. It does come to the graveyard first, so abilities that trigger on its dying still trigger. The choice is made once, each time it gets there.',
    '若指挥官刚被置入坟墓场或放逐区，其拥有者可以将它置入统帅区。它确实先进入坟墓场，因此因它死去而触发的异能依然会触发。每次被置入时可以选择一次。',
  ],
  [
    '903.9b',
    'When a commander would go to its owner’s hand or library, its owner may have it go to the command zone instead. It then never gets to the hand or library. When a spell returns a commander to hand, for example, the owner can send it to the command zone and cast it from there later.',
    '若指挥官将被置入其拥有者的手上或牌库，该牌手可以改为将它置入统帅区，它便不会到手上或牌库。例如某咒语要将它移回手上时，其拥有者可以选择让它去往统帅区，之后再从那里施放。',
  ],
  [
    '903.12',
    'Brawl is a way to play Commander with the cards of Standard: decks of sixty cards, a commander that may be a legendary creature or a planeswalker, and less life to begin with.',
    '争锋是以标准赛制可用牌进行的指挥官玩法：套牌为六十张，指挥官可以是传奇生物或鹏洛客，起始总生命也较少。',
  ],
  [
    '903.12c',
    'In Brawl the commander is a legendary creature or a legendary planeswalker. In an ordinary Commander game a planeswalker can lead a deck only if it says so itself.',
    '在争锋游戏中，指挥官可以是传奇生物或传奇鹏洛客。在一般的指挥官游戏中，鹏洛客须自身注明可用作指挥官才行。',
  ],
  [
    '903.12d',
    'A Brawl deck has exactly 60 cards, and the commander is one of them. With a single commander that makes 59 other cards, neither fewer nor more. Most other rules for building a Commander deck apply here too, such as one card of each name except for basic lands.',
    '争锋套牌须正好有60张牌，包括指挥官在内，因此单一指挥官之外另有59张牌，不能更多也不能更少。指挥官玩法的其他构组规则大多同样适用，例如除基本地外每张牌的名称都须不同。',
  ],
  [
    '903.12f',
    'How much life players have as a game of Brawl begins depends on how many there are. Two players begin with 25 each, three or more with 30 each. That is less than in other games of Commander.',
    '争锋游戏开始时的生命随人数而定。两位牌手时每人25点，三位或更多时每人30点。这比其他指挥官游戏要少。',
  ],
  [
    '903.13b',
    'In a Commander Draft everybody takes two cards of the booster in front of them, face down, and hands on what is left. That goes on until the boosters of the round are empty; usually there are three rounds.',
    '在指挥官轮抽中，每位牌手从面前的补充包中抽选两张牌，面朝下放置，然后将其余的牌传给下一位。如此进行到这一轮的补充包抽选完为止；通常共有三轮。',
  ],
  [
    '903.13e',
    'What somebody has drafted is the pool of the deck. For boosters of some sets a player may add up to two copies of one certain card, and only to lead the deck with them: so nobody is left without a commander.',
    '牌手抽选到的牌组成其牌池。使用某些系列的补充包时，牌手可以加入至多两张某一特定的牌，但只能用作指挥官：这样就不会有人没有指挥官。',
  ],
  [
    '903.13f',
    'A deck from a Commander Draft is built like other Commander decks, but it needs only sixty cards, may be larger, and may hold as many copies of a card as were drafted. The colors of the commander limit it as always.',
    '指挥官轮抽的套牌与其他指挥官套牌的构组方式相同，但只需至少六十张牌，可以更多，并且可以使用抽选到的任意数量的同名牌。指挥官的标识色照常限制套牌。',
  ],
  [
    '904.2',
    'Archenemy is played by two teams: the archenemy alone on one side, all other players on the other. The players of a team take their turn together, and a player can attack several opponents in one combat. No other multiplayer options are used.',
    '魔王游戏由两队进行：一方是独自一人的魔王，另一方是其他所有牌手。同队牌手一同进行回合，且可以在同一次战斗中攻击数位对手。不采用其他多人游戏模式。',
  ],
  [
    '904.2a',
    'One team in an Archenemy game is a single player, the archenemy, who plays against everyone else. Only this player has scheme cards. In the option called Supervillain Rumble, by contrast, each player is an archenemy.',
    '魔王游戏中有一队只有一位牌手，即魔王，独自对抗其他所有人，也只有他使用阴谋牌。另有一种模式则是每位牌手都是魔王，各有自己的阴谋套牌。',
  ],
  [
    '904.3',
    'The archenemy brings a scheme deck of at least twenty scheme cards, besides the normal deck. Of each English name there may be at most two in it. The scheme deck lies in the command zone.',
    '除一般套牌外，魔王还需要一副至少二十张阴谋牌的阴谋套牌。其中同一英文名称的牌至多两张。阴谋套牌置于统帅区中。',
  ],
  [
    '904.6',
    'In an Archenemy game nobody rolls or flips for the first turn: the archenemy takes it. The other team’s turn, which its players take together, follows.',
    '魔王游戏不以随机方式决定谁先手：由魔王进行第一个回合。之后轮到另一队，该队的牌手一同进行回合。',
  ],
  [
    '904.13b',
    'In Archenemy with commanders the archenemy begins the game at 60 life. The players on the other side have one life total between them, which is 60 as well. Damage to any of them is taken from it, as in Two-Headed Giant.',
    '使用指挥官的魔王游戏中，魔王以60点生命开始游戏。另一方的牌手共享一个总生命，同样是60点。对其中任何一人造成的伤害都从中扣除，如同双头巨人。',
  ],
  [
    '904.13d',
    'With commanders a scheme deck may be smaller: ten cards are enough instead of twenty. In return no scheme may be in it twice.',
    '使用指挥官时，阴谋套牌可以较小：只需十张，而非二十张。相应地，同一阴谋不得放两张。',
  ],
  [
    '905.1',
    'A Conspiracy Draft begins with a draft in which some cards already do something, and goes on with a game of all who drafted. If three people open three boosters each, the nine boosters hold such cards, and the decks built from them play each other.',
    '阴谋轮抽先进行轮抽，其中某些牌在轮抽期间便有作用，随后由所有参与者进行多人对战。例如三人各开三包补充包，再以所组套牌一同对战。',
  ],
  [
    '905.2',
    'Some cards have abilities that work while cards are drafted, long before the game begins. A card that says “Draft this face up” is shown to all as it is picked, and what it says is done at that table, not in the game.',
    '某些牌的异能在轮抽期间生效，远早于游戏开始。例如注明“面朝上抽选”的牌，选取时便向所有人展示，其效应在轮抽中执行，而非在游戏里。',
  ],
  [
    '905.2b',
    'What a card lets a player note during the draft is written down openly and remembered into the game. If somebody notes the number 5 for a card drafted in the second booster, the card with that name uses 5 whenever it is cast later.',
    '轮抽中牌要求记录的内容须公开写下，并沿用至游戏中。例如在第二包中为某牌记下数字5，之后施放该名称的牌时便以5计算。',
  ],
  [
    '905.2c',
    'A card that is drafted face up stays so until the draft is over, something says to turn it down, or it leaves the cards its owner has drafted; everybody may look at it until then. A card drafted face up in the first booster can be seen by all through the second.',
    '面朝上抽选的牌保持面朝上，直到轮抽结束、有效应要求将其翻面，或它离开该牌手的牌堆；在此期间人人可查看。例如第一包中面朝上抽选的牌，到第二包时仍为众人所见。',
  ],
  [
    '905.4',
    'Before libraries are shuffled, each player may begin with any of the conspiracies they have in the command zone. They are no part of the deck, and for the next game of a match others may be taken.',
    '在洗牌之前，每位牌手可以将自己备牌中任意数量的诡局牌放进统帅区来开始游戏。它们不属于套牌；在同一对局的下一盘中，可以改用其他诡局。',
  ],
  [
    '905.1d',
    'When a draft is over, the cards that a player has drafted are that player’s pool. The deck is built of these cards alone, with as many basic lands as one likes: so three drafted Islands and nine more from the box are fine.',
    '轮抽结束后，牌手抽选到的牌成为其牌池，套牌只能以这些牌及任意数量的基本地构组。例如抽选到三张海岛后，可另取九张海岛。',
  ],
];

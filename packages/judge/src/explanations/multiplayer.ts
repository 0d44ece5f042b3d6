/** Games of more than two players and of teams (CR 800 to 810), explained. */
import type { Explained } from './explanation.js';

export const MULTIPLAYER: readonly Explained[] = [
  [
    '800.1',
    'A game that begins with more than two players is a multiplayer game. Besides the usual rules it may use optional ones, for example on these points: how far a player’s influence reaches, whom a player may attack, and which variant is played.',
    '开始时多于两位牌手的游戏是多人游戏。它在一般规则之外，还可以采用一些可选规则，例如牌手的影响范围有多大、可以攻击哪些牌手、采用哪种玩法等。',
  ],
  [
    '800.4a',
    'When a player leaves the game, all the objects they own leave with them, and effects that gave them control of other things end. Whatever they still control after that is exiled. If they had taken your creature with an Aura, the Aura leaves and you get the creature back.',
    '牌手离开游戏时，其拥有的所有物件都随之离开游戏，使其获得其他物件操控权的效应也终止。之后若仍有由其操控的物件，便将它们放逐。例如他以灵气取得你的生物，该灵气离开游戏，生物回到你的操控下。',
  ],
  [
    '800.4g',
    'If a spell or ability needs a choice from a player who has left the game, its controller picks another player to make it. Choosing whether to pay a cost is excepted: that cost simply isn’t paid. Where an opponent was to choose, it must be another opponent if there is one.',
    '若咒语或异能需要由某位已离开游戏的牌手作选择，其操控者另选一位牌手来作此选择；但若是选择是否支付费用，则该费用不会支付。若原本须由对手选择，则应尽可能另选一位对手。',
  ],
  [
    '801.4',
    'With a limited range of influence, your spells and abilities can’t target what is too far away at the table. With a range of 1 only you, your two neighbors and what you three control are within reach.',
    '采用限制影响范围时，你的咒语与异能不能以座位距离过远的牌手或物件为目标。例如影响范围为1时，只有你自己、左右相邻的牌手，以及你们所操控的物件在范围之内。',
  ],
  [
    '801.6',
    'With a limited range of influence, you can’t activate abilities of objects outside your range, even if the ability says that any player may activate it. With a range of 1 this concerns whatever is controlled by players farther away than your neighbors.',
    '采用限制影响范围时，你不能起动影响范围之外的物件之起动式异能，即使该异能允许任何牌手起动。例如影响范围为1时，座位比邻座更远的牌手所操控的物件都不行。',
  ],
  [
    '801.14',
    'With a limited range of influence, an effect that says a player wins makes all of that player’s opponents within their range lose instead. Players farther away aren’t touched, so the game may go on between the others and the winner.',
    '采用限制影响范围时，若某效应叙述某牌手赢得游戏，则改为在其影响范围内的所有对手输掉游戏。范围之外的牌手不受影响，因此游戏可能还会继续。',
  ],
  [
    '801.16',
    'If mandatory actions repeat without end in a game with a limited range of influence, the game is a draw only for some: the players with objects in that loop and everyone within their range. They leave the game, and the others play on.',
    '在采用限制影响范围的游戏中，若强制动作无止境地循环，则只有部分牌手平局：操控循环中物件的牌手，以及在这些牌手影响范围内的牌手。他们离开游戏，其余牌手继续进行。',
  ],
  [
    '804.1',
    'With this option, players can hand creatures over to their teammates during the game. An Emperor game always has it, other games between teams only if it was agreed on. Where everybody plays alone, there is nobody to hand a creature to.',
    '采用此模式时，牌手可以在游戏中把生物交给队友。皇帝玩法一律采用，其他团队游戏则须事先约定。各自为战时没有队友，也就没有可交付的对象。',
  ],
  [
    '805.1',
    'With the option of shared team turns, the players of a team take their turns together instead of one by one. It always applies in Two-Headed Giant and in Archenemy. The members of each team have to sit next to each other.',
    '采用团队共享回合时，同一团队的牌手一同进行回合，而非各自轮流。双头巨人与魔王游戏一律采用此规则。每个团队的成员须坐在相邻的座位。',
  ],
  [
    '805.2',
    'The player of a team who sits furthest to the right, as the team sees it, is its primary player. A team talks its choices over, such as which creatures attack; if it comes to no agreement, this player decides.',
    '从团队自己的角度看，坐在最右边的牌手是该团队的主要牌手。团队共同商量选择，例如用哪些生物攻击；若意见不一，则由主要牌手决定。',
  ],
  [
    '805.9',
    'When teams share a turn, it has several active players. An ability that speaks of the active player means just one of them: its controller chooses which one when its effect is applied.',
    '团队共享回合时，同一个回合中有数位主动牌手。若某异能提及主动牌手，则只指其中一位：由该异能的操控者在其效应生效时选择是哪一位。',
  ],
  [
    '805.10',
    'Teams that share turns fight by rules of combat of their own. All creatures of the active team attack the other team together, and its creatures may block for any player of it. So there is no choosing of a side to attack.',
    '共享回合的团队采用专门的战斗规则。主动团队的所有生物一同攻击另一团队，而后者的生物可以为该队的任一牌手阻挡。因此不会只朝某一侧进行攻击。',
  ],
  [
    '806.1',
    'In a Free-for-All game everybody plays against everybody else. There are no teams, so each other player is an opponent. The last player left wins.',
    '自由竞赛中，每位牌手与其他所有人对抗。游戏中没有团队，因此其他牌手都是对手。最后留下的牌手获胜。',
  ],
  [
    '806.2b',
    'How players may attack is settled before the game begins: any opponent, only the one to the left, or only the one to the right. One of these three ways is used for the whole game, by everybody.',
    '如何攻击须在游戏开始前定好：任一对手、仅左侧的对手，或仅右侧的对手。整盘游戏中所有人都采用这三种方式之一。',
  ],
  [
    '807.1',
    'Grand Melee is a free-for-all for many players, each for themselves, mostly ten or more.',
    '大型混战是由许多牌手（通常十人或更多）各自为战的多人游戏。',
  ],
  [
    '807.2b',
    'In a Grand Melee a player attacks only the opponent sitting next to them on the left. Who sits on the right is the one to be feared.',
    '大型混战中，牌手只能攻击紧邻其左侧的对手。而来自右侧的攻击则须提防。',
  ],
  [
    '807.4',
    'In a Grand Melee of eight or more several players take turns at the same time. Each of these turns goes on by itself, with a stack of its own: yours need not wait until one at the other end of the table is over.',
    '八人或更多人的大型混战中，会有数位牌手同时进行回合。这些回合各自进行，各有自己的堆叠：你的回合不必等待桌子另一头的回合结束。',
  ],
  [
    '807.4a',
    'Turn markers show who is taking a turn in a Grand Melee. There is one for every four players, rounded down: with seven players one, with eight two. With two or more markers several players take turns at the same time.',
    '大型混战用回合标记表示谁正在进行回合。每四位牌手有一个，不足四位不计：七位牌手有一个，八位则有两个。标记多于一个时，会有数位牌手同时进行回合。',
  ],
  [
    '807.4c',
    'When your turn is over, the turn marker goes to the player on your left. If who has it leaves, the next player on the left gets it: at once where the turn had not begun, else after it.',
    '你的回合结束后，回合标记交给你左边的牌手。如果拥有标记的牌手离开游戏，则由其左边的牌手得到：回合尚未开始时立即得到，否则在该回合结束后得到。',
  ],
  [
    '807.4g',
    'When so many have left that there are too many turn markers, one is taken away: at once where its turn has not begun, else when that turn is over. With seven players left one of two markers goes.',
    '离开的牌手使回合标记过多时，会移除一个标记：其回合尚未开始则立即移除，否则在该回合结束时移除。只剩七位牌手时，两个标记中便有一个被移除。',
  ],
  [
    '808.1',
    'Team vs. Team is played by two teams or more. The teams may be of any size, and need not be equal: one player against three is a game, too.',
    '团队对团队由两个或更多团队进行。团队人数不限，也不必相等：一位牌手对抗三位亦可。',
  ],
  [
    '808.2',
    'The players of a team sit next to one another in Team vs. Team. In which order they sit is for the team to decide. Turns go around the table one player at a time, so teammates take theirs one after the other.',
    '团队对团队中，同队牌手须坐在一起。座位顺序由团队自行决定。回合由每位牌手沿桌依次进行，因此队友会接连进行各自的回合。',
  ],
  [
    '809.1',
    'An Emperor game is played by teams of three: an emperor in the middle and a general on either side. Two teams are usual, and there may be more. Teams of more than three can play too, as long as all of them are of one size.',
    '皇帝玩法由三人团队进行：皇帝居中，两侧各有一位将军。通常是两个团队，也可以更多。人数多于三人的团队同样可以参加，只要各队人数相等。',
  ],
  [
    '809.3c',
    'In an Emperor game only opponents in the next seats can be attacked, with their planeswalkers and the battles they protect. An emperor begins between two generals of the same team, so nobody there can be attacked. Spells reach farther than attacks do.',
    '皇帝玩法中只能攻击相邻座位的对手、其鹏洛客，以及其保护的战役。皇帝开始时坐在自己的两位将军之间，因此没有可攻击的对象。咒语能及之处比攻击更远。',
  ],
  [
    '809.6a',
    'In an Emperor game with larger teams the ranges of influence are set anew. A general reaches just far enough for one enemy general, an emperor just far enough for two. No two emperors may be in reach of each other as the game begins.',
    '团队人数较多的皇帝玩法须重新设定影响范围。将军的范围恰好及于一位敌方将军，皇帝的范围恰好及于两位。游戏开始时，任何两位皇帝都不得处于对方的范围之内。',
  ],
  [
    '810.1',
    'Two-Headed Giant is played by two teams of two players each. The two players of a team share their life total and their turns. There are also games with larger teams of equal size, such as Three-Headed Giant.',
    '双头巨人由两个各有两位牌手的团队进行。同一团队的牌手共享总生命与回合。也可以由人数更多但相等的团队进行，例如三头巨人。',
  ],
  [
    '810.3',
    'In Two-Headed Giant the players of a team sit next to each other, and decide among themselves in which order. The one sitting farthest to the right is the primary player, who decides where the team can’t agree.',
    '双头巨人游戏中，同一团队的牌手相邻而坐，座次由他们自行决定。坐在最右侧者为主要牌手，团队意见不一时由其决定。',
  ],
  [
    '810.4',
    'In Two-Headed Giant each team has one life total for both of its players, and it starts at 30. If one of the players is dealt 3 damage, the team’s life total goes from 30 to 27.',
    '在双头巨人游戏中，每个团队共享一个总生命，起始为30。例如其中一位牌手受到3点伤害，该团队的总生命便从30变成27。',
  ],
  [
    '810.9d',
    'If an effect would set the life total of each player of a team, the team chooses one of its players, and only that one is affected. If both would go to 7 while the team has 13, the chosen player loses 6, and the team is at 7.',
    '若某效应将设定同一团队中每位牌手的总生命，该团队选择其中一位牌手，只有该牌手受影响。例如团队总生命为13，而效应将其设为7，则所选的牌手失去6点生命，团队总生命成为7。',
  ],
  [
    '811.1',
    'Alternating teams are two or more teams of equal size whose players sit mixed around the table and take their turns one by one.',
    '交替团队由两个或更多人数相等的团队进行，各队牌手交错而坐，并各自轮流进行回合。',
  ],
  [
    '811.3',
    'With alternating teams the seats go around team by team: with two teams every other seat belongs to the same one. So both neighbors of a player are opponents. All teams have equally many players.',
    '交替团队的座位按团队轮流排列：两个团队时，每隔一个座位属于同一团队。因此牌手的两侧都是对手。各队人数相等。',
  ],
];

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
    '805.1',
    'With the option of shared team turns, the players of a team take their turns together instead of one by one. It always applies in Two-Headed Giant and in Archenemy. The members of each team have to sit next to each other.',
    '采用团队共享回合时，同一团队的牌手一同进行回合，而非各自轮流。双头巨人与魔王游戏一律采用此规则。每个团队的成员须坐在相邻的座位。',
  ],
  [
    '805.9',
    'When teams share a turn, it has several active players. An ability that speaks of the active player means just one of them: its controller chooses which one when its effect is applied.',
    '团队共享回合时，同一个回合中有数位主动牌手。若某异能提及主动牌手，则只指其中一位：由该异能的操控者在其效应生效时选择是哪一位。',
  ],
  [
    '810.1',
    'Two-Headed Giant is played by two teams of two players each. The two players of a team share their life total and their turns. There are also games with larger teams of equal size, such as Three-Headed Giant.',
    '双头巨人由两个各有两位牌手的团队进行。同一团队的牌手共享总生命与回合。也可以由人数更多但相等的团队进行，例如三头巨人。',
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
];

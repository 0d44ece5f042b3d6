/** What the commands about a match in play are called and take, in both languages. */
export const TABLE_EN = {
  'cmd.t.timeCalled': 'time is called: what is to be done at a table, and again when its extra turns are over',
  'cmd.t.nextGame': 'before a game: who chooses to play first, and whether sideboards may be used',
  'arg.t.gamesSoFar': 'games won so far: 1-0, 1-1',
  'opt.t.between': 'a game has just ended, and none is being played',
  'opt.t.turnsOver': 'the extra turns are over',
  'opt.t.won': 'who won the game before, or "draw"',
  'opt.t.chose': 'who chose for the game before, where it was drawn',
  'opt.t.unplayed': 'no game of this match has been played: the first was drawn without playing a card',
  'opt.t.looked': 'who has looked at the opening hand before choosing',
  'opt.t.game': 'number of the game (default: the second)',
  'opt.t.onTable': 'cards left on the table, the one that lay down first in front: whose time runs out is given it',
  'opt.t.registration': 'the calls while Sealed pools are registered and then decks are built',
  'opt.t.pool': 'a file with the cards the player opened: a Limited deck has no others but basic lands',
  'opt.t.product': 'which boosters the event needs, for each player or team (MTR appendix D)',
} as const;

export const TABLE_ZH: Readonly<Record<keyof typeof TABLE_EN, string>> = {
  'cmd.t.timeCalled': '时间到：某桌应如何处理，以及延长回合结束之后如何处理',
  'cmd.t.nextGame': '一盘游戏开始之前：由谁选择是否先手，能否使用备牌',
  'arg.t.gamesSoFar': '目前的胜盘数：1-0、1-1',
  'opt.t.between': '一盘刚结束，没有正在进行的游戏',
  'opt.t.turnsOver': '延长回合已结束',
  'opt.t.won': '前一盘的胜者，或“draw”（平）',
  'opt.t.chose': '前一盘为平时，由谁选择是否先手',
  'opt.t.unplayed': '本局尚未真正进行过一盘：第一盘未使用任何牌便约和',
  'opt.t.looked': '在选择之前已检视手牌的牌手',
  'opt.t.game': '第几盘（默认：第二盘）',
  'opt.t.onTable': '桌面上余下的牌，停留最久的在前：未及时选牌者得此牌',
  'opt.t.registration': '登记现开牌池及之后构组套牌期间的宣布事项',
  'opt.t.pool': '牌手所开牌池的文件：限制赛套牌除基本地之外只能使用其中的牌',
  'opt.t.product': '比赛所需的补充包，按每位牌手或每队计（MTR附录D）',
};

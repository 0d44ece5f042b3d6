/** What is called out. */
export const ANNOUNCEMENTS = {
  'call.begin': { en: 'Round {round} begins. You have {minutes} minutes.', zh: '第{round}轮开始，时限{minutes}分钟。' },
  'call.beginUntimed': { en: 'Round {round} begins. There is no time limit.', zh: '第{round}轮开始，无时限。' },
  'call.checkLong': {
    en: 'Table {table}: the deck check has taken seven minutes; the decks go back to the players.',
    zh: '第{table}桌：查套牌已满七分钟，应将套牌交还牌手。',
  },
  'call.graceOver': {
    en: 'The {minutes} minutes of grace are over: who is not seated is late.',
    zh: '{minutes}分钟的等待时限已过：未入座者为迟到。',
  },
  'call.tenLate': { en: 'Ten minutes into the round: who is not seated loses the match.', zh: '本轮已开始十分钟：未入座者判一局负。' },
  'call.tenLeft': { en: 'Ten minutes are left in the round.', zh: '本轮还剩十分钟。' },
  'call.time': {
    en: 'Time in the round. The active player finishes the turn, then {turns} more turns are played. No new games.',
    zh: '时间到。主动牌手完成当前回合，之后再进行{turns}个回合。不得开始新的一盘。',
  },
  'call.timePlayoff': {
    en: 'Time in the round. The active player finishes the turn, then {turns} more turns are played; then life totals decide.',
    zh: '时间到。主动牌手完成当前回合，之后再进行{turns}个回合；然后由总生命决定胜负。',
  },
  'call.timeTable': {
    en: 'Table {table}: time. {turns} more turns after this one.',
    zh: '第{table}桌时间到。当前回合之后再进行{turns}个回合。',
  },
  'call.booster': {
    en: 'Take booster {booster}, count it, and look at it. It is passed to the {direction}.',
    zh: '拿起第{booster}包，清点张数并查看。向{direction}传。',
  },
  'call.left': { en: 'left', zh: '左' },
  'call.right': { en: 'right', zh: '右' },
  'call.pick': { en: 'Pick {pick}: {left} cards, {seconds} seconds.', zh: '第{pick}抓：{left}张，{seconds}秒。' },
  'call.lastCard': { en: 'Take what is left ({left}).', zh: '拿走剩下的牌（{left}张）。' },
  'call.put': { en: 'Put the card on your pile and pass the rest.', zh: '将所选的牌放在自己牌堆上，传出其余的牌。' },
  'call.review': { en: 'You may look at your cards for {seconds} seconds.', zh: '查看已抓的牌，{seconds}秒。' },
  'call.draftOver': { en: 'The draft is over. No talking until the lists are handed in.', zh: '轮抽结束。交回套牌登记表之前请勿交谈。' },
  'call.register': { en: 'You have {minutes} minutes to register the pool in front of you.', zh: '登记面前的牌池，时限{minutes}分钟。' },
  'call.build': { en: 'You have {minutes} minutes to build and register your deck.', zh: '构组并登记套牌，时限{minutes}分钟。' },
  'call.buildLeft': { en: '{minutes} minutes are left to build.', zh: '构组时间还剩{minutes}分钟。' },
  'call.buildOver': { en: 'Time for building is over. Hand in your lists.', zh: '构组时间到。请交回套牌登记表。' },
} as const;

/** What the server itself says, in both languages; what games and the card set say comes from their catalogues. */
import { both, type Catalogue, type Lang, LIST, renderMessage, type Text } from '@apnap/words';

const TEXTS = {
  'act.pass': { en: 'Pass', zh: '让过优先权' },
  'act.cast': { en: 'Cast {name}', zh: '施放{name}' },
  'act.cast@classic': { en: 'Play {name}', zh: '使用{name}' },
  'act.land': { en: 'Play {name}', zh: '使用{name}' },
  'act.activate': { en: '{name}: {does}', zh: '{name}：{does}' },
  'act.mana': { en: '{name}: {does}', zh: '{name}：{does}' },
  'act.suspend': { en: 'Suspend {name}', zh: '延缓{name}' },
  'act.foretell': { en: 'Foretell {name}', zh: '预示{name}' },
  'act.endEffect': { en: 'End the effect of {name}', zh: '终止{name}的效应' },
  'act.ignore': { en: 'Ignore the effect of {name} this turn', zh: '本回合忽略{name}的效应' },
  'act.plot': { en: 'Plot {name}', zh: '谋划{name}' },
  'act.turnFaceUp': { en: 'Turn {name} face up', zh: '将{name}翻回正面' },
  'act.other': { en: '{act}: {name}', zh: '{act}：{name}' },
  'pay.plan': { en: 'Pay like this', zh: '照此支付' },
  'pay.cancel': { en: 'Take it back', zh: '取消' },
  'pay.use': { en: 'Use {name} for {mana}', zh: '以{name}支付{mana}' },
  'pay.useMixed': { en: 'Use {name}, a type for each mana', zh: '使用{name}，逐点选择法术力类别' },
  'pay.useOther': { en: 'Use {name}', zh: '使用{name}' },
  'pay.life': { en: 'Pay 2 life', zh: '支付2点生命' },
  'option.pile': { en: '{names}', zh: '{names}' },
  'option.emptyPile': { en: 'The empty pile', zh: '空的一堆' },
  'option.replacement': { en: '{name}: {does}', zh: '{name}：{does}' },
  'option.free': { en: 'Nothing to pay', zh: '无需支付' },
  'option.none': { en: 'Option {n}', zh: '选项{n}' },
  'does.enters': { en: '{name} enters the battlefield.', zh: '{name}进战场。' },
  'does.x': { en: ' (X = {n})', zh: '（X＝{n}）' },
  'does.deals': { en: '{name} deals {n} damage to {to}.', zh: '{name}对{to}造成{n}点伤害。' },
  'does.draws': { en: '{name} draws a card.', zh: '{name}抓一张牌。' },
  'does.to': { en: ' → {names}', zh: ' → {names}' },
  'mark.monarch': { en: 'Monarch', zh: '君主' },
  'mark.initiative': { en: 'The initiative', zh: '先机' },
  'mark.story': { en: 'Enduring story', zh: '不朽传说' },
  'mark.blessing': { en: "City's blessing", zh: '黄金城祝福' },
  'mark.speed': { en: 'Speed {n}', zh: '速度{n}' },
  'mark.commanderDamage': { en: '{n} from {name}', zh: '受到{name}{n}点' },
  'reason.drawAgreed': { en: 'a draw by agreement', zh: '双方同意和局' },
  'reason.time': { en: 'out of time', zh: '超时' },
  'reason.timeCalled': { en: 'the time of the round is over', zh: '本轮时间已到' },
  'reason.dropped': { en: 'dropped from the event', zh: '退出比赛' },
  'reason.away': { en: 'did not come back', zh: '未返回对局' },
  'seat.open': { en: 'Open seat', zh: '空位' },
  'seat.guest': { en: 'Guest {n}', zh: '访客{n}' },
  'seat.computer': { en: 'Computer', zh: '电脑' },
  'seat.again': { en: '{name} ({n})', zh: '{name}（{n}）' },
  'error.noTournament': { en: 'There is no such tournament.', zh: '没有这场比赛。' },
  'error.notAllowed': { en: 'That is for officials of this tournament to do.', zh: '该操作须由本比赛的相应工作人员进行。' },
  'error.entryClosed': { en: 'Nobody can enter by himself here now: ask the desk.', zh: '目前不能自行报名，请到比赛台办理。' },
  'error.wrongCode': { en: 'The code is not one of this tournament.', zh: '这个代码不属于本比赛。' },
  'error.enteredAlready': { en: 'You are entered already.', zh: '您已报名。' },
  'error.claimedAlready': {
    en: 'Somebody plays under this name with another device already: the desk can free it.',
    zh: '已有其他设备以此牌手身份登录；可请比赛台解除。',
  },
  'error.judgePlays': {
    en: 'Who plays in the tournament judges no match of it (MTR 1.4).',
    zh: '参加本比赛的裁判不得执法其中的对局（MTR 1.4）。',
  },
  'error.notAtTable': { en: 'You are not at a table now.', zh: '您目前没有对局桌号。' },
  'error.calledAlready': { en: 'A judge has been called to this table already.', zh: '本桌已呼叫裁判。' },
  'error.playedHere': {
    en: 'This match is played at a table here: its result comes from the game.',
    zh: '该对局正在本服务器上进行，结果由对局产生。',
  },
  'tournament.server': { en: 'the server', zh: '服务器' },
  'error.tooManyTournaments': { en: 'No more than {most} tournaments at a time.', zh: '同时最多{most}场比赛。' },
  'refused.notYourTurn': { en: 'The game does not wait for you.', zh: '现在不是由你决定。' },
  'must.attack': { en: 'Something you control must attack if able.', zh: '你操控的某个生物若能攻击，则必须攻击。' },
  'must.block': { en: 'Something you control must block if able.', zh: '你操控的某个生物若能阻挡，则必须阻挡。' },
  'refused.stale': { en: 'That decision is no longer pending.', zh: '该决定已经过去。' },
  'refused.noSuchName': { en: 'No card has that name.', zh: '没有这个名称的牌。' },
  'refused.noSeat': { en: 'You do not sit at this table.', zh: '你不在此桌就座。' },
  'refused.noGame': { en: 'No game is being played here.', zh: '此处没有进行中的对局。' },
  'refused.nothingToTakeBack': { en: 'There is nothing to take back.', zh: '没有可撤回的操作。' },
  'refused.podRematch': { en: 'Each match of the rounds is played once.', zh: '每轮的比赛只进行一次。' },
  'refused.once': {
    en: '{game}: what was answered stands. Only an answer that waits for those of others can be changed.',
    zh: '{game}：已作出的决定不可更改。只有仍在等待他人的决定可以更改。',
  },
  'refused.noOffer': { en: 'Nothing of the kind was offered.', zh: '没有这样的提议。' },
  'refused.tooEarly': { en: 'That is not possible now.', zh: '现在不能这样做。' },
  'refused.sideboard': {
    en: 'Main deck and sideboard must hold the same cards as before, the main deck at least {least}.',
    zh: '主牌与备牌合计必须与原来相同，主牌至少{least}张。',
  },
  'refused.limitedSideboard': {
    en: 'The cards of the pool must be the same as before, the main deck has at least {least} cards, and at most {lands} of each basic land.',
    zh: '牌池的牌必须与原来相同，主牌至少{least}张，每种基本地至多{lands}张。',
  },
  'refused.conspiracies': {
    en: 'Conspiracies are of one’s own pool, each with as many different names as it wants.',
    zh: '诡局须来自自己的牌池，且各有其所需数量的不同牌名。',
  },
  'refused.chatty': { en: 'Not so much at once; wait a moment.', zh: '发言过快，请稍候。' },
  'refused.busy': { en: 'What you asked for before is still waiting to be done.', zh: '你之前的请求仍在等待处理。' },
  'refused.fault': {
    en: 'The server has a fault with this; nothing was done. Something else may work.',
    zh: '服务器处理此操作时出错，未作任何改变。可尝试其他操作。',
  },
  'refused.spent': {
    en: 'You have used up your share of the processor; there is some again in {seconds} seconds.',
    zh: '你的处理器时间份额已用完，{seconds}秒后恢复。',
  },
  'refused.long': { en: 'That takes longer than it may.', zh: '该请求耗时过长。' },
  'refused.nothingSaid': { en: 'There is nothing to be seen in that.', zh: '其中没有可见的内容。' },
  'refused.pastUnknown': { en: 'There is no such moment.', zh: '没有这一时刻。' },
  'why.notFound': { en: 'There is no such line.', zh: '没有这一条记录。' },
  'why.title': { en: 'Why?', zh: '为什么？' },
  'why.answer': { en: '{player} decided it: {what}', zh: '由{player}决定：{what}' },
  'why.reason': { en: 'What it thought: {why}', zh: '它的考虑：{why}' },
  'why.procedure': { en: 'The rules call for it; before it, {player}: {what}', zh: '依规则进行；此前{player}：{what}' },
  'why.ruling': { en: 'An official has ruled so.', zh: '由裁判裁定。' },
  'point.hidden': { en: '{player}: a decision that is not open to all', zh: '{player}：并非公开的决定' },
  'point.open': { en: '{player}: {what}', zh: '{player}：{what}' },
  'why.start': { en: 'The game begins.', zh: '对局开始。' },
  'why.object': { en: '{name} as it is now', zh: '{name}目前的状态' },
  'why.printed': { en: 'As printed: {what}', zh: '印刷值：{what}' },
  'why.now': { en: 'Now: {what}', zh: '现在：{what}' },
  'why.counters': { en: '{n} {kind} counters', zh: '{n}个{kind}指示物' },
  'refused.judgeRules': {
    en: 'The game stands still until the head judge has decided about backing up.',
    zh: '在主审决定是否倒回之前，对局暂停。',
  },
  'refused.noBackUp': { en: 'This game can not be changed by an official.', zh: '此游戏无法由裁判更动。' },
  'refused.notAtPlay': {
    en: 'No game is being played here: one that is over stays as it ended.',
    zh: '此桌没有正在进行的游戏；已结束的游戏维持其结果。',
  },
  'refused.noPoint': {
    en: 'The game is not backed up to there: only to where a player decided something, not before the first turn, not before an earlier back-up, and not further than {most} decisions (IPG 1.4).',
    zh: '对局无法倒回至该处：只能倒回至牌手作决定的时点，不得早于第一回合或先前的倒回，且不得超过{most}个决定（IPG 1.4）。',
  },
  'refused.proposedAlready': { en: 'A back-up waits for the head judge already.', zh: '已有一项倒回等待主审批准。' },
  'refused.notProposed': { en: 'No back-up waits to be decided.', zh: '没有等待决定的倒回。' },
  'refused.notYours': { en: 'Another judge has asked for that back-up.', zh: '该倒回由另一位裁判提出。' },
  'refused.notHeadJudge': {
    en: 'Only the head judge does that (IPG 1.4).',
    zh: '只有主审可以这样做（IPG 1.4）。',
  },
  'refused.notEntered': { en: 'You are not at this table: enter it first.', zh: '你不在此桌：请先入场。' },
  'refused.enteredAlready': { en: 'You are at this table already.', zh: '你已在此桌。' },
  'refused.byHand.battlefield': {
    en: 'Nothing is put onto the battlefield by hand: what enters makes choices as it does. Back the game up (IPG 1.4).',
    zh: '程序不会直接将牌放进战场：牌在进战场时会作出选择。请倒回对局（IPG 1.4）。',
  },
  'refused.byHand.stack': {
    en: 'What is on the stack is not moved by hand: back the game up (IPG 1.4).',
    zh: '程序不会移动堆叠上的物件：请倒回对局（IPG 1.4）。',
  },
  'official.headJudge': { en: 'Head judge {name}', zh: '主审{name}' },
  'official.judge': { en: 'Judge {name}', zh: '裁判{name}' },
  'official.enter': { en: '{who} has come to the table.', zh: '{who}来到此桌。' },
  'official.leave': { en: '{who} has left the table.', zh: '{who}离开此桌。' },
  'official.look': { en: '{who} looks at all hands.', zh: '{who}查看所有手牌。' },
  'official.lookNoMore': { en: '{who} no longer looks at hands.', zh: '{who}不再查看手牌。' },
  'official.proposes': {
    en: '{who} asks the head judge to back the game up to before “{before}” ({why}). The game stands still.',
    zh: '{who}请主审批准将对局倒回至“{before}”之前（{why}）。对局暂停。',
  },
  'official.withdraws': { en: '{who} asks no more to back the game up; it goes on.', zh: '{who}撤回倒回请求；对局继续。' },
  'official.refuses': { en: '{who} does not back the game up; it goes on.', zh: '{who}不批准倒回；对局继续。' },
  'official.backsUp': {
    en: '{who} backs the game up to before “{before}” ({why}).',
    zh: '{who}将对局倒回至“{before}”之前（{why}）。',
  },
  'official.corrects': { en: '{who}: {what} ({why})', zh: '{who}：{what}（{why}）' },
  'official.note': { en: 'Table {table}: {what}', zh: '第{table}桌：{what}' },
  'correct.life': { en: 'the life total of {player} is {n}', zh: '{player}的总生命为{n}' },
  'correct.counters': { en: '{on} has {n} {counter} {n:counter|counters}', zh: '{on}上有{n}个{counter}指示物' },
  'correct.tapped': { en: '{name} is tapped', zh: '{name}为横置' },
  'correct.untapped': { en: '{name} is untapped', zh: '{name}为未横置' },
  'correct.hand': { en: '{name} goes to its owner’s hand', zh: '{name}移回其拥有者手上' },
  'correct.graveyard': { en: '{name} goes to its owner’s graveyard', zh: '{name}置入其拥有者的坟墓场' },
  'correct.exile': { en: '{name} goes into exile', zh: '{name}移至放逐区' },
  'correct.libraryTop': { en: '{name} goes on top of its owner’s library', zh: '{name}置于其拥有者的牌库顶' },
  'correct.libraryBottom': { en: '{name} goes on the bottom of its owner’s library', zh: '{name}置于其拥有者的牌库底' },
  'correct.someCard': { en: 'a card', zh: '一张牌' },
  'correct.toLibrary': {
    en: '{n} {n:card|cards} of {player}’s hand, chosen at random, {n:goes|go} on top of the library',
    zh: '随机从{player}手上选择{n}张牌，置于其牌库顶',
  },
  'correct.shuffle': { en: 'the part of {player}’s library that nobody knows is shuffled', zh: '将{player}牌库的未知部分洗牌' },
  'correct.draw': { en: '{player} draws {n} {n:card|cards} now', zh: '{player}现在抓{n}张牌' },
  'correct.discard': { en: '{player} discards {n} {n:card|cards} now', zh: '{player}现在弃{n}张牌' },
  'correct.discardToSize': { en: '{player} discards down to the maximum hand size now', zh: '{player}现在弃牌至手牌上限' },
  'correct.choice': { en: '{player} makes the choice for {name} now', zh: '{player}现在为{name}作出选择' },
  'correct.opening': {
    en: '{n} {n:card|cards} of {player}’s opening hand, chosen at random, {n:is|are} shuffled into the library',
    zh: '随机从{player}的起手牌中选择{n}张牌洗入其牌库',
  },
  'correct.trigger': { en: 'an ability of {name} is put on the stack: {does}', zh: '将{name}的异能放进堆叠：{does}' },
  'learned.library': {
    en: '{who} has learned {n} {n:card|cards} of {whose} library.',
    zh: '{who}得知了{whose}牌库中的{n}张牌。',
  },
  'learned.hand': { en: '{who} has learned {n} {n:card|cards} of {whose} hand.', zh: '{who}得知了{whose}手上的{n}张牌。' },
  'learned.other': {
    en: '{who} has learned {n} {n:card|cards} of {whose} that {n:was|were} hidden.',
    zh: '{who}得知了{whose}的{n}张原本隐藏的牌。',
  },
  'learned.shuffled': { en: '{who} has shuffled.', zh: '{who}洗了牌库。' },
  'learned.chance': { en: 'Chance has decided something.', zh: '出现了随机结果。' },
  'learned.own': { en: 'their own', zh: '自己' },
  'learned.of': { en: '{player}’s', zh: '{player}' },
  'chance.drawn': {
    en: '{n} of {of} cards of {player}’s hand {n:goes|go} back on the library, chosen at random: {n:it|they} could be any of these (IPG 1.4).',
    zh: '从{player}手牌中可能的{of}张里随机选择{n}张置回牌库（IPG 1.4）。',
  },
  'chance.shuffled': {
    en: '{player}’s library is shuffled, but for the cards whose places are known (IPG 1.4, 2.2).',
    zh: '{player}的牌库重新洗牌，但位置已知的牌除外（IPG 1.4、2.2）。',
  },
  'log.takenBack.practice': {
    en: '{player} takes back the last decision, knowing what came of it.',
    zh: '{player}悔步，且已得知其后的结果。',
  },
  'log.takenBack.agreed': { en: '{player} takes back the last decision, as agreed.', zh: '经对手同意，{player}悔步。' },
  'why.lastSeen': { en: '{name} as it was when it was last seen', zh: '{name}最后可见时的状态' },
  'rules.cr': { en: 'Comprehensive Rules', zh: '完整规则' },
  'rules.mtr': { en: 'Magic Tournament Rules', zh: '万智牌比赛规则' },
  'rules.ipg': { en: 'Infraction Procedure Guide', zh: '违规处理方针' },
  'rules.jar': { en: 'Judging at Regular', zh: '一般级别执法指南' },
  'rules.notes': { en: 'Notes', zh: '笔记' },
  'rules.source': { en: '{kind}, {edition}', zh: '{kind}，{edition}' },
  'answer.count': { en: 'choose from {min} to {max}, not {given}', zh: '须选择{min}到{max}个，而不是{given}个' },
  'answer.given': { en: 'that decision has been answered; the answers of others are waited for', zh: '此决定已有答复，正在等待其他玩家' },
  'answer.notAsked': { en: 'no decision is waiting for an answer', zh: '目前没有等待答复的决定' },
  'answer.notInGame': { en: 'that player is not in the game', zh: '该玩家不在此对局中' },
  'answer.notOffered': { en: '{value} is not among the options', zh: '{value}不在可选项之中' },
  'answer.notPermutation': { en: 'name each of the {count} options once', zh: '这{count}个选项须各出现一次' },
  'answer.noRulings': { en: 'an official changes nothing in this game', zh: '裁判无法更动此游戏' },
  'answer.notWaiting': { en: 'there is no answer of that player that waits for others', zh: '该玩家没有正在等待他人的答复' },
  'answer.range': { en: 'the number must be from {min} to {max}', zh: '数字须在{min}到{max}之间' },
  'answer.shape': { en: 'this decision needs an answer of the form "{form}"', zh: '此决定需要「{form}」形式的答复' },
  'answer.share': { en: 'share {index} must be from {least} to {most}', zh: '第{index}份须在{least}到{most}之间' },
  'answer.tooOften': { en: 'option {value} is chosen too often', zh: '选项{value}被选择的次数过多' },
  'answer.total': { en: 'the shares must add up to {total}, not {given}', zh: '各份之和须为{total}，而不是{given}' },
  'advice.none': { en: 'There is nothing to decide now.', zh: '现在没有需要决定的事。' },
  'advice.does': { en: 'The computer would choose: {what}', zh: '电脑会选择：{what}' },
  'error.badRequest': { en: 'The request is not understood: {what}', zh: '无法理解该请求：{what}' },
  'error.notFound': { en: 'There is nothing here.', zh: '此处没有内容。' },
  'error.noTable': { en: 'There is no such table.', zh: '没有此桌。' },
  'error.noGame': { en: 'The game "{game}" is not known here.', zh: '此处没有名为「{game}」的游戏。' },
  'error.gameSeats': {
    en: '{name} is played by {least} to {most}, one of them at least a person.',
    zh: '{name}由{least}至{most}人进行，其中至少一名真人。',
  },
  'error.noWhatIf': { en: 'There are no what-ifs of this game.', zh: '此游戏不支持假设推演。' },
  'error.notInPod': { en: 'You do not play in these rounds.', zh: '你未参加这些轮次。' },
  'error.podLeft': { en: 'You do not play in these rounds any more.', zh: '你已不再参加这些轮次。' },
  'error.noPod': { en: 'There are no such rounds.', zh: '没有这样的对战轮次。' },
  'draft.deckOf': { en: 'Draft deck of {player}', zh: '{player}的轮抽套牌' },
  'error.draftSeats': { en: 'Such a draft is for {least} to {most} players.', zh: '此种轮抽适用于{least}至{most}名牌手。' },
  'error.noDeck': { en: 'There is no such deck.', zh: '没有此套牌。' },
  'error.noCard': { en: 'No card is named "{name}".', zh: '没有名为「{name}」的牌。' },
  'error.noRule': { en: 'There is no such rule.', zh: '没有此规则。' },
  'error.pattern': { en: 'The search takes too long.', zh: '该搜索耗时过长。' },
  'error.query': { en: '"{text}": {what}', zh: '「{text}」：{what}' },
  'error.cardUnplayable': { en: '{name} can not be played yet: {what}', zh: '{name}尚不能使用：{what}' },
  'error.cardBeyond': {
    en: 'These rules know nothing of what {name} needs: {what}.',
    zh: '此规则中没有{name}所需的内容：{what}。',
  },
  'error.cardTooNew': {
    en: '{name} was first printed on {printed}; cards after {day} are not played by these rules.',
    zh: '{name}首次印行于{printed}；此规则不使用{day}之后的牌。',
  },
  'error.cardUndated': {
    en: 'It is not known when {name} was first printed; cards after {day} are not played by these rules.',
    zh: '{name}的首次印行日期不详；此规则不使用{day}之后的牌。',
  },
  'error.deckFaulty': { en: 'The deck can not be played: {what}', zh: '该套牌无法使用：{what}' },
  'error.deckSmall': { en: 'A deck needs at least {least} cards, this one has {n}.', zh: '套牌至少需要{least}张牌，此套牌有{n}张。' },
  'way.freeForAll': { en: 'Everybody for themselves; who is left wins.', zh: '各自为战，最后留下的牌手获胜。' },
  'way.commander': {
    en: 'Each with a legendary commander and 40 life, everybody for themselves.',
    zh: '每人一位传奇指挥官、40点生命，各自为战。',
  },
  'way.brawl': {
    en: 'As Commander, with smaller decks and 25 life (30 for more than two).',
    zh: '类似指挥官，套牌较小，25点生命（多于两人时30点）。',
  },
  'way.twoHeadedGiant': { en: 'Two teams take their turns together and share their life.', zh: '两队各自同时进行回合，并共享生命总值。' },
  'way.teams': { en: 'Teams that sit together; each player takes turns alone.', zh: '队友相邻而坐，每位牌手分别进行回合。' },
  'way.emperor': { en: 'Teams of three around an emperor, whose fall is the team’s.', zh: '三人一队，中间为皇帝；皇帝落败则全队落败。' },
  'way.grandMelee': {
    en: 'Four to seven in a ring: each has to do with those next to them, and attacks to the left.',
    zh: '四至七人围坐：影响范围为1，只攻击左侧的对手。',
  },
  'way.alternatingTeams': { en: 'Two teams whose players sit alternately.', zh: '两队牌手交错而坐。' },
  'way.planechase': {
    en: 'A common deck of planes and phenomena changes the rules of the place.',
    zh: '共用时空套牌，场地规则随时空变换。',
  },
  'way.archenemy': { en: 'One against all others, with a deck of schemes and 40 life.', zh: '一人持阴谋套牌、40点生命，对抗其余所有人。' },
  'error.cardBeside': { en: '{name} is no card of an ordinary deck', zh: '{name}不是普通套牌的牌' },
  'error.notHost': { en: 'Who else plays is for the first person at the table to say.', zh: '由桌上首位真人决定其他座位。' },
  'error.noSeat': { en: 'You do not sit at this table.', zh: '你不在此桌就座。' },
  'error.begun': { en: 'The game has begun; you can concede it.', zh: '对局已经开始；你可以认输。' },
  'error.boardSeats': { en: 'This board has {seats} seats, numbered from 0.', zh: '此局面有{seats}个座位，自0起编号。' },
  'error.tableOthers': { en: 'Say either who the opponent is or who the others are.', zh: '请指定对手或其余座位（二者择一）。' },
  'error.matchOfTwo': { en: 'Only two play a match of several games.', zh: '仅两人对局可采用多局比赛。' },
  'error.needsCommander': { en: 'Commander is played here, and {name} has no commander.', zh: '此桌为指挥官对局，而{name}没有指挥官。' },
  'error.hasCommander': { en: '{name} has a commander, and plays with such decks only.', zh: '{name}有指挥官，只能与此类套牌对局。' },
  'error.taken': { en: 'That seat is taken.', zh: '该座位已有人。' },
  'error.ownTable': { en: 'You sit at this table already.', zh: '你已在此桌就座。' },
  'error.tooMany': { en: 'Too many requests; wait a moment.', zh: '请求过多，请稍候。' },
  'error.tooManyGuests': {
    en: 'Too many new guests from your address; go on as one of them, sign in, or try again later.',
    zh: '你的地址新建访客过多；请以已有访客身份继续、登录，或稍后再试。',
  },
  'error.manyDecks': { en: 'Too many new decks from your address; try again later.', zh: '你的地址新建套牌过多，请稍后再试。' },
  'error.manyOpen': {
    en: 'Too many tables are open at once from your address or by you; close one first.',
    zh: '你的地址或你本人同时打开的牌桌过多；请先关闭一个。',
  },
  'error.tooManyDecks': { en: 'There is room for {most} decks.', zh: '最多可保存{most}副套牌。' },
  'error.tooManyTables': { en: 'You have {most} unfinished tables; finish one first.', zh: '你已有{most}个未结束的桌；请先结束其中之一。' },
  'error.tooLarge': { en: 'The request is too large.', zh: '请求过大。' },
  'error.origin': { en: 'This page may not do that.', zh: '此页面无权这样做。' },
  'error.noSession': { en: 'Play or sign in first.', zh: '请先开始游戏或登录。' },
  'error.badCode': { en: 'That code is not known.', zh: '该代码无效。' },
  'error.badLogin': { en: 'Name and password do not fit.', zh: '名称与密码不符。' },
  'error.badName': {
    en: 'A name can not hold the character {what}: it can not be seen, or changes the text around it.',
    zh: '名称不能包含字符{what}：它不可见，或会改变周围的文字。',
  },
  'error.noName': {
    en: 'A name needs something that can be seen, and at most 40 characters (80 for a deck).',
    zh: '名称须含可见字符，且不超过40个字符（套牌为80个）。',
  },
  'error.guesses': {
    en: 'Too many wrong passwords for this name. Wait a while, or sign in with a browser that has been signed in before.',
    zh: '该名称的错误密码过多。请稍候再试，或用曾登录过的浏览器登录。',
  },
  'error.host': {
    en: 'This server is not known as "{host}". Whoever runs it can allow the name: apnap serve --allow-host {host}',
    zh: '此服务器不以「{host}」为名。运行者可允许该名称：apnap serve --allow-host {host}',
  },
  'error.signedOut': { en: 'You have been signed out; come in again.', zh: '你已退出登录，请重新进入。' },
  'error.nameTaken': { en: 'That name is taken.', zh: '该名称已被使用。' },
  'error.isAccount': { en: 'You have an account already.', zh: '你已有账号。' },
  'error.notOver': { en: 'The game is not over.', zh: '对局尚未结束。' },
  'error.internal': { en: 'The server has a fault.', zh: '服务器出错。' },
  'error.elsewhere': { en: 'The table has moved to another server; try again.', zh: '该桌已转移到另一服务器，请重试。' },
  'error.away': { en: 'The server can not reach its database; try again in a moment.', zh: '服务器暂时无法连接数据库，请稍后重试。' },
  'error.full': { en: 'The disk of the server is full; try again later.', zh: '服务器磁盘已满，请稍后重试。' },
  'error.broken': { en: 'The database of the server can not be read.', zh: '无法读取服务器的数据库。' },
  'error.spent': {
    en: 'Your share of the processor is used up; there is some again in {seconds} seconds.',
    zh: '你的处理器时间份额已用完，{seconds}秒后恢复。',
  },
  'error.long': { en: 'That takes longer than it may.', zh: '该请求耗时过长。' },
  'error.crowded': { en: 'The server has too much to do; try again in a moment.', zh: '服务器繁忙，请稍后再试。' },
  'error.board': {
    en: 'The board can not be played: setting it up takes longer than it may.',
    zh: '无法使用此场面：布置耗时过长。',
  },
  'error.boardCards': { en: 'A board has room for {most} cards.', zh: '场面至多容纳{most}张牌。' },
  'error.boardRefused': { en: 'The board can not be played: {what}', zh: '无法使用此场面：{what}' },
  'error.waiting': {
    en: 'Your share of the processor is used up: what you do takes effect in {seconds} seconds.',
    zh: '你的处理器时间份额已用完：操作将在{seconds}秒后生效。',
  },
  'closed.answer': {
    en: 'This table was closed: one step of its game would take longer than a server can allow. Nobody has won.',
    zh: '此桌已关闭：对局的一步所需时间超出服务器允许的上限。无人获胜。',
  },
  'closed.again': {
    en: 'This table was closed: its game takes too long to be played again from what was written down. Nobody has won.',
    zh: '此桌已关闭：依记录重演其对局耗时过长。无人获胜。',
  },
  'closed.begin': {
    en: 'This table was closed: the board it begins with takes too long to be set up.',
    zh: '此桌已关闭：布置其初始场面耗时过长。',
  },
  'closed.left': { en: 'This table was closed: nobody waits here any more.', zh: '此桌已关闭：已无人在此等候。' },
  'closed.fault': {
    en: 'This table was closed: the server has a fault with what would happen next. Nobody has won.',
    zh: '此桌已关闭：服务器无法处理接下来发生的事。无人获胜。',
  },
  'error.slow': { en: 'The connection is too slow or sends too much.', zh: '连接过慢或发送过多。' },
} as const;

export type TextId = keyof typeof TEXTS;
type Param = string | number | Text;

/** Ids of all texts, for the test that looks at their parameters. */
export const TEXT_IDS = Object.keys(TEXTS) as TextId[];
export const templateOf = (id: TextId): Text => TEXTS[id];

const CATALOGUE: Catalogue = { template: (id, lang) => TEXTS[id as TextId][lang] };

/** What stands for parameters in a language. */
const inLang = (params: Readonly<Record<string, Param>>, lang: Lang): Record<string, string | number> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, typeof value === 'object' ? value[lang] : value]));

/** A text of the server in both languages. */
export const say = (id: TextId, params: Readonly<Record<string, Param>> = {}): Text =>
  both((lang) => renderMessage(CATALOGUE, { id, params: inLang(params, lang) }, lang));

export { both };

/** The same in both languages. */
export const plain = (text: string): Text => ({ en: text, zh: text });

/** What the kernel says is wrong with an answer, by the id of the message; undefined for one that is a game's. */
export const kernelTemplate = (id: string): Text | undefined =>
  id.startsWith('answer.') && Object.hasOwn(TEXTS, id) ? TEXTS[id as TextId] : undefined;

/** Texts one after the other. */
export const joined = (texts: readonly Text[], between: Text = plain('')): Text =>
  both((lang) =>
    texts
      .map((t) => t[lang])
      .filter((t) => t !== '')
      .join(between[lang]),
  );

export { LIST };
export const LINES: Text = plain('\n');

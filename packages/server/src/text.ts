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
  'seat.open': { en: 'Open seat', zh: '空位' },
  'seat.guest': { en: 'Guest {n}', zh: '访客{n}' },
  'seat.computer': { en: 'Computer', zh: '电脑' },
  'seat.second': { en: '{name} (2)', zh: '{name}（2）' },
  'refused.notYourTurn': { en: 'The game does not wait for you.', zh: '现在不是由你决定。' },
  'must.attack': { en: 'Something you control must attack if able.', zh: '你操控的某个生物若能攻击，则必须攻击。' },
  'must.block': { en: 'Something you control must block if able.', zh: '你操控的某个生物若能阻挡，则必须阻挡。' },
  'refused.stale': { en: 'That decision is no longer pending.', zh: '该决定已经过去。' },
  'refused.noSuchName': { en: 'No card has that name.', zh: '没有这个名称的牌。' },
  'refused.noSeat': { en: 'You do not sit at this table.', zh: '你不在此桌就座。' },
  'refused.noGame': { en: 'No game is being played here.', zh: '此处没有进行中的对局。' },
  'refused.nothingToTakeBack': { en: 'There is nothing to take back.', zh: '没有可撤回的操作。' },
  'refused.noOffer': { en: 'Nothing of the kind was offered.', zh: '没有这样的提议。' },
  'refused.tooEarly': { en: 'That is not possible now.', zh: '现在不能这样做。' },
  'refused.sideboard': {
    en: 'Main deck and sideboard must hold the same cards as before, the main deck at least {least}.',
    zh: '主牌与备牌合计必须与原来相同，主牌至少{least}张。',
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
  'why.start': { en: 'The game begins.', zh: '对局开始。' },
  'why.object': { en: '{name} as it is now', zh: '{name}目前的状态' },
  'why.printed': { en: 'As printed: {what}', zh: '印刷值：{what}' },
  'why.now': { en: 'Now: {what}', zh: '现在：{what}' },
  'why.counters': { en: '{n} {kind} counters', zh: '{n}个{kind}指示物' },
  'log.takenBack.practice': {
    en: '{player} takes back the last decision, knowing what came of it.',
    zh: '{player}悔步，且已得知其后的结果。',
  },
  'log.takenBack.agreed': { en: '{player} takes back the last decision, as agreed.', zh: '经对手同意，{player}悔步。' },
  'why.lastSeen': { en: '{name} as it was when it was last seen', zh: '{name}最后可见时的状态' },
  'rules.cr': { en: 'Comprehensive Rules', zh: '完整规则' },
  'rules.mtr': { en: 'Magic Tournament Rules', zh: '万智牌比赛规则' },
  'rules.ipg': { en: 'Infraction Procedure Guide', zh: '违规处理方针' },
  'rules.source': { en: '{kind}, {edition}', zh: '{kind}，{edition}' },
  'answer.count': { en: 'choose from {min} to {max}, not {given}', zh: '须选择{min}到{max}个，而不是{given}个' },
  'answer.given': { en: 'that decision has been answered; the answers of others are waited for', zh: '此决定已有答复，正在等待其他玩家' },
  'answer.notAsked': { en: 'no decision is waiting for an answer', zh: '目前没有等待答复的决定' },
  'answer.notInGame': { en: 'that player is not in the game', zh: '该玩家不在此对局中' },
  'answer.notOffered': { en: '{value} is not among the options', zh: '{value}不在可选项之中' },
  'answer.notPermutation': { en: 'name each of the {count} options once', zh: '这{count}个选项须各出现一次' },
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

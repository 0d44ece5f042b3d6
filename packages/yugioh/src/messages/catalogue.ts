/** What Duels say to people, in English and Chinese. */
import { type Catalogue, type Lang, type Message, renderMessage, type Text } from '@apnap/words';

/** Templates by id; `{name}` stands for a parameter. */
export const YUGIOH_MESSAGES = {
  'ask.idle': { en: 'Your Main Phase: what do you do?', zh: '你的主要阶段：做什么？' },
  'ask.battle': { en: 'Your Battle Phase: what do you do?', zh: '你的战斗阶段：做什么？' },
  'ask.chain': { en: 'Do you activate something?', zh: '是否发动卡或效果？' },
  'ask.trigger': { en: 'Which effect is activated first?', zh: '先发动哪个效果？' },
  'ask.use': { en: 'Do you activate this effect?', zh: '是否发动此效果？' },
  'ask.optional': { en: 'Do you apply this part of the effect?', zh: '是否适用此部分效果？' },
  'ask.zone': { en: 'Choose a zone', zh: '选择区域' },
  'ask.position': { en: 'Choose a battle position', zh: '选择表示形式' },
  'ask.cost': { en: 'Choose what you pay with', zh: '选择作为代价的卡' },
  'ask.choose': { en: 'Choose cards', zh: '选择卡' },
  'ask.target': { en: 'Choose targets', zh: '选择对象' },
  'ask.tributes': { en: 'Choose Tributes', zh: '选择解放的怪兽' },
  'ask.material': { en: 'Choose materials', zh: '选择素材' },
  'ask.summon': { en: 'Choose monsters to Summon', zh: '选择召唤的怪兽' },
  'ask.discard': { en: 'Discard down to 6 cards', zh: '将手牌舍弃至6张' },
  'ask.attackTarget': { en: 'Choose what is attacked', zh: '选择攻击对象' },
  'ask.direct': { en: 'Attack directly?', zh: '是否直接攻击？' },
  'ask.replay': { en: 'Attack again?', zh: '是否再次攻击？' },
  'ask.shuffle': { en: 'The order after shuffling', zh: '洗切后的顺序' },
  'ask.instead': { en: 'Do you use this instead of the destruction?', zh: '是否代替破坏？' },
  'ask.coin': { en: 'Heads or tails', zh: '正面或反面' },
  'ask.die': { en: 'What the die shows', zh: '骰子的点数' },
  'ask.order': { en: 'In which order?', zh: '按什么顺序？' },
  'ask.unless': { en: 'Do you do this, so that the rest does not happen?', zh: '是否执行以避免其余效果？' },
  'ask.option': { en: 'Choose what is done', zh: '选择要适用的效果' },
  'ask.random': { en: 'Cards chosen by chance', zh: '随机选出的卡' },
  'win.lp': { en: 'The Life Points are 0', zh: '基本分为0' },
  'win.both': { en: 'The Life Points of both are 0', zh: '双方基本分同时为0' },
  'win.deck': { en: 'There is no card to draw', zh: '无卡可抽' },
  'win.surrender': { en: 'The opponent has surrendered', zh: '对手投降' },
  'answer.notAsked': { en: 'Nothing is asked.', zh: '当前没有询问。' },
  'answer.tributes': { en: 'These Tributes are not what the Summon asks for.', zh: '这些解放不符合召唤的要求。' },
  'setup.decks': { en: 'A Duel is for two players with a deck each.', zh: '决斗由两名玩家各持一副牌组进行。' },
  'setup.profile': { en: 'The rules “{profile}” can’t be played by.', zh: '无法以规则“{profile}”进行决斗。' },
  'setup.unknown': { en: 'Nobody knows the card {id}.', zh: '未知的卡{id}。' },
  'setup.unread': { en: '{name} can’t be played yet: “{phrase}” is not understood.', zh: '{name}尚无法使用：无法理解“{phrase}”。' },
  'deck.main': { en: 'The Main Deck has {n} cards; it needs 40 to 60.', zh: '主牌组有{n}张卡，需要40至60张。' },
  'deck.extra': { en: 'The Extra Deck has {n} cards; 15 are the most.', zh: '额外牌组有{n}张卡，最多15张。' },
  'deck.side': { en: 'The Side Deck has {n} cards; 15 are the most.', zh: '副牌组有{n}张卡，最多15张。' },
  'deck.unknown': { en: 'Nobody knows the card {id}.', zh: '未知的卡{id}。' },
  'deck.part': { en: '{name} belongs in the other part of the deck.', zh: '{name}应放入牌组的另一部分。' },
  'deck.copies': { en: '{name}: {n} copies, 3 are the most.', zh: '{name}：{n}张，最多3张。' },
  'deck.limit': { en: '{name}: {n} copies, the list allows {most}.', zh: '{name}：{n}张，限制表允许{most}张。' },
} as const satisfies Readonly<Record<string, Text>>;

/** The ids there are. */
export type YugiohMessageId = keyof typeof YUGIOH_MESSAGES;

const CATALOGUE: Catalogue = {
  template: (id, lang) => (YUGIOH_MESSAGES as Readonly<Record<string, Text>>)[id]?.[lang] ?? id,
};

/** A message of a Duel in words. */
export const yugiohText = (message: Message, lang: Lang): string => renderMessage(CATALOGUE, message, lang, String);

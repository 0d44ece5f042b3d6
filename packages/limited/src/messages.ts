/** What drafts say to people, in English and Chinese. */
import { type Catalogue, type Lang, type Message, renderMessage, type Text } from '@apnap/words';

/** Between names of cards in a parameter `names`: no name of a card has it. */
export const BETWEEN_NAMES = '; ';

/** Templates by id; `{name}` stands for a parameter. */
export const LIMITED_MESSAGES = {
  'limited.noBoosters': { en: 'It is not known what boosters of {set} are made of.', zh: '不知道{set}的补充包如何构成。' },
  'limited.tooFew': {
    en: 'Of the {total} cards of {set} only {playable} can be played: too few for its boosters.',
    zh: '{set}的{total}张牌中只有{playable}张可以使用，不足以组成其补充包。',
  },
  'limited.cubeUnknown': { en: 'The cube has cards that nobody knows: {names}.', zh: '方块中有未知的牌：{names}。' },
  'limited.cubeRefused': { en: 'The cube has cards that can’t be played: {names}.', zh: '方块中有无法使用的牌：{names}。' },
  'limited.cubeSize': { en: 'The cube has {cards} cards; {needed} are needed.', zh: '方块有{cards}张牌，需要{needed}张。' },
  'limited.kind': { en: 'There is no kind of draft called {kind}.', zh: '没有名为{kind}的轮抽方式。' },
  'limited.seats': { en: 'This is for {least} to {most} players, not {given}.', zh: '此方式适用于{least}至{most}名牌手，而非{given}名。' },
  'limited.source': { en: 'Either sets or a cube must be named.', zh: '必须指定系列或方块，二者择一。' },
  'limited.sets': { en: 'One to {most} sets can be named.', zh: '可以指定1至{most}个系列。' },
  'limited.cube': { en: 'A cube is a list of at most {most} names.', zh: '方块是最多{most}个牌名的列表。' },
  'limited.boosters': { en: 'Each player has one to {most} boosters.', zh: '每名牌手有1至{most}包补充包。' },
  'limited.packSize': { en: 'A booster of a cube has one to {most} cards.', zh: '方块的补充包有1至{most}张牌。' },
  'limited.pick': { en: 'Pick one of {n} cards', zh: '从{n}张牌中选择一张' },
  'limited.pickSome': { en: 'Pick {some} of {n} cards', zh: '从{n}张牌中选择{some}张' },
  'limited.take': { en: 'Take pile {pile} ({n} cards)?', zh: '是否拿取第{pile}堆（{n}张牌）？' },
  'limited.line': { en: 'Take a row or a column', zh: '拿取一行或一列' },
  'limited.deck': {
    en: 'Build a deck of at least {n} cards from your pool of {pool} and basic lands',
    zh: '用你牌池中的{pool}张牌和基本地构组至少{n}张牌的套牌',
  },
  'limited.commanderDeck': {
    en: 'Build a deck of at least {n} cards with its commander, from your pool of {pool} and basic lands',
    zh: '用你牌池中的{pool}张牌和基本地构组至少{n}张牌的套牌（含指挥官）',
  },
  'limited.noCommander': { en: 'The deck needs a commander.', zh: '套牌需要一位指挥官。' },
  'limited.commanders': { en: 'A deck has at most two commanders, not {n}.', zh: '一副套牌至多有两位指挥官，而非{n}位。' },
  'limited.notAlone': { en: '{card} can only be a commander beside another one.', zh: '{card}只能与另一位指挥官一同担任指挥官。' },
  'limited.notPartners': {
    en: '{card} and {names} can’t be commanders together.',
    zh: '{card}与{names}不能一同担任指挥官。',
  },
  'limited.onlyCommander': { en: '{card} can only be in the deck as a commander.', zh: '{card}只能作为指挥官加入套牌。' },
  'limited.identity': {
    en: '{card} has a color outside the identity of the commander ({colors}).',
    zh: '{card}含有指挥官标识色（{colors}）以外的颜色。',
  },
  'limited.leaderless': {
    en: 'Of the cards that are dealt {n} can be commanders; {needed} players need one each.',
    zh: '所分的牌中有{n}张可以担任指挥官，而{needed}名牌手各需一张。',
  },
  'limited.lacking': {
    en: 'Cards that could be added as commanders can’t be played here: {names}.',
    zh: '以下可作为指挥官加入的牌在此无法使用：{names}。',
  },
  'limited.otherCount': {
    en: 'Player {seat} picked another number of cards in round {round} than {n}.',
    zh: '牌手{seat}在第{round}轮所选的牌数并非{n}张。',
  },
  'limited.why.leads': {
    en: '{names} leads the deck, with {colors}: {points} points.',
    zh: '由{names}率领，颜色为{colors}：{points}分。',
  },
  'limited.why.nextLeads': { en: 'Next: {names}, {points} points.', zh: '其次：{names}，{points}分。' },
  'limited.why.commander': { en: 'a commander ({rating})', zh: '指挥官（{rating}）' },
  'limited.uses': {
    en: 'Each face-up card can be used once; with these {n} cards are picked.',
    zh: '每张牌面朝上的牌只能使用一次；如此须选择{n}张牌。',
  },
  'limited.reveal': { en: 'Reveal a card of your pool for others to make offers?', zh: '是否展示你牌池中的一张牌，供其他牌手提出交换？' },
  'limited.offer': { en: 'Offer a card in exchange for {card}?', zh: '是否提供一张牌以交换{card}？' },
  'limited.accept': { en: 'Accept one of these for {card}?', zh: '是否接受其中一张以交换{card}？' },
  'limited.agenda': { en: 'Secretly choose names for {card}: {n}', zh: '为{card}秘密选择牌名：{n}个' },
  'limited.color': { en: 'Choose a color for {card}', zh: '为{card}选择一种颜色' },
  'limited.add': { en: 'Add a booster to the draft for {card}?', zh: '是否因{card}将一包补充包加入轮抽？' },
  'limited.guess': { en: 'Guess the name of the next card of the booster, for {card}', zh: '为{card}猜测该补充包中下一张牌的名称' },
  'limited.tooSmall': { en: 'The deck needs at least {n} cards besides conspiracies.', zh: '除诡局外，套牌至少需要{n}张牌。' },
  'limited.onlyBooster': {
    en: 'These cards do something as they are drafted, and can only be in booster drafts: {names}.',
    zh: '以下牌在抓选时具有效果，只能用于补充包轮抽：{names}。',
  },
  'limited.once': { en: '{card} is in the pool only once.', zh: '牌池中只有一张{card}。' },
  'limited.otherSeed': { en: 'This is not the seed that was committed to.', zh: '这不是事先承诺的种子。' },
  'limited.otherCards': { en: 'Of this seed card {n} would be another one.', zh: '按此种子，第{n}号牌应为另一张牌。' },
  'limited.otherPack': {
    en: 'The booster that player {seat} opened in round {round} is none of this seed.',
    zh: '牌手{seat}在第{round}轮打开的补充包不属于此种子。',
  },
  'limited.otherAdded': {
    en: 'Player {seat} picked in round {round} from a booster that nobody could have added.',
    zh: '牌手{seat}在第{round}轮从无人能够加入的补充包中选牌。',
  },
  'limited.otherPick': {
    en: 'What player {seat} picked in round {round} was not there to be picked.',
    zh: '牌手{seat}在第{round}轮所选的牌当时无法选择。',
  },
  'limited.why.colors': {
    en: '{colors} has the best cards: {points} points, {next} next with {other}.',
    zh: '{colors}的牌最好：{points}分；其次是{next}，{other}分。',
  },
  'limited.why.wished': { en: '{colors}, as wished: {points} points.', zh: '按要求使用{colors}：{points}分。' },
  'limited.why.third': { en: '{color} besides; cards that are worth its lands: {n}.', zh: '另加{color}：为{n}张牌值得加入其地牌。' },
  'limited.why.lands': { en: '{n} lands: the cards cost {average} on average.', zh: '{n}张地：各牌平均法术力值为{average}。' },
  'limited.why.creatures': { en: '{n} of {of} cards are creatures.', zh: '{of}张牌中有{n}张生物。' },
  'limited.why.out': { en: 'Best cards that are not in it: {names}.', zh: '未加入的最佳牌：{names}。' },
  'limited.why.best': { en: 'one of its best cards ({rating})', zh: '最佳牌之一（{rating}）' },
  'limited.why.early': { en: 'a creature for {value}, for the first turns ({rating})', zh: '前期生物，法术力值{value}（{rating}）' },
  'limited.why.creature': { en: 'a creature for {value} ({rating})', zh: '生物，法术力值{value}（{rating}）' },
  'limited.why.spell': { en: 'a spell for {value} ({rating})', zh: '咒语，法术力值{value}（{rating}）' },
  'limited.why.splash': { en: 'worth the lands of {color} ({rating})', zh: '值得为其加入{color}地牌（{rating}）' },
  'limited.why.land': { en: 'makes {colors}', zh: '产生{colors}' },
  'limited.picked': { en: 'A card that was picked is not put back.', zh: '已选择的牌不得放回。' },
  'limited.over': { en: 'The decks are built.', zh: '套牌已构组完毕。' },
} as const satisfies Record<string, Text>;

const CATALOGUE: Catalogue = {
  template: (id, lang) => (LIMITED_MESSAGES as Readonly<Record<string, Text>>)[id]?.[lang] ?? id,
};

/** Puts a message of a draft into words. */
export const sayLimited = (message: Message, lang: Lang): string => renderMessage(CATALOGUE, message, lang);

/** Why a card can't be played yet, in both languages: what the compiler says. */
import type { Lang } from '@apnap/words';
import type { RefusalRecord } from './db/record.js';

/** What it says, with "…" for the words of the card, and the same in Chinese. */
const REASONS: readonly (readonly [en: string, zh: string])[] = [
  ['not understood from "…"', '从「…」起无法理解'],
  ['the line ends too early', '这一行没有说完'],
  ['"…": nothing before it that it could mean', '「…」：前文没有可指的对象'],
  ['"…": no amount before it', '「…」：前文没有数量'],
  ['"…": than what is not said', '「…」：没有说与何者相比'],
  ['"…": the cards drawn cannot be named yet', '「…」：尚不能指称所抓的牌'],
  ['"…": not two players were named before', '「…」：先前没有提到两位牌手'],
  ['"…": made in one case and not in the other', '「…」：仅在一种情形下产生'],
  ['"…": done in one case and not in the other', '「…」：仅在一种情形下进行'],
  ['"…": either of two things in the event', '「…」：可指事件中的两者'],
  ['"…": nothing was taken from the cards before', '「…」：先前并未从这些牌中取走任何牌'],
  ['"…": nothing before it attacks', '「…」：前文没有攻击者'],
  ['"…": none are', '「…」：没有这样的对象'],
  ['"…": either of two things put onto the battlefield', '「…」：可指放进战场的两者'],
  ['"…": either things or a player', '「…」：可指数个物件，也可指一位牌手'],
  ['"…": each player has one of their own', '「…」：每位牌手各有一个'],
  ['"…": exiled in one case and not in the other', '「…」：仅在一种情形下放逐'],
  ['"…": nothing was done this way before', '「…」：先前没有以此法做过任何事'],
  ['"…": done by one after another', '「…」：由多人依次进行'],
  ['"…": no cards were looked at or revealed before', '「…」：先前没有检视或展示过牌'],
  ['"…": no cards were turned over before', '「…」：先前没有翻开过牌'],
  ['"…": nothing is targeted here', '「…」：此处没有目标'],
  ['"…": some targets are chosen now and some when a later ability triggers', '「…」：有些目标现在选择，有些要到后来的异能触发时才选择'],
  ['"…": no life is lost before', '「…」：先前没有失去生命'],
  ['"…": no damage is dealt before', '「…」：先前没有造成伤害'],
  ['"…": nobody scries before', '「…」：先前没有占卜'],
  ['nothing of this kind was chosen before', '先前没有选择这一类事物'],
  ['what it is: nothing is put onto the battlefield', '没有说明是什么：没有东西放进战场'],
  ['a reference was left open', '所指的对象尚不确定'],
  ['two readings', '有两种读法'],
  ['what would be shown, "…", is read as something else', '所显示的「…」会读作别的意思'],
  ['cards are exiled in a way that is not remembered', '牌被放逐的方式没有记录'],
  ['nothing is paid for with this: …', '没有以此支付的费用：…'],
  ['its defense is missing', '缺少其守护值'],
  ['its loyalty is missing', '缺少其忠诚'],
  ['not the text box of a leveler', '不是升级牌的规则叙述栏'],
  ['not a room of a dungeon', '不是地城的房间'],
  ['not a cost of this card', '不是此牌的费用'],
  ['not a way to choose modes', '不是选择模式的方式'],
  ['modes by what they are worth, chosen in another way', '以所值计的模式以其他方式选择'],
  ['a mode of which is not said what it is worth', '没有说明某个模式值多少'],
  ['modes of something else than the whole ability', '模式不属于整个异能'],
  ['unexpected character "…"', '意外的字符「…」'],
  ['unknown layout', '未知的版式'],
  ['its words are in doubt', '其叙述存疑'],
  ['nothing says what X is', '没有说明X是多少'],
  ['two cards in one row', '一行中有两张牌'],
  ['this speaks of what nothing before it has named', '所说的对象在前文中没有提到'],
  ['this speaks of a target that is chosen later', '所说的目标要到后面才选择'],
  ['X: what it is at least is said of some modes only', '仅部分模式说明了X的下限'],
  ['no ability of this object exiles cards', '此物件没有放逐牌的异能'],
  ['an instant or sorcery without any text', '没有叙述的瞬间或法术'],
  ['only a spell begins with its modes', '只有咒语能以模式开头'],
  ['not a condition to solve a Case', '不是侦破案件的条件'],
  ['not an ability a solved Case has', '不是已侦破案件的异能'],
  ['no ability of this object creates tokens', '此物件没有派出衍生物的异能'],
  ['no reading', '没有读法'],
  ['other data', '数据不同'],
  ['a rule that hangs on a counter', '取决于指示物的规则'],
  ['no player is chosen as this enters', '此牌进场时没有选择牌手'],
  ['others have an ability that speaks of the chosen player', '其他物件具有提及所选牌手的异能'],
  ['others have an ability that speaks of the exiled card', '其他物件具有提及所放逐之牌的异能'],
  ['what gives this ability is not known', '无法得知是什么赋予了此异能'],
  ['who chooses this target is only known later', '由谁选择此目标要到后来才知道'],
  ['what this word means is only said in reminder text', '此词的含义仅见于提示文字'],
  ['what this counter does is only said in reminder text', '此指示物的作用仅见于提示文字'],
  ['this card turns another face up, which is not given', '此牌会翻出另一面，而另一面未给出'],
];

const WORDS = REASONS.map(([en, zh]) => {
  const [before, after] = en.split('…');
  return { before, after, zh };
});

/** The data that a reason ends with are for who writes readings, not for who plays. */
const withoutData = (reason: string): string => reason.replace(/: [[{].*$/s, '');

/** A reason in a language; one that is not in the list as it is. */
function reasonIn(lang: Lang, whole: string): string {
  const reason = withoutData(whole);
  if (lang === 'en') return reason;
  for (const { before, after, zh } of WORDS) {
    if (after === undefined ? reason !== before : !reason.startsWith(before) || !reason.endsWith(after)) continue;
    return zh.replace('…', reason.slice(before.length, reason.length - (after ?? '').length));
  }
  return reason;
}

/** Why a card can't be played yet, in one line: the words that were not understood, where they are kept, and why; undefined where nothing was refused. */
export function whyRefused(lang: Lang, refusal: Pick<RefusalRecord, 'phrase' | 'reason'> | undefined): string | undefined {
  if (!refusal) return undefined;
  const { phrase, reason } = refusal;
  const why = reasonIn(lang, reason);
  if (phrase === '' || reason.includes(phrase)) return why;
  return lang === 'zh' ? `「${phrase}」（${why}）` : `"${phrase}" (${why})`;
}

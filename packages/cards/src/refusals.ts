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
  ['"…": made in one case and not in the other', '「…」：仅在一种情形下产生'],
  ['"…": done in one case and not in the other', '「…」：仅在一种情形下进行'],
  ['"…": either of two things in the event', '「…」：可指事件中的两者'],
  ['"…": nothing was taken from the cards before', '「…」：先前并未从这些牌中取走任何牌'],
  ['"…": nothing before it attacks', '「…」：前文没有攻击者'],
  ['"…": none are', '「…」：没有这样的对象'],
  ['not a way to choose modes', '不是选择模式的方式'],
  ['modes of something else than the whole ability', '模式不属于整个异能'],
  ['unexpected character "…"', '意外的字符「…」'],
  ['unknown layout', '未知的版式'],
  ['its words are in doubt', '其叙述存疑'],
  ['nothing says what X is', '没有说明X是多少'],
  ['two cards in one row', '一行中有两张牌'],
  ['this speaks of what nothing before it has named', '所说的对象在前文中没有提到'],
  ['this speaks of a target that is chosen later', '所说的目标要到后面才选择'],
  ['no ability of this object exiles cards', '此物件没有放逐牌的异能'],
  ['an instant or sorcery without any text', '没有叙述的瞬间或法术'],
  ['what this counter does is only said in reminder text', '此指示物的作用仅见于提示文字'],
  ['this card turns another face up, which is not given', '此牌会翻出另一面，而另一面未给出'],
];

const WORDS = REASONS.map(([en, zh]) => {
  const [before, after] = en.split('…');
  return { before, after, zh };
});

/** A reason in a language; one that is not in the list as it is. */
function reasonIn(lang: Lang, reason: string): string {
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

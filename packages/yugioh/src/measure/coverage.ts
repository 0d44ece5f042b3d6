/** What the compiler makes of a file of cards: how many are whole, what is missing, whether texts come back. */
import { canonicalText } from '@apnap/kernel';
import type { CardRecord } from '../cards/record.js';
import { type Compiled, compileCard } from '../compiler/compile.js';
import { newest } from '../compiler/normal.js';
import { cardText, pendulumText } from '../render/text.js';

export interface Coverage {
  cards: number;
  whole: number;
  /** Of the monsters without an effect. */
  vanilla: { cards: number; whole: number };
  /** Whole cards with a text: how many of their texts, written again, mean the same; and are word for word the same. */
  roundTrip: { cards: number; same: number; verbatim: number; chinese: number };
  /** Phrases that are not understood, with the number of cards, most frequent first. */
  gaps: readonly (readonly [string, number])[];
}

const plain = (text: string): string => newest(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a compiled card means the same when its text is written and read again. */
export function roundTrip(
  card: CardRecord,
  compiled: Extract<Compiled, { ok: true }>,
): { same: boolean; verbatim: boolean; chinese: boolean } {
  const { en } = card.printed.name;
  try {
    const text = cardText(compiled.meaning, en, 'en');
    const pendulum = pendulumText(compiled.meaning, en, 'en');
    const again = compileCard({ ...card, text, pendulum });
    const same = again.ok && canonicalText(again.meaning) === canonicalText(compiled.meaning);
    const chinese = cardText(compiled.meaning, en, 'zh') !== '' || pendulum !== '';
    return { same, verbatim: plain(text) === plain(card.text), chinese };
  } catch {
    return { same: false, verbatim: false, chinese: false };
  }
}

/** How many characters of a phrase that is not understood are told. */
const SHOWN = 48;

/** Compiles all cards and counts. */
export function coverageOf(cards: Iterable<CardRecord>): Coverage {
  const gaps = new Map<string, number>();
  const out = { cards: 0, whole: 0, vanilla: { cards: 0, whole: 0 }, roundTrip: { cards: 0, same: 0, verbatim: 0, chinese: 0 } };
  for (const card of cards) {
    out.cards++;
    const isVanilla = card.printed.kind === 'monster' && card.text === '' && card.pendulum === '';
    if (isVanilla) out.vanilla.cards++;
    const compiled = compileCard(card);
    if (!compiled.ok) {
      const phrase = compiled.phrase.slice(0, SHOWN);
      gaps.set(phrase, (gaps.get(phrase) ?? 0) + 1);
      continue;
    }
    out.whole++;
    if (isVanilla) {
      out.vanilla.whole++;
      continue;
    }
    const back = roundTrip(card, compiled);
    out.roundTrip.cards++;
    if (back.same) out.roundTrip.same++;
    if (back.verbatim) out.roundTrip.verbatim++;
    if (back.chinese) out.roundTrip.chinese++;
  }
  return { ...out, gaps: [...gaps].sort((a, b) => b[1] - a[1]) };
}

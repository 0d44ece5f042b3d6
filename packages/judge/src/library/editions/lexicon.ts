/** What Chinese words of the rules are in English: learned from documents that have both side by side, and from titles and glossaries. */
import { ruleTitles } from '../../rules/titles.js';
import type { RulesDocument } from '../document.js';
import { contentOf } from '../search/tokens.js';

/** A pair of Chinese characters -> English words, with how surely they belong together. */
export type Lexicon = ReadonlyMap<string, readonly (readonly [string, number])[]>;

/** Words that stand in nearly every rule. */
const EMPTY = new Set(
  'a an the of to it is if and or that in as on by for be are with its this from at not was they their any each other'.split(' '),
);
const KEPT = 4;

/** Titles and terms of a few words teach more than sentences do. */
const pairsOf = function* (documents: readonly RulesDocument[]): Generator<readonly [zh: string, en: string, weight: number]> {
  for (const t of ruleTitles()) yield [t.zh, t.en, 4];
  for (const d of documents) {
    for (const g of d.glossary) if (g.term.zh !== undefined && g.term.en !== undefined) yield [g.term.zh, g.term.en, 4];
    for (const r of d.rules) if (r.zh !== undefined && r.en !== undefined) yield [r.zh, r.en, 1];
  }
};

/** Learns which words come together. */
export function lexiconOf(documents: readonly RulesDocument[]): Lexicon {
  const together = new Map<string, Map<string, number>>();
  const [zhAlone, enAlone] = [new Map<string, number>(), new Map<string, number>()];
  const count = (map: Map<string, number>, key: string, n: number): void => void map.set(key, (map.get(key) ?? 0) + n);
  for (const [zh, en, weight] of pairsOf(documents)) {
    const words = [...new Set(contentOf(en))].filter((w) => !EMPTY.has(w));
    for (const w of words) count(enAlone, w, weight);
    for (const c of new Set(contentOf(zh))) {
      count(zhAlone, c, weight);
      const row = together.get(c) ?? new Map<string, number>();
      together.set(c, row);
      for (const w of words) count(row, w, weight);
    }
  }
  const lexicon = new Map<string, (readonly [string, number])[]>();
  for (const [c, row] of together) {
    const of = (w: string, n: number): number => (2 * n) / ((zhAlone.get(c) ?? 0) + (enAlone.get(w) ?? 0));
    const best = [...row]
      .map(([w, n]) => [w, of(w, n)] as const)
      .filter(([, n]) => n > 0.15)
      .sort(([, a], [, b]) => b - a)
      .slice(0, KEPT);
    if (best.length > 0) lexicon.set(c, best);
  }
  return lexicon;
}

/** The English words of a Chinese text, as far as they were learned; what is no Chinese stays. */
export function* translated(text: string, lexicon: Lexicon): Generator<readonly [string, number]> {
  for (const c of contentOf(text))
    if (/^\p{Script=Han}/u.test(c)) yield* lexicon.get(c) ?? [];
    else yield [c, 1];
}

/** What can be wrong with a question. */
import type { Question, Trainer } from '../src/index.js';

const same = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Everything that is wrong with it; nothing: exactly one answer is right, all are different, and it can be read in both languages. */
export function faultsOf(trainer: Trainer, q: Question, step?: number): string[] {
  const faults: string[] = [];
  const { choices, right } = q;
  if (choices.length < 3 || choices.length > 4) faults.push(`${choices.length} choices`);
  for (const lang of ['en', 'zh'] as const) {
    const texts = choices.map((c) => c[lang]);
    if (new Set(texts).size < texts.length) faults.push(`two choices are the same: ${texts.join(' | ')}`);
    if (texts.filter((t) => t === choices[right]?.[lang]).length !== 1) faults.push('not one right answer');
    for (const t of [...texts, q.ask[lang], ...q.told.map((x) => x[lang]), ...q.why.map((w) => w.text[lang])])
      if (t.trim() === '' || /undefined|\{[a-z]\w+\}|NaN|\[object/.test(t)) faults.push(`words that are no words: ${t}`);
  }
  if (q.why.length === 0) faults.push('no reason');
  if (q.why.some((w) => w.rules.length === 0)) faults.push('a reason without a rule');
  const again = q.family === 'tower' ? trainer.tower(q.seed)[step ?? 0] : trainer.question(q.seed, q.family, q.level);
  if (!same([again.choices, again.right, again.told, again.ask], [choices, right, q.told, q.ask]))
    faults.push('another question from the same seed');
  return faults;
}

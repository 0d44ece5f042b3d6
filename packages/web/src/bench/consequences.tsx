/** What follows from going back to a moment. */
import type { BenchView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { useBenchWords } from './words.js';

/** What follows from going back to a moment: what was learned since, and what is left to chance. */
export function Consequences({ view, to }: { view: BenchView; to: number }) {
  const { say } = useSpeech();
  const w = useBenchWords();
  const point = view.points.find((p) => p.to === to);
  if (!point) return null;
  return (
    <dl className="bench-since">
      <dt>{w('back.learned')}</dt>
      {point.learned.length === 0 && <dd>{w('back.nothingLearned')}</dd>}
      {point.learned.map((t) => (
        <dd key={t.en}>{say(t)}</dd>
      ))}
      <dt>{w('back.chance')}</dt>
      {point.chance.length === 0 && <dd>{w('back.noChance')}</dd>}
      {point.chance.map((t) => (
        <dd key={t.en}>{say(t)}</dd>
      ))}
    </dl>
  );
}

/** A card of the database, drawn whole. */
import type { CardEntry } from '@apnap/protocol';
import { FullCard } from '../card/card.js';
import { oddStats, viewOf } from './entry.js';

export function EntryCard({ entry, n = 0, size }: { entry: CardEntry; n?: number; size: 'hand' | 'large' }) {
  const odd = oddStats(entry, n);
  return (
    <FullCard card={viewOf(entry, n)} face={entry.faces[n]} size={size}>
      {odd && <span className="stats">{odd}</span>}
    </FullCard>
  );
}

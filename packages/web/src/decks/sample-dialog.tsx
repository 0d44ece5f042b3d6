/** A hand of the deck, drawn as a game would: to see how it opens. */
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Dialog } from '../ui/dialog.js';
import { useBuilder } from './builder.js';
import { nameOf } from './entry.js';
import { EntryCard } from './entry-card.js';
import { groupOf } from './model.js';
import { landOdds } from './stats.js';
import { useDeckWords } from './words.js';

/** A list in a random order. */
function shuffled<T>(list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

const FULL = 7;

export function SampleDialog({ onClose }: { onClose: () => void }) {
  const { draft, known } = useBuilder();
  const { lang } = useSpeech();
  const w = useDeckWords();
  const cards = draft.boards.main.flatMap((l) => Array<string>(l.count).fill(l.card));
  const [order, setOrder] = useState(() => shuffled(cards));
  const [size, setSize] = useState(FULL);
  const [drawn, setDrawn] = useState(FULL);
  const hand = order.slice(0, drawn);
  const isLand = (c: string) => groupOf(known.get(c)) === 'Land';
  const again = (n: number) => {
    setOrder(shuffled(cards));
    setSize(n);
    setDrawn(n);
  };
  return (
    <Dialog title={w('hand.title')} onClose={onClose} className="sample-dialog">
      <ul className="sample-hand">
        {hand.map((c, i) => {
          const entry = known.get(c);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have no identity but their place
            <li key={`${c}${i}`} className={i >= size ? 'drawn' : ''}>
              <span className="sr-only">{entry ? nameOf(entry, lang) : c}</span>
              <span aria-hidden="true">{entry && <EntryCard entry={entry} size="hand" />}</span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sample-facts">
        <b>{w('hand.what', { n: hand.length })}</b> · {w('hand.lands', { n: hand.filter(isLand).length })} ·{' '}
        {drawn >= order.length ? w('hand.empty') : w('hand.left', { n: order.length - drawn })}
      </p>
      <div className="buttons">
        <button type="button" className="button primary" disabled={drawn >= order.length} onClick={() => setDrawn(drawn + 1)}>
          {w('hand.draw')}
        </button>
        <button type="button" className="button" disabled={size <= 1} onClick={() => again(size - 1)}>
          {w('hand.mulligan', { n: Math.max(0, size - 1) })}
        </button>
        <button type="button" className="button" onClick={() => again(FULL)}>
          {w('hand.new')}
        </button>
      </div>
      <p className="quiet">{w('hand.odds', { n: Math.round(landOdds(cards.length, cards.filter(isLand).length) * 100) })}</p>
    </Dialog>
  );
}

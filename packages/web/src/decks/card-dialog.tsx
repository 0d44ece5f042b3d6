/** A card to read: all its faces, where it is legal, and how many of it lie where. */
import { useState } from 'react';
import { Rulings } from '../card/rulings.js';
import { useSpeech } from '../i18n/index.js';
import { Dialog } from '../ui/dialog.js';
import { useBuilder } from './builder.js';
import { nameOf } from './entry.js';
import { EntryCard } from './entry-card.js';
import { BOARDS, type Board, countOf } from './model.js';
import { useDeckWords } from './words.js';

function Counter({ card, board, name }: { card: string; board: Board; name: string }) {
  const { draft, step } = useBuilder();
  const w = useDeckWords();
  const n = countOf(draft, board, card);
  const label = w(`board.${board}`);
  return (
    <li className="board-counter">
      <span>{label}</span>
      <button
        type="button"
        className="mini-button"
        disabled={n === 0}
        aria-label={`${label}: ${w('card.less', { name })}`}
        onClick={() => step({ do: 'add', card, board, by: -1 })}
      >
        −
      </button>
      <output aria-label={label}>{n}</output>
      <button
        type="button"
        className="mini-button"
        aria-label={`${label}: ${w('card.more', { name })}`}
        onClick={() => step({ do: 'add', card, board, by: 1 })}
      >
        +
      </button>
    </li>
  );
}

export function CardDialog() {
  const { opened, open, known, check } = useBuilder();
  const { lang, say } = useSpeech();
  const w = useDeckWords();
  const [all, showAll] = useState(false);
  const entry = known.get(opened);
  if (!entry) return null;
  const other = lang === 'zh' ? 'en' : 'zh';
  const formatName = (id: string) => {
    const f = check?.formats.find((x) => x.format === id);
    return f ? say(f.name) : id;
  };
  const sets = [...new Set(entry.sets)];
  const shown = all ? sets : sets.slice(-12);
  return (
    <Dialog title={nameOf(entry, lang)} onClose={() => open('')} className="card-dialog">
      <div className="card-dialog-body">
        <div className="card-dialog-faces">
          {entry.faces.map((f, n) => (
            <EntryCard key={f.key} entry={entry} n={n} size="large" />
          ))}
        </div>
        <div className="card-dialog-facts">
          {nameOf(entry, other) !== nameOf(entry, lang) && (
            <p className="quiet" lang={other === 'zh' ? 'zh-Hans' : 'en'}>
              {nameOf(entry, other)}
            </p>
          )}
          <ul className="board-counters">
            {BOARDS.map((b) => (
              <Counter key={b} card={entry.card} board={b} name={nameOf(entry, lang)} />
            ))}
          </ul>
          <p className={entry.playable === true ? 'quiet' : 'refused'}>
            {entry.playable === true ? w('card.playable') : `${w('card.unplayable')} ${say(entry.playable)}`}
          </p>
          <h3>{w('card.legal')}</h3>
          <p className="legal-chips">
            {entry.legal.length === 0 && <span className="quiet">{w('card.nowhere')}</span>}
            {entry.legal.map((f) => (
              <span key={f} className="chip">
                {formatName(f)}
              </span>
            ))}
          </p>
          <h3>{w('card.sets')}</h3>
          <p className="legal-chips">
            {shown.map((s) => (
              <span key={s} className="chip">
                {s}
              </span>
            ))}
            {shown.length < sets.length && (
              <button type="button" className="chip" onClick={() => showAll(true)}>
                +{sets.length - shown.length}
              </button>
            )}
          </p>
          <Rulings card={entry.card} />
        </div>
      </div>
    </Dialog>
  );
}

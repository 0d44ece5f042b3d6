/** Reading a deck from text or a file: what was found, and what is wrong line by line, with names that were probably meant. */
import type { DeckView, Text } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { Dialog } from '../ui/dialog.js';
import { useDrop } from '../ui/drop.js';
import { Icon } from '../ui/symbols.js';
import { type DeckDraft, draftOf, sizeOf } from './model.js';
import { useDeckWords } from './words.js';

const PAUSE = 300;
/** Files larger than this are no deck lists. */
const MOST_BYTES = 100_000;

export interface Imported {
  view: DeckView;
  draft: DeckDraft;
}

export interface ImportAction {
  label: string;
  primary?: boolean;
  run: (found: Imported) => void;
}

/** The line with one name in place of another: a count in front of it stays, and of the same card the set behind it. */
export function mended(line: string, name: string, of: 'same card' | 'other card' = 'same card'): string {
  const [, head = ''] = /^(\s*(?:SB:\s*)?\d*\s*x?\s*)/i.exec(line) ?? [];
  const [tail = ''] = /\s\([A-Za-z0-9]{2,6}\).*$/.exec(line) ?? [];
  return `${head}${name}${of === 'same card' ? tail : ''}`;
}

export function ImportDialog({ onClose, actions }: { onClose: () => void; actions: readonly ImportAction[] }) {
  const { lang, say } = useSpeech();
  const w = useDeckWords();
  const [text, setText] = useState('');
  const [title, setTitle] = useState('');
  const [view, setView] = useState<DeckView | null>(null);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (text.trim() === '') {
      setView(null);
      return;
    }
    let alive = true;
    const timer = window.setTimeout(() => {
      api.checkDeck({ name: '-', text }).then(
        (v) => {
          if (!alive) return;
          setTrouble(null);
          setView(v);
        },
        (e) => alive && setTrouble(textOf(e)),
      );
    }, PAUSE);
    return () => {
      alive = false;
      window.clearTimeout(timer);
    };
  }, [text]);
  const read = (f: File | undefined) => {
    if (!f || f.size > MOST_BYTES) return;
    setTitle(f.name.replace(/\.\w+$/, ''));
    void f.text().then(setText);
  };
  const drop = useDrop((files) => read(files[0]));
  const problems = (view?.problems ?? []).toSorted((a, b) => a.line - b.line);
  const leftOut = problems.some((p) => !p.card);
  const found = view ? sizeOf(view.main) + sizeOf(view.commander) + sizeOf(view.companion) : 0;
  const mend = (line: number, name: string, of: 'same card' | 'other card') => {
    const lines = text.split(/\r\n|\r|\n/);
    setText(lines.with(line - 1, mended(lines[line - 1] ?? '', name, of)).join('\n'));
  };
  return (
    <Dialog title={w('import.title')} onClose={onClose} className="import-dialog">
      <p className="quiet">{w('import.about')}</p>
      {/* Files may be dropped here; the button beside does the same. */}
      <div className={`drop${drop.over ? ' over' : ''}`} {...drop.handlers}>
        <textarea
          rows={11}
          value={text}
          maxLength={MOST_BYTES}
          placeholder={w('import.placeholder')}
          aria-label={w('import.text')}
          spellCheck={false}
          onChange={(e) => setText(e.target.value)}
        />
        <input
          ref={file}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={w('import.file')}
          accept=".txt,.dek,.dck,.cod,.csv,.xml,text/*"
          onChange={(e) => read(e.target.files?.[0])}
        />
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Icon name="log" size={15} /> {w('import.file')}
        </button>
      </div>
      {trouble && (
        <p className="refused" role="alert">
          {say(trouble)}
        </p>
      )}
      {view && (
        <p role="status" className="import-found">
          <Icon name="check" size={15} /> {w('import.found', { main: found, side: sizeOf(view.side) })}
        </p>
      )}
      {problems.length > 0 && (
        <section className="wrong">
          <p className="wrong-head">
            <Icon name="stop" size={14} /> {w('import.problems', { n: problems.length })}
          </p>
          <ul>
            {problems.map((p) => (
              <li key={`${p.line}${p.text.en}`}>
                <span>
                  {p.line > 0 && <b>{w('import.line', { n: p.line })} </b>}
                  {say(p.text)}
                </span>
                {p.near.length > 0 && p.line > 0 && (
                  <span className="near">
                    {p.near.map((name) => (
                      <button
                        key={name}
                        type="button"
                        className="chip"
                        aria-label={w('import.fix', { name })}
                        onClick={() => mend(p.line, name, p.card ? 'other card' : 'same card')}
                      >
                        {name}
                      </button>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {leftOut && <p className="quiet">{w('import.leftOut')}</p>}
        </section>
      )}
      <div className="buttons">
        {actions.map((a) => (
          <button
            key={a.label}
            type="button"
            className={`button${a.primary ? ' primary' : ''}`}
            disabled={!view || found + sizeOf(view.side) === 0}
            onClick={() => view && a.run({ view, draft: { ...draftOf(view, lang), name: title } })}
          >
            {a.label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

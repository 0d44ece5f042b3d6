/** The deck as the file of another program: to copy or to download, with what such a file can't hold. */
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, useLoaded } from '../store/api.js';
import { Dialog } from '../ui/dialog.js';
import { download, fileName } from '../ui/files.js';
import { Icon } from '../ui/symbols.js';
import { type DeckDraft, OWN_FORMAT, textOfDeck } from './model.js';
import { useDeckWords } from './words.js';

const FORMATS = [
  ['arena', 'Arena'],
  ['mtgo', 'MTGO'],
  ['moxfield', 'Moxfield'],
  ['dek', 'MTGO .dek'],
  ['forge', 'Forge .dck'],
  ['xmage', 'XMage .dck'],
  ['cockatrice', 'Cockatrice .cod'],
  ['csv', 'CSV'],
] as const;

export function ExportDialog({ draft, onClose }: { draft: DeckDraft; onClose: () => void }) {
  const { say } = useSpeech();
  const w = useDeckWords();
  const [format, setFormat] = useState<string>('arena');
  const [copied, setCopied] = useState('');
  const name = draft.name.trim() || w('deck.new');
  const file = useLoaded(format, () => api.writeDeck({ name, text: textOfDeck(draft), format: OWN_FORMAT, as: format }));
  const text = file.value?.text ?? '';
  return (
    <Dialog title={w('export.title', { name })} onClose={onClose} className="export-dialog">
      <p className="quiet">{w('export.about')}</p>
      <fieldset className="choice">
        <legend>{w('export.format')}</legend>
        <div className="segments">
          {FORMATS.map(([id, label]) => (
            <label key={id} className={format === id ? 'on' : ''}>
              <input type="radio" name="export-format" checked={format === id} onChange={() => setFormat(id)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <textarea rows={12} readOnly value={text} aria-label={w('export.text')} spellCheck={false} onFocus={(e) => e.target.select()} />
      {file.error && (
        <p className="refused" role="alert">
          {say(file.error)}
        </p>
      )}
      {file.value && file.value.lost.length > 0 && (
        <section className="wrong">
          <p className="wrong-head">{w('export.lost')}</p>
          <ul>
            {file.value.lost.map((l) => (
              <li key={l.en}>{say(l)}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={!text}
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(format))}
        >
          <Icon name={copied === format ? 'check' : 'link'} size={15} /> {w(copied === format ? 'export.copied' : 'export.copy')}
        </button>
        <button
          type="button"
          className="button"
          disabled={!text}
          onClick={() => download(`${fileName(name)}${file.value?.ending ?? '.txt'}`, text)}
        >
          <Icon name="down" size={15} /> {w('export.download')}
        </button>
      </div>
    </Dialog>
  );
}

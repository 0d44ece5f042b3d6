/** Which deck is built, and what is done with it as a whole. */
import type { DuelDeckInfo, DuelRegion } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../../i18n/index.js';
import { go } from '../../store/router.js';
import { Dialog } from '../../ui/dialog.js';
import { download, fileName } from '../../ui/files.js';
import { Icon } from '../../ui/symbols.js';
import { chooseDuelDeck } from '../decks.js';
import { RegionField } from '../region.js';
import type { Building } from './use-deck.js';
import { useBuilderWords } from './words.js';

function NewDeck({ stock, create, close }: { stock: readonly DuelDeckInfo[]; create: Building['create']; close: () => void }) {
  const { say } = useSpeech();
  const w = useBuilderWords();
  const [from, setFrom] = useState('');
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const begin = stock.find((d) => d.id === from);
  const make = (): void => {
    create(name.trim() || (begin ? say(begin.name) : w('newName')), text.trim() !== '' ? text : (begin?.list ?? ''));
    close();
  };
  const open = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (!file) return;
    setText(await file.text());
    if (name === '') setName(file.name.replace(/\.[^.]*$/, ''));
  };
  return (
    <Dialog title={w('new')} onClose={close}>
      <div className="duel-new-deck">
        <label className="select-field">
          <span>{w('name')}</span>
          <input value={name} maxLength={60} placeholder={w('newName')} onChange={(e) => setName(e.target.value)} />
        </label>
        <label className="select-field">
          <span>{w('from')}</span>
          <select value={from} onChange={(e) => setFrom(e.target.value)} data-choice="from">
            <option value="">{w('fromNothing')}</option>
            {stock.map((d) => (
              <option key={d.id} value={d.id}>
                {say(d.name)}
              </option>
            ))}
          </select>
        </label>
        <details>
          <summary>{w('import')}</summary>
          <textarea
            rows={6}
            value={text}
            aria-label={w('import')}
            placeholder={w('importLead')}
            onChange={(e) => setText(e.target.value)}
          />
          <label className="button">
            {w('file')}
            <input type="file" className="sr-only" accept=".ydk,.txt" onChange={(e) => void open(e.target.files)} />
          </label>
        </details>
        <button type="button" className="button primary" onClick={make} data-action="make">
          {w(text.trim() === '' ? 'new' : 'importDo')}
        </button>
      </div>
    </Dialog>
  );
}

/** Deletes the deck where it is pressed a second time. */
function RemoveDeck({ name, remove }: { name: string; remove: () => void }) {
  const w = useBuilderWords();
  const [sure, setSure] = useState(false);
  return (
    <button type="button" className="button quiet-button" onClick={() => (sure ? remove() : setSure(true))} onBlur={() => setSure(false)}>
      {sure ? w('removeSure', { name }) : w('remove')}
    </button>
  );
}

export function DeckBar({ b, stock, regions }: { b: Building; stock: readonly DuelDeckInfo[]; regions: readonly DuelRegion[] }) {
  const w = useBuilderWords();
  const [adding, setAdding] = useState(false);
  const [copied, setCopied] = useState(false);
  const { deck, judged } = b;
  const listed = b.decks.some((d) => d.id === deck.id) ? b.decks : [...b.decks, deck];
  const good = judged !== null && judged.problems.length === 0;
  const duel = (): void => {
    if (!judged) return;
    chooseDuelDeck({ id: 'own', list: judged.ydk, name: deck.name, region: deck.region });
    go('/duel');
  };
  return (
    <section className="duel-deck-bar panel" aria-label={w('which')}>
      <label className="select-field">
        <span>{w('which')}</span>
        <select value={deck.id} onChange={(e) => b.open(e.target.value)} data-choice="deck">
          {listed.map((d) => (
            <option key={d.id} value={d.id}>
              {d.name}
            </option>
          ))}
        </select>
      </label>
      <label className="select-field">
        <span>{w('name')}</span>
        <input value={deck.name} maxLength={60} onChange={(e) => b.rename(e.target.value)} />
      </label>
      <RegionField regions={regions} value={deck.region} choose={b.choose} />
      <div className="duel-deck-acts">
        <button type="button" className="button" onClick={() => setAdding(true)} data-action="new">
          {w('new')}
        </button>
        <button
          type="button"
          className="button"
          disabled={!judged}
          onClick={() => judged && download(`${fileName(deck.name)}.ydk`, judged.ydk)}
        >
          {w('exportFile')}
        </button>
        <button
          type="button"
          className="button"
          disabled={!judged}
          onClick={() => judged && void navigator.clipboard?.writeText(judged.link).then(() => setCopied(true))}
        >
          {w(copied ? 'exported' : 'exportLink')}
        </button>
        <RemoveDeck key={deck.id} name={deck.name} remove={b.remove} />
        <button type="button" className="button primary" disabled={!good} onClick={duel} data-action="duel">
          <Icon name="play" size={16} /> {w('duel')}
        </button>
      </div>
      {adding && <NewDeck stock={stock} create={b.create} close={() => setAdding(false)} />}
    </section>
  );
}

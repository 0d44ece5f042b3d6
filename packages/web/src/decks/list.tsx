/** All decks one may play: one's own, and those that came with the program. */
import type { DeckInfo } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { DeckArt } from '../lobby/deck-picker.js';
import { api, textOf, useLoaded } from '../store/api.js';
import { go } from '../store/router.js';
import { changeSettings, useSettings } from '../store/settings.js';
import { Link } from '../ui/link.js';
import { Icon, Pip } from '../ui/symbols.js';
import { createDeck } from './editor.js';
import { ImportDialog } from './import-dialog.js';
import { deckSize, draftOf, EMPTY, isKept, keptDraft } from './model.js';
import { useDeckWords } from './words.js';

function DeckCard({ deck, onTrouble, again }: { deck: DeckInfo; onTrouble: (e: unknown) => void; again: () => void }) {
  const { say, lang } = useSpeech();
  const { level } = useSettings();
  const w = useDeckWords();
  const [sure, setSure] = useState(false);
  const name = say(deck.name);
  const play = () => {
    changeSettings({ deck: deck.id });
    api.createTable({ deck: deck.id, opponent: { kind: 'computer', level } }).then((info) => go(`/g/${info.id}`), onTrouble);
  };
  const duplicate = () =>
    api
      .deck(deck.id)
      .then((v) => createDeck({ ...draftOf(v, lang), name: w('deck.duplicated', { name }) }))
      .catch(onTrouble);
  return (
    <li className="deck-card">
      <Link to={`/decks/${deck.id}`} className="deck-card-main">
        <DeckArt deck={deck} />
        <span className="deck-words">
          <b>{name}</b>
          <span className="deck-colors">
            {deck.colors.map((c) => (
              <Pip key={c} code={c} />
            ))}
            <small className="quiet">{w('count.cards', { n: deck.cards })}</small>
            {isKept(deck.id) && <small className="unsaved">{w('list.drafts')}</small>}
          </span>
          {deck.about && <small className="deck-about">{say(deck.about)}</small>}
        </span>
      </Link>
      {sure ? (
        <span className="deck-card-foot">
          <span>{w('deck.deleteSure', { name })}</span>
          <button type="button" className="chip trouble" onClick={() => void api.dropDeck(deck.id).then(again, onTrouble)}>
            {w('deck.deleteYes')}
          </button>
          <button type="button" className="chip" onClick={() => setSure(false)}>
            {w('deck.keep')}
          </button>
        </span>
      ) : (
        <span className="deck-card-foot">
          <button type="button" className="chip" aria-label={`${w('deck.play')}: ${name}`} onClick={play}>
            <Icon name="play" size={12} /> {w('deck.play')}
          </button>
          <button type="button" className="chip" aria-label={`${w('deck.duplicate')}: ${name}`} onClick={() => void duplicate()}>
            {w('deck.duplicate')}
          </button>
          {deck.mine && (
            <button type="button" className="chip" aria-label={`${w('deck.delete')}: ${name}`} onClick={() => setSure(true)}>
              {w('deck.delete')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

export function DeckOverview() {
  const { say } = useSpeech();
  const w = useDeckWords();
  const decks = useLoaded('decks', api.decks);
  const [importing, setImporting] = useState(false);
  const [trouble, setTrouble] = useState('');
  const onTrouble = (e: unknown) => setTrouble(say(textOf(e)));
  const list = decks.value?.data ?? [];
  const mine = list.filter((d) => d.mine);
  const rest = list.filter((d) => !d.mine);
  const fresh = keptDraft('new', EMPTY);
  const cards = (part: readonly DeckInfo[]) => (
    <ul className="deck-cards">
      {part.map((d) => (
        <DeckCard key={d.id} deck={d} onTrouble={onTrouble} again={decks.again} />
      ))}
    </ul>
  );
  return (
    <main className="deck-overview">
      <header className="page-head">
        <div>
          <h1>{w('list.title')}</h1>
          <p className="quiet">{w('list.lead')}</p>
        </div>
        <div className="buttons">
          <Link to="/decks/new" className="button primary">
            {w('deck.new')}
          </Link>
          <button type="button" className="button" onClick={() => setImporting(true)}>
            {w('deck.import')}
          </button>
        </div>
      </header>
      {(trouble || decks.error) && (
        <p className="refused" role="alert">
          {trouble || (decks.error && say(decks.error))}
        </p>
      )}
      {fresh && deckSize(fresh) > 0 && (
        <p className="deck-note">
          <b>{fresh.name || w('deck.new')}</b> · {w('count.cards', { n: deckSize(fresh) })} · {w('list.drafts')}{' '}
          <Link to="/decks/new" className="chip">
            {w('list.goOn')}
          </Link>
        </p>
      )}
      <section aria-labelledby="mine-title">
        <h2 id="mine-title">{w('list.mine')}</h2>
        {decks.value && mine.length === 0 && <p className="empty">{w('list.none')}</p>}
        {cards(mine)}
      </section>
      <section aria-labelledby="program-title">
        <h2 id="program-title">{w('list.program')}</h2>
        {cards(rest)}
      </section>
      {importing && (
        <ImportDialog
          onClose={() => setImporting(false)}
          actions={[
            {
              label: w('import.make'),
              primary: true,
              run: (x) => void createDeck({ ...x.draft, name: x.draft.name || w('deck.new') }).catch(onTrouble),
            },
          ]}
        />
      )}
    </main>
  );
}

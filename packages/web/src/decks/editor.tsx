/** The deck builder: search on one side, the deck on the other; on small screens one at a time. */
import type { CardEntry, DeckView } from '@apnap/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { changeSettings, useSettings } from '../store/settings.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/symbols.js';
import { isTyping, UndoButtons, useUndoKeys } from '../ui/undo.js';
import { type Builder, BuilderProvider, type Saving, useBuilder, useCheck, useDeck } from './builder.js';
import { CardDialog } from './card-dialog.js';
import { DeckList, Peek } from './deck-list.js';
import { ExportDialog } from './export-dialog.js';
import { ImportDialog } from './import-dialog.js';
import { Legality } from './legality.js';
import { type DeckDraft, deckSize, keepDraft, listSize, OWN_FORMAT, sizeOf, textOfDeck } from './model.js';
import { SampleDialog } from './sample-dialog.js';
import { SearchPane } from './search.js';
import { Stats } from './stats.js';
import { useDeckWords } from './words.js';

/** CR 100.2b: the least a deck may have in limited play; a table takes any deck of that size. */
const LEAST = 40;

type Tab = 'cards' | 'deck' | 'stats' | 'check';
type Opened = '' | 'import' | 'export' | 'sample' | 'delete' | 'keys';

function DeckKeys({ onClose }: { onClose: () => void }) {
  const w = useDeckWords();
  const rows: readonly (readonly [string, string])[] = [
    ['/', w('keys.search')],
    ['← ↑ → ↓', w('keys.arrows')],
    ['Enter / +', w('keys.add')],
    ['− / Del', w('keys.away')],
    ['S', w('keys.side')],
    ['M', w('keys.maybe')],
    ['C', w('keys.commander')],
    ['I', w('keys.info')],
    ['Ctrl+S', w('keys.save')],
    ['Ctrl+Z / Ctrl+Y', w('keys.undo')],
  ];
  return (
    <Dialog title={w('keys.title')} onClose={onClose}>
      <dl className="keys">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function useEditorKeys(save: () => void): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 's') {
        e.preventDefault();
        save();
      } else if (e.key === '/' && !isTyping(e) && !document.querySelector('dialog[open]')) {
        e.preventDefault();
        document.getElementById('card-search')?.focus();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

function DeckTools({
  saving,
  mine,
  onOpen,
  onSave,
  onPlay,
  onDuplicate,
}: {
  saving: Saving;
  mine: boolean;
  onOpen: (d: Opened) => void;
  onSave: () => void;
  onPlay: () => void;
  onDuplicate: () => void;
}) {
  const { id, draft, history, step } = useBuilder();
  const w = useDeckWords();
  const size = deckSize(draft);
  const small = size < LEAST;
  return (
    <div className="deck-tools">
      <button
        type="button"
        className="button primary"
        disabled={saving.busy || (!saving.dirty && mine) || listSize(draft) === 0}
        onClick={onSave}
      >
        {saving.dirty || !mine ? w('deck.save') : w('deck.saved')}
      </button>
      <button
        type="button"
        className="button"
        disabled={small || saving.busy}
        title={small ? w('deck.playSmall', { n: LEAST }) : undefined}
        onClick={onPlay}
      >
        <Icon name="play" size={14} /> {w('deck.play')}
      </button>
      <UndoButtons history={history} step={step} />
      <span className="grow" />
      <button type="button" className="chip" disabled={size === 0} onClick={() => onOpen('sample')}>
        <Icon name="hand" size={13} /> {w('deck.sample')}
      </button>
      <button type="button" className="chip" onClick={() => onOpen('import')}>
        {w('deck.import')}
      </button>
      <button type="button" className="chip" disabled={size === 0} onClick={() => onOpen('export')}>
        {w('deck.export')}
      </button>
      {id !== '' && (
        <button type="button" className="chip" onClick={onDuplicate}>
          {w('deck.duplicate')}
        </button>
      )}
      {id !== '' && mine && (
        <button type="button" className="chip" onClick={() => onOpen('delete')}>
          {w('deck.delete')}
        </button>
      )}
      <button type="button" className="chip" aria-label={w('keys.title')} onClick={() => onOpen('keys')}>
        ?
      </button>
    </div>
  );
}

/** Makes a deck of one's own and goes to it. */
export async function createDeck(draft: DeckDraft): Promise<void> {
  const view = await api.saveDeck('', { name: draft.name.trim() || '-', text: textOfDeck(draft), format: OWN_FORMAT });
  go(`/decks/${view.id}`);
}

export function Editor({ id: first, mine: own, view, begin }: { id: string; mine: boolean; view: DeckView | null; begin: DeckDraft }) {
  const [{ id, mine }, setPlace] = useState({ id: first, mine: own });
  const { say } = useSpeech();
  const settings = useSettings();
  const w = useDeckWords();
  const { history, step, saving } = useDeck(id, mine, begin);
  const [known, setKnown] = useState<ReadonlyMap<string, CardEntry>>(() => new Map((view?.entries ?? []).map((e) => [e.card, e])));
  const learn = useCallback((list: readonly CardEntry[]) => {
    setKnown((k) => (list.every((e) => k.has(e.card)) ? k : new Map([...k, ...list.map((e) => [e.card, e] as const)])));
  }, []);
  const check = useCheck(history.now, view, learn);
  const [format, setFormat] = useState('constructed');
  const [opened, open] = useState('');
  const [peeked, peek] = useState<Builder['peeked']>(null);
  const [tab, setTab] = useState<Tab>(first === '' ? 'cards' : 'deck');
  const [side, setSide] = useState<'deck' | 'stats' | 'check'>('deck');
  const [dialog, setDialog] = useState<Opened>('');
  const [trouble, setTrouble] = useState('');
  const builder: Builder = { id, draft: history.now, history, step, known, learn, check, format, setFormat, opened, open, peeked, peek };
  const draft = history.now;

  const save = async (): Promise<string> => {
    const found = await saving.save();
    if (found && found !== id) {
      setPlace({ id: found, mine: true });
      // The page stays as it is, with its search and its steps: only its address is another.
      window.history.replaceState(null, '', `/decks/${found}`);
    }
    return found;
  };
  const play = async () => {
    const deck = saving.dirty ? await save() : id;
    if (!deck) return;
    changeSettings({ deck });
    api.createTable({ deck, opponent: { kind: 'computer', level: settings.level } }).then(
      (info) => go(`/g/${info.id}`),
      (e) => setTrouble(say(textOf(e))),
    );
  };
  const remove = () =>
    api.dropDeck(id).then(
      () => {
        keepDraft(id, null);
        go('/decks');
      },
      (e) => setTrouble(say(textOf(e))),
    );
  const duplicate = () =>
    void createDeck({ ...draft, name: w('deck.duplicated', { name: draft.name }) }).catch((e) => setTrouble(say(textOf(e))));
  useUndoKeys(step);
  useEditorKeys(() => void save());

  const pick = (next: Tab) => {
    setTab(next);
    if (next !== 'cards') setSide(next);
  };
  const wrong = check?.formats.find((f) => f.format === format);
  const badge = (check?.problems.length ?? 0) + (wrong?.legal === false ? wrong.reasons.length : 0);
  const sideTabs = (['deck', 'stats', 'check'] as const).map((x) => (
    <button key={x} type="button" role="tab" id={`side-${x}`} aria-selected={side === x} aria-controls="side-panel" onClick={() => pick(x)}>
      {w(`tab.${x}`)}
      {x === 'check' && badge > 0 && <span className="count-badge bad">{badge}</span>}
    </button>
  ));
  const words = saving.trouble ? say(saving.trouble) : trouble;
  return (
    <BuilderProvider value={builder}>
      <main className={`builder show-${tab}`}>
        <h1 className="sr-only">{draft.name || w('deck.new')}</h1>
        <SearchPane />
        <section className="deck-pane" aria-label={w('deck.title')}>
          <header className="deck-head">
            <input
              className="deck-name"
              value={draft.name}
              maxLength={80}
              placeholder={w('deck.new')}
              aria-label={w('deck.name')}
              onChange={(e) => step({ do: 'name', name: e.target.value })}
            />
            <span className="deck-size" role="status" aria-label={w('count.cards', { n: deckSize(draft) })}>
              {deckSize(draft)}
              {sizeOf(draft.boards.side) > 0 && <small> + {sizeOf(draft.boards.side)}</small>}
            </span>
          </header>
          <DeckTools
            saving={saving}
            mine={mine}
            onOpen={setDialog}
            onSave={() => void save()}
            onPlay={() => void play()}
            onDuplicate={duplicate}
          />
          {words && (
            <p className="refused" role="alert">
              {words}
            </p>
          )}
          {(saving.dirty || !mine) && (
            <p className="deck-note">
              {saving.restored ? w('deck.restored') : !mine && id ? w('deck.fixed') : saving.dirty ? w('deck.notSaved') : ''}{' '}
              {saving.dirty && id !== '' && (
                <button type="button" className="chip" onClick={saving.discard}>
                  {w('deck.discard')}
                </button>
              )}
            </p>
          )}
          <div className="tabs side-tabs" role="tablist" aria-label={w('deck.title')}>
            {sideTabs}
          </div>
          <div id="side-panel" className="side-panel" role="tabpanel" aria-labelledby={`side-${side}`}>
            {side === 'deck' && <DeckList />}
            {side === 'stats' && <Stats />}
            {side === 'check' && <Legality toDeck={() => pick('deck')} />}
          </div>
        </section>
        <nav className="builder-tabs" aria-label={w('tabs.title')}>
          {(['cards', 'deck', 'stats', 'check'] as const).map((x) => (
            <button key={x} type="button" aria-current={tab === x} onClick={() => pick(x)}>
              {w(`tab.${x}`)}
              {x === 'deck' && <span className="count-badge">{deckSize(draft)}</span>}
              {x === 'check' && badge > 0 && <span className="count-badge bad">{badge}</span>}
            </button>
          ))}
        </nav>
        <Peek />
        {opened && <CardDialog key={opened} />}
        {dialog === 'keys' && <DeckKeys onClose={() => setDialog('')} />}
        {dialog === 'sample' && <SampleDialog onClose={() => setDialog('')} />}
        {dialog === 'export' && <ExportDialog draft={draft} onClose={() => setDialog('')} />}
        {dialog === 'import' && (
          <ImportDialog
            onClose={() => setDialog('')}
            actions={[
              {
                label: w('import.replace'),
                primary: true,
                run: (x) => {
                  learn(x.view.entries);
                  step({ do: 'set', draft: { ...x.draft, name: draft.name || x.draft.name } });
                  setDialog('');
                },
              },
              {
                label: w('import.add'),
                run: (x) => {
                  learn(x.view.entries);
                  step({ do: 'join', draft: x.draft });
                  setDialog('');
                },
              },
            ]}
          />
        )}
        {dialog === 'delete' && (
          <Dialog title={w('deck.delete')} onClose={() => setDialog('')}>
            <p>{w('deck.deleteSure', { name: draft.name })}</p>
            <div className="buttons">
              <button type="button" className="button primary" onClick={() => void remove()}>
                {w('deck.deleteYes')}
              </button>
              <button type="button" className="button" onClick={() => setDialog('')}>
                {w('deck.keep')}
              </button>
            </div>
          </Dialog>
        )}
      </main>
    </BuilderProvider>
  );
}

/** One's own deck list: handed in by paste, from a file or from a deck of one's own, with what is said of it (MTR 2.7). */
import type { DeckInfo } from '@apnap/protocol';
import { useRef, useState } from 'react';
import { draftOf, textOfDeck } from '../decks/model.js';
import { useSpeech } from '../i18n/index.js';
import { api, useLoaded } from '../store/api.js';
import { readKept, writeKept } from '../store/kept.js';
import { Icon } from '../ui/symbols.js';
import { useDesk } from './act.js';
import type { Entrant } from './own.js';
import { useTournamentWords } from './words.js';

const MOST = 20_000;

const keyOf = (id: string): string => `apnap.list.${id}`;

function keptList(id: string): string {
  const kept = readKept(keyOf(id));
  return typeof kept === 'string' ? kept : '';
}

/** The list of a deck, without what it is only thought of, as lines that are read again. */
async function linesOf(id: string): Promise<string> {
  const { boards, name } = draftOf(await api.deck(id), 'en');
  return textOfDeck({ name, boards: { ...boards, maybe: [] }, rest: [] });
}

function OwnDecks({ take }: { take: (text: string) => void }) {
  const w = useTournamentWords();
  const { say } = useSpeech();
  const decks = useLoaded('decks', api.decks);
  const mine = (decks.value?.data ?? []).filter((d: DeckInfo) => d.mine);
  if (mine.length === 0) return null;
  return (
    <label className="select-field">
      <span>{w('deck.own')}</span>
      <select value="" onChange={(e) => void linesOf(e.target.value).then(take, () => {})}>
        <option value="">{w('deck.choose')}</option>
        {mine.map((d) => (
          <option key={d.id} value={d.id}>
            {say(d.name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is said of the list; what follows is for those who keep the log. */
const verdictOf = (lines: readonly string[]): string[] => lines.filter((line, i) => i === 0 || line.startsWith('  '));

function HandIn({ id, received }: { id: string; received: boolean }) {
  const w = useTournamentWords();
  const desk = useDesk(id);
  const [text, setText] = useState(() => keptList(id));
  const file = useRef<HTMLInputElement>(null);
  // A list that is half written outlives the page.
  const change = (next: string): void => {
    setText(next);
    writeKept(keyOf(id), next === '' ? null : next);
  };
  const send = async (): Promise<void> => {
    const answer = await desk.ask({ act: 'myDeck', list: text });
    if (answer !== null && answer !== 'offline') writeKept(keyOf(id), null);
  };
  return (
    <div className="t-hand-in">
      <OwnDecks take={change} />
      <label className="select-field">
        <span>{w('deck.list')}</span>
        <textarea
          rows={10}
          value={text}
          maxLength={MOST}
          spellCheck={false}
          placeholder={w('deck.placeholder')}
          onChange={(e) => change(e.target.value)}
          data-field="deck"
        />
      </label>
      {desk.trouble && (
        <p className="refused t-lines" role="alert">
          {desk.trouble}
        </p>
      )}
      {desk.answer && (
        <div className={`t-verdict${desk.answer.ok ? ' ok' : ''}`} role="status">
          {verdictOf(desk.answer.lines).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <p key={i}>{line.trim()}</p>
          ))}
        </div>
      )}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={desk.busy || text.trim() === ''}
          onClick={() => void send()}
          data-action="hand-in"
        >
          {w(desk.busy ? 'deck.sending' : received ? 'deck.again' : 'deck.handIn')}
        </button>
        <input
          ref={file}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={w('deck.file')}
          accept=".txt,.dek,.dck,.cod,.csv,.xml,text/*"
          onChange={(e) => {
            const f = e.target.files?.[0];
            if (f && f.size <= MOST) void f.text().then(change);
          }}
        />
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Icon name="log" size={15} /> {w('deck.file')}
        </button>
      </div>
    </div>
  );
}

export function MyDeck({ id, deck, over }: { id: string; deck: Entrant['deck']; over: boolean }) {
  const w = useTournamentWords();
  const { lang } = useSpeech();
  const { status, locked } = deck;
  // It stays open when a list is in: what is said of it is to be read.
  const [open, setOpen] = useState(status === 'missing' && !locked);
  if (over || status === 'none') return null;
  const said = (
    <>
      <span>{w('deck.title')}</span>
      <span className={`chip${status === 'received' ? ' on' : ' trouble'}`} data-deck={status}>
        {w(`deck.${status}`)}
      </span>
      {locked && <span className="chip">{w('deck.locked')}</span>}
    </>
  );
  // What was handed in is played (MTR 2.7): there is nothing to open.
  if (locked && status !== 'missing')
    return (
      <p className="t-deck t-deck-locked" title={w('deck.lockedAbout')}>
        {said}
      </p>
    );
  return (
    <details className="t-more t-deck" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{said}</summary>
      <p className="quiet">{w(locked ? 'deck.late' : 'deck.about')}</p>
      {/* What was said of a list was said in the language of that moment. */}
      <HandIn key={lang} id={id} received={status !== 'missing'} />
    </details>
  );
}

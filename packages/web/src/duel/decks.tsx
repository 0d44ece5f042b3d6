/** Which deck one duels with: one that comes with the program, or a list of one's own. */
import type { DuelDeckInfo, DuelJoinBody, DuelRegion } from '@apnap/protocol';
import { useEffect, useId, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Link } from '../ui/link.js';
import { SmallCard } from './card.js';
import { useDuelWords } from './words.js';

const KEPT = 'apnap.duelDeck';

interface Kept {
  id: string;
  list: string;
  /** What the list is called, where it was built here. */
  name?: string | undefined;
  /** The list of forbidden and limited cards that is chosen with it; absent: none. */
  region?: DuelRegion;
}

function load(): Kept {
  try {
    return { id: '', list: '', ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return { id: '', list: '' };
  }
}

/** Chooses a deck for the next duel. */
export function chooseDuelDeck(deck: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(deck));
  } catch {
    // Storage may be forbidden: the deck is chosen there then.
  }
}

/** The deck that is chosen, kept in the browser; '' as id: a list of one's own. */
export function useDuelDeck(decks: readonly DuelDeckInfo[]): {
  chosen: Kept;
  choose: (next: Partial<Kept>) => void;
  deck: DuelJoinBody['deck'] | null;
} {
  const [held, setHeld] = useState<Kept | null>(null);
  useEffect(() => setHeld(load()), []);
  const first = decks[0]?.id ?? '';
  const kept = held ?? { id: first, list: '' };
  const known = kept.id === 'own' || decks.some((d) => d.id === kept.id);
  const chosen = { ...kept, id: known ? kept.id : first };
  const choose = (next: Partial<Kept>) => {
    const now = { ...chosen, ...next };
    setHeld(now);
    chooseDuelDeck(now);
  };
  const own = chosen.list.trim() === '' ? null : { list: chosen.list };
  return { chosen, choose, deck: chosen.id === 'own' ? own : chosen.id === '' ? null : { stock: chosen.id } };
}

export function DuelDecks({
  decks,
  chosen,
  choose,
}: {
  decks: readonly DuelDeckInfo[];
  chosen: Kept;
  choose: (next: Partial<Kept>) => void;
}) {
  const { say } = useSpeech();
  const w = useDuelWords();
  const own = useId();
  const open = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) choose({ list: await file.text(), name: undefined });
  };
  return (
    <fieldset className="duel-decks">
      <legend>{w('deck.title')}</legend>
      {decks.map((d) => (
        <label key={d.id} className={`duel-deck${chosen.id === d.id ? ' on' : ''}`} data-deck={d.id}>
          <input type="radio" name="duel-deck" checked={chosen.id === d.id} onChange={() => choose({ id: d.id })} />
          <span className="duel-fan">
            {d.shows.map((card) => (
              <SmallCard key={card.id} card={card} />
            ))}
          </span>
          <span className="duel-deck-words">
            <b>{say(d.name)}</b>
            <span>{say(d.about)}</span>
            <small>{w('deck.cards', { main: d.main, extra: d.extra })}</small>
          </span>
        </label>
      ))}
      <label className={`duel-deck own${chosen.id === 'own' ? ' on' : ''}`} data-deck="own">
        <input type="radio" name="duel-deck" checked={chosen.id === 'own'} onChange={() => choose({ id: 'own' })} />
        <span className="duel-deck-words">
          <b>{chosen.name ?? w('deck.own')}</b>
          <span>{w('deck.ownAbout')}</span>
        </span>
      </label>
      <Link to="/duel/decks">{w('deck.build')}</Link>
      {chosen.id === 'own' && (
        <div className="duel-own">
          <textarea
            id={own}
            rows={6}
            value={chosen.list}
            aria-label={w('deck.own')}
            onChange={(e) => choose({ list: e.target.value, name: undefined })}
          />
          <label className="button">
            {w('deck.ownFile')}
            <input type="file" className="sr-only" accept=".ydk,.txt" onChange={(e) => void open(e.target.files)} />
          </label>
        </div>
      )}
    </fieldset>
  );
}

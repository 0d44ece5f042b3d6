/** Sitting down to a duel that somebody has opened. */
import type { TableView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import { api, textOf, useLoaded } from '../store/api.js';
import { DuelDecks, useDuelDeck } from './decks.js';
import { useDuelWords } from './words.js';
import '../styles/duel.css';

export function JoinDuel({ conn, table }: { conn: TableConnection; table: TableView }) {
  const { say } = useSpeech();
  const w = useDuelWords();
  const decks = useLoaded('duels', api.duels).value?.decks ?? [];
  const { chosen, choose, deck } = useDuelDeck(decks);
  const [trouble, setTrouble] = useState('');
  const host = table.info.seats.find((s) => s.kind !== 'open')?.name ?? '';
  const join = () => {
    if (!deck) return;
    api.join(table.info.id, { deck }).then(
      () => conn.restart(),
      (e) => setTrouble(say(textOf(e))),
    );
  };
  return (
    <>
      <h1>{w('join.title', { name: host })}</h1>
      <DuelDecks decks={decks} chosen={chosen} choose={choose} />
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button primary big" disabled={!deck} onClick={join} data-action="join">
        {w('join.sit')}
      </button>
    </>
  );
}

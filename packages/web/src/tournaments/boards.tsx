/** What hangs on the wall at a tournament: pairings of each round, standings, the bracket, the final places. */
import type { PublicTournament } from '@apnap/protocol';
import { useState } from 'react';
import { Bracket } from './bracket.js';
import { Pairings } from './pairings.js';
import { Places, Standings } from './standings.js';
import { useTournamentWords } from './words.js';

type Board = 'places' | 'pairings' | 'standings' | 'bracket' | 'players';

/** Which there are, the one that is wanted most now in front. */
function boardsOf({ head, rounds, places, bracket }: PublicTournament): Board[] {
  const list: Board[] = [];
  if (places) list.push('places');
  // Without a playoff the last standings are the final places.
  const last = head.status === 'finished' && !places;
  if (rounds.length > 0) list.push(...(last ? (['standings', 'pairings'] as const) : (['pairings', 'standings'] as const)));
  if (bracket) list.push('bracket');
  if (rounds.length === 0 || head.status === 'registration') list.push('players');
  return list;
}

function Players({ view, me }: { view: PublicTournament; me: string | null }) {
  const w = useTournamentWords();
  const names = Object.entries(view.names).sort((a, b) => a[1].localeCompare(b[1]));
  if (names.length === 0) return <p className="quiet">{w('players.none')}</p>;
  return (
    <ul className="t-players">
      {names.map(([id, name]) => (
        <li key={id} className={id === me ? 'own' : ''}>
          {name}
        </li>
      ))}
    </ul>
  );
}

export function Boards({ view, me }: { view: PublicTournament; me: string | null }) {
  const w = useTournamentWords();
  const [chosen, setChosen] = useState<{ board: Board; of: string } | null>(null);
  const all = boardsOf(view);
  // What was chosen is left when there is something new in front: the next round, the end.
  const of = `${view.head.status}/${view.rounds.length}`;
  const shown = chosen !== null && chosen.of === of && all.includes(chosen.board) ? chosen.board : all[0];
  const board = (
    <>
      {shown === 'pairings' && <Pairings view={view} me={me} />}
      {shown === 'standings' && <Standings view={view} me={me} />}
      {shown === 'places' && <Places view={view} me={me} />}
      {shown === 'bracket' && view.bracket && <Bracket view={view} size={view.bracket.size} seats={view.bracket.seats} me={me} />}
      {shown === 'players' && <Players view={view} me={me} />}
    </>
  );
  return (
    <section className="panel t-boards" aria-label={w('boards.title')}>
      {all.length > 1 ? (
        <div className="segments wide t-tabs" role="tablist" aria-label={w('boards.title')}>
          {all.map((b) => (
            <button
              key={b}
              type="button"
              role="tab"
              id={`tab-${b}`}
              aria-selected={shown === b}
              aria-controls="t-board"
              className={shown === b ? 'on' : ''}
              onClick={() => setChosen({ board: b, of })}
              data-board={b}
            >
              {w(`board.${b}`)}
            </button>
          ))}
        </div>
      ) : (
        <h2 id={`tab-${shown}`}>{w(`board.${shown}`)}</h2>
      )}
      {all.length > 1 ? (
        <div id="t-board" role="tabpanel" aria-labelledby={`tab-${shown}`}>
          {board}
        </div>
      ) : (
        board
      )}
    </section>
  );
}

/** Pairings of a round, by table or by name, as they are posted (MTR 10.4). */
import type { PairingView, PublicTournament, RoundView } from '@apnap/protocol';
import { useMemo, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { gamesShown } from './said.js';
import { useTournamentWords } from './words.js';

interface Look {
  view: PublicTournament;
  me: string | null;
}

const nameIn = ({ names }: PublicTournament, id: string | undefined): string => (id === undefined ? '' : (names[id] ?? id));

/** How a table has come out, in a few letters. */
export function useResultText(): (p: PairingView, view: PublicTournament) => string {
  const w = useTournamentWords();
  return (p, view) => {
    if (p.kind === 'bye' || p.kind === 'awardedBye') return w('pairing.bye');
    if (p.kind === 'loss') return w('pairing.loss');
    if (p.kind === 'pod') return p.winner === undefined ? '' : p.winner === null ? w('pairing.drawn') : nameIn(view, p.winner);
    return p.result === null ? '' : gamesShown(p.result);
  };
}

const isMatch = (p: PairingView): boolean => p.kind === 'match' || p.kind === 'pod';

function Seat({ view, p, i, me }: Look & { p: PairingView; i: number }) {
  const id = p.seats[i];
  const won = (p.outcome === 'a' && i === 0) || (p.outcome === 'b' && i === 1) || (p.winner !== undefined && p.winner === id);
  return (
    <span className={`t-seat${won ? ' is-won' : ''}${id === me ? ' me' : ''}`}>
      <span>{nameIn(view, id)}</span>
      <small>{p.points[i]}</small>
    </span>
  );
}

/** A table, with those who sit there. */
function Row({ view, p, me }: Look & { p: PairingView }) {
  const w = useTournamentWords();
  const text = useResultText();
  const result = text(p, view);
  const watch = p.at !== undefined && p.result === null && view.head.policy.watch === 'everybody';
  return (
    <li className={`t-pairing${me !== null && p.seats.includes(me) ? ' own' : ''}`} data-table={p.table}>
      <b className="t-number">{isMatch(p) ? p.table : '—'}</b>
      <span className="t-seats">
        {p.seats.map((id, i) => (
          <Seat key={id} view={view} p={p} i={i} me={me} />
        ))}
      </span>
      <span className={`t-score${result === '' ? ' open' : ''}`}>
        {result === '' ? w('pairing.playing') : result}
        {p.edited && (
          <span className="t-edited" title={w('pairing.edited')}>
            <Icon name="star" size={10} />
            <span className="sr-only">{w('pairing.edited')}</span>
          </span>
        )}
      </span>
      {watch && (
        <Link to={`/g/${p.at}`} className="button t-watch" label={w('pairing.watchTable', { n: p.table })}>
          <Icon name="eye" size={14} />
        </Link>
      )}
    </li>
  );
}

/** Each player with his table, as one looks for oneself. */
function ByName({ view, round, me, found }: Look & { round: RoundView; found: (text: string) => boolean }) {
  const w = useTournamentWords();
  const { lang } = useSpeech();
  const rows = useMemo(
    () =>
      round.pairings
        .flatMap((p) => p.seats.map((id) => ({ id, p, name: nameIn(view, id) })))
        .sort((a, b) => a.name.localeCompare(b.name, lang)),
    [round, view, lang],
  );
  return (
    <table className="t-by-name">
      <thead>
        <tr>
          <th scope="col">{w('pairing.player')}</th>
          <th scope="col">{w('table.title')}</th>
          <th scope="col">{w('pairing.opponent')}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((r) => found(r.name))
          .map(({ id, p, name }) => (
            <tr key={id} className={id === me ? 'own' : ''}>
              <th scope="row">{name}</th>
              <td className="t-number">{isMatch(p) ? p.table : '—'}</td>
              <td>
                {isMatch(p)
                  ? p.seats
                      .filter((s) => s !== id)
                      .map((s) => nameIn(view, s))
                      .join(', ')
                  : w(p.kind === 'loss' ? 'pairing.loss' : 'pairing.bye')}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export function Pairings({ view, me }: Look) {
  const w = useTournamentWords();
  const [number, setNumber] = useState<number | null>(null);
  const [by, setBy] = useState<'table' | 'name'>('table');
  const [search, setSearch] = useState('');
  const last = view.rounds.at(-1);
  const round = view.rounds.find((r) => r.number === number) ?? last;
  if (!round) return null;
  const wanted = search.trim().toLowerCase();
  const found = (text: string): boolean => wanted === '' || text.toLowerCase().includes(wanted);
  const rows = round.pairings.filter((p) => String(p.table) === wanted || p.seats.some((id) => found(nameIn(view, id))));
  return (
    <>
      {view.rounds.length > 1 && (
        <fieldset className="t-rounds" aria-label={w('pairing.rounds')}>
          {view.rounds.map((r) => (
            <button
              key={r.number}
              type="button"
              className="chip"
              aria-pressed={r === round}
              // The newest round is followed by the next one.
              onClick={() => setNumber(r === last ? null : r.number)}
            >
              {w('round.n', { n: r.number })}
            </button>
          ))}
        </fieldset>
      )}
      <div className="t-find">
        <label className="field">
          <Icon name="search" size={16} />
          <span className="sr-only">{w('pairing.search')}</span>
          <input
            type="search"
            value={search}
            placeholder={w('pairing.search')}
            onChange={(e) => setSearch(e.target.value)}
            data-field="search"
          />
        </label>
        <fieldset className="segments" aria-label={w('pairing.order')}>
          {(['table', 'name'] as const).map((x) => (
            <button key={x} type="button" className={by === x ? 'on' : ''} aria-pressed={by === x} onClick={() => setBy(x)} data-by={x}>
              {w(`pairing.by.${x}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {by === 'name' ? (
        <ByName view={view} round={round} me={me} found={found} />
      ) : (
        <ul className="t-pairings" data-round={round.number}>
          {rows.map((p) => (
            <Row key={`${p.table}/${p.seats[0]}`} view={view} p={p} me={me} />
          ))}
        </ul>
      )}
    </>
  );
}

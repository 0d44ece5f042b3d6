/** Standings with their tiebreakers (MTR appendix C), and the final places. */
import type { PublicTournament } from '@apnap/protocol';
import { Icon } from '../ui/symbols.js';
import { useTournamentWords } from './words.js';

/** "0.6667" as a share of a hundred. */
const percent = (share: string): string => (Number(share) * 100).toFixed(2);

/** Who has won it all. */
function Winner({ name }: { name: string }) {
  const w = useTournamentWords();
  return (
    <p className="t-winner">
      <Icon name="star" size={22} /> {w('places.winner', { name })}
    </p>
  );
}

export function Standings({ view, me }: { view: PublicTournament; me: string | null }) {
  const w = useTournamentWords();
  const first = view.standings.filter((s) => s.place === 1);
  const won = view.head.status === 'finished' && !view.places && first.length === 1;
  return (
    <>
      {won && <Winner name={view.names[first[0].id] ?? first[0].id} />}
      <p className="quiet t-after">{w('standings.after', { n: view.standingsAfter })}</p>
      <table className="t-standings">
        <thead>
          <tr>
            <th scope="col">{w('standings.place')}</th>
            <th scope="col">{w('pairing.player')}</th>
            <th scope="col">{w('standings.points')}</th>
            <th scope="col">{w('standings.record')}</th>
            <th scope="col" className="t-wide">
              <abbr title={w('standings.omwAbout')}>{w('standings.omw')}</abbr>
            </th>
            <th scope="col" className="t-wide">
              <abbr title={w('standings.gwAbout')}>{w('standings.gw')}</abbr>
            </th>
            <th scope="col" className="t-wide">
              <abbr title={w('standings.ogwAbout')}>{w('standings.ogw')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.standings.map((row) => (
            <tr key={row.id} className={`${row.id === me ? 'own' : ''}${row.dropped ? ' gone' : ''}`}>
              <td>{row.place}</td>
              <th scope="row">
                {view.names[row.id] ?? row.id}
                {row.dropped && <small className="chip">{w('mine.dropped')}</small>}
                <small className="t-narrow">
                  {`${w('standings.omw')} ${percent(row.omw)} · ${w('standings.gw')} ${percent(row.gw)} · ${w('standings.ogw')} ${percent(row.ogw)}`}
                </small>
              </th>
              <td>
                <b>{row.points}</b>
              </td>
              <td>{row.record}</td>
              <td className="t-wide">{percent(row.omw)}</td>
              <td className="t-wide">{percent(row.gw)}</td>
              <td className="t-wide">{percent(row.ogw)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function Places({ view, me }: { view: PublicTournament; me: string | null }) {
  const places = view.places ?? [];
  const winner = places.filter((p) => p.place === 1);
  const records = new Map(view.standings.map((s) => [s.id, s]));
  return (
    <>
      {winner.length === 1 && <Winner name={view.names[winner[0].id] ?? winner[0].id} />}
      <ol className="t-places">
        {places.map(({ place, id }) => (
          <li key={id} className={id === me ? 'own' : ''}>
            <b className="t-number">{place}</b>
            <span>{view.names[id] ?? id}</span>
            <small className="quiet">{records.get(id)?.record}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

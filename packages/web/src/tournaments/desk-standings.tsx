/** Standings, final places and prizes. */
import { useState } from 'react';
import { nameIn, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';

export function StandingsPanel() {
  const { staff, act } = useDesk();
  const w = useDeskWords();
  const [prizes, setPrizes] = useState('');
  const { standings, standingsAfter, places } = staff.public;
  const placeOf = new Map(places?.map((p) => [p.id, p.place]));
  const rows = places ? [...standings].sort((a, b) => (placeOf.get(a.id) ?? 1e9) - (placeOf.get(b.id) ?? 1e9)) : standings;
  const written = prizes.split(/[,，\s]+/).filter((p) => p !== '');
  const numbers = written.map(Number);
  const right = written.length > 0 && written.every((p) => /^\d{1,6}$/.test(p));
  return (
    <section className="panel" aria-labelledby="standings-title">
      <h2 id="standings-title">{places ? w('standings.final') : w('standings.after', { n: standingsAfter })}</h2>
      <div className="desk-table-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{w('col.place')}</th>
              <th scope="col">{w('players.name')}</th>
              <th scope="col">{w('col.points')}</th>
              <th scope="col">{w('col.record')}</th>
              <th scope="col">{w('col.omw')}</th>
              <th scope="col">{w('col.gw')}</th>
              <th scope="col">{w('col.ogw')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((r) => (
              <tr key={r.id} className={r.dropped ? 'gone' : ''}>
                <td className="number">{places ? placeOf.get(r.id) : r.place}</td>
                <td>{nameIn(staff, r.id)}</td>
                <td className="number">{r.points}</td>
                <td className="number">{r.record}</td>
                <td className="number">{r.omw}</td>
                <td className="number">{r.gw}</td>
                <td className="number">{r.ogw}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="quiet">{w('standings.none')}</p>}
      {rows.length > 0 && (
        <div className="row-fields">
          <label className="field">
            <span className="sr-only">{w('prizes.list')}</span>
            <input value={prizes} onChange={(e) => setPrizes(e.currentTarget.value)} placeholder={w('prizes.list')} />
          </label>
          <button type="button" className="button" disabled={!right} onClick={() => void act({ act: 'prizes', prizes: numbers })}>
            {w('prizes.show')}
          </button>
        </div>
      )}
    </section>
  );
}

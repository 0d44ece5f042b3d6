/** A round at the desk: its pairings, what has come in, and what can be done about each table. */
import type { PairingView, RoundView } from '@apnap/protocol';
import { useState } from 'react';
import { Icon } from '../ui/symbols.js';
import { clockText } from './clock-time.js';
import { nameIn, useDesk } from './desk-context.js';
import { TableDialog } from './desk-table.js';
import { useDeskWords } from './desk-words.js';
import { gamesShown } from './said.js';

type Show = 'all' | 'open' | 'disputed';

/** What two players have said of a table, where they do not agree or one is missing. */
export function useReports(round: RoundView): (p: PairingView) => { id: string; said: string }[] {
  const { staff } = useDesk();
  const last = staff.rounds.at(-1)?.number === round.number;
  return (p) =>
    last && p.result === null ? staff.reports.filter((r) => r.table === p.table).map((r) => ({ id: r.by, said: r.said })) : [];
}

function Row({
  p,
  reports,
  extended,
  open,
}: {
  p: PairingView;
  reports: { id: string; said: string }[];
  extended: number | undefined;
  open: () => void;
}) {
  const { staff } = useDesk();
  const w = useDeskWords();
  const seat = (i: number) => {
    const id = p.seats[i];
    const won = (p.outcome === 'a' && i === 0) || (p.outcome === 'b' && i === 1) || (p.winner !== undefined && p.winner === id);
    return (
      <span className={won ? 'won' : ''}>
        {nameIn(staff, id ?? null)} <small className="quiet">{p.points[i]}</small>
      </span>
    );
  };
  const disputed = reports.length === 2;
  return (
    <tr className={p.result === null && p.winner === undefined && p.kind !== 'bye' ? 'still' : ''} data-table={p.table}>
      <td className="number">{p.table || '—'}</td>
      <td>{seat(0)}</td>
      <td>
        {p.kind === 'match' && seat(1)}
        {p.kind === 'pod' &&
          p.seats.slice(1).map((id, i) => (
            <span key={id} className="pod-seat">
              {seat(i + 1)}
            </span>
          ))}
        {(p.kind === 'bye' || p.kind === 'awardedBye') && <em className="quiet">{w('round.bye')}</em>}
        {p.kind === 'loss' && <em className="quiet">{w('round.loss')}</em>}
      </td>
      <td className="result">
        {p.result !== null && gamesShown(p.result)}
        {p.how !== null && p.how !== 'played' && p.result !== null && <small className="quiet"> {w(`how.${p.how}` as 'how.time')}</small>}
        {disputed && <span className="chip trouble">{w('round.disputed')}</span>}
        {reports.length === 1 && <span className="chip">{w('round.one', { said: gamesShown(reports[0].said) })}</span>}
        {extended !== undefined && <span className="chip">+{clockText(extended)}</span>}
        {p.edited && <span className="chip">{w('round.edited')}</span>}
      </td>
      <td>
        {(p.kind === 'match' || p.kind === 'pod') && (
          <button type="button" className="icon-button" aria-label={w('round.open', { n: p.table })} onClick={open} data-action="table">
            <Icon name="next" size={16} />
          </button>
        )}
      </td>
    </tr>
  );
}

export function RoundPanel() {
  const { staff, head } = useDesk();
  const w = useDeskWords();
  const [number, setNumber] = useState<number | null>(null);
  const [show, setShow] = useState<Show>('all');
  const [table, setTable] = useState<number | null>(null);
  const round = staff.rounds.find((r) => r.number === number) ?? staff.rounds.at(-1);
  const reportsOf = useReports(round ?? { number: 0, stage: 'swiss', status: 'review', generation: 0, pairings: [] });
  if (!round) return <p className="quiet">{w('round.none')}</p>;
  const isOpen = (p: PairingView): boolean => p.result === null && p.winner === undefined && (p.kind === 'match' || p.kind === 'pod');
  const rows = round.pairings.filter((p) => show === 'all' || (show === 'open' ? isOpen(p) : reportsOf(p).length === 2));
  const extended = new Map(head.round === round.number ? head.clock?.extended.map((e) => [e.table, e.left - (head.clock?.left ?? 0)]) : []);
  const left = round.pairings.filter(isOpen).length;
  const chosen = round.pairings.find((p) => p.table === table);
  return (
    <section className="panel round-panel" aria-labelledby="round-title">
      <header className="row-between">
        <h2 id="round-title">
          {w(round.stage === 'playoff' ? 'round.playoff' : 'round.n', { n: round.number })}{' '}
          <small className="chip">{w(`status.${round.status}`)}</small>
        </h2>
        <div className="buttons">
          {staff.rounds.length > 1 && (
            <label className="select-field inline">
              <span className="sr-only">{w('round.choose')}</span>
              <select value={round.number} onChange={(e) => setNumber(Number(e.currentTarget.value))}>
                {staff.rounds.map((r) => (
                  <option key={r.number} value={r.number}>
                    {w('round.n', { n: r.number })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <fieldset className="segments" aria-label={w('round.show')}>
            {(['all', 'open', 'disputed'] as const).map((s) => (
              <button key={s} type="button" className={show === s ? 'on' : ''} aria-pressed={show === s} onClick={() => setShow(s)}>
                {w(`round.show.${s}`)} {s === 'open' && left}
              </button>
            ))}
          </fieldset>
        </div>
      </header>
      <div className="desk-table-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{w('col.table')}</th>
              <th scope="col">A</th>
              <th scope="col">B</th>
              <th scope="col">{w('col.result')}</th>
              <th scope="col">
                <span className="sr-only">{w('col.more')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((p) => (
              <Row
                key={`${p.table}/${p.seats[0]}`}
                p={p}
                reports={reportsOf(p)}
                extended={extended.get(p.table)}
                open={() => setTable(p.table)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="quiet">{w('round.nothing')}</p>}
      {chosen && <TableDialog round={round} pairing={chosen} reports={reportsOf(chosen)} onClose={() => setTable(null)} />}
    </section>
  );
}

/** One at a table of several says who has won: another says the same, or a judge decides (MTR 2.4, 2.9). */
import { useState } from 'react';
import { useDesk } from './act.js';
import type { Match } from './own.js';
import { useTournamentWords } from './words.js';

/** An entrant, or one of two ways in which nobody has won. */
type Chosen = { winner: string } | { draw: true };

export function PodReport({ id, match, entrant, playoff }: { id: string; match: Match; entrant: string; playoff: boolean }) {
  const w = useTournamentWords();
  const desk = useDesk(id);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [drop, setDrop] = useState(false);
  const [again, setAgain] = useState(false);
  const said = match.said ?? [];
  const nameOf = (who: string): string => (who === entrant ? w('result.you') : (match.opponents.find((o) => o.id === who)?.name ?? who));
  const mine = said.find((r) => r.by === entrant);
  const other = said.findLast((r) => r.by !== entrant);
  const told = (r: { winner: string | null; agreed: boolean }): string =>
    r.winner !== null ? w('pod.wins', { name: nameOf(r.winner) }) : w(r.agreed ? 'pod.agreed' : 'pod.nobody');
  const send = async (what: { winner: string } | { draw: true } | { agree: true }): Promise<void> => {
    const answer = await desk.ask({ act: 'myResult', ...what, ...(drop ? { drop: true } : {}), generation: match.generation });
    if (answer !== null && answer !== 'offline') setAgain(false);
  };
  const seats = [{ id: entrant, name: w('result.you') }, ...match.opponents];
  const choosing = mine === undefined || again;
  return (
    <section className="t-report" aria-labelledby="pod-report">
      <h3 id="pod-report">{w('pod.title')}</h3>
      {said.length > 0 && (
        <div className={`t-told${match.disputed ? ' disputed' : ''}`} role="status">
          {said.map((r) => (
            <p key={r.by}>{r.by === entrant ? w('pod.mine', { what: told(r) }) : w('pod.said', { name: nameOf(r.by), what: told(r) })}</p>
          ))}
          {mine && !match.disputed && <p className="quiet">{w('pod.wait')}</p>}
          {match.disputed && <p className="t-disputed">{w('told.disputed')}</p>}
        </div>
      )}
      {desk.trouble && (
        <p className="refused" role="alert">
          {desk.trouble}
        </p>
      )}
      {other && !mine && !again && (
        <button
          type="button"
          className="button primary big"
          disabled={desk.busy}
          onClick={() => void send({ agree: true })}
          data-action="agree"
        >
          {w('pod.agree', { what: told(other) })}
        </button>
      )}
      {!choosing && (
        <button type="button" className="button" onClick={() => setAgain(true)} data-action="other-result">
          {w('report.change')}
        </button>
      )}
      {choosing && (
        <>
          <div className="t-choices t-winners">
            {seats.map((s) => (
              <button
                key={s.id}
                type="button"
                className="button t-choice"
                aria-pressed={chosen !== null && 'winner' in chosen && chosen.winner === s.id}
                data-winner={s.id}
                onClick={() => setChosen({ winner: s.id })}
              >
                <b>{s.name}</b>
              </button>
            ))}
          </div>
          {!playoff && (
            <div className="buttons">
              <button
                type="button"
                className="button"
                aria-pressed={chosen !== null && 'winner' in chosen && chosen.winner === 'draw'}
                onClick={() => setChosen({ winner: 'draw' })}
              >
                {w('pod.nobody')}
              </button>
              <button
                type="button"
                className="button"
                aria-pressed={chosen !== null && 'draw' in chosen}
                onClick={() => setChosen({ draw: true })}
              >
                {w('pod.agreed')}
              </button>
            </div>
          )}
          <label className="check">
            <input type="checkbox" checked={drop} onChange={(e) => setDrop(e.currentTarget.checked)} />
            <span>
              {w('report.drop')}
              <small>{w('report.dropAbout')}</small>
            </span>
          </label>
          {chosen && (
            <button
              type="button"
              className="button primary big"
              disabled={desk.busy}
              onClick={() => void send(chosen)}
              data-action="report"
            >
              {w(desk.busy ? 'report.sending' : 'report.send')}
            </button>
          )}
        </>
      )}
    </section>
  );
}

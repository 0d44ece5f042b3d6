/** The result of a table of several, where one wins for all or nobody does; and of teams, seat by seat. */
import type { PairingView, RoundView, TournamentAct } from '@apnap/protocol';
import { useState } from 'react';
import { nameIn, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';

/** Who has won a game of several, or that nobody has; who did not come or has conceded. */
export function SeveralPart({ round, pairing, onDone }: { round: RoundView; pairing: PairingView; onDone: () => void }) {
  const { staff, act, roles, busy } = useDesk();
  const w = useDeskWords();
  const [why, setWhy] = useState('');
  const has = pairing.winner !== undefined || pairing.result !== null;
  const head = staff.staff.find((s) => s.role === 'headJudge')?.name;
  const approval = !roles.includes('headJudge') && head !== undefined ? { approvedBy: head } : {};
  const base = { table: pairing.table, round: round.number };
  const put = (said: Pick<Extract<TournamentAct, { act: 'report' }>, 'result' | 'time' | 'draw' | 'absent'>): void => {
    const what: TournamentAct = has ? { act: 'correct', ...base, ...said, why, ...approval } : { act: 'report', ...base, ...said };
    void act(what).then((a) => a && onDone());
  };
  const may = !busy && (!has || why.trim() !== '');
  return (
    <fieldset className="choice">
      <legend>{w(has ? 'table.correct' : 'several.who')}</legend>
      {has && (
        <label className="field">
          <span>{w('why')}</span>
          <input value={why} onChange={(e) => setWhy(e.currentTarget.value)} required />
        </label>
      )}
      <div className="buttons">
        {pairing.seats.map((id, i) => (
          <button key={id} type="button" className="button" disabled={!may} onClick={() => put({ result: `#${i + 1}` })} data-seat={i + 1}>
            {nameIn(staff, id)}
          </button>
        ))}
        <button type="button" className="button" disabled={!may} onClick={() => put({ result: 'draw', time: true })}>
          {w('several.time')}
        </button>
        <button type="button" className="button" disabled={!may} onClick={() => put({ draw: true })}>
          {w('slip.draw')}
        </button>
      </div>
      {!has && (
        <div className="buttons">
          {pairing.seats.map((id, i) => (
            <button key={id} type="button" className="button quiet-button" onClick={() => put({ absent: `#${i + 1}` })}>
              {w('table.absent', { name: nameIn(staff, id) })}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Seats of a team (MTR 8.1). */
const SEATS = ['A', 'B', 'C', 'D'];

/** Matches of teams of which each seat plays one: "2-1,0-2,2-0". */
export function SeatGames({ seats, games, change }: { seats: number; games: readonly string[]; change: (games: string[]) => void }) {
  const w = useDeskWords();
  return (
    <div className="row-fields">
      {SEATS.slice(0, seats).map((seat, i) => (
        <label key={seat} className="field short">
          <span>{w('several.seat', { n: seat })}</span>
          <input
            value={games[i] ?? ''}
            onChange={(e) => change(SEATS.slice(0, seats).map((_, j) => (j === i ? e.currentTarget.value : (games[j] ?? ''))))}
            placeholder="2-1"
            size={5}
            data-seat-games={seat}
          />
        </label>
      ))}
    </div>
  );
}

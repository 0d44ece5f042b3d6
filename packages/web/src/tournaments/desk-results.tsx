/** Results as slips come in: typed by keyboard, one after the other, with the names shown before anything is entered. */
import type { PairingView, TournamentAct } from '@apnap/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { lastOf, nameIn, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';
import { gamesShown } from './said.js';
import { droppedBy, readSlip, winnerOf } from './slip.js';

interface Entered {
  key: number;
  text: string;
  state: 'sent' | 'done' | 'refused';
  line: string;
}

/** So many of those that were entered stay in sight. */
const SHOWN = 8;

/** A slip as an act of the desk. */
function actOf(table: number, result: string, drop: string[], round: number): TournamentAct {
  const drops = drop.length > 0 ? { drop } : {};
  return result === 'id' ? { act: 'report', table, round, draw: true, ...drops } : { act: 'report', table, round, result, ...drops };
}

function Preview({ pairing, result, drops }: { pairing: PairingView; result: string | null; drops: readonly ('a' | 'b')[] }) {
  const { staff } = useDesk();
  const w = useDeskWords();
  const winner = result === null ? null : winnerOf(result);
  const side = (n: 0 | 1) => {
    const key = n === 0 ? 'a' : 'b';
    return (
      <span className={`slip-side${winner === key ? ' won' : ''}${winner !== null && winner !== key && winner !== 'draw' ? ' lost' : ''}`}>
        {nameIn(staff, pairing.seats[n] ?? null)}
        {drops.includes(key) && <small className="chip trouble">{w('slip.drops')}</small>}
      </span>
    );
  };
  return (
    <p className="slip-preview" data-winner={winner ?? ''}>
      {side(0)}
      <b>{result === null ? '–' : result === 'id' ? w('slip.draw') : gamesShown(result)}</b>
      {side(1)}
      {pairing.result && <small className="chip">{w('slip.was', { result: pairing.result })}</small>}
    </p>
  );
}

export function ResultEntry() {
  const { staff, ask, again } = useDesk();
  const w = useDeskWords();
  const { say } = useSpeech();
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState<readonly Entered[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const key = useRef(0);
  const round = lastOf(staff);
  if (!round) return null;
  const slip = readSlip(typed);
  const table = slip.kind === 'slip' || slip.kind === 'begun' ? slip.table : null;
  const pairing = round.pairings.find((p) => p.table === table && (p.kind === 'match' || p.kind === 'pod'));
  const note = (mine: number, state: Entered['state'], line: string): void =>
    setEntered((list) => list.map((e) => (e.key === mine ? { ...e, state, line } : e)));
  const send = (e: FormEvent): void => {
    e.preventDefault();
    if (slip.kind !== 'slip' || !pairing) return;
    const mine = key.current++;
    const text = typed.trim();
    setEntered((list) => [{ key: mine, text, state: 'sent' as const, line: '' }, ...list].slice(0, SHOWN));
    // The next slip can be typed at once; what is refused says so with its words, to be typed again.
    setTyped('');
    ask(actOf(slip.table, slip.result, droppedBy(pairing, slip.drops), round.number)).then(
      (a) => {
        note(mine, 'done', a.lines[0] ?? '');
        again();
      },
      (why) => note(mine, 'refused', say(textOf(why))),
    );
  };
  return (
    <section className="panel slips" aria-labelledby="slips-title">
      <h2 id="slips-title">{w('slip.title')}</h2>
      <form onSubmit={send} className="slip-form">
        <label className="field big-field">
          <span className="sr-only">{w('slip.label')}</span>
          <input
            ref={input}
            id="slip"
            value={typed}
            onChange={(e) => setTyped(e.currentTarget.value)}
            placeholder={w('slip.example')}
            autoComplete="off"
            inputMode="text"
            aria-describedby="slip-how"
          />
        </label>
        <button type="submit" className="button primary" disabled={slip.kind !== 'slip' || !pairing} data-action="slip">
          {w('slip.enter')}
        </button>
      </form>
      <div className="slip-shown" aria-live="polite">
        {slip.kind === 'wrong' && <p className="refused">{w('slip.wrong')}</p>}
        {slip.kind !== 'wrong' && table !== null && !pairing && <p className="refused">{w('slip.noTable', { n: table })}</p>}
        {pairing && (
          <Preview pairing={pairing} result={slip.kind === 'slip' ? slip.result : null} drops={slip.kind === 'slip' ? slip.drops : []} />
        )}
      </div>
      <p id="slip-how" className="quiet small">
        {w('slip.how')}
      </p>
      {entered.length > 0 && (
        <ol className="slip-list" aria-label={w('slip.entered')}>
          {entered.map((e) => (
            <li key={e.key} className={e.state}>
              <kbd>{e.text}</kbd> <span>{e.state === 'sent' ? '…' : e.line}</span>
              {e.state === 'refused' && (
                <button
                  type="button"
                  className="chip"
                  onClick={() => {
                    setTyped(e.text);
                    setEntered((list) => list.filter((x) => x.key !== e.key));
                    input.current?.focus();
                  }}
                >
                  {w('slip.again')}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

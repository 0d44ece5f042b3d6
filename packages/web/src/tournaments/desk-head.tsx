/** The head of the desk: which tournament, how far it is, its clock, and the next thing to do. */
import { useState } from 'react';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { clockText, useClock } from './clock-time.js';
import { useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';

function RoundTimer() {
  const { head, act, roles } = useDesk();
  const w = useDeskWords();
  const clock = useClock(head);
  if (!clock) return null;
  const { phase, left } = clock;
  const runs = phase === 'running' || phase === 'lastTen' || phase === 'time';
  const staff = roles.some((r) => r !== 'player');
  return (
    <div className={`round-timer ${phase}`}>
      <b>{left === null ? '∞' : clockText(left)}</b>
      <span className="quiet small">{w(`clock.${phase}`)}</span>
      {staff && (phase === 'pregame' || phase === 'paused') && head.roundStatus === 'published' && (
        <button type="button" className="button" onClick={() => void act({ act: 'clock', start: true })} data-action="clock-start">
          <Icon name="play" size={15} /> {w(phase === 'paused' ? 'clock.goOn' : 'clock.start')}
        </button>
      )}
      {staff && runs && (
        <button type="button" className="button" onClick={() => void act({ act: 'clock', stop: true })}>
          <Icon name="pause" size={15} /> {w('clock.stop')}
        </button>
      )}
    </div>
  );
}

/** What whoever runs the rounds does next, as one large button. */
function NextStep() {
  const { staff, head, act, busy, roles } = useDesk();
  const w = useDeskWords();
  const [asks, setAsks] = useState(false);
  if (!roles.some((r) => r === 'organizer' || r === 'scorekeeper' || r === 'headJudge')) return null;
  const again = staff.rounds.at(-1)?.status === 'review';
  const primary = (label: string, onClick: () => void, disabled = false) => (
    <button type="button" className="button primary big" onClick={onClick} disabled={busy || disabled} data-action="next">
      {label}
    </button>
  );
  switch (staff.next) {
    case 'start':
      return primary(w('next.start', { n: head.players }), () => void act({ act: 'start' }), head.players < 2);
    case 'pair':
      return primary(w('next.pair', { n: (staff.rounds.at(-1)?.number ?? 0) + 1 }), () => void act({ act: 'pair' }));
    case 'publish':
      return (
        <div className="buttons">
          {primary(w('next.publish', { n: staff.rounds.at(-1)?.number ?? 1 }), () => void act({ act: 'publish', clock: true }))}
          <button type="button" className="button" onClick={() => void act({ act: 'publish' })} disabled={busy} data-action="publish-only">
            {w('next.publishOnly')}
          </button>
          {again && (
            <button
              type="button"
              className="button quiet-button"
              onClick={() => void act({ act: 'pair', again: true, seed: String(staff.public.head.seq) })}
              disabled={busy}
            >
              {w('next.pairAgain')}
            </button>
          )}
        </div>
      );
    case 'clock':
      return primary(w('clock.start'), () => void act({ act: 'clock', start: true }));
    case 'report':
      return <p className="next-waits">{w('next.report', { n: head.openTables })}</p>;
    case 'cut':
      return primary(w('next.cut', { n: String(staff.settings.cut) }), () => void act({ act: 'cut' }));
    case 'finish':
      return asks ? (
        <div className="buttons">
          {primary(w('next.finishSure'), () => void act({ act: 'finish' }).then(() => setAsks(false)))}
          <button type="button" className="button" onClick={() => setAsks(false)}>
            {w('next.notYet')}
          </button>
        </div>
      ) : (
        primary(w('next.finish'), () => setAsks(true))
      );
    default:
      return <p className="next-waits">{w(head.status === 'cancelled' ? 'next.cancelled' : 'next.over')}</p>;
  }
}

export function DeskHead() {
  const { id, head, staff } = useDesk();
  const w = useDeskWords();
  const calls = staff.calls.filter((c) => c.done === null).length;
  return (
    <header className="desk-head">
      <div>
        <h1>{head.name}</h1>
        <p className="quiet">
          {head.date} · {w(`status.${head.status}`)} · {w('head.players', { n: head.players })}
          {head.round > 0 && <> · {w('head.round', { n: head.round, of: head.rounds ?? '?' })}</>}
          {calls > 0 && <span className="chip trouble">{w('head.calls', { n: calls })}</span>}
        </p>
        <p className="desk-links">
          <Link to={`/t/${id}`}>{w('head.public')}</Link>
          <a href={`/t/${id}/clock`} target="_blank" rel="noreferrer">
            {w('head.clock')}
          </a>
        </p>
      </div>
      <RoundTimer />
      <NextStep />
    </header>
  );
}

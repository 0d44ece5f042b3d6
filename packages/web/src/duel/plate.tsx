/** A player: name, Life Points and how they change, whose turn it is, the clock. */
import type { TableView } from '@apnap/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Clock } from '../live/clock.js';
import { useBoard } from './board.js';
import { useDuelWords } from './words.js';

/** The Life Points that a duel begins with: a full bar. */
const FULL = 8000;

/** Milliseconds for which a change is shown. */
const STAYS = 2200;

/** How much the Life Points have just changed, numbered so that each is shown anew. */
function useChange(lp: number): { by: number; n: number } {
  const before = useRef(lp);
  const [change, setChange] = useState({ by: 0, n: 0 });
  useEffect(() => {
    const by = lp - before.current;
    before.current = lp;
    if (by === 0) return;
    setChange((c) => ({ by, n: c.n + 1 }));
    const timer = window.setTimeout(() => setChange((c) => ({ by: 0, n: c.n })), STAYS);
    return () => window.clearTimeout(timer);
  }, [lp]);
  return change;
}

export function Plate({ seat, table, ahead, children }: { seat: number; table: TableView | null; ahead: number; children?: ReactNode }) {
  const { game, asked, me } = useBoard();
  const w = useDuelWords();
  const { lp } = game.duel.sides[seat];
  const change = useChange(lp);
  const name = game.players[seat]?.name ?? '';
  const active = game.duel.active === seat && !game.result;
  const decides = game.decision?.seat === seat && !game.result;
  return (
    <section
      className={`duel-plate${active ? ' active' : ''}${seat === me ? ' mine' : ''}`}
      data-seat={seat}
      aria-label={w('lp.title', { name, n: lp })}
    >
      <span className="duel-player">
        <b>{name}</b>
        {decides && !asked && seat !== me && (
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
      </span>
      <span className="duel-lp" data-lp={lp}>
        <small>LP</small>
        <b key={lp}>{lp}</b>
        <i className="duel-lp-bar" style={{ '--part': Math.min(1, lp / FULL) } as React.CSSProperties} />
        {change.by !== 0 && (
          <i key={change.n} className={`duel-change${change.by < 0 ? ' loss' : ''}`} aria-hidden="true">
            {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
          </i>
        )}
      </span>
      {table?.clock && <Clock clock={table.clock} ahead={ahead} seat={seat} />}
      {children}
    </section>
  );
}

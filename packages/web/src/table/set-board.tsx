/** A board that is set up to be tried: anew each time, and given up when one leaves. */
import type { ScenarioBody } from '@apnap/protocol';
import { isPlain } from '@apnap/protocol/shown';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import { useConnection, useTable } from '../live/use-table.js';
import { api, textOf } from '../store/api.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { MagicTable } from './page.js';

/** Nobody goes on with such a board: it would stand among the games that wait. */
function giveUp(conn: TableConnection): void {
  const { table } = conn.get();
  if (table?.info.phase === 'playing') conn.send({ type: 'concede' });
}

/** Where one goes back to, and the words of it. */
export interface Whence {
  back: string;
  all: string;
  opening: string;
}

function Wait({ trouble, whence }: { trouble: string; whence: Whence }) {
  return (
    <main className="center-page">
      <img src="/icon.svg" alt="" width="56" height="56" />
      {trouble ? (
        <>
          <h1>{trouble}</h1>
          <Link to={whence.back} className="button primary">
            {whence.all}
          </Link>
        </>
      ) : (
        <p role="status">
          <Icon name="clock" size={15} /> {whence.opening}
        </p>
      )}
    </main>
  );
}

function Table({ id, whence, guide }: { id: string; whence: Whence; guide: ReactNode }) {
  const { say } = useSpeech();
  const conn = useConnection(id, giveUp);
  const state = useTable(conn);
  useEffect(() => {
    const leave = () => giveUp(conn);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [conn]);
  const { game, error } = state;
  if (!game || isPlain(game)) return <Wait trouble={error ? say(error.text) : ''} whence={whence} />;
  return <MagicTable conn={conn} state={{ ...state, game }} lesson={guide} />;
}

/** @param guide what leads through it, told how to begin anew */
export function SetBoard({ board, whence, guide }: { board: ScenarioBody; whence: Whence; guide: (again: () => void) => ReactNode }) {
  const { say } = useSpeech();
  const [turn, setTurn] = useState(0);
  const [id, setId] = useState('');
  const [trouble, setTrouble] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a board of its own
  useEffect(() => {
    let alive = true;
    setId('');
    api.scenario(board).then(
      (info) => alive && setId(info.id),
      (e) => alive && setTrouble(say(textOf(e))),
    );
    return () => {
      alive = false;
    };
  }, [board, turn]);
  if (id === '') return <Wait trouble={trouble} whence={whence} />;
  return <Table key={id} id={id} whence={whence} guide={guide(() => setTurn((n) => n + 1))} />;
}

/** The room that a guide takes on small screens, where a sheet opens below it. */
export function useGuideRoom(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const el = ref.current;
    if (!el) return;
    const tell = () => el.parentElement?.style.setProperty('--coach', `${el.offsetHeight}px`);
    const watch = new ResizeObserver(tell);
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return ref;
}

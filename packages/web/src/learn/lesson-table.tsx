/** A lesson at its table: the board is set up anew each time, and given up when one leaves. */
import { isPlain } from '@apnap/protocol/shown';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import { useConnection, useTable } from '../live/use-table.js';
import { api, textOf } from '../store/api.js';
import { lessonsOffered } from '../store/learned.js';
import { MagicTable } from '../table/page.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { Coach } from './coach.js';
import type { Lesson } from './lesson.js';
import { useLearnWords } from './words.js';

/** Nobody goes on with the board of a lesson: it would stand among the games that wait. */
function giveUp(conn: TableConnection): void {
  const { table } = conn.get();
  if (table?.info.phase === 'playing') conn.send({ type: 'concede' });
}

function Wait({ trouble }: { trouble: string }) {
  const w = useLearnWords();
  return (
    <main className="center-page">
      <img src="/icon.svg" alt="" width="56" height="56" />
      {trouble ? (
        <>
          <h1>{trouble}</h1>
          <Link to="/learn" className="button primary">
            {w('coach.all')}
          </Link>
        </>
      ) : (
        <p role="status">
          <Icon name="clock" size={15} /> {w('coach.opening')}
        </p>
      )}
    </main>
  );
}

function Table({ id, lesson, again }: { id: string; lesson: Lesson; again: () => void }) {
  const { say } = useSpeech();
  const conn = useConnection(id, giveUp);
  const state = useTable(conn);
  useEffect(() => {
    const leave = () => giveUp(conn);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [conn]);
  const { game, error } = state;
  if (!game || isPlain(game)) return <Wait trouble={error ? say(error.text) : ''} />;
  return <MagicTable conn={conn} state={{ ...state, game }} lesson={<Coach lesson={lesson} again={again} />} />;
}

export function LessonTable({ lesson }: { lesson: Lesson }) {
  const { say } = useSpeech();
  const [turn, setTurn] = useState(0);
  const [id, setId] = useState('');
  const [trouble, setTrouble] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a board of its own
  useEffect(() => {
    let alive = true;
    setId('');
    lessonsOffered();
    api.scenario(lesson.board).then(
      (info) => alive && setId(info.id),
      (e) => alive && setTrouble(say(textOf(e))),
    );
    return () => {
      alive = false;
    };
  }, [lesson, turn]);
  if (id === '') return <Wait trouble={trouble} />;
  return <Table key={id} id={id} lesson={lesson} again={() => setTurn((n) => n + 1)} />;
}

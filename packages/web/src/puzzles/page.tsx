/** The puzzles by grade, with what is solved; and a puzzle at its table, where one has been chosen. */
import { useState } from 'react';
import { Shell } from '../lobby/shell.js';
import { useSolved } from '../store/puzzles.js';
import { SetBoard } from '../table/set-board.js';
import '../styles/learn.css';
import '../styles/puzzles.css';
import { Link } from '../ui/link.js';
import { PageHead } from '../ui/page-head.js';
import { Icon, Pip } from '../ui/symbols.js';
import { bodyOf, PUZZLES } from './boards.js';
import { PuzzleGuide } from './guide.js';
import { GRADES, type Grade, type Puzzle } from './puzzle.js';
import { usePuzzleWords } from './words.js';

/** What lands make, for the colours of a board. */
const MANA: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

function Entry({ puzzle, solved, next }: { puzzle: Puzzle; solved: boolean; next: boolean }) {
  const w = usePuzzleWords();
  const n = PUZZLES.indexOf(puzzle) + 1;
  return (
    <li>
      <Link to={`/puzzles/${puzzle.id}`} className={`puzzle-link${solved ? ' done' : ''}${next ? ' next' : ''}`}>
        <span className="puzzle-number" aria-hidden="true">
          {solved ? <Icon name="check" size={20} /> : n}
        </span>
        <span className="puzzle-words">
          <b>{w('list.entry', { n })}</b>
          <small>{solved ? w('list.solved') : w('list.life', { n: puzzle.life })}</small>
        </span>
        <span className="puzzle-colours">
          {Object.keys(puzzle.board.lands).map((land) => (
            <Pip key={land} code={MANA[land]} />
          ))}
        </span>
      </Link>
    </li>
  );
}

function Group({ grade, solved, next }: { grade: Grade; solved: readonly string[]; next: string | undefined }) {
  const w = usePuzzleWords();
  const all = PUZZLES.filter((p) => p.grade === grade);
  const n = all.filter((p) => solved.includes(p.id)).length;
  return (
    <section className="puzzle-group" aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`}>
        {w(`grade.${grade}`)} <small>{w('list.count', { n, of: all.length })}</small>
      </h2>
      <ol className="puzzle-list">
        {all.map((p) => (
          <Entry key={p.id} puzzle={p} solved={solved.includes(p.id)} next={p.id === next} />
        ))}
      </ol>
    </section>
  );
}

function PuzzleList() {
  const w = usePuzzleWords();
  const solved = useSolved();
  const done = PUZZLES.filter((p) => solved.includes(p.id)).length;
  const next = PUZZLES.find((p) => !solved.includes(p.id))?.id;
  return (
    <Shell>
      <main className="learn">
        <PageHead title={w('list.title')} lead={w('list.lead')} />
        <p className="learn-count">
          <progress value={done} max={PUZZLES.length} aria-label={w('list.title')} /> {w('list.count', { n: done, of: PUZZLES.length })}
        </p>
        {GRADES.map((grade) => (
          <Group key={grade} grade={grade} solved={solved} next={next} />
        ))}
      </main>
    </Shell>
  );
}

function PuzzleTable({ puzzle }: { puzzle: Puzzle }) {
  const w = usePuzzleWords();
  const [shown, setShown] = useState(0);
  return (
    <SetBoard
      board={bodyOf(puzzle)}
      whence={{ back: '/puzzles', all: w('puzzle.all'), opening: w('puzzle.opening') }}
      guide={(again) => <PuzzleGuide puzzle={puzzle} again={again} shown={shown} more={() => setShown((n) => n + 1)} />}
    />
  );
}

export function PuzzlePage({ id }: { id: string }) {
  const puzzle = PUZZLES.find((p) => p.id === id);
  return puzzle ? <PuzzleTable puzzle={puzzle} /> : <PuzzleList />;
}

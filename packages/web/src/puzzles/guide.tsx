/** What stands beside a puzzle: the task, hints as they are asked for, and whether it is solved or missed. */
import type { Text } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { puzzleSolved } from '../store/puzzles.js';
import { findAll } from '../table/lookup.js';
import { usePlay } from '../table/play.js';
import { focusQuietly } from '../table/roving.js';
import { RuleChip } from '../table/rule.js';
import { useGuideRoom } from '../table/set-board.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { PUZZLES } from './boards.js';
import { type Hint, hintsOf, standingOf } from './progress.js';
import type { Puzzle } from './puzzle.js';
import { usePuzzleWords } from './words.js';

/** One is asked where a puzzle can be decided, and nowhere else. */
function useStops(): void {
  const { conn, state } = usePlay();
  const open = state.link === 'open';
  useEffect(() => {
    if (open) conn.send({ type: 'stops', mine: ['precombatMain', 'declareBlockers', 'postcombatMain'], theirs: [] });
  }, [conn, open]);
}

/** What cards are called, by their English names: also of those that have gone where they can't be seen. */
const called = new Map<string, Text>();

function Told({ hint }: { hint: Hint }) {
  const w = usePuzzleWords();
  const { say, lang } = useSpeech();
  const named = (names: readonly string[] = []): string =>
    names
      .map((en) => {
        if (en === 'you' || en === 'opponent') return w(`who.${en}`);
        const text = called.get(en);
        return text ? say(text) : en;
      })
      .join(lang === 'zh' ? '、' : ', ');
  return (
    <p className="coach-told">
      <Icon name="help" size={15} />
      <span>
        {w(hint.say, { cards: named(hint.cards), at: named(hint.at) })} {hint.rule && <RuleChip key={hint.rule} rule={hint.rule} />}
      </span>
    </p>
  );
}

/** How it ended, and where to go on. */
function Ended({ puzzle, solved, hints }: { puzzle: Puzzle; solved: boolean; hints: number }) {
  const w = usePuzzleWords();
  const next = PUZZLES[PUZZLES.indexOf(puzzle) + 1];
  if (!solved)
    return (
      <div className="coach-instead">
        <b>{w('puzzle.missed')}</b>
        <p>{w('puzzle.missed.about')}</p>
      </div>
    );
  return (
    <>
      <p className="coach-praise">
        <Icon name="star" size={20} /> {w('puzzle.solved')}
      </p>
      <p>{!next ? w('puzzle.last') : hints > 0 ? w('puzzle.solved.hints', { n: hints }) : w('puzzle.solved.alone')}</p>
    </>
  );
}

function Buttons({ puzzle, solved, again, hint }: { puzzle: Puzzle; solved: boolean; again: () => void; hint: (() => void) | null }) {
  const w = usePuzzleWords();
  const next = PUZZLES[PUZZLES.indexOf(puzzle) + 1];
  return (
    <div className="buttons">
      {solved && (
        <Link to={next ? `/puzzles/${next.id}` : '/puzzles'} className="button primary">
          {w(next ? 'puzzle.next' : 'puzzle.all')}
        </Link>
      )}
      {hint && (
        <button type="button" className="button" data-action="puzzle-hint" onClick={hint}>
          <Icon name="help" size={15} /> {w('hint.more')}
        </button>
      )}
      <button type="button" className="button" data-action="again" onClick={again}>
        <Icon name="undo" size={15} /> {w('puzzle.again')}
      </button>
    </div>
  );
}

/** @param shown how many hints have been asked for, with what asks for one more: they stay when the board is set up anew */
export function PuzzleGuide({ puzzle, again, shown, more }: { puzzle: Puzzle; again: () => void; shown: number; more: () => void }) {
  const w = usePuzzleWords();
  const { state } = usePlay();
  const ref = useGuideRoom();
  useStops();
  for (const { card } of findAll(state.game).values()) called.set(card.name.en, card.name);
  const standing = standingOf(state.game);
  const [won, setWon] = useState(false);
  useEffect(() => {
    if (standing === 'open') return;
    if (standing === 'solved') {
      puzzleSolved(puzzle.id);
      setWon(true);
    }
    // So that the next Tab leads to its buttons, and a key that was meant for the game presses none.
    if (ref.current) focusQuietly(ref.current);
  }, [standing, puzzle, ref]);
  const solved = won || standing === 'solved';
  const hints = hintsOf(puzzle, state.game);
  const n = PUZZLES.indexOf(puzzle) + 1;
  const title = w('puzzle.title', { n, grade: w(`grade.${puzzle.grade}`) });
  const open = standing === 'open' && !solved;
  return (
    <section
      ref={ref}
      className="coach puzzle-guide"
      aria-label={title}
      tabIndex={-1}
      data-puzzle={puzzle.id}
      data-standing={solved ? 'solved' : standing}
    >
      <header>
        <h2>{title}</h2>
        <Link to="/puzzles" className="icon-button" label={w('puzzle.leave')}>
          <Icon name="close" size={16} />
        </Link>
      </header>
      <div className="coach-words" role="status">
        {open && (
          <div className="puzzle-goal">
            <p className="coach-task">{w('goal.win')}</p>
            <p>{w('goal.life', { n: puzzle.life })}</p>
          </div>
        )}
        {/* biome-ignore lint/suspicious/noArrayIndexKey: hints have no identity but their place */}
        {open && hints.slice(0, shown).map((hint, i) => <Told key={i} hint={hint} />)}
        {!open && <Ended puzzle={puzzle} solved={solved} hints={shown} />}
      </div>
      <Buttons puzzle={puzzle} solved={solved} again={again} hint={open && shown < hints.length ? more : null} />
    </section>
  );
}

/** Who leads through a lesson: says what to do, waits until it has been done, tells what it taught, and what was done instead. */
import type { About } from '@apnap/protocol';
import { isPlain } from '@apnap/protocol/shown';
import { useEffect, useState } from 'react';
import { LESSON_IDS, lessonDone } from '../store/learned.js';
import { usePlay } from '../table/play.js';
import { focusQuietly } from '../table/roving.js';
import { RuleChip } from '../table/rule.js';
import { useGuideRoom } from '../table/set-board.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { FirstGame } from './first-game.js';
import { controlled, insteadOf, type Lesson, type Step, stepAfter } from './lesson.js';
import { LESSONS } from './lessons.js';
import { Pointer } from './pointer.js';
import { pointedAt, selectorsOf } from './target.js';
import { useLearnWords } from './words.js';

/** The step that is due. It is judged by every state of the game as it comes, also by those that are gone before they are drawn. */
function useStep(lesson: Lesson, why: About | null): number {
  const { conn } = usePlay();
  const [step, setStep] = useState(0);
  useEffect(() => {
    const look = (): void => {
      const { game } = conn.get();
      if (game && !isPlain(game)) setStep((n) => stepAfter(lesson, n, { game, why }));
    };
    look();
    return conn.subscribe(look);
  }, [conn, lesson, why]);
  return step;
}

/** Who learns is asked as often as the lesson needs it. */
function useControl(lesson: Lesson, step: number): void {
  const { conn, state } = usePlay();
  const now = state.table?.settings?.fullControl;
  const open = state.link === 'open';
  const on = controlled(lesson, step, state.game.decision?.kind, now ?? false);
  useEffect(() => {
    if (open && now !== undefined && now !== on) conn.send({ type: 'fullControl', on });
  }, [conn, open, now, on]);
}

function Told({ step }: { step: Step }) {
  const w = useLearnWords();
  return (
    <p className="coach-told">
      <Icon name="check" size={15} />
      <span>
        {w(step.told)} {step.rule && <RuleChip key={step.rule} rule={step.rule} />}
      </span>
    </p>
  );
}

function Steps({ n, of }: { n: number; of: number }) {
  const w = useLearnWords();
  return (
    <span className="coach-steps" role="img" aria-label={n < of ? w('coach.step', { n: n + 1, of }) : w('coach.done')}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
        <i key={i} className={i < n ? 'done' : i === n ? 'now' : ''} />
      ))}
    </span>
  );
}

/** After the last step: on to the next lesson, or to a real game. */
function Done({ lesson, again }: { lesson: Lesson; again: () => void }) {
  const w = useLearnWords();
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <div className="coach-done">
      <p className="coach-praise">
        <Icon name="star" size={20} /> {w('coach.done')}
      </p>
      {!next && <FirstGame />}
      <div className="buttons">
        {next && (
          <Link to={`/learn/${next.id}`} className="button primary">
            {w('coach.next', { title: w(next.title) })}
          </Link>
        )}
        <button type="button" className="button" onClick={again}>
          {w('coach.again')}
        </button>
        <Link to="/learn" className="button">
          {w('coach.all')}
        </Link>
      </div>
    </div>
  );
}

/** @param again begins the lesson anew */
export function Coach({ lesson, again }: { lesson: Lesson; again: () => void }) {
  const w = useLearnWords();
  const { state, why: asked, decision, draft } = usePlay();
  const why = asked?.answer ? asked.about : null;
  const n = useStep(lesson, why);
  const ref = useGuideRoom();
  useControl(lesson, n);
  const step = lesson.steps[n];
  const before = lesson.steps[n - 1];
  const done = step === undefined;
  const instead = insteadOf(lesson, n, { game: state.game, why });
  useEffect(() => {
    if (!done) return;
    lessonDone(lesson.id);
    // So that the next Tab leads to its buttons, and a key that was meant for the game presses none.
    if (ref.current) focusQuietly(ref.current);
  }, [done, lesson, ref]);
  const title = w('coach.title', { n: LESSON_IDS.indexOf(lesson.id) + 1, title: w(lesson.title) });
  return (
    <>
      <section ref={ref} className="coach" aria-label={title} tabIndex={-1} data-lesson={lesson.id} data-step={done ? 'done' : n}>
        <header>
          <h2>{title}</h2>
          <Steps n={n} of={lesson.steps.length} />
          <Link to="/learn" className="icon-button" label={w('coach.end')}>
            <Icon name="close" size={16} />
          </Link>
        </header>
        <div className="coach-words" role="status">
          {before && <Told step={before} />}
          {step && !instead && <p className="coach-task">{w(step.task)}</p>}
          {instead && <p className="coach-instead">{w(instead)}</p>}
        </div>
        {instead && (
          <button type="button" className="button primary" data-action="again" onClick={again}>
            <Icon name="undo" size={15} /> {w('coach.again')}
          </button>
        )}
        {done && <Done lesson={lesson} again={again} />}
      </section>
      {step && !instead && decision && <Pointer at={selectorsOf(pointedAt(step, decision, draft), state.game)} />}
    </>
  );
}

/** The lessons, in any order; and a lesson, where one has been chosen. */
import { Shell } from '../lobby/shell.js';
import { LESSON_IDS, useLearned } from '../store/learned.js';
import '../styles/learn.css';
import { Link } from '../ui/link.js';
import { PageHead } from '../ui/page-head.js';
import { Icon, type IconName, TypeSymbol } from '../ui/symbols.js';
import type { Lesson } from './lesson.js';
import { LessonTable } from './lesson-table.js';
import { LESSONS } from './lessons.js';
import { useLearnWords } from './words.js';

/** What each lesson is about, as a sign: that of a type of cards, or of a thing at the table. */
const SIGNS: Readonly<Record<Lesson['id'], IconName | { type: string }>> = {
  land: { type: 'Land' },
  creature: { type: 'Creature' },
  attack: 'sword',
  block: 'shield',
  spell: { type: 'Instant' },
  stack: 'library',
  trigger: 'exile',
  why: 'help',
  rewind: 'undo',
  deck: 'play',
};

function Sign({ id, done }: { id: Lesson['id']; done: boolean }) {
  const sign = SIGNS[id];
  if (done) return <Icon name="check" size={22} />;
  return typeof sign === 'string' ? <Icon name={sign} size={22} /> : <TypeSymbol types={[sign.type]} />;
}

function Entry({ lesson, n, done, next }: { lesson: Lesson; n: number; done: boolean; next: boolean }) {
  const w = useLearnWords();
  return (
    <li>
      <Link to={`/learn/${lesson.id}`} className={`lesson-link${done ? ' done' : ''}${next ? ' next' : ''}`}>
        <span className="lesson-sign" aria-hidden="true">
          <Sign id={lesson.id} done={done} />
        </span>
        <span className="lesson-words">
          <b>
            {n}. {w(lesson.title)}
          </b>
          <small>{w(lesson.about)}</small>
        </span>
        <span className="lesson-go">{w(done ? 'list.again' : 'list.begin')}</span>
      </Link>
    </li>
  );
}

function LessonList() {
  const w = useLearnWords();
  const { done } = useLearned();
  const next = LESSON_IDS.find((id) => !done.includes(id));
  return (
    <Shell>
      <main className="learn">
        <PageHead title={w('list.title')} lead={w('list.lead')} />
        <p className="learn-count">
          <progress value={done.length} max={LESSONS.length} aria-label={w('list.title')} />{' '}
          {w('list.count', { n: done.length, of: LESSONS.length })}
        </p>
        <ol className="lesson-list">
          {LESSONS.map((l, i) => (
            <Entry key={l.id} lesson={l} n={i + 1} done={done.includes(l.id)} next={l.id === next} />
          ))}
        </ol>
      </main>
    </Shell>
  );
}

export function LearnPage({ id }: { id: string }) {
  const lesson = LESSONS.find((l) => l.id === id);
  return lesson ? <LessonTable lesson={lesson} /> : <LessonList />;
}

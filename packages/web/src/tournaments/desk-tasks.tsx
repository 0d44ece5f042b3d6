/** What officials have to do, before the rounds, in each of them and after the last, with what is known of it; who has done a thing ticks it off for all. */
import { TASKS, type TaskName, type TaskView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { tournaments } from '../store/tournaments.js';
import { useClock } from './clock-time.js';
import { type DeskValue, lastOf, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';
import { isLimited } from './formats.js';

type Phase = keyof typeof TASKS;
type Words = ReturnType<typeof useDeskWords>;

/** One of ten decks is to be checked in an event (MTR 2.8, by the handbook). */
const TENTH = 10;

/** What the desk itself knows of a task; nothing where it knows nothing. */
function known(task: TaskName, { staff, head }: DeskValue, w: Words): string {
  const { entrants } = staff;
  const checked = new Set(staff.checks.flatMap((c) => c.tables.flatMap((t) => t.ids)));
  const round = lastOf(staff);
  switch (task) {
    case 'listsIn':
    case 'listsSorted':
      return head.lists === 'none'
        ? w('tasks.noLists')
        : w('tasks.lists', { n: entrants.filter((e) => e.lists.length > 0 && !e.lists.includes('missing')).length, of: entrants.length });
    case 'listsCounted':
      return head.lists === 'none' ? w('tasks.noLists') : '';
    case 'checks':
      return w('tasks.checked', { n: checked.size, of: Math.ceil(entrants.length / TENTH) });
    case 'seated':
    case 'allIn':
    case 'gather':
      return round?.status === 'published' ? w('tasks.open', { n: head.openTables }) : '';
    case 'penalties':
      return w('tasks.penalties', { n: staff.penalties.filter((p) => p.round === round?.number).length });
    case 'reports':
      return w('tasks.reports', { n: staff.penalties.filter((p) => p.penalty === 'disqualification').length });
    case 'teams':
      return w('tasks.staff', { n: staff.staff.length });
    case 'tableNumbers':
    case 'product':
    case 'talk':
    case 'posted':
    case 'slips':
    case 'standings':
    case 'prizes':
    case 'file':
    case 'debrief':
      return '';
    default:
      return task satisfies never;
  }
}

function Task({ task, round, done }: { task: TaskName; round: number; done: TaskView | undefined }) {
  const desk = useDesk();
  const w = useDeskWords();
  const { say } = useSpeech();
  const [refused, setRefused] = useState('');
  // Ticked at once, and as the server has it when that comes.
  const [wanted, setWanted] = useState<{ on: boolean; was: TaskView | undefined } | null>(null);
  const on = wanted && wanted.was?.at === done?.at ? wanted.on : done !== undefined;
  const fact = known(task, desk, w);
  const set = (next: boolean): void => {
    setWanted({ on: next, was: done });
    tournaments.task(desk.id, task, round, next).then(
      () => {
        setRefused('');
        desk.again();
      },
      (e) => {
        setWanted(null);
        setRefused(say(textOf(e)));
      },
    );
  };
  return (
    <li className={done ? 'done' : ''}>
      <label className="check">
        <input type="checkbox" checked={on} onChange={(e) => set(e.currentTarget.checked)} data-task={task} />
        <span>
          {w(`task.${task}`)}
          {fact !== '' && <small className="quiet"> {fact}</small>}
        </span>
      </label>
      {done && (
        <small className="quiet">
          {done.by}, {new Date(done.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
        </small>
      )}
      {refused && <p className="refused">{refused}</p>}
    </li>
  );
}

export function TasksPanel() {
  const { staff, head } = useDesk();
  const w = useDeskWords();
  const clock = useClock(head);
  const round = lastOf(staff);
  const over = head.status === 'finished' || (staff.next === 'finish' && head.openTables === 0);
  const usual: Phase = !round ? 'opening' : over ? 'end' : 'round';
  const [chosen, setChosen] = useState<Phase | null>(null);
  const phase = chosen ?? usual;
  const at = phase === 'round' ? (round?.number ?? 1) : 0;
  const tasks = TASKS[phase].filter((t) => t !== 'product' || isLimited(head.format));
  const doneOf = (task: TaskName): TaskView | undefined => staff.tasks.find((t) => t.task === task && t.round === at);
  const left = tasks.filter((t) => !doneOf(t)).length;
  return (
    <section className="panel tasks-panel" aria-labelledby="tasks-title">
      <header className="row-between">
        <h2 id="tasks-title">
          {phase === 'round' ? w('tasks.round', { n: at }) : w(`tasks.${phase}`)}{' '}
          <small className="chip">{left === 0 ? w('tasks.allDone') : w('tasks.left', { n: left })}</small>
        </h2>
        <fieldset className="segments" aria-label={w('tasks.when')}>
          {(['opening', 'round', 'end'] as const).map((p) => (
            <button key={p} type="button" className={p === phase ? 'on' : ''} aria-pressed={p === phase} onClick={() => setChosen(p)}>
              {w(`tasks.${p}Short`)}
            </button>
          ))}
        </fieldset>
      </header>
      {phase === 'round' && clock?.phase === 'lastTen' && (
        <p className="chip trouble" role="status">
          {w('tasks.tenMinutes', { n: head.openTables })}
        </p>
      )}
      <ul className="task-list">
        {tasks.map((task) => (
          <Task key={`${at}/${task}`} task={task} round={at} done={doneOf(task)} />
        ))}
      </ul>
    </section>
  );
}

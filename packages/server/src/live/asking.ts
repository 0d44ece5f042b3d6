/** What a client asks without changing anything: why, advice, the past, names. */
import { hasHan } from '@apnap/cards';
import type { Decision } from '@apnap/kernel';
import type { ClientMessage } from '@apnap/protocol';
import type { Change } from '../tables/propose.js';
import { joined, LINES, say } from '../text.js';
import { answerText, reasonText } from '../views/answers.js';
import { gameView } from '../views/game.js';
import { whyOf } from '../views/why.js';
import type { Connection } from './connection.js';

type Question = Exclude<ClientMessage, Change>;

/** Names sent for a few letters. */
const NAMES = 50;

export async function ask(c: Connection, m: Question): Promise<void> {
  const { table, cx } = c.live;
  switch (m.type) {
    case 'ping':
      c.send({ type: 'pong', id: m.id, at: cx.now() });
      return;
    case 'past': {
      const { line } = table;
      if (!line || m.n > c.live.momentFor(c.viewer)) {
        c.send({ type: 'refused', to: 'past', text: say('refused.pastUnknown'), rule: '' });
        return;
      }
      const { view, faces } = gameView(line.stateAt(m.n), c.viewer, m.n, table.handlesFor(c.viewer));
      c.send({ type: 'past', id: m.id, game: view, faces: c.fresh(faces) });
      return;
    }
    case 'names':
      c.send({ type: 'names', id: m.id, texts: namesFor(c, m.part) });
      return;
    case 'advice':
      await advise(c, m.id);
      return;
    case 'why': {
      const { line } = table;
      const answer = line ? whyOf(line, c.viewer, table.handlesFor(c.viewer), m.about, c.live.momentFor(c.viewer)) : null;
      if (answer) c.send({ type: 'why', id: m.id, answer, faces: [] });
      else c.send({ type: 'refused', to: 'why', text: say('why.notFound'), rule: '' });
      return;
    }
    default:
      m satisfies never;
  }
}

/** The decision this viewer has to make. */
function decisionOf(c: Connection): Decision | null {
  const d = c.live.table.pending();
  return d && d.decider === c.viewer ? d : null;
}

function namesFor(c: Connection, part: string): string[] {
  const d = decisionOf(c);
  if (d?.ask.form !== 'text') return [];
  const wanted = part.trim().toLowerCase();
  if (!hasHan(part)) {
    const starts = d.ask.texts.filter((t) => t.toLowerCase().startsWith(wanted));
    const inside = d.ask.texts.filter((t) => !t.toLowerCase().startsWith(wanted) && t.toLowerCase().includes(wanted));
    return [...starts, ...inside].slice(0, NAMES);
  }
  const offered = new Set(d.ask.texts);
  const found: string[] = [];
  for (const db of c.live.cx.book.databases)
    for (let i = 0; i < db.size && found.length < NAMES; i++) {
      const record = db.record(i);
      for (const f of record.faces) if (f.zhName?.includes(part.trim()) && offered.has(f.name)) found.push(f.name);
    }
  return [...new Set(found)];
}

/** What the computer would do in the viewer's place: it sees what he sees. */
async function advise(c: Connection, id: number): Promise<void> {
  const d = decisionOf(c);
  const { line } = c.live.table;
  const task = d && c.viewer !== null ? c.live.taskFor(c.viewer) : null;
  if (!d || !line || !task) {
    c.send({ type: 'advice', id, text: say('advice.none'), answer: null });
    return;
  }
  if (c.live.advising.has(d.decider)) {
    c.send({ type: 'advice', id, text: say('refused.chatty'), answer: null });
    return;
  }
  const { state } = line;
  // It may think for seconds, on a thread that others wait for, too.
  c.live.advising.add(d.decider);
  const idea = c.live.cx.computers.choose({ ...task, key: `${task.key}/advice` });
  const { answer, why } = await idea.finally(() => c.live.advising.delete(d.decider));
  const text = say('advice.does', { what: answerText(state, d, answer) });
  c.send({ type: 'advice', id, text: why ? joined([text, reasonText(state, why)], LINES) : text, answer });
}

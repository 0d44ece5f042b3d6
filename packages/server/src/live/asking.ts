/** What a client asks without changing anything: why, advice, the past, names. */
import type { Decision } from '@apnap/kernel';
import type { ClientMessage, FaceText, ServerMessage } from '@apnap/protocol';
import type { Change } from '../tables/propose.js';
import { joined, LINES, say } from '../text.js';
import type { Owner } from '../workers/shares.js';
import type { LiveTable } from './live-table.js';

type Question = Exclude<ClientMessage, Change>;

/** Who asks at a table, and is told. */
export interface Asker {
  readonly live: LiveTable;
  /** Seat; null: watches. */
  readonly viewer: number | null;
  /** Whose share it comes out of. */
  readonly owners: readonly Owner[];
  send(message: ServerMessage): void;
  /** Faces of these that the client hasn't got yet. */
  fresh(faces: ReadonlyMap<string, FaceText>): FaceText[];
}

/** Names sent for a few letters. */
const NAMES = 50;

/** Makes sure that what is asked about is there, so that the answer holds nobody up. @throws Spent, Overran, Crowded, Rewound */
export async function ready(c: Asker, m: Question): Promise<void> {
  const table = c.live.seenBy(c.viewer);
  const { line } = table;
  if (m.type !== 'past' && m.type !== 'why' && m.type !== 'names') return;
  const { looking } = c.live.cx;
  const { owners } = c;
  await looking.share(owners);
  if (!line || m.type === 'names') return;
  await looking.seen(line, c.viewer, owners);
  const last = m.type === 'why' && 'object' in m.about ? table.handlesFor(c.viewer).seen(m.about.object, line.n)?.n : undefined;
  await looking.state(line, m.type === 'past' ? m.n : (last ?? line.n), owners);
  if (m.type === 'why' && 'event' in m.about) await looking.known(line, c.viewer, owners);
}

export async function ask(c: Asker, m: Question): Promise<void> {
  const { cx } = c.live;
  const table = c.live.seenBy(c.viewer);
  const { line } = table;
  switch (m.type) {
    case 'ping':
      c.send({ type: 'pong', id: m.id, at: cx.steady() });
      return;
    case 'past': {
      if (!line || m.n > line.n) {
        c.send({ type: 'refused', to: 'past', text: say('refused.pastUnknown'), rule: '' });
        return;
      }
      const { view, faces } = line.hosted.shown(line.stateAt(m.n), c.viewer, m.n, table.handlesFor(c.viewer).at(m.n), null);
      c.send({ type: 'past', id: m.id, game: view, faces: c.fresh(faces) });
      return;
    }
    case 'names':
      c.send({ type: 'names', id: m.id, texts: namesFor(c, m.part, m.decision) });
      return;
    case 'advice':
      await advise(c, m.id);
      return;
    case 'why': {
      const over = table.phase === 'over';
      const answer = line ? line.hosted.why(line, c.viewer, table.handlesFor(c.viewer), m.about, line.n, over) : null;
      if (answer) c.send({ type: 'why', id: m.id, answer, faces: [] });
      else c.send({ type: 'refused', to: 'why', text: say('why.notFound'), rule: '' });
      return;
    }
    default:
      m satisfies never;
  }
}

/** The decision this viewer has to make. @param id which of several; absent: the first */
function decisionOf(c: Asker, id?: number): Decision | null {
  return c.live.table.waiting.find((d) => d.decider === c.viewer && (id === undefined || d.id === id)) ?? null;
}

function namesFor(c: Asker, part: string, id: number | undefined): string[] {
  const d = decisionOf(c, id);
  return d?.ask.form === 'text' ? c.live.table.hosted.textsLike(d, part, NAMES) : [];
}

/** What the computer would do in the viewer's place: it sees what he sees. */
async function advise(c: Asker, id: number): Promise<void> {
  const d = decisionOf(c);
  const { line, era } = c.live.table;
  const task = d && c.viewer !== null ? c.live.thinking.taskFor(c.viewer) : null;
  if (!d || !line || !task) {
    c.send({ type: 'advice', id, text: say('advice.none'), answer: null });
    return;
  }
  if (c.live.thinking.advising.has(d.decider)) {
    c.send({ type: 'advice', id, text: say('refused.chatty'), answer: null });
    return;
  }
  const { state } = line;
  // It may think for seconds, on a thread that others wait for, too.
  c.live.thinking.advising.add(d.decider);
  const idea = c.live.cx.computers.choose({ ...task, key: `${task.key}/advice` }, c.live.thinking.shareOf(d.decider));
  const { answer, why } = await idea.finally(() => c.live.thinking.advising.delete(d.decider));
  // Advice for a position that is gone, or was taken back, is none.
  if (c.live.table.era !== era || decisionOf(c)?.id !== d.id) {
    c.send({ type: 'advice', id, text: say('advice.none'), answer: null });
    return;
  }
  const text = say('advice.does', { what: line.hosted.answerText(state, d, answer) });
  c.send({ type: 'advice', id, text: why ? joined([text, line.hosted.messageText(state, why)], LINES) : text, answer });
}

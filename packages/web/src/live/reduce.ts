/**
 * What this browser knows of a table, as the sum of what has happened: messages of the server, news of the socket, answers sent. One pure
 * function makes the next state, so that a state is the same however its messages came.
 */
import type { Blow, FaceText, LogLine, ServerMessage, ShownGame, TableView, Text } from '@apnap/protocol';
import { apply } from '@apnap/protocol/patch';
import { waitingIn } from '@apnap/protocol/shown';

export interface TableState {
  /** `lost`: the connection broke and is being made again. */
  link: 'connecting' | 'open' | 'lost' | 'closed';
  tries: number;
  table: TableView | null;
  game: ShownGame | null;
  log: LogLine[];
  faces: Readonly<Record<string, FaceText>>;
  /** What the last change of the game was: damage that was dealt, or a jump, after which nothing can be said to have moved. */
  told: { blows: readonly Blow[]; jump: boolean };
  /** Numbers of the decisions that were answered and not yet acknowledged. */
  sent: readonly number[];
  /** The last refusal, numbered so that the same one twice is seen twice. */
  refused: { text: Text; rule: string; count: number } | null;
  error: { code: string; text: Text; fatal: boolean } | null;
  /** What is being taken back, until the game has gone back. */
  takingBack: Text | null;
  /** What was taken back, until something is answered. */
  takenBack: Text | null;
  /** Milliseconds the server's clock is ahead of this page's (`performance.now`): neither is the one on the wall, which may jump. */
  ahead: number;
}

export type TableEvent =
  | { type: 'server'; message: ServerMessage; now: number }
  | { type: 'link'; link: TableState['link'] }
  | { type: 'sent'; decision: number }
  | { type: 'takingBack'; what: Text | null }
  | { type: 'dismiss' };

export const START: TableState = {
  link: 'connecting',
  tries: 0,
  table: null,
  game: null,
  log: [],
  faces: {},
  told: { blows: [], jump: true },
  sent: [],
  refused: null,
  error: null,
  takingBack: null,
  takenBack: null,
  ahead: 0,
};

const withFaces = (known: TableState['faces'], faces: readonly FaceText[]): TableState['faces'] =>
  faces.length === 0 ? known : { ...known, ...Object.fromEntries(faces.map((f) => [f.key, f])) };

/** Lines up to the first new one, then the new ones: a rewind sends lines again. */
function joined(old: LogLine[], fresh: readonly LogLine[]): LogLine[] {
  if (fresh.length === 0) return old;
  const first = fresh[0].event;
  let keep = old.length;
  while (keep > 0 && old[keep - 1].event >= first) keep--;
  return [...old.slice(0, keep), ...fresh];
}

/** Of the decisions that were answered those that still wait: the others have been dealt with. */
const unsettled = (s: TableState, game: ShownGame | null): readonly number[] => {
  const waiting = s.sent.length === 0 || !game ? [] : waitingIn(game).map((d) => d.id);
  return s.sent.filter((id) => waiting.includes(id));
};

/** What was asked to be taken back is, once the game has gone back; it is not where the others refuse. */
function wentBack(s: TableState, game: ShownGame | null, table: TableView | null): Partial<TableState> {
  if (game && s.game && game.n < s.game.n) return { takingBack: null, takenBack: s.takingBack };
  return s.table?.offers.takeback && !table?.offers.takeback ? { takingBack: null } : {};
}

const ahead = (table: TableView | null, now: number, before: number): number => (table?.clock ? table.clock.at - now : before);

function server(s: TableState, m: ServerMessage, now: number): TableState {
  switch (m.type) {
    case 'table':
      return {
        ...s,
        table: m.table,
        game: m.game,
        log: m.log,
        faces: withFaces(s.faces, m.faces),
        told: { blows: [], jump: true },
        sent: [],
        error: null,
        ...wentBack(s, m.game, m.table),
        ahead: ahead(m.table, now, s.ahead),
      };
    case 'update': {
      const game = apply(s.game, m.game);
      const table = apply(s.table, m.table);
      const moved = m.table && 'clock' in m.table;
      return {
        ...s,
        game,
        table,
        log: joined(s.log, m.log),
        faces: withFaces(s.faces, m.faces),
        told: { blows: m.blows ?? [], jump: false },
        sent: unsettled(s, game),
        ...wentBack(s, game, table),
        ahead: moved ? ahead(table, now, s.ahead) : s.ahead,
      };
    }
    case 'refused':
      return {
        ...s,
        sent: m.to === 'answer' ? [] : s.sent,
        takingBack: m.to === 'takeback' ? null : s.takingBack,
        refused: { text: m.text, rule: m.rule, count: (s.refused?.count ?? 0) + 1 },
      };
    case 'why':
    case 'past':
      return { ...s, faces: withFaces(s.faces, m.faces) };
    case 'error':
      return { ...s, sent: [], error: { code: m.code, text: m.text, fatal: m.fatal } };
    case 'advice':
    case 'names':
    case 'pong':
      return s;
  }
}

/** The state after an event. */
export function reduce(s: TableState, e: TableEvent): TableState {
  switch (e.type) {
    case 'server':
      return server(s, e.message, e.now);
    case 'link':
      return { ...s, link: e.link, tries: e.link === 'open' ? 0 : e.link === 'lost' ? s.tries + 1 : s.tries, sent: [] };
    case 'sent':
      return { ...s, sent: [...s.sent, e.decision], refused: null, takingBack: null, takenBack: null };
    case 'takingBack':
      return { ...s, takingBack: e.what, takenBack: null };
    case 'dismiss':
      return { ...s, refused: null, takenBack: null, error: s.error?.fatal ? s.error : null };
  }
}

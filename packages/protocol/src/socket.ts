/**
 * The messages of a table's socket, `/api/tables/:id/socket`. The server sends `table` first (also after every reconnect) and `update`s after that;
 * the client needs nothing else to show the table. Each message is one JSON text.
 */
import type { Answer } from '@apnap/kernel';
import type { Text } from '@apnap/words';
import { z } from 'zod';
import type { About, LogLine, WhyAnswer } from './game.js';
import type { Blow, FaceText } from './magic.js';
import type { Patch } from './patch.js';
import type { ShownGame } from './shown.js';
import { STOP_STEPS, type TableView } from './table.js';

const index = z.number().int().nonnegative();
const steps = z.array(z.enum(STOP_STEPS)).max(STOP_STEPS.length);
const list = z.array(z.object({ card: z.string().max(200), count: z.number().int().min(1).max(250) })).max(400);

const conspiring = z.array(z.strictObject({ card: z.string().max(200), names: z.array(z.string().max(200)).max(4) })).max(100);

const answer = z.union([
  z.strictObject({ pick: z.array(index).max(2000) }),
  z.strictObject({ order: z.array(index).max(2000) }),
  z.strictObject({ divide: z.array(z.number().int()).max(2000) }),
  z.strictObject({ number: z.number().int() }),
  z.strictObject({ yes: z.boolean() }),
  z.strictObject({ text: z.string().max(300) }),
  z.strictObject({ pairs: z.array(z.tuple([index, index])).max(4000) }),
]) satisfies z.ZodType<Answer>;

const about = z.union([
  /** What is announced beside the events of the game has a number between theirs. */
  z.strictObject({ event: z.number().nonnegative() }),
  z.strictObject({ object: z.number().int() }),
  z.strictObject({ cannot: z.number().int() }),
]) satisfies z.ZodType<About>;

/** What a client may send. Anything else is answered with `error`. */
export const clientMessage = z.discriminatedUnion('type', [
  /** `n`: answers the client has seen; an answer to a decision that is no longer pending is refused. */
  z.strictObject({ type: z.literal('answer'), n: index, decision: index, answer }),
  /**
   * What one's part of a choice of one's team is to be, by the places of what one is asked of it; null: as who makes it likes (CR 805.2). `n` as of an answer.
   */
  z.strictObject({ type: z.literal('suggest'), n: index, decision: index, answer: answer.nullable() }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('draw'), agree: z.boolean() }),
  /**
   * `decision`: one's own answer to it, which waits for those of others; absent: what one has decided last. `n`: answers the client has seen; what was
   * meant when there were others is refused, so that two presses don't take back twice.
   */
  z.strictObject({ type: z.literal('takeback'), decision: index.optional(), n: index.optional() }),
  z.strictObject({ type: z.literal('takebackReply'), agree: z.boolean() }),
  z.strictObject({ type: z.literal('stops'), mine: steps, theirs: steps }),
  z.strictObject({ type: z.literal('fullControl'), on: z.boolean() }),
  z.strictObject({ type: z.literal('yield'), key: z.string().max(200), on: z.boolean() }),
  z.strictObject({ type: z.literal('passUntil'), until: z.enum(['', 'endOfTurn', 'myTurn', 'stackEmpty']) }),
  z.strictObject({ type: z.literal('chat'), text: z.string().min(1).max(500) }),
  z.strictObject({ type: z.literal('rematch') }),
  /** `conspiracies`: of the pool, for the next game; absent: as before. */
  z.strictObject({ type: z.literal('sideboard'), main: list, side: list, conspiracies: conspiring.optional() }),
  /** `id`: comes back with the answer. */
  z.strictObject({ type: z.literal('why'), id: index, about }),
  z.strictObject({ type: z.literal('advice'), id: index }),
  z.strictObject({ type: z.literal('past'), id: index, n: index }),
  /** `decision`: for which of several; absent: the one that is pending. */
  z.strictObject({ type: z.literal('names'), id: index, part: z.string().max(100), decision: index.optional() }),
  z.strictObject({ type: z.literal('ping'), id: index }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What the server sends. `faces`: texts of faces this connection hasn't got yet. */
export type ServerMessage =
  /** The whole table: after connecting, after a rewind, and whenever a patch would be larger. `log`: the whole account. */
  | { type: 'table'; table: TableView; game: ShownGame | null; log: LogLine[]; faces: FaceText[] }
  /** Changes since the last `table` or `update` of this connection. `log`: the lines that are new; `blows`: the damage dealt since. */
  | { type: 'update'; table?: Patch; game?: Patch; log: LogLine[]; faces: FaceText[]; blows?: Blow[] }
  /** What the client sent was not accepted, and why. Nothing has changed. */
  | { type: 'refused'; to: ClientMessage['type']; text: Text; rule: string }
  | { type: 'why'; id: number; answer: WhyAnswer; faces: FaceText[] }
  /** What the computer would do here, in a sentence. */
  | { type: 'advice'; id: number; text: Text; answer: Answer | null }
  | { type: 'past'; id: number; game: ShownGame; faces: FaceText[] }
  | { type: 'names'; id: number; texts: string[] }
  | { type: 'pong'; id: number; at: number }
  /** Something the client could not have sent by itself; the socket closes when `fatal`. */
  | { type: 'error'; code: string; text: Text; fatal: boolean };

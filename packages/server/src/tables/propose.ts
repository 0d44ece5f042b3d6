/** What a client asks a table to do, judged: the entries that do it, or why not. Nothing is changed here. */
import { checkAnswer } from '@apnap/kernel';
import { illegalAnswer } from '@apnap/magic';
import type { ClientMessage, SeatSettings, Text } from '@apnap/protocol';
import { say, told } from '../text.js';
import { yieldLabel } from '../views/game.js';
import type { Entry } from './entries.js';
import { sizeOf, type Table } from './table.js';
import { lastDecision, type TakeBack } from './takeback.js';

export type Proposal = { ok: true; entries: Entry[] } | { ok: false; text: Text; rule: string };

const no = (text: Text, rule = ''): Proposal => ({ ok: false, text, rule });
const yes = (...entries: Entry[]): Proposal => ({ ok: true, entries });

type Message<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;

/** Messages that change the table; the others only ask. */
export type Change = Exclude<ClientMessage, { type: 'why' | 'advice' | 'past' | 'names' | 'ping' }>;

const ASKING: ReadonlySet<string> = new Set(['why', 'advice', 'past', 'names', 'ping']);
export const isChange = (m: ClientMessage): m is Change => !ASKING.has(m.type);

/** What a message of a seat would do. @param settings what the seat has set by now, where the table has not heard of it yet */
export function propose(table: Table, seat: number, m: Change, at: number, settings: SeatSettings = table.settings[seat]): Proposal {
  switch (m.type) {
    case 'answer':
      return answer(table, seat, m, at);
    case 'concede':
      return table.phase === 'playing' ? yes({ e: 'move', by: seat, move: { concede: seat }, at }) : no(say('refused.noGame'));
    case 'draw':
      return draw(table, seat, m.agree, at);
    case 'takeback':
      return takeBack(table, seat, at);
    case 'takebackReply':
      return reply(table, seat, m.agree, at);
    case 'stops':
      return yes({ e: 'settings', seat, settings: { ...settings, stops: { mine: m.mine, theirs: m.theirs } }, at });
    case 'fullControl':
      return yes({ e: 'settings', seat, settings: { ...settings, fullControl: m.on }, at });
    case 'yield':
      return yieldTo(table, seat, m, at, settings);
    case 'passUntil':
      return yes({ e: 'settings', seat, settings: { ...settings, passUntil: m.until }, turn: table.line?.state.turn.number ?? 0, at });
    case 'chat':
      return yes({ e: 'chat', seat, name: table.nameOf(seat), text: m.text, at });
    case 'rematch':
      return table.phase === 'over' ? yes({ e: 'rematch', seat, at }) : no(say('refused.tooEarly'));
    case 'sideboard':
      return sideboard(table, seat, m, at);
    default:
      return m satisfies never;
  }
}

function answer(table: Table, seat: number, m: Message<'answer'>, at: number): Proposal {
  const d = table.pending();
  const line = table.line;
  if (!line || table.phase !== 'playing') return no(say('refused.noGame'));
  if (!d || m.decision !== d.id || m.n !== line.n) return no(say('refused.stale'));
  if (d.decider !== seat) return no(say('refused.notYourTurn'), d.rule);
  const checked = checkAnswer(d.ask, m.answer);
  const refusal = checked.ok ? illegalAnswer(line.state, d, checked.answer) : checked.refusal;
  if (refusal) return no(told(refusal.message), refusal.rule || d.rule);
  return checked.ok ? yes({ e: 'move', by: seat, move: checked.answer, at }) : no(say('refused.stale'));
}

function draw(table: Table, seat: number, agree: boolean, at: number): Proposal {
  if (table.phase !== 'playing') return no(say('refused.noGame'));
  if (table.others(seat) === 'nobody' && agree) return no(say('refused.tooEarly'));
  if (!agree && table.drawOffer < 0) return no(say('refused.noOffer'));
  return yes({ e: 'draw', seat, agree, at });
}

/** What the seat could take back now. */
export function canTakeBack(table: Table, seat: number): TakeBack | null {
  if (table.phase !== 'playing' || !table.line) return null;
  return lastDecision(table.line, table.alone ? [0, 1] : [seat], table.others(seat));
}

/** A computer never minds, nor does who plays both sides; another person is asked where anything was learned. */
function takeBack(table: Table, seat: number, at: number): Proposal {
  const last = canTakeBack(table, seat);
  if (!last) return no(say('refused.nothingToTakeBack'));
  if (last.free || table.others(seat) === 'nobody') return yes({ e: 'back', to: last.to, at });
  return yes({ e: 'takeback', seat, to: last.to, at });
}

function reply(table: Table, seat: number, agree: boolean, at: number): Proposal {
  const asked = table.takeback;
  if (!asked) return no(say('refused.noOffer'));
  if (asked.seat === seat) return agree ? no(say('refused.noOffer')) : yes({ e: 'takebackNo', at });
  return yes(agree ? { e: 'back', to: asked.to, at } : { e: 'takebackNo', at });
}

/** The most abilities a seat can yield to at once. */
const YIELDS = 100;

function yieldTo(table: Table, seat: number, m: Message<'yield'>, at: number, settings: SeatSettings): Proposal {
  const others = settings.yields.filter((y) => y.key !== m.key);
  const yields = m.on ? [...others, { key: m.key, label: yieldLabel(table.line?.state, m.key) }].slice(-YIELDS) : others;
  return yes({ e: 'settings', seat, settings: { ...settings, yields }, at });
}

/** MTR 3.15: between games cards may change between main deck and sideboard; none may be lost or come in. */
function sideboard(table: Table, seat: number, m: Message<'sideboard'>, at: number): Proposal {
  if (table.phase !== 'sideboarding' || table.ready[seat]) return no(say('refused.tooEarly'));
  const pool = table.pool(seat);
  const least = Math.min(60, table.mainSize(seat));
  const wrong = (): Proposal => no(say('refused.sideboard', { least }), 'MTR 3.15');
  const left = new Map(pool);
  for (const e of [...m.main, ...m.side]) {
    const n = (left.get(e.card) ?? 0) - e.count;
    if (n < 0) return wrong();
    left.set(e.card, n);
  }
  if ([...left.values()].some((n) => n > 0) || sizeOf(m.main) < least) return wrong();
  return yes({ e: 'sideboard', seat, main: m.main, side: m.side, at });
}

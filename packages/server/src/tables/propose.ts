/** What a client asks a table to do, judged: the entries that do it, or why not. Nothing is changed here. */
import { checkAnswer } from '@apnap/kernel';
import { type ClientMessage, type SeatSettings, type Text, tidyTalk } from '@apnap/protocol';
import { type Conspiring, type PoolConspiracy, sizeOf } from '../games/deck.js';
import { say } from '../text.js';
import type { Entry } from './entries.js';
import type { Table } from './table.js';
import { lastDecision, type TakeBack } from './takeback.js';

export type Proposal = { ok: true; entries: Entry[] } | { ok: false; text: Text; rule: string };

const no = (text: Text, rule = ''): Proposal => ({ ok: false, text, rule });
const yes = (...entries: Entry[]): Proposal => ({ ok: true, entries });

type Message<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;

/** Messages that change the table; the others only ask. */
export type Change = Exclude<ClientMessage, { type: 'why' | 'advice' | 'past' | 'names' | 'ping' }>;

const ASKING: ReadonlySet<string> = new Set(['why', 'advice', 'past', 'names', 'ping']);
export const isChange = (m: ClientMessage): m is Change => !ASKING.has(m.type);

/** What waits while an official's question stands: by all else nobody plays on. Who wants to concede may (CR 104.3a). */
const PLAYS_ON: ReadonlySet<Change['type']> = new Set<Change['type']>(['answer', 'draw', 'takeback', 'takebackReply']);

/**
 * What a message of a seat would do.
 * @param settings what the seat has set by now, where the table has not heard of it yet
 */
export function propose(
  table: Table,
  seat: number,
  m: Exclude<Change, { type: 'suggest' }>,
  at: number,
  settings: SeatSettings = table.settings[seat],
): Proposal {
  if (table.officiating.asked && PLAYS_ON.has(m.type)) return no(say('refused.judgeRules'), 'IPG 1.4');
  switch (m.type) {
    case 'answer':
      return answer(table, seat, m, at);
    case 'concede':
      return table.phase === 'playing' ? yes({ e: 'move', by: seat, move: { concede: seat }, at }) : no(say('refused.noGame'));
    case 'draw':
      return draw(table, seat, m.agree, at);
    case 'takeback':
      return takeBack(table, seat, m, at);
    case 'takebackReply':
      return reply(table, seat, m.agree, at);
    case 'stops':
      return yes({ e: 'settings', seat, settings: { ...settings, stops: { mine: m.mine, theirs: m.theirs } }, at });
    case 'fullControl':
      return yes({ e: 'settings', seat, settings: { ...settings, fullControl: m.on }, at });
    case 'yield':
      return yieldTo(table, seat, m, at, settings);
    case 'passUntil':
      return yes({
        e: 'settings',
        seat,
        settings: { ...settings, passUntil: m.until },
        turn: table.line ? table.hosted.turnOf(table.line.state) : 0,
        at,
      });
    case 'chat':
      return chat(table, seat, m.text, at);
    case 'rematch':
      if (table.hosted.once) return once(table);
      if (table.opening.pod || table.opening.match) return no(say('refused.podRematch'));
      if (table.closed) return no(table.closed);
      return table.phase === 'over' ? yes({ e: 'rematch', seat, at }) : no(say('refused.tooEarly'));
    case 'sideboard':
      return sideboard(table, seat, m, at);
    default:
      return m satisfies never;
  }
}

function answer(table: Table, seat: number, m: Message<'answer'>, at: number): Proposal {
  const { line } = table;
  const d = table.waiting.find((x) => x.id === m.decision);
  if (!line || table.phase !== 'playing') return no(say('refused.noGame'));
  if (!d || m.n !== line.n) return no(say('refused.stale'));
  const rule = (number: string): string => table.hosted.ruleIn(line.state, number || d.rule);
  if (d.decider !== seat) return no(say('refused.notYourTurn'), rule(d.rule));
  const checked = checkAnswer(d.ask, m.answer);
  if (!checked.ok) return no(table.hosted.text(checked.refusal.message), rule(checked.refusal.rule));
  const illegal = table.hosted.illegal(line.state, d, checked.answer);
  return illegal ? no(illegal.text, rule(illegal.rule)) : yes({ e: 'move', by: seat, move: line.moveTo(d, checked.answer), at });
}

function chat(table: Table, seat: number, said: string, at: number): Proposal {
  const text = tidyTalk(said);
  return text === '' ? no(say('refused.nothingSaid')) : yes({ e: 'chat', seat, name: table.nameOf(seat), text, at });
}

/** The game is played once, and what was answered stands. */
const once = (table: Table): Proposal => no(say('refused.once', { game: table.hosted.name }));

function draw(table: Table, seat: number, agree: boolean, at: number): Proposal {
  if (table.hosted.once) return once(table);
  if (table.phase !== 'playing') return no(say('refused.noGame'));
  if (table.others(seat) === 'nobody' && agree) return no(say('refused.tooEarly'));
  if (!agree && table.drawOffer < 0) return no(say('refused.noOffer'));
  return yes({ e: 'draw', seat, agree, at });
}

/** The seats of who sits here. */
const seatsOf = (table: Table, seat: number): readonly number[] => (table.alone ? [...table.sitters.keys()] : [seat]);

/** The decision that was answered here while others still decide; null: none. @param decision only this one; absent: the last */
const heldBy = (table: Table, seat: number, decision?: number): number | null => table.line?.heldBy(seatsOf(table, seat), decision) ?? null;

/** Why the game keeps an answer that waits; null: it can be taken back. */
function keeps(table: Table, held: number): Proposal | null {
  const { line, hosted } = table;
  const outcome = line && hosted.game.several?.takeBack(line.state, held);
  return outcome && !outcome.ok ? no(hosted.text(outcome.refusal.message), outcome.refusal.rule) : null;
}

/** What the seat could take back now. */
export function canTakeBack(table: Table, seat: number): TakeBack | null {
  if (table.phase !== 'playing' || !table.line || table.officiating.asked) return null;
  const held = heldBy(table, seat);
  if (held !== null && keeps(table, held) === null) return { to: table.line.n, free: true };
  if (table.hosted.once) return null;
  return lastDecision(table.line, seatsOf(table, seat), table.hosted.actWith?.(table.line.state, seat));
}

/**
 * Another person is asked where anything was learned. Who plays both sides has nobody to ask. A computer never minds: against it one practises, and
 * what was learned may be used, but the account says that it was.
 */
function takeBack(table: Table, seat: number, { decision, n }: Message<'takeback'>, at: number): Proposal {
  if (n !== undefined && n !== table.line?.n) return no(say('refused.stale'));
  const held = table.phase === 'playing' ? heldBy(table, seat, decision) : null;
  if (held !== null) return keeps(table, held) ?? yes({ e: 'move', by: seat, move: { takeBack: held }, at });
  if (table.hosted.once) return once(table);
  if (decision !== undefined) return no(say('refused.nothingToTakeBack'));
  const last = canTakeBack(table, seat);
  if (!last) return no(say('refused.nothingToTakeBack'));
  if (last.free || table.alone) return yes({ e: 'back', to: last.to, seat, at });
  if (table.others(seat, last.to) === 'nobody') return yes({ e: 'back', to: last.to, seat, told: 'practice', at });
  return yes({ e: 'takeback', seat, to: last.to, at });
}

function reply(table: Table, seat: number, agree: boolean, at: number): Proposal {
  const asked = table.takeback;
  if (!asked) return no(say('refused.noOffer'));
  if (asked.seat === seat) return agree ? no(say('refused.noOffer')) : yes({ e: 'takebackNo', at });
  if (!agree) return yes({ e: 'takebackNo', at });
  if (!table.agreedByPlaying([...asked.agreed, seat], asked.to)) return yes({ e: 'takebackYes', seat, at });
  return yes({ e: 'back', to: asked.to, seat: asked.seat, told: 'agreed', at });
}

/** The most abilities a seat can yield to at once. */
const YIELDS = 100;

function yieldTo(table: Table, seat: number, m: Message<'yield'>, at: number, settings: SeatSettings): Proposal {
  const others = settings.yields.filter((y) => y.key !== m.key);
  const yields = m.on ? [...others, { key: m.key, label: table.hosted.yieldLabel(table.line?.state, m.key) }].slice(-YIELDS) : others;
  return yes({ e: 'settings', seat, settings: { ...settings, yields }, at });
}

/** The most of one basic land in a deck of limited play. */
const LANDS = 100;

/** CR 315.2, 702.106a: whether conspiracies are of the pool, each as often as it is there, with as many different names of the deck as it wants. */
function areOfPool(pool: readonly PoolConspiracy[], wanted: readonly Conspiring[], main: Message<'sideboard'>['main']): boolean {
  const left = pool.slice();
  return wanted.every(({ card, names }) => {
    const at = left.findIndex((c) => c.card === card);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return (
      found !== undefined &&
      names.length === found.wants &&
      new Set(names).size === names.length &&
      names.every((n) => main.some((e) => e.card === n))
    );
  });
}

/**
 * MTR 3.15: between games cards may change between main deck and sideboard; none may be lost or come in. With limited decks any number of basic lands may
 * (MTR 7.2).
 */
function sideboard(table: Table, seat: number, m: Message<'sideboard'>, at: number): Proposal {
  if (table.phase !== 'sideboarding' || table.ready[seat]) return no(say('refused.tooEarly'));
  const wanted = m.conspiracies;
  const least = table.leastDeck(seat, wanted);
  if (wanted && !areOfPool(table.decks[seat]?.conspiracyPool ?? [], wanted, m.main)) return no(say('refused.conspiracies'), '905.4');
  const { lands } = table;
  const wrong = (): Proposal =>
    lands.length > 0
      ? no(say('refused.limitedSideboard', { least, lands: LANDS }), 'MTR 7.2')
      : no(say('refused.sideboard', { least }), 'MTR 3.15');
  const left = table.pool(seat);
  for (const land of lands) left.set(land, LANDS);
  for (const e of [...m.main, ...m.side]) {
    const n = (left.get(e.card) ?? 0) - e.count;
    if (n < 0) return wrong();
    left.set(e.card, n);
  }
  const lost = [...left].some(([card, n]) => n > 0 && !lands.includes(card));
  if (lost || sizeOf(m.main) < least) return wrong();
  // Basic lands lie in no sideboard: there are as many as anybody wants.
  return yes({
    e: 'sideboard',
    seat,
    main: m.main,
    side: m.side.filter((e) => !lands.includes(e.card)),
    ...(wanted ? { conspiracies: wanted } : {}),
    at,
  });
}

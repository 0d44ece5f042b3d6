/**
 * What an answer at a table costs the thread that plays, and where that goes: tables of two people each, in this process, as the server keeps them, without sockets and without a
 * database; who sits there answers by chance. What is printed is of the second half, when the code is warm.
 *
 *   npm run answer-cost -- [--tables 50] [--answers 20000] [--profile FILE]
 *
 * The parts are of a profile: each sample belongs to the innermost of their functions in which it was taken. `--profile` writes it down.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { parseArgs } from 'node:util';
import { embeddedCard, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { magicGame } from '@apnap/magic';
import { Dice } from '@apnap/players';
import { apply, type MagicDecision, type MagicView, type ServerMessage, type TableView } from '@apnap/protocol';
import { Connection } from '../packages/server/src/live/connection.js';
import type { Context } from '../packages/server/src/live/context.js';
import { LiveTable } from '../packages/server/src/live/live-table.js';
import { Processor } from '../packages/server/src/live/processor.js';
import { Log } from '../packages/server/src/log.js';
import { hostedMagic } from '../packages/server/src/magic/index.js';
import type { Opening, Sitter } from '../packages/server/src/tables/entries.js';
import { Table } from '../packages/server/src/tables/table.js';
import { say } from '../packages/server/src/text.js';
import { byChance } from './load/player.js';
import { type CpuProfile, sharesOf } from './load/profile.js';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    answers: { type: 'string', default: '20000' },
    profile: { type: 'string' },
  },
});
const [tables, answers] = [values.tables, values.answers].map(Number);
const DECKS = ['pauper-burn', 'pauper-elves'];
/** Without a limit to what one may use of the thread. */
const ALL = { person: { rate: 1e6, burst: 1e12 }, address: { rate: 1e6, burst: 1e12 } };

/** Functions (and the end of the file's path) whose time is told apart, and what it is called. */
const PARTS = {
  'judging what is asked for': ['propose tables/propose'],
  'playing: the engine': ['give kernel/', 'create magic/', 'step tables/line'],
  'automatic answers': ['automatic magic/'],
  'what is written down and remembered of a step': ['play tables/line', 'apply tables/table'],
  'the log in words': ['add magic/log', 'tell magic/log', 'telling tables/line'],
  'views of the game': ['shownTo live/live-table'],
  'views of the table': ['tableFor live/live-table'],
  'what is new in a view': ['diff protocol/'],
  'what lists show': ['headOf live/head', 'writeHead live/live-table', 'isNews live/head'],
  'writing JSON': ['send live/connection', 'append live/store'],
  'going from step to step': [
    'following live/live-table',
    'afterCommit live/live-table',
    'goOn live/live-table',
    'changed live/live-table',
  ],
  'reading JSON': ['parse live/connection'],
};

/** A seat of a table as its client keeps it. */
class Seat {
  game: MagicView | null = null;
  table: TableView | null = null;
  readonly connection: Connection;
  private careful = false;
  /** Objects shown after an answer, and of them those that are what they were. */
  shown = 0;
  same = 0;
  /** What came and was not read yet: a client has a processor of its own. */
  private readonly came: string[] = [];
  bytes = 0;

  constructor(live: LiveTable, seat: number) {
    this.connection = new Connection(live, seat, { bufferedAmount: 0, send: (text) => this.came.push(text), close: () => {} });
    live.connections.add(this.connection);
    this.connection.push();
  }

  read(): void {
    for (const text of this.came.splice(0)) {
      this.bytes += text.length;
      const m = JSON.parse(text) as ServerMessage;
      if (m.type === 'refused') this.careful = true;
      if (m.type === 'table') [this.table, this.game] = [m.table, m.game as MagicView | null];
      if (m.type === 'update') {
        const before = this.game;
        [this.table, this.game] = [apply(this.table, m.table), apply(this.game, m.game)];
        if (comparing) this.compare(before, this.game);
      }
    }
  }

  private compare(before: MagicView | null, after: MagicView | null): void {
    const known = new Set(cardsOf(before));
    const now = cardsOf(after);
    this.shown += now.length;
    this.same += now.filter((c) => known.has(c)).length;
  }

  /** What it sends now; null: it is not asked. */
  message(): string | null {
    const { game, table } = this;
    if (!game || !table) return null;
    if (table.info.phase === 'over') return JSON.stringify({ type: 'rematch' });
    const d = game.decision as MagicDecision | null;
    if (!d?.mine) return null;
    const answer = this.careful && d.fallback ? d.fallback : byChance(d);
    this.careful = false;
    return JSON.stringify({ type: 'answer', n: game.n, decision: d.id, answer });
  }
}

/** The objects in a view. What did not change is shared with the view before. */
const cardsOf = (game: MagicView | null): object[] =>
  game ? [...game.battlefield, ...game.players.flatMap((p) => [...p.hand, ...p.graveyard, ...p.exile])] : [];

function contextOf(processor: Processor): Context {
  const game = magicGame(embeddedCard);
  const hosted = hostedMagic(game, embeddedCard);
  const store = { append: async () => {}, writeHead: async () => {} };
  // What is not asked for by two people who answer is not there.
  return {
    store,
    processor,
    games: new Map([[game.id, hosted.over(processor.limiting(hosted.game))]]),
    looking: {},
    now: Date.now,
    steady: () => performance.now(),
    newSeed: () => `cost-${seeds++}`,
    perSecond: 1e9,
    whenEnded: new Set(),
    answered: () => {},
    log: new Log(({ level, event, text }) => {
      if (level === 'error') throw new Error(text ?? event);
    }),
  } as unknown as Context;
}
let seeds = 0;
/** While the code gets warm: what a client does leaves garbage for the server to collect. */
let comparing = true;

function openingOf(): Opening & { at: number } {
  const decks = embeddedDecks();
  const sitters = DECKS.map((id, seat): Sitter => {
    const deck = decks.find((d) => d.id === id);
    if (!deck) throw new Error(`there is no deck ${id}`);
    const main = parseDeck(deck.text, embeddedIndex()).deck.main.map(({ card, count }) => ({ card: card.name, count }));
    return { kind: 'guest', person: `p${seat}`, name: `p${seat}`, deck: { name: say('seat.open'), main, side: [], commanders: [] } };
  });
  return { e: 'open', sitters, bestOf: 1, clock: null, listed: false, delay: 0, at: Date.now() };
}

interface Seated {
  seats: Seat[];
}

async function seated(cx: Context, n: number): Promise<Seated> {
  const hosted = [...cx.games.values()][0];
  const live = new LiveTable(cx, new Table(`t${n}`, hosted, openingOf()), 1, 1, (_, why) => {
    throw why;
  });
  await live.wake();
  return { seats: [0, 1].map((seat) => new Seat(live, seat)) };
}

/** Answers of all tables in turn. @returns milliseconds that the server worked at them, and bytes it sent */
async function played(all: readonly Seated[], most: number): Promise<{ ms: number; bytes: number; n: number }> {
  let ms = 0;
  let n = 0;
  const before = all.flatMap((t) => t.seats).reduce((sum, s) => sum + s.bytes, 0);
  while (n < most) {
    // What the server has put off until others have had their turn.
    await new Promise((go) => setImmediate(go));
    for (const { seats } of all)
      for (const seat of seats) {
        for (const s of seats) s.read();
        const text = seat.message();
        if (text === null) continue;
        const since = performance.now();
        await seat.connection.receive(text);
        ms += performance.now() - since;
        n++;
      }
  }
  const bytes = all.flatMap((t) => t.seats).reduce((sum, s) => sum + s.bytes, 0) - before;
  return { ms, bytes, n };
}

// The same answers each time.
const dice = new Dice('answer-cost');
Math.random = () => dice.below(2 ** 30) / 2 ** 30;
const cx = contextOf(new Processor(ALL));
const all: Seated[] = [];
for (let n = 0; n < tables; n++) all.push(await seated(cx, n));
await played(all, answers / 2);
comparing = false;
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 200 });
await session.post('Profiler.start');
const result = await played(all, answers / 2);
const { profile } = (await session.post('Profiler.stop')) as unknown as { profile: CpuProfile };
session.disconnect();
if (values.profile !== undefined) writeFileSync(values.profile, JSON.stringify(profile));
console.log(
  `${tables} tables, ${result.n} answers: ${((result.ms / result.n) * 1000).toFixed(0)} µs an answer by the clock, ${(result.bytes / result.n).toFixed(0)} bytes sent`,
);
const seats = all.flatMap((t) => t.seats);
const [shown, same] = [seats.reduce((n, s) => n + s.shown, 0), seats.reduce((n, s) => n + s.same, 0)];
console.log(`  of ${shown} objects shown, ${((same / shown) * 100).toFixed(0)} % were what they had been`);
const shares = sharesOf(profile, PARTS, 'receive live/connection');
for (const [name, us] of shares) console.log(`  ${(us / result.n).toFixed(0).padStart(5)} µs  ${name}`);
process.exit(0);

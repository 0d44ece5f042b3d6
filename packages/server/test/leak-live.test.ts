/**
 * Two games on a live server that differ only in what seat 0 and those who watch may not know: the other's hand, library, sideboard and face-down
 * creatures (CR 400.2, 708.5). The same is done in both; every byte that reaches them by socket or HTTP must be the same.
 */
import type { DeckView, MagicDecision, MagicView, SessionView, TableInfo } from '@apnap/protocol';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTurn } from '../../kernel/test/turn.js';
import { LiveTable } from '../src/live/live-table.js';
import { Client, type Seat } from './client.js';
import { serverForTests } from './server.js';
import { Asker, difference as differing, optionsOf, plain as plainOf } from './twins.js';

// One time and the same seeds: nothing of what is sent has to be left out of the comparison.
const START = 1_800_000_000_000;
let time = START;
/** Games begun in this world; -1: all have one seed. */
let games = -1;
const server = serverForTests({ now: () => time, newSeed: () => (games < 0 ? 'leak' : `leak ${++games}`) });
let people: Client[];
beforeAll(async () => {
  people = await Promise.all(['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map(person));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Decks of seat 1: at each place of one, the other has a card that costs and does something else. */
const WORLDS = [
  '24 Island\n16 Echo Tracer\n8 Counterspell\n\nSideboard\n4 Brainstorm',
  '24 Island\n16 Battering Craghorn\n8 Lightning Bolt\n\nSideboard\n4 Duress',
];
const MINE = '40 Mountain\n8 Lightning Bolt';

interface Recorded {
  seat0: string[];
  /** The seats after the first two, where there are any. */
  others: string[][];
  seat1: string[];
  watcher: string[];
  /** Face-down creatures and cards in hand that seat 1 had in the end. */
  hidden: number;
}

/** Seat 1 plays Islands and creatures face down, and attacks with them; what it does says nothing about which cards they are. */
function secretly(d: MagicDecision): Parameters<Seat['give']>[0] {
  const options = optionsOf(d);
  if (d.kind === 'act') {
    const land = options.findIndex((o) => o.act === 'land');
    const morph = options.findIndex((o) => o.act === 'cast' && o.note !== undefined);
    return { pick: [land >= 0 ? land : Math.max(0, morph)] };
  }
  if (d.kind === 'attackers' && d.ask?.form === 'pair')
    return { pairs: d.ask.options.flatMap((_, i): [number, number][] => (d.ask?.form === 'pair' ? [[i, d.ask.allowed[i][0]]] : [])) };
  // CR 514.1: down to seven cards; Islands, so that nothing else is seen.
  const islands = options.flatMap((o, i) => (o.label.en === 'Island' ? [i] : []));
  if (d.ask?.form === 'pick' && d.ask.min > 0 && islands.length >= d.ask.min && d.kind !== 'pay')
    return { pick: islands.slice(0, d.ask.min) };
  return d.fallback ?? { pick: [] };
}

/** Everything seat 0 and who watches can ask, answered; in words, as it came. */
async function pry(seat: Seat, deep: boolean): Promise<void> {
  const n = seat.game?.n ?? 0;
  const told = seat.others.length;
  const lines = seat.log;
  const last = lines[lines.length - 1];
  let asked = 0;
  const about: Record<string, unknown>[] = [
    ...(last ? [{ event: last.event }] : []),
    ...[
      ...(seat.game?.battlefield ?? []).filter((o) => o.faceDown).slice(0, 2),
      ...(deep ? (seat.game?.battlefield ?? []).slice(0, 2) : []),
    ].flatMap((o) => [{ object: o.id }, { cannot: o.id }]),
    { object: 16_384 },
    { event: 999_999 },
  ];
  const send = (m: Record<string, unknown>): void => {
    asked++;
    seat.send({ ...m, id: asked } as never);
  };
  for (const a of about) send({ type: 'why', about: a });
  send({ type: 'past', n: Math.max(0, n - 3) });
  send({ type: 'past', n: n + 5 });
  send({ type: 'names', part: 'a' });
  asked++;
  seat.send({ type: 'answer', n, decision: seat.game?.decision?.id ?? 0, answer: { pick: [77] } });
  await seat.until(() => seat.others.length >= told + asked);
}

/** Waits until all have been shown the same moment, and somebody who plays is asked. */
async function together(seats: readonly Seat[]): Promise<void> {
  const n = Math.max(...seats.map((s) => s.game?.n ?? 0));
  for (const s of seats) await s.until(() => (s.game?.n ?? 0) >= n);
}

async function person(name: string): Promise<Client> {
  const c = new Client(server().url);
  expect((await c.call<SessionView>('POST', '/api/session', { name })).status).toBe(200);
  return c;
}

/** Of a list of tables this one: the games of the other worlds are listed too. */
const ofTable = (list: TableInfo[], id: string): TableInfo[] => list.filter((t) => t.id === id);

/** Plays the game in one world, by two or by four, and records what everybody was sent. */
async function play(list: string, by: 2 | 4 = 2): Promise<Recorded> {
  const [a, b, w, ...rest] = people;
  const further = rest.slice(0, by - 2);
  const deck = async (c: Client, text: string): Promise<string> =>
    (await c.call<DeckView>('POST', '/api/decks', { name: 'D', text })).body.id;
  const others = [b, ...further].map(() => ({ kind: 'person' }));
  const { id } = await a.table({ deck: await deck(a, MINE), opponent: undefined, others, listed: true });
  await b.call<TableInfo>('POST', `/api/tables/${id}/join`, { deck: await deck(b, list) });
  for (const c of further) await c.call<TableInfo>('POST', `/api/tables/${id}/join`, { deck: await deck(c, MINE) });
  const seats: Seat[] = [];
  for (const c of [a, b, w, ...further]) {
    const seat = c.seat(id);
    await seat.until(() => seat.game !== null);
    seats.push(seat);
  }
  const [seat0, seat1, watcher, ...seated] = seats;
  // Under full control everybody is asked everything: when somebody is asked tells nothing.
  for (const s of [seat0, seat1]) {
    s.send({ type: 'fullControl', on: true });
    await s.until(() => s.table?.settings?.fullControl === true);
  }
  const stream = fetch(`${server().url}/api/tables/${id}/events`, { headers: { cookie: w.cookie } }).then((r) => r.text());
  const http: string[][] = [[], []];
  for (let i = 0; i < 70 * by && (seat0.game?.turn.number ?? 0) < (by === 2 ? 9 : 12); i++) {
    await together(seats);
    if (i % 45 === 44) {
      await pry(seat0, true);
      await pry(watcher, false);
      for (const [k, c] of [a, w].entries())
        for (const path of [`/api/tables/${id}`, '/api/tables', `/api/tables/${id}/replay`, `/api/tables/${id}/replay?game=1&n=3`])
          http[k].push(
            JSON.stringify(await c.call<{ data?: TableInfo[] }>('GET', path), (key, v) => (key === 'data' ? ofTable(v, id) : v)),
          );
    }
    const asked = [seat0, ...seated].find((s) => s.mine);
    if (seat1.mine) await seat1.give(secretly(seat1.mine));
    else if (asked?.mine) {
      const land = optionsOf(asked.mine).findIndex((o) => o.act === 'land');
      await asked.give(land >= 0 ? { pick: [land] } : asked.mine.kind === 'act' ? { pick: [0] } : (asked.mine.fallback ?? { pick: [] }));
    }
  }
  await together(seats);
  const faceDown = seat1.game?.battlefield.filter((o) => o.faceDown && o.controller === 1).length ?? 0;
  const hidden = faceDown * 100 + (seat1.game?.players[1].hand.filter((o) => o.name.en !== 'Island').length ?? 0);
  const [r0, r1, rw, ...more] = seats.map((s) => s.raw.slice());
  for (const s of [seat1, ...seated]) s.send({ type: 'concede' });
  for (const s of seats) await s.until(() => s.table?.info.phase === 'over');
  const said = await stream;
  for (const s of seats) s.close();
  // Links are made by chance; they are all that differs besides.
  const plain = (list: readonly string[]): string[] => numbered(list.map((t) => t.replaceAll(id, 'TABLE')));
  return {
    seat0: plain([...r0, ...http[0]]),
    others: more.map(plain),
    seat1: plain(r1),
    watcher: plain([...rw, ...http[1], said]),
    hidden,
  };
}

/**
 * Handles are keyed hashes and say nothing by themselves, but which of them are the same does: each is called by the place at which it first comes. (Their
 * values may differ: of two equal cards in a hidden hand the engine numbers one or the other.)
 */
function numbered(list: readonly string[]): string[] {
  const first = new Map<string, number>();
  return list.map((t) =>
    t.replace(/\b\d{10,15}\b/g, (handle) => {
      const known = first.get(handle) ?? first.size;
      first.set(handle, known);
      return `#${known}`;
    }),
  );
}

/** Where two records differ first; '' where they don't. */
function difference(x: readonly string[], y: readonly string[]): string {
  if (x.length !== y.length) return `${x.length} messages, ${y.length} messages`;
  for (const [k, text] of x.entries()) {
    if (text === y[k]) continue;
    let i = 0;
    while (text[i] === y[k][i]) i++;
    return `message ${k}: …${text.slice(Math.max(0, i - 150), i + 80)} <> …${y[k].slice(Math.max(0, i - 150), i + 80)}`;
  }
  return '';
}

test('every byte that reaches the other seat and those who watch is the same, whatever is hidden', async () => {
  const [x, y] = [await play(WORLDS[0]), await play(WORLDS[1])];
  expect(difference(x.seat0, y.seat0)).toBe('');
  expect(difference(x.watcher, y.watcher)).toBe('');
  // There was something to hide, and whoever may see it sees it.
  for (const world of [x, y]) expect(world.hidden).toBeGreaterThan(200);
  expect(difference(x.seat1, y.seat1)).not.toBe('');
}, 240_000);

test('so it is with four seats: none of the others is sent a byte of what one of them hides', async () => {
  const [x, y] = [await play(WORLDS[0], 4), await play(WORLDS[1], 4)];
  expect(difference(x.seat0, y.seat0)).toBe('');
  expect(x.others).toHaveLength(2);
  for (const [i, record] of x.others.entries()) expect(difference(record, y.others[i])).toBe('');
  expect(difference(x.watcher, y.watcher)).toBe('');
  for (const world of [x, y]) expect(world.hidden).toBeGreaterThan(100);
  expect(difference(x.seat1, y.seat1)).not.toBe('');
}, 240_000);

test('a view that tells a little of what is hidden would be caught', async () => {
  const real = LiveTable.prototype.shownTo;
  vi.spyOn(LiveTable.prototype, 'shownTo').mockImplementation(function (this: LiveTable, viewer) {
    const shown = real.call(this, viewer);
    const other = real.call(this, 1)?.view as MagicView | undefined;
    const held = other?.players[1].hand.filter((o) => o.name.en === 'Lightning Bolt').length ?? 0;
    if (!shown || viewer === 1 || held === 0) return shown;
    const view = shown.view as MagicView;
    return { ...shown, view: { ...view, players: view.players.map((p) => ({ ...p, landsPlayed: p.landsPlayed + 1 })) } };
  });
  const [x, y] = [await play(WORLDS[0]), await play(WORLDS[1])];
  expect(difference(x.seat0, y.seat0)).not.toBe('');
  expect(difference(x.watcher, y.watcher)).not.toBe('');
}, 240_000);

/** What is done in both worlds, besides what is hidden. */
interface Script {
  /** Decks of the seats. */
  decks: readonly [string, string];
  /** Seconds that who watches is behind. */
  delay: number;
  /** What seat 1 does with a decision that only it sees; null: as always. */
  secret?: (d: MagicDecision) => Parameters<Seat['give']>[0] | null;
  /** Whether the worlds have gone apart: from then on seat 0 looks at no hand any more. */
  apart: () => boolean;
}

interface Played {
  askers: Asker[];
  /** The most creatures that seat 1 had face down, times 100, and cards besides Islands that it held; and what it was sent. */
  hidden: number;
  other: string[];
  questions: number;
}

type Answer = Parameters<Seat['give']>[0];

/** Seat 0 plays lands and spells as they come, names a card where it is asked for one, and looks at a hand while it may. */
function openly(d: MagicDecision, look: boolean): Answer {
  const options = optionsOf(d);
  if (d.kind === 'act') {
    const land = options.findIndex((o) => o.act === 'land');
    const cast = options.findIndex((o) => o.act === 'cast' && (look || o.label.en !== 'Cast Peek'));
    return { pick: [land >= 0 ? land : Math.max(0, cast)] };
  }
  if (d.kind === 'name') return { text: 'Giant Growth' };
  if (d.kind === 'targets')
    return {
      pick: [
        Math.max(
          0,
          options.findIndex((o) => o.entity === -2),
        ),
      ],
    };
  return d.fallback ?? { pick: [] };
}

/** A game of a match at a live table, with everybody who looks on. */
class Twin {
  readonly askers: Asker[] = [];
  private readonly rewinds = { a: 0, b: 0, agreed: 0 };
  hidden = 0;
  /** Milliseconds that an answer takes. */
  pace = 7_000;

  constructor(
    private readonly script: Script,
    readonly id: string,
    readonly a: Seat,
    readonly b: Seat,
  ) {}

  private get main(): boolean {
    return this.a.mine?.kind === 'act' && /Main/.test(this.a.game?.turn.step ?? '') && this.a.game?.stack.length === 0;
  }

  get shown(): Seat[] {
    return [this.a, this.b, ...(this.script.delay > 0 ? [] : this.askers.map((x) => x.seat))];
  }

  together(): Promise<void> {
    return together(this.shown);
  }

  /** Whoever is asked answers. */
  async step(): Promise<void> {
    await this.together();
    time += this.pace;
    const faceDown = this.b.game?.battlefield.filter((o) => o.faceDown && o.controller === 1).length ?? 0;
    const held = this.b.game?.players[1].hand.filter((o) => o.name.en !== 'Island').length ?? 0;
    this.hidden = Math.max(this.hidden, faceDown * 100 + held);
    if (this.b.mine) await this.b.give(this.script.secret?.(this.b.mine) ?? secretly(this.b.mine));
    else if (this.a.mine) await this.a.give(openly(this.a.mine, !this.script.apart()));
    await this.together();
  }

  /** Takes back until the game is where it was; the other agrees where he is asked. */
  private async back(me: Seat, other: Seat, n: number): Promise<void> {
    for (let i = 0; i < 60 && (me.game?.n ?? 0) > n; i++) {
      const [before, told] = [me.game?.n ?? 0, me.others.length];
      me.send({ type: 'takeback' });
      await me.until(() => (me.game?.n ?? 0) < before || other.table?.offers.takeback?.seat === me.game?.seat || me.others.length > told);
      if ((me.game?.n ?? 0) === before) {
        if (me.others.length > told) throw new Error(JSON.stringify(me.others[told]));
        this.rewinds.agreed++;
        other.send({ type: 'takebackReply', agree: true });
        await me.until(() => (me.game?.n ?? 0) < before);
      }
      for (const s of this.shown) await s.until(() => s.game?.n === me.game?.n);
    }
    expect(me.game?.n).toBe(n);
    await this.together();
  }

  /** Spells are cast, some resolve, and all is taken back: their numbers belong to a timeline that is gone. */
  async abandon(): Promise<void> {
    const { a, b } = this;
    const free = (s: Seat): number =>
      s.mine ? optionsOf(s.mine).findIndex((o) => o.act === 'cast' && o.label.en === 'Cast Ornithopter') : -1;
    if (this.main && free(a) >= 0 && this.rewinds.a < 3) {
      this.rewinds.a++;
      const n = a.game?.n ?? 0;
      for (let i = 0; i < 12 && (a.mine || b.mine) && (i < 6 || a.game?.stack.length); i++) {
        if (b.mine) await b.give({ pick: [0] });
        else if (a.mine)
          await a.give(free(a) >= 0 ? { pick: [free(a)] } : a.mine.kind === 'act' ? { pick: [0] } : (a.mine.fallback ?? { pick: [] }));
        await this.together();
      }
      for (const asker of this.askers) await asker.ask();
      await this.back(a, b, n);
    }
    const morph = b.mine?.kind === 'act' ? optionsOf(b.mine).findIndex((o) => o.act === 'cast' && o.note !== undefined) : -1;
    if (morph >= 0 && this.rewinds.b < 2) {
      this.rewinds.b++;
      const n = b.game?.n ?? 0;
      await b.give({ pick: [morph] });
      while (b.mine && b.mine.kind !== 'act') await b.give(b.mine.fallback ?? { pick: [] });
      await this.together();
      for (const asker of this.askers) await asker.ask();
      await this.back(b, a, n);
    }
  }

  /** Seat 0 tries out what could come: a game of its own, in which no number of this one means anything. */
  async whatIf(): Promise<void> {
    const [asker] = this.askers;
    if (!this.main || asker.elsewhere.length >= 2 || !this.a.mine || optionsOf(this.a.mine).length < 2) return;
    const { status, body } = await asker.client.call<TableInfo>('POST', `/api/tables/${this.id}/branch`, {
      n: this.a.game?.n,
      level: 'beginner',
    });
    expect(status).toBe(200);
    const seat = asker.client.seat(body.id);
    asker.elsewhere.push(seat);
    asker.http.push(JSON.stringify(body));
    await seat.until(() => seat.mine !== null);
    await asker.ask(seat);
    // A number of the one table is nobody's at the other.
    const old = Object.values(this.a.game?.battlefield ?? []).map((o) => o.id);
    const told = seat.others.length;
    for (const object of old) seat.send({ type: 'why', id: 1, about: { object } });
    await seat.until(() => seat.others.length === told + old.length);
    expect(seat.others.slice(told).filter((m) => m.type !== 'refused')).toEqual([]);
    seat.close();
  }

  /** Everybody asks everything. */
  async pry(game: number): Promise<void> {
    await this.together();
    for (const asker of this.askers) {
      await asker.ask();
      await asker.fetch(game);
    }
  }

  get abandoned(): number {
    return this.rewinds.a + this.rewinds.b;
  }
}

/** Sits two people down and lets others look on. */
async function seated(script: Script, list: string): Promise<Twin> {
  const [a, b, w] = people;
  const deck = async (c: Client, text: string): Promise<string> =>
    (await c.call<DeckView>('POST', '/api/decks', { name: 'D', text })).body.id;
  const body = { deck: await deck(a, script.decks[0]), opponent: { kind: 'person', listed: true }, bestOf: 3, delay: script.delay };
  const { id } = await a.table(body);
  await b.call<TableInfo>('POST', `/api/tables/${id}/join`, { deck: await deck(b, list) });
  const seats: Seat[] = [];
  for (const c of [a, b, w]) {
    const seat = c.seat(id);
    await seat.until(() => seat.game !== null);
    seats.push(seat);
  }
  for (const s of seats.slice(0, 2)) {
    s.send({ type: 'fullControl', on: true });
    await s.until(() => s.table?.settings?.fullControl === true);
  }
  const twin = new Twin(script, id, seats[0], seats[1]);
  twin.askers.push(new Asker(a, seats[0], id), new Asker(w, seats[2], id));
  return twin;
}

/** Plays a match in one world and records what reached seat 0 and who watches. */
async function match(script: Script, list: string): Promise<Played> {
  games = 0;
  time = START;
  const twin = await seated(script, list);
  const { a, b } = twin;
  const [mine, watching] = twin.askers;
  const listening = new AbortController();
  const stream = fetch(`${server().url}/api/tables/${twin.id}/events`, {
    headers: { cookie: watching.client.cookie },
    signal: listening.signal,
  });
  const said = stream.then((r) => r.text());
  const play = async (game: number, answers: number, turns: number): Promise<void> => {
    for (let i = 1; i <= answers && (a.game?.turn.number ?? 0) < turns; i++) {
      await twin.step();
      await twin.abandon();
      await twin.whatIf();
      if (i % 60 === 0) await twin.pry(game);
    }
  };
  await play(1, 200, 10);
  expect(twin.abandoned).toBeGreaterThan(2);
  expect(mine.elsewhere.length).toBeGreaterThan(0);
  // Between the games of a match nothing is told that the next one is made of.
  a.send({ type: 'concede' });
  await a.until(() => a.table?.info.phase === 'sideboarding');
  await b.until(() => b.table?.sideboard !== null);
  time += 61_000;
  a.send({ type: 'chat', text: 'one more' });
  for (const s of twin.shown) await s.until(() => s.table?.chat.length === 1);
  await twin.pry(1);
  const own = b.table?.sideboard as NonNullable<NonNullable<Seat['table']>['sideboard']>;
  const [bench] = own.side;
  const out = own.main.find((e) => e.card !== 'Island' && e.count >= bench.count) as { card: string; count: number };
  const rest = own.main.map((e) => (e.card === out.card ? { ...e, count: e.count - bench.count } : e)).filter((e) => e.count > 0);
  b.send({ type: 'sideboard', main: [...rest, bench], side: [...own.side.slice(1), { card: out.card, count: bench.count }] });
  await b.until(() => b.table?.sideboard?.ready === true);
  const kept = a.table?.sideboard as typeof own;
  a.send({ type: 'sideboard', main: kept.main, side: kept.side });
  for (const s of twin.shown) await s.until(() => s.table?.info.game === 2 && s.game !== null && s.table.info.phase === 'playing');
  await play(2, 40, 4);
  await twin.pry(2);
  const other = b.raw.slice();
  for (const x of twin.askers) x.stop();
  // The seeds of a match are told when it is over.
  for (const x of twin.askers) expect(x.raw.join()).not.toMatch(/leak \d/);
  a.send({ type: 'concede' });
  await a.until(() => a.table?.info.phase === 'over');
  expect(a.table?.info.seed).toMatch(/^leak \d/);
  listening.abort();
  await said.catch(() => '');
  for (const s of [a, b, watching.seat, ...mine.elsewhere]) s.close();
  return { askers: twin.askers, hidden: twin.hidden, other, questions: twin.askers.reduce((n, x) => n + x.questions, 0) };
}

/** Cards of the viewer that name cards, look at hands, trigger and are attached. */
const CURIOUS = '20 Mountain\n10 Ornithopter\n8 Aether Vial\n8 Pithing Needle\n6 Bonesplitter\n8 Shock\n\nSideboard\n4 Flame Slash';
const PEEKING = '22 Island\n10 Ornithopter\n16 Peek\n8 Aether Vial\n4 Bonesplitter\n\nSideboard\n4 Opt';
const GUARDED = '24 Island\n12 Brainstorm\n12 Echo Tracer\n12 Battering Craghorn\n\nSideboard\n4 Counterspell';

/** In both the cards lie at the same places of the list, which is shuffled as it is sorted: lands are drawn at the same time. */
const TWINS = [
  '24 Island\n16 Battering Craghorn\n8 Counterspell\n\nSideboard\n4 Brainstorm',
  '24 Island\n16 Echo Tracer\n8 Force Spike\n\nSideboard\n4 Essence Scatter',
];

/** Plays both worlds and compares. */
async function same(worlds: readonly { script: Script; list: string }[]): Promise<void> {
  const [x, y] = [await match(worlds[0].script, worlds[0].list), await match(worlds[1].script, worlds[1].list)];
  x.askers.forEach((asker, i) => {
    const found = differing(plainOf(asker), plainOf(y.askers[i]));
    expect([i, found.bytes, found.where]).toEqual([i, 0, '']);
  });
  expect(x.questions).toBe(y.questions);
  expect(x.questions).toBeGreaterThan(1500);
  for (const world of [x, y]) expect(world.hidden).toBeGreaterThan(101);
  for (const { script } of worlds) expect(script.apart()).toBe(worlds[0].script.secret !== undefined);
  // There was something to hide.
  expect(x.other.join().replace(/\d{8,}/g, '')).not.toBe(y.other.join().replace(/\d{8,}/g, ''));
}

describe('a match with rewinds and what-ifs, and every question about every number that was ever seen', () => {
  test.each(inTurn([0, 60]))(
    'the other has other cards; who watches is %i seconds behind',
    async (delay) => {
      await same(TWINS.map((list) => ({ script: { decks: [CURIOUS, list], delay, apart: () => false }, list })));
    },
    560_000,
  );

  test.skipIf(!inTurn(['', 'others']).includes('others'))(
    'the other puts back other cards than those that were seen, and casts others face down',
    async () => {
      await same(
        ['Echo Tracer', 'Battering Craghorn'].map((wanted) => {
          let apart = false;
          const secret = (d: MagicDecision): Answer | null => {
            const options = optionsOf(d);
            const cast = d.kind === 'act' ? options.findIndex((o) => o.label.en === 'Cast Brainstorm') : -1;
            if (cast >= 0 && !apart && options.every((o) => o.act !== 'land')) return { pick: [cast] };
            const morph = d.kind === 'act' ? options.findIndex((o) => o.note !== undefined && o.label.en.includes(wanted)) : -1;
            if (morph >= 0 && apart && options.every((o) => o.act !== 'land')) return { pick: [morph] };
            const size = d.ask?.form === 'pick' ? d.ask.min : 0;
            if (d.kind === 'act' || d.kind === 'pay' || size < 1 || options.length <= size || options.some((o) => o.entity === undefined))
              return null;
            const rank = (i: number): number => (options[i].label.en === 'Island' ? 2 : options[i].label.en === wanted ? 0 : 1);
            const islands = options.filter((o) => o.label.en === 'Island').length;
            apart = true;
            const order = options.map((_, i) => i).sort((p, q) => rank(p) - rank(q) || p - q);
            return { pick: (options.length - islands >= size ? order : order.reverse()).slice(0, size) };
          };
          return { script: { decks: [PEEKING, GUARDED] as const, delay: 0, secret, apart: () => apart }, list: GUARDED };
        }),
      );
    },
    560_000,
  );
});

describe('who watches with a delay knows nothing of the last minute', () => {
  /** Two worlds that were the same a minute ago; since then in one of them all that can happen has happened. */
  async function watched(happens: (twin: Twin) => Promise<void>): Promise<{ asker: Asker; twin: Twin }> {
    games = 0;
    time = START;
    const script: Script = { decks: [CURIOUS, TWINS[0]], delay: 60, apart: () => false };
    const twin = await seated(script, TWINS[0]);
    for (let i = 0; i < 40; i++) await twin.step();
    time += 120_000;
    const asker = twin.askers[1];
    twin.a.send({ type: 'chat', text: 'before' });
    await twin.a.until(() => twin.a.table?.chat.length === 1);
    time += 50_000;
    // Time stands still, so that it is the same in both.
    twin.pace = 0;
    await happens(twin);
    // Whatever made the server say something is not what is compared: what he knows afterwards is.
    const late = asker.client.seat(twin.id);
    const fresh = new Asker(asker.client, late, twin.id);
    await late.until(() => late.game !== null);
    await fresh.ask();
    await fresh.fetch(1);
    await asker.ask();
    const events = new AbortController();
    const stream = await fetch(`${server().url}/api/tables/${twin.id}/events`, {
      headers: { cookie: asker.client.cookie },
      signal: events.signal,
    });
    const { value } = await (stream.body as ReadableStream<Uint8Array>).getReader().read();
    fresh.http.push(new TextDecoder().decode(value));
    events.abort();
    fresh.http.push(...asker.seat.raw);
    fresh.stop();
    return { asker: fresh, twin };
  }

  const end = async ({ a, b }: Twin): Promise<void> => {
    a.send({ type: 'concede' });
    await a.until(() => a.table?.info.phase !== 'playing');
    if (a.table?.info.phase === 'sideboarding') {
      for (const s of [a, b]) {
        await s.until(() => s.table?.sideboard != null);
        s.send({ type: 'sideboard', main: s.table?.sideboard?.main ?? [], side: s.table?.sideboard?.side ?? [] });
      }
      await a.until(() => a.table?.info.game === 2 && a.table.info.phase === 'playing');
      a.send({ type: 'concede' });
      await a.until(() => a.table?.info.phase === 'over');
    }
    for (const s of [a, b]) s.close();
  };

  test('not what is played, said or taken back, not who comes and goes, not that a game or the match is over, its score and its seeds', async () => {
    const quiet = await watched(async () => {});
    const loud = await watched(async (twin) => {
      const { a, b, id } = twin;
      await twin.step();
      b.send({ type: 'chat', text: 'since then' });
      await a.until(() => a.table?.chat.length === 2);
      await twin.abandon();
      await twin.step();
      await end(twin);
      const gone = new Client(server().url).seat(id);
      await gone.until(() => gone.game !== null);
      gone.close();
    });
    const found = differing(plainOf(quiet.asker), plainOf(loud.asker));
    expect([found.bytes, found.where]).toEqual([0, '']);
    expect(quiet.asker.raw.join()).toContain('before');
    // A minute later he knows.
    time += 62_000;
    const late = loud.asker.client.seat(loud.twin.id);
    await late.until(() => late.table?.info.phase === 'over');
    expect([late.table?.info.seed, late.table?.chat.length, late.table?.info.seats.map((s) => s.won)]).toEqual(['leak 2', 2, [0, 2]]);
    late.close();
    await end(quiet.twin);
  }, 300_000);
});

/** The second game on the real server: opened, joined and played over sockets by two people and against the computer, kept over a restart, telling nobody what is hidden. */
import type { Answer } from '@apnap/kernel';
import type {
  ClientMessage,
  DecisionView,
  DuelGameView,
  DuelOffer,
  DuelPlacedView,
  ErrorView,
  GameInfo,
  ListView,
  ReplayView,
  SessionView,
  TableInfo,
} from '@apnap/protocol';
import { waitingIn } from '@apnap/protocol/shown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Seat } from '../client.js';
import { type TestServer, testServer } from '../server.js';

const shown = (seat: Seat): DuelGameView => seat.game as unknown as DuelGameView;
const own = (seat: Seat): DecisionView | undefined => (seat.game ? waitingIn(shown(seat)).find((d) => d.mine) : undefined);
const refusals = (seat: Seat) => seat.others.filter((m) => m.type === 'refused' || m.type === 'error');

async function person(base: string, name: string): Promise<Client> {
  const client = new Client(base);
  await client.call<SessionView>('POST', '/api/session', { name });
  return client;
}

/** The last that is offered of what does something: so that all kinds of things happen; what is refused is answered as by nobody. */
function chosen(seat: Seat): Answer {
  const d = own(seat) as DecisionView;
  const { options, tributes } = shown(seat).duel;
  if (d.ask?.form === 'confirm') return { yes: true };
  if (d.ask?.form !== 'pick') return d.fallback as Answer;
  if (tributes) return { pick: [...options.keys()].slice(0, tributes.need) };
  const doing = options.findIndex((o) => ['normal summon', 'activate', 'set spell/trap', 'attack', 'battle phase'].includes(o.do ?? ''));
  if (doing >= 0) return { pick: [doing] };
  return { pick: Array.from({ length: Math.max(1, d.ask.min) }, (_, i) => i) };
}

async function answer(seat: Seat): Promise<void> {
  await seat.until(() => own(seat) !== undefined, 10_000);
  const { n } = shown(seat);
  seat.send({ type: 'answer', n, decision: own(seat)?.id ?? 0, answer: chosen(seat) } as ClientMessage);
  await seat.until(() => shown(seat).n !== n || refusals(seat).length > 0, 10_000);
  expect(refusals(seat)).toEqual([]);
}

/** Numbers of cards that a view may name: one's own, and what lies open. */
function mayKnow(view: DuelGameView, seat: number): Set<number> {
  const { sides, chain, options } = view.duel;
  const ids = new Set<number>();
  const put = (list: readonly number[] | number): void => {
    if (typeof list !== 'number') for (const id of list) ids.add(id);
  };
  sides.forEach((side, of) => {
    if (of === seat) for (const list of [side.hand, side.extra.down, side.banished.down]) put(list);
    for (const list of [side.grave, side.banished.up, side.extra.up]) put(list);
    for (const c of side.field) {
      const down = c.pos === 'set' || c.pos === 'set attack' || c.pos === 'face-down';
      if (down && of !== seat) expect(c).toEqual({ at: c.at, pos: c.pos, ...(c.fresh ? { fresh: true } : {}) } satisfies DuelPlacedView);
      else if (c.card !== undefined) ids.add(c.card);
      put(c.materials ?? []);
    }
  });
  for (const l of chain) ids.add(l.card);
  for (const o of options) if (o.card !== undefined) ids.add(o.card);
  return ids;
}

/** Nothing is named to a seat that it may not know. */
function looked(seat: Seat, place: number): void {
  const view = shown(seat);
  const known = mayKnow(view, place);
  expect(
    Object.keys(view.duel.cards)
      .map(Number)
      .filter((id) => !known.has(id)),
  ).toEqual([]);
  expect(typeof view.duel.sides[1 - place].hand).toBe('number');
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('duels are offered, with decks that can be played at once', async () => {
  const a = await person(server.url, 'A');
  const games = (await a.call<ListView<GameInfo>>('GET', '/api/games')).body.data;
  expect(games.find((g) => g.game === 'yugioh')).toEqual({
    game: 'yugioh',
    name: { en: 'Yu-Gi-Oh!', zh: '游戏王' },
    least: 2,
    most: 2,
    plain: false,
  });
  const { decks, cards } = (await a.call<DuelOffer>('GET', '/api/duels')).body;
  expect(decks.length).toBeGreaterThanOrEqual(2);
  expect(decks.every((d) => d.main >= 40 && d.extra <= 15 && d.shows.length > 0)).toBe(true);
  expect(cards.imported).toBe(false);
});

test('a deck that can not be played is refused, with what is wrong with it', async () => {
  const a = await person(server.url, 'A');
  const opponent = { kind: 'person', listed: false };
  const ask = (deck: unknown) => a.call<ErrorView>('POST', '/api/tables', { game: 'yugioh', deck, opponent });
  const short = await ask({ list: '3 Blue-Eyes White Dragon\n1 Nobody at all' });
  expect([short.status, short.body.text.en]).toEqual([400, expect.stringContaining('“1 Nobody at all”')]);
  // Y4.1
  expect(short.body.text.en).toContain('The Main Deck has 3 cards');
  expect((await ask({ stock: 'none' })).status).toBe(404);
  const { body } = await a.call<TableInfo>('POST', '/api/tables', {
    game: 'yugioh',
    deck: { list: '#main\n89631139\n'.replace('89631139', Array(3).fill('89631139').join('\n')) },
    opponent,
  });
  expect(body).toMatchObject({ status: 400 });
});

test('two people play a duel: hidden cards stay hidden, lines break, the server ends and comes back', async () => {
  const [a, b] = await Promise.all(['A', 'B'].map((name) => person(server.url, name)));
  const made = await a.call<TableInfo>('POST', '/api/tables', {
    game: 'yugioh',
    deck: { stock: 'white-dragons' },
    opponent: { kind: 'person', listed: true },
  });
  expect([made.status, made.body.phase, made.body.plays?.game]).toEqual([200, 'waiting', 'yugioh']);
  const { id } = made.body;
  expect((await b.call('POST', `/api/tables/${id}/join`, {})).status).toBe(400);
  expect((await b.call<TableInfo>('POST', `/api/tables/${id}/join`, { deck: { stock: 'night-court' } })).body).toMatchObject({
    mySeat: 1,
    phase: 'playing',
  });
  const seats = [a.seat(id), b.seat(id)];
  for (const s of seats) await s.until(() => s.game !== null && (own(seats[0]) !== undefined) !== (own(seats[1]) !== undefined));
  // Y5.3: five cards each.
  expect(seats.map((s, i) => (shown(s).duel.sides[i].hand as number[]).length)).toEqual([5, 5]);
  for (let n = 0; n < 60 && !shown(seats[0]).result; n++) {
    await seats[0].until(() => seats.some((s) => own(s) !== undefined));
    const at = seats.findIndex((s) => own(s) !== undefined);
    await answer(seats[at]);
    for (const s of seats) await s.ask({ type: 'ping' }, 'pong');
    await seats[1 - at].until(() => shown(seats[0]).n === shown(seats[1]).n);
    seats.forEach(looked);
    if (n === 20) {
      const before = shown(seats[0]);
      seats[0].reconnect();
      await seats[0].until(() => seats[0].game !== null);
      expect(shown(seats[0])).toEqual(before);
    }
    if (n === 40) {
      const before = seats.map(shown);
      for (const s of seats) s.close();
      await server.close();
      server = await testServer({}, server.home);
      for (const [i, s] of seats.entries()) {
        const client = [a, b][i];
        client.base = server.url;
        await s.comeBack(client);
        s.others.length = 0;
      }
      expect(seats.map(shown)).toEqual(before);
    }
  }
  const log = seats[0].log.map((l) => l.text.en);
  expect(log.some((l) => / Normal Summons /.test(l))).toBe(true);
  expect(seats[0].log.every((l) => l.rules.every((r) => /^Y\d+\.\d+$/.test(r)))).toBe(true);
  // Asked why, a line says within what it happened, back to the turn, and where its rule stands.
  const summon = seats[0].log.find((l) => / Normal Summons /.test(l.text.en));
  const { answer: why } = await seats[0].ask({ type: 'why', about: { event: summon?.event } }, 'why');
  expect(why.title).toEqual(summon?.text);
  const said = why.steps.map((s) => s.text.en);
  expect(said).toEqual([summon?.text.en, 'Main Phase 1', expect.stringMatching(/^Turn \d+: [AB]$/), 'Y8.3 stands under: Summons']);
  const link = seats[0].log.findLast((l) => /^Chain Link 1 resolves/.test(l.text.en));
  if (link) {
    const of = (await seats[0].ask({ type: 'why', about: { event: link.event } }, 'why')).answer.steps.map((s) => s.text.en);
    expect(of[1]).toMatch(/^Chain Link 1: [AB] activates /);
    expect(of[2]).toMatch(/ says: /);
  }
  // Y5.9: a player may surrender at any time; then all is open.
  seats[0].send({ type: 'concede' });
  await seats[1].until(() => shown(seats[1]).result !== null);
  expect(shown(seats[1]).result).toMatchObject({ winners: [1], rule: 'Y5.9' });
  const { body: replay } = await b.call<ReplayView>('GET', `/api/tables/${id}/replay`);
  expect((replay.end as DuelGameView).duel.sides.every((s) => Array.isArray(s.hand))).toBe(true);
});

test('a duel against the computer goes on by itself, and an answer can be taken back', async () => {
  const a = await person(server.url, 'A');
  const { body } = await a.call<TableInfo>('POST', '/api/tables', {
    game: 'yugioh',
    deck: { stock: 'blades-of-earth' },
    opponent: { kind: 'computer', level: 'medium', deck: 'swinging-scales' },
  });
  expect(body.phase).toBe('playing');
  const seat = a.seat(body.id);
  await seat.until(() => own(seat) !== undefined);
  const n = shown(seat).n;
  await answer(seat);
  await seat.until(() => own(seat) !== undefined);
  seat.send({ type: 'takeback' });
  await seat.until(() => shown(seat).n === n && own(seat) !== undefined);
  for (let i = 0; i < 400 && !shown(seat).result; i++) {
    await seat.until(() => own(seat) !== undefined || shown(seat).result !== null);
    if (own(seat)) await answer(seat);
    if (shown(seat).result === null) looked(seat, 0);
  }
  expect(shown(seat).result).not.toBeNull();
  // Once more, with the same decks.
  seat.send({ type: 'rematch' });
  await seat.until(() => shown(seat).result === null && own(seat) !== undefined);
  expect(shown(seat).duel.sides.map((s) => s.lp)).toEqual([8000, 8000]);
});

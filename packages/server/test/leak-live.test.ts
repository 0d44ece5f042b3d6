/**
 * Two games on a live server that differ only in what seat 0 and those who watch may not know: the other's hand, library, sideboard and face-down
 * creatures (CR 400.2, 708.5). The same is done in both; every byte that reaches them by socket or HTTP must be the same.
 */
import type { DecisionView, DeckView, OptionView, SessionView, TableInfo } from '@apnap/protocol';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LiveTable } from '../src/live/live-table.js';
import { Client, type Seat } from './client.js';
import { serverForTests } from './server.js';

// One time and one seed: nothing of what is sent has to be left out of the comparison.
const server = serverForTests({ now: () => 1_800_000_000_000, newSeed: () => 'leak' });
let people: Client[];
beforeAll(async () => {
  people = await Promise.all(['Ann', 'Ben', 'Cat'].map(person));
}, 60_000);
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
  seat1: string[];
  watcher: string[];
  /** Face-down creatures and cards in hand that seat 1 had in the end. */
  hidden: number;
}

const optionsOf = (d: DecisionView): OptionView[] => (d.ask && 'options' in d.ask ? d.ask.options : []);

/** Seat 1 plays Islands and creatures face down, and attacks with them; what it does says nothing about which cards they are. */
function secretly(d: DecisionView): Parameters<Seat['give']>[0] {
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
  await seat.until(() => seat.others.length >= told + asked, 60_000);
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

/** Plays the game in one world and records what everybody was sent. */
async function play(list: string): Promise<Recorded> {
  const [a, b, w] = people;
  const deck = async (c: Client, text: string): Promise<string> =>
    (await c.call<DeckView>('POST', '/api/decks', { name: 'D', text })).body.id;
  const { id } = await a.table({ deck: await deck(a, MINE), opponent: { kind: 'person', listed: true } });
  await b.call<TableInfo>('POST', `/api/tables/${id}/join`, { deck: await deck(b, list) });
  const seats: Seat[] = [];
  for (const c of [a, b, w]) {
    const seat = c.seat(id);
    await seat.until(() => seat.game !== null);
    seats.push(seat);
  }
  const [seat0, seat1, watcher] = seats;
  // Under full control everybody is asked everything: when somebody is asked tells nothing.
  for (const s of [seat0, seat1]) {
    s.send({ type: 'fullControl', on: true });
    await s.until(() => s.table?.settings?.fullControl === true);
  }
  const stream = fetch(`${server().url}/api/tables/${id}/events`, { headers: { cookie: w.cookie } }).then((r) => r.text());
  const http: string[][] = [[], []];
  for (let i = 0; i < 140 && (seat0.game?.turn.number ?? 0) < 9; i++) {
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
    if (seat1.mine) await seat1.give(secretly(seat1.mine));
    else if (seat0.mine) {
      const land = optionsOf(seat0.mine).findIndex((o) => o.act === 'land');
      await seat0.give(land >= 0 ? { pick: [land] } : seat0.mine.kind === 'act' ? { pick: [0] } : (seat0.mine.fallback ?? { pick: [] }));
    }
  }
  await together(seats);
  const faceDown = seat1.game?.battlefield.filter((o) => o.faceDown && o.controller === 1).length ?? 0;
  const hidden = faceDown * 100 + (seat1.game?.players[1].hand.filter((o) => o.name.en !== 'Island').length ?? 0);
  const [r0, r1, rw] = seats.map((s) => s.raw.slice());
  seat1.send({ type: 'concede' });
  for (const s of seats) await s.until(() => s.table?.info.phase === 'over');
  const said = await stream;
  for (const s of seats) s.close();
  // Links are made by chance; they are all that differs besides.
  const plain = (list: readonly string[]): string[] => numbered(list.map((t) => t.replaceAll(id, 'TABLE')));
  return { seat0: plain([...r0, ...http[0]]), seat1: plain(r1), watcher: plain([...rw, ...http[1], said]), hidden };
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

test('a view that tells a little of what is hidden would be caught', async () => {
  const real = LiveTable.prototype.shownTo;
  vi.spyOn(LiveTable.prototype, 'shownTo').mockImplementation(function (this: LiveTable, viewer) {
    const shown = real.call(this, viewer);
    const held = real.call(this, 1)?.view.players[1].hand.filter((o) => o.name.en === 'Lightning Bolt').length ?? 0;
    if (!shown || viewer === 1 || held === 0) return shown;
    return { ...shown, view: { ...shown.view, players: shown.view.players.map((p) => ({ ...p, landsPlayed: p.landsPlayed + 1 })) } };
  });
  const [x, y] = [await play(WORLDS[0]), await play(WORLDS[1])];
  expect(difference(x.seat0, y.seat0)).not.toBe('');
  expect(difference(x.watcher, y.watcher)).not.toBe('');
}, 240_000);

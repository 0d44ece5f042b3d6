/** Judges at tables that are played here: who comes there and sees what, backing up (IPG 1.4), corrections (IPG 2). */
import type { BenchMessage, BenchView, Correction, MagicView, OfficialAct, OfficialActName, TournamentRole } from '@apnap/protocol';
import { BY_HAND, officialAct } from '@apnap/protocol';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Client, type Seat, simple, withoutHandles } from '../client.js';
import { type Child, startChild } from '../process.js';
import { newHome, testServer } from '../server.js';
import { Attendee, event, official } from './people.js';

const until = (what: () => Promise<boolean>): Promise<void> => expect.poll(what, { timeout: 60_000, interval: 50 }).toBe(true);

/** A judge at the table, or whoever would like to be. */
class Bench {
  constructor(
    readonly who: Client,
    readonly table: string,
  ) {}

  see = async (): Promise<{ status: number; body: BenchView & { text?: { en: string } } }> =>
    this.who.call('GET', `/api/tables/${this.table}/bench`);

  tried = async (what: OfficialAct): Promise<{ status: number; body: BenchView & { text?: { en: string } } }> =>
    this.who.call('POST', `/api/tables/${this.table}/bench`, { what });

  async act(what: OfficialAct): Promise<BenchView> {
    const { status, body } = await this.tried(what);
    if (status !== 200) throw new Error(`${what.act}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async correct(what: Correction): Promise<{ status: number; body: BenchView & { text?: { en: string } } }> {
    const { n, era } = (await this.see()).body;
    return this.tried({ act: 'correct', what, n, era, why: 'it was wrong' });
  }
}

const gameOf = (view: BenchView): MagicView => view.game as MagicView;

interface Played {
  organizer: Attendee;
  players: Attendee[];
  judge: Attendee;
  head: Attendee;
  at: string;
  seats: Seat[];
}

/** Ann and Bob at a table, with a judge and a head judge. */
async function played(server: { url: string }, body: object = {}): Promise<Played> {
  const [organizer, ...players] = await event(server.url, ['Ann', 'Bob'], { rounds: 1, ...body });
  const judge = await official(organizer, 'judge', 'Juri');
  const head = await official(organizer, 'headJudge', 'Hana');
  await until(async () => (await players[0].mine()).entrant?.match?.at !== undefined);
  const at = (await players[0].mine()).entrant?.match?.at ?? '';
  const seats = players.map((p) => p.seat(at));
  for (const seat of seats) await seat.until(() => seat.game !== null);
  return { organizer, players, judge, head, at, seats };
}

/** Both play simply until this holds; what each saw is kept by the number of answers. */
async function playUntil(seats: readonly Seat[], holds: () => boolean, seen = new Map<number, (MagicView | null)[]>()): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await seats[0].until(() => seats.some((s) => s.mine));
    seen.set(
      seats[0].game?.n ?? -1,
      seats.map((s) => s.game),
    );
    if (holds()) return;
    const next = seats.find((s) => s.mine);
    if (!next?.mine) break;
    await next.give(simple(next.mine));
    const n = next.game?.n;
    await seats[0].until(() => seats.every((s) => s.game?.n === n));
  }
  throw new Error('it never came');
}

const turnOf = (seats: readonly Seat[]): number => seats[0].game?.turn.number ?? 0;

test('who comes to a table is its judge; he is announced, noted, and sees what all see until he asks for more (MTR 1.7, 1.8)', async () => {
  const server = await testServer();
  const [foreign] = await event(server.url, ['Eve', 'Fay'], { rounds: 1 });
  const p = await played(server);
  const byRole: Record<TournamentRole | 'stranger' | 'other', Attendee> = {
    organizer: p.organizer,
    headJudge: p.head,
    judge: p.judge,
    scorekeeper: await official(p.organizer, 'scorekeeper', 'Sam'),
    player: p.players[0],
    stranger: new Attendee(server.url),
    other: await official(foreign, 'judge', 'Olaf'),
  };
  // Who may what there, written down beside the code: what is the head judge's is his alone (IPG 1.4).
  const may: Record<OfficialActName, readonly string[]> = {
    enter: ['headJudge', 'judge'],
    leave: ['headJudge', 'judge'],
    look: ['headJudge', 'judge'],
    backUp: ['headJudge', 'judge'],
    withdraw: ['headJudge', 'judge'],
    approve: ['headJudge'],
    refuse: ['headJudge'],
    correct: ['headJudge', 'judge'],
  };
  const samples: OfficialAct[] = [
    { act: 'leave' },
    { act: 'look', at: 'all' },
    { act: 'backUp', to: 0, n: 0, era: 0, why: 'x' },
    { act: 'withdraw' },
    { act: 'approve', n: 0, era: 0 },
    { act: 'refuse' },
    { act: 'correct', what: { put: 'life', seat: 0, life: 1 }, n: 0, era: 0, why: 'x' },
    { act: 'enter' },
  ];
  expect(samples.map((s) => s.act).sort()).toEqual(officialAct.options.map((o) => o.shape.act.value).sort());
  for (const what of samples)
    for (const [role, who] of Object.entries(byRole)) {
      if (may[what.act].includes(role) && what.act === 'enter') continue;
      // Who may, but has not come, is told so.
      expect([role, what.act, (await new Bench(who, p.at).tried(what)).status]).toEqual([
        role,
        what.act,
        may[what.act].includes(role) ? 409 : 403,
      ]);
    }
  for (const [role, who] of Object.entries(byRole))
    expect([role, (await new Bench(who, p.at).see()).status]).toEqual([role, may.enter.includes(role) ? 409 : 403]);
  expect((await new Bench(p.judge, 'nowhere').tried({ act: 'enter' })).status).toBe(404);
  // A judge who plays in it judges none of its matches (MTR 1.4).
  const { body: code } = await p.organizer.call<{ code: string }>('POST', `/api/tournaments/${p.organizer.id}/invitations`, {
    role: 'judge',
    name: 'Bob',
  });
  await p.players[1].show(code.code);
  expect((await new Bench(p.players[1], p.at).tried({ act: 'enter' })).body.text?.en).toMatch(/plays in the tournament/);

  const bench = new Bench(p.judge, p.at);
  const view = await bench.act({ act: 'enter' });
  expect((await bench.tried({ act: 'enter' })).status).toBe(409);
  const [ann] = p.seats;
  await ann.until(() => ann.table?.officials !== undefined);
  expect(ann.table?.officials).toEqual([{ name: 'Juri', role: 'judge' }]);
  expect(ann.log.at(-1)?.text).toEqual({ en: 'Judge Juri has come to the table.', zh: '裁判Juri来到此桌。' });
  const notes = async (): Promise<string[]> => (await p.organizer.staff()).notes.map((n) => n.text);
  expect(await notes()).toEqual([expect.stringMatching(/^Table \d+: Judge Juri has come to the table\.$/)]);
  // The public view: no hand, and nothing that was drawn.
  expect(gameOf(view).players.map((x) => [x.hand.length, x.handCount])).toEqual([
    [0, 7],
    [0, 7],
  ]);
  expect(JSON.stringify([view.game, view.faces])).not.toMatch(/Hill Giant|Grizzly Bears|Forest|Mountain/);
  const open = await bench.act({ act: 'look', at: 'all' });
  expect(gameOf(open).players.map((x) => x.hand.length)).toEqual([7, 7]);
  await ann.until(() => ann.table?.officials?.[0].sees === 'all');
  expect(ann.log.at(-1)?.text.en).toBe('Judge Juri looks at all hands.');
  expect(gameOf(await bench.act({ act: 'look', at: 'public' })).players[0].hand).toEqual([]);
  await bench.tried({ act: 'leave' });
  await ann.until(() => ann.table?.officials === undefined);
  expect((await bench.see()).status).toBe(409);
  expect(await notes()).toHaveLength(4);
  expect(server.reports).toEqual([]);
  await server.end();
});

test('IPG 1.4: a back-up is asked for by a judge, approved of by the head judge, and the game goes on from there; a server that is killed in between keeps all', async () => {
  const home = await newHome();
  let child: Child = await startChild(home);
  const p = await played(child);
  const seen = new Map<number, (MagicView | null)[]>();
  await playUntil(p.seats, () => turnOf(p.seats) === 3 && p.seats.some((s) => s.mine?.kind === 'act'), seen);
  const bench = new Bench(p.judge, p.at);
  const before = await bench.act({ act: 'enter' });
  // Back to turn 2, before its player did anything: a card was drawn since, by whom the next turn is.
  const point = before.points.filter((x) => x.turn === 2).at(-1);
  if (!point) throw new Error('there is no such point');
  expect(point.learned.map((t) => t.en)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(Ann|Bob) has learned 1 card of their own library\.$/)]),
  );
  expect(point.chance.map((t) => t.en)).toEqual([expect.stringMatching(/^1 of \d+ cards of (Ann|Bob)’s hand goes back on the library/)]);
  const { n, era } = before;
  const ask = { act: 'backUp', to: point.to, n, era, why: 'a wrong answer of a judge' } as const;
  expect((await bench.tried({ ...ask, n: n - 1 })).status).toBe(409);
  expect((await bench.tried({ ...ask, to: 0 })).body.text?.en).toMatch(/is not backed up to there/);
  const asked = await bench.act(ask);
  expect(asked.proposal).toMatchObject({ by: 'Juri', to: point.to, why: ask.why });
  expect(asked.n).toBe(n);
  // Until it is decided nobody plays on; who concedes may (CR 104.3a), and is not tried here.
  const waits = p.seats.find((s) => s.mine) as Seat;
  await waits.until(() => waits.table?.backUp !== undefined);
  await expect(waits.give(simple(waits.mine as never))).rejects.toThrow(/stands still/);
  expect((await bench.tried({ act: 'approve', n, era })).status).toBe(403);
  expect((await bench.tried(ask)).body.text?.en).toMatch(/waits for the head judge already/);
  await until(async () => (await p.organizer.staff()).calls.some((c) => c.kind === 'backUp' && c.done === null));
  // The server is killed, and another goes on.
  for (const s of p.seats) s.close();
  await child.kill();
  child = await startChild(home);
  for (const who of [p.organizer, p.judge, p.head, ...p.players]) who.base = child.url;
  // A server of PostgreSQL waits until the time of the one that is gone has run out, and lets nobody in before.
  const seats = p.players.map((x) => x.seat(p.at));
  for (const s of seats) await s.comeBack();
  expect(seats[0].table?.backUp).toMatchObject({ by: 'Juri' });
  expect((await bench.see()).body.proposal).toMatchObject({ to: point.to });
  const chief = new Bench(p.head, p.at);
  expect((await chief.tried({ act: 'approve', n, era })).status).toBe(409);
  const shown = await chief.act({ act: 'enter' });
  const undone = seats[0].log.findLast((l) => l.kind === 'event' && l.seat >= 0 && l.n > point.to);
  const after = await chief.act({ act: 'approve', n: shown.n, era: shown.era });
  expect(after.proposal).toBeNull();
  for (const s of seats) await s.until(() => s.table?.backUp === undefined && s.game?.n === point.to + 1);
  // As it was, but for the card that is left to chance.
  const then = seen.get(point.to) as (MagicView | null)[];
  const drew = seats.map((_, seat) => point.chance.some((t) => t.en.includes(`${seats[0].game?.players[seat].name}’s hand`)));
  expect(drew.filter((d) => d)).toHaveLength(1);
  seats.forEach((s, seat) => {
    const open = (v: MagicView | null | undefined) =>
      v && {
        ...withoutHandles({
          battlefield: v.battlefield,
          stack: v.stack,
          turn: v.turn,
          decision: v.decision && { kind: v.decision.kind, mine: v.decision.mine },
        }),
        players: v.players.map(({ hand, ...x }) => ({
          ...x,
          hand: hand.length,
          ...(drew[s.game?.seat ?? 0] ? {} : { cards: hand.map((c) => c.face) }),
        })),
      };
    expect(withoutHandles(open(s.game))).toEqual(withoutHandles(open(then[seat])));
  });
  expect(seats[0].log.at(-1)?.text.en).toMatch(
    /^Head judge Hana backs the game up to before “(Ann|Bob).*” \(a wrong answer of a judge\)\.$/,
  );
  // Questions about what was undone lead nowhere.
  seats[0].send({ type: 'why', id: 1, about: { event: undone?.event ?? 0 } });
  await seats[0].until(() => seats[0].others.some((o) => o.type === 'refused' && o.to === 'why'));
  const notes = (await p.organizer.staff()).notes.map((x) => x.text);
  expect(notes.join('\n')).toMatch(
    /Judge Juri asks the head judge to back the game up.*\n.*Hana has come.*\n.*Head judge Hana backs the game up/,
  );
  await until(async () => (await p.organizer.staff()).calls.every((c) => c.kind !== 'backUp' || c.done !== null));
  // It goes on, also on another server.
  await playUntil(seats, () => turnOf(seats) === 4);
  for (const s of seats) s.close();
  await child.kill();
  expect(child.errors).toEqual([]);
  const server = await testServer({}, home);
  for (const who of [p.judge, p.head, ...p.players]) who.base = server.url;
  // What was undone stays in the log of the table, before it.
  const log = await server.db.query<{ entry: { e: string } }>('select entry from table_log where table_id = $1 order by seq', [p.at]);
  const kinds = log.map((x) => x.entry.e);
  expect(kinds.slice(0, kinds.indexOf('backUp')).filter((e) => e === 'move').length).toBeGreaterThanOrEqual(n);
  const again = p.players[0].seat(p.at);
  await again.comeBack();
  expect(again.game?.turn.number).toBe(4);
  expect(again.table?.officials?.map((o) => o.name).sort()).toEqual(['Hana', 'Juri']);
  expect(server.reports).toEqual([]);
  await server.end();
});

test('IPG 1.4: the head judge backs up in one step; what is not approved of is not done; who asks may think better of it', async () => {
  const server = await testServer();
  const p = await played(server);
  await playUntil(p.seats, () => turnOf(p.seats) === 2 && p.seats.some((s) => s.mine?.kind === 'act'));
  const [bench, chief] = [new Bench(p.judge, p.at), new Bench(p.head, p.at)];
  const { points, n, era } = await bench.act({ act: 'enter' });
  await chief.act({ act: 'enter' });
  const ask = { act: 'backUp', to: points[0].to, n, era, why: 'x' } as const;
  await bench.act(ask);
  expect((await chief.act({ act: 'refuse' })).proposal).toBeNull();
  expect((await bench.see()).body.n).toBe(n);
  await bench.act(ask);
  expect((await chief.tried({ act: 'withdraw' })).status).toBe(409);
  await bench.act({ act: 'withdraw' });
  // Asked for by who then leaves, it is asked for no more.
  await bench.act(ask);
  await bench.tried({ act: 'leave' });
  expect((await chief.see()).body.proposal).toBeNull();
  const after = await chief.act(ask);
  expect(after).toMatchObject({ n: points[0].to + 1, proposal: null });
  // Not before an earlier back-up: what that undid is known by now.
  expect(after.points).toEqual([]);
  // Players take back nothing that was ruled on.
  for (const s of p.seats) await s.until(() => s.game?.n === after.n);
  for (const s of p.seats) expect(s.table?.canTakeBack).toBe('');
  // A game that is over stays as it ended.
  p.seats[0].send({ type: 'concede' });
  await until(async () => (await chief.see()).body.table.phase === 'over');
  expect((await chief.see()).body.noPoints?.en).toMatch(/is over stays/);
  expect(server.reports).toEqual([]);
  await server.end();
});

test('IPG 2: corrections are carried out, each with its section, and announced; what is not carried out is refused by its name', async () => {
  const server = await testServer();
  const p = await played(server);
  const [ann] = p.seats;
  await playUntil(
    p.seats,
    () => turnOf(p.seats) === 2 && p.seats.some((s) => s.mine?.kind === 'act') && ann.game?.battlefield.length !== 0,
  );
  const [bench, chief] = [new Bench(p.judge, p.at), new Bench(p.head, p.at)];
  const view = gameOf(await bench.act({ act: 'enter' }));
  await chief.act({ act: 'enter' });
  const [land] = view.battlefield;
  const last = async (): Promise<[string, string]> => {
    const line = (await bench.see()).body.log.at(-1);
    return [line?.rules.join() ?? '', line?.text.en ?? ''];
  };
  const done = async (who: Bench, what: Correction): Promise<MagicView> => {
    const { status, body } = await who.correct(what);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return gameOf(body);
  };
  expect((await done(bench, { put: 'life', seat: 0, life: 17 })).players[0].life).toBe(17);
  expect(await last()).toEqual(['IPG 2.5', expect.stringMatching(/^Judge Juri: the life total of (Ann|Bob) is 17 \(it was wrong\)$/)]);
  expect((await bench.correct({ put: 'life', seat: 0, life: 17 })).body.text?.en).toBe('that is so already');
  const tapped = await done(bench, { put: 'tapped', object: land.id, to: land.tapped ? 'untapped' : 'tapped' });
  expect(tapped.battlefield.find((c) => c.id === land.id)?.tapped).toBe(!land.tapped);
  const counted = await done(bench, { put: 'counters', on: { seat: 1 }, counter: 'poison', n: 2 });
  expect(counted.players[1].counters).toMatchObject([{ kind: 'poison', n: 2 }]);
  const hands = counted.players.map((x) => x.handCount);
  const drawn = await done(bench, { put: 'draw', seat: 0, n: 1 });
  expect(drawn.players.map((x) => x.handCount)).toEqual([hands[0] + 1, hands[1]]);
  // What belongs to backing up is the head judge's (IPG 1.4).
  expect((await bench.correct({ put: 'toLibrary', seat: 0, n: 1 })).body.text?.en).toMatch(/Only the head judge/);
  const back = await done(chief, { put: 'toLibrary', seat: 0, n: 1 });
  expect([back.players[0].handCount, back.players[0].libraryCount]).toEqual([hands[0], counted.players[0].libraryCount]);
  expect((await last())[0]).toBe('IPG 1.4');
  await done(bench, { put: 'shuffle', seat: 1 });
  expect((await last())[0]).toBe('IPG 2.2');
  const moved = await done(bench, { put: 'move', object: land.id, to: 'graveyard' });
  expect(moved.battlefield.find((c) => c.id === land.id)).toBeUndefined();
  // Who forgot to discard chooses now.
  const size = moved.players[1].handCount;
  await done(bench, { put: 'discard', seat: 1, n: 1 });
  expect((await bench.correct({ put: 'life', seat: 0, life: 3 })).body.text?.en).toMatch(/while a player has priority/);
  const chooser = p.seats.find((s) => s.mine?.kind === 'choose') as Seat;
  await chooser.give(simple(chooser.mine as never));
  expect(gameOf((await bench.see()).body).players[1].handCount).toBe(size - 1);
  expect((await bench.correct({ put: 'opening', seat: 0, n: 1 })).body.text?.en).toMatch(/while a player decides whether to keep/);
  expect((await bench.correct({ put: 'choice', object: land.id })).body.text?.en).toMatch(/nothing is chosen/);
  for (const what of BY_HAND) {
    const { status, body } = await bench.correct({ put: 'byHand', what });
    expect([status, body.text?.en]).toEqual([409, expect.stringMatching(/IPG/)]);
  }
  expect((await bench.correct({ put: 'trigger', trigger: '0' })).body.text?.en).toMatch(/IPG 2\.1/);
  expect((await bench.tried({ act: 'correct', what: { put: 'life', seat: 0, life: 1 }, n: 0, era: 0, why: 'x' })).status).toBe(409);
  expect(server.reports).toEqual([]);
  await server.end();
});

test('IPG 2.4: of an opening hand with too many cards some go back at random, and its player decides anew', async () => {
  const server = await testServer();
  const p = await played(server);
  const seat = p.seats.find((s) => s.mine?.kind === 'mulligan') as Seat;
  const bench = new Bench(p.judge, p.at);
  await bench.act({ act: 'enter' });
  const who = seat.game?.seat ?? 0;
  const { status, body } = await bench.correct({ put: 'opening', seat: who, n: 2 });
  expect([status, gameOf(body).players[who].handCount]).toEqual([200, 5]);
  expect(body.log.at(-1)).toMatchObject({
    rules: ['IPG 2.4'],
    text: {
      en: expect.stringMatching(/^Judge Juri: 2 cards of (Ann|Bob)’s opening hand, chosen at random, are shuffled into the library/),
    },
  });
  await seat.until(() => seat.mine?.kind === 'mulligan' && seat.game?.players[who].hand.length === 5);
  expect(server.reports).toEqual([]);
  await server.end();
});

test('MTR 2.6, IPG 3.3: what the desk gives a match, its table here has at once: time for one or for all, pauses, turns after time', async () => {
  let now = Date.parse('2026-11-30T10:00:00Z');
  const server = await testServer({ now: () => now });
  const p = await played(server, { rel: 'competitive' });
  const [ann] = p.seats;
  await ann.until(() => ann.table?.timeAt !== undefined);
  const ends = ann.table?.timeAt ?? 0;
  const number = (await p.players[0].mine()).entrant?.match?.table ?? 0;
  const endsAt = async (at: number | undefined): Promise<void> => ann.until(() => ann.table?.timeAt === at);
  await p.organizer.act({ act: 'extend', table: number, time: '3:00', reason: 'judge' });
  await endsAt(ends + 180_000);
  // A pause is given back when it is over; while it lasts no time is called.
  await p.organizer.act({ act: 'clock', stop: true });
  await endsAt(undefined);
  now += 60_000;
  await p.organizer.act({ act: 'clock', start: true });
  await endsAt(ends + 240_000);
  // Turns after time come with the penalty for slow play.
  await p.judge.act({ act: 'penalty', who: 'Ann', infraction: 'slowPlay', penalty: 'warning', table: number });
  const allowed = async (): Promise<unknown> => {
    const rows = await server.db.query<{ entry: { allowed?: { turns: number } } }>(
      "select entry from table_log where table_id = $1 and entry->>'e' = 'allowed' order by seq",
      [p.at],
    );
    return rows.at(-1)?.entry.allowed;
  };
  await expect.poll(allowed, { timeout: 60_000 }).toEqual({ seconds: 240, turns: 2, still: false });
  expect(server.reports).toEqual([]);
  await server.end();
});

test('the desk of a judge is told of what happens at the table, and of nothing before he comes or after he leaves; others have no such socket', async () => {
  const server = await testServer();
  const p = await played(server);
  const socketOf = (who: Attendee): { told: BenchMessage[]; socket: WebSocket } => {
    const headers = { cookie: who.cookie };
    const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/api/tables/${p.at}/bench/socket`, { headers });
    const told: BenchMessage[] = [];
    socket.on('message', (m) => told.push(JSON.parse(String(m)) as BenchMessage));
    socket.on('error', () => {});
    return { told, socket };
  };
  for (const who of [p.players[0], p.organizer, new Attendee(server.url)]) {
    const { socket, told } = socketOf(who);
    await new Promise((done) => socket.on('close', done));
    expect(told).toEqual([]);
  }
  const { told, socket } = socketOf(p.judge);
  await until(async () => told.at(-1)?.object === 'left');
  const bench = new Bench(p.judge, p.at);
  await bench.act({ act: 'enter' });
  await until(async () => told.at(-1)?.object === 'bench');
  const n = (): number => (told.at(-1) as BenchView).n;
  const before = n();
  await playUntil(p.seats, () => (p.seats[0].game?.n ?? 0) > before && p.seats.some((s) => s.mine));
  await until(async () => n() === p.seats[0].game?.n);
  // As all see it: nobody's hand.
  for (const m of told) if (m.object === 'bench') expect(gameOf(m).players.map((x) => x.hand)).toEqual([[], []]);
  await bench.tried({ act: 'leave' });
  await until(async () => told.at(-1)?.object === 'left');
  const count = told.length;
  const m = p.seats[0].game?.n ?? 0;
  await playUntil(p.seats, () => (p.seats[0].game?.n ?? 0) > m && p.seats.some((s) => s.mine));
  expect(told).toHaveLength(count);
  socket.close();
  expect(server.reports).toEqual([]);
  await server.end();
});

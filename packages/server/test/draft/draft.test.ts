/** Drafts by HTTP and sockets: people and computers from the first pick to the decks; lines that break, a server that ends; what is hidden; times. */
import type { DraftOffer } from '@apnap/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../server.js';
import { answer, draftUntil, opened, own, person, viewOf } from './player.js';

const SIX = Array.from({ length: 6 }, () => 'computer' as const);

describe('a draft', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.end();
  });

  test('two people and six computers draft to decks, and the server ends in the middle', async () => {
    const [ann, bob] = [await person(server.url, 'Ann'), await person(server.url, 'Bob')];
    const { id, seedHash } = await opened(ann, { others: ['person', ...SIX], rounds: false });
    expect(seedHash).toBe('');
    expect((await bob.call('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
    const seats = [ann.seat(id), bob.seat(id)];
    await seats[0].until(() => viewOf(seats[0])?.draft?.pack.length > 0);
    const first = viewOf(seats[0]).draft;
    expect([first.kind, first.phase, first.round, first.pick, first.direction, first.pack.length]).toEqual([
      'booster',
      'drafting',
      1,
      1,
      'left',
      14,
    ]);
    expect(seats[0].faces.get(first.pack[0].face)?.card).toBe(first.pack[0].card);
    await draftUntil(seats, () => viewOf(seats[0]).draft.round === 2 && viewOf(seats[0]).draft.pick === 3);
    // One has picked, and then the server is gone.
    const card = viewOf(seats[0]).draft.pack[2].card;
    await answer(seats[0], { pick: [2] });
    const before = viewOf(seats[0]).draft;
    await server.close();
    server = await testServer({}, server.home);
    for (const c of [ann, bob]) c.base = server.url;
    for (const s of seats) await s.comeBack();
    expect(viewOf(seats[0]).draft).toEqual(before);
    expect(viewOf(seats[0]).decisions?.find((d) => d.mine)?.given).toEqual({ pick: [2] });
    await draftUntil(seats, () => viewOf(seats[0]).draft.phase === 'building');
    expect(viewOf(seats[0]).draft.pool.map((c) => c.card)).toContain(card);
    expect(viewOf(seats[0]).draft.pool).toHaveLength(42);
    await draftUntil(seats, () => seats[0].table?.info.phase === 'over');
    // It was committed to the seed before, which is told now.
    await seats[1].until(() => seats[1].table?.info.phase === 'over');
    expect(seats[1].table?.info.seed).toMatch(/^secret:/);
    expect(viewOf(seats[1]).draft.decks.every((d) => typeof d === 'object' && d.main.length > 12)).toBe(true);
    for (const s of seats) s.close();
  });

  test('CR 905.2b: colors are chosen for a card, and all see what was noted, in both languages', async () => {
    const ann = await person(server.url, 'Ann');
    const cube = '8 Regicide';
    const { id } = await opened(ann, { cube, sets: undefined, packSize: 4, boosters: 1, others: ['computer'], rounds: false });
    const seat = ann.seat(id);
    await seat.until(() => own(seat) !== undefined);
    await answer(seat, { pick: [0] });
    await seat.until(() => own(seat)?.kind === 'color');
    const d = own(seat);
    expect(d?.prompt).toEqual({ en: 'Choose a color for Regicide', zh: '为弑君选择一种颜色' });
    expect(d?.ask?.form === 'pick' && d.ask.options.length).toBeGreaterThan(2);
    await draftUntil([seat], () => viewOf(seat).draft.notes.length > 0);
    const [note] = viewOf(seat).draft.notes;
    expect(note.name).toEqual({ en: 'Regicide', zh: '弑君' });
    for (const lang of ['en', 'zh'] as const) expect(new Set(note.what[lang].split(/, |、/)).size).toBe(3);
    expect(note.what.zh).toMatch(/^[白蓝黑红绿]色、[白蓝黑红绿]色、[白蓝黑红绿]色$/);
    seat.close();
  });

  test('what another picks does not change a byte of what one is sent, nor does anybody who watches see a card', async () => {
    const told: string[][] = [];
    for (const pick of [0, 7]) {
      const twin = await testServer({ newSeed: () => 'the same', now: () => 1_000_000, steady: () => 1_000_000 });
      const [ann, bob, eve] = [await person(twin.url, 'Ann'), await person(twin.url, 'Bob'), await person(twin.url, 'Eve')];
      const { id } = await opened(ann, { others: ['person', 'computer'], rounds: false, boosters: 1 });
      expect((await bob.call('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
      const [a, b, watcher] = [ann.seat(id), bob.seat(id), eve.seat(id)];
      for (const s of [a, b, watcher]) await s.until(() => s.game !== null);
      await answer(a, { pick: [pick] });
      // MTR 7.7: what was picked is not put back.
      a.send({ type: 'takeback', decision: viewOf(a).decisions?.find((d) => d.mine)?.id ?? 0 });
      await a.until(() => a.others.length > 0);
      expect(a.others[0]).toMatchObject({ type: 'refused', rule: 'MTR 7.7' });
      for (const s of [b, watcher]) await s.ask({ type: 'ping' }, 'pong');
      const { draft } = viewOf(watcher);
      expect([draft.pack, draft.pool, draft.open]).toEqual([[], [], []]);
      expect(watcher.faces.size).toBe(0);
      expect(viewOf(b).draft.pools[0]).toBe(0);
      // Ids of people and tables are drawn anew by each server.
      told.push([...b.raw, ...watcher.raw].map((m) => m.replaceAll(id, 'ID')));
      for (const s of [a, b, watcher]) s.close();
      await twin.end();
    }
    expect(told[1]).toEqual(told[0]);
  });

  test('who picks in no time is answered for, and what was answered stands', async () => {
    let past = 0;
    const timed = await testServer({ steady: () => performance.now() + past });
    const [ann, bob] = [await person(timed.url, 'Ann'), await person(timed.url, 'Bob')];
    const { id } = await opened(ann, { others: ['person', 'computer'], timed: true, boosters: 1 });
    await bob.call('POST', `/api/tables/${id}/join`, {});
    const [a, b] = [ann.seat(id), bob.seat(id)];
    for (const s of [a, b]) await s.until(() => own(s) !== undefined);
    const deadline = a.table?.deadline ?? 0;
    // MTR appendix B: a booster of fourteen cards is looked at for so long.
    const seconds = (deadline - performance.now() - past) / 1000;
    expect(seconds).toBeGreaterThan(10);
    expect(seconds).toBeLessThanOrEqual(60);
    const wanted = viewOf(a).draft.pack[3].card;
    past += seconds * 1000 - 500;
    await answer(a, { pick: [3] });
    await a.until(() => viewOf(a).draft.pick === 2);
    expect(viewOf(a).draft.pool.map((c) => c.card)).toEqual([wanted]);
    await b.until(() => viewOf(b).draft.pool.length === 1);
    expect(a.table?.deadline).toBeGreaterThan(deadline);
    for (const m of [{ type: 'takeback' }, { type: 'draw', agree: true }] as const) {
      const n = a.others.length;
      a.send(m);
      await a.until(() => a.others.length > n);
      expect(a.others.at(-1)).toMatchObject({ type: 'refused', text: { en: expect.stringMatching(/^Draft:/) } });
    }
    for (const s of [a, b]) s.close();
    await timed.end();
  });

  test('what can’t be drafted is refused by name; what can be is listed', async () => {
    const ann = await person(server.url, 'Ann');
    const make = (body: object) =>
      ann.call<{ code: string; text: { en: string } }>('POST', '/api/tables', { game: 'draft', others: ['computer'], ...body });
    const unknown = await make({ sets: ['XXX'] });
    expect([unknown.status, unknown.body.text.en]).toEqual([400, expect.stringContaining('XXX')]);
    expect((await make({ kind: 'winston', sets: ['KTK'], others: ['computer', 'computer'] })).status).toBe(400);
    expect((await make({ cube: 'Nothing of This Name' })).body.text.en).toContain('Nothing of This Name');
    const { body } = await ann.call<DraftOffer>('GET', '/api/drafts');
    expect(body.sets.length).toBeGreaterThan(50);
    expect(body.sets.find((s) => s.code === 'KTK')).toMatchObject({ name: { en: 'Khans of Tarkir', zh: '鞑契可汗' } });
    for (const s of body.sets) expect(s.playable).toBeGreaterThan(s.cards / 2);
  });

  test('open seats are filled by the host; Winston, grid and sealed come to decks', async () => {
    const ann = await person(server.url, 'Ann');
    for (const kind of ['winston', 'grid', 'sealed', 'rochester'] as const) {
      const { id } = await opened(ann, { kind, others: ['person'], rounds: false, ...(kind === 'rochester' ? { boosters: 1 } : {}) });
      expect((await ann.call('POST', `/api/tables/${id}/seat`, { seat: 1, level: 'easy' })).status).toBe(200);
      const seat = ann.seat(id);
      await draftUntil([seat], () => seat.table?.info.phase === 'over');
      expect(viewOf(seat).draft.decks.every((d) => typeof d === 'object')).toBe(true);
      seat.close();
    }
  });
});

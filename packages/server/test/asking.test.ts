/** Questions about what an asker saw once: numbers of timelines that are gone, cards that went back into hiding, objects that died, names of cards. */
import { embeddedCard } from '@apnap/cards';
import { defaultAnswer } from '@apnap/kernel';
import { magicGame } from '@apnap/magic';
import type { DeckView, MagicDecision, OptionView, TableInfo, WhyAnswer } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { hostedMagic } from '../src/magic/index.js';
import { whyOf } from '../src/magic/why.js';
import { GameLine } from '../src/tables/line.js';
import { Handles } from '../src/views/handles.js';
import { Client, handlesIn, type Seat } from './client.js';
import { serverForTests } from './server.js';

let games = 0;
const server = serverForTests({ newSeed: () => `asking ${++games}` });

const optionsOf = (d: MagicDecision): OptionView[] => (d.ask && 'options' in d.ask ? d.ask.options : []);
const find = (s: Seat, act: string, label = ''): number =>
  s.mine ? optionsOf(s.mine).findIndex((o) => o.act === act && o.label.en.includes(label)) : -1;

/** Two people with these decks at a table, both asked everything. */
async function pair(...lists: readonly [string, string]): Promise<{ seats: [Seat, Seat]; info: TableInfo; clients: Client[] }> {
  const clients = [new Client(server().url), new Client(server().url)];
  const decks: string[] = [];
  for (const [i, c] of clients.entries()) {
    await c.call('POST', '/api/session', { name: `P${i}` });
    decks.push((await c.call<DeckView>('POST', '/api/decks', { name: 'D', text: lists[i] })).body.id);
  }
  const info = await clients[0].table({ deck: decks[0], opponent: { kind: 'person', listed: false }, bestOf: 3 });
  await clients[1].call('POST', `/api/tables/${info.id}/join`, { deck: decks[1] });
  const seats: [Seat, Seat] = [clients[0].seat(info.id), clients[1].seat(info.id)];
  for (const s of seats) {
    await s.until(() => s.game !== null);
    s.send({ type: 'fullControl', on: true });
    await s.until(() => s.table?.settings?.fullControl === true);
  }
  return { seats, info, clients };
}

const together = async (seats: readonly Seat[]): Promise<void> => {
  await seats[0].until(
    () => seats.every((s) => s.game?.n === seats[0].game?.n) && (seats[0].table?.info.phase !== 'playing' || seats.some((s) => s.mine)),
  );
};

/** Whoever is asked does the least, until this holds. */
async function passUntil(seats: readonly Seat[], holds: () => boolean): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await together(seats);
    if (holds()) return;
    const s = seats.find((x) => x.mine) as Seat;
    const d = s.mine as MagicDecision;
    const spare = optionsOf(d).map((_, k) => k);
    await s.give(
      d.kind === 'act'
        ? { pick: [0] }
        : d.ask?.form === 'pick' && d.ask.min > 0 && d.kind !== 'pay'
          ? { pick: spare.slice(0, d.ask.min) }
          : (d.fallback as never),
    );
  }
  throw new Error('it never came');
}

const main = (s: Seat): boolean => s.mine?.kind === 'act' && /Main/.test(s.game?.turn.step ?? '') && s.game?.turn.active === s.game?.seat;

/** What is said of a number; '' where nothing is. */
async function why(seat: Seat, about: Record<string, number>): Promise<string> {
  const told = seat.others.length;
  seat.send({ type: 'why', id: 1, about } as never);
  await seat.until(() => seat.others.length > told);
  const m = seat.others[told];
  return m.type === 'why' ? JSON.stringify(m.answer) : '';
}

test('numbers of spells that were taken back name nothing, whatever comes in their place', async () => {
  const { seats } = await pair('20 Forest\n40 Ornithopter', '30 Island\n30 Counterspell');
  const [a, b] = seats;
  await passUntil(seats, () => main(a) && find(a, 'cast') >= 0);
  const n = a.game?.n ?? 0;
  const before = handlesIn([a.game, a.log]);
  const events = new Set(a.log.map((l) => l.event));
  for (let i = 0; i < 6; i++) {
    if (find(a, 'cast') >= 0) await a.give({ pick: [find(a, 'cast')] });
    while (a.mine && a.mine.kind !== 'act') await a.give(a.mine.fallback as never);
    // Each resolves: both pass.
    for (let k = 0; k < 2; k++) {
      await together(seats);
      const s = seats.find((x) => x.mine) as Seat;
      await s.give({ pick: [0] });
    }
    await together(seats);
    if (!main(a)) break;
  }
  const noted = handlesIn(a.raw.map((t) => JSON.parse(t) as unknown)).map(Number);
  // A step is told when something happens in it: it was there before.
  const abandoned = a.log.flatMap((l) => (l.kind === 'event' && !events.has(l.event) ? [l.event] : []));
  expect(a.game?.battlefield.length).toBeGreaterThan(1);
  expect(abandoned.length).toBeGreaterThan(3);
  for (let i = 0; i < 40 && (a.game?.n ?? 0) > n; i++) {
    const at = a.game?.n ?? 0;
    a.send({ type: 'takeback' });
    await a.until(() => (a.game?.n ?? 0) < at || b.table?.offers.takeback != null);
    if (a.game?.n === at) b.send({ type: 'takebackReply', agree: true });
    await a.until(() => (a.game?.n ?? 0) < at);
    await together(seats);
  }
  expect(a.game?.n).toBe(n);
  for (let turn = 0; turn < 3; turn++) {
    for (const h of noted) for (const about of [{ object: h }, { cannot: h }]) expect([h, await why(a, about)]).toEqual([h, '']);
    for (const event of abandoned) expect([event, await why(a, { event })]).toEqual([event, '']);
    const now = a.game?.turn.number ?? 0;
    await passUntil(seats, () => (a.game?.turn.number ?? 0) > now && (main(a) || main(b)));
  }
  // What was there before has other numbers now, too, and by these it is asked about.
  expect(handlesIn([a.game]).filter((h) => before.includes(h))).toEqual([]);
  const [held] = a.game?.players[0].hand ?? [];
  expect(await why(a, { object: held.id })).toContain(held.name.en);
});

test('of a hand that was seen once it is told what was seen, alike of what is still there and what was put back', async () => {
  const { seats } = await pair('30 Island\n30 Peek', '30 Island\n15 Brainstorm\n15 Echo Tracer');
  const [a, b] = seats;
  const land = async (s: Seat): Promise<void> => {
    if (find(s, 'land') >= 0) await s.give({ pick: [find(s, 'land')] });
    await together(seats);
  };
  await passUntil(seats, () => main(a));
  await land(a);
  await passUntil(seats, () => main(b));
  await land(b);
  await passUntil(seats, () => main(a) && find(a, 'cast', 'Peek') >= 0);
  await a.give({ pick: [find(a, 'cast', 'Peek')] });
  await passUntil(seats, () => {
    if (a.mine?.kind === 'targets') return true;
    return (a.game?.players[1].hand.length ?? 0) > 0;
  });
  if (a.mine?.kind === 'targets') await a.give({ pick: [optionsOf(a.mine).findIndex((o) => o.entity === -2)] });
  await passUntil(seats, () => (a.game?.players[1].hand.length ?? 0) > 0);
  const seen = a.game?.players[1].hand ?? [];
  expect(seen.some((c) => c.name.en === 'Brainstorm')).toBe(true);
  await passUntil(seats, () => main(b) && find(b, 'cast', 'Brainstorm') >= 0);
  const cards = new Map((a.game?.players[1].hand ?? []).map((c) => [c.id, c.name.en]));
  await b.give({ pick: [find(b, 'cast', 'Brainstorm')] });
  await passUntil(seats, () => b.mine?.kind !== 'act' && b.mine?.ask?.form === 'pick' && b.mine.ask.min === 2);
  await b.give({ pick: [0, 1] });
  await passUntil(seats, () => main(b) && (b.game?.stack.length ?? 1) === 0);
  expect(a.game?.players[1].hand.length).toBe(0);
  const answers = new Set<boolean>();
  for (const h of cards.keys()) answers.add((await why(a, { object: h })) !== '');
  expect(answers.size).toBe(1);
  for (const [h, name] of cards) {
    expect(await why(a, { object: h })).toContain(name);
    expect(await why(a, { cannot: h })).toBe('');
  }
});

test('what died is told of as it was last seen; not what came of it since', async () => {
  const c = new Client(server().url);
  const card = (name: string, seat: number, zone: string, count = 1) => ({ seat, zone, card: name, count });
  const place = [
    card('Grizzly Bears', 1, 'battlefield'),
    card('Glorious Anthem', 1, 'battlefield'),
    card('Mountain', 0, 'battlefield', 2),
    card('Lightning Bolt', 0, 'hand'),
    ...[0, 1].map((seat) => card('Forest', seat, 'library', 20)),
  ];
  const { body } = await c.call<TableInfo>('POST', '/api/scenarios', {
    lives: [20, 20],
    place,
    from: 'precombatMain',
    other: 'computer',
    level: 'beginner',
  });
  const me = c.seat(body.id);
  await me.until(() => me.mine?.kind === 'act');
  const bear = me.game?.battlefield.find((o) => o.name.en === 'Grizzly Bears');
  const id = bear?.id ?? 0;
  const living = JSON.parse(await why(me, { object: id })) as WhyAnswer;
  expect([bear?.power, living.asOf]).toEqual([3, undefined]);
  for (const kind of ['act', 'targets']) {
    await me.until(() => me.mine?.kind === kind);
    const at =
      kind === 'act' ? find(me, 'cast') : kind === 'targets' ? optionsOf(me.mine as MagicDecision).findIndex((o) => o.entity === id) : -1;
    await me.give(at < 0 ? (me.mine?.fallback as never) : { pick: [at] });
  }
  await me.until(() => me.game?.battlefield.every((o) => o.id !== id) ?? false);
  const dead = JSON.parse(await why(me, { object: id })) as WhyAnswer;
  expect(dead.asOf).toBeLessThan(me.game?.n ?? 0);
  expect(dead.title).toEqual({ en: 'Grizzly Bears as it was when it was last seen', zh: '灰棕熊最后可见时的状态' });
  expect(dead.steps.map((s) => s.text.en)).toEqual(living.steps.map((s) => s.text.en));
  expect(await why(me, { cannot: id })).toBe('');
});

test('the name under which one yields to an ability is the same whatever else is in the game', async () => {
  const keys: string[] = [];
  for (const other of ['Forest', 'Siege Rhino', 'Fact or Fiction']) {
    const c = new Client(server().url);
    const place = [
      { seat: 0, zone: 'battlefield', card: 'Wellwisher' },
      { seat: 0, zone: 'library', card: 'Forest', count: 10 },
      { seat: 1, zone: 'library', card: other, count: 10 },
      { seat: 1, zone: 'hand', card: other, count: 2 },
    ];
    const { body } = await c.call<TableInfo>('POST', '/api/scenarios', { lives: [20, 20], place, from: 'precombatMain' });
    const me = c.seat(body.id);
    await me.until(() => me.mine?.kind === 'act');
    me.send({ type: 'fullControl', on: true });
    await me.until(() => me.table?.settings?.fullControl === true);
    await me.give({ pick: [find(me, 'activate')] });
    await me.until(() => me.game?.stack.length === 1);
    keys.push(me.game?.stack[0].yieldKey ?? '');
    me.close();
  }
  expect(keys[0]).toMatch(/^ability:Wellwisher:./);
  expect(new Set(keys).size).toBe(1);
});

test('any card can be named, and those that are found are the same whatever is in the game (CR 201.4)', async () => {
  const found: string[] = [];
  for (const other of ['Zombie Goliath', 'Zephyr Falcon']) {
    const c = new Client(server().url);
    const place = [
      { seat: 0, zone: 'hand', card: 'Pithing Needle' },
      { seat: 0, zone: 'battlefield', card: 'Forest', count: 2 },
      ...[0, 1].map((seat) => ({ seat, zone: 'library', card: seat ? other : 'Forest', count: 10 })),
    ];
    const { body } = await c.call<TableInfo>('POST', '/api/scenarios', {
      lives: [20, 20],
      place,
      from: 'precombatMain',
      level: 'beginner',
    });
    const me = c.seat(body.id);
    await me.until(() => me.mine?.kind === 'act');
    await me.give({ pick: [find(me, 'cast')] });
    while (me.mine?.kind === 'pay') await me.give(me.mine.fallback as never);
    await me.until(() => me.mine?.kind === 'name');
    const parts = await Promise.all(['', 'z', 'zomb', 'light'].map((part) => me.ask({ type: 'names', part }, 'names')));
    found.push(JSON.stringify([me.mine?.ask, me.mine?.fallback, parts.map((p) => p.texts)]));
    me.send({ type: 'answer', n: me.game?.n ?? 0, decision: me.mine?.id ?? 0, answer: { text: 'No Such Card' } });
    await me.until(() => me.others.some((m) => m.type === 'refused'));
    expect(me.others.find((m) => m.type === 'refused')).toMatchObject({ rule: '201.4' });
    me.others.length = 0;
    await me.give({ text: 'Lightning Bolt' });
    await me.until(() => me.mine?.kind === 'act');
    me.close();
  }
  expect(found[0]).toContain('Zombie Goliath');
  expect(found[1]).toBe(found[0]);
});

test('what a computer thought is told when the match is over, not between its games', () => {
  const game = magicGame(embeddedCard);
  const deck = [{ card: 'Ornithopter', count: 60 }];
  const line = new GameLine(hostedMagic(game), { players: [0, 1].map((i) => ({ name: `P${i}`, deck })) }, 'reasons');
  for (let i = 0; i < 40 && line.state.pending; i++) {
    const d = line.state.pending;
    const options = 'options' in d.ask ? (d.ask.options as { act?: string }[]) : [];
    const cast = options.findIndex((o) => o.act === 'cast');
    line.reasons.set(line.n, { by: d.decider, why: { en: 'I hold another one', zh: '' } });
    line.play({ move: cast >= 0 ? { pick: [cast] } : defaultAnswer(d), by: d.decider, at: 0, auto: false });
  }
  line.play({ move: { concede: 0 }, by: 0, at: 0, auto: false });
  const event = line.telling(1).lines.find((l) => /casts/.test(l.text.en))?.event ?? 0;
  const ask = (over: boolean): string => JSON.stringify(whyOf(line, 1, new Handles('x', 1), { event }, line.n, over));
  expect(ask(true)).toContain('I hold another one');
  expect(ask(false)).not.toContain('I hold another one');
});

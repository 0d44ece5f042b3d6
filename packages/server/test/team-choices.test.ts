/** Choices of a team that shares turns (CR 805.2): teammates say what their permanents do, and the primary player what the team does. */
import type { Answer } from '@apnap/kernel';
import type { MagicDecision, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client, type Seat, simple } from './client.js';
import { newHome, serverForTests, testServer } from './server.js';

/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const server = serverForTests({ steady: () => performance.now() + ahead });
const client = (): Client => new Client(server().url);
const person = { kind: 'person' } as const;

/** Creatures that cost nothing; nothing at all; what must attack; two abilities that trigger for each creature that enters. */
const FREE = '60 Memnite';
const NOTHING = '60 Island';
const EAGER = '30 Mountain\n30 Crazed Goblin';
const TRIGGERS = "24 Plains\n18 Soul Warden\n18 Soul's Attendant";

const deckOf = async (c: Client, text: string): Promise<string> => {
  const made = await c.call<{ id: string }>('POST', '/api/decks', { name: 'Deck', text });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body.id;
};

/** A table of two teams of two. @param decks by seat: of a person who comes, or of a computer */
async function giants(decks: readonly { who: 'person' | 'computer'; deck: string }[], come: () => Client = client): Promise<Seat[]> {
  const host = come();
  const [own, ...rest] = decks;
  const deck = await deckOf(host, own.deck);
  const others: unknown[] = [];
  for (const { who, deck: text } of rest)
    others.push(who === 'person' ? person : { kind: 'computer', level: 'easy', deck: await deckOf(host, text) });
  const way = { variant: 'twoHeadedGiant' };
  const info = await host.table({ deck, opponent: undefined, others, way });
  const seats = [host.seat(info.id)];
  for (const [i, { who, deck }] of rest.entries()) {
    if (who !== 'person') continue;
    const c = come();
    const joined = await c.call<TableInfo>('POST', `/api/tables/${info.id}/join`, { deck: await deckOf(c, deck), seat: i + 1 });
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
    seats.push(c.seat(info.id));
  }
  await seats[0].until(() => seats.every((s) => s.game !== null));
  return seats;
}

/** All have come to the same moment. */
const together = (...seats: Seat[]): Promise<void> => seats[0].until(() => seats.every((s) => s.game?.n === seats[0].game?.n));

/** All play by a simple rule until something holds. */
async function drive(seats: readonly Seat[], stop: () => boolean, rule: (d: MagicDecision) => Answer = simple): Promise<void> {
  for (;;) {
    await seats[0].until(() => stop() || seats.some((s) => s.mine !== null));
    for (const s of seats) {
      if (stop()) return;
      if (s.mine) await s.give(rule(s.mine));
    }
  }
}

const suggest = (
  s: Seat,
  answer: Answer | null,
  of: { n: number; decision: number } = { n: s.game?.n ?? 0, decision: s.game?.decision?.team?.id ?? 0 },
): void => s.send({ type: 'suggest', ...of, answer } as Parameters<Seat['send']>[0]);

const saidTo = (s: Seat): readonly (Answer | null)[] | undefined => s.table?.team?.said.map((x) => x.answer);
const controls = (s: Seat, seat: number): number[] => s.game?.battlefield.filter((o) => o.controller === seat).map((o) => o.id) ?? [];
/** Those of them that have been there since the turn began (CR 302.6). */
const rested = (s: Seat, seat: number): number[] =>
  controls(s, seat).filter((id) => !s.game?.battlefield.some((o) => o.id === id && o.sick));
const attacking = (s: Seat, seat: number): number =>
  s.game?.battlefield.filter((o) => o.controller === seat && o.attacking !== undefined).length ?? 0;
const refused = (s: Seat): { text: { en: string } } | undefined =>
  s.others.findLast((m) => m.type === 'refused') as { text: { en: string } } | undefined;

test('of two people the teammate suggests what his creatures do, and the primary player decides (CR 805.2, 805.10b)', async () => {
  const [a, b] = await giants([
    { who: 'person', deck: FREE },
    { who: 'person', deck: FREE },
    { who: 'computer', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
  ]);
  await drive([a, b], () => a.mine?.kind === 'attackers');
  await together(a, b);
  // He is asked about what is his alone, by numbers that are his.
  const asked = b.game?.decision;
  expect(asked).toMatchObject({
    mine: false,
    ask: null,
    kind: 'attackers',
    rule: '508.1',
    seat: 0,
    prompt: { en: expect.stringMatching(/attack/i) },
  });
  const ask = asked?.team?.ask;
  if (ask?.form !== 'pair') throw new Error('nothing is asked of the teammate');
  expect(ask.options.map((o) => o.entity).sort()).toEqual(rested(b, 1).sort());
  expect(asked?.team?.id).toBe(a.mine?.id);
  // He may not answer in the other's place.
  b.send({ type: 'answer', n: b.game?.n ?? 0, decision: asked?.team?.id ?? 0, answer: { pairs: [] } });
  await b.until(() => refused(b) !== undefined);
  expect(refused(b)?.text.en).toContain('not wait for you');
  // Two of his attack the player who sits first in the other team.
  suggest(b, {
    pairs: [
      [0, 0],
      [2, 0],
    ],
  });
  await a.until(() => (a.table?.team?.said.length ?? 0) > 0 && (b.table?.team?.said.length ?? 0) > 0);
  const own = a.mine?.ask;
  if (own?.form !== 'pair') throw new Error('the primary player is not asked');
  const places = own.options.flatMap((o, i) => (controls(a, 1).includes(o.entity ?? 0) ? [i] : []));
  expect(a.table?.team).toMatchObject({ decision: a.mine?.id, primary: 0 });
  expect(a.table?.team?.said).toMatchObject([
    {
      seat: 1,
      part: places,
      answer: {
        pairs: [
          [places[0], 0],
          [places[2], 0],
        ],
      },
    },
  ]);
  expect(a.table?.team?.said[0].text.en).toContain('Memnite');
  // He can think better of it; a suggestion is none for another moment.
  suggest(b, null);
  await a.until(() => saidTo(a)?.[0] === null);
  suggest(b, { pairs: [[1, 0]] });
  await a.until(() => saidTo(a)?.[0] !== null);
  b.reconnect();
  await b.until(() => b.table !== null);
  expect(saidTo(b)).toEqual([{ pairs: [[places[1], 0]] }]);
  const old = { n: b.game?.n ?? 0, decision: b.game?.decision?.team?.id ?? 0 };
  await a.give({ pairs: [[places[1], 0]] });
  await b.until(() => b.table?.team === undefined);
  expect([attacking(b, 0), attacking(b, 1)]).toEqual([0, 1]);
  const before = b.others.length;
  suggest(b, { pairs: [] }, old);
  await b.until(() => b.others.length > before);
  expect(refused(b)?.text.en).toBe('That decision is no longer pending.');
  expect(server().reports).toEqual([]);
}, 300_000);

test('nobody else is told what is suggested, and a decision that is taken back has no suggestions', async () => {
  const [a, b, c] = await giants([
    { who: 'person', deck: FREE },
    { who: 'person', deck: FREE },
    { who: 'person', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
  ]);
  const watching = client().seat(a.id);
  await drive([a, b, c], () => a.mine?.kind === 'attackers');
  await together(a, b, c, watching);
  const [seen, theirs] = [watching.raw.length, c.raw.length];
  suggest(b, { pairs: [[0, 0]] });
  await a.until(() => saidTo(a)?.length === 1);
  await c.ask({ type: 'ping' }, 'pong');
  await watching.ask({ type: 'ping' }, 'pong');
  // Nothing was sent to them but what they have asked for.
  for (const [who, from] of [
    [watching, seen],
    [c, theirs],
  ] as const) {
    expect(who.raw.slice(from).filter((m) => !m.includes('"pong"'))).toEqual([]);
    expect([who.table?.team, who.game?.decision?.team]).toEqual([undefined, undefined]);
    expect(who.raw.some((m) => m.includes('"said"'))).toBe(false);
  }
  suggest(c, { pairs: [] }, { n: c.game?.n ?? 0, decision: a.mine?.id ?? 0 });
  await c.until(() => refused(c) !== undefined);
  expect(saidTo(a)?.length).toBe(1);
  // The primary player takes back what was done before: what was suggested is gone with the decision.
  await a.give({ pairs: [] });
  a.send({ type: 'takeback' });
  await c.until(() => c.table?.offers.takeback !== null && b.table?.offers.takeback !== null);
  for (const s of [b, c]) s.send({ type: 'takebackReply', agree: true });
  await a.until(() => a.mine?.kind === 'attackers' && a.table?.offers.takeback === null);
  expect(a.table?.team?.said).toEqual([]);
  await b.until(() => b.game?.decision?.team !== undefined);
  suggest(b, { pairs: [[0, 0]] });
  await a.until(() => saidTo(a)?.length === 1);
  expect(server().reports).toEqual([]);
}, 300_000);

test('a computer as primary player waits for a person of its team and does with his creatures what he says', async () => {
  const [a, b] = await giants([
    { who: 'person', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
    { who: 'person', deck: FREE },
  ]);
  const waits = (): boolean => b.table?.team?.awaits !== undefined && b.game?.decision?.kind === 'attackers';
  await drive([a, b], waits);
  expect(b.table?.team).toMatchObject({ primary: 2, awaits: { seats: [3] }, said: [] });
  const own = controls(b, 3).length;
  expect(own).toBeGreaterThan(2);
  suggest(b, {
    pairs: [
      [0, 0],
      [1, 1],
    ],
  });
  await b.until(() => attacking(b, 3) > 0);
  expect(attacking(b, 3)).toBe(2);
  // With nothing of its own it would have attacked with something of his, or not: he says that nothing does.
  await drive([a, b], waits);
  const turn = b.game?.turn.number;
  suggest(b, { pairs: [] });
  await drive([a, b], () => b.game?.turn.step !== 'declareAttackers' || b.game.turn.number !== turn);
  expect(attacking(b, 3)).toBe(0);
  expect(b.table?.unheeded).toBeUndefined();
  // It does not wait for ever, and not for who lets all of the turn pass.
  await drive([a, b], waits);
  const n = b.game?.n ?? 0;
  ahead += 31_000;
  await b.until(() => (b.game?.n ?? 0) > n);
  await drive([a, b], () => b.mine?.kind === 'act' && b.game?.turn.step === 'precombatMain' && b.game.turn.actives?.includes(3) === true);
  b.send({ type: 'passUntil', until: 'endOfTurn' });
  await b.until(() => b.table?.settings?.passUntil === 'endOfTurn');
  await drive([a, b], () => waits() || b.game?.turn.actives?.includes(0) === true);
  expect(waits()).toBe(false);
  expect(server().reports).toEqual([]);
}, 300_000);

test('what can not be done as a whole is not, and who has suggested it is told why (CR 508.1d)', async () => {
  const [a, b] = await giants([
    { who: 'person', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
    { who: 'person', deck: EAGER },
  ]);
  await drive([a, b], () => b.table?.team?.awaits !== undefined && b.game?.decision?.kind === 'attackers');
  suggest(b, { pairs: [] });
  await b.until(() => attacking(b, 3) > 0);
  expect(b.table?.unheeded).toMatchObject({ rule: '508.1d', text: { en: expect.stringMatching(/\w/) } });
  expect(a.table?.unheeded).toBeUndefined();
}, 300_000);

test('a computer beside a person suggests what it would do with its own, and the person need not follow', async () => {
  const [a] = await giants([
    { who: 'person', deck: FREE },
    { who: 'computer', deck: FREE },
    { who: 'computer', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
  ]);
  await drive([a], () => a.mine?.kind === 'attackers' && a.table?.team !== undefined);
  await a.until(() => saidTo(a)?.length === 1);
  const ask = a.mine?.ask;
  if (ask?.form !== 'pair') throw new Error('the primary player is not asked');
  const [said] = a.table?.team?.said ?? [];
  expect(said.seat).toBe(1);
  expect(said.part).toEqual(ask.options.flatMap((o, i) => (controls(a, 1).includes(o.entity ?? 0) ? [i] : [])));
  const pairs = said.answer && 'pairs' in said.answer ? said.answer.pairs : [];
  expect(pairs.every(([i]) => said.part.includes(i as never))).toBe(true);
  await a.give({ pairs: [] });
  expect([attacking(a, 0), attacking(a, 1)]).toEqual([0, 0]);
}, 300_000);

test('the order of a teammate’s triggered abilities is his to suggest (CR 805.7), and who passes a turn does not pass it for him', async () => {
  const [a, b] = await giants([
    { who: 'person', deck: FREE },
    { who: 'person', deck: TRIGGERS },
    { who: 'computer', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
  ]);
  /** The one keeps creatures for when both abilities are there; nobody attacks. */
  const calm = (d: MagicDecision): Answer => (d.kind === 'attackers' ? { pairs: [] } : simple(d));
  await drive([a, b], () => a.mine?.kind === 'order' && controls(a, 1).length > 3, calm);
  await together(a, b);
  const ask = b.game?.decision?.team?.ask;
  if (ask?.form !== 'order') throw new Error('no order is asked of the teammate');
  const own = controls(b, 1);
  expect(ask.options.length).toBeGreaterThan(1);
  expect(ask.options.every((o) => own.includes(o.entity ?? 0))).toBe(true);
  const last = ask.options.length - 1;
  suggest(b, { order: ask.options.map((_, i) => last - i) });
  await a.until(() => saidTo(a)?.length === 1);
  const [said] = a.table?.team?.said ?? [];
  expect(said.answer).toEqual({ order: [...(said.part as readonly number[])].reverse() });
  await a.give(a.mine?.fallback as Answer);
  // Who passes until the end of the turn is asked all the same where a teammate could attack.
  await drive(
    [a, b],
    () => a.mine?.kind === 'act' && a.game?.turn.step === 'precombatMain' && a.game.turn.actives?.includes(0) === true,
    calm,
  );
  a.send({ type: 'passUntil', until: 'endOfTurn' });
  await a.until(() => a.table?.settings?.passUntil === 'endOfTurn');
  await drive([b], () => a.mine?.kind === 'attackers');
  expect(a.table?.settings?.passUntil).toBe('endOfTurn');
}, 300_000);

test('after a server has gone a computer waits for what is said anew, and nothing stands still', async () => {
  const home = await newHome();
  const first = await testServer({}, home);
  const decks = [
    { who: 'person', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
    { who: 'person', deck: FREE },
  ] as const;
  const clients: Client[] = [];
  const [a, b] = await giants(decks, () => {
    clients.push(new Client(first.url));
    return clients[clients.length - 1];
  });
  const waits = (): boolean => b.table?.team?.awaits !== undefined && b.game?.decision?.kind === 'attackers';
  await drive([a, b], waits);
  await first.close();
  const second = await testServer({}, home);
  for (const c of clients) c.base = second.url;
  await a.comeBack();
  b.reconnect();
  await b.until(waits);
  expect(b.table?.team?.said).toEqual([]);
  suggest(b, { pairs: [[0, 0]] });
  await b.until(() => attacking(b, 3) === 1);
  expect(second.reports).toEqual([]);
  await second.end();
}, 300_000);

test('who has passed may come back to it while his team has priority, and no longer (CR 805.5a, 805.5b)', async () => {
  const [a, b, c] = await giants([
    { who: 'person', deck: NOTHING },
    { who: 'person', deck: NOTHING },
    { who: 'person', deck: NOTHING },
    { who: 'computer', deck: NOTHING },
  ]);
  const passing = (d: MagicDecision): Answer => (d.kind === 'act' ? { pick: [0] } : simple(d));
  const atMain = (s: Seat): boolean =>
    s.mine?.kind === 'act' && s.game?.turn.step === 'precombatMain' && s.game.turn.actives?.includes(0) === true;
  await drive([a, b, c], () => atMain(a), passing);
  await a.give({ pick: [0] });
  await a.until(() => a.game?.decision?.seat === 1);
  // His team has not passed yet, and the opponents were not asked: nobody need agree.
  expect(a.table?.canTakeBack).toBe('free');
  a.send({ type: 'takeback' });
  await a.until(() => atMain(a));
  expect(b.table?.offers.takeback).toBeNull();
  await a.give({ pick: [0] });
  await b.until(() => atMain(b));
  await b.give({ pick: [0] });
  await a.until(() => a.game?.decision?.seat !== 1);
  // Now the team has.
  expect(a.table?.canTakeBack).toBe('ask');
  expect(server().reports).toEqual([]);
}, 300_000);

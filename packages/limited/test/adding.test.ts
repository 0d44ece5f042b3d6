/** A booster that a card adds to the draft (CR 905.2). Expectations are the words of Lore Seeker and its rulings of 2014-05-29. */
import type { Card } from '@apnap/ability';
import { type CardDatabase, type CardRecord, embeddedDatabase } from '@apnap/cards';
import { defaultAnswer, give, type HasRng, randomAnswer, randomInt, seedRng, waiting } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import {
  checkDraft,
  commitmentTo,
  createDrafter,
  type DraftEvent,
  type DraftSetup,
  type DraftState,
  limitedGame,
  releasedLog,
  secondsFor,
} from '../src/index.js';
import { type Choice, cubeOf, first, names, once, optionsOf, PLAIN, toEnd } from './cube.js';

const ADDS = 'Lore Seeker';

/** The database in which the card is one that can be played, whether it comes with the program or not. */
function withCard(): CardDatabase {
  const db = embeddedDatabase();
  const [record, plain] = [ADDS, 'Grizzly Bears'].map((name) => db.find(name));
  const model = plain && db.card(plain.place);
  if (!record || !model) throw new Error('no such card');
  const { refusal: _, ...read } = record;
  const [face] = model.faces;
  const made: Card = {
    ...model,
    name: ADDS,
    faces: [
      { ...face, name: ADDS, abilities: [{ kind: 'static', parts: [{ part: 'draft', does: { draft: 'reveal', notes: 'addBooster' } }] }] },
    ],
  };
  const own: Partial<CardDatabase> = {
    find: (name) => (name === ADDS ? (read as CardRecord) : db.find(name)),
    record: (place) => (place === record.place ? (read as CardRecord) : db.record(place)),
    card: (place) => (place === record.place ? made : db.card(place)),
  };
  return Object.assign(Object.create(db), own);
}

const database = withCard();
const game = limitedGame(database);
const create = (setup: DraftSetup, seed: string): DraftState => game.create(setup, seed).state;

/** Whoever sees one of these cards picks it; the others pick the first card. A booster is added, or is not. */
const wants =
  (cards: readonly string[], adds = true): Choice =>
  (_, d, options) => {
    if (d.kind === 'add') return [adds ? 1 : 0];
    const at = options.findIndex((o) => 'card' in o && cards.includes(o.name));
    return d.kind === 'pick' && at >= 0 ? [at] : undefined;
  };
const no: Choice = (_, d) => (d.kind === 'add' ? [0] : undefined);

const step = (s: DraftState, choose: Choice = first): DraftState => once(s, choose, game);
const end = (s: DraftState, choose: Choice = first): DraftState => toEnd(s, choose, game);
const asked = (s: DraftState): string[] => waiting(game, s).map((d) => d.kind);
const inPacks = (s: DraftState, name: string): number => s.packs.findIndex((pack) => names(s, pack).includes(name));

/** A draft whose beginning is as it is wanted. */
function where(setup: DraftSetup, is: (s: DraftState) => boolean): { s: DraftState; seed: string } {
  for (let n = 0; n < 300; n++) {
    const s = create(setup, `seed ${n}`);
    if (is(s)) return { s, seed: `seed ${n}` };
  }
  throw new Error('no such seed');
}

/** Somebody has drafted the card as the first one of a round, and is asked; before it. */
function drafted(seats: number, size: number, rounds = 1, round = 1) {
  const setup = cubeOf([ADDS], seats, size, rounds, size);
  const begins = (s: DraftState): boolean =>
    round === 1 ? inPacks(s, ADDS) >= 0 : s.unopened[round - 2].some((pack) => names(s, pack).includes(ADDS));
  const { s: start, seed } = where(setup, begins);
  let before = start;
  while (before.frames[0].round < round) before = step(before);
  const seat = inPacks(before, ADDS);
  return { setup, seed, seat, before, s: step(before, (s, d, o) => (d.seat === seat ? wants([ADDS])(s, d, o) : undefined)) };
}

const ok = (outcome: ReturnType<typeof game.answer>): DraftState => {
  if (!outcome.ok) throw new Error(outcome.refusal.message.id);
  return outcome.state;
};

/** Answers the question whether a booster is added. */
function answered(s: DraftState, yes: boolean): { s: DraftState; events: readonly DraftEvent[] } {
  const [d] = waiting(game, s);
  const outcome = game.several?.answer(s, d.id, { yes });
  if (!outcome?.ok) throw new Error(outcome?.refusal.message.id);
  return { s: outcome.state, events: outcome.events };
}

/** All pick once, and what is told of it: whoever sees the card picks it. */
function pickedIn(start: DraftState): { s: DraftState; events: readonly DraftEvent[] } {
  let s = start;
  const events: DraftEvent[] = [];
  for (const d of waiting(game, start)) {
    const outcome = give(game, s, { to: d.id, answer: { pick: wants([ADDS])(s, d, optionsOf(d)) ?? [0] } });
    s = ok(outcome);
    if (outcome.ok) events.push(...outcome.events);
  }
  return { s, events };
}

const cardsIn = (s: DraftState): number[] =>
  [...s.pools, ...s.packs, ...s.behind.flat(), ...s.unopened.flat(), ...s.spares.map((x) => x.cards), s.matters.removed.map((r) => r.card)]
    .flat()
    .sort((x, y) => x - y);

describe('905.2: after it is drafted a booster may be added to the draft', () => {
  it('it is revealed, and its player is asked before anybody drafts again', () => {
    const { before, seat, s } = drafted(4, 5);
    const [d, ...more] = waiting(game, s);
    expect([d.seat, d.kind, d.rule, d.ask, d.prompt.params, more]).toEqual([seat, 'add', '905.2', { form: 'confirm' }, { card: ADDS }, []]);
    // All see that it was revealed, and whether a booster is added; nobody sees a card of it before it is opened.
    const { s: state, events } = pickedIn(before);
    for (const viewer of [0, 1, 2, 3, null]) {
      const seen = game.viewEvents(state, events, viewer) as DraftEvent[];
      expect(seen.filter((e) => e.kind === 'reveal').map((e) => [e.seat, e.names])).toEqual([[seat, [ADDS]]]);
      for (const [yes, n] of [
        [true, 5],
        [false, 0],
      ] as const) {
        const after = answered(s, yes);
        const told = game.viewEvents(after.s, after.events, viewer) as DraftEvent[];
        expect(told.filter((e) => e.kind === 'add').map((e) => [e.seat, e.count, e.cards, e.names])).toEqual([[seat, n, [], []]]);
      }
    }
  });

  it.each([
    [1, 'left', 1],
    [2, 'right', 3],
  ] as const)('in round %i: the next pick is from it, then it is passed to the %s, and the round goes on', (round, direction, to) => {
    const { s: asks, before, seat } = drafted(4, 5, 2, round);
    const [spare] = asks.spares.map((x) => x.cards);
    const [next, previous] = [(seat + to) % 4, (seat - to + 4) % 4];
    const s = answered(asks, true).s;
    expect(game.view(s, 0).direction).toBe(direction);
    // The booster that the card was in is passed, the new one is opened, and the one that he would have received waits.
    expect(s.packs[next]).toEqual(before.packs[seat].filter((id) => s.cards[id].name !== ADDS));
    expect(s.packs[seat]).toEqual(spare);
    expect(s.behind.map((queue) => queue.length)).toEqual([0, 1, 2, 3].map((i) => (i === seat ? 1 : 0)));
    expect(s.behind[seat][0]).toEqual(before.packs[previous].slice(1));
    const own = waiting(game, s).find((d) => d.seat === seat);
    expect(own?.ask).toMatchObject({ options: spare.map((card) => ({ card })), min: 1, max: 1 });
    const after = step(s);
    expect(after.pools[seat].at(-1)).toBe(spare[0]);
    expect(after.packs[next]).toEqual(spare.slice(1));
    // "Then you'll receive the booster pack you would've received had you not added a booster pack."
    expect(after.packs[seat]).toEqual(before.packs[previous].slice(1));
    const log = releasedLog(end(after));
    // It is drafted in this round: all of it.
    expect(log.flatMap((p) => (p.round === round ? p.cards : [])).filter((id) => spare.includes(id))).toHaveLength(5);
  });

  it('some have more cards in their pools than others, and "the added booster will last a few picks longer"', () => {
    const { s: asks, setup, seed } = drafted(4, 5);
    const done = end(answered(asks, true).s);
    const sizes = done.pools.map((pool) => pool.length);
    expect([sizes.reduce((x, y) => x + y), Math.max(...sizes) > Math.min(...sizes)]).toEqual([25, true]);
    const spare = new Set(create(setup, seed).spares[0].cards);
    const last = (of: boolean): number =>
      Math.max(...done.picks.filter((p) => p.from.some((id) => spare.has(id)) === of).map((p) => p.pick));
    expect(last(true)).toBeGreaterThanOrEqual(last(false));
  });

  it('if none is added all goes on, and the booster is never seen; after the draft it is told as unopened', () => {
    const { s: asks, setup, seed } = drafted(4, 5);
    const [spare] = create(setup, seed).spares.map((x) => x.cards);
    let s = answered(asks, false).s;
    for (let n = 0; n < 60 && !s.result; n++) {
      for (const viewer of [0, 1, 2, 3, null]) {
        const seen = JSON.stringify(game.view(s, viewer));
        for (const id of spare) expect(seen).not.toMatch(new RegExp(`"(id|card)":${id},"name"`));
        expect([game.view(s, viewer).unopened, game.view(s, viewer).cards]).toEqual([null, null]);
      }
      s = step(s);
    }
    expect(s.pools.map((pool) => pool.length)).toEqual([5, 5, 5, 5]);
    expect(game.view(s, null).unopened).toEqual([spare]);
    expect(s.picks.flatMap((p) => p.from).filter((id) => spare.includes(id))).toEqual([]);
    expect(game.view(end(answered(asks, true).s), null).unopened).toEqual([]);
  });

  it('as the last card of a round: the round goes on with the booster alone, one after the other', () => {
    const { s: start } = where(cubeOf([ADDS], 3, 4, 2, 4), (s) => inPacks(s, ADDS) >= 0);
    const late: Choice = (_, d, options) => {
      const at = options.findIndex((o) => 'card' in o && o.name !== ADDS);
      return d.kind === 'pick' ? [Math.max(0, at)] : undefined;
    };
    let s = start;
    while (asked(s)[0] !== 'add') s = step(s, late);
    const [{ seat }] = waiting(game, s);
    expect([s.frames[0].round, s.packs.flat(), s.unopened.length]).toEqual([1, [], 1]);
    expect(secondsFor(s)).not.toBeNull();
    s = answered(s, true).s;
    for (const [i, left] of [4, 3, 2].entries()) {
      expect([waiting(game, s).map((d) => d.seat), s.packs.flat().length]).toEqual([[(seat + i) % 3], left]);
      s = step(s);
    }
    // The last card is nobody's choice.
    expect([s.frames[0].round, s.pools.flat().length, s.packs.map((p) => p.length)]).toEqual([2, 16, [4, 4, 4]]);
  });

  it('of a cube of which no cards are left for one, none can be added, which is said', () => {
    for (const [more, can] of [
      [4, false],
      [5, true],
    ] as const) {
      const { s } = where(cubeOf([ADDS], 2, 5, 1, more), (x) => inPacks(x, ADDS) >= 0);
      expect(s.spares.map((x) => x.cards.length)).toEqual(can ? [5] : []);
      const { s: state, events } = pickedIn(s);
      expect([events.filter((e) => e.kind === 'lack').length, asked(state)[0]]).toEqual([can ? 0 : 1, can ? 'add' : 'pick']);
    }
  });

  it('there are as many boosters as such cards, those in them included; two that are drafted at once are asked for one after the other', () => {
    const cube = { kind: 'booster' as const, players: [{ name: 'A' }, { name: 'B' }], packSize: 2, boosters: 1 };
    const begins = create({ ...cube, cube: Array(9).fill(ADDS) }, 'all');
    // Nine cards are four boosters and one card: two are dealt, two can be added.
    const numbers = begins.spares.map((x) => [...x.cards].sort((a, b) => a - b));
    // Their numbers come behind those of all others, so that a number that is seen before tells nobody of them.
    expect(numbers).toEqual([
      [4, 5],
      [6, 7],
    ]);
    let s = step(begins);
    expect(asked(s)).toEqual(['add']);
    s = answered(s, true).s;
    expect(asked(s)).toEqual(['add']);
    s = answered(s, true).s;
    expect([s.packs.map((p) => p.length), s.behind.map((q) => q.map((p) => p.length)), s.spares]).toEqual([[2, 2], [[1], [1]], []]);
    const done = end(s);
    expect(done.pools.map((p) => p.length)).toEqual([4, 4]);
  });

  it('of sets it is a booster of the set of the round, without its basic land', () => {
    const players = [0, 1, 2, 3].map((i) => ({ name: `P${i}` }));
    const setup: DraftSetup = { kind: 'booster', players, sets: ['KTK', 'CNS'] };
    const { s } = where(setup, (x) => x.spares.length > 0);
    const inRound = (round: readonly (readonly number[])[]): number => names(s, round.flat()).filter((name) => name === ADDS).length;
    expect([inRound(s.packs), s.spares.map((x) => x.round)]).toEqual([0, Array(inRound(s.unopened[0])).fill(2)]);
    const [{ cards }] = s.spares;
    expect(new Set(cards.map((id) => s.cards[id].set))).toEqual(new Set(['CNS']));
    expect(cards).toHaveLength(s.unopened[0][0].length);
  });
});

describe('905.2: with other cards', () => {
  it('ruling: with a whole booster drafted, the new one is opened and looked at, no card is drafted from it, and it is passed', () => {
    const { s: start } = where(cubeOf(['Agent of Acquisitions', ADDS], 3, 6, 1, 6), (s) => {
      const at = inPacks(s, 'Agent of Acquisitions');
      return at >= 0 && s.packs[(at + 2) % 3].some((id) => s.cards[id].name === ADDS);
    });
    const seat = inPacks(start, 'Agent of Acquisitions');
    let s = step(start, (state, d, options) => {
      if (d.seat === seat) return wants(['Agent of Acquisitions'])(state, d, options);
      return [options.findIndex((o) => 'card' in o && o.name !== ADDS)];
    });
    s = step(s, (_, d, options) => {
      const use = options.findIndex((o) => 'use' in o);
      return d.seat === seat ? [use] : undefined;
    });
    expect(waiting(game, s).map((d) => [d.kind, d.seat])).toEqual([['add', seat]]);
    const [spare] = s.spares.map((x) => x.cards);
    s = answered(s, true).s;
    expect(game.view(s, seat).pack.map((c) => c.id)).toEqual(spare);
    expect(waiting(game, s).map((d) => d.seat)).not.toContain(seat);
    const pool = s.pools[seat];
    s = step(s);
    expect([s.packs[(seat + 1) % 3], s.pools[seat]]).toEqual([spare, pool]);
    // Nothing is lost of it, though at times it lies before nobody but who drafts no more.
    expect(end(s).pools.flat()).toHaveLength(24);
  });

  it('905.2b: nobody passed a card that is the first of a booster that was added', () => {
    const { s } = where(
      cubeOf([ADDS, ...Array(9).fill('Cogwork Tracker')], 3, 5, 1, 5),
      (x) => inPacks(x, ADDS) >= 0 && names(x, x.spares[0].cards).includes('Cogwork Tracker'),
    );
    const seat = inPacks(s, ADDS);
    const plain: Choice = (_, d, options) => {
      const at = options.findIndex((o) => 'card' in o && o.name !== 'Cogwork Tracker' && o.name !== ADDS);
      return d.kind === 'pick' && at >= 0 ? [at] : undefined;
    };
    const opened = answered(
      step(s, (x, d, o) => (d.seat === seat ? wants([ADDS])(x, d, o) : plain(x, d, o))),
      true,
    ).s;
    const after = step(opened, (x, d, o) => (d.seat === seat ? wants(['Cogwork Tracker'])(x, d, o) : plain(x, d, o)));
    expect(names(after, after.pools[seat]).at(-1)).toBe('Cogwork Tracker');
    expect(after.matters.notes.filter((n) => n.seat === seat)).toEqual([]);
    // The booster behind it was passed by the player before him.
    const later = step(after, (x, d, o) => (d.seat === seat ? wants(['Cogwork Tracker'])(x, d, o) : plain(x, d, o)));
    for (const note of later.matters.notes.filter((n) => n.seat === seat)) expect(note.passer).toBe((seat + 2) % 3);
  });

  it.each([
    ['with it', 2, 1],
    ['later', 1, 2],
  ] as const)(
    '905.1c: the next card of a booster that waits is looked at when it is drafted, not of those before it: it came %s',
    (_, from, pick) => {
      const spy = 'Cogwork Spy';
      const { s: start } = where(cubeOf([ADDS, spy], 3, 5, 1, 5), (s) => {
        const at = inPacks(s, ADDS);
        return at >= 0 && names(s, s.packs[(at + from) % 3]).includes(spy);
      });
      const seat = inPacks(start, ADDS);
      const by = (seat + 2) % 3;
      // The player to the right takes the one card when it comes to him; nobody else does.
      const choose: Choice = (s, d, options) =>
        d.seat === by || d.seat === seat ? wants([ADDS, spy])(s, d, options) : [options.findIndex((o) => 'card' in o && o.name !== spy)];
      let s = answered(step(start, choose), true).s;
      if (pick > 1) s = step(s, choose);
      expect([names(s, s.pools[by]).at(-1), game.view(s, by).seen]).toEqual([spy, []]);
      // One lies before the booster that he passed.
      s = step(s);
      expect(game.view(s, by).seen).toEqual([]);
      s = step(s);
      expect(game.view(s, by).seen.map((x) => x.cards.map((c) => c.id))).toEqual([[s.pools[seat].at(-1)]]);
    },
  );

  it('905.1c: a booster that waits is one at which nobody looks', () => {
    const { s: start } = where(cubeOf([ADDS, 'Whispergear Sneak'], 3, 5, 1, 5), (s) => {
      const at = inPacks(s, ADDS);
      return at >= 0 && names(s, s.packs[(at + 1) % 3]).includes('Whispergear Sneak');
    });
    const seat = inPacks(start, ADDS);
    const sneak = (seat + 1) % 3;
    let s = answered(step(start, wants([ADDS, 'Whispergear Sneak'])), true).s;
    const [waits] = s.behind[seat];
    s = step(s, (_, d, options) => {
      const use = options.findIndex((o) => 'use' in o && o.behind !== undefined);
      return d.seat === sneak ? [0, use] : undefined;
    });
    expect(game.view(s, sneak).seen.map((x) => x.cards.map((c) => c.id))).toEqual([waits]);
    for (const viewer of [0, 1, 2, null]) if (viewer !== sneak) expect(game.view(s, viewer).seen).toEqual([]);
  });
});

describe('905.2: drafts with such cards', () => {
  const MANY = [ADDS, 'Cogwork Librarian', "Leovold's Operative", 'Agent of Acquisitions', 'Archdemon of Paliano', 'Canal Dredger'];
  const OTHERS = ['Cogwork Spy', 'Spire Phantasm', 'Cogwork Tracker', 'Cogwork Grinder', 'Whispergear Sneak', ADDS, ADDS];

  it.each([2, 3, 5, 8, 16])(
    'of %i seats: nothing is lost or stuck, each has one booster at a time, and what others answer is hidden',
    (n) => {
      const root: HasRng = { _e: 0, rng: seedRng(`answers ${n}`) };
      const setup = cubeOf([...MANY, ...OTHERS].slice(0, n * 8), n, 4, 2, 16);
      const by = (k: number): number => randomInt(root, k);
      let added = 0;
      for (let round = 0; round < (n > 5 ? 2 : 8); round++) {
        let s = create(setup, `many ${n} ${round}`);
        const all = s.cards.map((c) => c.id);
        for (let open = waiting(game, s); open.length > 0; open = waiting(game, s)) {
          const d = open[by(open.length)];
          const answer = d.kind === 'deck' ? defaultAnswer(d) : randomAnswer(d.ask, by);
          const outcome = give(game, s, { to: d.id, answer });
          if (!outcome.ok) {
            s = ok(give(game, s, { to: d.id, answer: defaultAnswer(d) }));
            continue;
          }
          if (open.length > 1 && d.kind === 'pick') {
            const other = ok(give(game, s, { to: d.id, answer: defaultAnswer(d) }));
            for (let seat = 0; seat < n; seat++)
              if (seat !== d.seat) expect(game.view(other, seat)).toEqual(game.view(outcome.state, seat));
          }
          added += outcome.events.filter((e) => e.kind === 'add' && e.count > 0).length;
          s = outcome.state;
          expect(game.hash(game.restore(game.save(s), setup))).toBe(game.hash(s));
          // One alone can stop drafting, so that all that is opened is drafted in the end.
          expect(cardsIn(s)).toEqual(all);
          s.behind.forEach((queue, seat) => {
            if (s.packs[seat].length === 0) expect(queue).toEqual([]);
          });
        }
        expect(s.result?.rule).toBe('905.1d');
        expect([s.packs.flat(), s.behind.flat()]).toEqual([[], []]);
        const told = {
          commitment: commitmentTo(`many ${n} ${round}`),
          setup,
          seed: `many ${n} ${round}`,
          cards: s.cards,
          log: releasedLog(s),
        };
        expect(checkDraft(game, told)).toEqual([]);
      }
      expect(added).toBeGreaterThan(0);
    },
  );

  it('goes on from a save as the question waits, also from one of a time before there were such boosters', () => {
    const { s, setup } = drafted(3, 5);
    const restored = game.restore(game.save(s), setup);
    expect(game.hash(answered(restored, true).s)).toBe(game.hash(answered(s, true).s));
    const old = JSON.parse(game.save(create(cubeOf([], 3, 5), 'old'))) as Partial<DraftState>;
    const { spares: _s, behind: _b, ...before } = old;
    const { adding: _a, fresh: _f, ...matters } = before.matters as DraftState['matters'];
    expect(end(game.restore(JSON.stringify({ ...before, matters }), setup)).pools.map((p) => p.length)).toEqual([5, 5, 5]);
  });

  it('MTR 7.7: who has left, or leaves as he is asked, adds none', () => {
    const { s, seat, before } = drafted(3, 5);
    const gone = ok(game.concede(s, seat));
    expect([gone.matters.adding, gone.spares.length, asked(gone)]).toEqual([[], 1, ['pick', 'pick']]);
    let left = ok(game.concede(before, seat));
    for (let n = 0; n < 40 && !left.result; n++) left = step(left, no);
    expect([left.result !== null, left.pools.flat().length]).toEqual([true, 15]);
  });

  it('time is given for the question, by appendix B that of the largest booster', () => {
    const { s } = drafted(3, 5);
    expect(secondsFor(s)).toBe(40);
    // And for the picks from a booster that was added, by its cards.
    const { s: late } = drafted(3, 14);
    expect(secondsFor(answered(late, true).s)).toBe(40);
  });

  it('the check finds a booster that nobody could add, or that was not whole', () => {
    const { s, setup, seed } = drafted(3, 5);
    const done = end(answered(s, true).s);
    const log = releasedLog(done);
    const told = { commitment: commitmentTo(seed), setup, seed, cards: done.cards, log };
    expect(checkDraft(game, told)).toEqual([]);
    const [spare] = create(setup, seed).spares.map((x) => x.cards);
    const opens = log.findIndex((p) => p.from.some((id) => spare.includes(id)));
    const cut = log.map((p, i) => (i === opens ? { ...p, from: p.from.slice(0, -1) } : p));
    expect(checkDraft(game, { ...told, log: cut })).toMatchObject([{ id: 'limited.otherPack' }]);
    const early = [log[opens], ...log.filter((_, i) => i !== opens)];
    expect(checkDraft(game, { ...told, log: early })).toMatchObject([{ id: 'limited.otherAdded' }]);
  });

  it('computers add one', () => {
    for (const kind of ['heuristic', 'random'] as const) {
      const { s, seat } = drafted(3, 5);
      expect(createDrafter(kind, database, 'c').choose(game.view(s, seat))).toEqual({ yes: true });
    }
  });

  it('905.1: of a sealed pool, where nothing is drafted, it does nothing; other kinds of drafts have no such card', () => {
    const cube = [...Array(4).fill(ADDS), ...PLAIN, ...PLAIN, ...PLAIN];
    const sealed = create({ kind: 'sealed', players: [{ name: 'A' }, { name: 'B' }], cube, packSize: 5, boosters: 2 }, 's');
    expect([sealed.spares, sealed.pools.map((p) => p.length), asked(sealed)]).toEqual([[], [10, 10], ['deck', 'deck']]);
    for (const kind of ['rochester', 'winston', 'grid', 'commander'] as const)
      expect(() =>
        create({ kind, players: [{ name: 'A' }, { name: 'B' }], cube: [...cube, ...cube], packSize: 14, boosters: 1 }, 's'),
      ).toThrow(ADDS);
  });
});

import { embeddedCards, liesBeside } from '@apnap/cards';
import {
  type Answer,
  defaultAnswer,
  give,
  type HasRng,
  type Move,
  parseSave,
  randomAnswer,
  randomInt,
  replay,
  seedRng,
  setFreezing,
  toSave,
  waiting,
} from '@apnap/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkDraft,
  commitmentTo,
  type DraftEvent,
  type DraftKind,
  type DraftSetup,
  type DraftState,
  deckAnswer,
  limitedGame,
  releasedLog,
  secondsFor,
} from '../src/index.js';

beforeAll(() => setFreezing('on'));
afterAll(() => setFreezing('off'));

const game = limitedGame();
const players = (n: number): { name: string }[] => Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
const setup = (kind: DraftKind, n: number, more: Partial<DraftSetup> = {}): DraftSetup => ({
  kind,
  players: players(n),
  sets: ['KTK'],
  ...more,
});

interface Whole {
  state: DraftState;
  first: DraftState;
  events: DraftEvent[];
  moves: Move[];
}

/** Plays a draft to its end by answers of chance, decks by the fallback, decisions that wait together in an order of chance. */
function playedBy(of: DraftSetup, seed: string, see: (s: DraftState, events: readonly DraftEvent[]) => void = () => {}): Whole {
  const root: HasRng = { _e: 0, rng: seedRng(`answers ${seed}`) };
  const begun = game.create(of, seed);
  let state = begun.state;
  const events = begun.events.slice();
  const moves: Move[] = [];
  see(state, events);
  for (let open = waiting(game, state); open.length > 0; open = waiting(game, state)) {
    const d = open[randomInt(root, open.length)];
    const answer: Answer = d.kind === 'deck' ? defaultAnswer(d) : randomAnswer(d.ask, (k) => randomInt(root, k));
    const move = { to: d.id, answer };
    const outcome = give(game, state, move);
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    state = outcome.state;
    events.push(...outcome.events);
    moves.push(move);
    see(state, outcome.events);
  }
  return { state, first: begun.state, events, moves };
}

const ok = (outcome: ReturnType<typeof game.answer>): DraftState => {
  if (!outcome.ok) throw new Error(outcome.refusal.message.id);
  return outcome.state;
};

const cube = (n: number): string[] =>
  embeddedCards()
    .filter((c) => !liesBeside(c.faces[0].types))
    .slice(1000, 1000 + n)
    .map((c) => c.name);

const CASES: readonly (readonly [string, DraftSetup])[] = [
  ['booster for eight', setup('booster', 8)],
  ['booster for two', setup('booster', 2, { sets: ['THS', 'THS', 'BNG'] })],
  ['booster for sixteen', setup('booster', 16, { sets: ['ROE'], boosters: 1 })],
  ['booster of a cube', { kind: 'booster', players: players(4), cube: cube(200) }],
  ['commander', setup('commander', 4, { sets: ['CMR'] })],
  ['sealed', setup('sealed', 3)],
  ['rochester', setup('rochester', 4)],
  ['winston', setup('winston', 2)],
  ['grid', setup('grid', 2)],
  ['grid of a cube', { kind: 'grid', players: players(2), cube: cube(162) }],
];

describe.each(CASES)('%s', (_, of) => {
  it('loses and makes no card: what was opened is in the pools, or lies away', () => {
    const { state } = playedBy(of, 'conserved', (s) => {
      const places = [...s.pools, ...s.packs, ...s.unopened.flat(), s.stack, ...s.piles, s.away].flat().filter((id) => id >= 0);
      // What may be added to a pool after the draft (CR 903.13e) was in no booster.
      const opened = (id: number): boolean => !s.cards[id].added;
      expect(places.filter(opened).sort((x, y) => x - y)).toEqual(s.cards.map((c) => c.id).filter(opened));
    });
    expect(state.packs.flat().length + state.unopened.flat(2).length + state.stack.length + state.piles.flat().length).toBe(0);
    expect(state.result).not.toBeNull();
  });

  it('hides: a view of a seat and its events are the same whatever others have answered', () => {
    const root: HasRng = { _e: 0, rng: seedRng('others') };
    playedBy(of, 'hidden', (s) => {
      const open = waiting(game, s);
      if (open.length < 2) return;
      const d = open[randomInt(root, open.length)];
      const answers =
        d.kind === 'deck' ? [] : [randomAnswer(d.ask, (k) => randomInt(root, k)), randomAnswer(d.ask, (k) => randomInt(root, k))];
      const after = answers.map((answer) => ok(give(game, s, { to: d.id, answer })));
      for (let seat = 0; seat < s.names.length; seat++) {
        if (seat === d.seat) continue;
        const seen = new Set(after.map((state) => JSON.stringify(game.view(state, seat))));
        expect(seen.size).toBeLessThanOrEqual(1);
      }
      expect(new Set(after.map((state) => JSON.stringify(game.view(state, null)))).size).toBeLessThanOrEqual(1);
    });
  });

  it('is the same when it is played again, and goes on from a save at any decision', () => {
    let n = 0;
    const { state, moves } = playedBy(of, 'again', (s) => {
      if (n++ % 7 === 0) expect(game.hash(game.restore(game.save(s), of))).toBe(game.hash(s));
    });
    const save = toSave(game as never, of, 'again', { answers: moves, state: state as never });
    const again = replay(game, parseSave(JSON.stringify(save)) as typeof save);
    expect(game.hash(again.state)).toBe(game.hash(state));
  });

  it('goes to its end by fallbacks alone', () => {
    let s = game.create(of, 'fallbacks').state;
    for (let open = waiting(game, s); open.length > 0; open = waiting(game, s))
      s = ok(give(game, s, { to: open[0].id, answer: defaultAnswer(open[0]) }));
    expect(s.result?.reason.id).toBe('limited.over');
    for (const deck of s.decks)
      expect((deck?.main.length ?? 0) + (deck?.basics.reduce((x, y) => x + y, 0) ?? 0)).toBeGreaterThanOrEqual(40);
  });

  it('tells its log when it is over, and not before', () => {
    const { state } = playedBy(of, 'log', (s) => {
      if (!s.result) expect([game.view(s, 0).log, releasedLog(s)]).toEqual([null, []]);
    });
    expect(game.view(state, null).log).toEqual(releasedLog(state));
    const kept = playedBy({ ...of, release: 'never' }, 'log').state;
    expect(game.view(kept, 0).log).toBeNull();
    expect(game.view(kept, 0).decks[0]).not.toBe(true);
    if (of.players.length > 1) expect(game.view(kept, 0).decks[1]).toBe(true);
  });
});

describe('booster drafts', () => {
  it('MTR 7.7: each picks from a booster of his own at the same time, then passes it on: to the left, to the right, to the left', () => {
    const { state } = playedBy(setup('booster', 4), 'passing');
    const log = releasedLog(state);
    const at = (seat: number, round: number, pick: number) => log.find((p) => p.seat === seat && p.round === round && p.pick === pick);
    for (const round of [1, 2, 3])
      for (const seat of [0, 1, 2, 3]) {
        const given = at(seat, round, 1);
        const next = at((seat + (round === 2 ? 3 : 1)) % 4, round, 2);
        expect(next?.from).toEqual(given?.from.filter((id) => !given?.cards.includes(id)));
      }
  });

  it('MTR 7.7: of the picks of others an event tells that there was one, until the draft is over', () => {
    playedBy(setup('booster', 3), 'events', (s, events) => {
      const seen = game.viewEvents(s, events, 1) as DraftEvent[];
      for (const e of seen.filter((x) => x.kind === 'pick' || x.kind === 'deck')) {
        if (s.result || e.seat === 1) expect(e.cards.length).toBeGreaterThan(0);
        else expect([e.cards, e.names]).toEqual([[], []]);
      }
    });
  });

  it('MTR 7.2: everybody has three boosters, and in the end as many cards as the others', () => {
    const { state } = playedBy(setup('booster', 8), 'three');
    for (const pool of state.pools) expect(pool).toHaveLength(3 * 14);
  });

  it('MTR appendix B: no time is given for the last card of a booster: it is not asked for', () => {
    playedBy(setup('booster', 3), 'last', (s) => {
      for (const d of waiting(game, s)) if (d.kind === 'pick') expect(d.ask).not.toMatchObject({ options: { length: 1 } });
    });
  });

  it('MTR 7.7: no basic land is drafted', () => {
    const { first } = playedBy(setup('booster', 8, { boosters: 1 }), 'no basics');
    expect(first.cards.filter((c) => ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].includes(c.name))).toEqual([]);
  });

  it('the order in which picks come leaves no trace', () => {
    const s = game.create(setup('booster', 4), 'order').state;
    const open = waiting(game, s);
    const give2 = (from: DraftState, seats: readonly number[]): DraftState =>
      seats.reduce((state, seat) => ok(give(game, state, { to: open[seat].id, answer: { pick: [seat] } })), from);
    expect(game.hash(give2(s, [0, 1, 2, 3]))).toBe(game.hash(give2(s, [3, 1, 0, 2])));
  });

  it('MTR 7.7: a card that was picked is not put back', () => {
    const s = game.create(setup('booster', 3), 'back').state;
    const [d] = waiting(game, s);
    const given = ok(give(game, s, { to: d.id, answer: { pick: [0] } }));
    expect(give(game, given, { takeBack: d.id })).toMatchObject({
      ok: false,
      refusal: { message: { id: 'limited.picked' }, rule: 'MTR 7.7' },
    });
  });

  it('MTR 7.7: who leaves goes on by chance, is asked no more and hands in no deck', () => {
    let s = game.create(setup('booster', 3), 'leaver').state;
    s = ok(give(game, s, { to: waiting(game, s)[0].id, answer: { pick: [0] } }));
    s = ok(game.concede(s, 1));
    s = ok(give(game, s, { to: waiting(game, s)[0].id, answer: { pick: [0] } }));
    expect(waiting(game, s).map((d) => d.seat)).toEqual([0, 2]);
    for (let open = waiting(game, s); open.length > 0; open = waiting(game, s))
      s = ok(give(game, s, { to: open[0].id, answer: defaultAnswer(open[0]) }));
    expect(s.pools.map((p) => p.length)).toEqual([42, 42, 42]);
    expect(s.decks[1]).toBeNull();
    expect(s.picks.filter((p) => p.left).every((p) => p.seat === 1)).toBe(true);
    expect(game.concede(s, 0).ok).toBe(false);
  });

  it('a draft that all have left comes to its end', () => {
    let s = game.create(setup('booster', 2), 'all leave').state;
    s = ok(game.concede(s, 0));
    s = ok(game.concede(s, 1));
    expect(s.result).not.toBeNull();
  });

  it('MTR appendix B: seconds by the cards left, and time to look at the picks between boosters', () => {
    const seen: (number | null)[] = [];
    playedBy(setup('booster', 2, { sets: ['INV'] }), 'clock', (s) => {
      if (waiting(game, s).length === 2) seen.push(secondsFor(s));
    });
    expect(seen.slice(0, 14)).toEqual([40, 40, 35, 30, 25, 25, 20, 20, 15, 10, 10, 5, 5, 5]);
    expect([seen[14], seen[28], seen[42]]).toEqual([60 + 40, 90 + 40, 25 * 60]);
  });
});

describe('decks', () => {
  const building = (): DraftState => game.create(setup('sealed', 2), 'building').state;

  it('MTR 7.1, CR 100.2b: fewer than forty cards are refused', () => {
    const s = building();
    const [d] = waiting(game, s);
    const outcome = give(game, s, {
      to: d.id,
      answer: deckAnswer(s.pools[0], { main: s.pools[0].slice(0, 22), basics: [17, 0, 0, 0, 0] }),
    });
    expect(outcome).toMatchObject({ ok: false, refusal: { message: { id: 'answer.count' }, rule: '100.2b' } });
  });

  it('MTR 7.2: a card of the pool is there once, basic lands are there in any number', () => {
    const s = building();
    const [d] = waiting(game, s);
    const twice = give(game, s, { to: d.id, answer: { pick: [0, 0, ...Array.from({ length: 38 }, () => s.pools[0].length)] } });
    expect(twice).toMatchObject({ ok: false, refusal: { message: { id: 'limited.once' }, rule: 'MTR 7.2' } });
    const lands = give(game, s, { to: d.id, answer: deckAnswer(s.pools[0], { main: [s.pools[0][0]], basics: [60, 0, 0, 9, 0] }) });
    expect(lands.ok).toBe(true);
  });

  it('an answer that waits can be taken back, and another be given', () => {
    const s = building();
    const [d] = waiting(game, s);
    const given = ok(give(game, s, { to: d.id, answer: defaultAnswer(d) }));
    expect(game.hash(ok(give(game, given, { takeBack: d.id })))).toBe(game.hash(s));
  });
});

describe('the check afterwards', () => {
  const of = setup('booster', 3);
  const { state } = playedBy(of, 'checked');
  const told = { commitment: commitmentTo('checked'), setup: of, seed: 'checked', cards: state.cards, log: releasedLog(state) };

  it('finds nothing wrong with what was dealt from the seed', () => expect(checkDraft(game, told)).toEqual([]));

  it('finds another seed, other cards, another booster, and a pick that could not be', () => {
    expect(checkDraft(game, { ...told, seed: 'other' })).toMatchObject([{ id: 'limited.otherSeed' }]);
    expect(checkDraft(game, { ...told, cards: state.cards.map((c) => (c.id === 5 ? { ...c, name: 'X' } : c)) })).toMatchObject([
      { id: 'limited.otherCards', params: { n: 5 } },
    ]);
    const [first, second, ...rest] = told.log;
    expect(checkDraft(game, { ...told, log: [{ ...first, from: first.from.slice(1) }, second, ...rest] })).not.toEqual([]);
    expect(checkDraft(game, { ...told, log: [first, { ...second, cards: first.cards }, ...rest] })).toMatchObject([
      { id: 'limited.otherPick' },
    ]);
  });
});

describe('rochester', () => {
  it('MTR 8.5: around the table, the last one twice, and back; the last opener of a round opens first in the next', () => {
    const { state } = playedBy(setup('rochester', 4), 'around');
    const seats = (from: number): number[] =>
      releasedLog(state)
        .slice(from, from + 14)
        .map((p) => p.seat);
    expect(seats(0)).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2]);
    expect(seats(14)).toEqual([1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0, 0, 3]);
    expect(seats(4 * 14)).toEqual([3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0, 1]);
    expect(seats(8 * 14)[0]).toBe(0);
  });

  it('MTR 8.5: who does not pick in time has the first card', () => {
    const s = game.create(setup('rochester', 2), 'oldest').state;
    expect(defaultAnswer(waiting(game, s)[0])).toEqual({ pick: [0] });
    expect(secondsFor(s)).toBe(25);
  });
});

describe('winston', () => {
  it('a pile that is passed grows, three that are passed give the top card, and nobody else sees what is looked at', () => {
    let s = game.create(setup('winston', 2), 'piles').state;
    expect(s.stack).toHaveLength(2 * 3 * 14 - 3);
    const top = s.stack[3];
    expect(game.view(s, 0).pack).toHaveLength(1);
    expect(game.view(s, 1).pack).toEqual([]);
    for (let i = 0; i < 3; i++) s = ok(game.answer(s, { yes: false }));
    expect(s.pools[0]).toEqual([top]);
    expect(s.piles.map((p) => p.length)).toEqual([2, 2, 2]);
    s = ok(game.answer(s, { yes: true }));
    expect([s.pools[1].length, s.piles[0].length]).toEqual([2, 1]);
  });
});

describe('grid', () => {
  it('one takes a row or a column, the other one of what is left; who is first changes', () => {
    let s = game.create(setup('grid', 2), 'grid').state;
    expect(game.view(s, null).open).toHaveLength(9);
    s = ok(game.answer(s, { pick: [0] }));
    expect(waiting(game, s)[0].ask).toMatchObject({ options: { length: 5 } });
    s = ok(game.answer(s, { pick: [2] }));
    expect([s.pools[0].length, s.pools[1].length, s.away.length - game.create(setup('grid', 2), 'grid').state.away.length]).toEqual([
      3, 2, 4,
    ]);
    expect(waiting(game, s)[0].seat).toBe(1);
  });
});

describe('set-ups that are none', () => {
  it.each<[string, unknown]>([
    ['one to', { kind: 'booster', players: players(2), sets: [] }],
    ['either', { kind: 'booster', players: players(2) }],
    ['2 to 16 players', setup('booster', 17)],
    ['2 to 2 players', setup('winston', 3)],
    ['2 to 16 players', { ...setup('booster', 2), players: [{ name: 'A' }, null] }],
    ['no boosters of XXX', setup('booster', 2, { sets: ['XXX'] })],
    ['no such kind', { ...setup('booster', 2), kind: 'magic' }],
    ['unknown: No such card', { kind: 'booster', players: players(2), cube: ['No such card'] }],
    ['cards are needed', { kind: 'booster', players: players(2), cube: cube(10) }],
    ['twelve boosters', setup('booster', 2, { boosters: 99 })],
  ])('%s', (text, of) => expect(() => game.create(of as DraftSetup, 's')).toThrow(text));

  it('CR 905.2: a card of which it can’t be carried out what it does during a draft is refused by its name in a cube', () => {
    const refused = 'Volatile Chimera';
    expect(() => game.create({ kind: 'booster', players: players(2), cube: [refused] }, 's')).toThrow(`not playable: ${refused}`);
  });

  it('CR 905.4: a conspiracy that is not understood is refused by its name in a cube', () => {
    const refused = 'Backup Plan';
    expect(() => game.create({ kind: 'booster', players: players(2), cube: [refused] }, 's')).toThrow(`not playable: ${refused}`);
  });
});

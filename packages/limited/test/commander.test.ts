/** Commander Draft (CR 903.13): expectations are those of its rules. */
import { type CardDatabase, type CardRecord, embeddedDatabase } from '@apnap/cards';
import { type Answer, type Decision, defaultAnswer, give, type HasRng, randomAnswer, randomInt, seedRng, waiting } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import {
  BASICS,
  buildFor,
  checkDraft,
  commitmentTo,
  createDrafter,
  type DraftGame,
  type DraftSetup,
  type DraftState,
  deckAnswer,
  type LimitedDeck,
  limitedGame,
  openBooster,
  openPod,
  playPod,
  podStandings,
  releasedLog,
  secondsFor,
  sheetsOf,
} from '../src/index.js';

const db = embeddedDatabase();
const game = limitedGame();
const players = (n: number): { name: string }[] => Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
const setup = (n: number, more: Partial<DraftSetup> = {}): DraftSetup => ({
  kind: 'commander',
  players: players(n),
  sets: ['CMR'],
  ...more,
});

/** Plays a draft by answers of chance, decks by the fallback. */
function played(of: DraftSetup, seed: string, see: (s: DraftState) => void = () => {}, by: DraftGame = game): DraftState {
  const root: HasRng = { _e: 0, rng: seedRng(`answers ${seed}`) };
  let { state } = by.create(of, seed);
  see(state);
  for (let open = waiting(by, state); open.length > 0; open = waiting(by, state)) {
    const d = open[randomInt(root, open.length)];
    const answer: Answer = d.kind === 'deck' ? defaultAnswer(d) : randomAnswer(d.ask, (k) => randomInt(root, k));
    const outcome = give(by, state, { to: d.id, answer });
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    state = outcome.state;
    see(state);
  }
  return state;
}

/** The draft up to the building of decks. */
function building(of: DraftSetup, seed: string, by: DraftGame = game): DraftState {
  let { state } = by.create(of, seed);
  while (waiting(by, state).some((d) => d.kind === 'pick')) {
    const [d] = waiting(by, state);
    const outcome = give(by, state, { to: d.id, answer: defaultAnswer(d) });
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    state = outcome.state;
  }
  return state;
}

/** A cube of these cards, with plain ones. */
const cubeOf = (cards: readonly string[], n: number): string[] => [
  ...cards,
  ...Array.from({ length: n - cards.length }, (_, i) => ['Grizzly Bears', 'Hill Giant', 'Shock', 'Serra Angel', 'Air Elemental'][i % 5]),
];

const LEADERS = ['Krenko, Mob Boss', 'Isamaru, Hound of Konda'];

/** Hands in a deck of these cards of the pool. @returns the refusal; null: it is legal */
function refusalOf(
  s: DraftState,
  main: readonly string[],
  commanders: readonly string[],
  basics: readonly number[],
  by = game,
): string | null {
  const [d] = waiting(by, s) as Decision[];
  const pool = s.pools[d.seat];
  const taken = new Set<number>();
  const idOf = (name: string): number => {
    const id = pool.find((x) => s.cards[x].name === name && !taken.has(x));
    if (id === undefined) throw new Error(`no ${name} in the pool`);
    taken.add(id);
    return id;
  };
  const led = commanders.map(idOf);
  const deck: LimitedDeck = { main: main.map(idOf), basics, commanders: led };
  const leaders = by.view(s, d.seat).leaders.map((l) => l.card);
  const outcome = give(by, s, { to: d.id, answer: deckAnswer(pool, deck, leaders) });
  return outcome.ok ? null : `${outcome.refusal.rule} ${outcome.refusal.message.id}`;
}

describe('Commander Draft', () => {
  it('CR 903.13b: each drafts two cards of a booster, then passes the rest, until all cards are drafted', () => {
    const state = played(setup(4), 'two');
    const log = releasedLog(state);
    expect(log).toHaveLength(4 * 3 * 10);
    for (const p of log) expect([p.cards.length, p.from.length]).toEqual([2, 20 - 2 * (p.pick - 1)]);
    // CR 903.13e: besides two cards that each may add
    for (const pool of state.pools) expect(pool.filter((id) => !state.cards[id].added)).toHaveLength(60);
  });

  it('CR 903.13b: the last card of a booster of an odd number is drafted alone', () => {
    const state = played({ kind: 'commander', players: players(2), cube: cubeOf(LEADERS, 10), packSize: 5, boosters: 1 }, 'odd');
    expect(releasedLog(state).map((p) => p.cards.length)).toEqual([2, 2, 2, 2, 1, 1]);
  });

  it('CR 903.13c: boosters are passed to the left in the first and third rounds, to the right in the second', () => {
    const log = releasedLog(played(setup(4), 'passing'));
    const at = (seat: number, round: number, pick: number) => log.find((p) => p.seat === seat && p.round === round && p.pick === pick);
    for (const round of [1, 2, 3])
      for (const seat of [0, 1, 2, 3]) {
        const given = at(seat, round, 1);
        const next = at((seat + (round === 2 ? 3 : 1)) % 4, round, 2);
        expect(next?.from).toEqual(given?.from.filter((id) => !given?.cards.includes(id)));
      }
  });

  it('CR 903.13d: of cards one sees the booster before one and those one has drafted, and no others', () => {
    played(setup(3, { boosters: 1 }), 'seen', (s) => {
      if (s.result) return;
      for (let seat = 0; seat < 3; seat++) {
        const view = game.view(s, seat);
        expect([view.pack.map((c) => c.id), view.pool.map((c) => c.id)]).toEqual([s.packs[seat], s.pools[seat]]);
        view.pools.forEach((pool, other) => {
          expect(typeof pool).toBe(other === seat ? 'object' : 'number');
        });
        expect(view.leaders.every((l) => s.pools[seat].includes(l.card))).toBe(true);
      }
      expect(game.view(s, null)).toMatchObject({ pack: [], pool: [], leaders: [], log: null, cards: null });
    });
  });

  it('CR 903.13d: a view is the same whatever others have answered', () => {
    const root: HasRng = { _e: 0, rng: seedRng('others') };
    played(setup(3, { boosters: 1 }), 'hidden', (s) => {
      const open = waiting(game, s);
      if (open.length < 2 || open[0].kind !== 'pick') return;
      const [d] = open;
      const after = [1, 2].map(() => give(game, s, { to: d.id, answer: randomAnswer(d.ask, (k) => randomInt(root, k)) }));
      for (const seat of [0, 1, 2, null]) {
        if (seat === d.seat) continue;
        expect(new Set(after.map((o) => (o.ok ? JSON.stringify(game.view(o.state, seat)) : ''))).size).toBe(1);
      }
    });
  });

  it('MTR appendix B: a pick of two cards has the time that teams have for theirs, a booster the time to look at one’s cards', () => {
    const seen = new Map<string, number | null>();
    played(setup(2), 'times', (s) => {
      const frame = s.frames.at(-1);
      if (frame?.pc === 'pick') seen.set(`${frame.round}.${frame.pick}`, secondsFor(s));
    });
    // Fifteen cards and more: 50 seconds; eight: 30; four: 10. Before the second and third booster 60 seconds.
    expect(['1.1', '1.7', '1.9', '2.1', '3.1'].map((at) => seen.get(at))).toEqual([50, 30, 10, 110, 110]);
  });

  it('can be checked by what is told: each pick is of two cards that were in the booster', () => {
    const of = setup(3);
    const state = played(of, 'checked');
    const told = { commitment: commitmentTo('checked'), setup: of, seed: 'checked', cards: state.cards, log: releasedLog(state) };
    expect(checkDraft(game, told)).toEqual([]);
    const [first, ...rest] = told.log;
    const wrong = checkDraft(game, { ...told, log: [{ ...first, cards: first.cards.slice(0, 1) }, ...rest] });
    expect(wrong).toContainEqual({ id: 'limited.otherCount', params: { round: 1, seat: first.seat + 1, n: 2 } });
  });

  it('is for two to sixteen, and needs cards that can be commanders for all (CR 903.3)', () => {
    expect(() => game.create(setup(1), 's')).toThrow();
    expect(releasedLog(played(setup(16, { boosters: 1 }), 'many'))).toHaveLength(16 * 10);
    const cube = { kind: 'commander', players: players(2), cube: cubeOf(LEADERS.slice(1), 10), packSize: 5, boosters: 1 } as const;
    expect(() => game.create(cube, 's')).toThrow('1 cards that can be commanders for 2 players');
  });

  it('CR 903.13a: boosters of Commander Legends have twenty cards, two of them legendary', () => {
    const sheets = sheetsOf(db, 'CMR');
    if (!sheets) throw new Error('no CMR');
    const root: HasRng = { _e: 0, rng: seedRng('legends') };
    for (let i = 0; i < 30; i++) {
      const pack = openBooster(root, sheets);
      const legends = pack.filter((c) => db.find(c.name)?.faces[0].supertypes.includes('Legendary')).length;
      expect(pack).toHaveLength(20);
      expect(legends).toBeGreaterThanOrEqual(2);
    }
  });
});

/** The database in which a card can't be played. */
function withoutCard(name: string): CardDatabase {
  const record = db.find(name);
  if (!record) throw new Error(name);
  const refused: CardRecord = { ...record, refusal: { kind: 'text', phrase: 'a phrase' } as never };
  return Object.assign(Object.create(db), { find: (n: string) => (n === name ? refused : db.find(n)) });
}

const PIPER = 'The Prismatic Piper';

describe('CR 903.13e: cards that are added', () => {
  it('a card that can’t be played is not added, and named', () => {
    const by = limitedGame(withoutCard(PIPER));
    const state = building(setup(2), 'lacking', by);
    expect(state.lacking).toEqual([PIPER]);
    expect(state.pools.map((p) => p.length)).toEqual([60, 60]);
    expect(by.view(state, 0).lacking).toEqual([PIPER]);
  });

  it('two lie in each pool after the draft, and may be commanders only', () => {
    const state = building(setup(2, { boosters: 1 }), 'added');
    for (const pool of state.pools)
      expect(pool.slice(-2).map((id) => [state.cards[id].name, state.cards[id].added])).toEqual(Array(2).fill([PIPER, true]));
    expect(refusalOf(state, [PIPER], [PIPER], [0, 0, 0, 0, 58])).toBe('903.13e limited.onlyCommander');
  });

  it('903.4b: a color is chosen for each, one that the deck needs', () => {
    const state = building(setup(2, { boosters: 1 }), 'added');
    expect(refusalOf(state, [], [PIPER], [0, 0, 0, 0, 59])).toBeNull();
    expect(refusalOf(state, [], [PIPER], [20, 0, 0, 0, 39])).toBe('903.5d limited.identity');
    expect(refusalOf(state, [], [PIPER, PIPER], [20, 0, 0, 0, 38])).toBeNull();
    expect(refusalOf(state, [], [PIPER, PIPER], [20, 10, 0, 0, 28])).toBe('903.5d limited.identity');
  });

  it('there are none of a cube', () => {
    const state = building({ kind: 'commander', players: players(2), cube: cubeOf(LEADERS, 10), packSize: 5, boosters: 1 }, 'cube');
    expect([state.lacking, state.cards.some((c) => c.added)]).toEqual([undefined, false]);
  });
});

/** Two build decks whose pools are of these cards each: the cards of a draft are other ones as the last of them is picked. */
function poolOf(cards: readonly string[], set?: 'CMM'): DraftState {
  const of = {
    kind: 'commander',
    players: players(2),
    cube: cubeOf(LEADERS, 2 * cards.length),
    packSize: cards.length,
    boosters: 1,
  } as const;
  const { pools } = building(of, 'pool');
  let { state } = game.create(of, 'pool');
  while (waiting(game, state).some((d) => d.kind === 'pick')) {
    const all = state.cards.map((card) => {
      const at = pools.map((pool) => pool.indexOf(card.id)).find((i) => i >= 0) ?? 0;
      return { ...card, name: cards[at] };
    });
    const last = { ...state, cards: all, ...(set ? { oneColorPartners: true as const } : {}) };
    const [d] = waiting(game, state);
    const outcomes = [state, last].map((s) => give(game, s, { to: d.id, answer: defaultAnswer(d) }));
    const [next, named] = outcomes.map((o) => (o.ok ? o.state : null));
    if (!next || !named) throw new Error('a pick is refused');
    state = waiting(game, named).some((x) => x.kind === 'deck') ? named : next;
  }
  return state;
}

const BEARS = Array<string>(8).fill('Grizzly Bears');

describe('CR 903.13f: decks', () => {
  const PARTNERS = ['Prava of the Steel Legion', 'Keskit, the Flesh Sculptor'];
  const s = poolOf([
    'Krenko, Mob Boss',
    'Isamaru, Hound of Konda',
    ...PARTNERS,
    'Sol Ring',
    'Shock',
    'Shock',
    'Hill Giant',
    'Far Traveler',
    ...BEARS,
  ]);

  it('(1) have at least sixty cards, the commander among them, and no most', () => {
    expect(refusalOf(s, ['Shock'], ['Krenko, Mob Boss'], [0, 0, 0, 57, 0])).toBe('903.13f answer.count');
    expect(refusalOf(s, ['Shock'], ['Krenko, Mob Boss'], [0, 0, 0, 58, 0])).toBeNull();
    expect(refusalOf(s, ['Shock'], ['Krenko, Mob Boss'], [0, 0, 0, 98, 0])).toBeNull();
  });

  it('(2) may have any number of cards of the pool with the same name', () => {
    expect(refusalOf(s, ['Shock', 'Shock'], ['Krenko, Mob Boss'], [0, 0, 0, 57, 0])).toBeNull();
  });

  it('CR 903.3: have a legendary creature as their commander', () => {
    expect(refusalOf(s, ['Shock'], [], [0, 0, 0, 59, 0])).toBe('903.3 limited.noCommander');
    const leaders = game.view(s, 0).leaders.map((l) => s.cards[l.card].name);
    expect(leaders).toEqual(['Krenko, Mob Boss', 'Isamaru, Hound of Konda', ...PARTNERS, 'Far Traveler']);
  });

  it('CR 903.5c, 903.5d: have no card and no basic land outside the color identity of their commanders', () => {
    expect(refusalOf(s, ['Sol Ring', 'Grizzly Bears'], ['Krenko, Mob Boss'], [0, 0, 0, 57, 0])).toBe('903.5c limited.identity');
    expect(refusalOf(s, ['Sol Ring'], ['Krenko, Mob Boss'], [0, 0, 0, 57, 1])).toBe('903.5d limited.identity');
    expect(refusalOf(s, ['Sol Ring'], ['Krenko, Mob Boss'], [0, 0, 0, 58, 0])).toBeNull();
  });

  it('CR 702.124: have two commanders where both have partner', () => {
    expect(refusalOf(s, ['Sol Ring'], PARTNERS, [29, 0, 28, 0, 0])).toBeNull();
    expect(refusalOf(s, ['Sol Ring'], ['Krenko, Mob Boss', 'Isamaru, Hound of Konda'], [29, 0, 0, 28, 0])).toBe(
      '702.124a limited.notPartners',
    );
    expect(refusalOf(s, [], [...PARTNERS, 'Krenko, Mob Boss'], [57, 0, 0, 0, 0])).toBe('702.124g limited.commanders');
  });

  it('CR 702.124k: a Background does not lead alone', () => {
    expect(refusalOf(s, ['Sol Ring'], ['Far Traveler'], [58, 0, 0, 0, 0])).toBe('702.124k limited.notAlone');
  });

  it('(3) of boosters of Commander Masters, cards of one color or none that can lead by themselves have partner', () => {
    const masters = poolOf(['Krenko, Mob Boss', 'Isamaru, Hound of Konda', 'Far Traveler', 'Jodah, Archmage Eternal', ...BEARS], 'CMM');
    expect(refusalOf(masters, [], ['Krenko, Mob Boss', 'Isamaru, Hound of Konda'], [29, 0, 0, 29, 0])).toBeNull();
    expect(refusalOf(masters, [], ['Krenko, Mob Boss', 'Far Traveler'], [29, 0, 0, 29, 0])).toBe('702.124a limited.notPartners');
    expect(refusalOf(masters, [], ['Krenko, Mob Boss', 'Jodah, Archmage Eternal'], [29, 0, 0, 29, 0])).toBe('702.124a limited.notPartners');
    expect(game.create(setup(2, { sets: ['CMM', 'CMR', 'CMR'] }), 's').state.oneColorPartners).toBe(true);
    expect(game.create(setup(2), 's').state.oneColorPartners).toBeUndefined();
  });

  it('a card is in the deck once, in it or as its commander', () => {
    const [d] = waiting(game, s);
    const leaders = game.view(s, d.seat).leaders.map((l) => l.card);
    const [krenko] = s.pools[d.seat];
    const twice: LimitedDeck = { main: [krenko], basics: [0, 0, 0, 58, 0], commanders: [krenko] };
    const outcome = give(game, s, { to: d.id, answer: deckAnswer(s.pools[d.seat], twice, leaders) });
    expect(outcome.ok ? '' : outcome.refusal.message.id).toBe('limited.once');
  });

  it('CR 903.3: who has drafted nobody to lead is asked for no deck, and plays no game', () => {
    const three = [...LEADERS, 'Jodah, Archmage Eternal'];
    let { state } = game.create({ kind: 'commander', players: players(3), cube: cubeOf(three, 15), packSize: 5, boosters: 1 }, 'alone');
    for (let open = waiting(game, state); open.length > 0; open = waiting(game, state)) {
      const [d] = open;
      const options = d.ask.form === 'pick' ? (d.ask.options as { name: string }[]) : [];
      const leads = options.map((o) => three.includes(o.name));
      // Who is not the first takes what does not lead; the first what does.
      const order = options
        .map((_, i) => i)
        .sort((x, y) => (d.seat === 0 ? Number(leads[y]) - Number(leads[x]) : Number(leads[x]) - Number(leads[y])));
      const answer = d.kind === 'deck' ? defaultAnswer(d) : { pick: order.slice(0, 2).sort((x, y) => x - y) };
      const outcome = give(game, state, { to: d.id, answer });
      if (!outcome.ok) throw new Error(outcome.refusal.message.id);
      state = outcome.state;
    }
    const led = (seat: number): number => state.pools[seat].filter((id) => three.includes(state.cards[id].name)).length;
    expect(state.decks.map((d) => d !== null)).toEqual([0, 1, 2].map((seat) => led(seat) > 0));
    expect(state.decks).toContain(null);
  });
});

describe('computers', () => {
  const drafted = (set: string, seed: string): DraftState => {
    let { state } = game.create(setup(4, { sets: [set] }), seed);
    const drafters = players(4).map((_, i) => createDrafter(i % 2 === 0 ? 'heuristic' : 'random', db, `${seed}/${i}`));
    for (let open = waiting(game, state); open.length > 0; open = waiting(game, state)) {
      const outcome = give(game, state, { to: open[0].id, answer: drafters[open[0].decider].choose(game.view(state, open[0].decider)) });
      if (!outcome.ok) throw new Error(outcome.refusal.message.id);
      state = outcome.state;
    }
    return state;
  };

  it.each(['CMR', 'CMM'])('draft %s, choose commanders and build sixty cards within their colors, and say why', (set) => {
    const state = drafted(set, 'computers');
    state.decks.forEach((deck, seat) => {
      const n = (deck?.main.length ?? 0) + (deck?.commanders?.length ?? 0) + (deck?.basics.reduce((x, y) => x + y, 0) ?? 0);
      expect(n).toBe(60);
      const built = buildFor(
        db,
        { kind: 'commander', oneColorPartners: state.oneColorPartners === true },
        state.pools[seat].map((id) => state.cards[id]),
      );
      expect(built?.reasons[0].id).toBe('limited.why.leads');
      expect(built?.cards.map((c) => c.id)).toEqual(expect.arrayContaining([...(built?.commanders ?? [])]));
      // Lands enough to play, and spells.
      expect(deck?.main.length).toBeGreaterThan(15);
    });
  });

  it('pick better than chance: their decks come to more points', () => {
    const pointsOf = (state: DraftState, seat: number): number =>
      buildFor(
        db,
        { kind: 'commander' },
        state.pools[seat].map((id) => state.cards[id]),
      )?.points ?? -1000;
    const states = ['a', 'b', 'c'].map((seed) => drafted('CMR', seed));
    const sum = (seats: readonly number[]): number => states.reduce((n, s) => n + seats.reduce((m, seat) => m + pointsOf(s, seat), 0), 0);
    expect(sum([0, 2])).toBeGreaterThan(sum([1, 3]));
  });
});

describe('CR 903.13g, 903.13a: games after it', () => {
  const doing = { at: '2026-01-01T00:00:00Z', by: 'apnap' };

  it.each([
    [4, [[4]]],
    [5, [[5]]],
    [
      6,
      [
        [3, 3],
        [3, 3],
      ],
    ],
    [
      8,
      [
        [4, 4],
        [4, 4],
      ],
    ],
  ])('%i players sit at tables of three to five', (n, sizes) => {
    const s = played({ kind: 'commander', players: players(n), sets: ['CMR'] }, `pod ${n}`);
    const rounds: number[][] = [];
    const pod = playPod(openPod(s, { name: 'x', date: '2026-01-01', seed: 's' }, doing), doing, ({ round, seats }) => {
      rounds[round - 1] = [...(rounds[round - 1] ?? []), seats.length];
      return { winner: Math.min(...seats) };
    });
    expect(rounds).toEqual(sizes);
    const [first] = podStandings(pod);
    expect([first.seat, first.rank, first.points]).toEqual([0, 1, 5 * sizes.length]);
  });

  it('two play each other', () => {
    const s = played({ kind: 'commander', players: players(2), sets: ['CMR'] }, 'pod 2');
    const seen: number[] = [];
    playPod(openPod(s, { name: 'x', date: '2026-01-01', seed: 's' }, doing), doing, ({ seats }) => {
      seen.push(seats.length);
      return { a: 2, b: 0, d: 0 };
    });
    expect(seen).toEqual([2]);
  });

  it('basic lands are those of the colors alone, and of one color more for each commander for which one is chosen (CR 903.4b)', () => {
    const s = played({ kind: 'commander', players: players(2), sets: ['CMR'] }, 'lands');
    s.decks.forEach((deck, seat) => {
      const led = game.view(s, seat).cards?.filter((c) => deck?.commanders?.includes(c.id)) ?? [];
      const colors = led.flatMap((c) => db.find(c.name)?.colorIdentity ?? []);
      const others = BASICS.filter((_, i) => (deck?.basics[i] ?? 0) > 0 && !colors.some((color) => color === 'WUBRG'[i]));
      expect(others.length).toBeLessThanOrEqual(led.filter((c) => c.name === PIPER).length);
    });
  });
});

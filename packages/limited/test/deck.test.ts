import type { Card, Color } from '@apnap/ability';
import { embeddedCard, embeddedDatabase } from '@apnap/cards';
import { defaultAnswer, give, waiting } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import {
  BASICS,
  type BuiltDeck,
  buildDeck,
  buildFrom,
  createDrafter,
  type DraftSetup,
  type DraftState,
  LIMITED_MESSAGES,
  limitedGame,
  type PoolCard,
  ratingOf,
} from '../src/index.js';

const db = embeddedDatabase();
const game = limitedGame();
const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

const sealed = (seed: string, set = 'M12'): DraftState =>
  game.create({ kind: 'sealed', players: [{ name: 'A' }], sets: [set] }, seed).state;
const poolOf = (s: DraftState, seat = 0) => s.pools[seat].map((id) => s.cards[id]);
const built = (seed: string, set?: string): { s: DraftState; deck: BuiltDeck } => {
  const s = sealed(seed, set);
  return { s, deck: buildFrom(db, poolOf(s)) };
};

const card = (name: string): Card => {
  const found = embeddedCard(name);
  if (!found) throw new Error(name);
  return found;
};
/** A made-up creature. */
const creature = (id: number, manaCost: string, rating: number, size = 2): PoolCard => ({
  id,
  rating,
  card: {
    name: `Creature ${id}`,
    layout: 'normal',
    faces: [
      {
        name: `Creature ${id}`,
        manaCost,
        supertypes: [],
        types: ['Creature'],
        subtypes: [],
        power: String(size),
        toughness: String(size),
        abilities: [],
      },
    ],
  },
});

describe('the deck builder', () => {
  it.each(['M12', 'INV', 'KTK', 'MM3', 'LRW', 'TSP', 'POR'])(
    'CR 100.2b: of a pool of %s makes forty cards of it and basic lands',
    (set) => {
      for (let i = 0; i < 5; i++) {
        const { s, deck } = built(`forty ${i}`, set);
        expect(deck.main.length + deck.basics.reduce((x, y) => x + y, 0)).toBe(40);
        expect(new Set(deck.main).size).toBe(deck.main.length);
        for (const id of deck.main) expect(s.pools[0]).toContain(id);
      }
    },
  );

  it('CR 100.2b: of any part of a pool, and of none, makes forty cards; of sixty as many', () => {
    const pool = poolOf(sealed('parts', 'RAV'));
    for (let n = 0; n <= pool.length; n += 3)
      for (const size of [40, 60]) {
        const deck = buildFrom(db, pool.slice(0, n), { size });
        expect(deck.main.length + deck.basics.reduce((x, y) => x + y, 0), `${n} cards`).toBe(size);
        expect(deck.basics.every((k) => Number.isInteger(k) && k >= 0)).toBe(true);
      }
  });

  it('makes decks of two colours with sixteen to eighteen lands, most of the cards creatures, and each basic land of a colour it needs', () => {
    for (let i = 0; i < 20; i++) {
      const { s, deck } = built(`shape ${i}`);
      const cards = deck.main.map((id) => card(s.cards[id].name).faces[0]);
      const lands = 40 - cards.filter((f) => !f.types.includes('Land')).length;
      expect(lands).toBeGreaterThanOrEqual(16);
      expect(lands).toBeLessThanOrEqual(18);
      expect(cards.filter((f) => f.types.includes('Creature')).length).toBeGreaterThanOrEqual(11);
      expect(deck.colors).toHaveLength(2);
      const cost = cards.map((f) => f.manaCost ?? '').join('');
      deck.basics.forEach((n, land) => {
        if (n > 0) expect(cost.includes(COLORS[land]), BASICS[land]).toBe(true);
      });
    }
  });

  it('takes the colours of the better cards, and says so with what is next', () => {
    const pool = [
      ...Array.from({ length: 12 }, (_, i) => creature(i, '{2}{W}', 2)),
      ...Array.from({ length: 12 }, (_, i) => creature(20 + i, '{2}{G}', 2)),
      ...Array.from({ length: 12 }, (_, i) => creature(40 + i, '{2}{R}', 1)),
    ];
    const deck = buildDeck(pool);
    expect(deck.colors).toEqual(['W', 'G']);
    expect(deck.reasons[0]).toMatchObject({ id: 'limited.why.colors', params: { colors: '{W}{G}' } });
    expect(deck.basics[0]).toBeGreaterThanOrEqual(8);
    expect(deck.basics[4]).toBeGreaterThanOrEqual(8);
    expect(buildDeck(pool, { colors: ['R', 'G'] }).colors).toEqual(['R', 'G']);
  });

  it('splashes where a card is worth it, and not where it is not', () => {
    const base = [
      ...Array.from({ length: 12 }, (_, i) => creature(i, '{2}{W}', 0)),
      ...Array.from({ length: 11 }, (_, i) => creature(20 + i, '{2}{G}', 0)),
    ];
    const with5 = buildDeck([...base, creature(50, '{4}{R}', 6)]);
    expect(with5.main).toContain(50);
    expect(with5.basics[3]).toBeGreaterThanOrEqual(2);
    expect(with5.reasons.some((r) => r.id === 'limited.why.third')).toBe(true);
    expect(buildDeck([...base, creature(50, '{4}{R}', 1)]).basics[3]).toBe(0);
    expect(buildDeck([...base, creature(50, '{3}{R}{R}', 6)]).basics[3]).toBe(0);
  });

  it('has fewer lands where cards cost little, more where they cost much', () => {
    const of = (cost: string): BuiltDeck => buildDeck(Array.from({ length: 30 }, (_, i) => creature(i, cost, 1)));
    const lands = (deck: BuiltDeck): number => deck.basics.reduce((x, y) => x + y, 0);
    expect([lands(of('{W}')), lands(of('{2}{W}')), lands(of('{3}{W}'))]).toEqual([16, 17, 18]);
  });

  it('says of every card why it is there, in both languages', () => {
    const { deck } = built('why');
    expect(deck.cards.map((c) => c.id).sort()).toEqual(deck.main.slice().sort());
    for (const { id, params } of [...deck.reasons, ...deck.cards.map((c) => c.reason)]) {
      const words = LIMITED_MESSAGES[id as keyof typeof LIMITED_MESSAGES];
      for (const lang of ['en', 'zh'] as const)
        for (const [, name] of words[lang].matchAll(/\{([a-z]+)\}/g)) expect(params, `${id}.${name}`).toHaveProperty(name);
    }
  });

  it('the same pool gives the same deck', () => expect(built('same').deck).toEqual(built('same').deck));
});

describe('ratings', () => {
  const rate = (name: string): number => ratingOf(card(name));

  it('removal and large flyers are better than small creatures and what does nothing', () => {
    expect(rate('Doom Blade')).toBeGreaterThan(rate('Merfolk of the Pearl Trident'));
    expect(rate('Serra Angel')).toBeGreaterThan(rate('Hill Giant'));
    expect(rate('Hill Giant')).toBeGreaterThan(rate('Merfolk of the Pearl Trident'));
  });

  it('every card that can be played has one', () => {
    for (let place = 0; place < db.size; place += 11) {
      const found = db.card(place);
      if (found) expect(Number.isFinite(ratingOf(found)), found.name).toBe(true);
    }
  });
});

describe('drafting computers', () => {
  const setup = (kind: DraftSetup['kind'], n: number): DraftSetup => ({
    kind,
    players: Array.from({ length: n }, (_, i) => ({ name: `P${i}` })),
    sets: ['M12'],
  });

  /** A draft by computers, of which none is ever refused. */
  function drafted(of: DraftSetup, seed: string, kinds: readonly ('heuristic' | 'random')[]): DraftState {
    const drafters = kinds.map((kind, i) => createDrafter(kind, db, `${seed} ${i}`));
    let { state } = game.create(of, seed);
    for (let open = waiting(game, state); open.length > 0; open = waiting(game, state)) {
      const [d] = open;
      const outcome = give(game, state, { to: d.id, answer: drafters[d.decider].choose(game.view(state, d.decider)) });
      if (!outcome.ok) throw new Error(outcome.refusal.message.id);
      state = outcome.state;
    }
    return state;
  }

  it.each<[DraftSetup['kind'], number]>([
    ['booster', 4],
    ['sealed', 2],
    ['rochester', 3],
    ['winston', 2],
    ['grid', 2],
  ])('%s for %i: they draft and build', (kind, n) => {
    const kinds = Array.from({ length: n }, (_, i) => (i === 0 ? 'random' : 'heuristic') as 'random' | 'heuristic');
    const state = drafted(setup(kind, n), 'computers', kinds);
    for (const deck of state.decks) expect((deck?.main.length ?? 0) + (deck?.basics.reduce((x, y) => x + y, 0) ?? 0)).toBe(40);
  });

  it('one that picks by ratings has a better pool than one that picks by chance', () => {
    let ahead = 0;
    for (let i = 0; i < 5; i++) {
      const state = drafted(setup('booster', 4), `better ${i}`, ['heuristic', 'random', 'heuristic', 'random']);
      const points = [0, 1, 2, 3].map((seat) => buildFrom(db, poolOf(state, seat)).points);
      if (points[0] + points[2] > points[1] + points[3]) ahead++;
    }
    expect(ahead).toBe(5);
  });

  it('equal seeds and views give equal answers', () => {
    expect(game.hash(drafted(setup('booster', 3), 'equal', ['heuristic', 'random', 'heuristic']))).toBe(
      game.hash(drafted(setup('booster', 3), 'equal', ['heuristic', 'random', 'heuristic'])),
    );
  });

  it('a deck of the fallback is one of the builder', () => {
    const s = sealed('fallback');
    expect(defaultAnswer(waiting(game, s)[0])).toEqual(createDrafter('heuristic', db).choose(game.view(s, 0)));
  });
});

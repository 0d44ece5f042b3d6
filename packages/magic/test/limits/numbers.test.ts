/** What a game can hold: great numbers are counted exactly as far as they go, and beyond a limit the game ends in a ruling (decision 0018). */
import { describe, expect, it } from 'vitest';
import { anotherGame, define, game, type Table, table } from '../kit.js';

define(
  { name: 'Tripler', type: 'Enchantment', text: 'If you tap a permanent for mana, it produces three times as much of that mana instead.' },
  { name: 'Doubler', type: 'Enchantment', text: 'If you tap a permanent for mana, it produces twice as much of that mana instead.' },
  { name: 'Any Land', type: 'Land', text: '{T}: Add one mana of any color.' },
  { name: 'Giant Vine', type: 'Creature — Plant', cost: '{4}{G}', pt: '5/5' },
  { name: 'Cats', type: 'Sorcery', cost: '{X}{W}', text: 'Create X 2/2 white Cat creature tokens.' },
  { name: 'Blaze', type: 'Sorcery', cost: '{X}{R}', text: 'Blaze deals X damage to any target.' },
  {
    name: 'Season',
    type: 'Enchantment',
    text: 'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.\nIf an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
  },
  { name: 'Alarm', type: 'Instant', cost: '{W}', text: 'Create two 1/1 white Soldier creature tokens.' },
  { name: 'Boost', type: 'Instant', cost: '{W}', text: 'Put a +1/+1 counter on target creature.' },
  { name: 'Rich Soil', type: 'Land', text: '{T}: Add {G} for each card in your hand.' },
);

const pool = (t: Table): { type: string; n: number }[] => {
  const sums = new Map<string, number>();
  for (const u of t.state.players.rows[0].pool) sums.set(u.type, (sums.get(u.type) ?? 0) + (u.n ?? 1));
  return [...sums].map(([type, n]) => ({ type, n }));
};
const ending = (t: Table): unknown => ({ winners: t.state.result?.winners, reason: t.state.result?.reason });

describe('106.4 very much mana', () => {
  it('106.12b three times as much, thirty times over, is 3^30: counted, kept in a save, shown, and spent to the last', () => {
    const before = process.memoryUsage().heapUsed;
    const t = table({ A: { battlefield: ['30 Tripler', '2 Forest'], hand: ['Giant Vine'] } });
    t.mana('A', 'Forest');
    expect(pool(t)).toEqual([{ type: 'G', n: 3 ** 30 }]);
    t.cast('A', 'Giant Vine').resolve();
    expect(t.perms('Giant Vine')).toHaveLength(1);
    expect(t.perms('Forest').filter((p) => !p.tapped)).toHaveLength(1);
    expect(pool(t)).toEqual([{ type: 'G', n: 3 ** 30 - 5 }]);
    const view = game.view(t.state, 1).players[0];
    expect(view.pool).toBe('G'.repeat(100));
    expect(view.heaps).toEqual([{ type: 'G', n: 3 ** 30 - 5 }]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200e6);
  });

  it('106.4 a state with a heap of mana is saved and goes on as before', () => {
    const t = table({ A: { battlefield: ['20 Tripler', 'Forest'], hand: ['Giant Vine'] } });
    t.mana('A', 'Forest');
    const setup = {
      players: ['A', 'B'].map((name) => ({ name, deck: [{ card: 'Blank', count: 20 }] })),
      place: [
        { seat: 0, zone: 'battlefield' as const, card: 'Tripler' },
        { seat: 0, zone: 'battlefield' as const, card: 'Forest' },
        { seat: 0, zone: 'hand' as const, card: 'Giant Vine' },
      ],
    };
    const again = game.restore(game.save(t.state), setup);
    expect(game.hash(again)).toBe(game.hash(t.state));
    const cast = t.state.pending?.ask as unknown as { options: { act: string }[] };
    const answer = { pick: [cast.options.findIndex((o) => o.act === 'cast')] };
    const one = game.answer(t.state, answer);
    const other = game.answer(again, answer);
    expect(one.ok && other.ok && game.hash(one.state) === game.hash(other.state)).toBe(true);
  });

  it('106.12b within a payment: what the plan leaves floats', () => {
    const t = table({ A: { battlefield: ['30 Tripler', 'Any Land'], hand: ['Giant Vine'] } });
    t.cast('A', 'Giant Vine');
    expect(pool(t)).toEqual([{ type: 'G', n: 3 ** 30 - 5 }]);
  });

  it('106.4, 500.4 it empties as the phase ends, in one event that says how much', () => {
    const t = table({ A: { battlefield: ['25 Doubler', 'Forest'] } });
    t.mana('A', 'Forest').to('beginCombat');
    expect(pool(t)).toEqual([]);
    expect(t.happened('manaEmptied')[0].amount).toBe(2 ** 25);
  });

  it('601.2b, 601.2h no more than 10 000 mana is paid for one cost: X is offered as far as that', () => {
    const t = table({ A: { battlefield: ['30 Tripler', 'Mountain', 'Plains'], hand: ['Blaze'] }, B: { life: 50_000 } });
    t.when('number', (d) => {
      expect(d.ask).toMatchObject({ form: 'number', max: 9_999 });
      return undefined;
    });
    t.cast('A', 'Blaze', { x: 9_999, targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(50_000 - 9_999);
    expect(t.state.result).toBeNull();
  });

  it('mana that is too much to count: the game is a draw, and says why', () => {
    const t = table({ A: { battlefield: ['60 Tripler', 'Forest'] } });
    const before = game.hash(t.state);
    const kept = t.state;
    t.mana('A', 'Forest');
    expect(ending(t)).toEqual({ winners: [], reason: { id: 'end.limit.numbers', params: { most: 10 ** 15 } } });
    expect(t.state.pending).toBeNull();
    expect(game.hash(kept)).toBe(before);
    expect(game.hash(t.state)).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('more objects than there is room for', () => {
  it('111.1 tokens beyond the limit: none of them is created, the game is a draw that names the limit', () => {
    const t = table({ A: { battlefield: ['13 Season', '2 Plains'], hand: ['Alarm'] } });
    t.cast('A', 'Alarm').resolve();
    expect(ending(t)).toEqual({ winners: [], reason: { id: 'end.limit.objects', params: { most: 16_384 } } });
    expect(t.perms('Soldier')).toHaveLength(0);
    expect(t.perms('Season')).toHaveLength(13);
    expect(game.view(t.state, 0).result?.reason.id).toBe('end.limit.objects');
  });

  it('111.1 as far as the limit they are created, and the game goes on', () => {
    const t = table({ A: { battlefield: ['11 Season', '2 Plains'], hand: ['Alarm'] } });
    t.cast('A', 'Alarm').resolve();
    expect(t.state.result).toBeNull();
    expect(t.state.battlefield).toHaveLength(13 + 2 ** 12);
  });

  it('the limit can be set lower, and counts in a game that is restored elsewhere, too', () => {
    const most = { mostObjects: 200 };
    const t = table({ A: { battlefield: ['6 Season', '2 Plains'], hand: ['Alarm'] } }, 'precombatMain', most);
    const state = anotherGame().restore(game.save(t.state), {
      players: ['A', 'B'].map((name) => ({ name, deck: [{ card: 'Blank', count: 20 }] })),
      place: ['Season', 'Plains', 'Alarm'].map((card) => ({ seat: 0, zone: 'exile' as const, card })),
      ...most,
    });
    expect(state.mostObjects).toBe(200);
    t.cast('A', 'Alarm').resolve();
    expect(ending(t)).toEqual({ winners: [], reason: { id: 'end.limit.objects', params: { most: 200 } } });
  });

  it('a set-up with more cards than that is refused by name', () => {
    const deck = [{ card: 'Blank', count: 20_000 }];
    const setup = {
      players: [
        { name: 'A', deck },
        { name: 'B', deck: [] },
      ],
    };
    expect(() => game.create(setup, 'x')).toThrow(
      expect.objectContaining({ refusal: { message: { id: 'setup.tooMuch', params: { most: 16_384 } }, rule: '100.1' } }),
    );
    const huge = {
      players: [
        { name: 'A', deck: [{ card: 'Blank', count: 10 ** 9 }] },
        { name: 'B', deck: [] },
      ],
    };
    expect(() => game.create(huge, 'x')).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ message: expect.objectContaining({ id: 'setup.tooMuch' }) }) }),
    );
    expect(() => game.create({ players: setup.players.map((p) => ({ ...p, deck: [] })), mostObjects: 0 }, 'x')).toThrow();
  });
});

describe('numbers that are too great', () => {
  it('122.1 counters: the game is a draw that names the number', () => {
    const t = table({ A: { battlefield: ['60 Season', 'Any Land', '2 Plains', 'Giant Vine'], hand: ['Boost'] } });
    t.cast('A', 'Boost', { targets: ['Giant Vine'] }).resolve();
    expect(ending(t)).toEqual({ winners: [], reason: { id: 'end.limit.numbers', params: { most: 10 ** 15 } } });
    expect(t.counters('Giant Vine', '+1/+1')).toBe(0);
  });

  it('122.1 below that they are counted exactly', () => {
    const t = table({ A: { battlefield: ['49 Season', '2 Plains', 'Giant Vine'], hand: ['Boost'] } });
    t.cast('A', 'Boost', { targets: ['Giant Vine'] }).resolve();
    expect(t.counters('Giant Vine', '+1/+1')).toBe(2 ** 49);
    expect(t.state.result).toBeNull();
  });
});

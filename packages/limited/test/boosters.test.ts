import { embeddedDatabase } from '@apnap/cards';
import { type HasRng, seedRng } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { boosterSets, commitmentTo, isCommitted, isDraftable, limitedGame, openBooster, type PackCard, sheetsOf } from '../src/index.js';

const db = embeddedDatabase();
const root = (seed: string): HasRng => ({ _e: 0, rng: seedRng(seed) });
const sheets = (code: string) => {
  const found = sheetsOf(db, code);
  if (!found) throw new Error(code);
  return found;
};
const opened = (code: string, n: number, seed = 'boosters'): PackCard[][] => {
  const rng = root(`${seed} ${code}`);
  return Array.from({ length: n }, () => openBooster(rng, sheets(code)));
};
const count = (cards: readonly PackCard[], rarity: string): number => cards.filter((c) => c.rarity === rarity && !c.basic).length;

describe('boosters', () => {
  it('of every set that can be drafted have as many cards as slots, all of them playable, none twice', () => {
    for (const code of boosterSets().keys()) {
      const of = sheets(code);
      if (!isDraftable(of)) continue;
      for (const pack of opened(code, 5)) {
        expect(pack.length, code).toBe(of.set.slots.length);
        const names = pack.filter((c) => !c.basic).map((c) => c.name);
        expect(new Set(names).size, code).toBe(names.length);
        for (const name of names) {
          const record = db.find(name);
          expect(record?.refusal === undefined && db.card(record?.place ?? -1), name).toBeTruthy();
        }
      }
    }
  });

  it('have the rarities of their slots', () => {
    for (const pack of opened('KTK', 50)) {
      expect(pack.filter((c) => c.basic)).toHaveLength(1);
      expect(count(pack, 'common')).toBe(10);
      expect(count(pack, 'uncommon')).toBe(3);
      expect(count(pack, 'rare') + count(pack, 'mythic')).toBe(1);
    }
    for (const pack of opened('INV', 50)) expect([count(pack, 'common'), count(pack, 'uncommon'), count(pack, 'rare')]).toEqual([11, 3, 1]);
  });

  it('have a mythic in about one of eight', () => {
    const mythics = opened('M15', 2000).filter((pack) => count(pack, 'mythic') > 0).length;
    expect(mythics).toBeGreaterThan(2000 / 8 - 60);
    expect(mythics).toBeLessThan(2000 / 8 + 60);
  });

  it('have every card that can be played, each about as often as others of its rarity', () => {
    const seen = new Map<string, number>();
    for (const card of opened('DOM', 3000).flat()) seen.set(card.name, (seen.get(card.name) ?? 0) + 1);
    const commons = (sheets('DOM').of.get('common') ?? []).filter((c) => c.playable);
    const expected = (3000 * 10) / (sheets('DOM').of.get('common') ?? []).length;
    for (const card of commons) expect(Math.abs((seen.get(card.name) ?? 0) - expected), card.name).toBeLessThan(expected / 2);
  });

  it('have a double-faced card where the set has a slot for one, and elsewhere in them none', () => {
    const layout = (c: PackCard): string => db.find(c.name)?.layout ?? '';
    for (const pack of opened('ISD', 100)) expect(pack.filter((c) => layout(c) === 'transform').length).toBeLessThanOrEqual(1);
    expect(
      opened('ISD', 100)
        .flat()
        .filter((c) => layout(c) === 'transform').length,
    ).toBeGreaterThan(90);
  });

  it('of a set with a slot for cards of an older set have one of them', () => {
    for (const pack of opened('TSP', 50)) expect(pack.filter((c) => c.set === 'TSB')).toHaveLength(1);
  });

  it('have no card that is sold in decks only', () => {
    const names = new Set(
      opened('M15', 500)
        .flat()
        .map((c) => c.name),
    );
    const outside = [...sheets('M15').set.outside];
    expect(outside).toHaveLength(15);
    for (let place = 0; place < db.size; place++) {
      const record = db.record(place);
      if (record.printings.some((p) => p.set === 'M15' && p.number !== undefined && outside.includes(p.number)))
        expect(names.has(record.name), record.name).toBe(false);
    }
  });

  it('are the same from the same seed, and others from another', () => {
    expect(opened('ZEN', 3, 'a')).toEqual(opened('ZEN', 3, 'a'));
    expect(opened('ZEN', 3, 'a')).not.toEqual(opened('ZEN', 3, 'b'));
  });

  it('of a set of which too few cards can be played are refused by its name with the numbers', () => {
    const few = [...boosterSets().keys()].find((code) => !isDraftable(sheets(code)));
    const { playable, total } = sheets(few ?? '');
    const setup = { kind: 'booster', players: [{ name: 'A' }, { name: 'B' }], sets: [few ?? ''] } as const;
    expect(() => limitedGame().create(setup, 's')).toThrow(`${playable} of the ${total} cards of ${few} can be played`);
  });

  it('most sets can be drafted', () => {
    const all = [...boosterSets().keys()].map(sheets);
    expect(all.filter(isDraftable).length).toBeGreaterThan(120);
  });
});

describe('the commitment', () => {
  it('binds to one seed', () => {
    expect(isCommitted(commitmentTo('seed'), 'seed')).toBe(true);
    expect(isCommitted(commitmentTo('seed'), 'other')).toBe(false);
    expect(commitmentTo('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

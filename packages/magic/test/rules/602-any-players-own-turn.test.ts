/** Abilities that any player may activate, at times of their own (CR 602.2a, 602.5b). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Dungeon',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Pay 5 life: Destroy Dungeon. Any player may activate this ability but only during their turn.',
  },
  {
    name: 'Well',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: Well deals 1 damage to each opponent. Activate only if it has no time counters on it.',
  },
);

describe('602.5b: only during their turn', () => {
  const may = (t: ReturnType<typeof table>, who: 'A' | 'B'): boolean => t.can(who).some((x) => x.includes('Dungeon'));
  it('is the turn of whoever activates it', () => {
    const t = table({ A: { battlefield: ['Dungeon'] } });
    expect(may(t, 'A')).toBe(true);
    t.to('precombatMain', 2);
    expect(may(t, 'B')).toBe(true);
    t.activate('B', 'Dungeon').resolveAll();
    expect(t.life('B')).toBe(15);
    expect(t.names('graveyard')).toEqual(['Dungeon']);
  });
  it('and no other', () => {
    const t = table({ B: { battlefield: ['Dungeon'] } });
    t.to('upkeep', 2);
    expect(may(t, 'A')).toBe(false);
  });
});

describe('602.5b: only if it has no counters on it', () => {
  it('asks for those on the object itself', () => {
    const has = (n: number): boolean => {
      const t = table({ A: { battlefield: [{ card: 'Well', counters: [{ kind: 'time', n }] }] } });
      return t.can('A').some((x) => x.includes('Well'));
    };
    expect(has(0)).toBe(true);
    expect(has(1)).toBe(false);
  });
});

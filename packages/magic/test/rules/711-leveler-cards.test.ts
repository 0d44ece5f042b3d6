import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, table } from '../kit.js';

define({
  name: 'Test Student',
  cost: '{W}',
  type: 'Creature — Human Knight',
  pt: '1/1',
  layout: 'leveler',
  text: 'Level up {W}\nLEVEL 2-3\n3/3\nFirst strike\nLEVEL 4+\n4/4\nDouble strike\nOther creatures you control get +1/+1.',
});

const withLevels = (n: number) => ({ card: 'Test Student', counters: [{ kind: 'level', n }] });

describe('CR 711: leveler cards', () => {
  it('711.5, 711.6: below the first level, and outside the battlefield, it has its uppermost power and toughness', () => {
    const t = table({ A: { battlefield: [withLevels(1)], hand: ['Test Student'] } });
    expect(t.pt('Test Student')).toBe('1/1');
    expect(t.perm('Test Student').keywords).toEqual([]);
    expect(objectView(t.state, t.state.players.rows[0].hand[0]).power).toBe(1);
  });

  it('711.2a: within a range of levels it has the base power and toughness and the abilities of that striation', () => {
    for (const n of [2, 3]) {
      const t = table({ A: { battlefield: [withLevels(n)] } });
      expect(t.pt('Test Student')).toBe('3/3');
      expect(t.perm('Test Student').keywords).toEqual(['firstStrike']);
    }
  });

  it('711.2b: from the last level on; the abilities may speak of others', () => {
    const t = table({ A: { battlefield: [withLevels(7), 'Grizzly Bears'] } });
    expect(t.pt('Test Student')).toBe('4/4');
    expect(t.perm('Test Student').keywords).toEqual(['doubleStrike']);
    expect(t.pt('Grizzly Bears')).toBe('3/3');
  });

  it('702.87a, 711.4: level up puts a level counter on it, only as a sorcery, at any level', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Test Student'] } });
    t.activate('A', 'Test Student').resolve();
    expect(t.counters('Test Student', 'level')).toBe(1);
    t.activate('A', 'Test Student').resolve();
    expect(t.pt('Test Student')).toBe('3/3');
    t.to('upkeep', 2);
    expect(t.can('A')).not.toContain('activate Test Student');
  });
});

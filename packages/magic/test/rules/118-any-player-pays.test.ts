/** What is done unless any player pays (CR 118.12a), and costs of two kinds with one verb. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Study', type: 'Sorcery', cost: '{0}', text: 'Unless any player pays {2}, draw two cards.' },
  {
    name: 'Shade',
    type: 'Creature — Shade',
    cost: '{1}',
    pt: '1/1',
    text: '{0}: Shade gets +1/+1 until end of turn unless any player pays {1}.',
  },
  { name: 'Blood Tax', type: 'Instant', cost: '{0}', text: 'Counter target spell unless its controller pays {1} and 1 life.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
);

describe('118.12a: unless any player pays', () => {
  it('it is done where nobody pays', () => {
    const t = table({ A: { hand: ['Study'], library: ['Bear', 'Bear'], battlefield: ['2 Forest'] }, B: { battlefield: ['2 Forest'] } });
    t.when('may', { yes: false }).cast('A', 'Study').resolve();
    expect(t.names('hand')).toEqual(['Bear', 'Bear']);
  });
  it('and not where another player does, whose choice comes after that of the active player (101.4)', () => {
    const t = table({ A: { hand: ['Study'], library: ['Bear', 'Bear'], battlefield: ['2 Forest'] }, B: { battlefield: ['2 Forest'] } });
    const asked: number[] = [];
    t.when('may', (d) => {
      asked.push(d.seat);
      return { yes: d.seat === 1 };
    });
    t.cast('A', 'Study').resolve();
    expect(asked).toEqual([0, 1]);
    expect(t.names('hand')).toEqual([]);
    expect(t.perms('Forest').filter((p) => p.tapped)).toHaveLength(2);
  });
  it('who can pay nothing does not keep it from being done', () => {
    const t = table({ A: { battlefield: ['Shade'] } });
    t.activate('A', 'Shade').resolve();
    expect(t.pt('Shade')).toBe('2/2');
  });
});

describe('118.12: mana and life together', () => {
  it('both are paid', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Forest'] }, B: { hand: ['Blood Tax'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Bear')
      .pass()
      .cast('B', 'Blood Tax', { targets: ['Bear'] })
      .resolve();
    expect(t.life('A')).toBe(19);
    expect(t.perm('Forest').tapped).toBe(true);
    expect(t.names('stack')).toEqual(['Bear']);
  });
});

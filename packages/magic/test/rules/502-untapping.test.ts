/** CR 502.3: what untaps in whose untap step; 601.2f: the first spell of a turn. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Test Vigil', type: 'Enchantment', cost: '{G}', text: "Untap all creatures you control during each other player's untap step." },
  { name: 'Test Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Test Ox', type: 'Creature — Ox', cost: '{1}{W}', pt: '2/4', text: "Test Ox doesn't untap during your untap step." },
  { name: 'Test Herald', type: 'Enchantment', cost: '{G}', text: 'The first creature spell you cast each turn costs {1} less to cast.' },
  {
    name: 'Test Scales',
    type: 'Enchantment',
    cost: '{B}',
    text: "If you control an artifact, a creature, and a land, you can't lose the game and your opponents can't win the game.",
  },
  { name: 'Test Relic', type: 'Artifact', cost: '{1}' },
);

describe('502.3: the untap step', () => {
  it('permanents untap in the untap step of another player, besides that player’s own; not what is of no such kind', () => {
    const t = table({
      A: {
        battlefield: [
          { card: 'Test Ox', tapped: 'tapped' },
          { card: 'Test Relic', tapped: 'tapped' },
        ],
      },
      B: { battlefield: ['Test Vigil', { card: 'Test Bear', tapped: 'tapped' }, { card: 'Forest', tapped: 'tapped' }] },
    });
    // the untap step of A's first turn is over
    expect([t.perm('Test Bear').tapped, t.perm('Forest').tapped]).toEqual([false, true]);
    expect([t.perm('Test Relic').tapped, t.perm('Test Ox').tapped]).toEqual([false, true]);
  });
});

describe('601.2f: costs', () => {
  it('the first creature spell each turn costs less, the second does not', () => {
    const t = table({ A: { battlefield: ['Test Herald', '3 Forest'], hand: ['2 Test Bear'] } });
    t.cast('A', 'Test Bear').resolveAll();
    expect(t.perms('Forest').filter((f) => f.tapped).length).toBe(1);
    t.cast('A', 'Test Bear').resolveAll();
    expect(t.perms('Forest').filter((f) => f.tapped).length).toBe(3);
  });
});

describe('104.3b: losing', () => {
  it('is forbidden only while all that the condition names is there', () => {
    const t = table({ A: { battlefield: ['Test Scales', 'Test Relic', 'Test Bear', 'Forest'], life: 0 } });
    expect(t.winner()).toBe(null);
    expect(table({ A: { battlefield: ['Test Scales', 'Test Bear', 'Forest'], life: 0 } }).winner()).toBe('B');
  });
});

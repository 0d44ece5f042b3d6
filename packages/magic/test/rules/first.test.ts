import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';

describe('first steps', () => {
  it('120.3: damage from a bolt', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.names('graveyard', 'A')).toEqual(['Lightning Bolt']);
  });
  it('508.1: attack and damage', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] } });
    t.attack('Grizzly Bears').to('endCombat');
    expect(t.life('B')).toBe(18);
    expect(t.perm('Grizzly Bears').tapped).toBe(true);
  });
});

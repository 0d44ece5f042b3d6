/** How much power you attacked with this combat (CR 508, 608.2i). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Packer',
    type: 'Creature — Wolf',
    cost: '{G}',
    pt: '2/2',
    text: 'Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, you gain 3 life.',
  },
  { name: 'Giant', type: 'Creature — Giant', cost: '{R}', pt: '4/4' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Kill', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
);

describe('508.1 total power of the creatures attacked with this combat', () => {
  it('counts all that were declared as attackers', () => {
    const t = table({ A: { battlefield: ['Packer', 'Giant'], life: 20 } });
    t.to('precombatMain', 3).attack('Packer', 'Giant').resolveAll();
    expect(t.life('A')).toBe(23);
    const u = table({ A: { battlefield: ['Packer', 'Bear', 'Giant'], life: 20 } });
    u.to('precombatMain', 3).attack('Packer', 'Bear').resolveAll();
    expect(u.life('A')).toBe(20);
  });
  it('603.4, 608.2i as they attacked, also where one of them has gone since', () => {
    const t = table({ A: { battlefield: ['Packer', 'Giant'], life: 20 }, B: { battlefield: ['Swamp'], hand: ['Kill'] } });
    t.to('precombatMain', 3)
      .attack('Packer', 'Giant')
      .cast('B', 'Kill', { targets: ['Giant'] })
      .resolveAll();
    expect(t.life('A')).toBe(23);
  });
});

/** How many creatures each player can block with (CR 509.1b). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  { name: 'Wolf', type: 'Creature — Wolf', cost: '{1}', pt: '2/2' },
  {
    name: 'Duelist',
    type: 'Creature — Cat Warrior',
    cost: '{1}',
    pt: '3/2',
    text: "Whenever Duelist attacks, each opponent can't block with more than one creature this combat.",
  },
);

describe('509.1b: a player who can block with no more than one creature', () => {
  const attacked = (): ReturnType<typeof table> => {
    const t = table({ A: { battlefield: ['Duelist', 'Bear'] }, B: { battlefield: ['Bear', 'Wolf'] } });
    return t.attack('Duelist', 'Bear').toDecision('blockers');
  };
  it('can block with one', () => {
    expect(attacked().refusal({ pairs: [] })).toBeNull();
    const t = attacked();
    expect(t.refusal(t.blockAnswer(['Wolf', 'Duelist']))).toBeNull();
  });
  it('and not with two, whatever they block', () => {
    const t = attacked();
    expect(t.refusal(t.blockAnswer(['Wolf', 'Duelist'], ['Bear', 'Duelist']))).not.toBeNull();
  });
});

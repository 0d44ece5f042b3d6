/** Attacking creatures that become blocked by an effect (CR 509.1h, 509.3c-d). Expected values: the rules. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{2}', pt: '2/2' },
  {
    name: 'Curtain',
    type: 'Instant',
    cost: '{W}',
    text: 'Cast this spell only during combat after blockers are declared.\nTarget unblocked attacking creature becomes blocked.',
  },
  { name: 'Trampler', type: 'Creature — Boar', cost: '{3}', pt: '3/3', text: 'Trample' },
  { name: 'Sly Fox', type: 'Creature — Fox', cost: '{2}', pt: '1/1', text: "This creature can't be blocked." },
  { name: 'Touchy', type: 'Creature — Elk', cost: '{2}', pt: '1/1', text: 'Whenever this creature becomes blocked, you gain 3 life.' },
  {
    name: 'Grumpy',
    type: 'Creature — Elk',
    cost: '{2}',
    pt: '1/1',
    text: 'Whenever this creature becomes blocked by a creature, you gain 5 life.',
  },
);

/** B makes the one attacker blocked, which nothing blocks. */
const curtained = (attacker: string) => {
  const t = table({ A: { battlefield: [attacker] }, B: { battlefield: ['Plains', 'Bear'], hand: ['Curtain'] } });
  t.attack(attacker).to('declareBlockers');
  t.pass();
  return t.cast('B', 'Curtain', { targets: [attacker] }).resolveAll();
};

describe('509.1h an effect says that a creature becomes blocked', () => {
  it('509.1h, 510.1c it deals no combat damage, as nothing blocks it', () => {
    const t = curtained('Bear').to('endCombat');
    expect(t.life('B')).toBe(20);
  });
  it('509.1h, 702.19e one with trample assigns all its damage to the player', () => {
    expect(curtained('Trampler').to('endCombat').life('B')).toBe(17);
  });
  it("509.1h also one that can't be blocked", () => {
    expect(curtained('Sly Fox').to('endCombat').life('B')).toBe(20);
  });
  it('509.3c it triggers what triggers on becoming blocked', () => {
    expect(curtained('Touchy').life('A')).toBe(23);
  });
  it('509.3d but not on becoming blocked by a creature', () => {
    expect(curtained('Grumpy').life('A')).toBe(20);
  });
});

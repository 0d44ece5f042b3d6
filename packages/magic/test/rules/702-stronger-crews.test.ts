/** Costs that ask for more than one thing to be chosen (CR 118, 702.122), and blocking in both directions (509.1b). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Cart', type: 'Artifact — Vehicle', cost: '{2}', pt: '4/4', text: 'Crew 3' },
  {
    name: 'Driver',
    type: 'Creature — Pilot',
    cost: '{W}',
    pt: '1/1',
    text: 'This creature crews Vehicles as though its power were 2 greater.',
  },
  { name: 'Walker', type: 'Creature — Human', cost: '{W}', pt: '2/2' },
  {
    name: 'Withered',
    type: 'Creature — Elemental',
    cost: '{B}',
    pt: '4/4',
    text: 'This creature enters with a -1/-1 counter on it.\nRemove a counter from this creature: You gain 1 life.',
  },
  { name: 'Grow', type: 'Instant', cost: '{G}', text: 'Put a charge counter on target creature.' },
  {
    name: 'Wisp',
    type: 'Creature — Spirit',
    cost: '{U}',
    pt: '1/1',
    text: "This creature can't block or be blocked by non-Spirit creatures.",
  },
  {
    name: 'Camp',
    type: 'Land',
    text: '{T}: Add {C}.\n{T}: Add {G} or {W}. Activate only if this land entered this turn or if you control a basic land.',
  },
);

describe('702.122 crewing with more than its power', () => {
  it('702.122b: as though its power were so much greater', () => {
    const t = table({ A: { battlefield: ['Cart', 'Driver'] } });
    t.activate('A', 'Cart', { targets: ['Driver'] }).resolve();
    expect(t.perm('Cart').types).toContain('Creature');
  });
  it('702.122a: others need the power itself', () => {
    const t = table({ A: { battlefield: ['Cart', 'Walker'] } });
    expect(t.can('A')).not.toContain('activate Cart');
  });
});

describe('118.3 a counter of any kind', () => {
  it('118.3: any that is there pays, and nothing else', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Forest'], hand: ['Withered', 'Grow'] } });
    t.cast('A', 'Withered').resolve();
    expect(t.pt('Withered')).toBe('3/3');
    t.cast('A', 'Grow', { targets: ['Withered'] }).resolve();
    t.choose('option', '-1/-1').activate('A', 'Withered').resolve();
    expect(t.pt('Withered')).toBe('4/4');
    t.activate('A', 'Withered').resolve();
    expect(t.life('A')).toBe(22);
    expect(t.can('A')).not.toContain('activate Withered');
  });
});

describe('602.5 one condition or another', () => {
  it('602.5: either is enough', () => {
    const t = table({ A: { battlefield: ['Camp'] } });
    expect(t.can('A').filter((x) => x === 'mana Camp')).toHaveLength(1);
    const u = table({ A: { battlefield: ['Camp', 'Plains'] } });
    expect(u.can('A').filter((x) => x === 'mana Camp').length).toBeGreaterThan(1);
  });
});

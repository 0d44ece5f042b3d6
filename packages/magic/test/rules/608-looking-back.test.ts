/** CR 608.2i: what is asked about earlier in the turn is asked of things as they were then. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define({ name: 'Newcomer', cost: '{W}', type: 'Creature — Human', pt: '1/1' });
define({ name: 'Red Raider', cost: '{R}', type: 'Creature — Goblin', pt: '2/2', text: 'Haste' });
define({
  name: 'Counting House',
  cost: '{W}',
  type: 'Artifact',
  text: '{0}: You gain 1 life for each creature that entered under your control this turn.',
});
define({ name: 'Raid Camp', cost: '{R}', type: 'Artifact', text: '{0}: If you attacked with a red creature this turn, you gain 10 life.' });
define({ name: 'Snatch', cost: '{R}', type: 'Instant', text: 'Gain control of target creature until end of turn.' });
define({ name: 'Bleach', cost: '{W}', type: 'Instant', text: 'Target creature becomes white until end of turn.' });
define({
  name: 'Petrify',
  cost: '{W}',
  type: 'Instant',
  text: 'Target creature becomes an artifact in addition to its other types until end of turn.',
});
define({ name: 'Bolt', cost: '{R}', type: 'Instant', text: 'Bolt deals 3 damage to any target.' });

const COUNT = (t: ReturnType<typeof table>, who: 'A' | 'B'): number => {
  const before = t.life(who);
  t.activate(who, 'Counting House').resolveAll();
  return t.life(who) - before;
};

describe('608.2i: looking back', () => {
  const start = () =>
    table({
      A: { hand: ['Newcomer', 'Newcomer'], battlefield: ['5 Plains', 'Counting House'] },
      B: { hand: ['Snatch', 'Bolt'], battlefield: ['5 Mountain', 'Counting House'] },
    });

  it('what entered under your control still counts when another player controls it, and not for that player', () => {
    const t = start();
    t.cast('A', 'Newcomer').resolveAll().cast('A', 'Newcomer').resolveAll();
    expect(COUNT(t, 'A')).toBe(2);
    t.cast('B', 'Snatch', { targets: ['Newcomer'] }).resolveAll();
    expect(t.names('battlefield', 'B')).toContain('Newcomer');
    expect(COUNT(t, 'A')).toBe(2);
    expect(COUNT(t, 'B')).toBe(0);
  });

  it('so it does when it has left since, whoever controlled it then', () => {
    const t = start();
    t.cast('A', 'Newcomer').resolveAll();
    t.cast('B', 'Snatch', { targets: ['Newcomer'] })
      .resolveAll()
      .cast('B', 'Bolt', { targets: ['Newcomer'] })
      .resolveAll();
    expect(COUNT(t, 'A')).toBe(1);
    expect(COUNT(t, 'B')).toBe(0);
  });

  it('a red creature that attacked was red then', () => {
    const t = table({ A: { hand: ['Bleach'], battlefield: ['Red Raider', 'Raid Camp', 'Plains'] } });
    t.attack('Red Raider').to('endCombat');
    t.cast('A', 'Bleach', { targets: ['Red Raider'] }).resolveAll();
    t.activate('A', 'Raid Camp').resolveAll();
    expect(t.life('A')).toBe(30);
  });

  it('and one that has become red since was not', () => {
    const t = table({ A: { hand: ['Redden'], battlefield: ['Newcomer', 'Raid Camp', 'Plains'] } });
    t.attack('Newcomer').to('endCombat');
    t.cast('A', 'Redden', { targets: ['Newcomer'] }).resolveAll();
    t.activate('A', 'Raid Camp').resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

define({ name: 'Redden', cost: '{W}', type: 'Instant', text: 'Target creature becomes red until end of turn.' });

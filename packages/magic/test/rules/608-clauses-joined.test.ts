/** Clauses that belong together: each with its condition, an ability that is chosen, a process done once more (CR 608.2c, 608.2d), mana that is kept (CR 106.4). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Assail',
    type: 'Instant',
    cost: '{U/R}',
    text: 'Creatures your opponents control get -1/-0 until end of turn if {U} was spent to cast Assail, and creatures you control get +1/+0 until end of turn if {R} was spent to cast it.',
  },
  {
    name: 'Heed',
    type: 'Instant',
    cost: '{0}',
    text: 'Choose flying or haste. Creatures you control gain that ability until end of turn.',
  },
  { name: 'Twice', type: 'Sorcery', cost: '{0}', text: 'You gain 2 life. If you control a Bear, repeat this process once.' },
  { name: 'Blaze', type: 'Instant', cost: '{0}', text: "Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end." },
  {
    name: 'Rush',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Attacking red creatures get +2/+0 and nonred creatures get +0/+2 until end of turn.',
  },
  {
    name: 'Vine',
    type: 'Creature — Plant',
    cost: '{0}',
    pt: '0/1',
    text: 'Whenever a noncreature source you control deals damage, you gain that much life.',
  },
  { name: 'Spike', type: 'Creature — Plant', cost: '{0}', pt: '1/1', text: '{0}: Spike deals 1 damage to target player.' },
  { name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{0}', pt: '3/3' },
  { name: 'Cave', type: 'Land — Mountain', text: '{T}: Add {R}.' },
);

describe('CR 608.2c: each clause with a condition of its own', () => {
  it('only what hangs on the mana that was spent', () => {
    const t = table({ A: { hand: ['Assail'], battlefield: ['Bear', 'Cave'] }, B: { battlefield: ['Elk'] } });
    t.cast('A', 'Assail').resolve();
    expect(t.pt('Bear')).toBe('3/2');
    expect(t.pt('Elk')).toBe('3/3');
  });
  it('a process done once more, if something is so', () => {
    const t = table({ A: { hand: ['2 Twice'] } });
    t.cast('A', 'Twice').resolve();
    expect(t.life('A')).toBe(22);
    const u = table({ A: { hand: ['Twice'], battlefield: ['Bear'] } });
    u.cast('A', 'Twice').resolve();
    expect(u.life('A')).toBe(24);
  });
});

describe('CR 608.2d: an ability that is chosen', () => {
  it('is what the creatures gain', () => {
    const t = table({ A: { hand: ['Heed'], battlefield: ['Bear'] } });
    t.cast('A', 'Heed').resolve();
    const words = JSON.stringify(t.perm('Bear')).toLowerCase();
    expect([/flying/.test(words), /haste/.test(words)].filter((x) => x).length).toBe(1);
  });
});

describe('CR 106.4: mana that is kept', () => {
  it('is there in a later phase of the turn, and not in the next turn', () => {
    const t = table({ A: { hand: ['Blaze'] } });
    t.cast('A', 'Blaze').resolve();
    t.to('postcombatMain');
    expect(t.state.players.rows[0].pool).toHaveLength(2);
    t.to('upkeep', 2);
    expect(t.state.players.rows[0].pool).toHaveLength(0);
  });
});

describe('CR 120.7: a source that is no creature', () => {
  it('a spell is one, a creature is none', () => {
    const t = table({ A: { hand: ['Bolt'], battlefield: ['Vine', 'Spike'] } });
    t.activate('A', 'Spike', { targets: ['@B'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Bolt', { targets: ['@B'] }).resolveAll();
    expect(t.life('A')).toBe(23);
  });
});

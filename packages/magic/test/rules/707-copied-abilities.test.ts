/** Abilities that are copied as they are activated, or told by their sources (CR 113.7, 707.10, 606.2). Expected values: the rules. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Ring',
    type: 'Artifact',
    cost: '{3}',
    text: "Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.",
  },
  {
    name: 'Bracers',
    type: 'Artifact — Equipment',
    cost: '{2}',
    text: "Whenever an ability of equipped creature is activated, if it isn't a mana ability, copy that ability. You may choose new targets for the copy.\nEquip {0}",
  },
  {
    name: 'Pinger',
    type: 'Creature — Wizard',
    cost: '{U}',
    pt: '1/1',
    text: 'Haste\n{0}: Pinger deals 1 damage to any target. Activate only once each turn.',
  },
  { name: 'Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: 'Haste\n{T}: Add {G}.' },
  {
    name: 'Shaman',
    type: 'Creature — Shaman',
    cost: '{R}',
    pt: '3/4',
    text: "Whenever a player activates an ability that isn't a mana ability, Shaman deals 1 damage to that player.",
  },
  { name: 'Walker', type: 'Legendary Planeswalker — Jace', cost: '{1}', loyalty: '4', text: '+1: You gain 2 life.' },
  {
    name: 'Reverb',
    type: 'Sorcery',
    cost: '{0}',
    text: 'When you next cast an instant spell, cast a sorcery spell, or activate a loyalty ability this turn, copy that spell or ability twice. You may choose new targets for the copies.',
  },
  { name: 'Vista', type: 'Sorcery', cost: '{0}', text: 'You gain 5 life.' },
  {
    name: 'Lord',
    type: 'Creature — Elemental',
    cost: '{G}',
    pt: '8/5',
    text: "Lord can't be the target of nongreen spells or abilities from nongreen sources.",
  },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Claw', type: 'Instant', cost: '{G}', text: 'Claw deals 3 damage to any target.' },
  { name: 'Green Pinger', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: '{0}: Green Pinger deals 1 damage to any target.' },
  { name: 'Trap', type: 'Instant', cost: '{0}', text: 'Counter target activated ability from an artifact source.' },
  { name: 'Mill', type: 'Artifact', cost: '{0}', text: '{0}: You gain 1 life.' },
); // prettier-ignore

describe('707.10: copies of abilities as they are activated', () => {
  it('707.10 the ability is copied for a price, and resolves twice', () => {
    const t = table({ A: { battlefield: ['Ring', 'Pinger', '2 Island'] } });
    t.when('may', { yes: true });
    t.activate('A', 'Pinger', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(18);
  });

  it('605.1a a mana ability is none that it triggers on', () => {
    const t = table({ A: { battlefield: ['Ring', 'Elf', '2 Island'] } });
    t.mana('A', 'Elf');
    expect(t.names('stack')).toEqual([]);
  });

  it('301.5 only abilities of the equipped creature are copied', () => {
    const t = table({ A: { battlefield: ['Bracers', 'Pinger', 'Green Pinger'] } });
    t.activate('A', 'Bracers', { targets: ['Pinger'] }).resolveAll();
    t.activate('A', 'Green Pinger', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(19);
    t.activate('A', 'Pinger', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });

  it('603.2 whoever activates it is that player', () => {
    const t = table({ A: { battlefield: ['Mill'] }, B: { battlefield: ['Shaman', 'Mill'] } });
    t.activate('A', 'Mill').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([20, 20]);
    t.activate('B', 'Mill').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([20, 20]);
  });

  it('606.2 the next loyalty ability is copied, and the spell after it is not', () => {
    const t = table({ A: { battlefield: ['Walker'], hand: ['Reverb', 'Vista'] } });
    t.cast('A', 'Reverb').resolveAll();
    t.activate('A', 'Walker').resolveAll();
    expect(t.life('A')).toBe(26);
    t.cast('A', 'Vista').resolveAll();
    expect(t.life('A')).toBe(31);
  });

  it('603.7b of several things the first that is done', () => {
    const t = table({ A: { battlefield: ['Walker'], hand: ['Reverb', 'Vista'] } });
    t.cast('A', 'Reverb').resolveAll();
    t.cast('A', 'Vista').resolveAll();
    expect(t.life('A')).toBe(35);
    t.activate('A', 'Walker').resolveAll();
    expect(t.life('A')).toBe(37);
  });
});

describe('113.7: abilities told by their sources', () => {
  it('113.7 green spells and abilities of green sources may target it, others may not', () => {
    const start = () =>
      table({ A: { battlefield: ['Green Pinger', 'Pinger', 'Mountain', 'Forest'], hand: ['Bolt', 'Claw'] }, B: { battlefield: ['Lord'] } });
    const how = { targets: ['Lord'] };
    expect(() => start().cast('A', 'Bolt', how)).toThrow('not offered');
    expect(() => start().activate('A', 'Pinger', how)).toThrow('not offered');
    start().cast('A', 'Claw', how);
    start().activate('A', 'Green Pinger', how);
  });

  it('113.7a the source is looked at, not where the ability came from', () => {
    const t = table({ A: { battlefield: ['Mill', 'Green Pinger'], hand: ['Trap'] } });
    t.activate('A', 'Green Pinger', { targets: ['@B'] });
    expect(t.can('A')).not.toContain('cast Trap');
    t.resolveAll();
    t.activate('A', 'Mill');
    expect(t.can('A')).toContain('cast Trap');
    t.cast('A', 'Trap', { targets: ['Mill'] }).resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

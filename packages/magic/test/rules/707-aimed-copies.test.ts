/** Copies for each thing a spell could target (CR 707.10d-e). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Grinder',
    type: 'Legendary Creature — Goblin Ally',
    pt: '3/3',
    cost: '{3}{R}',
    text: 'Whenever you cast an instant or sorcery spell that targets only ~, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.',
  },
  {
    name: 'Mirror Dragon',
    type: 'Creature — Dragon',
    pt: '4/5',
    cost: '{3}{R}{R}',
    text: 'Flying\nWhenever a player casts an instant or sorcery spell that targets only ~, that player copies that spell for each other creature they control that the spell could target. Each copy targets a different one of those creatures.',
  },
  {
    name: 'First Golem',
    type: 'Artifact Creature — Golem',
    pt: '3/3',
    cost: '{5}',
    text: 'Whenever a player casts an instant or sorcery spell that targets only a single Golem, that player copies that spell for each other Golem that spell could target. Each copy targets a different one of those Golems.',
  },
  {
    name: 'Splitter',
    type: 'Creature — Human Wizard',
    pt: '2/2',
    cost: '{U}{R}',
    text: 'Whenever you cast an instant or sorcery spell that targets only ~, if you control one or more other creatures that spell could target, choose one of those creatures. Copy that spell. The copy targets the chosen creature.',
  },
  {
    name: 'Radiance',
    type: 'Instant',
    cost: '{3}{R}',
    text: 'Choose target instant or sorcery spell that targets only a single permanent or player. Copy that spell for each other permanent or player the spell could target. Each copy targets a different one of those permanents and players.',
  },
  { name: 'Golem', type: 'Artifact Creature — Golem', pt: '3/3', cost: '{3}' },
  { name: 'Goblin', type: 'Creature — Goblin', pt: '1/1', cost: '{R}' },
  { name: 'Veiled', type: 'Creature — Spirit', pt: '1/1', cost: '{U}', text: 'Shroud' },
  { name: 'Growth', type: 'Instant', cost: '{G}', text: 'Target creature gets +3/+3 until end of turn.' },
  { name: 'Murder', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Sting', type: 'Instant', cost: '{R}', text: 'This spell deals 1 damage to any target.' },
  {
    name: 'Warp',
    type: 'Instant',
    cost: '{U}',
    text: 'Target creature gets -3/-0 until end of turn.\nTarget creature gets -0/-3 until end of turn.',
  },
);

describe('707.10d copies for each thing it could target', () => {
  it('707.10d each copy targets a different one; what could not be targeted is ignored', () => {
    const t = table({ A: { battlefield: ['Grinder', '2 Goblin', 'Veiled', 'Forest'], hand: ['Growth'] }, B: { battlefield: ['Golem'] } });
    t.cast('A', 'Growth', { targets: ['Grinder'] }).resolve();
    expect(t.names('stack')).toEqual(['Growth', 'Growth', 'Growth']);
    t.resolveAll();
    expect([t.pt('Grinder'), t.pt('Goblin', 0), t.pt('Goblin', 1), t.pt('Veiled'), t.pt('Golem')]).toEqual([
      '6/6',
      '4/4',
      '4/4',
      '1/1',
      '3/3',
    ]);
  });
  it('707.10d the player who cast the spell controls the copies: the creatures are theirs', () => {
    const t = table({ A: { battlefield: ['Goblin', 'Swamp'], hand: ['Murder'] }, B: { battlefield: ['Mirror Dragon', 'Golem'] } });
    t.cast('A', 'Murder', { targets: ['Mirror Dragon'] }).resolveAll();
    expect(t.names('battlefield').sort()).toEqual(['Golem', 'Swamp']);
  });
  it('707.10d with several targets each is the same object', () => {
    const t = table({ A: { battlefield: ['Grinder', 'Golem', 'Island'], hand: ['Warp'] } });
    t.cast('A', 'Warp', { targets: ['Grinder', 'Grinder'] }).resolve();
    expect(t.names('stack')).toEqual(['Warp', 'Warp']);
    t.resolve();
    expect(t.perms('Golem')).toHaveLength(0);
  });
  it('707.10d other than what the spell targets', () => {
    const t = table({ A: { battlefield: ['First Golem', 'Goblin', 'Forest'], hand: ['Growth'] }, B: { battlefield: ['Golem'] } });
    t.cast('A', 'Growth', { targets: ['Golem'] }).resolveAll();
    expect([t.pt('First Golem'), t.pt('Golem'), t.pt('Goblin')]).toEqual(['6/6', '6/6', '1/1']);
  });
  it('707.10d players and permanents', () => {
    const t = table({ A: { battlefield: ['5 Mountain', 'Goblin'], hand: ['Sting', 'Radiance'] }, B: { battlefield: ['Goblin'] } });
    t.cast('A', 'Sting', { targets: ['@B'] })
      .cast('A', 'Radiance', { targets: ['Sting'] })
      .resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([19, 19]);
    expect(t.perms('Goblin')).toHaveLength(0);
  });
  it('707.10e one copy with the target that is chosen', () => {
    const t = table({ A: { battlefield: ['Splitter', 'Goblin', 'Golem', 'Forest'], hand: ['Growth'] } });
    t.choose('choose', 'Golem')
      .cast('A', 'Growth', { targets: ['Splitter'] })
      .resolveAll();
    expect([t.pt('Splitter'), t.pt('Goblin'), t.pt('Golem')]).toEqual(['5/5', '1/1', '6/6']);
  });
  it('707.10e, 603.4 nothing triggers when there is no other creature it could target', () => {
    const t = table({ A: { battlefield: ['Splitter', 'Veiled', 'Forest'], hand: ['Growth'] }, B: { battlefield: ['Golem'] } });
    t.cast('A', 'Growth', { targets: ['Splitter'] });
    expect(t.names('stack')).toEqual(['Growth']);
  });
});

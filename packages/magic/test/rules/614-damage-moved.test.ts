/** Damage that is dealt to another, shields and what is done in place of damage; what would die this turn (CR 614.6, 614.9, 615). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{G}', pt: '2/4' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{G}', pt: '3/3' },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Murder', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Quake', type: 'Sorcery', cost: '{R}', text: 'Quake deals 2 damage to each creature and each player.' },
  {
    name: 'Scapegoat',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: 'Enchant creature\nAll damage that would be dealt to you is dealt to enchanted creature instead.',
  },
  {
    name: 'Nomad',
    type: 'Creature — Kor',
    cost: '{W}',
    pt: '1/1',
    text: '{0}: The next 1 damage that would be dealt to Nomad this turn is dealt to target creature you control instead.',
  },
  {
    name: 'Other Way',
    type: 'Instant',
    cost: '{W}',
    text: 'The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to any target instead.',
  },
  {
    name: 'Mirror',
    type: 'Instant',
    cost: '{W}',
    text: "The next time a source of your choice would deal damage this turn, that damage is dealt to that source's controller instead.",
  },
  {
    name: 'Pillar',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Pillar deals 2 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.',
  },
  {
    name: 'Coil',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Coil deals 1 damage to target creature. If that creature would die this turn, exile it instead.',
  },
  {
    name: 'Ghost',
    type: 'Creature — Spirit',
    cost: '{G}',
    pt: '0/0',
    text: 'Ghost enters with three +1/+1 counters on it.\nIf damage would be dealt to Ghost, prevent that damage. Remove a +1/+1 counter from Ghost.',
  },
  {
    name: 'Sprout',
    type: 'Creature — Plant',
    cost: '{G}',
    pt: '1/1',
    text: 'If damage would be dealt to Sprout, put that many +1/+1 counters on it instead.',
  },
  { name: 'Ward', type: 'Instant', cost: '{W}', text: 'Prevent the next 3 damage that would be dealt to any target this turn.' },
  { name: 'Rage', type: 'Instant', text: "Damage can't be prevented this turn.", cost: '{R}' },
);

describe('614.9 Redirection', () => {
  it('614.9 all of it goes to the creature; where that is gone, nothing changes', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Plains', 'Ox'], hand: ['Scapegoat', '2 Bolt'] }, B: {} });
    t.cast('A', 'Scapegoat', { targets: ['Ox'] }).resolve();
    t.cast('A', 'Bolt', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(20);
    expect(t.perm('Ox').damage).toBe(3);
  });

  it('614.9, 615.7 "the next 1 damage" moves 1 and is used up', () => {
    const t = table({ A: { battlefield: ['Nomad', 'Ox'] }, B: { battlefield: ['Mountain'], hand: ['Bolt'] } });
    t.activate('A', 'Nomad', { targets: ['Ox'] }).resolve();
    t.activate('A', 'Nomad', { targets: ['Ox'] }).resolve();
    t.pass()
      .cast('B', 'Bolt', { targets: ['Nomad'] })
      .resolve();
    expect(t.perm('Ox').damage).toBe(2);
    expect(t.names('graveyard', 'A')).toContain('Nomad');
  });

  it('615.7 one source, several recipients: the player chooses which 2 damage is dealt elsewhere', () => {
    const t = table({
      A: { battlefield: ['Plains', 'Bear', 'Mountain'], hand: ['Other Way'] },
      B: { battlefield: ['Mountain', 'Elk'], hand: ['Quake'] },
    });
    t.to('precombatMain', 2);
    t.cast('B', 'Quake').pass();
    t.choose('choose', 'Quake');
    t.cast('A', 'Other Way', { targets: ['Elk'] }).resolve();
    t.when('divide', (d) => {
      const names = (d.ask as unknown as { options: { entity: number }[] }).options;
      return { divide: names.map((o) => (o.entity < 0 ? 0 : 2)) };
    });
    t.resolve();
    expect(t.life('A')).toBe(18);
    expect(t.perms('Bear')).toHaveLength(1);
    expect(t.names('graveyard', 'B')).toContain('Elk');
  });

  it('615.8, 609.7 the next time a source deals damage is all it deals at that moment', () => {
    const t = table({ A: { battlefield: ['Plains', 'Bear'], hand: ['Mirror'] }, B: { battlefield: ['Mountain'], hand: ['Quake'] } });
    t.to('precombatMain', 2);
    t.cast('B', 'Quake').pass();
    t.choose('choose', 'Quake');
    t.cast('A', 'Mirror').resolve(2);
    expect(t.life('A')).toBe(20);
    expect(t.life('B')).toBe(14);
    expect(t.perms('Bear')).toHaveLength(1);
  });
});

describe('615 Shields', () => {
  it('615.7 two sources at once: the player chooses which damage is prevented', () => {
    const t = table({ A: { battlefield: ['2 Bear'] }, B: { battlefield: ['Plains'], hand: ['Ward'] } });
    t.attack('Bear', 'Bear').pass();
    t.cast('B', 'Ward', { targets: ['@B'] }).resolve();
    t.toDecision('divide');
    expect(t.decision.rule).toBe('615.7');
    expect(t.decision.seat).toBe(1);
    t.answer({ divide: [1, 2] });
    t.to('postcombatMain');
    expect(t.life('B')).toBe(19);
  });

  it('615.13 what is done besides is done once for all damage of a moment', () => {
    const t = table({ A: { battlefield: ['2 Bear'] }, B: { battlefield: ['Forest'], hand: ['Ghost'] } });
    t.to('precombatMain', 2).cast('B', 'Ghost').resolve();
    t.to('precombatMain', 3).attack('Bear', 'Bear');
    t.block(['Ghost', 'Bear']);
    t.to('postcombatMain');
    expect(t.counters('Ghost', '+1/+1')).toBe(2);
  });

  it('615.12 damage that cannot be prevented: the rest of the effect happens', () => {
    const t = table({ A: { battlefield: ['Forest', '2 Mountain'], hand: ['Ghost', 'Rage', 'Bolt'] } });
    t.cast('A', 'Ghost').resolve();
    t.cast('A', 'Rage').resolve();
    t.cast('A', 'Bolt', { targets: ['Ghost'] }).resolve();
    expect(t.names('graveyard', 'A')).toContain('Ghost');
  });

  it('614.1a counters in place of damage', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Sprout'], hand: ['Bolt'] } });
    t.cast('A', 'Bolt', { targets: ['Sprout'] }).resolve();
    expect(t.counters('Sprout', '+1/+1')).toBe(3);
    expect(t.perm('Sprout').damage).toBe(0);
  });
});

describe('614.6 What would die this turn', () => {
  it('614.6, 700.4 a creature that was dealt the damage is exiled, whatever kills it', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Swamp'], hand: ['Pillar', 'Murder'] }, B: { battlefield: ['Ox', 'Elk'] } });
    t.cast('A', 'Pillar', { targets: ['Ox'] }).resolve();
    expect(t.perms('Ox')).toHaveLength(1);
    t.cast('A', 'Murder', { targets: ['Ox'] }).resolve();
    expect(t.names('exile')).toContain('Ox');
    expect(t.names('graveyard', 'B')).toEqual([]);
  });

  it('614.6 the target is exiled even if no damage was dealt; not on a later turn', () => {
    const t = table({
      A: { battlefield: ['Mountain', 'Swamp'], hand: ['Coil', 'Murder'] },
      B: { battlefield: ['Ox', 'Plains'], hand: ['Ward'] },
    });
    t.cast('A', 'Coil', { targets: ['Ox'] }).pass();
    t.cast('B', 'Ward', { targets: ['Ox'] }).resolve(2);
    expect(t.perm('Ox').damage).toBe(0);
    t.cast('A', 'Murder', { targets: ['Ox'] }).resolve();
    expect(t.names('exile')).toContain('Ox');
  });
});

describe('609.7a sources of damage', () => {
  define(
    {
      name: 'Shielding',
      type: 'Enchantment',
      text: '{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage.',
    },
    {
      name: 'Torch Lord',
      type: 'Planeswalker — Chandra',
      loyalty: '3',
      text: '0: You get an emblem with "At the beginning of your end step, this emblem deals 1 damage to each opponent."',
    },
  );
  it('609.7a: an emblem can be chosen', () => {
    const t = table({ A: { battlefield: ['Torch Lord'] }, B: { battlefield: ['Shielding'] } });
    t.activate('A', 'Torch Lord').resolve();
    t.when('choose', (d, s) => {
      const options = (d.ask as unknown as { options: { entity: number }[] }).options;
      return { pick: [options.findIndex((o) => s.command.includes(o.entity))] };
    });
    t.activate('B', 'Shielding').resolveAll().to('upkeep', 2);
    expect(t.life('B')).toBe(20);
  });
});

/** A quoted ability that names the object which gives it (CR 201.5b). Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Torch',
    type: 'Artifact — Equipment',
    cost: '{1}',
    text: 'Equipped creature has "{T}, Sacrifice Torch: Torch deals 2 damage to any target."\nEquip {0}',
  },
  {
    name: 'Bola',
    type: 'Artifact — Equipment',
    cost: '{1}',
    text: 'Equipped creature has "{T}, Unattach Bola: Tap target creature."\nEquip {0}',
  },
  {
    name: 'Archery',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: 'Enchant creature\nEnchanted creature has "{T}: This creature deals X damage to any target, where X is the number of arrow counters on Archery."\n{0}: Put an arrow counter on Archery.',
  },
  {
    name: 'Brand',
    type: 'Artifact — Equipment',
    cost: '{1}',
    text: 'Equipped creature has "Whenever this creature attacks, you may sacrifice Brand. When you do, Brand deals 2 damage to any target."\nEquip {0}',
  },
  {
    name: 'Pyre',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: 'Enchant creature\nEnchanted creature has "Whenever this creature attacks, you may sacrifice Pyre. When you do, Pyre deals 2 damage to any target."',
  },
  { name: 'Cub', type: 'Creature — Cat', cost: '{W}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  { name: 'Ward Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4', text: 'Protection from artifacts' },
);

const equip = (t: ReturnType<typeof table>, what: string, whom: string) => t.activate('A', what, { targets: [whom] }).resolveAll();

describe('201.5b the object that gives an ability', () => {
  it('201.5b: it is what is sacrificed, and the source of the damage', () => {
    const t = table({ A: { battlefield: ['Cub', 'Torch'] }, B: { battlefield: ['Ox'] } });
    equip(t, 'Torch', 'Cub');
    t.activate('A', 'Cub', { targets: ['Ox'] }).resolveAll();
    expect(t.perm('Ox').damage).toBe(2);
    expect(t.names('graveyard')).toEqual(['Torch']);
    expect(t.names('battlefield')).toContain('Cub');
  });
  it('201.5b: the source is the artifact, though the creature has the ability', () => {
    const t = table({ A: { battlefield: ['Cub', 'Brand'] }, B: { battlefield: ['Ward Ox'] } });
    equip(t, 'Brand', 'Cub');
    t.when('may', { yes: true });
    t.choose('targets', '@B').attack('Cub').resolveAll();
    expect(t.names('graveyard')).toEqual(['Brand']);
    expect(t.life('B')).toBe(18);
  });
  it('201.5b: each of two gives its own', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Cub'], hand: ['2 Pyre'] } });
    for (let n = 0; n < 2; n++) t.cast('A', 'Pyre', { targets: ['Cub'] }).resolveAll();
    t.when('may', { yes: true });
    t.choose('targets', '@B').attack('Cub').resolveAll();
    expect(t.names('graveyard').filter((n) => n === 'Pyre')).toHaveLength(2);
  });
  it('201.5b: it is unattached to pay, and stays', () => {
    const t = table({ A: { battlefield: ['Cub', 'Bola'] }, B: { battlefield: ['Ox'] } });
    equip(t, 'Bola', 'Cub');
    t.activate('A', 'Cub', { targets: ['Ox'] }).resolveAll();
    expect(t.perm('Ox').tapped).toBe(true);
    expect(t.perm('Bola').attachedTo).toBe(0);
    expect(t.can('A')).not.toContain('activate Cub');
  });
  it('201.5b: counters on it are counted, not those on what has the ability', () => {
    const t = table({ A: { battlefield: ['Plains', 'Cub'], hand: ['Archery'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Archery', { targets: ['Cub'] }).resolveAll();
    t.activate('A', 'Archery').resolve().activate('A', 'Archery').resolve();
    t.activate('A', 'Cub', { targets: ['Ox'] }).resolveAll();
    expect(t.perm('Ox').damage).toBe(2);
  });
});

/** What becomes attached and unattached, as events (CR 701.3). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/4' },
  {
    name: 'Graft',
    type: 'Artifact — Equipment',
    cost: '{0}',
    text: 'Equipped creature gets +3/+2.\nWhenever Graft becomes unattached from a permanent, sacrifice that permanent.\nEquip {0}',
  },
  {
    name: 'Yoke',
    type: 'Artifact — Equipment',
    cost: '{0}',
    text: 'Equipped creature gets +4/+0.\nWhenever Yoke becomes attached to a creature, tap that creature.\nEquip {0}',
  },
  {
    name: 'Captain',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever an Aura you control becomes attached to a creature you control, you gain 3 life.',
  },
  { name: 'Rank', type: 'Enchantment — Aura', cost: '{0}', text: 'Enchant creature\nEnchanted creature gets +1/+1.' },
  { name: 'Smash', type: 'Instant', cost: '{0}', text: 'Destroy target artifact.' },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
);

describe('701.3a: becomes attached', () => {
  it('an Equipment by its equip ability', () => {
    const t = table({ A: { battlefield: ['Yoke', 'Bear'] } });
    t.activate('A', 'Yoke', { targets: ['Bear'] }).resolveAll();
    expect([t.pt('Bear'), t.perm('Bear').tapped]).toEqual(['6/2', true]);
  });
  it('an Aura as it enters, and only to what is told', () => {
    const t = table({ A: { hand: ['2 Rank'], battlefield: ['Captain', 'Bear'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Rank', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(23);
    t.cast('A', 'Rank', { targets: ['Ox'] }).resolveAll();
    expect(t.life('A')).toBe(23);
  });
});

describe('701.3d: becomes unattached', () => {
  it('as it becomes attached to another', () => {
    const t = table({ A: { battlefield: ['Graft', 'Bear', 'Ox'] } });
    t.activate('A', 'Graft', { targets: ['Bear'] }).resolveAll();
    expect(t.pt('Bear')).toBe('5/4');
    t.activate('A', 'Graft', { targets: ['Ox'] }).resolveAll();
    expect([t.names('graveyard'), t.pt('Ox')]).toEqual([['Bear'], '5/6']);
  });
  it('as it leaves the battlefield', () => {
    const t = table({ A: { hand: ['Smash'], battlefield: ['Graft', 'Bear', 'Ox'] } });
    t.activate('A', 'Graft', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Smash', { targets: ['Graft'] }).resolveAll();
    expect(t.names('graveyard').sort()).toEqual(['Bear', 'Graft', 'Smash']);
  });
  it('as what it is attached to leaves: it triggers once, and there is nothing to sacrifice', () => {
    const t = table({ A: { hand: ['Slay'], battlefield: ['Graft', 'Bear', 'Ox'] } });
    t.activate('A', 'Graft', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolve();
    expect(t.names('stack')).toEqual(['Graft']);
    expect(t.resolveAll().names('battlefield').sort()).toEqual(['Graft', 'Ox']);
  });
});

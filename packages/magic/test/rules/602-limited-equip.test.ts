/** How often an equip ability can be activated, and what it costs by what it targets (CR 601.2f, 602.2b, 602.5b). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  {
    name: 'Armor',
    type: 'Artifact — Equipment',
    cost: '{0}',
    text: 'Equipped creature gets +1/+1.\nEquip {0}. Activate only once each turn.',
  },
  {
    name: 'Plate',
    type: 'Artifact — Equipment',
    cost: '{0}',
    text: 'Equipped creature gets +3/+3.\nEquip {3}. This ability costs {1} less to activate for each other Equipment you control.',
  },
  {
    name: 'Mauler',
    type: 'Creature — Dwarf',
    cost: '{R}',
    pt: '3/3',
    text: 'Equip abilities you activate that target Mauler cost {2} less to activate.',
  },
  { name: 'Axe', type: 'Artifact — Equipment', cost: '{0}', text: 'Equipped creature gets +2/+0.\nEquip {3}' },
);

describe('602.5b: "activate only once each turn" after equip', () => {
  it('is so in each turn', () => {
    const t = table({ A: { battlefield: ['Armor', 'Bear'] } });
    t.activate('A', 'Armor', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('3/3');
    expect(t.can('A').some((x) => x.includes('Armor'))).toBe(false);
    t.to('precombatMain', 3);
    expect(t.can('A').some((x) => x.includes('Armor'))).toBe(true);
  });
});

describe('601.2f: equip costs less', () => {
  it('for each other Equipment', () => {
    const t = table({ A: { battlefield: ['Plate', 'Axe', 'Armor', 'Bear', 'Forest'] } });
    t.activate('A', 'Plate', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('5/5');
    expect(t.perm('Forest').tapped).toBe(true);
  });
  it('602.2b: only where it targets that creature', () => {
    const t = table({ A: { battlefield: ['Axe', 'Mauler', 'Bear', 'Forest'] } });
    t.activate('A', 'Axe', { targets: ['Bear'] }).resolveAll();
    expect([t.pt('Bear'), t.perm('Forest').tapped]).toEqual(['2/2', false]);
    const u = table({ A: { battlefield: ['Axe', 'Mauler', 'Bear', 'Forest'] } });
    u.activate('A', 'Axe', { targets: ['Mauler'] }).resolve();
    expect(u.pt('Mauler')).toBe('5/3');
  });
});

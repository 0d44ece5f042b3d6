import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { live } from '../../src/index.js';
import { define, Table, table } from '../kit.js';

const ROLES = ['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'];
for (const role of ROLES)
  define({ name: `Give ${role}`, cost: '{0}', type: 'Sorcery', text: `Create a ${role} Role token attached to target creature.` });
define(
  { name: 'Bear', cost: '{0}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Walling', cost: '{0}', type: 'Creature — Wall', pt: '0/4', text: 'Protection from enchantments' },
  { name: 'Grave', cost: '{0}', type: 'Artifact', text: '{0}: Destroy target enchantment.' },
  { name: 'Twin', cost: '{0}', type: 'Sorcery', text: "Create a token that's a copy of target enchantment." },
  {
    name: 'Power',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Create two Powerstone tokens. Create a Map token. Create a Junk token. Create a Shard token.',
  },
  { name: 'Red Thing', cost: '{1}', type: 'Sorcery', text: 'Draw a card.' },
  { name: 'Cog', cost: '{1}', type: 'Artifact' },
  { name: 'Tool', cost: '{0}', type: 'Artifact', text: '{1}: You gain 1 life.' },
);

const withRoles = (...roles: string[]): Table => {
  const t = new Table({ A: { hand: roles.map((r) => `Give ${r}`), battlefield: ['Bear', 'Grave'] } }).to('precombatMain', 1);
  for (const r of roles) t.cast('A', `Give ${r}`, { targets: ['Bear'] }).resolve();
  return t;
};

describe('111.10, 303.7 Roles', () => {
  it('111.10j-r: what each Role does to the creature it is attached to', () => {
    const stats = (role: string) => withRoles(role).pt('Bear');
    expect(ROLES.map(stats)).toEqual(['1/1', '3/3', '3/3', '3/3', '3/3', '3/3', '2/2']);
  });

  it('111.10q: a Wicked Role that goes to the graveyard costs each opponent 1 life', () => {
    const t = withRoles('Wicked')
      .activate('A', 'Grave', { targets: ['Wicked'] })
      .resolveAll();
    expect(t.life('B')).toBe(19);
  });

  it('111.10r: the Young Hero gets a counter as it attacks with toughness 3 or less', () => {
    const t = withRoles('Young Hero');
    t.to('beginCombat', 3).attack('Bear').resolveAll();
    expect(t.counters('Bear', '+1/+1')).toBe(1);
  });

  it('303.7a, 704.5y: of two Roles of the same player only the newest stays', () => {
    const t = withRoles('Monster', 'Wicked');
    expect(t.names('battlefield')).not.toContain('Monster');
    expect(t.names('battlefield')).toContain('Wicked');
  });

  it('303.4i: a Role that could not enchant the creature is not created', () => {
    const t = new Table({ A: { hand: ['Give Royal'], battlefield: ['Walling'] } }).to('precombatMain', 1);
    t.cast('A', 'Give Royal', { targets: ['Walling'] }).resolve();
    expect(t.names('battlefield')).toEqual(['Walling']);
  });

  it('303.4f: a token that is a copy of an Aura enters attached to what its controller chooses', () => {
    const t = new Table({ A: { hand: ['Give Monster', 'Twin'], battlefield: ['Bear', 'Walling'] } }).to('precombatMain', 1);
    t.cast('A', 'Give Monster', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Twin', { targets: ['Monster'] }).resolve();
    const roles = t.state.battlefield.filter((id) => (live(t.state, id)?.attachedTo ?? 0) > 0);
    expect(roles).toHaveLength(1); // the newer one: 704.5y
  });

  it('111.10h: mana of a Powerstone pays for artifacts and abilities, not for other spells', () => {
    const t = new Table({ A: { hand: ['Power', 'Red Thing', 'Cog'], battlefield: ['Tool'] } }).to('precombatMain', 1);
    t.cast('A', 'Power').resolve();
    expect(t.can('A')).toContain('cast Cog');
    expect(t.can('A')).toContain('activate Tool');
    expect(t.can('A')).not.toContain('cast Red Thing');
  });

  it('111.10s-t: a Map makes a creature explore, Junk exiles a card that can be played this turn', () => {
    const t = new Table({ A: { hand: ['Power'], battlefield: ['Bear'], library: ['Cog', 'Forest'] } }).to('precombatMain', 1);
    t.cast('A', 'Power').resolve();
    t.activate('A', 'Junk Token').resolve();
    expect(t.can('A')).toContain('cast Cog');
    t.activate('A', 'Map Token', { targets: ['Bear'] }).resolve();
    expect(t.names('hand')).toContain('Forest');
  });

  it('the words are read and said again', () => {
    for (const role of ROLES) {
      const r = compileCard({
        name: 'Giver',
        layout: 'normal',
        supertypes: [],
        types: ['Sorcery'],
        subtypes: [],
        manaCost: '{R}',
        text: `Create a ${role} Role token attached to up to one target creature you control.`,
      });
      expect(r.ok && roundTripFailure(r.card), role).toBeUndefined();
    }
  });
});

define(
  { name: 'Lander Maker', type: 'Sorcery', cost: '{G}', text: 'Create a Lander token.' },
  { name: 'Blighter', type: 'Creature — Goblin', cost: '{B}', pt: '2/3', text: '{T}, Blight 1: You gain 3 life.' },
);

// newer than the edition whose numbers are cited: the reminder text of their cards
describe('111.10 Lander, 701.1 blight', () => {
  it('111.10: a Lander fetches a basic land, tapped', () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Lander Maker'], library: ['Forest'] } });
    t.cast('A', 'Lander Maker').resolve();
    t.choose('choose', 'Forest').activate('A', 'Lander Token').resolve();
    expect(t.perms('Forest')).toHaveLength(4);
    expect(t.perms('Lander Token')).toEqual([]);
  });
  it('701.1: to blight is to put -1/-1 counters on a creature you control', () => {
    const t = table({ A: { battlefield: ['Blighter'] } });
    t.activate('A', 'Blighter').resolve();
    expect(t.pt('Blighter')).toBe('1/2');
    expect(t.life('A')).toBe(23);
  });
});

/** Who puts counters, subtypes of no type it has, each exiled card that is meant, cards that have left exile (CR 122.6, 205.3d, 607.2a, 607.3). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { characteristics } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Nest', type: 'Enchantment', cost: '{B}', text: 'Whenever you put one or more -1/-1 counters on a creature, you gain 5 life.' },
  { name: 'Blight', type: 'Sorcery', cost: '{B}', text: 'Each opponent puts a -1/-1 counter on a creature they control.' },
  { name: 'Wither Away', type: 'Sorcery', cost: '{B}', text: 'Put a -1/-1 counter on a creature an opponent controls.' },
  {
    name: 'Starry',
    type: 'Enchantment — Aura',
    cost: '{U}',
    text: 'Enchant creature or enchantment\nEnchanted permanent is an enchantment and loses all other card types.',
  },
  {
    name: 'Changer',
    type: 'Creature — Human Knight',
    cost: '{R}',
    pt: '2/2',
    text: '{R}: Until end of turn, this creature becomes a Dragon and gains flying.',
  },
  {
    name: 'Lore',
    type: 'Creature — Avatar',
    cost: '{U}',
    text: "As this creature enters, exile an instant or sorcery card from your graveyard.\nThis creature's power and toughness are each equal to the exiled card's mana value.",
  },
  { name: 'Great Spell', type: 'Sorcery', cost: '{5}{U}', text: 'Draw a card.' },
  { name: 'Pull', type: 'Instant', cost: '{W}', text: "Put target face-up exiled card into its owner's graveyard." },
  {
    name: 'Sorter',
    type: 'Creature — Zombie',
    cost: '{B}',
    pt: '1/1',
    text: '{0}: Mill two cards. You may put a creature card and/or a land card from among them into your hand.',
  },
  { name: 'Grove', type: 'Land Creature — Forest Dryad', pt: '1/1', text: '' },
);

const typesOf = (t: ReturnType<typeof table>, name: string): readonly string[] => {
  const id = t.state.battlefield.find((x) => characteristics(t.state, x).name === name) ?? 0;
  return characteristics(t.state, id).subtypes;
};

describe('122.6 who puts counters', () => {
  it('122.6: whoever is told to put them there', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Nest'], hand: ['Blight'] }, B: { battlefield: ['Nest', 'Bear'] } });
    t.cast('A', 'Blight').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([20, 25]);
  });
  it('122.6: and else the controller of the effect', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Nest'], hand: ['Wither Away'] }, B: { battlefield: ['Nest', 'Bear'] } });
    t.cast('A', 'Wither Away').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([25, 20]);
  });
});

describe('205.3d subtypes of a type it does not have', () => {
  it('205.3d: what is no creature gets no creature type, and all else', () => {
    const t = table({ A: { battlefield: ['Island', 'Mountain', 'Changer'], hand: ['Starry'] } });
    t.cast('A', 'Starry', { targets: ['Changer'] }).resolveAll();
    expect(typesOf(t, 'Changer')).toEqual([]);
    t.activate('A', 'Changer').resolveAll();
    expect(typesOf(t, 'Changer')).toEqual([]);
  });
  it('205.3d: a creature does', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Changer'] } });
    t.activate('A', 'Changer').resolveAll();
    expect(typesOf(t, 'Changer')).toEqual(['Dragon']);
  });
});

describe('607.2a a card that has left exile', () => {
  it('607.2a: it is not the exiled card any more', () => {
    const t = table({ A: { battlefield: ['Island', 'Plains'], hand: ['Lore', 'Pull'], graveyard: ['Great Spell'] } });
    t.choose('choose', 'Great Spell').cast('A', 'Lore').resolveAll();
    expect(t.state.battlefield.some((id) => characteristics(t.state, id).power === 6)).toBe(true);
    t.cast('A', 'Pull', { targets: ['Great Spell'] }).resolveAll();
    expect(t.names('graveyard')).toContain('Lore');
  });
});

describe('608.2d several choices of one instruction', () => {
  it('608.2d: "a creature card and/or a land card" are two cards, also where each could be either', () => {
    const t = table({ A: { battlefield: ['Sorter'], library: ['2 Grove'] } });
    t.when('may', { yes: true }).when('choose', { pick: [0] });
    t.activate('A', 'Sorter').resolveAll();
    expect(t.names('hand')).toEqual(['Grove', 'Grove']);
  });
});

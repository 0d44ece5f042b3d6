/** Forms with base power and toughness, triggers that last, how many did something at once, what damage results in. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2', text: 'Trample' },
  { name: 'Goblin', type: 'Creature — Goblin', cost: '{R}', pt: '1/1' },
  {
    name: 'Croak',
    type: 'Instant',
    cost: '{U}',
    text: 'Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.',
  },
  {
    name: 'Warden',
    type: 'Creature — Human',
    cost: '{G}',
    pt: '1/1',
    text: '{0}: Warden becomes a Human Warrior with base power and toughness 3/3.\n{0}: If Warden is a Warrior, it becomes a Human Spirit Warrior with trample and lifelink.',
  },
  {
    name: 'Mimic',
    type: 'Creature — Shapeshifter',
    cost: '{U}',
    pt: '0/4',
    text: '{0}: Mimic becomes a copy of another target creature, except it has this ability.',
  },
  { name: 'Double', type: 'Creature — Shapeshifter', cost: '{U}', pt: '0/0', text: 'You may have Double enter as a copy of any creature.' },
  { name: 'Drake', type: 'Creature — Drake', cost: '{U}', pt: '2/3', text: 'Flying' },
  {
    name: 'Breath',
    type: 'Enchantment — Aura',
    cost: '{R}',
    text: 'Enchant creature\nWhen a creature with mana value 1 or less enters, you may return Breath from your graveyard to the battlefield attached to that creature.',
  },
  {
    name: 'Peek',
    type: 'Sorcery',
    cost: '{U}',
    text: "Target player reveals a card at random from their hand. Peek deals damage to that player equal to that card's mana value.",
  },
  { name: 'Dawn', type: 'Creature — Human', cost: '{G}', pt: '1/1', text: '{0}: Dawn gets +1/+1 until your next upkeep.' },
  { name: 'Dusk', type: 'Creature — Human', cost: '{G}', pt: '1/1', text: '{0}: Dusk gets +1/+1 until your next end step.' },
  { name: 'Fray', type: 'Creature — Human', cost: '{G}', pt: '1/1', text: '{0}: Fray gets +1/+1 until end of combat on your next turn.' },
  {
    name: 'Wave',
    type: 'Enchantment — Aura',
    cost: '{U}',
    text: "Enchant land\nEnchanted land is a 2/2 blue Elemental creature with flying. It's still a land.",
  },
  {
    name: 'Bounce',
    type: 'Instant',
    cost: '{U}',
    text: "Return target permanent to its owner's hand. Then that player discards a card.",
  },
  {
    name: 'Vigil',
    type: 'Instant',
    cost: '{W}',
    text: 'Until your next turn, whenever a creature an opponent controls attacks, you gain 1 life.',
  },
  { name: 'March', type: 'Instant', cost: '{W}', text: 'Whenever one or more creatures attack this turn, you gain that much life.' },
  { name: 'Tally', type: 'Enchantment', text: 'Whenever one or more creatures you control die, you draw that many cards.' },
  { name: 'Wrath', type: 'Sorcery', cost: '{W}', text: 'Destroy all creatures.' },
  {
    name: 'Gains',
    type: 'Sorcery',
    cost: '{B}',
    text: 'Each player discards their hand, then returns up to one card from their graveyard to their hand.',
  },
  {
    name: 'Gate',
    type: 'Creature — Spirit',
    pt: '2/2',
    text: "You can't get poison counters.\nCreatures you control can't have -1/-1 counters put on them.",
  },
  { name: 'Adder', type: 'Creature — Snake', pt: '3/3', text: 'Infect' },
  { name: 'Kite', type: 'Artifact Creature — Scarecrow', cost: '{R}', pt: '2/1', text: "Kite can't have counters put on it." },
  {
    name: 'Blessing',
    type: 'Enchantment',
    text: 'Each creature you control enters the battlefield with an additional +1/+1 counter on it.',
  },
  {
    name: 'Mage',
    type: 'Legendary Planeswalker — Mage',
    cost: '{B}',
    loyalty: '3',
    text: '-X: Return target creature card with mana value X from your graveyard to the battlefield.',
  },
  {
    name: 'Storm',
    type: 'Enchantment',
    text: "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast before it this turn. You may choose new targets for the copies.",
  },
  { name: 'Jolt', type: 'Instant', cost: '{R}', text: 'Jolt deals 1 damage to any target.' },
);

describe('613.1d-g, 613.4b', () => {
  it('205.1b, 613.4b: a creature type and base power and toughness, abilities lost', () => {
    const t = table({ A: { battlefield: ['Island', 'Bear'], hand: ['Croak'] } });
    t.cast('A', 'Croak', { targets: ['Bear'] }).resolveAll();
    expect([t.pt('Bear'), t.perm('Bear').subtypes]).toEqual(['1/1', ['Frog']]);
  });
  it('611.2a: without a duration the form stays, and later forms add to it', () => {
    const t = table({ A: { battlefield: ['Warden'] } });
    t.activate('A', 'Warden').resolveAll();
    t.activate('A', 'Warden', { ability: 1 }).resolveAll();
    t.to('upkeep', 2);
    expect([t.pt('Warden'), t.perm('Warden').subtypes]).toEqual(['3/3', ['Human', 'Spirit', 'Warrior']]);
  });
});

describe('603.7, 603.2c', () => {
  it('603.7b: "until your next turn, whenever"', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Vigil'] }, B: { battlefield: ['Bear', 'Goblin'] } });
    t.cast('A', 'Vigil').resolveAll();
    t.to('declareAttackers', 2);
    t.attack('Bear', 'Goblin').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('603.2c: "one or more" triggers once, and "that much" is how many', () => {
    const t = table({ A: { battlefield: ['Plains', 'Bear', 'Goblin'], hand: ['March'] } });
    t.cast('A', 'March').resolveAll();
    t.attack('Bear', 'Goblin').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('603.10a: so it is when they leave together', () => {
    const t = table({ A: { battlefield: ['Plains', 'Tally', 'Bear', '2 Goblin'], hand: ['Wrath'] } });
    t.cast('A', 'Wrath').resolveAll();
    expect(t.names('hand')).toHaveLength(3);
  });
  it('707.10: a copy for each other spell cast before', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Storm'], hand: ['2 Jolt'] } });
    t.cast('A', 'Jolt', { targets: ['@B'] }).resolveAll();
    t.cast('A', 'Jolt', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

describe('101.4, 608.2e', () => {
  it('608.2e: all discard before anybody returns a card', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Gains', 'Bear'] }, B: { hand: ['Goblin'] } });
    t.when('choose', (d) => {
      return d.prompt.id === 'ask.choose' ? { pick: [0] } : undefined;
    });
    t.cast('A', 'Gains').resolveAll();
    expect([t.names('hand', 'A'), t.names('hand', 'B')]).toEqual([['Bear'], ['Goblin']]);
    const discards = t.events.flatMap((e, i) => (e.kind === 'zone' && e.word === 'discard' ? [i] : []));
    const returns = t.events.flatMap((e, i) => (e.kind === 'zone' && e.from === 'graveyard' ? [i] : []));
    expect(Math.max(...discards)).toBeLessThan(Math.min(...returns));
  });
});

describe('120.3, 122.6', () => {
  it('120.3b, 120.3d: counters from damage can be forbidden', () => {
    const t = table({ A: { battlefield: ['Adder', 'Adder'] }, B: { battlefield: ['Gate'] } });
    t.attack('Adder', 'Adder').block(['Gate', 'Adder']).to('endCombat');
    expect(t.state.players.rows[1].counters).toEqual([]);
    expect(t.counters('Gate', '-1/-1')).toBe(0);
  });
  it("614.12: what can't have counters put on it enters without them", () => {
    const t = table({ A: { battlefield: ['Mountain', 'Blessing'], hand: ['Kite'] } });
    t.cast('A', 'Kite').resolveAll();
    expect(t.counters('Kite', '+1/+1')).toBe(0);
  });
});

describe('602.2b', () => {
  it('601.2b-c: an ability with X in its target can be activated for an X that has one', () => {
    const t = table({ A: { battlefield: ['Mage'], graveyard: ['Bear'] } });
    t.activate('A', 'Mage', { x: 1, targets: ['Bear'] }).resolveAll();
    expect([t.names('battlefield').sort(), t.counters('Mage', 'loyalty')]).toEqual([['Bear', 'Mage'], 2]);
  });
});

describe('500.5: effects that last until a step, or until the end of a phase', () => {
  it('expire as the step begins, the same turn if it is still to come', () => {
    const t = table({ A: { battlefield: ['Dawn', 'Dusk'] } });
    t.activate('A', 'Dawn').resolve().activate('A', 'Dusk').resolve();
    expect([t.pt('Dawn'), t.pt('Dusk')]).toEqual(['2/2', '2/2']);
    t.to('end');
    expect([t.pt('Dawn'), t.pt('Dusk')]).toEqual(['2/2', '1/1']);
    t.activate('A', 'Dusk').resolve().to('upkeep', 2);
    expect([t.pt('Dawn'), t.pt('Dusk')]).toEqual(['2/2', '2/2']);
    t.to('upkeep', 3);
    expect([t.pt('Dawn'), t.pt('Dusk')]).toEqual(['1/1', '2/2']);
    t.to('end', 3);
    expect(t.pt('Dusk')).toBe('1/1');
  });
  it('until the end of combat on a later turn', () => {
    const t = table({ A: { battlefield: ['Fray'] } });
    t.activate('A', 'Fray').resolve().to('postcombatMain');
    expect(t.pt('Fray')).toBe('2/2');
    t.to('postcombatMain', 2);
    expect(t.pt('Fray')).toBe('2/2');
    t.to('precombatMain', 3);
    expect(t.pt('Fray')).toBe('2/2');
    t.to('postcombatMain', 3);
    expect(t.pt('Fray')).toBe('1/1');
  });
});

describe('205.1b, 608.2h: what it still is, and whose it was', () => {
  it('an enchanted land that is a creature is still a land', () => {
    const t = table({ A: { hand: ['Wave'], battlefield: ['Forest', 'Island'] } });
    t.cast('A', 'Wave', { targets: ['Forest'] }).resolve();
    expect(t.pt('Forest')).toBe('2/2');
    expect(t.perm('Forest').types).toEqual(expect.arrayContaining(['Land', 'Creature']));
    expect(t.perm('Forest').subtypes).toContain('Forest');
  });
  it('the owner of what was returned discards', () => {
    const t = table({ A: { hand: ['Bounce'], battlefield: ['Island'] }, B: { battlefield: ['Goblin'] } });
    t.cast('A', 'Bounce', { targets: ['Goblin'] }).resolve();
    expect([t.names('hand', 'B'), t.names('graveyard', 'B')]).toEqual([[], ['Goblin']]);
  });
});

describe('707.9a: a copy that keeps the ability it became one by', () => {
  it('takes over the copiable values and can become another copy', () => {
    const t = table({ A: { battlefield: ['Mimic', 'Bear', 'Drake'] } });
    t.activate('A', 'Mimic', { targets: ['Bear'] }).resolve();
    expect([t.perms('Bear').length, t.perms('Mimic').length]).toEqual([2, 0]);
    expect(t.pt('Bear', 1)).toBe('2/2');
    expect(t.can('A')).toContain('activate Bear');
    t.to('precombatMain', 3);
    t.activate('A', 'Bear', { targets: ['Drake'] }).resolve();
    expect([t.perms('Bear').length, t.perms('Drake').length]).toEqual([1, 2]);
  });
  it('707.3: a copy of the copy has the ability, too', () => {
    const t = table({ A: { hand: ['Double'], battlefield: ['Mimic', 'Goblin', 'Island'] } });
    t.activate('A', 'Mimic', { targets: ['Goblin'] }).resolve();
    t.when('choose', { pick: [0] });
    t.cast('A', 'Double').resolve();
    expect(t.can('A').filter((x) => x === 'activate Goblin').length).toBe(2);
  });
});

describe('303.4f, 701.16: put onto the battlefield attached, a card revealed at random', () => {
  it('an Aura comes back attached to what entered', () => {
    const t = table({ A: { hand: ['Bear'], graveyard: ['Breath'], battlefield: ['Forest'] } });
    t.cast('A', 'Bear').resolve();
    t.when('may', { yes: true }).resolve();
    expect(t.names('graveyard')).toEqual([]);
    expect(t.perm('Breath').attachedTo).toBe(t.perm('Bear').id);
  });
  it('its mana value is what it is', () => {
    const t = table({ A: { hand: ['Peek'], battlefield: ['Island'] }, B: { hand: ['Drake'] } });
    t.cast('A', 'Peek', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(19);
  });
});

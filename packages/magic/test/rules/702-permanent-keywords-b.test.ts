/** Keyword abilities of permanents with a mechanism of their own (CR 702). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { live } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Shock Bolt', type: 'Instant', cost: '{R}', text: 'Shock Bolt deals 2 damage to any target.' },
  { name: 'Borrow', type: 'Sorcery', cost: '{U}', text: 'Gain control of target creature.' },
  { name: 'Echo Bear', type: 'Creature — Bear', cost: '{G}', pt: '4/4', text: 'Echo {1}{G}' },
  { name: 'Iced Bear', type: 'Creature — Bear', cost: '{G}', pt: '4/4', text: 'Cumulative upkeep {1}' },
  { name: 'Bleeding Bear', type: 'Creature — Bear', cost: '{G}', pt: '4/4', text: 'Cumulative upkeep—Pay 1 life.' },
  { name: 'Torn Bear', type: 'Creature — Bear', cost: '{G}', pt: '4/4', text: 'Cumulative upkeep {G} or {W}' },
  {
    name: 'Shape Taker',
    type: 'Creature — Shapeshifter',
    cost: '{G}',
    pt: '0/0',
    text: 'You may have this creature enter as a copy of any creature on the battlefield.',
  },
  { name: 'Zombie Horde', type: 'Creature — Bear', cost: '{G}', pt: '1/1', text: 'Amplify 2' },
  { name: 'Gulper', type: 'Creature — Dragon', cost: '{G}', pt: '1/1', text: 'Devour 2' },
  { name: 'Guard Umbra', type: 'Enchantment — Aura', cost: '{W}', text: 'Enchant creature\nEnchanted creature gets +1/+1.\nUmbra armor' },
  { name: 'Wild One', type: 'Creature — Devil', cost: '{R}', pt: '2/2', text: 'Unleash' },
  { name: 'Rioter', type: 'Creature — Goblin', cost: '{R}', pt: '2/2', text: 'Riot' },
  {
    name: 'Taxed Snake',
    type: 'Creature — Snake',
    cost: '{G}',
    pt: '1/1',
    text: "Tribute 2\nWhen Taxed Snake enters, if tribute wasn't paid, you gain 4 life.",
  },
  {
    name: 'Exploiter',
    type: 'Creature — Human',
    cost: '{B}',
    pt: '1/2',
    text: 'Exploit\nWhen Exploiter exploits a creature, you gain 3 life.',
  },
  { name: 'Renowned One', type: 'Creature — Human', cost: '{W}', pt: '2/2', text: 'Renown 1' },
  { name: 'Wagon', type: 'Artifact — Vehicle', cost: '{2}', pt: '4/4', text: 'Crew 3' },
  { name: 'Usurper', type: 'Creature — Human', cost: '{R}', pt: '1/1', text: 'Dethrone' },
  { name: 'Brawler', type: 'Creature — Human', cost: '{R}', pt: '1/1', text: 'Melee' },
  { name: 'Mite', type: 'Creature — Phyrexian', cost: '{W}', pt: '1/1', text: 'Toxic 1\nToxic 2' },
  { name: 'Warrior', type: 'Creature — Tyranid', cost: '{X}{G}', pt: '1/1', text: 'Ravenous' },
  { name: 'Sanctity', type: 'Enchantment', cost: '{W}', text: 'You have hexproof.' },
  { name: 'Legion', type: 'Creature — Human', cost: '{R}', pt: '1/1', text: 'Myriad' },
);

describe('702.24 cumulative upkeep', () => {
  it('702.24a: one age counter each upkeep, the cost for each', () => {
    const t = table({ A: { hand: ['Iced Bear'], battlefield: ['2 Forest'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Iced Bear').resolve().to('draw', 3);
    expect(t.counters('Iced Bear', 'age')).toBe(1);
    t.to('draw', 5);
    expect(t.counters('Iced Bear', 'age')).toBe(2);
    expect(t.perms('Forest').every((f) => f.tapped)).toBe(true);
    t.to('draw', 7); // three can't be paid with two lands
    expect(t.names('graveyard')).toEqual(['Iced Bear']);
  });
  it('702.24a: not paying is a choice', () => {
    const t = table({ A: { battlefield: ['2 Forest', 'Iced Bear'] } });
    t.when('may', { yes: false }).to('draw', 3);
    expect(t.names('graveyard')).toContain('Iced Bear');
  });
  it('702.24a: costs other than mana', () => {
    const t = table({ A: { hand: ['Bleeding Bear'], battlefield: ['Forest'] } });
    t.when('may', { yes: true }).cast('A', 'Bleeding Bear').resolve().to('draw', 3).to('draw', 5);
    expect(t.counters('Bleeding Bear', 'age')).toBe(2);
    expect(t.life('A')).toBe(17);
  });
  it('702.24a: a choice is made for each age counter', () => {
    const t = table({ A: { hand: ['Torn Bear'], battlefield: ['Forest', 'Plains'] } });
    t.when('may', { yes: true }).cast('A', 'Torn Bear').resolve().to('draw', 5);
    expect(t.counters('Torn Bear', 'age')).toBe(2);
    expect(t.perms('Forest')[0].tapped && t.perms('Plains')[0].tapped).toBe(true); // {G} and {W}
  });
});

describe('702.30 echo', () => {
  it('702.30a: in the first upkeep after it came, and not again', () => {
    const t = table({ A: { hand: ['Echo Bear'], battlefield: ['3 Forest'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Echo Bear').resolve().to('draw', 3);
    expect(t.names('battlefield')).toContain('Echo Bear');
    expect(t.perms('Forest').filter((f) => f.tapped)).toHaveLength(2);
    t.to('draw', 5);
    expect(t.perms('Forest').filter((f) => f.tapped)).toHaveLength(0);
  });
  it('702.30a: sacrificed unless paid', () => {
    const t = table({ A: { hand: ['Echo Bear'], battlefield: ['3 Forest'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Echo Bear').resolve().to('draw', 3);
    expect(t.names('graveyard')).toEqual(['Echo Bear']);
  });
  it('702.30a: a new controller pays as well', () => {
    const t = table({
      A: { hand: ['Echo Bear'], battlefield: ['3 Forest'] },
      B: { hand: ['Borrow'], battlefield: ['Island', '2 Forest'] },
    });
    t.when('may', { yes: true }, 'A').when('may', { yes: false }, 'B');
    t.cast('A', 'Echo Bear').resolve().to('precombatMain', 3).to('precombatMain', 4);
    t.cast('B', 'Borrow', { targets: ['Echo Bear'] }).resolve();
    t.to('draw', 6);
    expect(t.names('graveyard')).toContain('Echo Bear');
  });
});

describe('702.38 amplify', () => {
  it('702.38a: N counters for each card revealed that shares a creature type', () => {
    const t = table({ A: { hand: ['Zombie Horde', 'Bear', 'Echo Bear', 'Ogre'], battlefield: ['Forest'] } });
    t.choose('choose', 'Bear', 'Echo Bear');
    t.cast('A', 'Zombie Horde').resolve();
    expect(t.counters('Zombie Horde', '+1/+1')).toBe(4);
  });
  it('702.38a, 707.5: what enters as a copy is asked what it is as that copy', () => {
    const t = table({ A: { hand: ['Shape Taker', 'Bear', 'Ogre'], battlefield: ['Forest', 'Zombie Horde'] } });
    t.when('may', { yes: true }).choose('choose', 'Bear').choose('choose', 'Zombie Horde');
    t.cast('A', 'Shape Taker').resolve();
    const copy = t.state.battlefield.map((id) => live(t.state, id)).find((o) => o?.copyOf);
    expect(copy?.counters?.map((c) => [c.kind, c.n])).toEqual([['+1/+1', 2]]);
  });
});

describe('702.82 devour', () => {
  it('702.82a: N counters for each creature sacrificed as it enters', () => {
    const t = table({ A: { hand: ['Gulper'], battlefield: ['Forest', 'Bear', 'Ogre'] } });
    t.choose('choose', 'Bear', 'Ogre');
    t.cast('A', 'Gulper').resolve();
    expect(t.pt('Gulper')).toBe('5/5');
    expect(t.names('graveyard').sort()).toEqual(['Bear', 'Ogre']);
  });
});

describe('702.89 umbra armor', () => {
  it('702.89a: the Aura is destroyed instead, and the damage is gone', () => {
    const t = table({ A: { hand: ['Guard Umbra', 'Death Spell', 'Shock Bolt'], battlefield: ['Plains', 'Swamp', 'Mountain', 'Bear'] } });
    t.cast('A', 'Guard Umbra', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Shock Bolt', { targets: ['Bear'] }).resolve();
    expect(t.perm('Bear').damage).toBe(2);
    t.cast('A', 'Death Spell', { targets: ['Bear'] }).resolve();
    expect(t.names('battlefield')).toContain('Bear');
    expect(t.perm('Bear').damage).toBe(0);
    expect(t.names('graveyard')).toContain('Guard Umbra');
  });
});

describe('702.98 unleash', () => {
  it("702.98a: with the counter it can't block", () => {
    const t = table({ A: { hand: ['Wild One'], battlefield: ['Mountain'] }, B: { battlefield: ['Ogre'] } });
    t.when('may', { yes: true }).cast('A', 'Wild One').resolve();
    expect(t.pt('Wild One')).toBe('3/3');
    t.to('declareAttackers', 2);
    t.attack('Ogre').to('combatDamage');
    expect(t.life('A')).toBe(17);
  });
  it('702.98a: without it, it can', () => {
    const t = table({ A: { hand: ['Wild One'], battlefield: ['Mountain'] }, B: { battlefield: ['Ogre'] } });
    t.when('may', { yes: false }).cast('A', 'Wild One').resolve();
    expect(t.pt('Wild One')).toBe('2/2');
    t.to('declareAttackers', 2);
    t.attack('Ogre').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Wild One', 'Ogre']))).toBe(null);
  });
});

describe('702.136 riot', () => {
  it('702.136a: the counter', () => {
    const t = table({ A: { hand: ['Rioter'], battlefield: ['Mountain'] } });
    t.when('may', { yes: true }).cast('A', 'Rioter').resolve();
    expect([t.pt('Rioter'), t.perm('Rioter').keywords.includes('haste')]).toEqual(['3/3', false]);
  });
  it('702.136a: or haste', () => {
    const t = table({ A: { hand: ['Rioter'], battlefield: ['Mountain'] } });
    t.when('may', { yes: false }).cast('A', 'Rioter').resolve();
    expect([t.pt('Rioter'), t.perm('Rioter').keywords.includes('haste')]).toEqual(['2/2', true]);
    t.attack('Rioter');
    expect(t.obj('Rioter').attacking).not.toBe(0);
  });
});

describe('702.104 tribute', () => {
  it('702.104a: an opponent may put the counters on it', () => {
    const t = table({ A: { hand: ['Taxed Snake'], battlefield: ['Forest'] } });
    t.when('may', { yes: true }, 'B').cast('A', 'Taxed Snake').resolveAll();
    expect([t.pt('Taxed Snake'), t.life('A')]).toEqual(['3/3', 20]);
  });
  it("702.104b: when they didn't, the ability triggers", () => {
    const t = table({ A: { hand: ['Taxed Snake'], battlefield: ['Forest'] } });
    t.when('may', { yes: false }, 'B').cast('A', 'Taxed Snake').resolveAll();
    expect([t.pt('Taxed Snake'), t.life('A')]).toEqual(['1/1', 24]);
  });
});

describe('702.110 exploit', () => {
  it('702.110b: it exploits a creature when one is sacrificed', () => {
    const t = table({ A: { hand: ['Exploiter'], battlefield: ['Swamp', 'Bear'] } });
    t.choose('choose', 'Bear').cast('A', 'Exploiter').resolveAll();
    expect(t.names('graveyard')).toEqual(['Bear']);
    expect(t.life('A')).toBe(23);
  });
  it('702.110a: it may be itself, or none', () => {
    const t = table({ A: { hand: ['Exploiter', 'Exploiter'], battlefield: ['2 Swamp'] } });
    t.choose('choose', 'Exploiter').cast('A', 'Exploiter').resolveAll();
    expect(t.life('A')).toBe(23);
    t.when('choose', { pick: [] }).cast('A', 'Exploiter').resolveAll();
    expect(t.life('A')).toBe(23);
    expect(t.names('battlefield')).toContain('Exploiter');
  });
});

describe('702.112 renown', () => {
  it('702.112a: once', () => {
    const t = table({ A: { battlefield: ['Renowned One'] } });
    t.attack('Renowned One').to('endCombat');
    expect(t.counters('Renowned One', '+1/+1')).toBe(1);
    t.to('declareAttackers', 3).attack('Renowned One').to('endCombat');
    expect(t.counters('Renowned One', '+1/+1')).toBe(1);
    expect(t.life('B')).toBe(15);
  });
});

describe('702.122 crew', () => {
  it('702.122a: tap creatures with total power N or greater', () => {
    const t = table({ A: { battlefield: ['Wagon', 'Bear', 'Bear'] } });
    t.choose('choose', 'Bear', 'Bear').activate('A', 'Wagon').resolve();
    expect(t.perm('Wagon').types).toContain('Creature');
    expect(t.perms('Bear').every((b) => b.tapped)).toBe(true);
    t.to('precombatMain', 2);
    expect(t.perm('Wagon').types).not.toContain('Creature');
  });
  it('702.122a: not with less', () => {
    const t = table({ A: { battlefield: ['Wagon', 'Bear'] } });
    expect(t.can('A')).not.toContain('activate Wagon');
    const u = table({ A: { battlefield: ['Wagon', 'Bear', 'Ogre'] } });
    u.can('A');
    u.answer({ pick: [(u.decision.ask as never as { options: { act: string }[] }).options.findIndex((o) => o.act === 'activate')] });
    const bear = (u.decision.ask as never as { options: { entity: number }[] }).options.findIndex((o) => o.entity === u.perm('Bear').id);
    expect(u.refusal({ pick: [bear] })).toBe('601.2h');
  });
});

describe('702.105 dethrone', () => {
  it('702.105a: attacking the player with the most life, or tied', () => {
    const t = table({ A: { battlefield: ['Usurper'] } });
    t.attack('Usurper').resolveAll();
    expect(t.counters('Usurper', '+1/+1')).toBe(1);
  });
  it('702.105a: not a player with less', () => {
    const t = table({ A: { battlefield: ['Usurper'] }, B: { life: 19 } });
    t.attack('Usurper').resolveAll();
    expect(t.counters('Usurper', '+1/+1')).toBe(0);
  });
});

describe('702.116 myriad, 702.121 melee', () => {
  it('702.121a: +1/+1 for the opponent attacked', () => {
    const t = table({ A: { battlefield: ['Brawler', 'Bear'] } });
    t.attack('Brawler', 'Bear').resolveAll();
    expect(t.pt('Brawler')).toBe('2/2');
  });
  it('702.116a: with one opponent there is nobody else to attack', () => {
    const t = table({ A: { battlefield: ['Legion'] } });
    t.attack('Legion').resolveAll();
    expect(t.perms('Legion')).toHaveLength(1);
  });
});

describe('702.164 toxic', () => {
  it('702.164b-c: poison counters besides the loss of life, the sum of its values', () => {
    const t = table({ A: { battlefield: ['Mite'] } });
    t.attack('Mite').to('endCombat');
    expect(t.life('B')).toBe(19);
    expect(t.state.players.rows[1].counters).toMatchObject([{ kind: 'poison', n: 3 }]);
  });
});

describe('702.156 ravenous', () => {
  it('702.156a: X counters, and a card when X is 5 or more', () => {
    const t = table({ A: { hand: ['Warrior', 'Warrior'], battlefield: ['10 Forest'], library: ['Bear', 'Ogre'] } });
    t.cast('A', 'Warrior', { x: 5 }).resolveAll();
    expect(t.pt('Warrior')).toBe('6/6');
    expect(t.names('hand')).toContain('Bear');
    t.cast('A', 'Warrior', { x: 3 }).resolveAll();
    expect(t.names('hand')).not.toContain('Ogre');
  });
});

describe('702.11 hexproof of a player', () => {
  it("702.11c: opponents' spells can't target the player", () => {
    const t = table({
      A: { battlefield: ['Sanctity', 'Mountain'], hand: ['Shock Bolt'] },
      B: { battlefield: ['Mountain'], hand: ['Shock Bolt'] },
    });
    t.cast('A', 'Shock Bolt', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(18);
    expect(() => t.cast('B', 'Shock Bolt', { targets: ['@A'] })).toThrow();
  });
});

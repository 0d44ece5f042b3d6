/** CR 101: the golden rules. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';
import { ANY, CREATURE, EACH, ME, permanent, rules, spell, YOU } from './write.js';

permanent('No Lands', { cost: '{1}' }, rules({ rule: 'cant', action: { act: 'playLand', who: YOU, what: ANY } }));
permanent('No Life', { cost: '{1}' }, rules({ rule: 'cant', action: { act: 'gainLife', who: EACH } }));
permanent('Stubborn Bear', { cost: '{G}', pt: [2, 2] }, rules({ rule: 'cant', action: { act: 'counter', what: ME } }));
// The static ability of a spell that says it can't be countered works on the stack (CR 113.6e).
permanent(
  'Sure Bear',
  { cost: '{G}', pt: [2, 2] },
  {
    kind: 'static',
    zone: 'stack',
    parts: [{ part: 'rule', rule: { rule: 'cant', action: { act: 'counter', what: ME } } }],
  },
);
spell('Instant Edict', '{B}', 'Instant', [], { do: 'sacrifice', who: EACH, count: 1, filter: CREATURE });

describe('101 golden rules', () => {
  it('101.1: a card that allows a sorcery at instant speed overrides the rule that forbids it', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Vedalken Orrery'], hand: ['Lava Spike', 'Gray Ogre'] }, B: {} });
    t.to('upkeep', 3);
    expect(t.can('A')).toContain('cast Lava Spike');
    const without = table({ A: { battlefield: ['2 Mountain'], hand: ['Lava Spike'] } }).to('upkeep', 3);
    expect(without.can('A')).not.toContain('cast Lava Spike');
  });
  it('101.2: "you may play an additional land" and "you can\'t play lands": no land (its example)', () => {
    const free = table({ A: { battlefield: ['Exploration'], hand: ['2 Forest'] } });
    free.land('A', 'Forest');
    expect(free.can('A')).toContain('land Forest');
    const t = table({ A: { battlefield: ['Exploration', 'No Lands'], hand: ['2 Forest'] } });
    expect(t.can('A')).not.toContain('land Forest');
  });
  it('101.2: "can\'t gain life" wins over an instruction to gain life', () => {
    const t = table({ A: { battlefield: ['2 Plains', '2 Mountain', 'No Life'], hand: ['Lightning Helix'] } });
    t.cast('A', 'Lightning Helix', { targets: ['@B'] }).resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 17]);
  });
  it("101.2: a spell that can't be countered is a legal target of Counterspell and resolves all the same", () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Sure Bear'] }, B: { battlefield: ['2 Island'], hand: ['Counterspell'] } });
    t.cast('A', 'Sure Bear')
      .cast('B', 'Counterspell', { targets: ['Sure Bear'] })
      .resolve(2);
    expect(t.perms('Sure Bear')).toHaveLength(1);
    expect(t.names('graveyard', 'B')).toEqual(['Counterspell']);
  });
  it('101.2: the same words on a permanent do nothing while its card is a spell (113.6e)', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Stubborn Bear'] }, B: { battlefield: ['2 Island'], hand: ['Counterspell'] } });
    t.cast('A', 'Stubborn Bear')
      .cast('B', 'Counterspell', { targets: ['Stubborn Bear'] })
      .resolve(1);
    expect(t.names('graveyard', 'A')).toEqual(['Stubborn Bear']);
  });
  it('101.3: what is impossible of an instruction is left out', () => {
    const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Mind Rot'] }, B: { hand: ['Grizzly Bears'] } });
    t.cast('A', 'Mind Rot', { targets: ['@B'] }).resolve();
    expect(t.names('hand', 'B')).toEqual([]);
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
  });
  it('101.4: each player sacrifices a creature: the active player chooses first, then the other, then all at once (its example)', () => {
    const t = table({
      A: { battlefield: ['Grizzly Bears', 'Gray Ogre', 'Blood Artist'] },
      B: { battlefield: ['Swamp', 'Hill Giant', 'Craw Wurm'], hand: ['Instant Edict'] },
    });
    const seats: number[] = [];
    t.when('choose', (d) => {
      seats.push(d.seat);
      return { pick: [1] };
    });
    t.cast('B', 'Instant Edict').resolve();
    // B cast the spell, yet A, whose turn it is, chooses first.
    expect(seats).toEqual([0, 1]);
    expect(t.names('graveyard', 'A')).toEqual(['Gray Ogre']);
    expect(t.names('graveyard', 'B').sort()).toEqual(['Craw Wurm', 'Instant Edict']);
    expect(t.names('stack')).toEqual(['Blood Artist', 'Blood Artist']);
  });
  it('101.4: creatures sacrificed together see each other go', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Blood Artist'], hand: ['Innocent Blood'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Innocent Blood').resolve();
    // Blood Artist: "Whenever Blood Artist or another creature dies": both deaths.
    expect(t.names('stack')).toHaveLength(2);
  });
});

describe('101.4, 608.2e several players do it at once', () => {
  define(
    { name: 'Reveal All', type: 'Sorcery', cost: '{0}', text: 'Each player may put a creature card from their hand onto the battlefield.' },
    { name: 'Watch', type: 'Creature — Cleric', cost: '{9}', pt: '1/1', text: 'Whenever another creature enters, you gain 1 life.' },
    {
      name: 'Mimic',
      type: 'Creature — Shapeshifter',
      cost: '{9}',
      pt: '0/0',
      text: 'You may have this creature enter as a copy of any creature on the battlefield.',
    },
    { name: 'Small One', type: 'Creature — Rat', cost: '{1}', pt: '1/1' },
    { name: 'Large One', type: 'Creature — Ox', cost: '{5}', pt: '5/5' },
    {
      name: 'Greatest Falls',
      type: 'Instant',
      cost: '{0}',
      text: 'Each player sacrifices a creature with the greatest power among creatures they control.',
    },
    { name: 'Mourner', type: 'Creature — Cleric', cost: '{1}', pt: '7/7', text: 'Whenever another creature dies, you gain 1 life.' },
    {
      name: 'Toll',
      type: 'Sorcery',
      cost: '{0}',
      text: 'Each player sacrifices a creature of their choice unless they pay {2}.',
    },
  );
  it('101.4, 614.12a: what is put onto the battlefield enters together: a copy is of what was there before', () => {
    const t = table({ A: { hand: ['Reveal All', 'Large One'] }, B: { hand: ['Mimic'] } });
    t.when('may', { yes: true }).cast('A', 'Reveal All').resolveAll();
    expect(t.names('battlefield')).toEqual(['Large One']);
    expect(t.names('graveyard', 'B')).toEqual(['Mimic']);
  });
  it('603.6a: what enters together sees each other enter', () => {
    const t = table({ A: { hand: ['Reveal All', 'Watch'] }, B: { hand: ['Large One'] } });
    t.when('may', { yes: true }).cast('A', 'Reveal All').resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('701.17a, 603.10a: all are sacrificed at once, and see each other die', () => {
    const t = table({ A: { hand: ['Greatest Falls'], battlefield: ['Mourner', 'Small One'] }, B: { battlefield: ['Large One'] } });
    t.cast('A', 'Greatest Falls').resolveAll();
    expect(t.names('battlefield')).toEqual(['Small One']);
    expect(t.life('A')).toBe(21);
  });
});

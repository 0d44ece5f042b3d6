/** "You may …. If you do, …" (CR 118.12, 118.3, 608.2d, 603.12). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', type: 'Creature — Ox', cost: '{1}', pt: '2/4' },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Clear Graves', type: 'Instant', cost: '{0}', text: "Exile target player's graveyard." },
  {
    name: 'Returner',
    type: 'Creature — Cat',
    cost: '{0}',
    pt: '4/3',
    text: "{0}: You may return another creature you control to its owner's hand. If you do, this creature gains indestructible until end of turn.",
  },
  {
    name: 'Butler',
    type: 'Creature — Zombie',
    cost: '{0}',
    pt: '1/1',
    text: 'When this creature dies, you may exile it. When you do, you gain 5 life.',
  },
  { name: 'Tapper', type: 'Artifact', cost: '{0}', text: '{0}: You may untap this artifact. If you do, you gain 1 life.' },
  {
    name: 'Feeder',
    type: 'Creature — Beast',
    cost: '{0}',
    pt: '1/1',
    text: "When this creature enters, you may sacrifice another creature. If you do, you gain life equal to the sacrificed creature's toughness.",
  },
  {
    name: 'Uncharger',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: You may remove a charge counter from this artifact. If you do, you gain 1 life.',
  },
  { name: 'No Gain', type: 'Enchantment', cost: '{0}', text: "Players can't gain life." },
);

describe('118.12 what can not be done is not done', () => {
  it('118.12, 608.2d: without another creature nothing is returned, and nothing follows', () => {
    const t = table({ A: { battlefield: ['Returner'] } });
    t.when('may', { yes: true }).activate('A', 'Returner').resolve();
    expect(t.perm('Returner').keywords).toEqual([]);
  });
  it('118.12: with one it is asked, and what follows happens', () => {
    const t = table({ A: { battlefield: ['Returner', 'Ox'] } });
    t.when('may', { yes: true }).activate('A', 'Returner').resolve();
    expect(t.perm('Returner').keywords).toEqual(['indestructible']);
    expect(t.names('hand')).toEqual(['Ox']);
  });
  it('603.12: a reflexive ability does not trigger where its object has left the graveyard', () => {
    const t = table({ A: { battlefield: ['Butler'], hand: ['Kill', 'Clear Graves'] } });
    t.when('may', { yes: true })
      .cast('A', 'Kill', { targets: ['Butler'] })
      .resolve()
      .cast('A', 'Clear Graves', { targets: ['@A'] });
    t.resolveAll();
    expect(t.life('A')).toBe(20);
    const u = table({ A: { battlefield: ['Butler'], hand: ['Kill'] } });
    u.when('may', { yes: true })
      .cast('A', 'Kill', { targets: ['Butler'] })
      .resolveAll();
    expect(u.life('A')).toBe(25);
    expect(u.names('exile')).toEqual(['Butler']);
  });
  it('701.21b: what is untapped can not be untapped; 122.1: counters that are not there are not removed', () => {
    const t = table({ A: { battlefield: ['Tapper', 'Uncharger'] } });
    t.when('may', { yes: true }).activate('A', 'Tapper').resolve().activate('A', 'Uncharger').resolve();
    expect(t.life('A')).toBe(20);
  });
  it('608.2h: "the sacrificed creature" is what the cost was paid with on resolution', () => {
    const t = table({ A: { battlefield: ['Ox'], hand: ['Feeder'] } });
    t.when('may', { yes: true }).cast('A', 'Feeder').resolveAll();
    expect(t.life('A')).toBe(24);
  });
});

describe('118.12a costs paid on resolution with what others control', () => {
  define(
    { name: 'Order', type: 'Enchantment', cost: '{0}' },
    {
      name: 'Drake',
      type: 'Creature — Drake',
      cost: '{0}',
      pt: '2/1',
      text: "Flying\nWhen this creature enters, sacrifice it unless you return an enchantment to its owner's hand.",
    },
  );
  it('118.12a: an enchantment of the opponent can be returned', () => {
    const t = table({ A: { hand: ['Drake'] }, B: { battlefield: ['Order'] } });
    t.when('may', { yes: true }).cast('A', 'Drake').resolveAll();
    expect(t.names('battlefield')).toEqual(['Drake']);
    expect(t.names('hand', 'B')).toEqual(['Order']);
  });
});

/** Events of several that do it at once, of several kinds, and of so much (CR 508.1, 603.2c, 700.4). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/4' },
  { name: 'Dais', type: 'Artifact', cost: '{0}', text: 'Whenever two or more creatures attack, you gain 1 life.' },
  { name: 'Horn', type: 'Artifact', cost: '{0}', text: 'Whenever two or more creatures you control attack a player, you gain 1 life.' },
  {
    name: 'Envoy',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever an opponent attacks you, Envoy deals 2 damage to that player.',
  },
  {
    name: 'Page',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever Page attacks a player who controls two or more creatures, you gain 1 life.',
  },
  {
    name: 'Stub',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever another source you control deals exactly 1 damage to a permanent or player, Stub deals 2 damage to that permanent or player.',
  },
  { name: 'Ping', type: 'Instant', cost: '{0}', text: 'Ping deals 1 damage to any target.' },
  { name: 'Shock', type: 'Instant', cost: '{0}', text: 'Shock deals 2 damage to any target.' },
  {
    name: 'Moth',
    type: 'Creature — Bat',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever you gain or lose life during your turn, put a +1/+1 counter on Moth.',
  },
  { name: 'Tonic', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Pain', type: 'Instant', cost: '{0}', text: 'You lose 1 life.' },
  {
    name: 'Bats',
    type: 'Creature — Bat',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever you create or sacrifice a token, each opponent loses 1 life.',
  },
  { name: 'Call', type: 'Sorcery', cost: '{0}', text: 'Create two 1/1 white Soldier creature tokens.' },
  { name: 'Altar', type: 'Artifact', cost: '{0}', text: 'Sacrifice a creature: You gain 1 life.' },
  {
    name: 'Chart',
    type: 'Creature — Wizard',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever another creature you control leaves the battlefield without dying, put a +1/+1 counter on Chart.',
  },
  { name: 'Bounce', type: 'Instant', cost: '{0}', text: "Return target creature to its owner's hand." },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Staff', type: 'Artifact', cost: '{0}', text: 'Whenever you create one or more creature tokens, you gain 1 life.' },
  { name: 'Spy', type: 'Artifact', cost: '{0}', text: 'Whenever one or more players discard one or more cards, you gain 1 life.' },
  { name: 'Rot', type: 'Sorcery', cost: '{0}', text: 'Each player discards a card.' },
);

describe('508.1: attacks by so many at once', () => {
  it('one is not enough, and two are one event', () => {
    const one = table({ A: { battlefield: ['Dais', 'Horn', 'Bear', 'Ox'] } });
    expect(one.attack('Bear').resolveAll().life('A')).toBe(20);
    const two = table({ A: { battlefield: ['Dais', 'Horn', 'Bear', 'Ox'] } });
    expect(two.attack('Bear', 'Ox').resolveAll().life('A')).toBe(22);
  });
  it('of an opponent who attacks you the player is spoken of, once', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ox'] }, B: { battlefield: ['Envoy'] } });
    expect(t.attack('Bear', 'Ox').resolveAll().life('A')).toBe(18);
  });
  it('a player who is so as the attack is declared', () => {
    const t = table({ A: { battlefield: ['Page'] }, B: { battlefield: ['Bear'] } });
    expect(t.attack('Page').resolveAll().life('A')).toBe(20);
    const u = table({ A: { battlefield: ['Page'] }, B: { battlefield: ['2 Bear'] } });
    expect(u.attack('Page').resolveAll().life('A')).toBe(21);
  });
});

describe('120.3: exactly so much damage', () => {
  it('neither more nor from the object itself', () => {
    const t = table({ A: { hand: ['Ping', 'Shock'], battlefield: ['Stub'] } });
    expect(
      t
        .cast('A', 'Ping', { targets: ['@B'] })
        .resolveAll()
        .life('B'),
    ).toBe(17);
    expect(
      t
        .cast('A', 'Shock', { targets: ['@B'] })
        .resolveAll()
        .life('B'),
    ).toBe(15);
  });
});

describe('603.2: several kinds of events in one', () => {
  it('gaining or losing life during your turn', () => {
    const t = table({ A: { hand: ['Tonic', 'Pain', 'Pain'], battlefield: ['Moth'] } });
    t.cast('A', 'Tonic').resolveAll().cast('A', 'Pain').resolveAll();
    expect(t.pt('Moth')).toBe('3/3');
    t.to('upkeep', 2).pass().cast('A', 'Pain').resolveAll();
    expect([t.life('A'), t.pt('Moth')]).toEqual([19, '3/3']);
  });
  it('creating or sacrificing a token', () => {
    const t = table({ A: { hand: ['Call'], battlefield: ['Bats', 'Altar', 'Staff'] } });
    t.cast('A', 'Call').resolveAll();
    // each token of the two; one or more at once
    expect([t.life('B'), t.life('A')]).toEqual([18, 21]);
    t.activate('A', 'Altar', { pay: ['Soldier Token'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });
  it('700.4: leaving the battlefield without dying', () => {
    const t = table({ A: { hand: ['Bounce', 'Slay'], battlefield: ['Chart', 'Bear', 'Ox'] } });
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    expect(t.pt('Chart')).toBe('1/1');
    t.cast('A', 'Bounce', { targets: ['Ox'] }).resolveAll();
    expect(t.pt('Chart')).toBe('2/2');
  });
  it('603.2c: players who discard at once are one event', () => {
    const t = table({ A: { hand: ['Rot', 'Bear'], battlefield: ['Spy'] }, B: { hand: ['Ox'] } });
    expect(t.cast('A', 'Rot').resolveAll().life('A')).toBe(21);
  });
});

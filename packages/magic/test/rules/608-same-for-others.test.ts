/** "The same is true for …", forms whose size an ability says, untap steps of one player, counters that one puts or removes. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bird', type: 'Creature — Bird', cost: '{1}', pt: '1/1', text: 'Flying, vigilance' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  {
    name: 'Marshal',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '3/3',
    text: 'At the beginning of each combat, creatures you control gain first strike until end of turn if a creature you control has first strike. The same is true for flying, trample, and vigilance.',
  },
  {
    name: 'Tomb',
    type: 'Land',
    text: '{0}: Until end of turn, Tomb becomes a black Zombie creature with "This creature\'s power and toughness are each equal to the number of creature cards in your graveyard." It\'s still a land.',
  },
  { name: 'Beam', type: 'Instant', cost: '{0}', text: "Creatures don't untap during target player's next untap step." },
  {
    name: 'Banish',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell. If that spell is countered this way, put that card on the top or bottom of its owner's library instead of into that player's graveyard.",
  },
  { name: 'Boiler', type: 'Artifact', cost: '{1}', text: '{0}: Put a plague counter on Boiler or remove a plague counter from it.' },
  {
    name: 'Membrane',
    type: 'Creature — Wall',
    cost: '{1}',
    pt: '0/3',
    text: 'Defender\nWhen Membrane dies during combat, it deals 6 damage to each creature it blocked this combat.',
  },
  { name: 'Giant', type: 'Creature — Giant', cost: '{1}', pt: '6/6' },
  { name: 'Murder', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Tapper', type: 'Instant', cost: '{0}', text: 'Tap all creatures.' },
);

describe('608.2c: what is said of one keyword ability is said of others', () => {
  it('of those that a creature has, and of no others', () => {
    const t = table({ A: { battlefield: ['Marshal', 'Bird', 'Bear'] } });
    t.to('beginCombat');
    expect(t.perm('Bear').keywords).toEqual(expect.arrayContaining(['flying', 'vigilance']));
    expect(t.perm('Bear').keywords).not.toContain('firstStrike');
  });
});

describe('604.3a, 613.4b: a form whose size an ability says', () => {
  it('is as great as there are cards, and grows with them', () => {
    const t = table({ A: { battlefield: ['Tomb'], graveyard: ['Bear', 'Bird'] } });
    t.activate('A', 'Tomb').resolve();
    expect(t.pt('Tomb')).toBe('2/2');
    expect(t.perm('Tomb').types.toSorted()).toEqual(['Creature', 'Land']);
  });
});

describe("502.3: that player's next untap step", () => {
  it('holds all creatures in it, and none in the steps of others', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Beam', 'Tapper'] }, B: { battlefield: ['Bird'] } });
    t.cast('A', 'Tapper').resolve();
    t.cast('A', 'Beam', { targets: ['@A'] }).resolve();
    t.to('upkeep', 2);
    expect(t.perm('Bird').tapped).toBe(false);
    t.to('upkeep', 3);
    expect(t.perm('Bear').tapped).toBe(true);
    t.to('upkeep', 5);
    expect(t.perm('Bear').tapped).toBe(false);
  });
});

describe('608.2d: one of two things that are said in one sentence', () => {
  it('701.5a: a countered spell goes to the end of the library that was chosen', () => {
    const t = table({ A: { hand: ['Beam'] }, B: { hand: ['Banish'] } });
    t.cast('A', 'Beam', { targets: ['@B'] });
    t.pass()
      .when('option', { pick: [1] })
      .cast('B', 'Banish', { targets: ['Beam'] })
      .resolve();
    expect(t.names('library', 'A').at(-1)).toBe('Beam');
    expect(t.names('graveyard', 'A')).toEqual([]);
  });
  it('122.1: a counter is put or removed', () => {
    const t = table({ A: { battlefield: ['Boiler'] } });
    let n = 0;
    t.when('option', () => ({ pick: [n++ === 0 ? 0 : 1] }));
    t.activate('A', 'Boiler').resolve();
    expect(t.counters('Boiler', 'plague')).toBe(1);
    t.activate('A', 'Boiler').resolve();
    expect(t.counters('Boiler', 'plague')).toBe(0);
  });
});

describe('509.1h, 608.2i: what a creature has blocked in this combat', () => {
  it('is dealt damage when the blocker has died, and nothing else is', () => {
    const t = table({ A: { battlefield: ['Giant', 'Bear'] }, B: { battlefield: ['Membrane'] } });
    t.attack('Giant', 'Bear').block(['Membrane', 'Giant']);
    t.to('postcombatMain');
    expect(t.names('graveyard', 'A')).toEqual(['Giant']);
    expect(t.names('battlefield')).toContain('Bear');
  });
  it('not outside of combat (603.2)', () => {
    const t = table({ A: { hand: ['Murder'] }, B: { battlefield: ['Membrane'] } });
    t.cast('A', 'Murder', { targets: ['Membrane'] }).resolve();
    expect(t.names('stack')).toEqual([]);
  });
});

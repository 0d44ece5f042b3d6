/** Power and toughness that are doubled or compared, counters on suspended cards, and what hangs on it at the next end step (CR 603.8, 701.9, 702.62). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '4/3' },
  {
    name: 'Herd',
    type: 'Enchantment',
    text: 'At the beginning of your end step, if creatures you control have total power and toughness 8 or greater, you gain 1 life.',
  },
  {
    name: 'Cyclops',
    type: 'Creature — Cyclops',
    pt: '5/5',
    text: 'This creature gets -2/-0 as long as two or more creatures are blocking it.',
  },
  { name: 'Growth', type: 'Sorcery', cost: '{0}', text: 'Double the power and toughness of each creature you control until end of turn.' },
  { name: 'Shell', type: 'Sorcery', cost: '{0}', text: 'Double the toughness of each creature you control until end of turn.' },
  { name: 'Cut', type: 'Instant', cost: '{0}', text: 'Destroy target creature with total power and toughness 5 or less.' },
  { name: 'Uneven', type: 'Instant', cost: '{0}', text: "Destroy target creature whose power and toughness aren't equal." },
  {
    name: 'Rage',
    type: 'Instant',
    cost: '{0}',
    text: 'Target creature gets +1/+0 until end of turn. At the beginning of the next end step, destroy that creature if it attacked this turn.',
  },
  {
    name: 'Tide',
    type: 'Enchantment',
    text: 'This enchantment enters with three tide counters on it.\n{0}: Put a tide counter on this enchantment.\nWhenever there are four or more tide counters on this enchantment, remove all tide counters from it.',
  },
  { name: 'Craft', type: 'Instant', cost: '{0}', text: 'Remove two time counters from target permanent or suspended card.' },
  { name: 'Slow', type: 'Sorcery', cost: '{9}', text: 'Suspend 3—{0}\nYou gain 5 life.' },
  {
    name: 'Leak',
    type: 'Sorcery',
    cost: '{0}',
    text: "Target opponent reveals their hand. You choose a nonland card from that player's graveyard or hand and exile it.",
  },
); // prettier-ignore

describe('701.9 doubled', () => {
  it('701.9b: each its own power and toughness, or its toughness alone', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre'], hand: ['Growth', 'Shell'] } });
    t.cast('A', 'Growth').resolve();
    expect([t.pt('Bear'), t.pt('Ogre')]).toEqual(['4/4', '8/6']);
    t.cast('A', 'Shell').resolve();
    expect([t.pt('Bear'), t.pt('Ogre')]).toEqual(['4/8', '8/12']);
  });
  it('115.1: targets by their power and toughness', () => {
    const t = table({ A: { hand: ['Cut', 'Uneven'] }, B: { battlefield: ['Bear', 'Ogre'] } });
    expect(() => table({ A: { hand: ['Cut'] }, B: { battlefield: ['Ogre'] } }).cast('A', 'Cut', { targets: ['Ogre'] })).toThrow();
    t.cast('A', 'Cut', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Uneven', { targets: ['Ogre'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Bear', 'Ogre']);
  });
  it('603.7: what is done at the next end step hangs on what was done this turn', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre'], hand: ['2 Rage'] } });
    t.cast('A', 'Rage', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Rage', { targets: ['Ogre'] }).resolve();
    t.attack('Ogre').to('upkeep', 2);
    expect([t.names('battlefield'), t.names('graveyard')]).toEqual([['Bear'], expect.arrayContaining(['Ogre'])]);
  });
  it('608.2c: power and toughness of all together', () => {
    const few = table({ A: { battlefield: ['Herd', 'Ogre'] } }).to('upkeep', 2);
    const more = table({ A: { battlefield: ['Herd', 'Ogre', 'Bear'] } }).to('upkeep', 2);
    expect([few.life('A'), more.life('A')]).toEqual([20, 21]);
  });
  it('509.1g: as long as two or more creatures are blocking it', () => {
    const t = table({ A: { battlefield: ['Cyclops'] }, B: { battlefield: ['2 Bear'] } });
    t.attack('Cyclops').block(['Bear', 'Cyclops'], ['Bear', 'Cyclops']);
    expect(t.pt('Cyclops')).toBe('3/5');
  });
  it('603.8: a state trigger, also where the words are "whenever there are"', () => {
    const t = table({ A: { hand: [], battlefield: ['Tide'] } });
    for (let i = 0; i < 4; i++) t.activate('A', 'Tide').resolve();
    t.resolveAll();
    expect(t.counters('Tide', 'tide')).toBe(0);
  });
  it('702.62b: a suspended card is a target in exile', () => {
    const t = table({ A: { hand: ['Slow', 'Craft'] } });
    t.when('may', { yes: true }).act('A', 'suspend', 'Slow');
    t.cast('A', 'Craft', { targets: ['Slow'] }).resolve();
    t.to('draw', 3);
    expect(t.life('A')).toBe(25);
  });
  it('701.16a: a card of a hand that is revealed, or of that player’s graveyard', () => {
    const t = table({ A: { hand: ['Leak'] }, B: { hand: ['Bear'], graveyard: ['Ogre'] } });
    t.choose('choose', 'Ogre')
      .cast('A', 'Leak', { targets: ['@B'] })
      .resolve();
    expect(t.names('exile')).toEqual(['Ogre']);
  });
});

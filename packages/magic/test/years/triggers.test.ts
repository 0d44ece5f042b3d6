/** Triggered abilities by the rules of today, of 2015 (document 000) and of 2003 (document 001), where the years agree in play or a card is newer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { define } from '../kit.js';
import { askedBy, by, inEachYear, refusals, told } from './by.js';

beforeEach(() => {
  define(
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Island', type: 'Basic Land — Island' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
    { name: 'Murder', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
    { name: 'Rend', type: 'Instant', cost: '{0}', text: 'Destroy target permanent.' },
    { name: 'Chorus', type: 'Enchantment', cost: '{0}', text: 'When a creature enters, if you control a creature, you gain 1 life.' },
    { name: 'Serpent', type: 'Creature — Serpent', cost: '{0}', pt: '3/3', text: 'When you control no Islands, sacrifice this creature.' },
    { name: 'Later', type: 'Instant', cost: '{0}', text: 'Draw a card at the beginning of the next end step.' },
    { name: 'One', type: 'Enchantment', cost: '{0}', text: 'Whenever a creature enters, you gain 1 life.' },
    { name: 'Two', type: 'Enchantment', cost: '{0}', text: 'Whenever a creature enters, you gain 2 life.' },
    {
      name: 'Charm',
      type: 'Enchantment',
      cost: '{0}',
      text: 'When this enchantment enters, choose one —\n• You gain 3 life.\n• Draw a card.',
    },
    { name: 'Mourner', type: 'Artifact', cost: '{0}', text: 'Whenever a creature dies, you gain 1 life.' },
    { name: 'Wrath', type: 'Sorcery', cost: '{0}', text: 'Destroy all artifacts and creatures.' },
  );
});

describe('triggered abilities', () => {
  it('row 83 (603.4, 608.2a, 2015:603.4, 2015:608.2a, classic:404.3, classic:410.8): "if" is asked as it triggers and as it resolves', () => {
    const result = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Chorus'], hand: ['Bear'] }, B: { hand: ['Murder', 'Bear'] } });
      t.cast('A', 'Bear').resolve().pass();
      t.cast('B', 'Murder', { targets: ['Bear'] }).resolveAll();
      return [t.life('A'), ...told(t, 'doesNotResolve')];
    });
    expect(result).toEqual({ current: [20, '608.2a'], '2015': [20, '608.2a'], classic: [20, '410.8'] });
  });

  it('row 84 (603.12): "when you do" of an ability of its own is newer', () => {
    const card = { name: 'Offering', type: 'Sorcery', cost: '{0}', text: 'You may sacrifice a creature. When you do, draw a card.' };
    expect(refusals(card)).toEqual(['', 'reflexive triggers', 'reflexive triggers']);
  });

  it('row 85 (603.3b, 2015:603.3b, classic:410.3): those of the active player go on the stack first, each player orders his own', () => {
    const stack = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['One', 'Two'], hand: ['Bear'] }, B: { battlefield: ['One'] } });
      const numbers = askedBy(t, 'order');
      t.cast('A', 'Bear').resolve();
      return [t.names('stack').slice(0, 2).sort().join(), t.names('stack')[2], ...numbers];
    });
    expect(stack).toEqual({
      current: ['One,Two', 'One', '603.3b'],
      '2015': ['One,Two', 'One', '603.3b'],
      classic: ['One,Two', 'One', '410.3'],
    });
  });

  it('row 86 (603.8, 2015:603.8, classic:410.8a): a state trigger', () => {
    const sunk = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Serpent', 'Island'], hand: ['Rend'] } });
      t.cast('A', 'Rend', { targets: ['Island'] }).resolveAll();
      return [t.names('graveyard').includes('Serpent'), told(t, 'trigger')[0]];
    });
    expect(sunk).toEqual({ current: [true, '603.8'], '2015': [true, '603.8'], classic: [true, '410.8a'] });
  });

  it('row 87 (603.7, 2015:603.7, classic:406.2a): a delayed triggered ability', () => {
    const drawn = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Later'] } });
      t.cast('A', 'Later').resolve().to('upkeep', 2);
      return [t.names('hand').length, told(t, 'trigger')[0]];
    });
    expect(drawn).toEqual({ current: [1, '603.7'], '2015': [1, '603.7'], classic: [1, '406.2a'] });
  });

  it('rows 56, 88 (603.10a, 700.4, 2015:603.6d, 2015:700.4, classic:410.10d): what dies together with a permanent that looks for it is seen', () => {
    const seen = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Mourner', '2 Bear'], hand: ['Wrath'] } });
      t.cast('A', 'Wrath').resolveAll();
      return [t.life('A'), ...told(t, 'trigger')];
    });
    expect(seen).toEqual({ current: [22, '603.2', '603.3'], '2015': [22, '603.2', '603.3'], classic: [22, '410.2'] });
  });

  it('row 116 (603.3c, 2015:603.3c, classic:410.4): the mode is chosen as it is put on the stack', () => {
    const mode = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Charm'] } });
      t.when('modes', { pick: [1] });
      const numbers = askedBy(t, 'modes');
      t.cast('A', 'Charm').resolve();
      return [...numbers, t.names('stack').join(), t.resolveAll().names('hand').length];
    });
    expect(mode).toEqual({ current: ['603.3c', 'Charm', 1], '2015': ['603.3c', 'Charm', 1], classic: ['410.4', 'Charm', 1] });
  });
});

describe('objects that not all can see', () => {
  it('row 89 (603.2g, 2015:603.2e): what is in a hand or library triggers on nothing; a card that is put into a graveyard from there is seen, and does', () => {
    define(
      { name: 'Mourner', type: 'Creature — Human', cost: '{0}', pt: '1/1', text: 'Whenever a creature dies, you gain 1 life.' },
      {
        name: 'Relic',
        type: 'Creature — Human',
        cost: '{0}',
        pt: '1/1',
        text: 'When this card is put into your graveyard from your library, you gain 2 life.',
      },
      { name: 'Strike', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
      { name: 'Grind', type: 'Sorcery', cost: '{0}', text: 'Mill a card.' },
      { name: 'Elk', type: 'Creature — Elk', cost: '{0}', pt: '1/1' },
    );
    const lives = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Mourner', 'Strike', 'Grind'], library: ['Relic', 'Mourner'], battlefield: ['Elk'] } });
      const dead = t
        .cast('A', 'Strike', { targets: ['Elk'] })
        .resolveAll()
        .life('A');
      return [dead, t.cast('A', 'Grind').resolveAll().life('A')];
    });
    expect(lives).toEqual({ current: [20, 22], '2015': [20, 22], classic: [20, 22] });
  });
});

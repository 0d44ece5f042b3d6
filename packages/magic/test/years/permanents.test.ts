/** Permanents, tokens, zones and what changes them by the rules of today, of 2015 (document 000) and of 2003 (document 001), where the years agree in play or a card is newer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { define } from '../kit.js';
import { askedBy, by, inEachYear, refusals, told } from './by.js';

beforeEach(() => {
  define(
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Island', type: 'Basic Land — Island' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
    { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Target creature gets +3/+3 until end of turn.' },
    { name: 'Unsummon', type: 'Instant', cost: '{0}', text: "Return target creature to its owner's hand." },
    { name: 'Murder', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
    { name: 'Squad', type: 'Sorcery', cost: '{0}', text: 'Create a 1/1 white Soldier creature token.' },
    {
      name: 'Blink',
      type: 'Instant',
      cost: '{0}',
      text: "Exile target creature, then return that card to the battlefield under its owner's control.",
    },
    { name: 'Swords', type: 'Instant', cost: '{0}', text: 'Exile target creature.' },
    { name: 'Strength', type: 'Enchantment — Aura', cost: '{0}', text: 'Enchant creature\nEnchanted creature gets +1/+1.' },
    { name: 'Awaken', type: 'Sorcery', cost: '{0}', text: 'Target enchantment becomes a 3/3 creature in addition to its other types.' },
    { name: 'Abyss', type: 'World Enchantment', cost: '{0}' },
    { name: 'Void', type: 'World Enchantment', cost: '{0}' },
    { name: 'Grind', type: 'Sorcery', cost: '{0}', text: 'Target player mills two cards.' },
    {
      name: 'Dream',
      type: 'Sorcery',
      cost: '{0}',
      text: 'Exile the top card of your library face down. You may look at that card for as long as it remains exiled.',
    },
    { name: 'Ruins', type: 'Land', text: '{T}: You gain 1 life.' },
    { name: 'Flood', type: 'Sorcery', cost: '{0}', text: 'Target land becomes an Island.' },
    { name: 'Settler', type: 'Enchantment', cost: '{0}', text: 'You may play an additional land on each of your turns.' },
    { name: 'Engineer', type: 'Enchantment', cost: '{0}', text: 'As this enchantment enters, choose a creature type.' },
  );
});

describe('objects and zones', () => {
  it('row 18 (400.7, 2015:400.7, classic:217.1c): what changes zones is a new object, of which effects know nothing', () => {
    const again = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Growth', 'Unsummon'], battlefield: ['Bear', 'Forest'] } });
      t.cast('A', 'Growth', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Unsummon', { targets: ['Bear'] }).resolve();
      const numbers = told(t, 'zone').slice(-2);
      return [t.cast('A', 'Bear').resolve().pt('Bear'), numbers.find((n) => /^400|^217/.test(n))];
    });
    expect(again).toEqual({ current: ['2/2', '400.7'], '2015': ['2/2', '400.7'], classic: ['2/2', '217.1c'] });
  });

  it('row 16 (701.11a, 2015:701.9a, classic:217.7a): what is exiled today and in 2015 is removed from the game in 2003', () => {
    const exiled = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Swords'], battlefield: ['Bear'] } });
      t.cast('A', 'Swords', { targets: ['Bear'] });
      const before = told(t, 'zone');
      t.resolve();
      return [t.names('exile').join(), told(t, 'zone').find((n) => !before.includes(n))];
    });
    expect(exiled).toEqual({ current: ['Bear', '701.11a'], '2015': ['Bear', '701.9a'], classic: ['Bear', '217.7a'] });
  });

  it('row 19 (406.3, 2015:406.3, classic:217.7b): a card that is exiled face down is looked at by those who are told that they may', () => {
    const looked = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Dream'], library: ['Bear'] } });
      t.cast('A', 'Dream').resolve();
      return told(t, 'zone', 'look').slice(1, 3);
    });
    expect(looked).toEqual({ current: ['701.11a', '701.16e'], '2015': ['701.9a', '701.13'], classic: ['217.7a', '701.16e'] });
  });

  it('row 50 (115.1, 2015:114.1, classic:401.2): targets', () => {
    const targets = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Growth'], battlefield: ['Bear'] } });
      return told(t.cast('A', 'Growth', { targets: ['Bear'] }), 'target');
    });
    expect(targets).toEqual({ current: ['115.1'], '2015': ['114.1'], classic: ['401.2'] });
  });

  it('row 127 (701.6a, 701.13a, 2015:110.5, 2015:608.2c, classic:216.1, classic:413.2b): what has words today was done by what cards said', () => {
    const done = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Squad', 'Grind'] } });
      t.cast('A', 'Squad').resolve();
      const before = told(t, 'zone');
      t.cast('A', 'Grind', { targets: ['@B'] }).resolve();
      return [t.names('graveyard', 'B').length, ...told(t, 'createToken'), ...told(t, 'zone').filter((n) => !before.includes(n))];
    });
    expect(done).toEqual({ current: [2, '701.6a', '701.13a'], '2015': [2, '110.5', '608.2c'], classic: [2, '216.1', '413.2b'] });
  });
});

describe('tokens', () => {
  it('row 24 (111.1, 111.8, 2015:110.5, 2015:110.5g, classic:216.1, classic:216.3): a token that has left the battlefield never comes back', () => {
    const left = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Squad', 'Blink'] } });
      t.cast('A', 'Squad').resolve();
      t.cast('A', 'Blink', { targets: [t.names('battlefield')[0]] }).resolve();
      return [t.names('battlefield').length, t.names('exile').length, told(t, 'zone').find((n) => /^(111|110|216)/.test(n))];
    });
    expect(left).toEqual({ current: [0, 0, '111.1'], '2015': [0, 0, '110.5'], classic: [0, 0, '216.1'] });
  });
});

describe('enchantments and artifacts', () => {
  it('row 42 (704.5m, 2015:704.5n, classic:420.5d): an Aura, a local enchantment in 2003, goes with what it enchanted', () => {
    const gone = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear'], hand: ['Strength', 'Murder'] } });
      t.cast('A', 'Strength', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Murder', { targets: ['Bear'] }).resolve();
      return [t.names('graveyard').includes('Strength'), told(t, 'zone').slice(-1)[0]];
    });
    expect(gone).toEqual({ current: [true, '704.5m'], '2015': [true, '704.5n'], classic: [true, '420.5d'] });
  });

  it('row 42 (303.7): Roles are newer', () => {
    expect(refusals({ name: 'Part', type: 'Enchantment — Aura Role', cost: '{0}', text: 'Enchant creature' })).toEqual([
      '',
      'roles',
      'roles',
    ]);
  });

  it('row 43 (303.4d, 704.5m, 2015:303.4d, 2015:704.5n, classic:420.5d): an Aura that becomes a creature enchants nothing any more', () => {
    const gone = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear'], hand: ['Strength', 'Awaken'] } });
      t.cast('A', 'Strength', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Awaken', { targets: ['Strength'] }).resolve();
      return [t.names('battlefield').join(), told(t, 'zone').slice(-1)[0]];
    });
    expect(gone).toEqual({ current: ['Bear', '704.5m'], '2015': ['Bear', '704.5n'], classic: ['Bear', '420.5d'] });
  });

  it('row 44 (301.5, 301.7, 2015:301.5): Equipment is newer than 2003, Vehicles and reconfiguring are newer than 2015', () => {
    const text = 'Equipped creature gets +1/+1.\nEquip {1}';
    expect(refusals({ name: 'Blade', type: 'Artifact — Equipment', cost: '{1}', text })).toEqual(['', '', 'equipment, equip']);
    const car = { name: 'Car', type: 'Artifact — Vehicle', cost: '{1}', pt: '3/3', text: 'Crew 1' };
    expect(refusals(car)).toEqual(['', 'vehicles, crew', 'vehicles, crew']);
    const shape = { name: 'Lizard', type: 'Artifact Creature — Equipment', cost: '{1}', pt: '2/2', text: 'Reconfigure {1}' };
    expect(refusals(shape).map((what) => what.includes('reconfigure'))).toEqual([false, true, true]);
  });

  it('row 51 (704.5k, 2015:704.5m, classic:420.5): of world enchantments the newest stays', () => {
    const stays = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Abyss'], hand: ['Void'] } });
      t.cast('A', 'Void').resolve();
      return [t.names('battlefield').join(), told(t, 'zone').slice(-1)[0]];
    });
    // the document of 2003 says it in its glossary alone, which has no numbers: it is told by that of today
    expect(stays).toEqual({ current: ['Void', '704.5k'], '2015': ['Void', '704.5m'], classic: ['Void', '704.5k'] });
  });
});

describe('lands', () => {
  it('row 40 (305.7, 611.2, 2015:305.7, 2015:611.2, classic:214.9f, classic:418.1): a land that becomes an Island has lost its types and its own abilities', () => {
    const made = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Ruins'], hand: ['Flood'] } });
      t.cast('A', 'Flood', { targets: ['Ruins'] }).resolve();
      return [t.perm('Ruins').subtypes.join(), t.can('A').join(), ...told(t, 'effect')];
    });
    expect(made).toEqual({
      current: ['Island', 'mana Ruins', '611.2'],
      '2015': ['Island', 'mana Ruins', '611.2'],
      classic: ['Island', 'mana Ruins', '418.1'],
    });
  });

  it('row 40 (305.7, 2015:305.7, classic:214.9f, classic:418.5e): what an effect gives it comes after types in each year, and stays', () => {
    define(
      { name: 'Bless', type: 'Enchantment — Aura', cost: '{0}', text: 'Enchant land\nEnchanted land has "{T}: You gain 1 life."' },
      { name: 'Drown', type: 'Sorcery', cost: '{0}', text: 'Target land becomes an Island.' },
    );
    const can = inEachYear((year) =>
      [
        ['Bless', 'Drown'],
        ['Drown', 'Bless'],
      ].map((spells) => {
        const t = by(year, { A: { hand: spells, battlefield: ['Forest'] } });
        for (const spell of spells) t.cast('A', spell, { targets: ['Forest'] }).resolve();
        return t.can('A').join();
      }),
    );
    const both = ['mana Forest,activate Forest', 'mana Forest,activate Forest'];
    expect(can).toEqual({ current: both, '2015': both, classic: both });
  });

  it('row 41 (305.1, 305.2, 2015:305.2a, classic:305.4, classic:214.9b): one land a turn, and one more for each effect that allows it', () => {
    const lands = inEachYear((year) => {
      const t = by(year, { A: { hand: ['3 Forest'], battlefield: ['Settler'] } });
      t.land('A', 'Forest').land('A', 'Forest');
      return [t.can('A').includes('land Forest'), ...told(t, 'landPlay')];
    });
    expect(lands).toEqual({ current: [false, '305.1'], '2015': [false, '305.1'], classic: [false, '305.4'] });
  });
});

describe('types', () => {
  it('row 53 (205.3m, 608.2d, 2015:205.3m, 2015:608.2d, classic:212.2a, classic:413.2c): a creature type is chosen by its whole name', () => {
    const chosen = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Engineer'] } });
      const numbers = askedBy(t, 'option');
      const offered: string[] = [];
      t.when('option', (d) => {
        const { options } = d.ask as unknown as { options: { word: string }[] };
        offered.push(...options.map((o) => o.word).filter((w) => /^(Bear|Bears|Legend)$/.test(w)));
        return undefined;
      });
      t.cast('A', 'Engineer').resolve();
      return [offered.join(), ...numbers];
    });
    expect(chosen).toEqual({ current: ['Bear', '608.2d'], '2015': ['Bear', '608.2d'], classic: ['Bear,Legend', '413.2c'] });
  });

  it('row 32 (107.4, 107.14, 2015:107.4, classic:203.1): symbols that are newer', () => {
    const cost = (mana: string): string[] => refusals({ name: 'Spell', type: 'Sorcery', cost: mana, text: 'Draw a card.' });
    expect(cost('{2/W}')).toEqual(['', '', 'hybrid mana']);
    expect(cost('{G/P}')).toEqual(['', '', 'Phyrexian mana']);
    expect(cost('{S}')).toEqual(['', '', '{S}']);
    expect(refusals({ name: 'Spark', type: 'Sorcery', cost: '{0}', text: 'You get {E}{E}.' })).toEqual(['', 'energy', 'energy']);
  });
});

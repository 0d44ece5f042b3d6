/** Casting by the rules of today, of 2015 (document 000) and of 2003 (document 001): what may be begun, changed and taken back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { define } from '../kit.js';
import { by, inEachYear, told } from './by.js';

beforeEach(() => {
  define(
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/4' },
    { name: 'Blaze', type: 'Sorcery', cost: '{X}{R}', text: 'You gain X life.' },
    { name: 'No Ones', type: 'Enchantment', cost: '{0}', text: "Players can't cast spells with mana value 1." },
    { name: 'No Twos', type: 'Enchantment', cost: '{0}', text: "Players can't cast spells with mana value 2." },
  );
});

describe('what may be begun', () => {
  it('row 94 (601.3a, 2015:601.5, classic:409.1): what is forbidden as the card is can be begun today if X can make it another spell', () => {
    const may = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['4 Mountain', 'No Ones'], hand: ['Blaze'] } });
      const can = t.can('A').includes('cast Blaze');
      if (can) t.cast('A', 'Blaze', { x: 2 });
      return [can, t.resolveAll().life('A')];
    });
    expect(may).toEqual({ current: [true, 22], '2015': [false, 20], classic: [false, 20] });
  });

  it('row 94 (601.3a, 601.2e): not if no value of X that can be paid does; and with one that does not it is taken back', () => {
    const poor = by('current', { A: { battlefield: ['Mountain', 'No Ones'], hand: ['Blaze'] } });
    expect(poor.can('A')).not.toContain('cast Blaze');
    const t = by('current', { A: { battlefield: ['4 Mountain', 'No Ones'], hand: ['Blaze'] } });
    t.cast('A', 'Blaze', { x: 0 });
    expect([t.names('hand'), t.happened('rewind').length]).toEqual([['Blaze'], 1]);
  });

  it('row 94 (601.5, 2015:601.2, classic:409.1): a spell that X has made forbidden is taken back in each year', () => {
    const back = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['4 Mountain', 'No Twos'], hand: ['Blaze'] } });
      t.cast('A', 'Blaze', { x: 1 });
      return [t.names('hand'), t.names('stack'), t.happened('rewind').length];
    });
    const same = [['Blaze'], [], 1];
    expect(back).toEqual({ current: same, '2015': same, classic: same });
  });
});

describe('targets that are changed', () => {
  beforeEach(() => {
    define(
      { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/4' },
      { name: 'Elk', type: 'Creature — Elk', cost: '{0}', pt: '2/4' },
      {
        name: 'Volley',
        type: 'Instant',
        cost: '{0}',
        text: 'Volley deals 4 damage divided as you choose among any number of target creatures.',
      },
      { name: 'Prod', type: 'Instant', cost: '{0}', text: 'Prod deals 1 damage to target creature.' },
      { name: 'Divert', type: 'Instant', cost: '{0}', text: 'You may choose new targets for target spell.' },
      { name: 'Deflect', type: 'Instant', cost: '{0}', text: 'Change the target of target spell with a single target.' },
      { name: 'Bounce', type: 'Instant', cost: '{0}', text: "Return target creature to its owner's hand." },
    );
  });

  it('row 98 (115.7f, 2015:601.2, classic:409.1): what was announced of a division can’t be altered: each new target has the share of the old one', () => {
    const damage = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Volley', 'Divert'], battlefield: ['Bear', 'Ox', 'Elk'] } });
      t.cast('A', 'Volley', { targets: [['Bear', 'Ox']], divide: [3, 1] }).cast('A', 'Divert', { targets: ['Volley'] });
      t.choose('targets', 'Elk').resolveAll();
      return ['Bear', 'Ox', 'Elk'].map((name) => t.obj(name).damage);
    });
    expect(damage).toEqual({ current: [0, 1, 3], '2015': [0, 1, 3], classic: [0, 1, 3] });
  });

  it('row 98 (115.7a, 2015:114.6a, classic:415.2): only to another legal target; without one the old target stays', () => {
    const damage = inEachYear((year) => {
      const alone = by(year, { A: { hand: ['Prod', 'Deflect'], battlefield: ['Bear'] } });
      alone
        .cast('A', 'Prod', { targets: ['Bear'] })
        .cast('A', 'Deflect', { targets: ['Prod'] })
        .resolveAll();
      const two = by(year, { A: { hand: ['Prod', 'Deflect'], battlefield: ['Bear', 'Ox'] } });
      two
        .cast('A', 'Prod', { targets: ['Bear'] })
        .cast('A', 'Deflect', { targets: ['Prod'] })
        .resolveAll();
      return [alone.obj('Bear').damage, two.obj('Bear').damage, two.obj('Ox').damage];
    });
    expect(damage).toEqual({ current: [1, 0, 1], '2015': [1, 0, 1], classic: [1, 0, 1] });
  });
});

describe('what nobody but a player can stop', () => {
  it('row 133 (729.2, 729.5, 2015:716.2, 2015:716.5, classic:421.2): an action is repeated as often as its player likes, and that is no draw', () => {
    define({ name: 'Font', type: 'Artifact', cost: '{0}', text: '{0}: You gain 1 life.' });
    const lives = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Font'] } });
      for (let i = 0; i < 100; i++) t.activate('A', 'Font').resolve();
      return [t.life('A'), t.winner()];
    });
    expect(lives).toEqual({ current: [120, null], '2015': [120, null], classic: [120, null] });
  });
});

describe('what a card costs besides', () => {
  it('row 114 (113.2b, 2015:112.2b, classic:402.4): an additional cost is lost with the abilities of the spell; in 2003 it is no ability', () => {
    define(
      {
        name: 'Rite',
        type: 'Creature — Human',
        cost: '{0}',
        pt: '5/5',
        text: 'As an additional cost to cast this spell, sacrifice a creature.',
      },
      { name: 'Silence', type: 'Enchantment', cost: '{0}', text: 'Spells you control lose all abilities.' },
    );
    const there = inEachYear((year) =>
      by(year, { A: { battlefield: ['Bear', 'Silence'], hand: ['Rite'] } })
        .cast('A', 'Rite')
        .resolve()
        .names('battlefield'),
    );
    const kept = ['Bear', 'Silence', 'Rite'];
    expect(there).toEqual({ current: kept, '2015': kept, classic: ['Silence', 'Rite'] });
  });
});

describe('what could not be cast', () => {
  it('row 134 (730.1, 2015:717.1, classic:422.1): the card returns to where it was; in 2003 to the hand', () => {
    define({ name: 'Recall', type: 'Enchantment', cost: '{0}', text: 'You may cast sorcery spells from your graveyard.' });
    const there = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['4 Mountain', 'No Twos', 'Recall'], graveyard: ['Blaze'] } });
      t.cast('A', 'Blaze', { x: 1 });
      return [t.names('graveyard'), t.names('hand'), ...told(t, 'rewind')];
    });
    expect(there).toEqual({ current: [['Blaze'], [], '730.1'], '2015': [['Blaze'], [], '717.1'], classic: [[], ['Blaze'], '422.1'] });
  });

  it('row 134 (730.1): what a player takes back was not illegal, and stays where it was in each year', () => {
    define({ name: 'Recall', type: 'Enchantment', cost: '{0}', text: 'You may cast sorcery spells from your graveyard.' });
    const there = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['4 Mountain', 'Recall'], graveyard: ['Blaze'] } });
      t.when('pay', () => ({ pick: [1] }));
      t.cast('A', 'Blaze', { x: 1 });
      return [t.names('graveyard'), t.names('hand')];
    });
    expect(there).toEqual({ current: [['Blaze'], []], '2015': [['Blaze'], []], classic: [['Blaze'], []] });
  });
});

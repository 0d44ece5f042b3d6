/** Which modes can be chosen, how many, and by whom (CR 700.2); anchor words (CR 614.12b). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Pact',
    cost: '{0}',
    type: 'Enchantment',
    text: "At the beginning of your upkeep, choose one that hasn't been chosen —\n• You gain 4 life.\n• You lose 2 life.",
  },
  {
    name: 'Monument',
    cost: '{0}',
    type: 'Artifact',
    text: "Whenever you gain life, choose one that hasn't been chosen this turn —\n• Draw a card.\n• Each opponent loses 3 life.",
  },
  { name: 'Balm', cost: '{0}', type: 'Sorcery', text: 'You gain 1 life.' },
  {
    name: 'Library',
    cost: '{0}',
    type: 'Sorcery',
    text: 'An opponent chooses one —\n• You draw three cards.\n• You gain 5 life.',
  },
  {
    name: 'Moments',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Choose up to four. You may choose the same mode more than once.\n• You gain 1 life.\n• Each opponent loses 1 life.',
  },
  {
    name: 'Crew',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Choose up to X, where X is the number of creatures you control —\n• You gain 1 life.\n• Each opponent loses 1 life.\n• Draw a card.',
  },
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  {
    name: 'Siege',
    cost: '{0}',
    type: 'Enchantment',
    text: 'As this enchantment enters, choose Khans or Dragons.\n• Khans — At the beginning of your end step, you gain 2 life.\n• Dragons — Creatures you control get +1/+1.',
  },
);

describe('700.2: modes that have not been chosen', () => {
  it('a mode chosen for the ability before can not be chosen again; when none is left it is removed from the stack (603.3c)', () => {
    const t = table({ A: { battlefield: ['Pact'] } });
    t.when('modes', { pick: [0] });
    const lives = [1, 3, 5].map((turn) => t.to('precombatMain', turn).life('A'));
    expect(lives).toEqual([24, 22, 22]);
  });

  it('of another object with the same ability all can be chosen', () => {
    const t = table({ A: { battlefield: ['Pact', 'Pact'] } });
    t.when('modes', { pick: [0] }).to('precombatMain', 1);
    expect(t.life('A')).toBe(28);
  });

  it('this turn: in the next one they can be chosen again', () => {
    const t = table({ A: { battlefield: ['Monument'], hand: ['Balm', 'Balm', 'Balm', 'Balm'] } });
    t.when('modes', { pick: [0] });
    for (let n = 0; n < 3; n++) t.cast('A', 'Balm').resolveAll();
    expect(t.happened('draw')).toHaveLength(1);
    expect(t.life('B')).toBe(17);
    t.to('precombatMain', 3);
    t.cast('A', 'Balm').resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

describe('700.2: who chooses, and how many', () => {
  it('700.2e: an opponent chooses the mode', () => {
    const t = table({ A: { hand: ['Library'] } });
    t.when('modes', (d) => (d.seat === 1 ? { pick: [1] } : undefined));
    t.cast('A', 'Library').resolveAll();
    expect(t.life('A')).toBe(25);
  });

  it('700.2d: the same mode several times', () => {
    const t = table({ A: { hand: ['Moments'] } });
    t.when('modes', { pick: [0, 0, 0, 1] });
    t.cast('A', 'Moments').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([23, 19]);
  });

  it('up to X, where X is counted as they are chosen', () => {
    const t = table({ A: { hand: ['Crew'], battlefield: ['Ox', 'Ox'] } });
    t.when('modes', (d) => {
      expect(d.ask).toMatchObject({ min: 0, max: 2 });
      return { pick: [0, 1] };
    });
    t.cast('A', 'Crew').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([21, 19]);
  });
});

describe('614.12b: anchor words', () => {
  it('the permanent has the ability of the word that was chosen, and no other', () => {
    const khans = table({ A: { hand: ['Siege'], battlefield: ['Ox'] } });
    khans.choose('option', 'Khans').cast('A', 'Siege').resolveAll();
    expect(khans.pt('Ox')).toBe('2/2');
    khans.to('end', 1).resolveAll();
    expect(khans.life('A')).toBe(22);
    const dragons = table({ A: { hand: ['Siege'], battlefield: ['Ox'] } });
    dragons.choose('option', 'Dragons').cast('A', 'Siege').resolveAll();
    expect(dragons.pt('Ox')).toBe('3/3');
    dragons.to('end', 1).resolveAll();
    expect(dragons.life('A')).toBe(20);
  });
});

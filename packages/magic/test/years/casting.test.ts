/** Casting by the rules of today, of 2015 (document 000) and of 2003 (document 001): what may be begun, changed and taken back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { define } from '../kit.js';
import { by, inEachYear } from './by.js';

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

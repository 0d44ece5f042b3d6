/** The next spell has a keyword that says how it is paid for, already while it is cast (CR 601.2f-h, 702.41a, 702.51a). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Wand', type: 'Artifact', cost: '{0}', text: '{0}: The next spell you cast this turn has convoke.' },
  { name: 'Lab', type: 'Artifact', cost: '{0}', text: '{0}: The next noncreature spell you cast this turn has affinity for artifacts.' },
  { name: 'Feast', type: 'Sorcery', cost: '{2}', text: 'You gain 3 life.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{2}', pt: '2/2' },
);

describe('702.51a: convoke for the next spell', () => {
  it('creatures pay for it', () => {
    const t = table({ A: { hand: ['Feast'], battlefield: ['Wand', '2 Bear'] } });
    t.activate('A', 'Wand').resolve().cast('A', 'Feast').resolve();
    expect(t.life('A')).toBe(23);
    expect(t.perms('Bear').every((p) => p.tapped)).toBe(true);
  });
  it('and not for the one after it', () => {
    const t = table({ A: { hand: ['Feast', 'Feast'], battlefield: ['Wand', '4 Bear'] } });
    t.activate('A', 'Wand').resolve().cast('A', 'Feast').resolve();
    expect(() => t.cast('A', 'Feast')).toThrow();
  });
  it('nor without it', () => {
    const t = table({ A: { hand: ['Feast'], battlefield: ['Wand', '2 Bear'] } });
    expect(() => t.cast('A', 'Feast')).toThrow();
  });
});

describe('702.41a: affinity for the next spell of a kind', () => {
  it('it costs less', () => {
    const t = table({ A: { hand: ['Feast', 'Bear'], battlefield: ['Lab', 'Wand'] } });
    t.activate('A', 'Lab').resolve();
    expect(() => t.cast('A', 'Bear')).toThrow();
    t.cast('A', 'Feast').resolve();
    expect(t.life('A')).toBe(23);
  });
});

describe('702.51a: a spell of another kind does not use it up', () => {
  it('the one that is meant still has it', () => {
    const t = table({ A: { hand: ['Feast', 'Bear'], battlefield: ['Lab', 'Wand', '2 Forest'] } });
    t.activate('A', 'Lab').resolve().cast('A', 'Bear').resolve().cast('A', 'Feast').resolve();
    expect(t.life('A')).toBe(23);
  });
});

/** What convoked a spell, a keyword's cost from another zone, and another cost for what is cast this way (CR 702.51c, 118.9). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/3' },
  {
    name: 'Chorus',
    type: 'Creature — Elephant',
    cost: '{1}{G}',
    pt: '4/4',
    text: 'Convoke\nWhen Chorus enters, put a +1/+1 counter on each creature that convoked it.',
  },
  {
    name: 'Scheme',
    type: 'Instant',
    cost: '{1}{G}',
    text: 'Convoke\nYou gain X life, where X is the number of creatures that convoked Scheme.',
  },
  {
    name: 'Raider',
    type: 'Creature — Devil',
    cost: '{6}{R}',
    pt: '3/1',
    text: 'Blitz {R}\nYou may cast Raider from your graveyard using its blitz ability.',
  },
);

describe('702.51 Convoke', () => {
  it('702.51c the creatures tapped for it convoked it, and no others', () => {
    const t = table({ A: { hand: ['Chorus'], battlefield: ['Bear', 'Forest'] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Chorus').resolveAll();
    expect(t.perm('Bear').tapped).toBe(true);
    expect(t.counters('Bear', '+1/+1')).toBe(1);
    expect(t.counters('Ogre', '+1/+1')).toBe(0);
    expect(t.counters('Chorus', '+1/+1')).toBe(0);
  });
  it('702.51c none did where mana was paid for all of it', () => {
    const t = table({ A: { hand: ['Chorus'], battlefield: ['2 Forest'] } });
    t.cast('A', 'Chorus').resolveAll();
    expect(t.counters('Chorus', '+1/+1')).toBe(0);
  });
  it('702.51c they are counted by the spell itself', () => {
    const t = table({ A: { hand: ['Scheme'], battlefield: ['Bear', 'Ogre'] } });
    t.cast('A', 'Scheme').resolveAll();
    expect(t.life('A')).toBe(22);
  });
});

describe('118.9 Alternative costs', () => {
  it('118.9, 702.152a from the graveyard for the blitz cost alone', () => {
    const t = table({ A: { graveyard: ['Raider'], battlefield: ['7 Mountain'] } });
    t.cast('A', 'Raider', { way: 'blitz' }).resolve();
    expect(t.perm('Raider').keywords).toContain('haste');
    t.to('end').resolveAll();
    expect(t.names('graveyard')).toEqual(['Raider']);
    expect(t.names('hand')).toHaveLength(1);
  });
  it('118.9 not for its mana cost', () => {
    const t = table({ A: { graveyard: ['Raider'], battlefield: ['7 Mountain'] } });
    expect(() => t.cast('A', 'Raider', { way: 'normal' })).toThrow();
  });
});

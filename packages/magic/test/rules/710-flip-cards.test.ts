import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, defineFaces, table } from '../kit.js';

defineFaces(
  'flip',
  { name: 'Test Pupil', cost: '{1}{G}', type: 'Creature — Human Monk', pt: '1/1', text: '{T}: Flip this creature.' },
  { name: 'Test Spirit', type: 'Legendary Creature — Spirit', pt: '4/3', text: 'Trample' },
);
define({
  name: 'Copycat',
  cost: '{U}',
  type: 'Creature — Shapeshifter',
  pt: '0/0',
  text: 'You may have this creature enter as a copy of any creature on the battlefield.',
});
define({ name: 'Bounce', cost: '{U}', type: 'Instant', text: "Return target creature to its owner's hand." });

const flipped = (more: { hand?: string[]; lands?: string[] } = {}) => {
  const t = table({ A: { battlefield: ['Test Pupil // Test Spirit', ...(more.lands ?? [])], hand: more.hand ?? [] } });
  return t.activate('A', 'Test Pupil').resolve();
};

describe('CR 710: flip cards', () => {
  it('710.2: unflipped, and outside the battlefield, it has only its normal characteristics', () => {
    const t = table({ A: { battlefield: ['Test Pupil // Test Spirit'], hand: ['Test Pupil // Test Spirit'] } });
    expect(t.pt('Test Pupil')).toBe('1/1');
    const v = objectView(t.state, t.state.players.rows[0].hand[0]);
    expect([v.name, v.power, v.manaCost]).toEqual(['Test Pupil', 1, '{1}{G}']);
  });

  it('710.1b, 710.1c: flipped it has the other name, text, type line, power and toughness; colour and mana cost stay', () => {
    const t = flipped();
    const p = t.perm('Test Spirit');
    expect([p.power, p.toughness, p.keywords, p.supertypes, p.subtypes]).toEqual([4, 3, ['trample'], ['Legendary'], ['Spirit']]);
    expect([p.manaCost, p.manaValue, p.colors, p.face]).toEqual(['{1}{G}', 2, ['G'], 1]);
    expect(p.tapped).toBe(true); // the same permanent
    expect(t.happened('transform')).toEqual([]); // flipping is not transforming
  });

  it('710.4, 110.5: in another zone nothing is left of it', () => {
    const t = flipped({ hand: ['Bounce'], lands: ['3 Island', '1 Forest'] });
    t.cast('A', 'Bounce', { targets: ['Test Spirit'] }).resolve();
    expect(t.names('hand')).toEqual(['Test Pupil']);
    t.cast('A', 'Test Pupil').resolve();
    expect(t.pt('Test Pupil')).toBe('1/1');
  });

  it('707.2, 110.5: a copy of a flipped permanent is unflipped, and can be flipped in its turn', () => {
    const t = flipped({ hand: ['Copycat'], lands: ['1 Island'] });
    t.when('choose', (d) => (d.prompt.id === 'ask.copy' ? { pick: [0] } : undefined));
    t.cast('A', 'Copycat').resolve();
    expect(t.pt('Test Pupil')).toBe('1/1');
    expect(t.pt('Test Spirit')).toBe('4/3');
    t.to('precombatMain', 3);
    t.activate('A', 'Test Pupil').resolve();
    expect(t.perms('Test Spirit')).toHaveLength(1); // both are called so now: the legend rule (704.5j)
    expect(t.perms('Test Pupil')).toHaveLength(0);
  });
});

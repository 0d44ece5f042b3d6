/** Turns counted by who has begun them (CR 500.1), players being attacked (CR 508.6), and what becomes an artifact creature (CR 205.1b). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Late Avenger',
    type: 'Creature — Angel',
    cost: '{W}{W}',
    pt: '3/3',
    text: "You can't cast this spell during your first, second, or third turns of the game.\nFlash",
  },
  { name: 'New Town', type: 'Land', text: "This land enters tapped unless it's your first, second, or third turn of the game." },
  { name: 'Scorn', type: 'Instant', cost: '{0}', text: 'Scorn deals damage equal to the number of turns you have begun to target player.' },
  {
    name: 'Baker',
    type: 'Creature — Human',
    cost: '{W}',
    pt: '1/1',
    text: 'Whenever you attack, you gain 3 life for each player being attacked.',
  },
  {
    name: 'Balloon',
    type: 'Artifact — Vehicle',
    cost: '{1}',
    pt: '3/2',
    text: 'During turns other than yours, Balloon is an artifact creature.',
  },
);

describe('500.1 turns that a player has begun', () => {
  it('500.1: the turns of the others are not counted', () => {
    const t = table({ A: { hand: ['2 Scorn', '2 New Town'] } });
    t.land('A', 'New Town')
      .cast('A', 'Scorn', { targets: ['@B'] })
      .resolveAll();
    expect([t.life('B'), t.perm('New Town').tapped]).toEqual([19, false]);
    t.to('upkeep', 7);
    t.cast('A', 'Scorn', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(15);
  });
  it('500.1: what enters on the fourth turn enters tapped', () => {
    const t = table({ A: { hand: ['New Town'] } });
    t.to('precombatMain', 7).land('A', 'New Town');
    expect(t.perm('New Town').tapped).toBe(true);
  });
  it('601.3: a spell that cannot be cast in the first three can be in the fourth, and in turns of others', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Late Avenger'] } });
    expect(t.can('A')).not.toContain('cast Late Avenger');
    t.to('precombatMain', 5);
    expect(t.can('A')).not.toContain('cast Late Avenger');
    t.to('precombatMain', 7);
    expect(t.can('A')).toContain('cast Late Avenger');
  });
});

describe('508.6 players being attacked', () => {
  it('508.6: each player whom a creature attacks', () => {
    const t = table({ A: { battlefield: ['2 Baker'] } });
    t.attack('Baker').resolveAll();
    expect(t.life('A')).toBe(26);
  });
});

describe('205.1b what becomes an artifact creature', () => {
  it('205.1b: it keeps its other types, and is one only then', () => {
    const t = table({ A: { battlefield: ['Balloon'] } });
    expect(t.perm('Balloon').types).not.toContain('Creature');
    t.to('upkeep', 2);
    expect(t.pt('Balloon')).toBe('3/2');
    expect(t.perm('Balloon').subtypes).toContain('Vehicle');
  });
});

/** Boast (CR 702.142) and exhaust (702.177): activated abilities with limits of their own. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Braggart', type: 'Creature — Human', cost: '{W}', pt: '2/2', text: 'Boast — {1}: You gain 3 life.' },
  {
    name: 'Herald of Boasts',
    type: 'Enchantment',
    cost: '{W}',
    text: 'Whenever a creature you control boasts, draw a card.',
  },
  { name: 'Racer', type: 'Creature — Goblin', cost: '{R}', pt: '2/2', text: 'Exhaust — {1}: Put two +1/+1 counters on Racer.' },
  {
    name: 'Garage',
    type: 'Artifact',
    cost: '{1}',
    text: 'Whenever you activate an exhaust ability, you gain 1 life.\nExhaust — {1}: Draw a card. Activate only as a sorcery.',
  },
  {
    name: 'Blink',
    type: 'Instant',
    cost: '{W}',
    text: "Exile target creature you control, then return it to the battlefield under its owner's control.",
  },
  { name: 'Once Stone', type: 'Artifact', cost: '{1}', text: '{T}: You gain 2 life. Activate only once.' },
);

const board = { A: { battlefield: ['Braggart', 'Herald of Boasts', '4 Plains'], library: ['Blank'] } };

describe('702.142 boast', () => {
  it('702.142a: not before it has attacked this turn', () => {
    expect(table(board).can('A')).not.toContain('activate Braggart');
  });
  it('702.142a: once in the turn in which it attacked; 702.142b: it boasts', () => {
    const t = table(board).attack('Braggart');
    t.activate('A', 'Braggart').resolveAll();
    expect(t.life('A')).toBe(23);
    expect(t.names('hand')).toEqual(['Blank']);
    expect(t.can('A')).not.toContain('activate Braggart');
    t.to('precombatMain', 3);
    expect(t.can('A')).not.toContain('activate Braggart');
    t.attack('Braggart');
    expect(t.can('A')).toContain('activate Braggart');
  });
});

describe('702.177 exhaust', () => {
  it('702.177a: only once, in later turns too', () => {
    const t = table({ A: { battlefield: ['Racer', '4 Mountain'] } });
    t.activate('A', 'Racer').resolve();
    expect(t.pt('Racer')).toBe('4/4');
    expect(t.can('A')).not.toContain('activate Racer');
    t.to('precombatMain', 3);
    expect(t.can('A')).not.toContain('activate Racer');
  });
  it('702.177a, 400.7: a new object can be exhausted again', () => {
    const t = table({ A: { battlefield: ['Racer', '4 Plains'], hand: ['Blink'] } });
    t.activate('A', 'Racer')
      .resolve()
      .cast('A', 'Blink', { targets: ['Racer'] })
      .resolve();
    expect(t.can('A')).toContain('activate Racer');
  });
  it('702.177a: abilities that look for it, and other limits beside it', () => {
    const t = table({ A: { battlefield: ['Racer', 'Garage', '4 Mountain'] } });
    t.activate('A', 'Racer');
    expect(t.can('A')).not.toContain('activate Garage'); // only as a sorcery
    t.resolveAll();
    expect(t.life('A')).toBe(21);
    t.activate('A', 'Garage').resolveAll();
    expect(t.life('A')).toBe(22);
    expect(t.can('A')).not.toContain('activate Garage');
  });
  it('602.5b: "Activate only once"', () => {
    const t = table({ A: { battlefield: ['Once Stone'] } });
    t.activate('A', 'Once Stone').resolve().to('precombatMain', 3);
    expect(t.can('A')).not.toContain('activate Once Stone');
  });
});

define(
  { name: 'Riser', type: 'Creature — Hero', cost: '{1}{W}', pt: '2/2', text: 'Power-up — {2}{W}: Put two +1/+1 counters on Riser.' },
  {
    name: 'Old Riser',
    type: 'Creature — Hero',
    cost: '{1}{W}',
    pt: '2/2',
    text: 'Power-up — {2}{W}: Put two +1/+1 counters on Old Riser.',
  },
);

// newer than the edition whose numbers are cited: the reminder text of its cards
describe('702.1 power-up', () => {
  it('702.1: only once; its mana cost less in the turn in which it entered', () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Riser'] } });
    t.cast('A', 'Riser').resolve();
    t.activate('A', 'Riser').resolve();
    expect(t.pt('Riser')).toBe('4/4');
    t.to('precombatMain', 3);
    expect(t.can('A')).not.toContain('activate Riser');
  });
  it('702.1: at its cost in other turns', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Old Riser'] } });
    expect(t.can('A')).not.toContain('activate Old Riser');
    const u = table({ A: { battlefield: ['3 Plains', 'Old Riser'] } });
    u.activate('A', 'Old Riser').resolve();
    expect(u.pt('Old Riser')).toBe('4/4');
  });
});

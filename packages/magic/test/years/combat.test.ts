/**
 * Combat by the rules of today, of 2015 (document 000) and of 2003 (document 001). A test is named by the rows of the list of differences it shows and
 * by the rules of each year.
 */

import type { Decision } from '@apnap/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { define, type Table } from '../kit.js';
import { by, inEachYear } from './by.js';

beforeEach(() => {
  define(
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
    { name: 'Ox', type: 'Creature — Ox', cost: '{1}{G}', pt: '2/3' },
    { name: 'Wurm', type: 'Creature — Wurm', cost: '{1}{G}', pt: '5/5' },
    { name: 'Trampler', type: 'Creature — Wurm', cost: '{1}{G}', pt: '6/6', text: 'Trample' },
    { name: 'Fanatic', type: 'Creature — Goblin', cost: '{R}', pt: '1/1', text: 'Sacrifice Fanatic: It deals 1 damage to any target.' },
    { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Target creature gets +3/+3 until end of turn.' },
    { name: 'Boomerang', type: 'Instant', cost: '{0}', text: "Return target permanent to its owner's hand." },
    { name: 'Stifling', type: 'Instant', cost: '{0}', text: 'Counter target activated or triggered ability.' },
  );
});

/** How the attacker's damage to two blockers may be divided: refused by this rule, or null. */
const divided = (t: Table, divide: number[]): string | null => t.toDecision('damage').refusal({ divide });

describe('combat by the rules of other years', () => {
  it('row 67 (510.1c, 2015:509.2, 2015:510.1c, classic:310.1c): damage is divided among blockers freely today and in 2003, in 2015 in an announced order', () => {
    const first = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Wurm'] }, B: { battlefield: ['Bear', 'Ox'] } });
      t.when('order', (d) => (d.prompt.id === 'ask.damageOrder' ? { order: [1, 0] } : undefined));
      t.attack('Wurm').block(['Bear', 'Wurm'], ['Ox', 'Wurm']);
      t.toDecision('damage');
      const options = (t.decision.ask as unknown as { options: { entity: number }[] }).options.map((o) => o.entity);
      const ox = options.indexOf(t.perm('Ox').id);
      // 3 is lethal for the Ox; 2 on it leaves 3 for the Bear
      const passingOver = ox === 0 ? [2, 3] : [3, 2];
      const inOrder = ox === 0 ? [3, 2] : [2, 3];
      return [divided(t, passingOver), divided(t, inOrder)];
    });
    expect(first).toEqual({ current: [null, null], '2015': ['510.1c', null], classic: [null, null] });
  });

  it('row 67 (2015:509.3, 2015:510.1d): the defending player orders what a creature that blocks two attackers blocks', () => {
    define({ name: 'Net', type: 'Creature — Wall', cost: '{1}', pt: '4/4', text: 'Net can block an additional creature each combat.' });
    const refused = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear', 'Ox'] }, B: { battlefield: ['Net'] } });
      t.attack('Bear', 'Ox').block(['Net', 'Bear'], ['Net', 'Ox']);
      t.toDecision('damage');
      expect(t.decision.seat).toBe(1);
      return divided(t, [1, 3]);
    });
    expect(refused).toEqual({ current: null, '2015': '510.1c', classic: null });
  });

  it('row 67 (2015:510.1c, 2015:510.1e): divisions that are not legal together are taken back, and never stand however often they are made', () => {
    define(
      { name: 'Left Net', type: 'Creature — Wall', cost: '{1}', pt: '0/4', text: 'Left Net can block an additional creature each combat.' },
      {
        name: 'Right Net',
        type: 'Creature — Wall',
        cost: '{1}',
        pt: '0/4',
        text: 'Right Net can block an additional creature each combat.',
      },
      { name: 'Worm', type: 'Creature — Wurm', cost: '{1}{G}', pt: '5/5' },
    );
    const t = by('2015', { A: { battlefield: ['Wurm', 'Worm'] }, B: { battlefield: ['Left Net', 'Right Net'] } });
    const named = (d: Decision): string[] =>
      (d.ask as unknown as { options: { entity: number }[] }).options.map((o) => (o.entity === t.perm('Left Net').id ? 'Left' : 'Right'));
    // each of the two has the other net first
    t.when('order', (d) =>
      d.prompt.id === 'ask.damageOrder' && d.seat === 0
        ? { order: (d.source === t.perm('Wurm').id) === (named(d)[0] === 'Left') ? [0, 1] : [1, 0] }
        : undefined,
    );
    let asked = 0;
    t.when('damage', (d) => {
      asked++;
      // all to the right one: the first of its order passed over as if the other attacker killed it, which it does not
      return { divide: named(d)[0] === 'Right' ? [5, 0] : [0, 5] };
    });
    t.attack('Wurm', 'Worm')
      .block(['Left Net', 'Wurm'], ['Left Net', 'Worm'], ['Right Net', 'Wurm'], ['Right Net', 'Worm'])
      .to('endCombat');
    expect(asked).toBeGreaterThan(2);
    expect(t.names('graveyard', 'B').sort()).toEqual(['Left Net', 'Right Net']);
  });

  it('row 70 (702.19b, 2015:702.19b, 2015:510.1c): a trampling attacker, too, keeps the order among its blockers', () => {
    const t = by('2015', { A: { battlefield: ['Trampler'] }, B: { battlefield: ['Bear', 'Ox'] } });
    t.attack('Trampler').block(['Bear', 'Trampler'], ['Ox', 'Trampler']);
    t.toDecision('damage');
    expect(divided(t, [1, 5, 0])).toBe('510.1c');
    expect(divided(t, [2, 2, 2])).toBe('702.19b');
    expect(divided(t, [2, 3, 1])).toBe(null);
    expect(divided(t, [6, 0, 0])).toBe(null);
  });

  it('row 68 (510.2, classic:310.2, classic:310.4): a creature that leaves after damage was assigned deals it in 2003, from the stack', () => {
    const left = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Fanatic'] }, B: { battlefield: ['Bear'], life: 20 } });
      t.attack('Fanatic').block();
      // in 2003 with its damage on the stack; today there is no such moment, and it is sacrificed before
      if (year === 'classic') t.toDamage();
      t.activate('A', 'Fanatic', { targets: ['@B'] })
        .resolveAll()
        .to('endCombat');
      return t.life('B');
    });
    expect(left).toEqual({ current: 19, '2015': 19, classic: 18 });
  });

  it('row 68 (510.2, classic:310.2): a creature pumped with damage on the stack survives and deals what was assigned', () => {
    const t = by('classic', { A: { battlefield: ['Bear'], hand: ['Growth'] }, B: { battlefield: ['Ox'] } });
    t.attack('Bear').block(['Ox', 'Bear']);
    t.toDamage();
    expect(t.names('stack')).toEqual(['Combat Damage']);
    t.cast('A', 'Growth', { targets: ['Bear'] }).resolveAll();
    expect(t.perm('Ox').damage).toBe(2);
    expect(t.pt('Bear')).toBe('5/5');
    expect(t.perm('Bear').damage).toBe(2);
  });

  it('row 74 (classic:310.4): what has left combat or the battlefield is dealt nothing; the others are', () => {
    const t = by('classic', { A: { battlefield: ['Bear'] }, B: { battlefield: ['Ox'], hand: ['Boomerang'] } });
    t.attack('Bear').block(['Ox', 'Bear']);
    t.toDamage();
    t.cast('B', 'Boomerang', { targets: ['Ox'] }).resolveAll();
    expect(t.names('graveyard')).toEqual(['Bear']);
    expect(t.names('hand', 'B')).toContain('Ox');
  });

  it('row 68 (classic:310.3): combat damage on the stack is no spell or ability, so nothing targets it', () => {
    const t = by('classic', { A: { battlefield: ['Bear'], hand: ['Stifling'] }, B: {} });
    t.attack('Bear');
    t.toDamage();
    expect(t.can('A')).not.toContain('cast Stifling');
  });

  it('row 73 (702.22j, 2015:702.21j, classic:502.10h): with a banding creature among the blockers the defending player divides, and freely', () => {
    define({ name: 'Bander', type: 'Creature — Soldier', cost: '{W}', pt: '1/1', text: 'Banding' });
    const free = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Wurm'] }, B: { battlefield: ['Bear', 'Bander'] } });
      t.attack('Wurm').block(['Bear', 'Wurm'], ['Bander', 'Wurm']);
      t.toDecision('damage');
      return [t.decision.seat, divided(t, [1, 4]), divided(t, [4, 1]), divided(t, [0, 5])];
    });
    expect(free).toEqual({ current: [1, null, null, null], '2015': [1, null, null, null], classic: [1, null, null, null] });
  });
});

/** Things of a group, spoken of again as those things (CR 608.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  { name: 'Cub', type: 'Creature — Cat', cost: '{W}', pt: '1/1' },
  { name: 'Imp', type: 'Creature — Imp', cost: '{B}', pt: '1/1' },
  {
    name: 'Rallying Cry',
    type: 'Instant',
    cost: '{0}',
    text: 'Untap target creature and each other creature that shares a color with it. Those creatures get +2/+0 until end of turn.',
  },
  {
    name: 'Taunts',
    type: 'Sorcery',
    cost: '{0}',
    text: "Goad all creatures your opponents control. Until your next turn, those creatures can't block.",
  },
  {
    name: 'Levy',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each opponent who controls a creature exiles the top card of their library. You may play those cards this turn.',
  },
);

describe('608.2c: those creatures', () => {
  it('a target and others besides it', () => {
    const t = table({ A: { battlefield: ['Ox', 'Imp'], hand: ['Rallying Cry'] }, B: { battlefield: [{ card: 'Cub', tapped: 'tapped' }] } });
    t.cast('A', 'Rallying Cry', { targets: ['Ox'] }).resolveAll();
    expect([t.pt('Ox'), t.pt('Cub'), t.pt('Imp')]).toEqual(['4/4', '3/1', '1/1']);
    expect(t.perm('Cub').tapped).toBe(false);
  });
  it('all that were goaded, and not what enters later', () => {
    const t = table({ A: { battlefield: ['Ox'], hand: ['Taunts'] }, B: { battlefield: ['Imp'] } });
    t.cast('A', 'Taunts').resolveAll();
    let asked = 0;
    t.when('blockers', () => {
      asked++;
      return undefined;
    });
    t.attack('Ox').to('postcombatMain');
    expect(asked).toBe(0);
    expect(t.life('B')).toBe(18);
  });
});

describe('608.2c: those cards', () => {
  it('of each player of whom something is so', () => {
    const levied = (creature: boolean): string[] => {
      const t = table({ A: { hand: ['Levy'] }, B: { battlefield: creature ? ['Imp'] : [], library: ['Ox'] } });
      t.cast('A', 'Levy').resolveAll();
      return t.names('exile', 'B');
    };
    expect(levied(true)).toEqual(['Ox']);
    expect(levied(false)).toEqual([]);
  });
});

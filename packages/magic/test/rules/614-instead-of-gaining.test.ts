/** What is done instead of gaining life, regenerating instead of being destroyed, and what is done as something enters (CR 614.1a, 614.6, 614.12a, 701.15). Expected values: the rules. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Remedy', type: 'Enchantment', cost: '{0}', text: 'If an opponent would gain life, that player loses that much life instead.' },
  {
    name: 'Lich',
    type: 'Enchantment',
    cost: '{0}',
    text: "As Lich enters the battlefield, you lose life equal to your life total.\nYou don't lose the game for having 0 or less life.\nIf you would gain life, draw that many cards instead.",
  },
  { name: 'Salve', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' },
  {
    name: 'Cleric',
    type: 'Creature — Cleric',
    cost: '{0}',
    pt: '1/1',
    text: "If Cleric would be destroyed, regenerate it.\n{0}: Cleric can't be regenerated this turn. Only any opponent may activate this ability.",
  },
  { name: 'Murder', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Terror', type: 'Instant', cost: '{0}', text: "Destroy target creature. It can't be regenerated." },
  { name: 'Aware', type: 'Enchantment', cost: '{0}', text: 'As Aware enters the battlefield, discard your hand.' },
);

describe('614.6 instead of gaining life', () => {
  it('an opponent loses as much; its controller gains life', () => {
    const t = table({ A: { battlefield: ['Remedy'], hand: ['Salve'] }, B: { hand: ['Salve'] } });
    t.cast('A', 'Salve').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([23, 20]);
    t.pass().cast('B', 'Salve').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([23, 17]);
  });
  it('614.12a all life is lost as it enters; cards are drawn then', () => {
    const t = table({ A: { hand: ['Lich', 'Salve'] }, B: {} });
    t.cast('A', 'Lich').resolve();
    expect([t.life('A'), t.winner()]).toEqual([0, null]);
    t.cast('A', 'Salve').resolve();
    expect([t.life('A'), t.names('hand', 'A').length]).toEqual([0, 3]);
  });
});

describe('614.12a as it enters', () => {
  it('the hand is discarded', () => {
    const t = table({ A: { hand: ['Aware', 'Salve', 'Murder'] }, B: {} });
    t.cast('A', 'Aware').resolve();
    expect(t.names('hand', 'A')).toEqual([]);
    expect(t.names('graveyard', 'A').sort()).toEqual(['Murder', 'Salve']);
    expect(t.names('battlefield', 'A')).toEqual(['Aware']);
  });
});

describe('701.15 regenerated instead of destroyed', () => {
  it('it is tapped and stays; each time', () => {
    const t = table({ A: { hand: ['Murder', 'Murder'] }, B: { battlefield: ['Cleric'] } });
    t.cast('A', 'Murder', { targets: ['Cleric'] }).resolve();
    expect(t.perm('Cleric').tapped).toBe(true);
    expect(t.happened('regenerate').length).toBe(1);
    t.cast('A', 'Murder', { targets: ['Cleric'] }).resolve();
    expect(t.happened('regenerate').length).toBe(2);
    expect(t.names('battlefield', 'B')).toEqual(['Cleric']);
  });
  it('701.15c not where it can’t be regenerated', () => {
    const t = table({ A: { hand: ['Terror'] }, B: { battlefield: ['Cleric'] } });
    t.cast('A', 'Terror', { targets: ['Cleric'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Cleric']);
  });
  it('an opponent of its controller, and nobody else, may see to that', () => {
    const t = table({ A: { hand: ['Murder'] }, B: { battlefield: ['Cleric'] } });
    t.activate('A', 'Cleric').resolve();
    t.cast('A', 'Murder', { targets: ['Cleric'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Cleric']);
    const own = table({ A: { battlefield: ['Cleric'] }, B: {} });
    expect(() => own.activate('A', 'Cleric')).toThrow();
  });
});

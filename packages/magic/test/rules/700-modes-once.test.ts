/** Modes of triggered abilities that are chosen once, in a turn or ever (CR 700.2, 603.3c). Expected values: rulings on such cards. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  {
    name: 'Pact',
    type: 'Enchantment',
    text: "At the beginning of your upkeep, choose one that hasn't been chosen —\n• You gain 4 life.\n• You lose the game.",
  },
  {
    name: 'Alliance',
    type: 'Enchantment',
    text: "Whenever a creature you control enters, choose one that hasn't been chosen this turn —\n• You gain 1 life.\n• You gain 10 life.",
  },
  {
    name: 'Blink',
    type: 'Instant',
    cost: '{0}',
    text: "Exile target enchantment, then return it to the battlefield under its owner's control.",
  },
);

const first = { pick: [0] };

describe('700.2: a mode that has not been chosen', () => {
  it('at any time: what was chosen is not offered again', () => {
    const t = table({ A: { battlefield: ['Pact'], library: ['9 Bear'] }, B: { library: ['9 Bear'] } });
    t.when('modes', first);
    t.to('draw', 3);
    expect(t.life('A')).toBe(24);
    t.to('draw', 5);
    expect(t.winner()).toBe('B');
  });
  it('this turn: in the next turn all are offered', () => {
    const t = table({ A: { hand: ['4 Bear'], battlefield: ['Alliance'], library: ['9 Bear'] }, B: { library: ['9 Bear'] } });
    t.when('modes', first);
    t.cast('A', 'Bear').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Bear').resolveAll();
    expect(t.life('A')).toBe(31);
    // no mode is left: the ability is removed from the stack (603.3c)
    t.cast('A', 'Bear').resolveAll();
    expect(t.life('A')).toBe(31);
    t.to('precombatMain', 3);
    t.cast('A', 'Bear').resolveAll();
    expect(t.life('A')).toBe(32);
  });
  it('by another object: it has chosen none (400.7)', () => {
    const t = table({ A: { hand: ['2 Bear', 'Blink'], battlefield: ['Alliance'] } });
    t.when('modes', first);
    t.cast('A', 'Bear').resolveAll();
    t.cast('A', 'Blink', { targets: ['Alliance'] }).resolveAll();
    t.cast('A', 'Bear').resolveAll();
    expect(t.life('A')).toBe(22);
  });
});

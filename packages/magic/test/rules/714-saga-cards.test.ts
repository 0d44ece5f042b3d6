import { describe, expect, it } from 'vitest';
import { define, defineData, table } from '../kit.js';

define({
  name: 'Test History',
  cost: '{W}',
  type: 'Enchantment — Saga',
  layout: 'saga',
  text: 'I, II — You gain 1 life.\nIII — You gain 10 life.',
});
define({
  name: 'Ahead',
  cost: '{W}',
  type: 'Enchantment — Saga',
  layout: 'saga',
  text: 'Read ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — You gain 100 life.',
});
define({
  name: 'Modal Tale',
  cost: '{W}',
  type: 'Enchantment — Saga',
  layout: 'saga',
  text: 'I — Choose one —\n• You gain 3 life.\n• Each opponent loses 3 life.\nII — Draw a card.',
});
define({ name: 'Chronicler', cost: '{W}', type: 'Creature — Human', pt: '1/1', text: 'Sagas you control have read ahead.' });
define({ name: 'Proliferator', cost: '{W}', type: 'Instant', text: 'Proliferate.' });
defineData({
  name: 'Doubler',
  layout: 'normal',
  faces: [
    {
      name: 'Doubler',
      supertypes: [],
      types: ['Enchantment'],
      subtypes: [],
      abilities: [
        {
          kind: 'static',
          parts: [
            {
              part: 'replacement',
              replacement: {
                replace: 'counters',
                counter: 'any',
                what: { is: 'controlledBy', who: { player: 'you' } },
                amount: { q: 'product', of: [2, { q: 'amount' }] },
              },
            },
          ],
        },
      ],
    },
  ],
});

describe('CR 714: saga cards', () => {
  it('714.3a, 714.2b: it enters with a lore counter, which triggers its first chapter', () => {
    const t = table({ A: { battlefield: ['1 Plains'], hand: ['Test History'] } });
    t.cast('A', 'Test History').resolve();
    expect(t.counters('Test History', 'lore')).toBe(1);
    expect(t.names('stack')).toHaveLength(1);
    t.resolve();
    expect(t.life('A')).toBe(21);
  });

  it("714.3b: a lore counter as its controller's precombat main phase begins, without the stack; not on the opponent's turn", () => {
    const t = table({ A: { battlefield: ['1 Plains'], hand: ['Test History'] } });
    t.cast('A', 'Test History').resolveAll();
    t.to('precombatMain', 2);
    expect(t.counters('Test History', 'lore')).toBe(1);
    t.to('precombatMain', 3);
    expect(t.counters('Test History', 'lore')).toBe(2);
    t.resolveAll();
    expect(t.life('A')).toBe(22);
  });

  it('714.4, 704.5s: sacrificed once its final chapter has left the stack', () => {
    const t = table({ A: { battlefield: ['1 Plains'], hand: ['Test History'] } });
    t.cast('A', 'Test History').resolveAll();
    t.to('precombatMain', 5);
    // `to` stops with an empty stack: the last chapter has resolved by then or is to be resolved
    t.resolveAll();
    expect(t.life('A')).toBe(32);
    expect(t.names('graveyard')).toEqual(['Test History']);
    expect(t.happened('zone', '704.5s')).toHaveLength(1);
  });

  it('714.4: it stays while the ability is on the stack', () => {
    const t = table({ A: { battlefield: ['1 Plains', 'Test History'], hand: ['Proliferator'] } });
    t.when('choose', (d) => (d.prompt.id === 'ask.proliferate' ? { pick: [0] } : undefined));
    expect(t.counters('Test History', 'lore')).toBe(2); // the one it entered with, and that of the turn
    t.cast('A', 'Proliferator').resolve();
    expect(t.counters('Test History', 'lore')).toBe(3);
    expect(t.names('stack')).toHaveLength(1);
    t.resolve();
    expect(t.names('graveyard')).toContain('Test History');
  });

  it('714.2b: counters put by other effects trigger chapters too; each chapter triggers when its number is reached', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Test History', 'Proliferator'] } });
    t.when('choose', (d) => (d.prompt.id === 'ask.proliferate' ? { pick: [0] } : undefined));
    t.cast('A', 'Test History').resolveAll();
    t.cast('A', 'Proliferator').resolve();
    expect(t.counters('Test History', 'lore')).toBe(2);
    t.resolveAll();
    expect(t.life('A')).toBe(22);
  });

  it('714.2c, 122.6a: two counters at once reach two chapters, each triggers', () => {
    const t = table({ A: { battlefield: ['1 Plains', 'Doubler'], hand: ['Test History'] } });
    t.cast('A', 'Test History').resolve();
    expect(t.counters('Test History', 'lore')).toBe(2);
    expect(t.names('stack')).toHaveLength(2);
    t.resolveAll();
    expect(t.life('A')).toBe(22);
  });

  it('702.155a-b: read ahead: its controller chooses the chapter, and only that one triggers in the turn it enters', () => {
    const t = table({ A: { battlefield: ['1 Plains'], hand: ['Ahead'] } });
    t.when('number', { number: 2 });
    t.cast('A', 'Ahead').resolve();
    expect(t.counters('Ahead', 'lore')).toBe(2);
    t.resolveAll();
    expect(t.life('A')).toBe(30);
    t.to('precombatMain', 3).resolveAll();
    expect(t.life('A')).toBe(130);
    expect(t.names('graveyard')).toEqual(['Ahead']);
  });

  it('614.12, 702.155a: also where another permanent gives it read ahead', () => {
    const t = table({ A: { battlefield: ['Plains', 'Chronicler'], hand: ['Test History'] } });
    t.when('number', { number: 3 });
    t.cast('A', 'Test History').resolveAll();
    expect(t.life('A')).toBe(30);
  });

  it('714.2b, 700.2b: a chapter with modes', () => {
    const t = table({ A: { battlefield: ['1 Plains'], hand: ['Modal Tale'] } });
    t.when('modes', { pick: [1] });
    t.cast('A', 'Modal Tale').resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

describe('714.4 with what an effect of the Saga triggers', () => {
  define({
    name: 'Tale of Losses',
    cost: '{W}',
    type: 'Enchantment — Saga',
    layout: 'saga',
    text: 'I — You may discard a card. When you do, you gain 5 life.',
  });
  it('603.12, 714.4: a reflexive trigger of the last chapter is no chapter ability, and keeps the Saga no longer', () => {
    const t = table({ A: { hand: ['Tale of Losses', 'Plains'], battlefield: ['Plains'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Tale of Losses').resolveAll();
    expect(t.life('A')).toBe(25);
    expect(t.names('hand')).toEqual([]);
    expect(t.names('graveyard')).toEqual(['Plains', 'Tale of Losses']);
  });
});

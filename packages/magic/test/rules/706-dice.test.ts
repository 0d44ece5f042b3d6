import { renderFaceEn, renderFaceZh } from '@apnap/ability';
import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { define, game, Table } from '../kit.js';

const compiled = (text: string, types = ['Creature']) => {
  const r = compileCard({
    name: 'Thrower',
    layout: 'normal',
    supertypes: [],
    types,
    subtypes: [],
    manaCost: '{R}',
    power: '1',
    toughness: '1',
    text,
  });
  if (!r.ok) throw new Error(JSON.stringify(r.refusals));
  return r.card;
};

const TABLE = 'When Thrower enters, roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 10 life.\n20 | You gain 20 life. Roll again.';

define(
  { name: 'Thrower', cost: '{0}', type: 'Creature — Human', pt: '1/1', text: TABLE },
  {
    name: 'Two Thrower',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Roll two d20 and ignore the lower roll.\n1—9 | You gain 1 life.\n10+ | You gain 10 life.',
  },
  {
    name: 'Adder',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Roll a d20 and add the number of cards in your hand.\n1—14 | You gain 1 life.\n15+ | You gain 10 life.',
  },
  { name: 'Counter', cost: '{0}', type: 'Sorcery', text: 'Roll a six-sided die. You gain life equal to the result.' },
  { name: 'Sum', cost: '{0}', type: 'Sorcery', text: 'Roll two six-sided dice. You gain life equal to the total of those results.' },
  {
    name: 'Lucky',
    cost: '{0}',
    type: 'Creature — Human',
    pt: '1/1',
    text: 'If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.',
  },
  {
    name: 'Watcher',
    cost: '{0}',
    type: 'Creature — Human',
    pt: '1/1',
    text: 'Whenever you roll one or more dice, put a +1/+1 counter on Watcher.',
  },
  { name: 'Twenty', cost: '{0}', type: 'Creature — Human', pt: '1/1', text: 'Whenever you roll a natural 20, draw a card.' },
  {
    name: 'High',
    cost: '{0}',
    type: 'Creature — Human',
    pt: '1/1',
    text: 'Whenever you roll a 15 or higher, put a +1/+1 counter on High.',
  },
);

const coinsOf = (t: Table) => t.events.filter((e) => e.kind === 'roll').map((e) => e.amount);

/** A table whose dice are agreed on. */
function rolling(dice: number[], hand: string[], battlefield: string[] = []): Table {
  const t = new Table({ A: { hand, battlefield } });
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck: [{ card: 'Blank', count: 20 }] },
      { name: 'B', deck: [{ card: 'Blank', count: 20 }] },
    ],
    first: 0,
    opening: 'none',
    place: [
      ...hand.map((card) => ({ seat: 0, zone: 'hand' as const, card })),
      ...battlefield.map((card) => ({ seat: 0, zone: 'battlefield' as const, card })),
    ],
    dice: [dice, []],
  };
  t.state = game.create(setup, 'dice').state;
  return t.to('precombatMain', 1);
}

describe('706 rolling a die', () => {
  it('706.1a: every number from 1 to N is a possible outcome, and no other', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const t = new Table({ A: { hand: ['Counter'] } }, `seed ${i}`).to('precombatMain', 1).cast('A', 'Counter').resolve();
      seen.add(t.life('A') - 20);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('706.3a: the line of the table whose range has the result happens', () => {
    const life = (n: number) => rolling([n], ['Thrower']).cast('A', 'Thrower').resolve().resolve().life('A');
    expect([1, 9, 10, 19].map(life)).toEqual([21, 21, 30, 30]);
  });

  it('706.3c: "roll again" uses the same kind and number of dice once more', () => {
    const t = rolling([20, 20, 5], ['Thrower']).cast('A', 'Thrower').resolve().resolve();
    expect(coinsOf(t)).toEqual([20, 20, 5]);
    expect(t.life('A')).toBe(61);
  });

  it('706.6: an ignored roll never happened', () => {
    const t = rolling([3, 12], ['Two Thrower'], ['Watcher']).cast('A', 'Two Thrower').resolve().resolve();
    expect(t.life('A')).toBe(30);
    expect(coinsOf(t)).toEqual([12]);
    expect(t.counters('Watcher', '+1/+1')).toBe(1);
  });

  it('706.2: modifiers are added to the natural result', () => {
    const t = rolling([13], ['Adder', 'Blank', 'Blank'], ['Twenty', 'High']).cast('A', 'Adder').resolve().resolve();
    expect(t.life('A')).toBe(30);
    expect(t.counters('High', '+1/+1')).toBe(1);
    const natural = rolling([20], ['Adder'], ['Twenty']).cast('A', 'Adder').resolve().resolve();
    expect(natural.names('hand')).toHaveLength(1);
    const not = rolling([19], ['Adder', 'Blank'], ['Twenty']).cast('A', 'Adder').resolve();
    expect(not.names('hand')).toHaveLength(1);
  });

  it('706.4: without a table the text says how the results are used', () => {
    expect(rolling([2, 5], ['Sum']).cast('A', 'Sum').resolve().life('A')).toBe(27);
  });

  it('706.6, 614.1a: one die more, and the lowest is ignored', () => {
    const t = rolling([2, 15], ['Thrower'], ['Lucky']).cast('A', 'Thrower').resolve().resolve();
    expect(coinsOf(t)).toEqual([15]);
    expect(t.life('A')).toBe(30);
  });

  it('706.3b: a table comes back from its rendering, in lines', () => {
    const card = compiled(TABLE);
    expect(roundTripFailure(card)).toBeUndefined();
    expect(renderFaceEn(card.faces[0]).join('\n')).toBe(TABLE.replaceAll('Thrower', 'this creature'));
    expect(renderFaceZh(card.faces[0]).join('\n')).toContain('掷一颗d20。\n1—9 | 你获得1点生命。\n10—19 | 你获得10点生命。');
    for (const text of [
      'If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.',
      'Whenever you roll one or more dice, you gain 1 life.',
      'When Thrower enters, roll a d20 and add the number of cards in your hand.\n1—14 | Draw a card.\n15+ | Draw two cards.',
      'When Thrower enters, roll a six-sided die. You gain life equal to the result.',
    ])
      expect(roundTripFailure(compiled(text)), text).toBeUndefined();
  });
});

describe('706.6 two dice instead of one', () => {
  define({
    name: 'Thumb',
    type: 'Artifact',
    text: 'If you would roll a die, instead roll two of those dice and ignore one of those results.',
  });

  it('the player chooses which result counts; the other die was never rolled', () => {
    const t = rolling([5, 2], ['Counter'], ['Thumb', 'Watcher']).choose('option', '2');
    t.cast('A', 'Counter').resolveAll();
    expect(t.life('A')).toBe(22);
    expect(t.happened('roll')).toHaveLength(1);
  });

  it('each die of several is doubled, and of two such effects each finds the dice of the other', () => {
    const two = rolling([5, 2, 1, 6], ['Sum'], ['Thumb']).choose('option', '6').choose('option', '5');
    expect(two.cast('A', 'Sum').resolveAll().life('A')).toBe(31);
    const twice = rolling([5, 2, 1, 6], ['Counter'], ['Thumb', 'Thumb']).choose('option', '1');
    expect(twice.cast('A', 'Counter').resolveAll().life('A')).toBe(21);
  });
});

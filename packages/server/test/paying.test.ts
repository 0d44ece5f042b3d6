/** CR 601.2g-h: a payment is put to a person only where there is something to choose: what is used up, or what stays payable afterwards. */

import type { State } from '@apnap/magic';
import type { MagicDecision, MagicView, SeatSettings } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { gameView } from '../src/magic/game.js';
import { automatic } from '../src/magic/stops.js';
import { DEFAULT_SETTINGS } from '../src/tables/settings.js';
import { Handles } from '../src/views/handles.js';
import { stateWhere } from './until.js';

/** Where the first player pays for this card, with these lands and others on the battlefield and these other cards in hand. */
const payingFor = (card: string, field: readonly string[], hand: readonly string[] = [], first = 0): State =>
  stateWhere(card, { field, hand, first }, (s) => s.pending?.kind === 'pay');

const DEFAULT: SeatSettings = DEFAULT_SETTINGS;
const isAsked = (s: State, settings = DEFAULT): boolean => automatic(s, s.pending!, settings, s.turn.number) === null;

const planOf = (s: State): string[] => {
  const { decision } = gameView(s, 0, 0, new Handles('x', 0)).view as MagicView;
  return (decision as MagicDecision).plan?.why?.map((n) => n.en) ?? [];
};

test('one way to pay, or several that leave the same: nothing is asked', () => {
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Forest']))).toBe(false);
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Forest', 'Forest', 'Forest'], ['Grizzly Bears']))).toBe(false);
  // Whichever is tapped besides the Forest: there is nothing else to cast.
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Mountain', 'Island']))).toBe(false);
});

test('with full control each payment is asked', () => {
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Forest']), { ...DEFAULT_SETTINGS, fullControl: true })).toBe(true);
});

test('what can stay payable for one card or for another is chosen, and the plan says for which', () => {
  const either = payingFor('Grizzly Bears', ['Forest', 'Mountain', 'Island'], ['Lightning Bolt', 'Opt']);
  expect(isAsked(either)).toBe(true);
  const notes = planOf(either);
  expect(notes.some((n) => /^keeps \{[RU]\} for (Lightning Bolt|Opt)$/.test(n))).toBe(true);
  expect(notes.some((n) => /^leaves no \{[RU]\} for (Lightning Bolt|Opt)$/.test(n))).toBe(true);
  // All that is lost is lost whichever way it is paid.
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Forest'], ['Giant Growth']))).toBe(false);
  // The plan keeps all that can be kept.
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Mountain', 'Island', 'Island'], ['Lightning Bolt', 'Opt']))).toBe(false);
});

test("in the turn of another only what can be cast before one's lands untap counts", () => {
  const paying = (hand: readonly string[], first: number) =>
    payingFor('Brute Strength', ['Mountain', 'Island', 'Forest', 'Grizzly Bears'], hand, first);
  expect(paying(['Opt', 'Llanowar Elves'], 1).turn.active).toBe(1);
  expect(isAsked(paying(['Opt', 'Llanowar Elves'], 1))).toBe(false);
  expect(isAsked(paying(['Opt', 'Llanowar Elves'], 0))).toBe(true);
  expect(isAsked(paying(['Opt', 'Giant Growth'], 1))).toBe(true);
});

test('what is used up, or costs life, is never spent unasked', () => {
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Lotus Petal']))).toBe(true);
  expect(isAsked(payingFor('Dismember', ['Swamp', 'Grizzly Bears']))).toBe(true);
});

test('a creature that could stay untapped is chosen; one that is needed, or that land spares, is not', () => {
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Llanowar Elves']))).toBe(false);
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Forest', 'Llanowar Elves']))).toBe(false);
  // To keep the Island for Opt, the Elves would be tapped.
  expect(isAsked(payingFor('Grizzly Bears', ['Forest', 'Island', 'Llanowar Elves'], ['Opt']))).toBe(true);
});

test('of which colours the mana is, is chosen where the spell asks for it; and so is help that is no mana', () => {
  expect(isAsked(payingFor('Skyrider Elf', ['Forest', 'Island', 'Mountain']))).toBe(true);
  expect(isAsked(payingFor('Siege Wurm', ['Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Grizzly Bears']))).toBe(
    true,
  );
});

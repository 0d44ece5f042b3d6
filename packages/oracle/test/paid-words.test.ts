/** Words about a cost that was paid mean a cost that the card has (CR 118.9d, 702.33f): another is refused. */
import { expect, it } from 'vitest';
import { compileCard } from '../src/index.js';

const reasons = (text: string): string[] => {
  const r = compileCard({ name: 'Sample', layout: 'normal', types: ['Sorcery'], manaCost: '{3}{B}', text });
  return r.ok ? [] : r.refusals.map((x) => x.reason);
};
const PAID = 'Draw a card. If the {1}{B} cost was paid, you lose 1 life.';

it('118.9d: the alternative cost that is spoken of is the one the card gives', () => {
  expect(reasons(`You may pay {1}{B} rather than pay this spell's mana cost.\n${PAID}`)).toEqual([]);
  expect(reasons(`You may pay {2}{B} rather than pay this spell's mana cost.\n${PAID}`)).toEqual(['not a cost of this card']);
  expect(reasons(PAID)).toEqual(['not a cost of this card']);
});

it('702.33f: so is the kicker', () => {
  const kicked = 'Draw a card. If this spell was kicked with its {1}{U} kicker, draw a card.';
  expect(reasons(`Kicker {1}{U} and/or {G}\n${kicked}`)).toEqual([]);
  expect(reasons(`Kicker {2}{U} and/or {G}\n${kicked}`)).toEqual(['not a cost of this card']);
});

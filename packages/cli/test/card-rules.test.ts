/** The rules that concern a card, by what is printed on it and by what is cited when it is played. */
import { embeddedCard } from '@apnap/cards';
import { rulesOfCard } from '@apnap/magic';
import { expect, test } from 'vitest';

const TRIAL = { lands: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'], others: ['Grizzly Bears', 'Serra Angel'] };
const of = (name: string) => {
  const card = embeddedCard(name);
  if (!card) throw new Error(`${name} is not here`);
  return rulesOfCard(card, embeddedCard, TRIAL);
};

test('types, and keywords that it has or gives: CR 301, 302, 702', () => {
  expect(of('Serra Angel').printed).toEqual(['302', '702.9', '702.20']);
  expect(of('Loxodon Warhammer').printed).toEqual(['301', '702.6', '702.19', '702.15']);
});

test('what happens when it is cast and resolves: CR 601.2, 608, and what it does: CR 120.1, 611.2', () => {
  expect(of('Lightning Bolt').cited).toEqual(expect.arrayContaining(['601.2a', '601.2i', '115.1', '608.1', '120.1', '608.2n']));
  expect(of('Giant Growth').cited).toContain('611.2');
  expect(of('Oblivion Ring').cited).toEqual(expect.arrayContaining(['603.2', '603.3']));
});

test('a land is played: CR 305.1; nothing that is cited stands among what is printed', () => {
  const { printed, cited } = of('Forest');
  expect(printed).toEqual(['305']);
  expect(cited).toContain('305.1');
  expect(cited.filter((r) => printed.includes(r))).toEqual([]);
});

test('it comes out the same each time', () => {
  expect(of('Squadron Hawk')).toEqual(of('Squadron Hawk'));
});

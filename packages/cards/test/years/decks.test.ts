/** What a deck may hold by the rules of today, of 2015 (document 000) and of 2003 (document 001): formats say it, and the same for each year. */
import { expect, it } from 'vitest';
import { CardIndex, checkDeck, FORMATS, parseDeck } from '../../src/index.js';
import { SOME } from '../support.js';

const index = new CardIndex(SOME);
/** The rules that a deck breaks. */
const broken = (text: string): (string | undefined)[] => checkDeck(parseDeck(text, index).deck, FORMATS[0]).map((issue) => issue.rule);

it('row 13 (100.2a, 2015:100.2a, classic:100.2): sixty cards at least, any number of basic lands, four of any other name', () => {
  expect(broken('60 Forest')).toEqual([]);
  expect(broken('59 Forest')).toEqual(['100.2a']);
  expect(broken('56 Forest\n4 Gush')).toEqual([]);
  expect(broken('55 Forest\n5 Gush')).toEqual(['100.2a']);
});

it('row 13 (100.5, 2015:100.5, classic:100.4): and as many more as one likes', () => {
  expect(broken('400 Forest')).toEqual([]);
});

it('row 13 (100.4a, 2015:100.4a): fifteen in the sideboard, which counts with the deck for the four', () => {
  expect(broken('60 Forest\nSideboard\n15 Forest')).toEqual([]);
  expect(broken('60 Forest\nSideboard\n16 Forest')).toEqual(['100.4a']);
  expect(broken('60 Forest\n2 Gush\nSideboard\n3 Gush')).toEqual(['100.2a']);
});

/** One word for one thing: what the titles of rules call a keyword action is what cards call it. */
import { actionWord } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { ruleTitles } from '../../src/index.js';

/** Titles that name an action in other words than the language of cards does. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'Venture into the dungeon': 'venture',
  'The Ring tempts you': 'ringTempts',
  'Roll to visit Attractions': 'rollToVisit',
};

/** "Set in motion" as the language of cards has it: "setInMotion". */
const camel = (title: string): string =>
  title
    .split(' ')
    .filter((w) => w !== 'an')
    .map((w, i) => (i === 0 ? w.toLowerCase() : w[0].toUpperCase() + w.slice(1)))
    .join('');

describe('701 keyword actions', () => {
  it('have one Chinese word, on cards and in titles', () => {
    const actions = ruleTitles().filter((t) => t.rule.startsWith('701.'));
    const words = actions
      .map((t) => [t.zh, actionWord(NAMED_OTHERWISE[t.en] ?? camel(t.en))] as const)
      .filter(([, word]) => word !== undefined);
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter(([title, word]) => title !== word)).toEqual([]);
  });
});

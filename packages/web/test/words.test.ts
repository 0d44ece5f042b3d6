/** Both languages of the pages' own words: the same keys, the same parameters. */
import { expect, test } from 'vitest';
import { DECK_WORDS } from '../src/i18n/decks.js';
import { DUEL_WORDS } from '../src/i18n/duel.js';
import { BUILDER_WORDS } from '../src/i18n/duel-decks.js';
import { en } from '../src/i18n/en.js';
import { LEARN_WORDS } from '../src/i18n/learn.js';
import { PLAIN_WORDS } from '../src/i18n/plain.js';
import { PUZZLE_WORDS } from '../src/i18n/puzzles.js';
import { REPLAY_WORDS } from '../src/i18n/replay.js';
import { RULES_WORDS } from '../src/i18n/rules.js';
import { SCENARIO_WORDS } from '../src/i18n/scenario.js';
import { TOURNAMENT_WORDS } from '../src/i18n/tournaments.js';
import { zh } from '../src/i18n/zh.js';

const parameters = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

test.each([
  ['everywhere', { en, zh }],
  ['decks', DECK_WORDS],
  ['duels', DUEL_WORDS],
  ['decks of duels', BUILDER_WORDS],
  ['replays', REPLAY_WORDS],
  ['scenarios', SCENARIO_WORDS],
  ['lessons', LEARN_WORDS],
  ['puzzles', PUZZLE_WORDS],
  ['rules of other years', RULES_WORDS],
  ['games without a table of their own', PLAIN_WORDS],
  ['tournaments', TOURNAMENT_WORDS],
])('words: %s', (_, words) => {
  const other: Record<string, string> = words.zh;
  expect(Object.keys(other).sort()).toEqual(Object.keys(words.en).sort());
  for (const [key, text] of Object.entries(words.en)) {
    expect(text, key).not.toBe('');
    expect(other[key], key).not.toBe('');
    expect(parameters(other[key]), key).toEqual(parameters(text));
  }
});

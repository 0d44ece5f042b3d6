/** Who works at a page gives no options: nothing that he is told may name one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionName, textAt } from '../src/said.js';
import { OPTION_NAMES } from '../src/text/options.js';
import { DESK_EN, type TextId } from '../src/text/text.js';

const SOURCES = join(import.meta.dirname, '../src');

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((f) =>
    f.isDirectory() ? (f.name === 'text' ? [] : sources(join(folder, f.name))) : [readFileSync(join(folder, f.name), 'utf8')],
  );

/** Names of options and arguments as they stand in calls that refuse what was given for them. */
const named = (source: string): string[] => [
  ...[...source.matchAll(/'(--[a-zA-Z-]+)'/g)].map((m) => m[1]),
  ...[...source.matchAll(/(?:numberOf|oneOf|oneOf<\w+>|notPossible|missing)\(\w+, '([A-Z]+)'/g)].map((m) => m[1]),
];

/** Texts about files and names of events: a page has neither. */
const OF_FILES: readonly TextId[] = [
  't.encodingNone',
  't.encodingDoubt',
  't.clockDoubt',
  't.numbersOf',
  't.eventMissing',
  't.noEvent',
  't.badLine',
  'error.noDeck',
  'error.usage',
];

describe('what is told to who works at a page', () => {
  it('every option that a refusal may name has words of its own', () => {
    const all = [...new Set(sources(SOURCES).flatMap(named))];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((x) => OPTION_NAMES[x] === undefined)).toEqual([]);
    expect(optionName({ lang: 'en', at: 'page' }, '--life')).toBe('life totals');
    expect(optionName({ lang: 'zh', at: 'page' }, '--life')).toBe('总生命');
    expect(optionName({ lang: 'en' }, '--life')).toBe('--life');
  });

  it('no text names an option there', () => {
    const naming = (Object.keys(DESK_EN) as TextId[]).filter(
      (id) => !OF_FILES.includes(id) && [textAt('page', 'en', id), textAt('page', 'zh', id)].some((s) => /--[a-z]|apnap /.test(s)),
    );
    expect(naming).toEqual([]);
  });
});

/** Words that are put together on a page have the marks of the language between them: none of English stand in the sources of pages, but in what is only spoken. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../src/i18n/index.js';
import { aside, sentences, titled } from '../src/i18n/punctuation.js';

const SOURCES = join(import.meta.dirname, '../src');
/** Something said beside a text, a label before what it is of, a sentence after another. */
const ENGLISH = [/\)\}`? \((\{|\$\{)/, /`\$\{(t|w|say|g)\([^`]*\} \(/, /\)\}: [{<]/, /\)\}\. [{<$]/];

describe('marks between words', () => {
  it('each language has its own', () => {
    expect([aside('en', 'Rules', 'titles'), aside('zh', '规则', '标题')]).toEqual(['Rules (titles)', '规则（标题）']);
    expect([titled('en', 'Graveyard', 'Bear'), titled('zh', '坟墓场', '熊')]).toEqual(['Graveyard: Bear', '坟墓场：熊']);
    expect([sentences('en', '9 numbers', 'Search.'), sentences('zh', '9个编号', '搜索。')]).toEqual([
      '9 numbers. Search.',
      '9个编号。搜索。',
    ]);
  });

  it('no page puts words together with those of English', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.tsx'));
    const found = files.flatMap((f) =>
      readFileSync(join(SOURCES, f), 'utf8')
        .split('\n')
        .flatMap((line, i) => (!line.includes('aria-label') && ENGLISH.some((e) => e.test(line)) ? [`${f}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('Chinese words of the interface have the marks of Chinese', () => {
    const half = Object.entries(CATALOGUES.zh).filter(([, text]) =>
      /[\u4e00-\u9fff][,;:!?](?!\w)|[\u4e00-\u9fff] ?\(|\) ?[\u4e00-\u9fff]/.test(text),
    );
    expect(half).toEqual([]);
  });
});

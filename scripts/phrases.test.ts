/** Every phrase of the grammar serves a card or says why it is there, and the table of what was measured has the phrases of the code. */
import { describe, expect, it } from 'vitest';
import { faults, type Measured, phrases, phrasesOf, readTable } from './phrases.js';

const measured = (key: string, more: Partial<Measured> = {}): Measured => ({
  key,
  rules: 1,
  idle: 0,
  cards: 1,
  written: 0,
  refused: 0,
  example: '',
  ...more,
});

describe('phrases of a file', () => {
  const text = `
export function install(g: Grammar): void {
  g.rule('a', 'one', () => 1);
  // reason: the rules say it so
  g.rule('a', 'two', () => 2);
  // reason: of all in the loop
  for (const w of ['x', 'y'])
    g.rule('a', \`\${w} three\` as 'three', () => 3);
  g.rule('a', 'one', () => 4);
}
export const ROWS = [
  phrase('a', '{b:c}', ({ b }) => b),
  // reason: of a row
  alsoRead('a', 'd', () => 5),
];
`;
  const found = phrasesOf('file.ts', text);
  it('are the calls that make rules, by file, nonterminal and pattern, and a number where there are several', () =>
    expect(found.map((p) => p.key)).toEqual([
      "file.ts 'a' 'one'",
      "file.ts 'a' 'two'",
      `file.ts 'a' \`\${w} three\``,
      "file.ts 'a' 'one' #2",
      "file.ts 'a' '{b:c}'",
      "file.ts 'a' 'd'",
    ]));
  it('have the reason above them, above the loop around them, or above their row', () =>
    expect(found.map((p) => p.reason)).toEqual([undefined, 'the rules say it so', 'of all in the loop', undefined, undefined, 'of a row']));
  it('have their line', () => expect(found.map((p) => p.line)).toEqual([3, 5, 8, 9, 12, 14]));
});

describe('faults', () => {
  const phrase = { key: 'f.ts a b', plain: 'a b', file: 'f.ts', line: 7 };
  it('are phrases that no card uses and that give no reason', () => {
    expect(faults([phrase], [measured(phrase.key, { cards: 0 })])).toEqual(['f.ts:7: no card uses it, and no reason is given: f.ts a b']);
    expect(faults([{ ...phrase, reason: 'a test' }], [measured(phrase.key, { cards: 0 })])).toEqual([]);
    for (const of of ['cards', 'written', 'refused'] as const)
      expect(faults([phrase], [measured(phrase.key, { cards: 0, [of]: 1 })])).toEqual([]);
  });
  it('are phrases that were not measured, and measured ones that are gone', () =>
    expect(faults([phrase], [measured('g.ts a b')])).toEqual([
      'f.ts:7: not measured yet: f.ts a b',
      'the table has a phrase that is gone: g.ts a b',
    ]));
});

describe('the phrases of the grammar', () => {
  it('each serve a card or say why they are there; npm run phrases measures anew', () =>
    expect(faults(phrases(), readTable())).toEqual([]));
  it('are many', () => expect(phrases().length).toBeGreaterThan(1500));
});

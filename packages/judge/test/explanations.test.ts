/** Explanations of rules: for every number that the program cites, in both languages, and in its own words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPLANATIONS, ruleExplanation } from '../src/index.js';

const PACKAGES = new URL('../../', import.meta.url);
const NUMBERS = new URL('../../magic/test/hygiene/rule-numbers.json', import.meta.url);
const DOCUMENT = new URL('../../../../shared/documents/MagicCompRules-20250207.txt', import.meta.url);

/** Sources, but for those of the rules of other years, whose numbers are those of other editions. */
function sources(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((f) => {
    if (f.isDirectory()) return f.name === 'years' || f.name === 'explanations' ? [] : sources(new URL(`${f.name}/`, folder));
    return /\.tsx?$/.test(f.name) ? [new URL(f.name, folder)] : [];
  });
}

/** Numbers that stand in the sources as a text of their own: those that an event, a decision or a refusal can bring before a player. */
function cited(): string[] {
  const packages = readdirSync(PACKAGES).filter((p) => existsSync(new URL(`${p}/src/`, PACKAGES)));
  const texts = packages.flatMap((p) => sources(new URL(`${p}/src/`, PACKAGES))).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/(['"`])(\d{3}\.\d+[a-z]?)\1/g)].map((m) => m[2])))].sort();
}

describe('explanations', () => {
  const { numbers } = JSON.parse(readFileSync(NUMBERS, 'utf8')) as { numbers: Record<string, string> };
  const edition = new Set(Object.entries(numbers).flatMap(([section, rest]) => rest.split(' ').map((n) => `${section}.${n}`)));

  it('are there for every rule that the program cites', () => {
    const found = cited();
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter((rule) => ruleExplanation(rule) === null)).toEqual([]);
  });

  it('are of rules of the edition, each once', () => {
    const rules = EXPLANATIONS.map(([rule]) => rule);
    expect(rules.filter((rule) => !edition.has(rule))).toEqual([]);
    expect(rules.filter((rule, i) => rules.indexOf(rule) !== i)).toEqual([]);
  });

  it('are a few sentences long, in each language with its own signs', () => {
    for (const [rule, en, zh] of EXPLANATIONS) {
      const words = en.split(/\s+/).length;
      expect(words >= 15 && words <= 90, `${rule}: ${words} words`).toBe(true);
      expect(zh.length >= 20 && zh.length <= 190, `${rule}: ${zh.length} signs`).toBe(true);
      expect(en, rule).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]|["'!]/);
      expect(zh, rule).not.toMatch(/["'!]|[,;:?()](?!\d)/);
      expect(zh.replace(/\{[^}]*\}|\bX\b|[+-]?[XY]\/[+-]?[XY]/g, ''), rule).not.toMatch(/[A-Za-z]/);
    }
  });

  it('are found by a number as people write it', () => {
    expect(ruleExplanation('CR 704.5a')).toEqual(ruleExplanation('704.5a'));
    expect(ruleExplanation('704.5a')?.zh).toMatch(/总生命/);
    expect(ruleExplanation('704.5')).toBeNull();
    expect(ruleExplanation('MTR 2.4')).toBeNull();
  });

  it.runIf(existsSync(DOCUMENT))('are in words of our own: no twelve in a row stand in the document', () => {
    const words = (text: string): string[] =>
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z0-9'+/{}-]+/g) ?? [];
    const runs = (list: readonly string[]): string[] => list.slice(11).map((_, i) => list.slice(i, i + 12).join(' '));
    const official = new Set(runs(words(readFileSync(DOCUMENT, 'utf8'))));
    const copied = EXPLANATIONS.flatMap(([rule, en]) =>
      runs(words(en))
        .filter((run) => official.has(run))
        .slice(0, 1)
        .map((run) => `${rule}: ${run}`),
    );
    expect(copied).toEqual([]);
  });
});

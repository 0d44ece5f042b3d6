/** Titles against the document itself: every section and every keyword of it, and nothing that is not in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policyTitles, readRules, ruleTitle, ruleTitles } from '../../src/index.js';

const DOCUMENT = new URL('../../../../../shared/documents/MagicCompRules-20250207.txt', import.meta.url);

const HANDBOOK = new URL('../../../../../shared/documents/000_dc0541dd426b2da5.txt', import.meta.url);
const RULES_2017 = new URL('../../../../../shared/documents/003_268186b450169cd7.txt', import.meta.url);

/** All files of source code in a folder. */
const sources = (folder: URL): URL[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((f) =>
    f.isDirectory() ? sources(new URL(`${f.name}/`, folder)) : f.name.endsWith('.ts') ? [new URL(f.name, folder)] : [],
  );

describe('titles of rules', () => {
  it('a rule without a title of its own has that of what holds it', () => {
    expect(ruleTitle('702.19b')).toMatchObject({ rule: '702.19', en: 'Trample', zh: '践踏' });
    expect(ruleTitle('613.4c')).toMatchObject({ rule: '613' });
    expect(ruleTitle('704.5f')?.zh).toBe('状态动作');
    expect(ruleTitle('nothing')).toBeNull();
    expect(ruleTitle('999.1')).toBeNull();
  });

  it('all have Chinese', () => {
    for (const t of ruleTitles()) expect(t.zh, t.rule).toMatch(/[\u4e00-\u9fff]/);
  });

  it.runIf(existsSync(DOCUMENT))('the sections, actions and keywords of the document, under their numbers', () => {
    const text = readFileSync(DOCUMENT, 'utf8').replaceAll('\r', '');
    const sections = new Set([...text.matchAll(/^(\d{3})\. \S/gm)].map((m) => m[1]));
    const keywords = new Map([...text.matchAll(/^(70[12]\.\d+)\. (.{2,40})$/gm)].map((m) => [m[1], m[2].trim().toLowerCase()]));
    const ours = ruleTitles().map((t) => t.rule);
    expect(new Set(ours.filter((r) => /^\d{3}$/.test(r)))).toEqual(sections);
    expect(ours.filter((r) => r.includes('.'))).toEqual([...keywords.keys()].filter((r) => !/\.1$/.test(r)));
    for (const t of ruleTitles()) if (t.rule.startsWith('702.')) expect(t.en.toLowerCase()).toBe(keywords.get(t.rule));
  });
});

describe('titles of the tournament rules and the infraction guide', () => {
  it('a section has its own, whatever way it is written; one that is not known has that of its chapter', () => {
    expect(ruleTitle('MTR 2.4')).toEqual({ rule: 'MTR 2.4', en: 'Conceding and agreed draws', zh: '认输或约和' });
    expect(ruleTitle('mtr 10.4.')?.rule).toBe('MTR 10.4');
    expect(ruleTitle('IPG 3.5')).toMatchObject({ rule: 'IPG 3.5', en: 'Deck/Decklist Problem', zh: '套牌／套牌登记表问题' });
    expect(ruleTitle('IPG 2')?.rule).toBe('IPG 2');
    expect(ruleTitle('MTR 2.99')?.rule).toBe('MTR 2');
    expect(ruleTitle('CR 704.5f')?.zh).toBe('状态动作');
    for (const none of ['MTR 0.1', 'MTR 11', 'IPG 5.1', 'MTR', 'JAR 1']) expect(ruleTitle(none), none).toBeNull();
  });

  it('all have words in both languages', () => {
    for (const t of policyTitles()) {
      expect(t.zh, t.rule).toMatch(/[\u4e00-\u9fff]/);
      expect(t.en, t.rule).toMatch(/^[A-Z][\x20-\x7e—]+$/);
    }
  });

  it.runIf(existsSync(HANDBOOK))('the sections of the documents, under their numbers', () => {
    const documents = [HANDBOOK, RULES_2017].flatMap((url) => readRules(readFileSync(url, 'utf8'), url.pathname));
    const numbers = documents.flatMap((d) =>
      d.kind === 'mtr' || d.kind === 'ipg'
        ? d.rules.flatMap((r) => (r.number.includes('.') ? [`${d.kind.toUpperCase()} ${r.number}`] : []))
        : [],
    );
    expect(numbers.length).toBeGreaterThan(150);
    const sections = policyTitles().flatMap((t) => (t.rule.includes('.') ? [t.rule] : []));
    expect(new Set(sections)).toEqual(new Set(numbers));
  });

  it('every number that the desks and the server cite has a title', () => {
    const cited = new Map<string, string>();
    for (const folder of ['judge', 'tournament', 'cards', 'server', 'desk', 'cli'])
      for (const file of sources(new URL(`../../../${folder}/src/`, import.meta.url))) {
        const text = readFileSync(file, 'utf8');
        for (const [, document, list] of text.matchAll(/\b(MTR|IPG) (\d{1,2}(?:\.\d{1,2})?(?:(?:, | and )\d{1,2}\.\d{1,2})*)(?![\d.]*\d)/g))
          for (const number of list.split(/, | and /)) cited.set(`${document} ${number}`, file.pathname);
        if (folder === 'judge') for (const [, number] of text.matchAll(/\bsection: '([\d.]+)'/g)) cited.set(`IPG ${number}`, file.pathname);
      }
    expect(cited.size).toBeGreaterThan(60);
    for (const [number, file] of cited) expect(ruleTitle(number)?.rule, `${number} in ${file}`).toBe(number);
  });
});

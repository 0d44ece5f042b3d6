/** Titles against the document itself: every section and every keyword of it, and nothing that is not in it. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleTitle, ruleTitles } from '../../src/index.js';

const DOCUMENT = new URL('../../../../../shared/documents/MagicCompRules-20250207.txt', import.meta.url);

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

/** The documents of ../shared, read as they are: what is counted by hand stands in counts.ts. Skipped where they are not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documentText, type RulesDocument, readRules } from '@apnap/judge';
import { describe, expect, test } from 'vitest';
import { CR_2003, CR_2015, CR_2023, CR_2025, IPG_2015, MTR_2015, MTR_2017, SLIPS } from './counts.js';

const FOLDER = fileURLToPath(new URL('../../../../../shared/documents', import.meta.url));

const textOf = (start: string): string => {
  const file = readdirSync(FOLDER).find((f) => f.startsWith(start)) ?? '';
  return documentText(readFileSync(`${FOLDER}/${file}`)) ?? '';
};

/** Rules and lettered rules of each section, as in counts.ts. */
function counted({ rules }: RulesDocument): string[] {
  const sections = new Map<string, [number, number]>();
  for (const { number } of rules) {
    const [, section, letter] = /^(\d+)\.\d+([a-z]?)$/.exec(number) ?? [];
    if (section === undefined) continue;
    const n = sections.get(section) ?? [0, 0];
    n[letter === '' ? 0 : 1]++;
    sections.set(section, n);
  }
  return [...sections].map(([section, [plain, lettered]]) =>
    section.length === 3 ? `${section}:${plain}/${lettered}` : `${section}:${plain}`,
  );
}

const slips = (d: RulesDocument): Record<string, string> =>
  Object.fromEntries(d.rules.flatMap((r) => (r.printed === undefined ? [] : [[r.printed, r.number]])));

const MARKS = /<\|[^|]*\|>|<\/?(?:b|br|span|ul|li)\b[^<>]*>/g;

/** Lines that begin with a number of the Comprehensive Rules: number, language, words. */
const numberedLines = (lines: readonly string[]): [string, string][] =>
  lines.flatMap((line) => {
    const m = /^(\d{3}\.\d+)\.?([a-z](?![A-Za-z]))?\.?\s*(\S.*)$/.exec(line.replace(MARKS, '').trim());
    return m && !/^[:：]/.test(m[3]) ? [[`${m[1]}${m[2] ?? ''}`, m[3]] as [string, string]] : [];
  });

const squeezed = (text: string): string => text.replace(/\]\([^)]*\)/g, '').replace(/[\p{P}\p{S}\s]/gu, '');

describe.skipIf(!existsSync(FOLDER))('the documents', () => {
  const handbook = existsSync(FOLDER) ? readRules(textOf('000'), '000') : [];
  const of = (kind: string): RulesDocument => handbook.find((d) => d.kind === kind) as RulesDocument;
  const read = (start: string): RulesDocument => readRules(textOf(start), start)[0];

  test('every numbered rule is placed under its number, counted by section', () => {
    const both = (d: RulesDocument, hand: string): void => expect(counted(d)).toEqual(hand.trim().split(/\s+/));
    expect(handbook.map((d) => `${d.kind} ${d.edition}`)).toEqual(['cr 2015-01-23', 'jar 2014-09-26', 'mtr 2015-01-23', 'ipg 2015-01-23']);
    both(of('cr'), CR_2015);
    both(of('mtr'), MTR_2015);
    both(of('ipg'), IPG_2015);
    both(read('001'), CR_2003);
    both(read('002'), CR_2023);
    both(read('003'), MTR_2017);
    both(read('Magic'), CR_2025);
  });

  test('the words under a number are those that stand behind it, but where the number is a slip', () => {
    let lines = 0;
    const wrong: string[] = [];
    for (const [document, start, from, to] of [
      [of('cr'), '000', 460, 5235],
      [read('001'), '001', 85, 724],
      [read('002'), '002', 0, Number.POSITIVE_INFINITY],
      [read('Magic'), 'Magic', 177, 6808],
    ] as const) {
      const entries = new Map(document.rules.map((r) => [r.number, squeezed(`${r.zh ?? ''}\n${r.en ?? ''}`)]));
      for (const [number, words] of numberedLines(textOf(start).split('\n').slice(from, to))) {
        lines++;
        // What was run together with the next rule is cut there.
        if (!entries.get(number)?.includes(squeezed(words).slice(0, 200))) wrong.push(`${start} ${number}`);
      }
    }
    expect(lines).toBeGreaterThan(6500);
    expect(wrong.sort()).toEqual(
      Object.keys(SLIPS['cr 2003'])
        .map((n) => `001 ${n}`)
        .sort(),
    );
  });

  test('numbers that are slips are told, with what stands there', () => {
    expect(slips(read('001'))).toEqual(SLIPS['cr 2003']);
    expect(slips(of('mtr'))).toEqual(SLIPS['mtr 2015']);
    for (const d of [of('cr'), read('002'), read('003'), read('Magic')]) expect(slips(d)).toEqual({});
  });

  test('rules that were run together are taken apart; headings of sections and chapters are there', () => {
    const cr = of('cr');
    const zh = (n: string): string => cr.rules.find((r) => r.number === n)?.zh ?? '';
    expect(zh('205.3n').startsWith('时空')).toBe(true);
    expect(zh('205.3m')).not.toContain('205.3n');
    const headings = (d: RulesDocument, pattern: RegExp): number => d.rules.filter((r) => pattern.test(r.number)).length;
    // Of 127 sections two are not headed: 712, and 600 has no rules but a heading.
    expect([headings(cr, /^\d{3}$/), headings(read('001'), /^\d{3}$/), headings(read('002'), /^\d{3}$/)]).toEqual([125, 66, 24]);
    expect([headings(read('Magic'), /^\d$/), headings(of('mtr'), /^\d{1,2}$/), headings(of('ipg'), /^\d$/)]).toEqual([9, 10, 4]);
    expect([headings(of('mtr'), /^[A-E]$/), headings(read('003'), /^[A-F]$/), headings(of('ipg'), /^[A-C]$/)]).toEqual([5, 6, 3]);
  });

  test('glossaries: terms in the languages that they have', () => {
    const terms = (d: RulesDocument): number => d.glossary.length;
    expect([terms(read('Magic')), terms(read('001')), terms(of('cr'))]).toEqual([703, 217, 15]);
    expect(read('001').glossary.find((g) => g.term.en === 'Trample')?.term.zh).toBe('践踏');
    expect(of('cr').glossary[0].term).toEqual({ en: 'Abandon', zh: '终止' });
  });

  test('no line is dropped: what has no number is listed with its line', () => {
    for (const start of ['000', '001', '003', '004', 'Magic']) {
      const found = start === '000' ? handbook : readRules(textOf(start), start);
      const kept = squeezed(
        found
          .flatMap((d) => [
            ...d.rules.map((r) => `${r.zh ?? ''}${r.en ?? ''}`),
            ...d.glossary.map(
              (g) => `${g.term.en ?? ''}:${g.term.zh ?? ''}\n${g.term.zh ?? ''}${g.term.en ?? ''}${g.text.zh ?? ''}${g.text.en ?? ''}`,
            ),
            ...d.unplaced.map((u) => u.text),
          ])
          .join('\n'),
      );
      const lost = textOf(start)
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .filter((l) => !/\.{5}/.test(l))
        .map((l) =>
          squeezed(l.replace(MARKS, '').replace(/^(.+)[(（]([A-Za-z=“][^)）]*)[)）]([(（].*)$/u, '$1$3$2')).replace(
            /^(?:附录[A-H]|\d+[a-z]?)/,
            '',
          ),
        )
        .filter((l) => l.length > 12 && !kept.includes(l.slice(0, 60)));
      expect({ start, lost: lost.slice(0, 5), n: lost.length }).toEqual({ start, lost: [], n: 0 });
    }
    expect(readRules(textOf('000'), '000').flatMap((d) => d.unplaced).length).toBeGreaterThan(10);
  });

  test('a player’s own summary without numbers is read by its headings', () => {
    const [notes, ...more] = readRules(textOf('004'), '004');
    expect(more).toEqual([]);
    expect(notes.kind).toBe('notes');
    expect(notes.rules.filter((r) => !r.number.includes('.')).map((r) => r.zh?.split('\n')[0])).toEqual(['万智牌规则', '游戏王']);
  });
});

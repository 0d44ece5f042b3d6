import { describe, expect, it } from 'vitest';
import { DIFFERENCES } from '../../src/years/differences.js';
import { game, PAIRINGS } from '../invariants/cards.js';
import { pairing, playRandom } from '../invariants/play.js';
import { HAS_DOCUMENTS, read } from '../years/documents.js';
import { ALL, codeOf, EDITION, ruleExists, sourcesOf } from './sources.js';

/** All numbers of the pinned edition in a line: "603.3d", "704.5d-e" (both), "616.1a–e", and sections after "CR": "CR 607"; not those of other editions. */
export function citedIn(line: string): string[] {
  const found: string[] = [];
  for (const m of line.matchAll(/(?<![\d.#]|2015:|classic:)(\d{3}\.\d+[a-z]?)(?:[-–]([a-z])\b)?(?!\d)/g)) {
    found.push(m[1]);
    if (m[2] !== undefined) found.push(m[1].replace(/[a-z]$/, m[2]));
  }
  for (const m of line.matchAll(/\bCR (\d{3})(?![\d.])/g)) if (m[1] !== '100' && !line.includes(`${m[1]}s`)) found.push(m[1]);
  return found;
}

describe('rule numbers', () => {
  it('the scan reads single numbers, ranges and sections', () => {
    expect(citedIn('// CR 704.5d-e, 603.3d; see CR 607')).toEqual(['704.5d', '704.5e', '603.3d', '607']);
    expect(citedIn("rule: '702.19b'")).toEqual(['702.19b']);
    expect(citedIn('const half = 0.5; // 1/1000.25')).toEqual([]);
  });

  it(`the list has the numbers of edition 20250207, the one that is cited, with a rule whose line lacks a blank (901.4)`, () => {
    expect(EDITION).toBe('20250207');
    for (const rule of ['100.1', '704.5f', '702.179a', '901.4', '905.6']) expect(ruleExists(rule), rule).toBe(true);
    for (const rule of ['100.9', '704.5l', '000.1', '999.1']) expect(ruleExists(rule), rule).toBe(false);
  });

  it('every number the sources cite exists: a citation that cannot be looked up explains nothing', () => {
    const wrong: string[] = [];
    let cited = 0;
    for (const name of ALL) {
      for (const { path, lines } of sourcesOf(name)) {
        // its numbers are of other editions, too: the next test and years/numbers.test.ts
        if (path.startsWith('magic/src/years/') || path === 'magic/src/state/editions.ts') continue;
        lines.forEach((line, i) => {
          for (const rule of citedIn(line)) {
            cited++;
            if (!ruleExists(rule)) wrong.push(`${path}:${i + 1}: ${rule}`);
          }
        });
      }
    }
    expect(wrong).toEqual([]);
    expect(cited).toBeGreaterThan(500);
  });

  it.runIf(HAS_DOCUMENTS)('every number of another edition that the sources cite exists there', () => {
    const documents = read();
    const there: Record<string, ReadonlyMap<string, string>> = { '2015': documents.in2015, classic: documents.classic };
    const wrong = sourcesOf('magic').flatMap(({ path, lines }) =>
      lines.flatMap((line) =>
        [...line.matchAll(/\b(2015|classic):(\d{3}\.\d+[a-z]?)/g)].flatMap(([, year, rule]) =>
          there[year].has(rule) ? [] : [`${path}: ${year}:${rule}`],
        ),
      ),
    );
    expect(wrong).toEqual([]);
    const differing = Object.values(DIFFERENCES).flatMap(({ rules }) => [
      ...(rules.current !== null && !ruleExists(rules.current) ? [rules.current] : []),
      ...(['2015', 'classic'] as const).flatMap((year) =>
        rules[year] !== null && !there[year].has(rules[year]) ? [`${year}:${rules[year]}`] : [],
      ),
    ]);
    expect(differing).toEqual([]);
  });

  it('by which rules a game is played is asked by the table of differences alone', () => {
    const asks = sourcesOf('magic').flatMap(({ path, lines }) =>
      lines.some((line) => /\bprofile\b/.test(codeOf(line))) ? [path.replace('magic/src/', '')] : [],
    );
    // casting/offers.ts places every field of a state, and asks none what it says
    expect(asks.sort()).toEqual([
      'casting/offers.ts',
      'game.ts',
      'game/setup.ts',
      'game/years.ts',
      'state/beginning.ts',
      'state/copy.ts',
      'state/editions.ts',
      'state/types.ts',
      'view/view.ts',
      'years/differences.ts',
      'years/open.ts',
      'years/profile.ts',
      'years/saying.ts',
    ]);
  });

  it('every event, decision and result of random games carries a number that exists: the log answers "why?"', () => {
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    const check = (what: string, rule: string): void => {
      kinds.add(what);
      if (!ruleExists(rule)) wrong.add(`${what}: "${rule}"`);
    };
    for (const [a, b, round] of PAIRINGS) {
      const { state, events } = playRandom(game, pairing(a, b), `rules ${a} ${b} ${round}`, ({ state: s }) => {
        if (s.pending) check(`decision ${s.pending.kind}`, s.pending.rule);
      });
      for (const e of events) check(`event ${e.kind}`, e.rule);
      if (state.result) check('result', state.result.rule);
    }
    expect([...wrong]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(30);
  });
});

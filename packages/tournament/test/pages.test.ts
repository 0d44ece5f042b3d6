/** What pages look like: order and form of names, heads, codes. */
import { describe, expect, it } from 'vitest';
import { act, nextBracketTables, printPage, roundOf, slipCode } from '../src/index.js';
import { begun, doing, event, run } from './kit.js';

const NAMES = ['单强', 'Łukasz Żółć', '王伟', 'Zed', '阿明', 'Ann', '曾力', 'אבי כהן'];

/** An event of these names in the first round. */
const playing = () => {
  const t = begun({ players: NAMES });
  const tables = NAMES.flatMap((a, i) => (i % 2 === 0 ? [{ table: i / 2 + 1, kind: 'match' as const, a, b: NAMES[i + 1] }] : []));
  return run(t, { type: 'pair', round: 1, stage: 'swiss', method: 'manual', seed: 's', tables }, { type: 'publish', round: 1 });
};
/** First cells of the rows of a page. */
const firsts = (html: string): string[] => [...html.matchAll(/<tr><td>(?:<bdi>)?([^<]+)/g)].map((m) => m[1]);

describe('lists by name', () => {
  const { state } = playing();
  it('in English have Chinese names after the others, by pinyin, and say so', () => {
    const page = printPage(state, 'names', { language: 'en' });
    expect(firsts(page)).toEqual(['Ann', 'Łukasz Żółć', 'Zed', 'אבי כהן', '阿明', '单强', '王伟', '曾力']);
    expect(page).toMatch(/Chinese names .* pinyin/);
    expect(printPage(begun({ players: ['Ann', 'Bob'] }).state, 'master', { language: 'en' })).not.toMatch(/pinyin/);
  });
  it('in Chinese begin with them, family names as they are read', () => {
    expect(firsts(printPage(state, 'names', { language: 'zh' })).slice(0, 4)).toEqual(['阿明', '单强', '王伟', '曾力']);
  });
});

describe('names on pages', () => {
  it('that are written from right to left turn nothing else round, and those of older logs turn nothing at all', () => {
    const { state } = playing();
    for (const kind of ['names', 'pairings', 'slips', 'standings', 'master'] as const)
      expect(printPage(state, kind, { language: 'en' }), kind).toContain('<bdi>אבי כהן</bdi>');
    const old = {
      ...state,
      entrants: state.entrants.map((e) => (e.id === 'Zed' ? { ...e, name: 'Z\u202eed\u200b\nX', members: e.members } : e)),
    };
    const page = printPage(old, 'names', { language: 'en' });
    expect(page).toContain('Zed X');
    expect(page).not.toMatch(/\u202e|\u200b/);
  });
  it('have a font for Latin letters before those for Chinese', () => {
    const page = printPage(playing().state, 'names', { language: 'zh' });
    const fonts =
      /body \{ font: [^"]*([^;]+);/
        .exec(page)?.[1]
        .split(',')
        .map((f) => f.trim()) ?? [];
    const cjk = fonts.findIndex((f) => /CJK|Han|YaHei|PingFang/.test(f));
    expect(cjk).toBeGreaterThan(fonts.findIndex((f) => /Liberation|DejaVu|Arial/.test(f)));
    expect(fonts.findIndex((f) => /DejaVu Sans/.test(f))).toBeGreaterThanOrEqual(0);
  });
});

describe('heads', () => {
  it('of a bracket are outside of what is spread over its height', () => {
    let t = begun({ players: NAMES });
    t = run(act(t, doing(), { type: 'cut', size: 4, by: 'rank', seats: NAMES.slice(0, 4) }));
    t = run(t, { type: 'pair', round: 1, stage: 'playoff', method: 'bracket', seed: 's', tables: nextBracketTables(t.state) });
    const page = printPage(t.state, 'bracket', { language: 'en' });
    expect(page).toMatch(/<section><h2>[^<]+<\/h2><div><div class="m">/);
    expect(page).not.toMatch(/\.bracket section \{[^}]*space-around/);
  });
  it('of seatings have the day', () => {
    const t = run(begun({ players: NAMES }), { type: 'draft', number: 1, seed: 's', pods: [{ pod: 1, seats: NAMES }] });
    for (const language of ['en', 'zh'] as const) expect(printPage(t.state, 'seating', { language })).toContain('<p>2017-02-01</p>');
  });
});

describe('codes on slips', () => {
  it('hold a key of the event, not its name, and can stand in an address', () => {
    const { state } = playing();
    const round = roundOf(state, 1);
    const code = slipCode(state, round, round.tables[2]);
    expect(code).toMatch(/^apnap:t\/[0-9a-f]{16}\/r\/1\/t\/3\?g=1$/);
    expect(slipCode(state, round, round.tables[2], 'https://desk.example/')).toBe(code.replace('apnap:', 'https://desk.example/'));
    // The key stays when rounds go on, and another event of the same name has another one.
    expect(code.slice(8, 24)).toBe(slipCode(event({ players: NAMES }).state, round, round.tables[0]).slice(8, 24));
    expect(code.slice(8, 24)).not.toBe(slipCode(event({ seed: 'other' }).state, round, round.tables[0]).slice(8, 24));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EN } from '../src/text/en.js';
import { languageOf } from '../src/text/text.js';
import { ZH } from '../src/text/zh.js';
import { apnap } from './support.js';

/** The sources of the command, and of the packages whose words it has among its own. */
const SOURCES = ['cli', 'desk', 'scenarios', 'cardbase', 'system'].map((name) =>
  fileURLToPath(new URL(`../../${name}/src`, import.meta.url)),
);

describe('help', () => {
  it.each([
    [[]],
    [['duel']],
    [['replay']],
    [['cards']],
    [['cards', 'show']],
    [['cards', 'search']],
    [['deck']],
    [['deck', 'check']],
    [['deck', 'convert']],
    [['bench']],
    [['start']],
  ])('for %j is there in both languages', async (path) => {
    const en = await apnap([...path, '--help']);
    const zh = await apnap([...path, '--help', '--lang', 'zh']);
    expect([en.code, zh.code]).toEqual([0, 0]);
    expect(en.out).toContain('Usage:');
    expect(en.out).not.toMatch(/\p{Script=Han}/u);
    expect(zh.out).toContain('用法：');
    expect(zh.out).not.toMatch(/Usage|Options:|Commands|default:/);
  });

  it('is what the bare command prints, as bad usage', async () => {
    const said = await apnap([]);
    expect(said.code).toBe(2);
    expect(said.err).toContain('apnap --help');
  });
});

describe('texts', () => {
  const source = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((e) =>
      e.name === 'text' || e.name === 'catalogue.ts'
        ? []
        : e.isDirectory()
          ? source(join(dir, e.name))
          : [readFileSync(join(dir, e.name), 'utf8')],
    );
  const code = SOURCES.flatMap(source).join('\n');

  it('are the same list in both languages, with the same parameters', () => {
    expect(Object.keys(ZH).sort()).toEqual(Object.keys(EN).sort());
    const params = (s: string): string[] => [...s.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
    for (const [id, en] of Object.entries(EN)) expect([id, params(ZH[id as keyof typeof EN])]).toEqual([id, params(en)]);
  });

  it('are all used', () => {
    // named whole, or put together from a name and what it is about: `t.clock.${state}`
    const named = (id: string): boolean => code.includes(`'${id}'`) || code.includes(`\`${id.slice(0, id.lastIndexOf('.') + 1)}\${`);
    const unused = Object.keys(EN).filter((id) => !named(id) && !id.startsWith('act.'));
    expect(unused).toEqual([]);
  });

  it('are chosen by the environment', () => {
    expect(languageOf({ LANG: 'zh_CN.UTF-8' })).toBe('zh');
    expect(languageOf({ LC_ALL: 'en_GB.UTF-8', LANG: 'zh_CN.UTF-8' })).toBe('en');
    expect(languageOf({})).toBe('en');
  });
});

describe('apnap cards show', () => {
  it('renders from the data, by either name, in either language', async () => {
    const en = await apnap(['cards', 'show', '闪电击']);
    expect(en.out).toBe('Lightning Bolt  闪电击  {R}\nInstant\nLightning Bolt deals 3 damage to any target.\n');
    const zh = await apnap(['cards', 'show', 'lightning bolt', '--lang', 'zh']);
    expect(zh.out).toBe('闪电击  Lightning Bolt  {R}\n瞬间\n闪电击对任意一个目标造成3点伤害。\n');
    expect(JSON.parse((await apnap(['cards', 'show', 'Lightning Bolt', '--data'])).out).name).toBe('Lightning Bolt');
  });

  it('offers near names', async () => {
    const said = await apnap(['cards', 'show', 'Lightnig Bolt']);
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/^no card is named "Lightnig Bolt"; did you mean "Lightning Bolt", .*\?\n$/);
    expect((await apnap(['cards', 'show', 'Lightning Bolt', '--text'])).code).toBe(1);
  });
});

describe('apnap start', () => {
  it('tells a game and ends with what to try next, also where nobody watches', async () => {
    const said = await apnap(['start', '--seed', '5']);
    expect(said.code).toBe(0);
    expect(said.out).not.toContain('\u001b');
    expect(said.out).toContain('wins the game');
    expect(said.out).toContain('npx apnap start --seed 5 --lang zh');
  });

  it('refuses a pace there is not', async () => {
    expect((await apnap(['start', '--pace', 'warp'])).err).toContain('expected one of slow, normal, fast, none');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeOf, sourcesOf } from './sources.js';

/** Lines of code (without comments and quoted text) that match, as "path:line: code". */
function matching(packages: readonly string[], pattern: RegExp, except: (path: string, code: string) => boolean = () => false): string[] {
  return packages.flatMap((name) =>
    sourcesOf(name).flatMap(({ path, lines }) =>
      lines.flatMap((line, i) => {
        const code = codeOf(line);
        return pattern.test(code) && !except(path, code) ? [`${path}:${i + 1}: ${line.trim()}`] : [];
      }),
    ),
  );
}

const PURE = ['words', 'kernel', 'ability', 'magic'];
const ENGINE = ['words', 'kernel', 'ability', 'oracle', 'magic', 'players'];
/** What is made with the engine, for people. */
const PRODUCTS = ['system', 'cardbase', 'scenarios', 'desk', 'cli'];

describe('the sources', () => {
  it('no clock, no chance but the seeded one, no output, no waiting in words, kernel, ability and magic: a game is the same on every machine', () => {
    expect(
      matching(
        PURE,
        /\b(Date|performance|console|process|globalThis|setTimeout|queueMicrotask|crypto)\b[.(]|Math\.random|\basync\b|\bawait\b|\bPromise\b/,
      ),
    ).toEqual([]);
  });

  it('no module of Node in words, kernel, ability, oracle, magic and players: they run in a browser', () => {
    const bad = ENGINE.flatMap((name) =>
      sourcesOf(name).flatMap(({ path, lines }) =>
        lines.flatMap((line, i) =>
          /(from|import\() *['"](node:|fs|path|url|crypto|zlib|os|child_process)/.test(line) ? [`${path}:${i + 1}`] : [],
        ),
      ),
    );
    expect(bad).toEqual([]);
  });

  it('no `any`, no silenced compiler: what the types do not say is not checked by anybody', () => {
    expect(
      matching([...ENGINE, 'cards', ...PRODUCTS], /(:|<|\bas|\|) *any\b(?!')|\bany\[\]/, (_, code) => /options: any,/.test(code)),
    ).toEqual([]);
    const silenced = [...ENGINE, 'cards', ...PRODUCTS].flatMap((name) =>
      sourcesOf(name).flatMap(({ path, lines }) =>
        lines.flatMap((l, i) => (/@ts-(ignore|expect-error|nocheck)/.test(l) ? [`${path}:${i + 1}`] : [])),
      ),
    );
    expect(silenced).toEqual([]);
  });
});

/** Names of cards that are words of the rules or of the language as well. */
const WORDS = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes', 'Nightmare']);

/** Examples that a person is shown how to type. */
const EXAMPLES = new Set(['cli/src/commands/start.ts: Lightning Bolt']);

describe('a card is data (no code per card)', () => {
  it('no name of a card of the test pool stands in the engine or in what is made with it', () => {
    const cards = JSON.parse(readFileSync(new URL('../cards.json', import.meta.url), 'utf8')) as {
      name: string;
      faces: { name: string }[];
    }[];
    const names = [...new Set(cards.flatMap((c) => [c.name, ...c.faces.map((f) => f.name)]))].filter((n) => n !== '' && !WORDS.has(n));
    expect(names.length).toBeGreaterThan(200);
    const escaped = (n: string): string => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const all = new RegExp(`(?<![\\w-])(${names.map(escaped).join('|')})(?![\\w-])`, 'g');
    const found = [...ENGINE, ...PRODUCTS].flatMap((name) =>
      sourcesOf(name).flatMap(({ path, lines }) => lines.flatMap((l) => [...l.matchAll(all)].map((m) => `${path}: ${m[1]}`))),
    );
    expect(found.filter((f) => !EXAMPLES.has(f))).toEqual([]);
  });
});

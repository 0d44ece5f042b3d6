/** What carries any game of the kernel to the screen needs no file of Magic: imports are followed, those of types included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsOf } from './house/imports.js';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));

/** The packages that know Magic. */
const MAGIC = /^@apnap\/(ability|cards|judge|magic|oracle|players|tournament)(\/|$)/;

/** The source file that an import of a workspace leads to; null for libraries of others, styles and the like. */
function fileOf(from: string, specifier: string): string | null {
  const own = /^@apnap\/(\w+)(?:\/(\w+))?$/.exec(specifier);
  const path = own
    ? join(PACKAGES, own[1], 'src', own[2] ?? 'index')
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : null;
  if (path === null) return null;
  const stem = path.replace(/\.jsx?$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, join(stem, 'index.ts')].find((f) => existsSync(f)) ?? null;
}

interface Reached {
  /** Files, seen from the packages, each with the one that led there; null for the first. */
  files: Map<string, string | null>;
  /** Imports of packages that know Magic: "file -> package". */
  magic: string[];
}

function reachedFrom(roots: readonly string[]): Reached {
  const files = new Map<string, string | null>(roots.map((r) => [r, null]));
  const magic: string[] = [];
  for (const [file] of files) {
    const path = join(PACKAGES, file);
    for (const { specifier } of importsOf(path, readFileSync(path, 'utf8'))) {
      if (MAGIC.test(specifier)) magic.push(`${file} -> ${specifier}`);
      const to = fileOf(path, specifier)?.slice(PACKAGES.length + 1);
      if (to !== undefined && !files.has(to)) files.set(to, file);
    }
  }
  return { files, magic };
}

const all = (room: string): string[] =>
  readdirSync(join(PACKAGES, room))
    .filter((f) => /\.tsx?$/.test(f))
    .map((f) => `${room}/${f}`);

test('the way of a table on the server: routes, sockets, live tables, what is told of a game and who sits down to it', () => {
  const routes = ['branch', 'history', 'lasting', 'services', 'session', 'socket', 'tables'].map((f) => `server/src/http/${f}.ts`);
  const { files, magic } = reachedFrom([
    ...routes,
    ...['live', 'tables', 'views', 'games'].flatMap((room) => all(`server/src/${room}`)),
    'server/src/desks/desk.ts',
    'server/src/desks/plain.ts',
  ]);
  expect(magic).toEqual([]);
  // It was followed: to other rooms and other packages.
  for (const file of ['server/src/text.ts', 'server/src/workers/workers.ts', 'protocol/src/socket.ts', 'kernel/src/several.ts'])
    expect(files.has(file), file).toBe(true);
  expect([...files.keys()].filter((f) => f.startsWith('server/src/magic/'))).toEqual([]);
});

test('the page of a game without a table of its own, and of its replay: no card, no board, no deck', () => {
  const { files, magic } = reachedFrom([...all('web/src/plain'), ...all('web/src/ask'), ...all('web/src/live')]);
  expect(magic).toEqual([]);
  const rooms = new Set([...files.keys()].filter((f) => f.startsWith('web/')).map((f) => f.split('/')[2]));
  expect([...rooms].sort()).toEqual(['ask', 'i18n', 'live', 'plain', 'store', 'ui']);
});

test('the games of the tests are told of without Magic, too', () => {
  for (const game of ['auction', 'survey']) {
    const { files, magic } = reachedFrom([`server/test/${game}/hosted.ts`]);
    expect(magic).toEqual([]);
    expect(files.has(`kernel/test/${game}/game.ts`)).toBe(true);
  }
});

test('a way to Magic would be found', () => {
  expect(reachedFrom(['server/src/server.ts']).magic).toContain('server/src/magic/index.ts -> @apnap/magic');
  expect(reachedFrom(['web/src/app.tsx']).files.has('web/src/card/card.tsx')).toBe(true);
});

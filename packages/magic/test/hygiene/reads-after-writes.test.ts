/**
 * A row that is read is what it was before it is written only if nothing has written it in the same step: then it is the row that is written. What was so before must be
 * asked for before.
 */
import { expect, it } from 'vitest';
import { codeOf, type Source, sourcesOf } from './sources.js';

/** Where a function begins or ends that stands by itself. */
const BEGINS = /^(?:export )?(?:async )?(?:function|const|class)\b/;
const WRITTEN = /\bconst (\w+) = write(?:Obj|Player)\(/;
const READ = /\bconst (\w+) = (?:live|must|record|player)\(|\b(\w+): (?:Obj|Player)\b/g;

/** The lines of a function that ask a row for a field which the row of that name has just been given anew. */
function late(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    const written = WRITTEN.exec(line)?.[1];
    if (written === undefined) return [];
    const rows = lines.slice(0, i).flatMap((before) => [...before.matchAll(READ)].map((m) => m[1] ?? m[2]));
    const assigned = new RegExp(`\\b${written}\\.(\\w+) (?:[-+|&]?=) `, 'g');
    const fields = new Set<string>();
    return lines.slice(i + 1).filter((after) => {
      const asked = rows.some((row) => [...after.matchAll(new RegExp(`(?<![\\w.])${row}\\.(\\w+)`, 'g'))].some((m) => fields.has(m[1])));
      for (const m of after.matchAll(assigned)) fields.add(m[1]);
      return asked;
    });
  });
}

/** The functions of a file, each with its lines. */
function functionsOf({ lines }: Source): string[][] {
  const all: string[][] = [[]];
  for (const line of lines.map(codeOf)) {
    if (BEGINS.test(line)) all.push([]);
    all[all.length - 1].push(line);
  }
  return all;
}

it('no row is asked for what it was after it has been written', () => {
  const found = sourcesOf('magic').flatMap((source) =>
    functionsOf(source)
      .flatMap(late)
      .map((line) => `${source.path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('and one that is, is found', () => {
  const wrong = [
    'function take(s: State, id: Id): void {',
    '  const o = live(s, id);',
    '  const w = writeObj(s, id);',
    '  w.band = 0;',
    '  if (o.band !== 0) log();',
    '}',
  ];
  expect(functionsOf({ path: '', lines: wrong }).flatMap(late)).toEqual(['  if (o.band !== 0) log();']);
});

/**
 * Every pattern in the sources takes time in proportion to what it reads: on input made from the pattern itself, and hostile to it. What strangers send is
 * read with these; a line that is ten times as long must not take a hundred times as long.
 */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hostile } from './pump.js';
import { sourcesOf } from './sources.js';

/** Packages that read what strangers write. The others read cards, which are the same for all. */
const READERS = ['cards', 'protocol', 'server', 'tournament', 'judge', 'web', 'yugioh'];

/** Patterns that nobody's input reaches, in a file or a folder: each with the reason. */
const INSIDE: readonly { path: string; begins: string; reason: string }[] = [
  { path: 'cards/src/formats/card.ts', begins: '\\s*\\(', reason: 'the texts of cards' },
  { path: 'cards/src/official.ts', begins: '', reason: 'the texts of cards' },
  { path: 'cards/src/search/is.ts', begins: '\\bchoose', reason: 'the texts of cards' },
  { path: 'judge/src/rules/policies.ts', begins: '^(\\S+)', reason: 'a table in the same file' },
  { path: 'judge/src/rules/sections.ts', begins: '^(\\S+)', reason: 'a table in the same file' },
  { path: 'server/src/db/migrate.ts', begins: '^\\s*--', reason: 'the scripts of the program' },
  { path: 'server/src/http/openapi.ts', begins: ' \\(', reason: 'descriptions of routes in the sources' },
  { path: 'yugioh/src/compiler/', begins: '', reason: 'the texts of cards, from a file that who runs the server brings' },
  { path: 'web/src/scenario/model.ts', begins: '=+$', reason: 'what was encoded just before' },
];

/** Longer and longer: what tries all ways is found out while it still ends, and what tries all pairs where that is noticed. */
const LENGTHS = [24, 300, 2000, 9000, 40_000];
/** A pattern that looks at each character a few times needs a fraction of a millisecond; one that tries all pairs of so many needs a hundred. */
const ENOUGH = 40;

interface Found {
  where: string;
  pattern: RegExp;
}

/** The patterns of a file, as they stand there. */
function patternsOf(path: string, text: string): Found[] {
  const found: Found[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ where: `${path}:${line}`, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1).replace(/[y]/g, '')) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Milliseconds a pattern needs for a text: the least of a few tries, as others use the machine, too. */
function taken(pattern: RegExp, text: string): number {
  let least = Infinity;
  for (let n = 0; n < 3 && least > ENOUGH; n++) {
    const since = performance.now();
    text.replace(pattern, '');
    least = Math.min(least, performance.now() - since);
  }
  return least;
}

const slowOn = (pattern: RegExp): string | undefined => {
  for (const length of LENGTHS) {
    const slow = hostile(pattern, length).find((text) => taken(pattern, text) > ENOUGH);
    if (slow !== undefined) return JSON.stringify(`${slow.slice(0, 30)}…${slow.slice(-5)}`);
  }
  return undefined;
};

describe('patterns', () => {
  it.each([[/\s+$/], [/\s*[(]\s*\d+$/], [/\[[^\]]*\]$/], [/a*b?a*$/], [/^(.*\S)\s+<([^>]*)>$/], [/x[0-9a-z]*[0-9][0-9a-z]*$/]])(
    '%s would be found out',
    (pattern) => {
      expect(slowOn(pattern)).toBeDefined();
    },
  );

  it.each(READERS)(
    '%s: none takes longer than in proportion to what it reads',
    (name) => {
      const files = sourcesOf(name).filter(({ path }) => !path.includes('/generated/'));
      const inside = INSIDE.filter(({ path }) => path.startsWith(`${name}/`));
      const met = new Set<unknown>();
      const slow = files.flatMap(({ path, lines }) =>
        patternsOf(path, lines.join('\n')).flatMap(({ where, pattern }) => {
          const known = inside.find((x) => path.startsWith(x.path) && pattern.source.startsWith(x.begins));
          if (known) met.add(known);
          if (known) return [];
          const text = slowOn(pattern);
          return text === undefined ? [] : [`${where}: ${pattern} on ${text}`];
        }),
      );
      expect(slow).toEqual([]);
      expect(met.size, 'every exception is still there').toBe(inside.length);
    },
    300_000,
  );
});

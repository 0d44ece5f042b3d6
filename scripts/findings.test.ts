/** The table of findings can't rot: every test that docs/findings.md names is there, under the title it has there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

interface Row {
  line: number;
  cells: string[];
}

const LINES = readFileSync('docs/findings.md', 'utf8').split('\n');
const COLUMNS = ['key', 'what was wrong', 'what holds now', 'test'];

/** The rows of all tables but their heads. */
const ROWS: Row[] = LINES.flatMap((text, i) => {
  const cells = text
    .split('|')
    .slice(1, -1)
    .map((c) => c.trim());
  return text.startsWith('|') && !text.startsWith('|-') && cells[0] !== 'key' ? [{ line: i + 1, cells }] : [];
});

/** Where a file is that is named from below `packages/`, or from the top. */
const placeOf = (file: string): string => (file.startsWith('scripts/') ? file : `packages/${file}`);

const read = new Map<string, string[]>();

/** All that stands in quotation marks in a file: titles are among it, also those in tables of cases. */
function quotedIn(path: string): string[] {
  const known = read.get(path);
  if (known) return known;
  const quoted: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) quoted.push(node.text);
    else if (ts.isTemplateExpression(node)) quoted.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  read.set(path, quoted);
  return quoted;
}

/** The tests that a cell names: a file, and titles of which each may be a part. */
const namedIn = (cell: string): [string, string[]][] =>
  [...cell.matchAll(/`([^`]+\.test\.ts)`: ((?:“[^”]+”(?:, )?)+)/g)].map(([, file, titles]) => [
    file,
    [...titles.matchAll(/“([^”]+)”/g)].map((m) => m[1]),
  ]);

const BROWSER = 'packages/web/test-browser';
/** Names of the tests in the browser: what its files hand out by name, or in a list of tests. */
const IN_BROWSER: ReadonlySet<string> = new Set(
  readdirSync(BROWSER)
    .filter((f) => f.endsWith('.ts') && f !== 'run.ts')
    .flatMap((f) => {
      const text = readFileSync(`${BROWSER}/${f}`, 'utf8');
      const lists = [...text.matchAll(/export const [A-Z_]+ = \{([^}]*)\}/g)].flatMap((m) => m[1].match(/\w+/g) ?? []);
      return [...lists, ...[...text.matchAll(/export async function (\w+)\(s: Stage\)/g)].map((m) => m[1])];
    }),
);

const inBrowser = (cell: string): string[] => [...cell.matchAll(/`browser: (\w+)`/g)].map((m) => m[1]);

/** What a row names that is not there. A row without a test says that it is open, or why there is none. */
function missing({ line, cells }: Row): string[] {
  const [key, , , test] = cells;
  const named = namedIn(test);
  const browser = inBrowser(test);
  const absent = browser
    .filter((name) => !IN_BROWSER.has(name))
    .map((name) => `line ${line} (${key}): no test in the browser is called ${name}`);
  if (named.length === 0 && browser.length > 0) return absent;
  if (named.length === 0) return /^(open$|none of its own yet; )/.test(test) ? [] : [`line ${line} (${key}): no test, and not why`];
  const lost = named.flatMap(([file, titles]) => {
    const path = placeOf(file);
    if (!existsSync(path)) return [`line ${line} (${key}): there is no ${path}`];
    const quoted = quotedIn(path);
    return titles.filter((t) => !quoted.some((q) => q.includes(t))).map((t) => `line ${line} (${key}): nothing in ${path} is called ${t}`);
  });
  return [...absent, ...lost];
}

/** Of each row of a table of the documents its key, and the tests in the browser it names. */
const browserRows = (lines: readonly string[]): [string, string[]][] =>
  lines.filter((l) => l.startsWith('| ') && inBrowser(l).length > 0).map((l) => [l.split('|')[1].trim(), inBrowser(l)]);

describe('docs/table-faults.md', () => {
  const faults = browserRows(readFileSync('docs/table-faults.md', 'utf8').split('\n'));
  it('names tests in the browser that are there', () => {
    expect(faults.length).toBeGreaterThan(20);
    expect(faults.flatMap(([, names]) => names).filter((name) => !IN_BROWSER.has(name))).toEqual([]);
  });
  it('says of each test of the table what it met on the page where the fault was', () => {
    const seen = new Set(faults.flatMap(([key, names]) => names.map((name) => `${key}: ${name}`)));
    const table = LINES.slice(LINES.indexOf('## The table'));
    // One that passes there, too, proves no fault.
    const named = browserRows(table.map((l) => l.replace(/`browser: \w+` \(passes there\)/g, '')));
    expect(named.length).toBeGreaterThan(15);
    expect(named.flatMap(([key, names]) => names.map((name) => `${key}: ${name}`)).filter((x) => !seen.has(x))).toEqual([]);
  });
});

describe('docs/findings.md', () => {
  it('names tests that are there', () => {
    expect(ROWS.flatMap(missing)).toEqual([]);
  });
  it('names each of them as a file with titles, so that it is looked for', () => {
    const files = ROWS.flatMap(({ line, cells }) =>
      [...cells[3].matchAll(/`[^`]+\.test\.ts`/g)].length === namedIn(cells[3]).length ? [] : [line],
    );
    expect(files).toEqual([]);
  });
  it('has rows of four cells below the same heads', () => {
    expect(ROWS.length).toBeGreaterThan(130);
    expect(ROWS.filter((r) => r.cells.length !== COLUMNS.length).map((r) => r.line)).toEqual([]);
    const heads = LINES.filter((l) => l.startsWith('| key '));
    expect(new Set(heads)).toEqual(new Set([`| ${COLUMNS.join(' | ')} |`]));
    expect(heads).toHaveLength(LINES.filter((l) => l.startsWith('## ')).length);
  });
  it('would be told what is not there', () => {
    const row = (test: string): Row => ({ line: 1, cells: ['X', '', '', test] });
    expect(missing(row(''))).toHaveLength(1);
    expect(missing(row('`kernel/test/nowhere.test.ts`: “a title”'))).toHaveLength(1);
    expect(missing(row(`\`scripts/findings.test.ts\`: “${'no such '}title”, “names tests that are there”`))).toHaveLength(1);
    expect(missing(row('`browser: noSuchTest`'))).toHaveLength(1);
    expect(missing(row('open'))).toEqual([]);
  });
});

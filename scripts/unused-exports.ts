/**
 * Lists what packages export and nothing but tests uses: a function that passes its tests and is in no command, page, server or other code is no part of the
 * product. A use is an import by name (through whatever files export it again) from a source file, a script or a test that is a program; or a use in its own file.
 * Prints each as file:line and exits with 1 where one is not on the list of those with a reason.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Packages whose exports are looked at. */
export const CHECKED = ['words', 'system', 'cardbase', 'scenarios', 'desk', 'tournament', 'judge', 'cards', 'magic'] as const;

const FOR_OTHERS = 'for programs on top of the library';
const MEASURE = 'what tests and benches measure by';
const LEFT = 'used by nothing; to go when its room is next put in order';

/** What may stay though nothing but tests uses it, by package and name, with the reason. The desks have no exceptions. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'cards writeDeck': FOR_OTHERS,
  'cards readDeckFile': FOR_OTHERS,
  'cards literalZh': MEASURE,
  'cards ALL_COLORS': LEFT,
  'magic canPay': MEASURE,
  'magic checkManual': MEASURE,
  'magic ANY_COLOR': MEASURE,
  'magic isRealAction': LEFT,
  'magic cardEnv': LEFT,
  'magic displayCard': LEFT,
  'magic MAX_SPEED': LEFT,
  'magic isTapped': LEFT,
  'magic isToken': LEFT,
  'magic isSeat': LEFT,
  'magic seatOf': 'passed on from the kernel, for tests that set a game up',
};

/** A value that is exported and not used. */
export interface Unused {
  package: string;
  name: string;
  file: string;
  line: number;
}

/** Tests are no use of anything. */
const isTest = (path: string): boolean => /(^|\/)test(-\w+)?\//.test(path) || path.endsWith('.test.ts');

function filesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir).flatMap((name) => {
    if (name === 'node_modules' || name === 'dist') return [];
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

interface Module {
  path: string;
  source: ts.SourceFile;
  /** Names declared here and exported, with the statement; only values. */
  declared: Map<string, ts.Node>;
  /** Exported under a name from another module under a name. */
  passed: Map<string, { from: string; name: string }>;
  /** Modules whose every export is exported from here. */
  stars: string[];
  /** Imported from another module by name; "*" for all of it. */
  imported: { from: string; name: string }[];
  /** Where names occur in it, besides in imports and exports. */
  mentions: Map<string, number[]>;
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((m) => m.kind === ts.SyntaxKind.ExportKeyword);

function declaredNames(node: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node)) return node.name ? [node.name.text] : [];
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap((d) =>
    ts.isIdentifier(d.name)
      ? [d.name.text]
      : d.name.elements.flatMap((e) => (ts.isBindingElement(e) && ts.isIdentifier(e.name) ? [e.name.text] : [])),
  );
}

/** The statement of a file that declares a name. */
const statementOf = (source: ts.SourceFile, name: string): ts.Statement | undefined =>
  source.statements.find((s) => declaredNames(s).includes(name));

function mentionsIn(source: ts.SourceFile): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isIdentifier(node)) found.set(node.text, [...(found.get(node.text) ?? []), node.getStart(source)]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The source file that an import leads to; undefined for packages of others. */
function target(root: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const path = resolve(dirname(from), specifier).replace(/\.js$/, '.ts');
    return existsSync(path) ? path : existsSync(`${path}x`) ? `${path}x` : undefined;
  }
  const [, name, inside] = /^@apnap\/([a-z]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const exports = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).exports as Record<
    string,
    { source?: string }
  >;
  const source = exports[inside === undefined ? '.' : `./${inside}`]?.source;
  return source === undefined ? undefined : join(root, 'packages', name, source);
}

function moduleOf(root: string, path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const m: Module = { path, source, declared: new Map(), passed: new Map(), stars: [], imported: [], mentions: mentionsIn(source) };
  const to = (node: ts.Expression | undefined): string | undefined =>
    node && ts.isStringLiteral(node) ? target(root, path, node.text) : undefined;
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      const from = to(node.moduleSpecifier);
      const bound = node.importClause?.namedBindings;
      if (from === undefined || !bound) continue;
      if (ts.isNamespaceImport(bound)) m.imported.push({ from, name: '*' });
      else for (const e of bound.elements) m.imported.push({ from, name: (e.propertyName ?? e.name).text });
    } else if (ts.isExportDeclaration(node)) {
      const from = to(node.moduleSpecifier);
      if (from !== undefined && !node.exportClause) m.stars.push(from);
      if (node.exportClause && ts.isNamedExports(node.exportClause))
        for (const e of node.exportClause.elements) {
          if (e.isTypeOnly || node.isTypeOnly) continue;
          const name = (e.propertyName ?? e.name).text;
          if (from !== undefined) m.passed.set(e.name.text, { from, name });
          else m.declared.set(e.name.text, statementOf(source, name) ?? e);
        }
    } else if (isExported(node)) {
      for (const name of declaredNames(node)) m.declared.set(name, node);
    }
  }
  dynamicImports(root, m);
  return m;
}

/** `import('./x.js')` uses all of it, as it is not known what is taken from it. */
function dynamicImports(root: string, m: Module): void {
  for (const [, specifier] of m.source.text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)) {
    const from = target(root, m.path, specifier);
    if (from !== undefined) m.imported.push({ from, name: '*' });
  }
}

/** Where a name that a module exports is declared. */
function origin(modules: ReadonlyMap<string, Module>, from: string, name: string, seen = new Set<string>()): string | undefined {
  const m = modules.get(from);
  if (!m || seen.has(from)) return undefined;
  seen.add(from);
  if (m.declared.has(name)) return `${from}#${name}`;
  const passed = m.passed.get(name);
  if (passed) return origin(modules, passed.from, passed.name, seen);
  for (const star of m.stars) {
    const found = origin(modules, star, name, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All names a module exports, with those it passes on. */
function everything(modules: ReadonlyMap<string, Module>, from: string, seen = new Set<string>()): string[] {
  const m = modules.get(from);
  if (!m || seen.has(from)) return [];
  seen.add(from);
  return [...m.declared.keys(), ...m.passed.keys(), ...m.stars.flatMap((s) => everything(modules, s, seen))];
}

const lineOf = (m: Module, node: ts.Node): number => m.source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Whether the rest of its own file uses a name; what a function says of itself is no use. */
const usedInside = (m: Module, name: string, node: ts.Node): boolean =>
  (m.mentions.get(name) ?? []).some((at) => at < node.getStart() || at >= node.getEnd());

/** Exports of the checked packages that no source file but their own uses. */
export function unusedExports(root: string, checked: readonly string[] = CHECKED): Unused[] {
  const packages = readdirSync(join(root, 'packages'));
  const paths = [...packages.flatMap((p) => filesIn(join(root, 'packages', p))), ...filesIn(join(root, 'scripts'))];
  const modules = new Map(paths.filter((p) => !isTest(relative(root, p))).map((p) => [p, moduleOf(root, p)]));
  const used = new Set<string>();
  for (const m of modules.values())
    for (const { from, name } of m.imported)
      for (const one of name === '*' ? everything(modules, from) : [name]) {
        const found = origin(modules, from, one);
        if (found !== undefined && !found.startsWith(`${m.path}#`)) used.add(found);
      }
  return checked.flatMap((pkg) =>
    [...modules.values()]
      .filter((m) => relative(root, m.path).startsWith(`packages/${pkg}/src/`))
      .flatMap((m) =>
        [...m.declared]
          .filter(([name, node]) => !used.has(`${m.path}#${name}`) && !usedInside(m, name, node))
          .map(([name, node]) => ({ package: pkg, name, file: relative(root, m.path), line: lineOf(m, node) })),
      ),
  );
}

/** Catalogues of messages, and the files that hold them. */
const CATALOGUES: readonly { package: string; files: RegExp }[] = [
  { package: 'tournament', files: /tournament\/src\/messages\// },
  { package: 'judge', files: /judge\/src\/text\// },
  { package: 'system', files: /system\/src\/catalogue\.ts/ },
  { package: 'cardbase', files: /cardbase\/src\/catalogue\.ts/ },
  { package: 'scenarios', files: /scenarios\/src\/catalogue\.ts/ },
  { package: 'desk', files: /desk\/src\/text\// },
  { package: 'cli', files: /cli\/src\/text\// },
];

/** Messages of the desks that nothing says: neither by their whole id nor by one put together from its beginning. */
export function unusedMessages(root: string): string[] {
  const texts = readdirSync(join(root, 'packages'))
    .flatMap((p) => filesIn(join(root, 'packages', p, 'src')))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
  return CATALOGUES.flatMap(({ package: pkg, files }) => {
    const others = texts.filter((t) => !files.test(t.path)).map((t) => t.text);
    const ids = new Set(
      texts.filter((t) => files.test(t.path)).flatMap((t) => [...t.text.matchAll(/^ {2}'([\w.]+)':/gm)].map((m) => m[1])),
    );
    const said = (id: string): boolean => {
      const heads = id.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'));
      return others.some((t) => t.includes(`'${id}'`) || t.includes(`"${id}"`) || heads.slice(0, -1).some((h) => t.includes(`\`${h}.\${`)));
    };
    return [...ids].filter((id) => !said(id)).map((id) => `${pkg} ${id}`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = unusedExports(process.cwd());
  const found = all.filter((u) => ALLOWED[`${u.package} ${u.name}`] === undefined);
  for (const u of found) console.error(`${u.file}:${u.line}: ${u.name}`);
  const silent = unusedMessages(process.cwd());
  for (const id of silent) console.error(`message ${id}`);
  console.log(
    `${found.length} exports and ${silent.length} messages are used by nothing but tests (and ${all.length - found.length} that may be)`,
  );
  process.exitCode = found.length + silent.length === 0 ? 0 : 1;
}

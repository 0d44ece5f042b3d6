import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { BOOKKEEPING, MOULD, WRITERS } from './writers.js';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
const COMMIT: readonly string[] = ['events/commit.ts', 'events/commit-players.ts'];
/** The records a state is made of. */
const RECORDS: ReadonlySet<string> = new Set(['Obj', 'Player', 'State', 'Turn']);

/** Every write to a field of a record of the state, by file: what the compiler knows the type of, whatever the variable is called. */
function writes(): Map<string, Set<string>> {
  const config = ts.readConfigFile(`${PACKAGE}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, PACKAGE);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, composite: false, incremental: false });
  const checker = program.getTypeChecker();
  const found = new Map<string, Set<string>>();
  for (const file of program.getSourceFiles()) {
    const name = relative(`${PACKAGE}src`, file.fileName);
    if (name.startsWith('..')) continue;
    const note = (on: ts.Expression, field: string): void => {
      const type = checker.getNonNullableType(checker.getTypeAtLocation(on)).symbol?.name ?? '';
      if (RECORDS.has(type)) found.set(name, (found.get(name) ?? new Set()).add(`${type}.${field}`));
    };
    const written = (target: ts.Expression): void => {
      if (ts.isPropertyAccessExpression(target)) note(target.expression, target.name.text);
      else if (ts.isElementAccessExpression(target)) note(target.expression, '*');
      else if (ts.isArrayLiteralExpression(target)) target.elements.forEach(written);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) written(node.left);
      else if ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) && STEPS.has(node.operator)) written(node.operand);
      else if (ts.isDeleteExpression(node)) written(node.expression);
      else if (ts.isCallExpression(node) && /^Object\.(assign|defineProperty)$/.test(node.expression.getText()))
        note(node.arguments[0], '*');
      else if (ts.isCallExpression(node) && node.expression.getText() === 'setZone') note(node.arguments[0], 'zones');
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

const STEPS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken]);
const isAssignment = (kind: ts.SyntaxKind): boolean => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

describe('one pipeline: nothing happens without an event', () => {
  const found = writes();

  it('only commit writes the state; who else does is listed with a reason, field by field', () => {
    const bypass: string[] = [];
    for (const [file, fields] of found) {
      if (COMMIT.includes(file) || MOULD.includes(file)) continue;
      const listed = WRITERS.filter((x) => x.file === file).flatMap((x) => x.fields);
      for (const field of fields) if (!BOOKKEEPING.includes(field) && !listed.includes(field)) bypass.push(`${file}: ${field}`);
    }
    expect(bypass).toEqual([]);
    expect(new Set(COMMIT.flatMap((file) => [...(found.get(file) ?? [])])).size).toBeGreaterThan(25);
  });

  it('every exception is still needed', () => {
    const idle = WRITERS.flatMap(({ file, fields }) => fields.filter((f) => !found.get(file)?.has(f)).map((f) => `${file}: ${f}`));
    expect(idle).toEqual([]);
    expect(MOULD.filter((file) => !found.has(file))).toEqual([]);
  });

  it('what players see of objects and players is written by nothing else', () => {
    const seen = [
      'Obj.zone',
      'Obj.damage',
      'Obj.counters',
      'Obj.attachedTo',
      'Obj.attacking',
      'Obj.blocking',
      'Player.life',
      'Player.counters',
    ];
    const wrong = [...found].flatMap(([file, fields]) =>
      COMMIT.includes(file) ? [] : seen.filter((f) => fields.has(f)).map((f) => `${file}: ${f}`),
    );
    expect(wrong).toEqual([]);
  });
});

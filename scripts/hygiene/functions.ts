/** How long the functions of a source are and how many ways lead through them, measured with TypeScript's own parser. */
import ts from 'typescript';

/** A function and its size. */
export interface Measured {
  /** Its name with those of what it stands in: `Table.answer`, `answer.inner`. */
  name: string;
  /** Where it begins, from 1. */
  line: number;
  /** From its first line to its last, both counted; what stands before it about it is not. */
  lines: number;
  /** Places where a way through it parts, in functions without a name within it, too: if, ?:, case, &&, ||, ??, loops, catch. */
  branches: number;
  /** A part of a page: a function with a capital that makes elements. */
  isComponent: boolean;
}

const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

const parts = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isConditionalExpression(node) ||
  ts.isCaseClause(node) ||
  ts.isCatchClause(node) ||
  ts.isIterationStatement(node, false) ||
  (ts.isBinaryExpression(node) && LOGICAL.has(node.operatorToken.kind));

/** The name of a function: its own, or of what it is given to. */
function nameOf(node: ts.FunctionLikeDeclaration): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const at = node.name ?? givenTo(node);
  return at && (ts.isIdentifier(at) || ts.isStringLiteral(at) || ts.isPrivateIdentifier(at)) ? at.text : undefined;
}

function givenTo({ parent }: ts.Node): ts.Node | undefined {
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent) ? parent.name : undefined;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** All functions of a source that have a name, and those without one that stand in none; in the order in which they begin. */
export function functionsOf(path: string, text: string): Measured[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (place: number): number => source.getLineAndCharacterOfPosition(place).line + 1;
  const found: Measured[] = [];
  const visit = (node: ts.Node, names: readonly string[], around: Measured | undefined): void => {
    if (around && parts(node)) around.branches++;
    let [inner, within] = [names, around];
    if (isFunction(node)) {
      const own = nameOf(node);
      if (own !== undefined || !around) {
        const line = lineOf(node.getStart(source));
        within = {
          name: [...names, own ?? 'function'].join('.'),
          line,
          lines: lineOf(node.end) - line + 1,
          branches: 0,
          isComponent: false,
        };
        within.isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(own ?? '');
        inner = [...names, own ?? 'function'];
        found.push(within);
      }
    } else if (ts.isClassLike(node) && node.name) inner = [...names, node.name.text];
    ts.forEachChild(node, (child) => visit(child, inner, within));
  };
  visit(source, [], undefined);
  return found;
}

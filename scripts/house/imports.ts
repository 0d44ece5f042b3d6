/** What a source file imports, read with TypeScript's own parser. */
import ts from 'typescript';

/** One import, export from elsewhere, dynamic import or type of another module. */
export interface Import {
  specifier: string;
  /** The line on which the specifier stands, from 1. */
  line: number;
  /** Nothing of it is left when the types are gone: `import type`, only `type` names, `import('…').T`. */
  typeOnly: boolean;
}

const allTypes = (names: readonly { isTypeOnly: boolean }[]): boolean => names.length > 0 && names.every((n) => n.isTypeOnly);

/** Whether an import clause brings in types alone. */
function clauseIsType(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return clause.name === undefined && names !== undefined && ts.isNamedImports(names) && allTypes(names.elements);
}

function exportIsType(node: ts.ExportDeclaration): boolean {
  return (
    node.isTypeOnly || (node.exportClause !== undefined && ts.isNamedExports(node.exportClause) && allTypes(node.exportClause.elements))
  );
}

/** Where a node leads to another module, and whether by types alone; undefined where it does not. */
function leads(node: ts.Node): { to: ts.Node; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) return { to: node.moduleSpecifier, typeOnly: clauseIsType(node.importClause) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) return { to: node.moduleSpecifier, typeOnly: exportIsType(node) };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return { to: node.arguments[0], typeOnly: false };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return { to: node.argument.literal, typeOnly: true };
  return undefined;
}

/** All imports of a source, in the order in which they stand. `path` says by its ending whether it has elements of pages in it (`.tsx`). */
export function importsOf(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: Import[] = [];
  // Only calls and types stand deeper than statements, and both are written with the word.
  const deep = /\bimport\s*\(/.test(text);
  const visit = (node: ts.Node): void => {
    const lead = leads(node);
    if (lead && ts.isStringLiteralLike(lead.to)) {
      const line = source.getLineAndCharacterOfPosition(lead.to.getStart(source)).line + 1;
      found.push({ specifier: lead.to.text, line, typeOnly: lead.typeOnly });
    }
    if (deep || node === source) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

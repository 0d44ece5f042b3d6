/** Words a phrase takes in must count in what it means: a part that is read and dropped is silently not done. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../src/grammar/', import.meta.url));

/** Parts that say nothing of their own, each with the reason. */
const SAY_NOTHING: Readonly<Record<string, string>> = {
  'keywords.ts {p:ptSet}': 'kept as the words of the keyword, from the same token',
};

/** The phrases of a file in which a named part is not taken by the function that gives their meaning. */
function dropped(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(FOLDER + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/\.rule$/.test(node.expression.getText())) return;
    const [, pattern, meaning] = node.arguments;
    if (!meaning || !ts.isArrowFunction(meaning)) return;
    const [first] = meaning.parameters;
    const none = first === undefined || first.name.getText() === '_';
    if (!none && !ts.isObjectBindingPattern(first.name)) return;
    const taken =
      none || !ts.isObjectBindingPattern(first.name) ? [] : first.name.elements.map((e) => (e.propertyName ?? e.name).getText());
    for (const [part, name] of pattern.getText().matchAll(/\{(\w+)\??:\w+\}/g))
      if (!taken.includes(name) && SAY_NOTHING[`${file} ${part}`] === undefined)
        found.push(`${file}: ${part} of ${pattern.getText().slice(0, 100)}`);
  };
  visit(source);
  return found;
}

describe('phrases', () => {
  it('count every part they name', () => {
    expect(readdirSync(FOLDER).flatMap(dropped)).toEqual([]);
  });
});

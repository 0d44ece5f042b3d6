/** The examples of docs/library-guide.md: each is a file, shown as it stands, with what it prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  /** Its file, from the root. */
  file: string;
  code: string;
  /** What it prints. */
  says: string;
}

const BLOCK = /^`(examples\/library\/[\w.]+)`[^\n]*\n+```\w+\n([\s\S]*?)```\n+(?:It prints:\n+```text\n([\s\S]*?)```)?/gm;

/** The examples, in the order of the page. @param root of the repository */
export const examplesOf = (root: string): Example[] =>
  [...readFileSync(join(root, 'docs/library-guide.md'), 'utf8').matchAll(BLOCK)].map(([, file, code, says = '']) => ({ file, code, says }));

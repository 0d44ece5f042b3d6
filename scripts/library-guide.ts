/** Writes into docs/library-guide.md what its examples are and print, from what is built: `npm run guide`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesOf } from './pack/guide.js';
import { ROOT } from './pack/pack.js';

/** As what an example is run here. */
const HERE: Readonly<Record<string, string>> = { "'apnap/server'": "'../server/dist/index.js'", "'apnap'": "'./dist/index.js'" };

function printed(code: string): string {
  const file = join(ROOT, 'packages/library/example.mjs');
  writeFileSync(
    file,
    code.replace(/'apnap(\/server)?'/g, (name) => HERE[name]),
  );
  try {
    return execFileSync('node', [file], { encoding: 'utf8' });
  } finally {
    rmSync(file);
  }
}

const page = join(ROOT, 'docs/library-guide.md');
let text = readFileSync(page, 'utf8');
for (const { file, code, says } of examplesOf(ROOT)) {
  const now = readFileSync(join(ROOT, file), 'utf8');
  const block = (body: string, said: string): string => `${body}\`\`\`\n${said === '' ? '' : `\nIt prints:\n\n\`\`\`text\n${said}`}`;
  text = text.replace(block(code, says), () => block(now, file.endsWith('.mjs') ? printed(now) : ''));
}
writeFileSync(page, text);

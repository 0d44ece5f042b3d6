/**
 * Writes the list of all rule numbers of an edition of the Comprehensive Rules, for the test that every number the sources cite exists.
 * Only numbers are kept, no text.
 *
 *     npx tsx --conditions=source scripts/rule-numbers.ts <rules file> packages/magic/test/hygiene/rule-numbers.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Number3 = [section: number, rule: number, letter: number];

const before = (a: Number3, b: Number3): boolean => {
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
};

/**
 * The numbers by section: "100" -> "1 1a 1b 2 …". A number counts where a line begins with it and it comes after the one before: lines are
 * wrapped, so that a reference to another rule can begin one too. After "901.4." the file may lack the blank.
 */
export function ruleNumbers(text: string): Record<string, string> {
  const out: Record<string, string[]> = {};
  let last: Number3 = [100, 0, 0];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const line of lines) {
    const heading = /^(\d{3})\. [A-Z]/.exec(line);
    if (heading && !(heading[1] in out)) out[heading[1]] = [];
    const m = /^(\d{3})\.(\d+)([a-z]?)(\.?\s|\.(?=[A-Z]))/.exec(line);
    if (!m) continue;
    const at: Number3 = [Number(m[1]), Number(m[2]), m[3] === '' ? 0 : m[3].charCodeAt(0) - 96];
    // The next rule of this section, the first of another, or the next letter (l and o are not used as letters).
    const next =
      (at[0] === last[0] && at[1] === last[1] && at[2] > last[2] && at[2] <= last[2] + 2) ||
      (at[0] === last[0] && at[1] === last[1] + 1 && at[2] <= 1) ||
      (at[0] > last[0] && at[1] === 1 && at[2] === 0);
    if (!next || !before(last, at) || !(m[1] in out)) continue;
    out[m[1]].push(m[2] + m[3]);
    last = at;
  }
  return Object.fromEntries(Object.entries(out).map(([section, numbers]) => [section, numbers.join(' ')]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , from, to] = process.argv;
  if (from === undefined || to === undefined) throw new Error('usage: rule-numbers.ts <rules file> <json file>');
  const edition = /(\d{8})/.exec(from)?.[1] ?? '';
  writeFileSync(to, `${JSON.stringify({ edition, numbers: ruleNumbers(readFileSync(from, 'utf8')) }, null, 1)}\n`);
}

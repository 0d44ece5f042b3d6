/** The rules documents that lie beside the repository, as paragraphs by number. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../../shared/documents/', import.meta.url));

export const HAS_DOCUMENTS = existsSync(FOLDER);

/** What the document of 2003 prints under another number: its section 504 stands under 502 a second time, and three slips. */
const SLIPS: Readonly<Record<string, string>> = { '503.10h': '502.10h', '503.10i': '502.10i', '311.3a': '411.3a' };

/** Lines of a document from one to another (both counted from 1), each with its number if it begins with one: "409.1.a", "503. 1." and the like are read. */
function paragraphs(file: string, from: number, to: number, numberOf: (number: string, known: ReadonlyMap<string, string>) => string) {
  const found = new Map<string, string>();
  let number: string | null = null;
  const lines = readFileSync(`${FOLDER}${file}`, 'utf8').split('\n');
  for (const line of lines.slice(from - 1, to)) {
    const m = /^\s*(\d{3}\.\d+)\.?([a-z]?)/.exec(line);
    if (m !== null) number = numberOf(m[1] + m[2], found);
    if (number !== null) found.set(number, (found.get(number) ?? '') + line.trim());
  }
  return found;
}

const asPrinted = (number: string): string => number;

/** A number of the document of 2003 as it should be. */
const mended = (number: string, known: ReadonlyMap<string, string>): string =>
  SLIPS[number] ?? (/^502\.[1-6]$/.test(number) && known.has('503.11') ? number.replace('502', '504') : number);

/** The paragraphs of each document by their numbers. */
export const read = () => ({
  today: paragraphs('MagicCompRules-20250207.txt', 176, 6808, asPrinted),
  in2015: paragraphs('000_dc0541dd426b2da5.txt', 462, 5236, asPrinted),
  classic: paragraphs('001_345700132c5af25c.txt', 86, 723, mended),
});

/**
 * Words of the cards' texts beside the words that are shown of their data: `npm run words`. A difference that no rule of `words/rules.ts` explains stands, once it has been looked at, in
 * docs/coverage/words.tsv; `-- --update` writes it. Ends with code 1 when a card of ../shared/cards has a difference that isn't there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Face, renderFaceEn } from '@apnap/ability';
import { compilerInput } from '@apnap/cards/import';
import { type CardInput, type FaceInput, normaliseText } from '@apnap/oracle';
import { cardsOf, compiled, hasCorpora, isMain } from './corpora.js';
import { difference } from './words/compare.js';

const FILE = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'coverage', 'words.tsv');
const CORPORA = ['cards-2019', 'cards-2021', 'cards-2026'];

interface Differing {
  name: string;
  words: string;
  printed: string;
  shown: string;
}

function ofFace(input: FaceInput, face: Face): Differing | null {
  const text = (words: string): string => normaliseText(words, face.name, face.supertypes.includes('Legendary')).join(' ');
  const [printed, shown] = [text(input.text ?? ''), text(renderFaceEn(face).join('\n'))];
  const words = printed === shown ? [] : difference(printed, shown);
  return words.length === 0 ? null : { name: face.name, words: words.join(', '), printed, shown };
}

function differing(): Differing[] {
  const found = new Map<string, Differing>();
  for (const corpus of CORPORA)
    for (const raw of cardsOf(`${corpus}.jsonl.gz`)) {
      const input = compilerInput(raw) as CardInput & { faces?: FaceInput[] };
      const result = compiled(input);
      if (!result.ok) continue;
      const faces: readonly FaceInput[] = input.faces ?? [input];
      result.card.faces.forEach((face, i) => {
        const d = faces[i] === undefined ? null : ofFace(faces[i], face);
        if (d) found.set(d.name, d);
      });
    }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Says where words differ that haven't been looked at; with `--update` on the command line they are written down. */
export function compareWords(): void {
  if (!hasCorpora()) {
    console.log('no cards to compare');
    return;
  }
  const now = differing();
  const known = new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []);
  const line = (d: Differing): string => `${d.name}\t${d.words}`;
  const unknown = now.filter((d) => !known.has(line(d)));
  if (process.argv.includes('--update')) writeFileSync(FILE, `${now.map(line).join('\n')}\n`);
  else for (const d of unknown) console.log(`${d.name}: ${d.words}\n  printed: ${d.printed}\n  shown:   ${d.shown}`);
  console.log(`${now.length} faces whose words differ, ${unknown.length} of them not in docs/coverage/words.tsv`);
  if (unknown.length > 0 && !process.argv.includes('--update')) process.exitCode = 1;
}

if (isMain(import.meta.url)) compareWords();

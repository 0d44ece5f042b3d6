/**
 * Faces as data (one JSON object a line) that must be rendered letter for letter as on the card: together they have every kind of node that a
 * card with an equal official text has. The expected texts are the printed Chinese ones, read from the card file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Face, renderFaceZh } from '../../src/index.js';

const CORPUS = fileURLToPath(new URL('../../../../../shared/cards/cards-2019.jsonl.gz', import.meta.url));
const CASES = fileURLToPath(new URL('official-cases.jsonl', import.meta.url));

interface Row {
  name: string;
  zh?: { lang: string; text?: string };
  faces?: Row[];
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((l) => l !== '');
}

/** Reminder text, spaces and the kind of minus sign and colon do not count. */
function normal(text: string): string {
  return text
    .replace(/[（(][^（）()]*[）)]/g, '')
    .replace(/\s+/g, '')
    .replace(/−|–/g, '-')
    .replace(/:/g, '：');
}

describe.skipIf(!existsSync(CORPUS))('Chinese text, letter for letter', () => {
  const rows = existsSync(CORPUS) ? linesOf(gunzipSync(readFileSync(CORPUS)).toString('utf8')).map((l) => JSON.parse(l) as Row) : [];
  const official = new Map(rows.flatMap((r) => r.faces ?? [r]).map((f) => [f.name, f.zh?.text ?? '']));
  const faces = linesOf(readFileSync(CASES, 'utf8')).map((l) => JSON.parse(l) as Face);

  it.each(faces.map((f) => [f.name, f] as const))('%s', (name, face) => {
    expect(normal(renderFaceZh(face).join('\n'))).toBe(normal(official.get(name) ?? ''));
  });
});

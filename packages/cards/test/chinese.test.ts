/** The Chinese renderer on the cards of the decks, measured against the official Simplified Chinese texts of the card file. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Face, renderFaceZh } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { comparableZh, literalZh } from '../src/index.js';
import { deckCards } from './support.js';

const CORPUS = fileURLToPath(new URL('../../../../shared/cards/cards-2019.jsonl.gz', import.meta.url));

interface Official {
  name: string;
  zh?: { lang: string; text?: string };
  faces?: Official[];
}

/** The official faces by English name. */
function officialFaces(): Map<string, Official> {
  const faces = new Map<string, Official>();
  for (const line of gunzipSync(readFileSync(CORPUS)).toString('utf8').split('\n')) {
    if (line === '') continue;
    const row = JSON.parse(line) as Official;
    for (const face of row.faces ?? [row]) if (!faces.has(face.name)) faces.set(face.name, face);
  }
  return faces;
}

const faces: Face[] = deckCards().flatMap((c) => c.faces);
const text = (face: Face) => renderFaceZh(face).join('\n');

describe("Chinese text of the decks' cards", () => {
  it.each(faces.map((f) => [f.name, f] as const))('%s has no English left but names', (_, face) => {
    const names = [face.name, ...(face.zhName ? [face.zhName] : [])];
    let rest = text(face).replace(/\{[^}]*\}/g, '');
    for (const name of names) rest = rest.replaceAll(name, '');
    // X is a number in Chinese rules text too.
    expect(rest.replace(/X/g, '')).not.toMatch(/[A-Za-z]|undefined|NaN/);
  });

  it('gives an empty text only to cards without abilities', () => {
    for (const face of faces) expect(text(face) === '', face.name).toBe(face.abilities.length === 0);
  });
});

describe.skipIf(!existsSync(CORPUS))('against the official texts', () => {
  const official = existsSync(CORPUS) ? officialFaces() : new Map<string, Official>();
  const pairs = faces.flatMap((face) => {
    const zh = official.get(face.name)?.zh;
    return zh?.lang === 'zhs' && zh.text !== undefined ? [{ face, zh: { text: zh.text } }] : [];
  });

  it('as many are equal as were when this was last measured', () => {
    const name = (face: Face) => face.zhName ?? face.name;
    const equal = pairs.filter((p) => comparableZh(text(p.face), name(p.face)) === comparableZh(p.zh.text, name(p.face)));
    const letterForLetter = pairs.filter((p) => literalZh(text(p.face)) === literalZh(p.zh.text));
    // A ratchet: measured, never estimated, and only ever raised. The rest differ by a template of their year, or by what the printing left out.
    expect(pairs.length).toBeGreaterThanOrEqual(112);
    expect(equal.length).toBeGreaterThanOrEqual(93);
    expect(letterForLetter.length).toBeGreaterThanOrEqual(70);
  });
});

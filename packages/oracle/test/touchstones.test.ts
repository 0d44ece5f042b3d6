/** The touchstone cards: valid, rendered whole in both languages, and where the compiler reads the card the same data. */
import { type Card, renderFaceEn, renderFaceZh, validateCard } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { TOUCHSTONES } from '../../ability/test/touchstones/touchstones.js';
import { canonical, compileCard, normaliseText } from '../src/index.js';
import { corpus, haveCorpus } from './cards.js';

const plain = (v: unknown): unknown => JSON.parse(canonical(v));
/** The words without the full stop after a closing quotation mark, in which renderings and cards differ. */
const same = (lines: string[]): string => lines.join(' ').toLowerCase().replace(/"\./g, '"');

function comesBack(card: Card): boolean {
  const input = corpus().get(card.name);
  if (!input) return false;
  return (input.faces ?? [input]).every((face, i) => {
    const legendary = (face.supertypes ?? []).includes('Legendary');
    const text = (t: string): string => same(normaliseText(t, face.name, legendary));
    return text(face.text ?? '') === text(renderFaceEn(card.faces[i]).join('\n'));
  });
}

describe('touchstones', () => {
  it.each(TOUCHSTONES.map((c) => [c.name, c] as const))('%s is valid and rendered whole', (_, card) => {
    expect(validateCard(card)).toEqual([]);
    for (const face of card.faces) {
      const en = renderFaceEn(face);
      const zh = renderFaceZh(face);
      expect(en.join('\n')).not.toMatch(/\[|\]|undefined|\bit happened\b/);
      expect(zh.join('\n')).not.toMatch(/\[|\]|undefined/);
      if (face.abilities.length > 0) for (const lines of [en, zh]) expect(lines.join('')).not.toBe('');
    }
  });

  it.runIf(haveCorpus)('at least half read as on the card', () => {
    const known = TOUCHSTONES.filter((c) => corpus().has(c.name));
    const different = known.filter((c) => !comesBack(c)).map((c) => c.name);
    expect(known.length - different.length, different.join(', ')).toBeGreaterThan(known.length / 2);
  });

  it.runIf(haveCorpus).each(TOUCHSTONES.map((c) => [c.name, c] as const))('%s is what the compiler reads, if it does', (name, card) => {
    const input = corpus().get(name);
    const result = input && compileCard(input);
    if (result?.ok) expect(result.card.faces.map((f) => plain(f.abilities))).toEqual(card.faces.map((f) => plain(f.abilities)));
  });
});

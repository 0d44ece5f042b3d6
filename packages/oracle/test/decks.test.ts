import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderFaceEn, validateCard } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { compileCard, normaliseText, roundTripFailure } from '../src/index.js';
import { corpus, deckNames, haveCorpus } from './cards.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

function sources(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.ts$/.test(name) ? [path] : [];
  });
}

describe.runIf(haveCorpus)('the cards of the eight decks', () => {
  const names = haveCorpus ? deckNames() : [];

  it('are 128', () => expect(names).toHaveLength(128));

  it.each(names)('%s compiles, is valid and round-trips', (name) => {
    const input = corpus().get(name);
    expect(input, 'in the corpus').toBeDefined();
    if (!input) return;
    const result = compileCard(input);
    expect(result.ok ? [] : result.refusals).toEqual([]);
    if (!result.ok) return;
    expect(validateCard(result.card)).toEqual([]);
    expect(roundTripFailure(result.card)).toBeUndefined();
  });

  it('come back word for word in most cases', () => {
    const exact = names.filter((name) => {
      const input = corpus().get(name);
      const result = input && compileCard(input);
      if (!input || !result?.ok) return false;
      return (input.faces ?? [input]).every((face, i) => {
        const legendary = (face.supertypes ?? []).includes('Legendary');
        const text = (t: string) => normaliseText(t, face.name, legendary).join(' ');
        return text(face.text ?? '') === text(renderFaceEn(result.card.faces[i]).join('\n'));
      });
    });
    expect(exact.length).toBeGreaterThanOrEqual(85);
  });

  it('are named nowhere in compiler, language or engine', () => {
    const ordinary = new Set(['Forest', 'Island', 'Mountain', 'Plains', 'Swamp']);
    const wanted = names.filter((n) => !ordinary.has(n));
    const found: string[] = [];
    for (const dir of ['oracle', 'ability', 'magic'])
      for (const file of sources(join(ROOT, 'packages', dir, 'src'))) {
        const text = readFileSync(file, 'utf8');
        for (const name of wanted)
          if (new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`).test(text)) found.push(`${file}: ${name}`);
      }
    expect(found).toEqual([]);
  });
});

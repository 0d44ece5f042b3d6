/** Lines as rows of cards have them: without the end of a sentence or of a line, and with words before them that mean nothing (CR 207.2). */

import { renderFaceEn } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { compileCard } from '../src/compile.js';

const shown = (types: string[], subtypes: string[], text: string): string[] | string => {
  const result = compileCard({ name: 'Sample', layout: 'normal', types, subtypes, text, manaCost: '{1}' });
  return result.ok ? renderFaceEn(result.card.faces[0]) : result.refusals[0].reason;
};

describe('207.2d flavor words', () => {
  it('207.2d: before an activated ability', () => {
    expect(shown(['Creature'], ['Wizard'], 'Loud Rays — {8}: Draw a card.')).toEqual(['Loud Rays — {8}: Draw a card.']);
  });
  it('207.2d: before what a chapter does', () => {
    expect(shown(['Enchantment'], ['Saga'], 'I — Loud Rays — Draw a card.\nII, III — Scry 1.')).toEqual([
      'I — Loud Rays — Draw a card.',
      'II, III — Scry 1.',
    ]);
  });
  it('207.2: a word that reminder text explains is none', () => {
    const text = 'Drain — {8}: Draw a card. (Activate each drain ability only once each game.)';
    expect(shown(['Creature'], ['Wizard'], text)).toBe('what this word means is only said in reminder text');
  });
});

describe('113.1 lines', () => {
  it('113.1: keywords and another ability without a line between them', () => {
    expect(shown(['Enchantment'], ['Aura'], 'Enchant artifact or creature When this Aura enters, draw a card.')).toEqual([
      'Enchant artifact or creature',
      'When this Aura enters, draw a card.',
    ]);
  });
  it('113.1: a sentence without its full stop', () => {
    expect(shown(['Artifact'], ['Equipment'], 'Equipped creature gets +1/+1\nEquip {2}')).toEqual([
      'Equipped creature gets +1/+1.',
      'Equip {2}',
    ]);
    expect(shown(['Instant'], [], 'Draw a card.\nScry 1')).toEqual(['Draw a card. Scry 1.']);
  });
  it('113.2c: a sentence that speaks of what the line before has done belongs to it', () => {
    const text = 'When this creature enters, you may pay {2}.\nIf you do, draw a card.\nWhen this creature dies, scry 1.';
    expect(shown(['Creature'], ['Wizard'], text)).toEqual([
      'When this creature enters, you may pay {2}. If you do, draw a card.',
      'When this creature dies, scry 1.',
    ]);
  });
});

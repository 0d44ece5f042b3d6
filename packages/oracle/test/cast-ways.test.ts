/** Text about ways of casting is read and comes back as it was, in the words of the newest cards. Expected data: the rules named. */
import { type Ability, renderFaceEn, renderFaceZh } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { type CardInput, compileCard, roundTripFailure } from '../src/index.js';

function read(types: string[], text: string, more: Partial<CardInput> = {}): { abilities: Ability[]; en: string; zh: string } {
  const result = compileCard({ name: 'Test Card', layout: 'normal', types, supertypes: [], subtypes: [], text, ...more });
  if (!result.ok) throw new Error(result.refusals.map((r) => `${r.phrase}: ${r.reason}`).join('; '));
  expect(roundTripFailure(result.card)).toBeUndefined();
  const [face] = result.card.faces;
  return { abilities: face.abilities, en: renderFaceEn(face).join('\n'), zh: renderFaceZh(face).join('\n') };
}

describe('cards set aside to be cast later', () => {
  it('702.143c: "was foretold" is the label of the card it was', () => {
    const card = read(['Instant'], 'Draw two cards. If this spell was foretold, you gain 3 life.\nForetell {U}');
    expect(card.abilities[0]).toMatchObject({ program: { effect: { of: [{}, { cond: { if: 'paid', label: 'foretold' } }] } } });
    expect(card.zh).toContain('预示{U}');
  });
  it('702.143d, 702.170c: cards that become foretold or plotted', () => {
    const text = 'Exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.';
    expect(read(['Sorcery'], text).en).toContain('Its foretell cost is its mana cost reduced by {2}.');
    expect(read(['Sorcery'], 'Exile target creature card from your graveyard. It becomes plotted.').zh).toContain('成为已策谋');
  });
  it('702.143c, 702.170e: what triggers on foretelling or plotting', () => {
    for (const verb of ['foretell', 'plot'])
      expect(read(['Enchantment'], `Whenever you ${verb} a card, you gain 1 life.`).abilities[0]).toMatchObject({
        event: { on: 'keywordDone', keyword: verb },
      });
  });
});

describe('text that depends on how the spell was cast', () => {
  it('702.148a: cleave is read with the words in square brackets and without them', () => {
    const text = "Cleave {1}{U}\nReturn target nonland permanent [you control] to its owner's hand.";
    const card = read(['Instant'], text);
    expect(card.en).toBe(text);
    expect(card.zh).toContain('[由你操控的]');
    expect(card.abilities[0]).toMatchObject({ keyword: 'cleave', text: [{ kind: 'spell' }] });
  });
  it('702.172a: the modes of a spell with spree have costs', () => {
    const text = 'Spree\n+ {1} — Destroy target artifact.\n+ {2}{R} — Draw a card.';
    const card = read(['Sorcery'], text);
    expect(card.en).toBe(text);
    expect(card.abilities[1]).toMatchObject({ program: { modes: { min: 1, max: 'any', options: [{ cost: [{ mana: '{1}' }] }, {}] } } });
  });
  it('702.174: gifts', () => {
    for (const gift of ['a Food', 'a card', 'a tapped Fish', 'an extra turn', 'a Treasure', 'an Octopus']) {
      const card = read(['Instant'], `Gift ${gift}\nDraw a card. If the gift wasn't promised, you lose 2 life.`);
      expect(card.abilities[0]).toEqual({ kind: 'keyword', keyword: 'gift', words: gift });
    }
  });
});

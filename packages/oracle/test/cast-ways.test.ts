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

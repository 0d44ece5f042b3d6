/** Harmonize, newer than the edition whose numbers are cited (Tarkir: Dragonstorm). Expected values: its reminder text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bellow', type: 'Sorcery', cost: '{G}', text: 'You gain 5 life.\nHarmonize {5}{G}' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '5/4' },
  { name: 'Song', type: 'Sorcery', cost: '{X}{G}', text: 'You gain X life.\nHarmonize {X}{G}{G}' },
  {
    name: 'Mage',
    type: 'Creature — Human Wizard',
    cost: '{G}',
    pt: '3/1',
    text: 'Flash\nWhen Mage enters, target instant or sorcery card in your graveyard gains harmonize until end of turn. Its harmonize cost is equal to its mana cost.',
  },
  { name: 'Balm', type: 'Instant', cost: '{2}{G}', text: 'You gain 3 life.' },
);

describe('harmonize', () => {
  it('casts the card from the graveyard for its cost, and exiles it', () => {
    const t = table({ A: { battlefield: ['6 Forest'], graveyard: ['Bellow'] } });
    t.cast('A', 'Bellow', { way: 'harmonize' }).resolve();
    expect(t.life('A')).toBe(25);
    expect(t.names('exile')).toEqual(['Bellow']);
  });
  it('a creature can be tapped to reduce the generic mana by its power', () => {
    const t = table({ A: { battlefield: ['Forest', 'Ox'], graveyard: ['Bellow'] } });
    t.cast('A', 'Bellow', { way: 'harmonize#1' }).resolve();
    expect(t.life('A')).toBe(25);
    expect(t.perm('Ox').tapped).toBe(true);
  });
  it('one of several creatures is chosen, and pays for what it can', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Bear', 'Ox'], graveyard: ['Bellow'] } });
    const first = t.state.battlefield.find((id) => id === t.perm('Bear').id);
    t.when('choose', (d) => {
      const options = (d.ask as unknown as { options: { entity: number }[] }).options;
      return d.prompt.id === 'ask.cost.tap' ? { pick: [options.findIndex((o) => o.entity === first)] } : undefined;
    });
    t.cast('A', 'Bellow', { way: 'harmonize#1' }).resolve();
    expect([t.life('A'), t.perm('Bear').tapped, t.perm('Ox').tapped]).toEqual([25, true, false]);
  });
  it('it is not there from the hand, and no colored mana is reduced', () => {
    const t = table({ A: { battlefield: ['Ox', 'Island'], graveyard: ['Bellow'], hand: ['Bellow'] } });
    expect(t.can('A').some((x) => x.includes('Bellow'))).toBe(false);
  });
  it('the cost is reduced with X that was chosen', () => {
    const t = table({ A: { battlefield: ['2 Forest', 'Ox'], graveyard: ['Song'] } });
    t.cast('A', 'Song', { way: 'harmonize#1', x: 5 }).resolve();
    expect(t.life('A')).toBe(25);
  });
  it('a card can gain it, and costs its mana cost then', () => {
    const t = table({ A: { battlefield: ['2 Forest'], graveyard: ['Balm'], hand: ['Mage'] } });
    t.cast('A', 'Mage').resolve();
    t.resolve();
    t.cast('A', 'Balm').resolve();
    expect(t.life('A')).toBe(23);
    expect(t.perm('Mage').tapped).toBe(true);
    expect(t.names('exile')).toEqual(['Balm']);
  });
});

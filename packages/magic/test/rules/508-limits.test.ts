/** How many creatures can attack or block, where abilities work, and the world rule (CR 508.1c, 509.1b, 113.6b, 704.5k). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Berserker', type: 'Creature — Ogre', cost: '{R}', pt: '3/3', text: 'Berserker attacks each combat if able.' },
  {
    name: 'Arbiter',
    type: 'Artifact Creature — Construct',
    cost: '{4}',
    pt: '1/5',
    text: 'No more than one creature can attack each combat.\nNo more than one creature can block each combat.',
  },
  { name: 'Crawl', type: 'Artifact', cost: '{3}', text: 'No more than two creatures can attack you each combat.' },
  { name: 'Walker', type: 'Planeswalker — Jace', cost: '{U}', loyalty: '3', text: '[+1]: Draw a card.' },
  {
    name: 'Marvel',
    type: 'Creature — Incarnation',
    cost: '{3}{U}',
    pt: '2/2',
    text: 'Flying\nAs long as Marvel is in your graveyard and you control an Island, creatures you control have flying.',
  },
  { name: 'World One', type: 'World Enchantment', cost: '{G}' },
  { name: 'World Two', type: 'World Enchantment', cost: '{G}' },
  { name: 'Both Worlds', type: 'Sorcery', cost: '{G}', text: 'Return all enchantment cards from your graveyard to the battlefield.' },
);

describe('508.1c, 509.1b limits', () => {
  it('508.1c: no more than one creature can attack', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre', 'Arbiter'] } }).toDecision('attackers');
    expect(t.refusal(t.attackAnswer('Bear', 'Ogre'))).toBe('508.1c');
    expect(t.refusal(t.attackAnswer('Bear'))).toBe(null);
  });
  it('508.1d: of two that must attack one does', () => {
    const t = table({ A: { battlefield: ['Berserker', 'Berserker', 'Bear', 'Arbiter'] } }).toDecision('attackers');
    expect(t.refusal({ pairs: [] })).toBe('508.1d');
    expect(t.refusal(t.attackAnswer('Bear'))).toBe('508.1d');
    expect(t.refusal(t.attackAnswer('Berserker'))).toBe(null);
    t.to('endCombat'); // the declaration made by default is legal
    expect(t.happened('attack')).toHaveLength(1);
  });
  it('508.1c: attacking a planeswalker is not attacking you', () => {
    const t = table({ A: { battlefield: ['Bear', 'Bear', 'Bear'] }, B: { battlefield: ['Crawl', 'Walker'] } }).toDecision('attackers');
    expect(t.refusal(t.attackAnswer('Bear', 'Bear', 'Bear'))).toBe('508.1c');
    expect(t.refusal(t.attackAnswer('Bear', 'Bear', ['Bear', 'Walker']))).toBe(null);
  });
  it('509.1b: no more than one creature can block', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre'] }, B: { battlefield: ['Arbiter', 'Bear'] } });
    t.attack('Bear').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Arbiter', 'Bear'], ['Bear', 'Bear']))).toBe('509.1b');
    expect(t.refusal(t.blockAnswer(['Bear', 'Bear']))).toBe(null);
  });
});

describe('113.6b abilities that say where they work', () => {
  it('113.6b: in the graveyard, and only there', () => {
    const flying = (side: object): boolean => table({ A: side }).perm('Bear').keywords.includes('flying');
    expect(flying({ battlefield: ['Bear', 'Island'], graveyard: ['Marvel'] })).toBe(true);
    expect(flying({ battlefield: ['Bear'], graveyard: ['Marvel'] })).toBe(false);
    expect(flying({ battlefield: ['Bear', 'Island', 'Marvel'] })).toBe(false);
  });
});

describe('704.5k the world rule', () => {
  it('704.5k: in the event of a tie all go', () => {
    const t = table({ A: { battlefield: ['Forest'], graveyard: ['World One', 'World Two'], hand: ['Both Worlds'] } });
    t.cast('A', 'Both Worlds').resolve();
    expect(t.names('graveyard').sort()).toEqual(['Both Worlds', 'World One', 'World Two']);
  });
});

import { describe, expect, it } from 'vitest';
import { characteristics, objectView } from '../../src/index.js';
import { define, defineFaces, table } from '../kit.js';

defineFaces(
  'modal_dfc',
  { name: 'Test Veil', cost: '{1}{U}', type: 'Instant', text: 'Draw a card.' },
  { name: 'Test Coast', type: 'Land', text: 'This land enters tapped.\n{T}: Add {U}.' },
);
defineFaces(
  'modal_dfc',
  { name: 'Test Pathway', type: 'Land', text: '{T}: Add {R}.' },
  { name: 'Other Pathway', type: 'Land', text: '{T}: Add {G}.' },
);
defineFaces(
  'modal_dfc',
  { name: 'Test God', cost: '{2}{G}', type: 'Legendary Creature — God', pt: '4/4' },
  { name: 'Test Relic', cost: '{1}{G}', type: 'Legendary Artifact', text: '{T}: Add {G}.' },
);
define({ name: 'Raise', cost: '{B}', type: 'Sorcery', text: 'Return target permanent card from your graveyard to the battlefield.' });
define({
  name: 'Copycat',
  cost: '{U}',
  type: 'Creature — Shapeshifter',
  pt: '0/0',
  text: 'You may have this creature enter as a copy of any artifact on the battlefield.',
});

const VEIL = 'Test Veil // Test Coast';

describe('CR 712: modal double-faced cards', () => {
  it('712.8a: outside the battlefield and the stack it has only the characteristics of its front face', () => {
    const t = table({ A: { hand: [VEIL] } });
    const v = objectView(t.state, t.state.players.rows[0].hand[0]);
    expect([v.name, v.manaValue, v.types]).toEqual(['Test Veil', 2, ['Instant']]);
  });

  it('712.12: as a land one of its faces that is a land is chosen, and it enters with that face up', () => {
    const t = table({ A: { hand: [VEIL] } });
    expect(t.can('A')).toEqual(['land Test Veil']);
    t.land('A', 'Test Veil');
    expect(t.perm('Test Coast').tapped).toBe(true); // what the face says of its entering applies
    expect(t.perm('Test Coast').manaValue).toBe(0); // 202.3a: only transforming cards take the mana cost of the front
  });

  it('712.12: both faces of a card of two lands can be played', () => {
    const t = table({ A: { hand: ['Test Pathway // Other Pathway'] } });
    expect(t.can('A')).toEqual(['land Test Pathway', 'land Test Pathway']);
    t.land('A', 'Test Pathway');
    expect(t.names('battlefield')).toEqual(['Test Pathway']);
  });

  it('712.11b-c: either face can be cast; only that face is evaluated', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Test God // Test Relic'] } });
    t.cast('A', 'Test God', { way: 'normal@1' });
    expect(characteristics(t.state, t.state.stack[0]).manaValue).toBe(2); // 712.8f
    t.resolve();
    expect(t.perm('Test Relic').types).toEqual(['Artifact']); // 712.13
  });

  it('712.14b: an instant or sorcery front face can not be put onto the battlefield', () => {
    const t = table({ A: { battlefield: ['1 Swamp'], hand: ['Raise'], graveyard: [VEIL] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]); // no permanent card in the graveyard
  });

  it('712.14: put onto the battlefield by an effect it has its front face up', () => {
    const t = table({ A: { battlefield: ['1 Swamp'], hand: ['Raise'], graveyard: ['Test God // Test Relic'] } });
    t.cast('A', 'Raise', { targets: ['Test God'] }).resolve();
    expect(t.pt('Test God')).toBe('4/4');
  });

  it('712.8f, 707.2: a copy of a modal back face has its mana value', () => {
    const t = table({ A: { battlefield: ['2 Forest', '1 Island'], hand: ['Test God // Test Relic', 'Copycat'] } });
    t.cast('A', 'Test God', { way: 'normal@1' }).resolve();
    t.choose('choose', 'Test Relic').cast('A', 'Copycat').resolve();
    // one of the two goes to the graveyard (704.5j); what is left has mana value 2
    expect(t.perms('Test Relic').map((p) => p.manaValue)).toEqual([2]);
  });
});

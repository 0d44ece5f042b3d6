/** How things enter for a turn (CR 614.12, 611.2), and what was dealt damage by the same instructions (608.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', cost: '{0}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Thing', cost: '{0}', type: 'Artifact Creature — Golem', pt: '2/2' },
  {
    name: 'Growth',
    cost: '{0}',
    type: 'Instant',
    text: 'This turn, each creature you control enters with an additional +1/+1 counter on it.',
  },
  { name: 'Respect', cost: '{0}', type: 'Instant', text: 'Permanents enter tapped this turn.' },
  {
    name: 'Arrow',
    cost: '{0}',
    type: 'Instant',
    text: 'Arrow deals 1 damage to target creature. If an artifact creature is dealt damage this way, tap it.',
  },
  { name: 'Ward', cost: '{0}', type: 'Instant', text: 'Prevent all damage that would be dealt this turn to target creature.' },
  {
    name: 'Pact',
    cost: '{0}',
    type: 'Sorcery',
    text: 'As an additional cost to cast this spell, sacrifice a creature.\nChoose target creature card in your graveyard. Return that card and the sacrificed card to the battlefield under your control at the beginning of your next upkeep.',
  },
  {
    name: 'Mind',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Target opponent reveals their hand. You may cast a creature card from it without paying its mana cost.',
  },
);

describe('614.12: how things enter this turn', () => {
  it('with a counter, until the turn is over', () => {
    const t = table({ A: { hand: ['Growth', 'Bear', 'Thing'] } });
    t.cast('A', 'Growth').resolve();
    t.cast('A', 'Bear').resolve();
    expect(t.pt('Bear')).toBe('3/3');
    t.to('precombatMain', 3);
    t.cast('A', 'Thing').resolve();
    expect(t.pt('Thing')).toBe('2/2');
  });
  it('tapped, whosever they are', () => {
    const t = table({ A: { hand: ['Respect', 'Bear'] } });
    t.cast('A', 'Respect').resolve();
    t.cast('A', 'Bear').resolve();
    expect(t.perm('Bear').tapped).toBe(true);
  });
});

describe('608.2c: dealt damage this way', () => {
  it('what is as the words say, is tapped', () => {
    const t = table({ A: { hand: ['Arrow'] }, B: { battlefield: ['Thing'] } });
    t.choose('targets', 'Thing').cast('A', 'Arrow').resolve();
    expect(t.perm('Thing').tapped).toBe(true);
  });
  it('what is not, is not', () => {
    const t = table({ A: { hand: ['Arrow'] }, B: { battlefield: ['Bear'] } });
    t.choose('targets', 'Bear').cast('A', 'Arrow').resolve();
    expect(t.perm('Bear').tapped).toBe(false);
  });
  it('615.1: damage that was prevented was not dealt', () => {
    const t = table({ A: { hand: ['Ward', 'Arrow'] }, B: { battlefield: ['Thing'] } });
    t.choose('targets', 'Thing').cast('A', 'Ward').resolve();
    t.choose('targets', 'Thing').cast('A', 'Arrow').resolve();
    expect(t.perm('Thing').tapped).toBe(false);
  });
});

describe('400.7j: the card that a cost has sacrificed', () => {
  it('is found by what happens later', () => {
    const t = table({ A: { hand: ['Pact'], battlefield: ['Bear'], graveyard: ['Thing'] } });
    t.choose('targets', 'Thing').cast('A', 'Pact').resolveAll();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Bear', 'Pact', 'Thing']);
    t.to('upkeep', 3).resolveAll();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Bear', 'Thing']);
  });
});

describe('608.2g: a card of a hand that is shown', () => {
  it('is cast by who was told, who controls it', () => {
    const t = table({ A: { hand: ['Mind'] }, B: { hand: ['Bear'] } });
    t.when('may', { yes: true }).cast('A', 'Mind').resolveAll();
    expect(t.names('battlefield', 'A')).toEqual(['Bear']);
  });
});

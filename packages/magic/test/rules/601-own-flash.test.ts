/** Spells that would have flash (CR 601.3d), and what costs were paid with (CR 601.2h). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', type: 'Creature — Ox', cost: '{1}', pt: '2/4' },
  { name: 'Dune', type: 'Land — Desert' },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Insight', type: 'Instant', cost: '{3}{R}', text: 'Draw a card.' },
  { name: 'Worm', type: 'Creature — Wurm', cost: '{0}', pt: '6/5', text: 'Worm has flash as long as you control a Desert.' },
  {
    name: 'Blaze',
    type: 'Sorcery',
    cost: '{0}',
    text: "As an additional cost to cast this spell, exile an instant or sorcery card from your graveyard.\nBlaze deals X damage to each creature, where X is the exiled card's mana value. If a creature dealt damage this way would die this turn, exile it instead.\nExile Blaze.",
  },
  { name: 'Gold Ox', type: 'Creature — Ox', cost: '{R}{G}', pt: '2/2' },
  {
    name: 'Breath',
    type: 'Instant',
    cost: '{0}',
    text: 'Destroy target creature or planeswalker. You gain 1 life for each of its colors.',
  },
);

describe('601.3d', () => {
  it('601.3d: it can be cast as though it had flash while it would have it', () => {
    const t = table({ A: { hand: ['Kill'], battlefield: ['Ox'] }, B: { hand: ['Worm'], battlefield: ['Dune'] } });
    t.cast('A', 'Kill', { targets: ['Ox'] });
    expect(t.can('B')).toEqual(['cast Worm']);
  });
  it('601.3d: and not otherwise', () => {
    const t = table({ A: { hand: ['Kill'], battlefield: ['Ox'] }, B: { hand: ['Worm'] } });
    t.cast('A', 'Kill', { targets: ['Ox'] });
    expect(t.can('B')).toEqual([]);
  });
});

describe('601.2h', () => {
  it('601.2h: "the exiled card" is what the cost was paid with, also of a spell that exiles itself', () => {
    const t = table({ A: { hand: ['Blaze'], graveyard: ['Insight'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Blaze').resolve();
    expect(t.names('battlefield', 'B')).toEqual([]);
    expect(t.names('exile', 'B')).toContain('Ox');
  });
});

describe('608.2h', () => {
  it('608.2h: "its colors" are those the destroyed creature had', () => {
    const t = table({ A: { hand: ['Breath'] }, B: { battlefield: ['Gold Ox'] } });
    t.cast('A', 'Breath', { targets: ['Gold Ox'] }).resolve();
    expect(t.life('A')).toBe(22);
  });
});

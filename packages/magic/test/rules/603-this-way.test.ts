/** What triggers on what was done in the same resolution, and numbers of it (CR 603.12, 608.2c, 608.2h). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Giant', type: 'Creature — Giant', cost: '{4}{R}', pt: '5/5' },
  {
    name: 'Boomerang',
    type: 'Instant',
    cost: '{0}',
    text: "Return target nonland permanent to its owner's hand. If you controlled that permanent, you gain 1 life.",
  },
  { name: 'Cave', type: 'Land', text: '{T}: Add {C}.' },
  {
    name: 'Loot',
    type: 'Instant',
    cost: '{0}',
    text: 'Draw a card, then discard a card. When you discard a nonland card this way, you gain 3 life.',
  },
  {
    name: 'Offer',
    type: 'Instant',
    cost: '{0}',
    text: 'Draw a card, then you may discard a card. When you discard a nonland card this way, you gain 3 life.',
  },
  {
    name: 'Wheel',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.',
  },
  {
    name: 'Journal',
    type: 'Artifact',
    cost: '{0}',
    text: 'Journal enters with a number of suspect counters on it equal to the greatest number of creatures a player controls.',
  },
  {
    name: 'Scourge',
    type: 'Creature — Demon',
    cost: '{0}',
    pt: '*/*',
    text: "Scourge's power and toughness are each equal to 20 minus the highest life total among players.",
  },
  { name: 'Drain', type: 'Instant', cost: '{0}', text: 'Each player loses 5 life.' },
  {
    name: 'Stampede',
    type: 'Instant',
    cost: '{0}',
    text: 'Until end of turn, creatures you control gain trample and get +X/+X, where X is the greatest power among creatures you control.',
  },
  { name: 'Trauma', type: 'Sorcery', cost: '{0}', text: 'Target player mills cards equal to the number of creatures you control.' },
);

describe('603.12: when you discard a card this way', () => {
  it('a nonland card', () => {
    const t = table({ A: { hand: ['Loot', 'Bear'], library: ['Bear'] } });
    t.cast('A', 'Loot').resolveAll();
    expect(t.life('A')).toBe(23);
  });
  it('not a land', () => {
    const t = table({ A: { hand: ['Loot', 'Cave'], library: ['Cave'] } });
    t.cast('A', 'Loot').resolveAll();
    expect(t.life('A')).toBe(20);
  });
  it('where you may discard one', () => {
    const t = table({ A: { hand: ['2 Offer', 'Bear'], library: ['2 Bear'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Offer').resolveAll();
    expect(t.life('A')).toBe(23);
  });
  it('and not where you discard none', () => {
    const t = table({ A: { hand: ['Offer', 'Bear'], library: ['2 Bear'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Offer').resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.names('hand', 'A')).toHaveLength(2);
  });
});

describe('608.2h: the greatest number', () => {
  it('of cards a player discarded', () => {
    const t = table({ A: { hand: ['Wheel', 'Bear'], library: ['9 Cave'] }, B: { hand: ['3 Bear'], library: ['9 Cave'] } });
    t.cast('A', 'Wheel').resolve();
    expect(t.names('hand', 'A')).toHaveLength(3);
    expect(t.names('hand', 'B')).toHaveLength(3);
  });
  it('of creatures a player controls', () => {
    const t = table({ A: { hand: ['Journal'], battlefield: ['Bear'] }, B: { battlefield: ['3 Bear'] } });
    t.cast('A', 'Journal').resolve();
    expect(t.counters('Journal', 'suspect')).toBe(3);
  });
  it('of life, as it changes', () => {
    const t = table({ A: { hand: ['2 Drain', 'Scourge'] } });
    t.cast('A', 'Drain').resolve();
    t.cast('A', 'Scourge').resolve();
    expect(t.pt('Scourge')).toBe('5/5');
    t.cast('A', 'Drain').resolve();
    expect(t.pt('Scourge')).toBe('10/10');
  });
});

describe('611.2c, 608.2h: what X is, is settled once', () => {
  it('where the duration is said first', () => {
    const t = table({ A: { hand: ['2 Stampede'], battlefield: ['Bear', 'Giant'] } });
    t.cast('A', 'Stampede').resolve();
    expect([t.pt('Bear'), t.pt('Giant')]).toEqual(['7/7', '10/10']);
    t.cast('A', 'Stampede').resolve();
    expect([t.pt('Bear'), t.pt('Giant')]).toEqual(['17/17', '20/20']);
  });
  it('so many cards are milled', () => {
    const t = table({ A: { hand: ['Trauma'], battlefield: ['Bear', 'Giant'] }, B: { library: ['9 Cave'] } });
    t.cast('A', 'Trauma', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toHaveLength(2);
  });
});

describe('608.2h: whether you controlled what has left', () => {
  it('is told by how it last was', () => {
    const t = table({ A: { hand: ['2 Boomerang'], battlefield: ['Bear'] }, B: { battlefield: ['Giant'] } });
    t.cast('A', 'Boomerang', { targets: ['Giant'] }).resolve();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Boomerang', { targets: ['Bear'] }).resolve();
    expect(t.life('A')).toBe(21);
    expect(t.names('hand', 'A')).toContain('Bear');
  });
});

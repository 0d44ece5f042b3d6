/** Permissions for one of several cards, what is cast at once or never, and offers that may not be made (CR 305.1, 601.3, 608.2c, 608.2g). Expected values: the rules' own text, and what the cards say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Witness',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Exile the top two cards of your library. Until end of turn, you may play one of those cards.',
  },
  { name: 'Rite', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  {
    name: 'Torch',
    type: 'Sorcery',
    cost: '{0}',
    text: "Exile the top card of your library. You may cast it. If you don't, each opponent loses 2 life.",
  },
  { name: 'Costly', type: 'Instant', cost: '{7}', text: 'You gain 1 life.' },
  {
    name: 'Gear',
    type: 'Sorcery',
    cost: '{0}',
    text: "Exile the top card of your library. If it's a permanent card, you may put it onto the battlefield under your control. If you don't, create a 1/1 blue Fish creature token.",
  },
  {
    name: 'Five',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Exile the top three cards of your library. You may cast spells with exactly two colors from among them this turn.',
  },
  { name: 'Gold', type: 'Instant', cost: '{0}', indicator: ['W', 'U'], text: 'You gain 3 life.' },
  { name: 'Plain', type: 'Instant', cost: '{0}', indicator: ['W'], text: 'You gain 3 life.' },
);

describe('CR 601.3, 305.1: one of those cards', () => {
  it('601.3: a spell that was cast was the one', () => {
    const t = table({ A: { hand: ['Witness'], library: ['Rite', 'Rite'] } });
    t.cast('A', 'Witness').resolve();
    t.cast('A', 'Rite').resolve();
    expect(t.can('A').filter((x) => x.includes('Rite'))).toEqual([]);
  });
  it('305.1: a land that was played was the one', () => {
    const t = table({ A: { hand: ['Witness'], library: ['Forest', 'Rite'] } });
    t.cast('A', 'Witness').resolve();
    t.land('A', 'Forest');
    expect(t.names('battlefield')).toEqual(['Forest']);
    expect(t.can('A').filter((x) => x.includes('Rite'))).toEqual([]);
  });
});

describe('CR 608.2c, 608.2g: cast now or never', () => {
  it('608.2g: it is cast as the effect is carried out', () => {
    const t = table({ A: { hand: ['Torch'], library: ['Rite'] } });
    t.when('may', { yes: true }).cast('A', 'Torch').resolveAll();
    expect(t.life('A')).toBe(21);
    expect(t.life('B')).toBe(20);
  });
  it('608.2c: who does not has not', () => {
    const t = table({ A: { hand: ['Torch'], library: ['Rite'] } });
    t.when('may', { yes: false }).cast('A', 'Torch').resolveAll();
    expect(t.life('B')).toBe(18);
    expect(t.can('A').filter((x) => x.includes('Rite'))).toEqual([]);
  });
  it('608.2c: nor who cannot, of a land or of what is too dear', () => {
    for (const top of ['Forest', 'Costly']) {
      const t = table({ A: { hand: ['Torch'], library: [top] } });
      t.when('may', { yes: true }).cast('A', 'Torch').resolveAll();
      expect(t.life('B'), top).toBe(18);
    }
  });
});

describe('CR 608.2c: "if you don\'t" of what was not offered', () => {
  for (const [top, yes, fish] of [
    ['Forest', true, 0],
    ['Forest', false, 1],
    ['Rite', true, 1],
  ] as const)
    it(`608.2c: ${top}, ${yes ? 'taken' : 'left'}: ${fish} tokens`, () => {
      const t = table({ A: { hand: ['Gear'], library: [top] } });
      t.when('may', { yes }).cast('A', 'Gear').resolveAll();
      expect(t.names('battlefield').filter((n) => n !== 'Forest')).toHaveLength(fish);
      expect(t.names('battlefield').filter((n) => n === 'Forest')).toHaveLength(top === 'Forest' && yes ? 1 : 0);
    });
});

describe('CR 105.2: spells of so many colors', () => {
  it('105.2: of exactly two, and no others', () => {
    const t = table({ A: { hand: ['Five'], library: ['Gold', 'Plain', 'Forest'] } });
    t.cast('A', 'Five').resolve();
    const can = t.can('A').join();
    expect(can).toContain('Gold');
    expect(can).not.toContain('Plain');
    expect(can).not.toContain('Forest');
  });
});

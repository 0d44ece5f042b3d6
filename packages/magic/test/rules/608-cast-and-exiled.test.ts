/** Cards in graveyards that are cast as an effect is carried out, and what becomes of them (CR 608.2g, 400.7h, 614.6). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Gain', type: 'Instant', cost: '{W}', text: 'You gain 3 life.' },
  { name: 'Dear Gain', type: 'Sorcery', cost: '{5}{W}', text: 'You gain 5 life.' },
  {
    name: 'Again',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You may cast target instant or sorcery card from your graveyard. If that card would be put into a graveyard this turn, exile it instead.',
  },
  {
    name: 'Freely',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You may cast an instant or sorcery spell with mana value 3 or less from a graveyard without paying its mana cost. If that spell would be put into a graveyard, exile it instead.',
  },
);

describe('CR 608.2g: cast while an effect is carried out', () => {
  it('608.2g: a target card, for what it costs, and exiled afterwards', () => {
    const t = table({ A: { battlefield: ['Plains'], graveyard: ['Gain'], hand: ['Again'] } });
    t.when('may', { yes: true })
      .cast('A', 'Again', { targets: ['Gain'] })
      .resolveAll();
    expect(t.life('A')).toBe(23);
    expect(t.perm('Plains').tapped).toBe(true);
    expect(t.names('exile')).toEqual(['Gain']);
    expect(t.names('graveyard')).toEqual(['Again']);
  });
  it('608.2g: not where it cannot be paid for', () => {
    const t = table({ A: { battlefield: ['Plains'], graveyard: ['Dear Gain'], hand: ['Again'] } });
    t.when('may', { yes: true })
      .cast('A', 'Again', { targets: ['Dear Gain'] })
      .resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.names('graveyard').sort()).toEqual(['Again', 'Dear Gain']);
  });
  it('400.7h: one that is chosen: it is the spell that it became that is exiled', () => {
    const t = table({ A: { hand: ['Freely'] }, B: { graveyard: ['Gain', 'Dear Gain'] } });
    t.when('may', { yes: true }).cast('A', 'Freely').resolveAll();
    expect(t.life('A')).toBe(23);
    expect(t.names('exile', 'B')).toEqual(['Gain']);
    expect(t.names('graveyard', 'B')).toEqual(['Dear Gain']);
  });
  it('608.2g: who does not cast it leaves it where it is', () => {
    const t = table({ A: { hand: ['Freely'] }, B: { graveyard: ['Gain'] } });
    t.when('may', { yes: false }).cast('A', 'Freely').resolveAll();
    expect(t.names('graveyard', 'B')).toEqual(['Gain']);
  });
});

describe('CR 121.2: of the cards that have just been drawn', () => {
  define({ name: 'Sift', type: 'Sorcery', cost: '{0}', text: 'Draw two cards, then discard one of them.' });
  it('121.2: one of them is discarded, and no other card in hand', () => {
    const t = table({ A: { hand: ['Sift', 'Gain'], library: ['Forest', 'Island'] } });
    let offered: number | undefined;
    t.when('choose', (d) => {
      offered = (d.ask as unknown as { options: unknown[] }).options.length;
      return { pick: [0] };
    });
    t.cast('A', 'Sift').resolve();
    expect(offered).toBe(2);
    expect(t.names('hand')).toHaveLength(2);
    expect(t.names('hand')).toContain('Gain');
  });
});

describe('CR 401.3: put on the top or bottom', () => {
  define({
    name: 'Lost',
    type: 'Sorcery',
    cost: '{0}',
    text: "Put target card from a graveyard on the top or bottom of its owner's library.",
  });
  for (const [pick, at] of [
    [0, 0],
    [1, -1],
  ] as const)
    it(`401.3: ${pick === 0 ? 'the top' : 'the bottom'}, as its caster chooses`, () => {
      const t = table({ A: { hand: ['Lost'] }, B: { graveyard: ['Gain'], library: ['Forest', 'Island'] } });
      t.when('option', { pick: [pick] }, 'A')
        .cast('A', 'Lost', { targets: ['Gain'] })
        .resolve();
      expect(t.names('library', 'B').at(at)).toBe('Gain');
    });
});

describe('CR 701.20: on top of their libraries, then those players shuffle', () => {
  define(
    {
      name: 'Vortex',
      type: 'Creature — Elemental',
      cost: '{1}',
      pt: '0/4',
      text: "{0}: Put Vortex and each creature blocking or blocked by it on top of their owners' libraries, then those players shuffle their libraries.",
    },
    { name: 'Elk', type: 'Creature — Elk', cost: '{1}', pt: '3/3' },
  );
  it('701.20: those whose cards they are, also of what was blocked', () => {
    const t = table({ A: { battlefield: ['Elk'] }, B: { battlefield: ['Vortex'] } });
    t.attack('Elk').block(['Vortex', 'Elk']);
    t.activate('B', 'Vortex').resolve();
    expect(t.names('battlefield', 'A')).not.toContain('Elk');
    expect(t.names('battlefield', 'B')).not.toContain('Vortex');
    expect(t.names('library', 'A')).toContain('Elk');
    expect(
      t
        .happened('shuffle')
        .map((e) => e.player)
        .sort(),
    ).toEqual([0, 1]);
  });
});

describe('CR 603.8, 603.4: a state trigger with an intervening "if"', () => {
  define(
    {
      name: 'Croc',
      type: 'Enchantment',
      cost: '{1}',
      text: 'When a player has no cards in hand, if Croc is an enchantment, Croc becomes a 4/4 Crocodile creature.',
    },
    { name: 'Nothing', type: 'Sorcery', cost: '{0}', text: 'You gain 1 life.' },
  );
  it('603.8: it triggers once as the last card is played; being no enchantment any more, not again', () => {
    const t = table({ A: { battlefield: ['Croc'], hand: ['Nothing'] }, B: { hand: ['Forest'] } });
    expect(t.perm('Croc').types).toEqual(['Enchantment']);
    t.cast('A', 'Nothing').resolveAll();
    expect(t.pt('Croc')).toBe('4/4');
    expect(t.perm('Croc').types).toEqual(['Creature']);
    expect(t.state.stack).toHaveLength(0);
  });
});

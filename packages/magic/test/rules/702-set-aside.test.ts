/** Foretell and plot (CR 702.143, 702.170, 116.2h, 116.2k). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  {
    name: 'Cold Omen',
    type: 'Instant',
    cost: '{3}{U}',
    text: 'Draw two cards. If this spell was foretold, you gain 3 life.\nForetell {U}',
  },
  { name: 'Late Beast', type: 'Creature — Beast', cost: '{4}{G}', pt: '5/5', text: 'Foretell {1}{G}' },
  { name: 'Seer Bell', type: 'Enchantment', cost: '{1}{U}', text: 'Whenever you foretell a card, you gain 1 life.' },
  {
    name: 'Fate Giver',
    type: 'Sorcery',
    cost: '{U}',
    text: 'Exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.',
  },
  { name: 'Slow Plan', type: 'Instant', cost: '{3}{R}', text: 'Slow Plan deals 3 damage to any target.\nPlot {1}{R}' },
  { name: 'Scheming', type: 'Enchantment', cost: '{R}', text: 'Whenever you plot a card, you gain 1 life.' },
  {
    name: 'Plan Maker',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Exile target creature card from your graveyard. It becomes plotted.',
  },
  { name: 'Free Ox', type: 'Creature — Ox', cost: '{6}', pt: '4/4' },
);

describe('702.143 foretell', () => {
  it('702.143a: for {2} it is exiled face down, and cast for its foretell cost on a later turn', () => {
    const t = table({ A: { battlefield: ['3 Island'], hand: ['Cold Omen'] } });
    t.act('A', 'foretell', 'Cold Omen');
    expect(t.names('hand')).toEqual([]);
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
    t.to('upkeep', 2).cast('A', '', { way: 'foretell' }).resolve();
    expect(t.names('graveyard')).toEqual(['Cold Omen']);
    expect(t.life('A')).toBe(23);
    expect(t.names('hand')).toHaveLength(2);
  });
  it("116.2h: only during one's own turn", () => {
    const t = table({ A: { battlefield: ['3 Island'], hand: ['Cold Omen'] } });
    expect(t.can('A')).toContain('foretell Cold Omen');
    t.to('upkeep', 2);
    expect(t.can('A')).not.toContain('foretell Cold Omen');
  });
  it('116.2h: it does not use the stack and needs no empty one', () => {
    const t = table({ A: { battlefield: ['6 Island', 'Seer Bell'], hand: ['2 Cold Omen'] } });
    t.cast('A', 'Cold Omen').act('A', 'foretell', 'Cold Omen');
    expect(t.names('stack')).toEqual(['Cold Omen', 'Seer Bell']);
  });
  it('702.143a: its owner may look at it, his opponent may not', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Cold Omen'] } });
    t.act('A', 'foretell', 'Cold Omen');
    expect(viewOf(t.state, 0).exile.map((o) => o.card)).toEqual(['Cold Omen']);
    expect(viewOf(t.state, 1).exile.map((o) => o.card)).toEqual(['']);
  });
  it('702.143a: a creature card is cast at the time a creature card could be', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Late Beast'] } });
    t.act('A', 'foretell', 'Late Beast').to('upkeep', 2);
    expect(t.can('A')).toEqual([]);
    t.to('precombatMain', 3).cast('A', '', { way: 'foretell' }).resolve();
    expect(t.pt('Late Beast')).toBe('5/5');
  });
  it('702.143c: "whenever you foretell a card" is of the special action', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Seer Bell'], hand: ['Cold Omen'] } });
    t.act('A', 'foretell', 'Cold Omen').resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('702.143d: an effect makes a card foretold and gives it a foretell cost', () => {
    const t = table({ A: { battlefield: ['4 Island', 'Seer Bell'], hand: ['Fate Giver', 'Free Ox'] } });
    t.cast('A', 'Fate Giver').resolveAll();
    expect(t.life('A')).toBe(20);
    t.to('precombatMain', 3).cast('A', '', { way: 'foretell' }).resolve();
    expect(t.pt('Free Ox')).toBe('4/4');
  });
});

describe('702.170 plot', () => {
  it('702.170a, d: exiled for the plot cost, cast free in a main phase of a later turn of its owner', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Scheming'], hand: ['Slow Plan'] } });
    t.act('A', 'plot', 'Slow Plan').resolveAll();
    expect(t.life('A')).toBe(21);
    expect(t.names('exile')).toEqual(['Slow Plan']);
    expect(t.can('A')).not.toContain('cast Slow Plan');
    t.to('upkeep', 2);
    expect(t.can('A')).not.toContain('cast Slow Plan'); // an instant, but 702.170d
    t.to('precombatMain', 3)
      .cast('A', 'Slow Plan', { way: 'plot', targets: ['@B'] })
      .resolve();
    expect(t.life('B')).toBe(17);
  });
  it('116.2k: only while the stack is empty', () => {
    const t = table({ A: { battlefield: ['6 Mountain'], hand: ['2 Slow Plan'] } });
    t.cast('A', 'Slow Plan', { targets: ['@B'] });
    expect(t.can('A')).not.toContain('plot Slow Plan');
  });
  it('702.170c-d: a card without plot that became plotted by an effect', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Plan Maker'], graveyard: ['Free Ox'] } });
    t.cast('A', 'Plan Maker', { targets: ['Free Ox'] }).resolve();
    expect(t.can('A')).not.toContain('cast Free Ox');
    t.to('precombatMain', 3).cast('A', 'Free Ox', { way: 'plot' }).resolve();
    expect(t.pt('Free Ox')).toBe('4/4');
  });
});

/** What enters untapped although it would enter tapped (CR 614.1d, 616.1), and chaos that an effect lets ensue (311.7). Expected values: the rules. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Quick Hall', type: 'Enchantment', cost: '{1}', text: 'Creatures you control enter untapped.' },
  { name: 'Slow Folk', type: 'Creature — Giant', cost: '{0}', pt: '2/2', text: 'This creature enters tapped.' },
  { name: 'Folk', type: 'Creature — Giant', cost: '{0}', pt: '2/2' },
  { name: 'Rising', type: 'Sorcery', cost: '{0}', text: 'Return target creature card from your graveyard to the battlefield tapped.' },
  { name: 'Riot', type: 'Sorcery', cost: '{0}', text: 'Chaos ensues. Draw a card.' },
  ...['North', 'South', 'East', 'West'].map((name) => ({ name, type: 'Plane — Test', text: 'Whenever chaos ensues, you gain 3 life.' })),
);

describe('614.1d, 616.1: entering untapped', () => {
  it('614.1d what an effect would put onto the battlefield tapped enters untapped', () => {
    const tapped = [['Quick Hall'], []].map((battlefield) => {
      const t = table({ A: { battlefield, hand: ['Rising'], graveyard: ['Folk'] } });
      t.cast('A', 'Rising', { targets: ['Folk'] }).resolve();
      return t.perm('Folk').tapped;
    });
    expect(tapped).toEqual([false, true]);
  });
  it('616.1 its controller chooses which of "enters tapped" and "enters untapped" is applied first; the later one counts', () => {
    const tapped = [0, 1].map((pick) => {
      const t = table({ A: { battlefield: ['Quick Hall'], hand: ['Slow Folk'] } });
      t.when('replacement', { pick: [pick] });
      t.cast('A', 'Slow Folk').resolve();
      return t.perm('Slow Folk').tapped;
    });
    expect(tapped.sort()).toEqual([false, true]);
  });
});

describe('311.7: chaos ensues as an effect says so', () => {
  it('311.7 the chaos ability of the plane triggers', () => {
    const t = table({
      A: { planarDeck: ['North', 'South'], hand: ['Riot'], library: ['2 Folk'] },
      B: { planarDeck: ['East', 'West'] },
    });
    t.cast('A', 'Riot').resolve();
    t.resolve();
    expect([t.life('A'), t.names('hand', 'A')]).toEqual([23, ['Folk']]);
  });
  it('without planes nothing triggers', () => {
    const t = table({ A: { hand: ['Riot'], library: ['2 Folk'] } });
    t.cast('A', 'Riot').resolve();
    expect([t.life('A'), t.names('hand', 'A')]).toEqual([20, ['Folk']]);
  });
});

/** What is done instead of losing or winning the game (CR 104, 614.1a, 704.7). Expected values: the examples of 616.1 and 704.7. */
import { describe, expect, it } from 'vitest';
import { define, game, table } from '../kit.js';

define(
  {
    name: 'Archangel',
    type: 'Creature — Angel',
    cost: '{5}{W}{W}',
    pt: '5/5',
    text: 'If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.',
  },
  {
    name: 'Mirror',
    type: 'Artifact',
    cost: '{5}',
    text: 'If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.',
  },
  { name: 'Great Fall', type: 'Sorcery', cost: '{0}', text: 'You lose 20 life.' },
  { name: 'Deep Fall', type: 'Sorcery', cost: '{0}', text: 'Draw twenty cards. Draw twenty cards. You lose 20 life.' },
  { name: 'Pact', type: 'Sorcery', cost: '{0}', text: 'You lose the game.' },
  { name: 'Everybody', type: 'Sorcery', cost: '{0}', text: 'Each player loses the game.' },
  { name: 'Triumph', type: 'Sorcery', cost: '{0}', text: 'You win the game.' },
  { name: 'Modesty', type: 'Enchantment', cost: '{1}', text: 'If you would win the game, instead draw three cards.' },
  { name: 'Rock', type: 'Artifact', cost: '{1}', text: '' },
);

describe('614.1a something else than losing the game', () => {
  it('704.5a a state-based action is replaced; the player goes on', () => {
    const t = table({ A: { battlefield: ['Archangel'], hand: ['Great Fall'] } });
    t.cast('A', 'Great Fall').resolve();
    expect([t.life('A'), t.names('exile'), t.winner()]).toEqual([20, ['Archangel'], null]);
    expect(t.happened('loseGame')).toEqual([]);
  });
  it('104.3e an effect that says so is replaced likewise, and only once', () => {
    const t = table({ A: { battlefield: ['Archangel'], hand: ['Pact', 'Pact'] } });
    t.cast('A', 'Pact').resolve();
    expect([t.life('A'), t.winner()]).toEqual([20, null]);
    t.cast('A', 'Pact').resolve();
    expect(t.winner()).toBe('B');
  });
  it('704.7 two reasons at once are one loss', () => {
    const t = table({ A: { battlefield: ['Mirror', 'Rock'], hand: ['Deep Fall'], library: ['Rock'] } });
    t.cast('A', 'Deep Fall').resolve();
    expect(t.happened('draw', '121.4')).not.toEqual([]); // from an empty library, too
    expect([t.life('A'), t.winner(), t.names('battlefield', 'A')]).toEqual([20, null, []]);
    expect(t.names('hand', 'A')).toHaveLength(7);
  });
  it('104.4a of several who would lose at once the one who does something instead wins', () => {
    const t = table({ A: { battlefield: ['Archangel'], hand: ['Everybody'] } });
    t.cast('A', 'Everybody').resolve();
    expect(t.winner()).toBe('A');
  });
  it('104.2b winning the game is replaced', () => {
    const t = table({ A: { battlefield: ['Modesty'], hand: ['Triumph'] } });
    t.cast('A', 'Triumph').resolve();
    expect([t.winner(), t.names('hand', 'A')]).toEqual([null, expect.anything()]);
    expect(t.names('hand', 'A')).toHaveLength(3);
  });
  it('104.3a nothing replaces a concession', () => {
    const t = table({ A: { battlefield: ['Archangel'] } });
    const o = game.concede(t.state, 0);
    expect(o.ok && o.state.result?.winners).toEqual([1]);
  });
});

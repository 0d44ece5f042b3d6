/** Who "they" and "that player" are: each of several players, and the one whose something is (CR 608.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Hazard', type: 'Sorcery', cost: '{0}', text: 'Hazard deals 2 damage to each opponent and each creature they control.' },
  {
    name: 'Flames',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever you cast an instant or sorcery spell, Flames deals 2 damage to each opponent and each creature they control.',
  },
  { name: 'Breath', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Toll', type: 'Sorcery', cost: '{0}', text: 'Each opponent loses 3 life unless that player sacrifices a nonland permanent.' },
  {
    name: 'Rolling',
    type: 'Sorcery',
    cost: '{0}',
    text: "Destroy target land, then Rolling deals damage to that land's controller equal to the number of land cards in that player's graveyard.",
  },
  { name: 'Harvest', type: 'Instant', cost: '{0}', text: 'Target player untaps all basic lands they control.' },
);

describe('608.2c: each of several players', () => {
  it('what they control is what all of them control', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Hazard'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Hazard').resolveAll();
    expect(t.life('B')).toBe(18);
    expect(t.names('battlefield', 'A')).toContain('Bear');
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
  });
  it('even where somebody casts a spell', () => {
    const t = table({ A: { battlefield: ['Bear', 'Flames'], hand: ['Breath'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Breath').resolveAll();
    expect(t.names('battlefield', 'A')).toContain('Bear');
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
  });
  it('"that player" is each of them, where no other was named', () => {
    const toll = (yes: boolean): [number, string[]] => {
      const t = table({ A: { hand: ['Toll'] }, B: { battlefield: ['Bear'] } });
      t.when('may', { yes }, 'B').cast('A', 'Toll').resolveAll();
      return [t.life('B'), t.names('graveyard', 'B')];
    };
    expect(toll(true)).toEqual([20, ['Bear']]);
    expect(toll(false)).toEqual([17, []]);
  });
});

describe('608.2h: whose something is', () => {
  it('"that player" is its controller, as it last was', () => {
    const t = table({ A: { hand: ['Rolling'] }, B: { battlefield: ['Forest'], graveyard: ['Plains'] } });
    t.cast('A', 'Rolling', { targets: ['Forest'] }).resolveAll();
    expect(t.life('B')).toBe(18);
  });
  it('a target player whose things something is done to', () => {
    const tapped = ['Forest', 'Bear'].map((card) => ({ card, tapped: 'tapped' as const }));
    const t = table({ A: { hand: ['Harvest'] }, B: { battlefield: tapped } });
    t.cast('A', 'Harvest', { targets: ['@B'] }).resolveAll();
    expect(t.perm('Forest').tapped).toBe(false);
    expect(t.perm('Bear').tapped).toBe(true);
  });
});

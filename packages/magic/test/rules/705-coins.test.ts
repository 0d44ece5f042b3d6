import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { define, game, Table } from '../kit.js';

const sorcery = (name: string, text: string) => ({ name, cost: '{0}', type: 'Sorcery', text });

define(
  sorcery('Streak', 'Flip a coin until you lose a flip. You gain 2 life for each flip you won.'),
  sorcery('Five', 'Flip five coins. Take an extra turn after this one for each coin that comes up heads.'),
  sorcery('Both', 'Flip two coins. If both coins come up heads, you gain 5 life. If both coins come up tails, you lose 5 life.'),
  sorcery('Tails', 'Each player flips a coin. Each player whose coin comes up tails sacrifices a creature.'),
  sorcery('Face', 'Flip a coin. If it comes up heads, you gain 1 life. If it comes up tails, you lose 1 life.'),
  sorcery('Called', 'Flip a coin. If you win the flip, you gain 1 life. If you lose the flip, you lose 1 life.'),
  {
    name: 'Happy',
    cost: '{0}',
    type: 'Creature — Bird',
    pt: '1/1',
    text: 'Whenever a player wins a coin flip, put a +1/+1 counter on Happy.',
  },
  { name: 'Thumb', cost: '{0}', type: 'Artifact', text: 'If you would flip a coin, instead flip two coins and ignore one.' },
  { name: 'Bear', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
);

type Flip = 'win' | 'lose';

function flipping(flips: { A?: Flip[]; B?: Flip[] }, a: { hand?: string[]; battlefield?: string[] }, b: string[] = []): Table {
  const t = new Table({});
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck: [{ card: 'Blank', count: 20 }] },
      { name: 'B', deck: [{ card: 'Blank', count: 20 }] },
    ],
    first: 0,
    opening: 'none',
    place: [
      ...(a.hand ?? []).map((card) => ({ seat: 0, zone: 'hand' as const, card })),
      ...(a.battlefield ?? []).map((card) => ({ seat: 0, zone: 'battlefield' as const, card })),
      ...b.map((card) => ({ seat: 1, zone: 'battlefield' as const, card })),
    ],
    coins: [flips.A ?? [], flips.B ?? []],
  };
  t.state = game.create(setup, 'coins').state;
  return t.to('precombatMain', 1);
}

describe('705 flipping a coin', () => {
  it('705.2: a flip that is called is won or lost, and abilities trigger on that', () => {
    const t = flipping({ A: ['win'] }, { hand: ['Called'], battlefield: ['Happy'] })
      .cast('A', 'Called')
      .resolve()
      .resolve();
    expect(t.life('A')).toBe(21);
    expect(t.counters('Happy', '+1/+1')).toBe(1);
  });

  it('705.2: where only heads or tails matters, nobody wins or loses the flip', () => {
    const t = flipping({ A: ['win'] }, { hand: ['Face'], battlefield: ['Happy'] })
      .cast('A', 'Face')
      .resolve();
    expect(t.life('A')).toBe(21);
    expect(t.counters('Happy', '+1/+1')).toBe(0);
    expect(t.events.filter((e) => e.kind === 'coin').map((e) => e.word)).toEqual(['heads']);
  });

  it('705.1: coins are flipped until one is lost; those won are counted', () => {
    const t = flipping({ A: ['win', 'win', 'lose', 'win'] }, { hand: ['Streak'], battlefield: ['Happy'] })
      .cast('A', 'Streak')
      .resolve()
      .resolve(2);
    expect(t.life('A')).toBe(24);
    expect(t.counters('Happy', '+1/+1')).toBe(2);
  });

  it('705.2: several coins are counted by their sides', () => {
    const five = flipping({ A: ['win', 'lose', 'win', 'lose', 'lose'] }, { hand: ['Five'] })
      .cast('A', 'Five')
      .resolve();
    expect(five.state.extraTurns).toEqual([0, 0]);
    const both = (flips: Flip[]) =>
      flipping({ A: flips }, { hand: ['Both'] })
        .cast('A', 'Both')
        .resolve()
        .life('A');
    expect([both(['win', 'win']), both(['win', 'lose']), both(['lose', 'lose'])]).toEqual([25, 20, 15]);
  });

  it('705.2: each player flips a coin of their own', () => {
    const t = flipping({ A: ['win'], B: ['lose'] }, { hand: ['Tails'], battlefield: ['Bear'] }, ['Bear'])
      .cast('A', 'Tails')
      .resolve();
    expect(t.names('battlefield', 'A')).toEqual(['Bear']);
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
  });

  it('705.1, 614.1a: of two coins one is ignored, as the player chooses', () => {
    const t = flipping({ A: ['lose', 'win'] }, { hand: ['Called'], battlefield: ['Thumb'] });
    t.when('option', (d) => {
      const options = (d.ask as unknown as { options: { word: string }[] }).options;
      return { pick: [options.findIndex((o) => o.word === 'win')] };
    });
    expect(t.cast('A', 'Called').resolve().life('A')).toBe(21);
    expect(t.happened('coin')).toHaveLength(1);
  });

  it('705: the texts come back from their rendering', () => {
    for (const text of [
      'Flip a coin until you lose a flip. You gain 2 life for each flip you won.',
      'Flip five coins. Take an extra turn after this one for each coin that comes up heads.',
      'Flip two coins. If both coins come up heads, you gain 5 life. If both coins come up tails, you lose 5 life.',
      'Each player flips a coin. Each player whose coin comes up tails sacrifices a creature.',
      'Flip a coin. If it comes up heads, you gain 1 life. If it comes up tails, you lose 1 life.',
    ]) {
      const r = compileCard({ name: 'Toss', layout: 'normal', supertypes: [], types: ['Sorcery'], subtypes: [], manaCost: '{R}', text });
      expect(r.ok && roundTripFailure(r.card), text).toBeUndefined();
    }
  });
});

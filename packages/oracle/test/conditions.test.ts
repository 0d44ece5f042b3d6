/** Conditions of one player, of each of several, and of all together; times; states. The texts are of the kind, not of any card. */
import type { Ability, Condition, Filter, Selector } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { compileCard } from '../src/compile.js';
import { roundTripFailure } from '../src/roundtrip.js';

const compiled = (text: string) =>
  compileCard({
    name: 'Specimen',
    layout: 'normal',
    manaCost: '{2}',
    typeLine: 'Artifact',
    supertypes: [],
    types: ['Artifact'],
    subtypes: [],
    text,
  });

/** The one ability of the text, which is written in words that are read as the same. */
function abilityOf(text: string): Ability {
  const result = compiled(text);
  if (!result.ok) throw new Error(result.refusals.map((r) => r.reason).join());
  expect(roundTripFailure(result.card)).toBeUndefined();
  return result.card.faces[0].abilities[0];
}

const conditionOf = (condition: string): Condition | undefined => {
  const ability = abilityOf(`At the beginning of your upkeep, if ${condition}, draw a card.`);
  return ability.kind === 'triggered' ? ability.condition : undefined;
};

const it_ = { player: 'of', of: { sel: 'it' } } as const;
const life = (of: 'each' | 'one'): Condition => ({
  if: 'compare',
  left: { q: 'life', who: of === 'one' ? { player: 'you' } : it_ },
  cmp: '<=',
  right: 5,
});

describe('what is said of players', () => {
  it('is asked of one', () => expect(conditionOf('you have 5 or less life')).toEqual(life('one')));
  it('is asked of opponents one by one where it is said of one of them', () =>
    expect(conditionOf('an opponent has 5 or less life')).toEqual({
      if: 'matches',
      what: { sel: 'players', who: { player: 'eachOpponent' } },
      filter: { is: 'satisfies', cond: life('each') },
    }));
  it('is so of each when there is none of whom it is not', () =>
    expect(conditionOf('each opponent has 5 or less life')).toEqual({
      if: 'not',
      of: {
        if: 'matches',
        what: { sel: 'players', who: { player: 'eachOpponent' } },
        filter: { is: 'not', of: { is: 'satisfies', cond: life('each') } },
      },
    }));
  it('is counted together where it is said of them all', () =>
    expect(conditionOf('your opponents control no creatures')).toEqual({
      if: 'compare',
      left: {
        q: 'count',
        of: {
          sel: 'all',
          zone: 'battlefield',
          filter: {
            is: 'and',
            of: [
              { is: 'type', type: 'Creature' },
              { is: 'controlledBy', who: { player: 'eachOpponent' } },
            ],
          },
        },
      },
      cmp: '=',
      right: 0,
    }));
  it('is compared with what each of several players has alone, or one of them', () => {
    const less: Filter = {
      is: 'satisfies',
      cond: {
        if: 'compare',
        left: { q: 'life', who: { player: 'of', of: { sel: 'it' } } },
        cmp: '<',
        right: { q: 'life', who: { player: 'you' } },
      },
    };
    const opponents: Selector = { sel: 'players', who: { player: 'eachOpponent' } };
    const asked = (text: string) => {
      const ability = abilityOf(`At the beginning of your upkeep, if ${text}, draw a card.`);
      return ability.kind === 'triggered' ? ability.condition : undefined;
    };
    expect(asked('you have more life than an opponent')).toEqual({ if: 'matches', what: opponents, filter: less });
    expect(asked('you have more life than each opponent')).toEqual({
      if: 'not',
      of: { if: 'matches', what: opponents, filter: { is: 'not', of: less } },
    });
  });
  it('is compared with any opponent as one of them has less', () =>
    expect(conditionOf('you have more life than an opponent')).toEqual(conditionOf('an opponent has less life than you')));
});

describe('times', () => {
  // CR 602.5: such words forbid activating at any other time
  const when = (text: string) => {
    const ability = abilityOf(`{1}: Draw a card. Activate only ${text}.`);
    return ability.kind === 'activated' ? { condition: ability.condition, perTurn: ability.perTurn } : undefined;
  };
  const yours: Condition = { if: 'turnOf', who: { player: 'you' } };
  it('are a turn, a step, or a step of a turn', () => {
    expect(when('during your turn')?.condition).toEqual(yours);
    expect(when('during combat')?.condition).toEqual({ if: 'step', step: 'combat' });
    expect(when('during your end step')?.condition).toEqual({ if: 'and', of: [yours, { if: 'step', step: 'end' }] });
  });
  it('stand beside other limits', () =>
    expect(when('during your upkeep and only once each turn')).toEqual({
      condition: { if: 'and', of: [yours, { if: 'step', step: 'upkeep' }] },
      perTurn: 1,
    }));
});

describe('states', () => {
  // CR 603.8
  it('trigger abilities', () => {
    const ability = abilityOf('When there are five or more charge counters on this artifact, sacrifice it.');
    expect(ability.kind === 'triggered' && ability.event).toEqual({
      on: 'state',
      condition: { if: 'compare', left: { q: 'counters', counter: 'charge', of: { sel: 'self' } }, cmp: '>=', right: 5 },
    });
  });
  it('are not what has happened', () => expect(compiled('When you gained life this turn, draw a card.').ok).toBe(false));
});

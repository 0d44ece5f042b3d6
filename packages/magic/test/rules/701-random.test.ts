import { describe, expect, it } from 'vitest';
import { unsupported } from '../../src/index.js';
import { defineData, Table } from '../kit.js';

const HAND = ['Mountain', 'Island', 'Swamp', 'Forest', 'Plains'];

defineData({
  name: 'Random Payer',
  layout: 'normal',
  faces: [
    {
      name: 'Random Payer',
      manaCost: '{1}',
      supertypes: [],
      types: ['Artifact'],
      subtypes: [],
      abilities: [
        {
          kind: 'activated',
          cost: [{ pay: 'objects', verb: 'discard', zone: 'hand', filter: { is: 'any' }, count: 1, how: 'random' }],
          program: { targets: [], effect: { do: 'life', who: { player: 'you' }, change: 'gain', amount: 1 } },
          timing: 'instant',
        },
        {
          kind: 'activated',
          cost: [{ pay: 'life', amount: 1 }],
          program: {
            targets: [],
            effect: {
              do: 'move',
              what: { sel: 'top', of: { player: 'you' }, count: 5 },
              to: 'library',
              position: 'bottom',
              order: 'random',
            },
          },
          timing: 'instant',
        },
      ],
    },
  ],
});

/** What came of it under each of these seeds. */
const under = (act: (t: Table) => string): Set<string> =>
  new Set(
    Array.from({ length: 20 }, (_, i) =>
      act(new Table({ A: { battlefield: ['Random Payer'], hand: HAND, library: HAND } }, `seed ${i}`).to('upkeep', 1)),
    ),
  );

describe('what is done at random', () => {
  it('701.8b: a cost of discarding at random leaves no choice, and any card can be the one', () => {
    const discarded = under((t) => t.activate('A', 'Random Payer').names('graveyard', 'A').join());
    expect([...discarded].every((name) => HAND.includes(name))).toBe(true);
    expect(discarded.size).toBeGreaterThan(2);
  });

  it('401.4: cards put on the bottom in a random order are not in the order they had, and nobody is asked', () => {
    const bottoms = under((t) => t.activate('A', 'Random Payer', { ability: 1 }).resolve().names('library', 'A').slice(-5).join());
    expect(bottoms.size).toBeGreaterThan(10);
    for (const b of bottoms) expect(b.split(',').sort()).toEqual(HAND.slice().sort());
  });
});

describe('what has no meaning is refused before a game begins', () => {
  it('614.12a: "enters tapped unless …" is no such thing, whatever the cost', () => {
    const enters = (unless: object) =>
      unsupported({
        name: 'Gate',
        layout: 'normal',
        faces: [
          {
            name: 'Gate',
            supertypes: [],
            types: ['Land'],
            subtypes: [],
            abilities: [
              {
                kind: 'static',
                parts: [
                  {
                    part: 'replacement',
                    replacement: { replace: 'enters', what: { is: 'any' }, entering: { tapped: 'tapped' }, unless: [unless] },
                  },
                ],
              },
            ],
          },
        ],
      } as never);
    expect(enters({ pay: 'life', amount: 2 })).toEqual([]);
    expect(enters({ pay: 'self', verb: 'reveal' })).toEqual([]);
  });
});

/** Gifts that are promised as a spell is cast (CR 702.174), as data. */
import type { Ability, Effect, PlayerRef } from '@apnap/ability';
import { castingCost, done, ENTERS, type Expansions, paid, program, seq, when } from './pieces.js';

/** CR 702.174a: the opponent who was chosen as the gift was promised. */
const CHOSEN: PlayerRef = { player: 'of', of: { sel: 'paid', verb: 'choose' } };

const token = (name: 'Food' | 'Treasure'): Effect => ({ do: 'createToken', who: CHOSEN, count: 1, token: { token: 'predefined', name } });
const creature = (subtype: string, size: number): Extract<Effect, { do: 'createToken' }> => ({
  do: 'createToken',
  who: CHOSEN,
  count: 1,
  token: {
    token: 'described',
    supertypes: [],
    types: ['Creature'],
    subtypes: [subtype],
    colors: ['U'],
    power: size,
    toughness: size,
    abilities: [],
  },
});

/** CR 702.174d-i: what a gift of that name does. */
const GIFTS: Readonly<Record<string, Effect>> = {
  'a Food': token('Food'),
  'a card': { do: 'draw', who: CHOSEN, count: 1 },
  'a tapped Fish': { ...creature('Fish', 1), entering: { tapped: 'tapped' } },
  'an extra turn': { do: 'extraTurn', who: CHOSEN },
  'a Treasure': token('Treasure'),
  'an Octopus': creature('Octopus', 8),
};

export const GIFT = {
  // CR 702.174a-b, 702.174j
  gift: (k): Ability[] => {
    const given = seq(GIFTS[k.words ?? ''] ?? { do: 'nothing' }, done('gift'));
    return [
      castingCost('gift', 'optional', [{ pay: 'choosePlayer', among: { player: 'eachOpponent' } }]),
      when(ENTERS, given, paid('gift')),
      { kind: 'spell', program: program({ do: 'if', cond: paid('gift'), then: given }) },
    ];
  },
} satisfies Expansions;

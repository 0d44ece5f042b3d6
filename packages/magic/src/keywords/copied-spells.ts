/** Keyword abilities that have a spell copied later: cipher, epic (CR 702.99, 702.50), as data. */
import type { PlayerRef } from '@apnap/ability';
import { all, and, atLeast, CREATURE, type Expansions, program, SELF, seq, slot, YOU, YOUR_UPKEEP, YOURS } from './pieces.js';

/** Of the creature that dealt the damage. */
const ITS_CONTROLLER: PlayerRef = { player: 'controllerOf', of: { sel: 'event', role: 'source' } };

export const COPIED_SPELLS = {
  // CR 702.99a: encoded on a creature, which the card in exile remembers
  cipher: () => [
    {
      kind: 'spell',
      program: program({
        do: 'if',
        cond: atLeast({ q: 'count', of: all(and(CREATURE, YOURS)) }, 1),
        then: {
          do: 'may',
          who: YOU,
          then: seq(
            { do: 'let', slot: 0, what: { sel: 'choose', who: YOU, from: all(and(CREATURE, YOURS)), min: 1, max: 1, how: 'choice' } },
            { do: 'move', what: SELF, from: 'stack', to: 'exile', marks: { keyword: 'cipher', what: slot(0) } },
          ),
        },
      }),
    },
    {
      kind: 'triggered',
      zone: 'exile',
      event: {
        on: 'damage',
        source: { is: 'oneOf', of: { sel: 'keywordLink', keyword: 'cipher' } },
        to: { is: 'player', who: { player: 'each' } },
        kind: 'combat',
        batch: 'each',
      },
      program: program({
        do: 'may',
        who: ITS_CONTROLLER,
        then: { do: 'play', who: ITS_CONTROLLER, what: SELF, cost: 'free', copy: 'copy' },
      }),
    },
  ],
  // CR 702.50a
  epic: () => [
    {
      kind: 'spell',
      program: program(
        seq(
          {
            do: 'continuous',
            mods: [],
            rules: [{ rule: 'cant', action: { act: 'cast', who: YOU, what: { is: 'spell' } } }],
            duration: 'indefinite',
          },
          {
            do: 'delayed',
            event: YOUR_UPKEEP,
            uses: 'each',
            duration: 'indefinite',
            program: program({ do: 'copyOnStack', what: SELF, who: YOU, count: 1, retarget: 'may', without: 'epic' }),
          },
        ),
      ),
    },
  ],
} satisfies Expansions;

/** Half of what a player has: life, cards, permanents, each player's own (CR 107.1a). */
import type { PlayerRef, Quantity } from '@apnap/ability';
import { keywordMill } from './effects-basic.js';
import type { Grammar } from './engine.js';
import { all, allIn, controlledBy, count, whoIs } from './make.js';
import { ANY, and, SUBJECT_PLAYER as WHO } from './raw.js';

/** Numbers of these verbs are read for each of the players, who is `it`. */
const OWN: PlayerRef = whoIs({ sel: 'it' });
type Round = 'up' | 'down';
const half = (of: Quantity, round: Round): Quantity => ({ q: 'half', of, round });

export function installHalves(g: Grammar): void {
  for (const round of ['up', 'down'] as const) {
    g.rule('playerVerb', `lose/loses half your/their life , rounded ${round}` as 'lose', () => ({
      do: 'life',
      who: WHO,
      change: 'lose',
      amount: half({ q: 'life', who: OWN }, round),
    }));
    g.rule('playerVerb', `mill/mills half your/their library , rounded ${round}` as 'mill', () =>
      keywordMill(half(count(allIn('library', OWN, ANY)), round)),
    );
    g.rule('playerVerb', `discard/discards half the cards in your/their hand , rounded ${round}` as 'discard', () => ({
      do: 'discard',
      who: WHO,
      count: half(count(allIn('hand', OWN, ANY)), round),
      filter: ANY,
      how: 'choice',
    }));
    g.rule(
      'playerVerb',
      `sacrifice/sacrifices half the {n:things} you/they control , rounded ${round}` as 'sacrifice {n:things}',
      ({ n }) => ({
        do: 'sacrifice',
        who: WHO,
        count: half(count(all('battlefield', and(n, controlledBy(OWN)))), round),
        filter: n,
      }),
    );
    for (const what of ['gain', 'lose'] as const)
      g.rule('playerVerb', `${what}/${what}s half X life , rounded ${round}` as 'gain', () => ({
        do: 'life',
        who: WHO,
        change: what,
        amount: half({ q: 'x' }, round),
      }));
    g.rule('playerVerb', `draw/draws half X cards , rounded ${round}` as 'draw', () => ({
      do: 'draw',
      who: WHO,
      count: half({ q: 'x' }, round),
    }));
  }
}

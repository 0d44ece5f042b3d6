/** Half of what players have, and of X, as players do something with it (CR 107.1a). */
import type { Effect, Filter, PlayerRef, Quantity, Selector } from '../language.js';
import { and } from './filters.js';
import { ACTOR, alsoRead, phrase, saying } from './phrase.js';

/** Numbers of these verbs are read for each of the players, who is `it`. */
const OWN: PlayerRef = { player: 'of', of: { sel: 'it' } };
const ANY: Filter = { is: 'any' };
const X: Quantity = { q: 'x' };
const half = (of: Quantity, round: 'up' | 'down'): Quantity => ({ q: 'half', of, round });
const count = (of: Selector): Quantity => ({ q: 'count', of });
const own = (zone: 'hand' | 'library'): Quantity => count({ sel: 'all', zone, of: OWN, filter: ANY });
const life = (change: 'gain' | 'lose', amount: Quantity): Effect => ({ do: 'life', who: ACTOR, change, amount });

export const HALF_PHRASES = [
  saying('playerVerb', 'lose/loses half {w:own} life , rounded {r:rounded}', ({ r }) => life('lose', half({ q: 'life', who: OWN }, r))),
  saying('playerVerb', 'gain/gains half X life , rounded {r:rounded}', ({ r }) => life('gain', half(X, r))),
  phrase('playerVerb', 'draw/draws half X cards , rounded {r:rounded}', ({ r }) => ({ do: 'draw', who: ACTOR, count: half(X, r) })),
  phrase('playerVerb', 'mill/mills half {w:own} library , rounded {r:rounded}', ({ r }) => ({
    do: 'keywordAction',
    action: 'mill',
    who: ACTOR,
    n: half(own('library'), r),
  })),
  phrase('sentence', '{p:player} exile/exiles half their library , rounded up', ({ p }) => ({
    do: 'move',
    what: { sel: 'top', of: p, count: half(count({ sel: 'all', zone: 'library', of: p, filter: ANY }), 'up') },
    to: 'exile',
  })),
  // reason: the other way of rounding (CR 107.1a)
  phrase('sentence', '{p:player} exile/exiles half their library , rounded down', ({ p }) => ({
    do: 'move',
    what: { sel: 'top', of: p, count: half(count({ sel: 'all', zone: 'library', of: p, filter: ANY }), 'down') },
    to: 'exile',
  })),
  phrase('playerVerb', 'discard/discards half the cards in {w:own} hand , rounded {r:rounded}', ({ r }) => ({
    do: 'discard',
    who: ACTOR,
    count: half(own('hand'), r),
    filter: ANY,
    how: 'choice',
  })),
  phrase('playerVerb', 'sacrifice/sacrifices half the {n:things} you/they control , rounded {r:rounded}', ({ n, r }) => ({
    do: 'sacrifice',
    who: ACTOR,
    count: half(count({ sel: 'all', zone: 'battlefield', filter: and(n, { is: 'controlledBy', who: OWN }) }), r),
    filter: n,
  })),
  alsoRead('playerVerb', 'sacrifice/sacrifices half the {n:things} you/they control of their choice , rounded {r:rounded}', ({ n, r }) => ({
    do: 'sacrifice',
    who: ACTOR,
    count: half(count({ sel: 'all', zone: 'battlefield', filter: and(n, { is: 'controlledBy', who: OWN }) }), r),
    filter: n,
  })),
];

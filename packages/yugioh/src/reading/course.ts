/** Conditions on how the Duel stands and what happened in it (Y5.6, Y6.1, Y19.20). */
import type { Condition, Filter } from '../language/effects.js';
import { other, player } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { holdsOfSelf, type OfSelf } from './battles.js';
import { compares, isOfKinds, seatsFor } from './looks.js';
import { occurredKey } from './occurred.js';
import type { Env, Scope } from './scope.js';

type Fits = (s: State, row: number, filter: Filter, env: { you: Seat; self: number }) => boolean;
type OfDuel =
  | Extract<Condition, { if: 'lp' | 'lpLower' | 'luck' | 'summonedThisTurn' | 'occurred' | 'caused' | 'turn' | 'phase' }>
  | OfSelf;

export function holdsOfDuel(s: State, c: OfDuel, env: Env, fits: Fits): boolean {
  switch (c.if) {
    case 'lp':
      return seatsFor(c.who, s, env.you).every((seat) => compares(player(s, seat).lp, c.cmp, c.n));
    case 'lpLower':
      return player(s, env.you).lp < player(s, other(env.you)).lp;
    case 'luck':
      return compares((env as Scope).luck ?? 0, c.cmp, c.n);
    case 'summonedThisTurn':
      return s.deeds.filter((d) => seatsFor(c.who, s, env.you).includes(d.seat) && isOfKinds(d.kind, c.kinds)).length >= c.min;
    case 'occurred':
      return (s.uses[occurredKey(JSON.stringify(c.event), env.you)] ?? 0) >= c.min;
    case 'caused': {
      const event = env.link?.event;
      return event?.how === 'effect' && event.by >= 0 && event.by !== env.you;
    }
    case 'turn':
      return seatsFor(c.of, s, env.you).includes(s.active);
    case 'phase':
      return c.phases.includes(s.phase) && (!c.of || c.of === 'both' || seatsFor(c.of, s, env.you).includes(s.active));
    default:
      return holdsOfSelf(s, c, env, fits);
  }
}

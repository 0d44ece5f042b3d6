/**
 * Every kind of fact that can be proposed: whether it can happen, who chooses among the effects that could change it, and what it is to those effects.
 * What is done when it does happen stands in perform.ts, or, of what is only judged there, where its rule is carried out.
 */
import type { Zone } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { hasFlag, isTapped, live } from '../state/access.js';
import { type EventData, FLAG, type Obj } from '../state/objects.js';
import type { Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { brought } from './mechanics.js';
import {
  cantBeSacrificed,
  cantDraw,
  cantEnter,
  cantGainLife,
  cantLoseGame,
  cantLoseLife,
  cantPutCounters,
  cantWinGame,
} from './prohibitions.js';
import { canBeDealtDamage } from './shields.js';

type Of<P extends Proposal['p']> = Proposal & { p: P };

interface Kind<P extends Proposal['p']> {
  /** CR 101.2, 614.17: what can't happen is dropped before anything may replace it. */
  happens(s: State, p: Of<P>): boolean;
  /** CR 616.1: the affected player, or the controller of the affected object. */
  chooser(s: State, p: Of<P>): number;
  /** Its roles, for `{q:'amount'}` and `{sel:'event'}`. */
  roles(s: State, p: Of<P>): Partial<EventData>;
}

const bySeat = (_: State, p: { seat: number }): number => p.seat;
const ofEntity = (s: State, id: Id): number => (isSeat(id) ? seatOf(id) : controllerOf(s, id));

/** CR 111.8: a token that has left the battlefield goes nowhere else (a new one comes from the command zone); 2015:110.5g, classic:216.3: not back, that is. */
const tokenMoves = (s: State, o: Obj, to: Zone): boolean =>
  o.zone === 'battlefield' || o.zone === 'command' || (to !== 'battlefield' && rulesOf(s).leftTokens === 'notBack');

const KINDS: { readonly [P in Proposal['p']]: Kind<P> } = {
  move: {
    happens(s, p) {
      const o = live(s, p.id);
      if (o !== null && hasFlag(o, FLAG.token) && !tokenMoves(s, o, p.to)) return false;
      if (o !== null && p.to === 'battlefield' && o.zone !== 'battlefield' && cantEnter(s, p.id, o.zone)) return false;
      return o !== null && !(p.verb === 'sacrifice' && cantBeSacrificed(s, p.id));
    },
    chooser: (s, p) => (p.to === 'battlefield' && p.under >= 0 ? p.under : controllerOf(s, p.id)),
    roles: (_, p) => ({ object: p.id, source: p.source }),
  },
  destroy: {
    happens(s, p) {
      const o = live(s, p.id);
      // CR 702.12b
      return o !== null && o.zone === 'battlefield' && (characteristicsOf(s, o).keywords & KEYWORD_BITS.indestructible) === 0;
    },
    chooser: (s, p) => controllerOf(s, p.id),
    roles: (_, p) => ({ object: p.id, source: p.source }),
  },
  damage: {
    happens: (s, p) => p.amount > 0 && canBeDealtDamage(s, p.to), // CR 120.8
    chooser: (s, p) => ofEntity(s, p.to),
    roles: (_, p) => ({
      object: p.source,
      source: p.source,
      recipient: p.to,
      player: isSeat(p.to) ? seatOf(p.to) : -1,
      amount: p.amount,
    }),
  },
  gainLife: {
    happens: (s, p) => p.amount > 0 && !cantGainLife(s, p.seat),
    chooser: bySeat,
    roles: (_, p) => ({ player: p.seat, amount: p.amount }),
  },
  loseLife: {
    happens: (s, p) => p.amount > 0 && !cantLoseLife(s, p.seat),
    chooser: bySeat,
    roles: (_, p) => ({ player: p.seat, amount: p.amount }),
  },
  counters: {
    happens: (s, p) => p.n > 0 && (isSeat(p.id) || live(s, p.id) !== null) && !cantPutCounters(s, p.id, p.counter),
    chooser: (s, p) => ofEntity(s, p.id),
    roles: (_, p) => ({ object: p.id, amount: p.n }),
  },
  draw: {
    happens: (s, p) => !cantDraw(s, p.seat),
    chooser: bySeat,
    roles: (_, p) => ({ player: p.seat, amount: 1 }),
  },
  untap: {
    happens(s, p) {
      const o = live(s, p.id);
      return o?.zone === 'battlefield' && isTapped(o);
    },
    chooser: (s, p) => controllerOf(s, p.id),
    roles: (s, p) => ({ object: p.id, player: controllerOf(s, p.id) }),
  },
  turn: { happens: () => true, chooser: bySeat, roles: (_, p) => ({ player: p.seat }) },
  step: { happens: () => true, chooser: bySeat, roles: (_, p) => ({ player: p.seat }) },
  tokens: {
    happens: (_, p) => p.n > 0,
    chooser: bySeat,
    roles: (_, p) => ({ source: p.source, player: p.seat, amount: p.n }),
  },
  winGame: { happens: (s, p) => !cantWinGame(s, p.seat), chooser: bySeat, roles: (_, p) => ({ player: p.seat }) },
  loseGame: { happens: (s, p) => !cantLoseGame(s, p.seat), chooser: bySeat, roles: (_, p) => ({ player: p.seat }) },
  chance: { happens: () => true, chooser: bySeat, roles: (_, p) => ({ player: p.seat }) },
  mana: { happens: () => true, chooser: bySeat, roles: (_, p) => ({ object: p.id, player: p.seat }) },
  action: {
    happens: (_, p) => p.n > 0,
    chooser: bySeat,
    roles: (_, p) => ({ object: p.id, source: p.source, player: p.seat, amount: p.n }),
  },
  faceUp: {
    happens: (s, p) => live(s, p.id)?.zone === 'battlefield',
    chooser: (s, p) => controllerOf(s, p.id),
    roles: (_, p) => ({ object: p.id }),
  },
};

const kindOf = (p: Proposal): Kind<Proposal['p']> => KINDS[p.p] as Kind<Proposal['p']>;

/** CR 101.2, 614.17: whether it can happen at all, by its own rules and by those of the mechanics. */
export const possible = (s: State, p: Proposal): boolean => kindOf(p).happens(s, p) && !brought.forbids.some((forbids) => forbids(s, p));

/** The seat that chooses among the effects that could change it (CR 616.1). */
export const chooser = (s: State, p: Proposal): number => kindOf(p).chooser(s, p);

const NO_ROLES: EventData = { event: 0, object: 0, source: 0, recipient: 0, player: -1, amount: 0, became: 0 };

/** What it is to the effects that change it. */
export const eventOf = (s: State, p: Proposal): EventData => ({ ...NO_ROLES, ...kindOf(p).roles(s, p) });

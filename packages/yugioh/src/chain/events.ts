/** Whether something that happened is what a text waits for (Y19). */
import type { ActivatedKind, EventPattern, Subject } from '../language/expressions.js';
import type { SummonKind } from '../language/index.js';
import { placesOf } from '../reading/places.js';
import { type Env, fits, seatsFor } from '../reading/values.js';
import { card, printed } from '../state/access.js';
import type { Happening, State, Zone } from '../state/types.js';

/** The first of these happenings that a pattern means, or null. */
export function eventFor(s: State, pattern: EventPattern, env: Env, happened: readonly Happening[]): Happening | null {
  return happened.find((h) => means(s, pattern, env, h)) ?? null;
}

/** Whether the card of a happening is the one that is meant. */
function isSubject(s: State, what: Subject, env: Env, h: Happening): boolean {
  if ('self' in what) return h.row === env.self;
  if ('host' in what) return h.row >= 0 && card(s, env.self).host === h.row;
  if (h.row < 0) return false;
  if (what.of !== 'either' && (what.of === 'you') !== (h.seat === env.you)) return false;
  return fits(s, h.row, what.any, env);
}

const zoneNames = (zone: Zone): string[] => placesOf({ zone, place: 0, scale: false } as never);

const isFrom = (h: Happening, from: readonly string[] | undefined): boolean => !from || zoneNames(h.from).some((z) => from.includes(z));

/** Y8.16 */
const isKind = (how: Happening['how'], kinds: readonly SummonKind[]): boolean =>
  kinds.some(
    (k) =>
      k === how ||
      (k === 'normal' && how === 'tribute') ||
      (k === 'special' && ['fusion', 'ritual', 'synchro', 'xyz', 'pendulum', 'link'].includes(how)),
  );

const byOpponent = (env: Env, h: Happening): boolean => h.by >= 0 && h.by !== env.you;

function means(s: State, p: EventPattern, env: Env, h: Happening): boolean {
  switch (p.on) {
    case 'summoned':
      return (
        h.what === 'summoned' &&
        isKind(h.how, p.kinds) &&
        isSubject(s, p.what, env, h) &&
        (!p.who || seatsFor(p.who, s, env.you).some((seat) => seat === h.by))
      );
    case 'phase':
      return h.what === 'phase' && s.phase === p.phase && seatsFor(p.of, s, env.you).includes(s.active);
    case 'activated':
      return (
        h.what === 'activated' &&
        isLast(s, h) &&
        seatsFor(p.who, s, env.you).includes(h.seat) &&
        p.what.some((k) => isActivatedKind(s, k, h)) &&
        (!p.targetsSelf || s.chain[h.amount - 1].targets.some(([row]) => row === env.self))
      );
    case 'sent':
    case 'destroyed':
    case 'leaves':
    case 'banished':
    case 'discarded':
    case 'tributed':
      return moved(s, p, env, h);
    default:
      return fought(s, p, env, h);
  }
}

type MovedPattern = Extract<EventPattern, { on: 'sent' | 'destroyed' | 'leaves' | 'banished' | 'discarded' | 'tributed' }>;

function moved(s: State, p: MovedPattern, env: Env, h: Happening): boolean {
  if (!isSubject(s, p.what, env, h)) return false;
  switch (p.on) {
    case 'sent':
      if (h.what !== 'sent' || !isFrom(h, p.from) || (p.destroyed && h.amount !== 1) || (p.as && h.kind !== p.as)) return false;
      return causes(p.by, env, h);
    case 'destroyed':
      if (h.what !== 'destroyed' || (p.sent && h.amount !== 1)) return false;
      return causes(p.by, env, h);
    case 'leaves':
      return h.what === 'left' && (!p.by || byOpponent(env, h));
    case 'discarded':
      return h.what === 'discarded' && (p.by === undefined || (h.how === 'effect' && (p.by === 'effect' || byOpponent(env, h))));
    case 'banished':
    case 'tributed':
      return h.what === p.on;
    default:
      return p satisfies never;
  }
}

function causes(by: string | undefined, env: Env, h: Happening): boolean {
  if (by === undefined) return true;
  if (by === 'battle' || by === 'effect') return h.how === by;
  if (by === 'either') return h.how === 'battle' || h.how === 'effect';
  if (by === 'opponent') return byOpponent(env, h);
  return h.how === 'effect' && byOpponent(env, h);
}

type FoughtPattern = Exclude<EventPattern, MovedPattern | { on: 'summoned' | 'phase' | 'activated' }>;

function fought(s: State, p: FoughtPattern, env: Env, h: Happening): boolean {
  if (h.what !== p.on || !isSubject(s, p.what, env, h)) return false;
  switch (p.on) {
    case 'attacks':
      return !p.direct || h.other < 0;
    case 'battleDamage':
      return seatsFor(p.to, s, env.you).some((seat) => seat === h.by) && (!p.direct || h.other < 0);
    case 'battleDestroys':
      return !p.sent || (h.other >= 0 && card(s, h.other).zone === 'grave');
    case 'battled':
    case 'damageStart':
      return !p.with || (h.other >= 0 && fits(s, h.other, p.with, env) && (!p.attacks || s.battle?.attacker === h.row));
    case 'flipped':
    case 'attacked':
      return true;
    default:
      return p satisfies never;
  }
}

/** Y18.7: a response answers the last Chain Link. */
const isLast = (s: State, h: Happening): boolean =>
  s.chain.length > 0 && s.chain[s.chain.length - 1].row === h.row && s.chain.length === h.amount;

/** Y16.21, Y16.22 */
function isActivatedKind(s: State, kind: ActivatedKind, h: Happening): boolean {
  const link = s.chain[h.amount - 1];
  const p = printed(s, h.row);
  switch (kind) {
    case 'any':
      return true;
    case 'spellCard':
      return link.isCard && p.kind !== 'trap';
    case 'trapCard':
      return link.isCard && p.kind === 'trap';
    case 'monsterEffect':
      return !link.isCard && p.kind === 'monster' && !(link.from === 'spell');
    case 'spellEffect':
      return !link.isCard && p.kind === 'spell';
    case 'trapEffect':
      return !link.isCard && p.kind === 'trap';
    default:
      return kind satisfies never;
  }
}

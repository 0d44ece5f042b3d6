/** Every kind of replacement and prevention effect: which kind of fact it changes, and whether it changes this one (CR 614, 615). */
import type { Effect, Filter, Replacement } from '@apnap/ability';
import { controllerOf } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { matches } from '../reading/filter.js';
import { isCausedBy } from '../reading/resolving.js';
import { includesSeat } from '../reading/seats.js';
import { record } from '../state/access.js';
import type { Cx } from '../state/context.js';
import { isVerb } from '../state/events.js';
import type { Env } from '../state/objects.js';
import type { Damage, Destroy, Proposal, PutCounters } from '../state/proposals.js';
import { isActive } from '../state/teams.js';
import type { State } from '../state/types.js';
import { matchesAsEntered } from './as-entered.js';
import { eventOf } from './kinds.js';
import { cantPrevent, cantRegenerate } from './prohibitions.js';
import { type DamageReplacement, prevents, redirectedTo } from './shields.js';

type Kind = Replacement['replace'];
type Of<K extends Kind> = Replacement & { replace: K };
type Fact<P extends Proposal['p']> = Proposal & { p: P };

/** The kind of fact that each changes; 'mechanic': a mechanic brings such effects as its own (events/mechanics.ts). */
const CHANGES = {
  enters: 'move',
  zone: 'move',
  damage: 'damage',
  draw: 'draw',
  action: 'action',
  gainLife: 'gainLife',
  loseLife: 'loseLife',
  destroy: 'destroy',
  counters: 'counters',
  untap: 'untap',
  createToken: 'tokens',
  beginTurn: 'turn',
  step: 'step',
  loseGame: 'loseGame',
  winGame: 'winGame',
  turnFaceUp: 'mechanic', // actions/face-up.ts
  mana: 'mechanic', // mana/produce.ts: payments are planned with them
  chance: 'mechanic', // actions/chance.ts
} as const satisfies Readonly<Record<Kind, Proposal['p'] | 'mechanic'>>;

type Changed<K extends Kind> = Fact<Extract<(typeof CHANGES)[K], Proposal['p']>>;

const regenerates = (e: Effect): boolean => e.do === 'keywordAction' && e.action === 'regenerate';

/** CR 701.15c: what can't be regenerated is not, whatever would regenerate it. */
const canRegenerate = (s: State, p: Destroy): boolean => p.regeneration === 'allowed' && !cantRegenerate(s, p.id);

const bySeat = (cx: Cx, r: Of<'gainLife' | 'loseLife' | 'loseGame' | 'winGame'>, p: { seat: number }): boolean =>
  includesSeat(cx, r.who, p.seat);

/** Whether it changes this one. */
const WHEN: {
  readonly [K in Kind as (typeof CHANGES)[K] extends 'mechanic' ? never : K]: (cx: Cx, r: Of<K>, p: Changed<K>) => boolean;
} = {
  enters: (cx, r, p) => {
    const { s, env } = cx;
    if (p.to !== 'battlefield' || !(r.condition === undefined || conditionHolds(s, r.condition, env))) return false;
    return env.source === p.id || namesOne(r.what) ? matches(cx, r.what, p.id) : matchesAsEntered(s, p, r.what, env);
  },
  zone: (cx, r, p) => {
    if (r.from !== undefined && record(cx.s, p.id)?.zone !== r.from) return false;
    if (r.to !== undefined && p.to !== r.to) return false;
    if ((r.verb !== undefined && !isVerb(r.verb, p.verb)) || r.toInstead === p.to) return false;
    if (!isCausedBy(cx, r.causedBy)) return false;
    // CR 614.12: what would enter is judged as it would be on the battlefield
    return p.to === 'battlefield' && !namesOne(r.what) ? matchesAsEntered(cx.s, p, r.what, cx.env) : matches(cx, r.what, p.id);
  },
  damage: (cx, r, p) => {
    if (p.amount <= 0 || (r.kind === 'combat' && !p.combat) || (r.kind === 'noncombat' && p.combat)) return false;
    // CR 615.12: where the damage can't be prevented, what an effect does besides still happens
    if (prevents(r) && r.then === undefined && !preventable(cx.s, p)) return false;
    return concerns(cx, r, p) && (r.result.result !== 'redirect' || redirects(cx, r, p));
  },
  draw: (cx, r, p) =>
    (r.least === undefined ? p.n === undefined : (p.n ?? 1) >= r.least) &&
    includesSeat(cx, r.who, p.seat) &&
    !(r.except && firstInDrawStep(cx.s, p.seat)),
  action: (cx, r, p) =>
    r.action === p.action && includesSeat(cx, r.who, p.seat) && (r.what === undefined || (p.id !== 0 && matches(cx, r.what, p.id))),
  gainLife: bySeat,
  loseLife: bySeat,
  destroy: (cx, r, p) =>
    !(r.by === 'effect' && p.by === 'rules') && matches(cx, r.what, p.id) && !(regenerates(r.instead) && !canRegenerate(cx.s, p)),
  counters: (cx, r, p) => {
    if (p.n <= 0 || (r.by === 'effect' && p.by !== undefined) || (r.counter !== 'any' && r.counter !== p.counter)) return false;
    if (r.who && !includesSeat(cx, r.who, putter(cx.s, p))) return false;
    return p.entering && !onlyItself(r.what) ? matchesAsEntered(cx.s, p.entering, r.what, cx.env) : matches(cx, r.what, p.id);
  },
  untap: (cx, r, p) =>
    (r.when === 'ever' || (p.during === 'untapStep' && isActive(cx.s, controllerOf(cx.s, p.id)))) && matches(cx, r.what, p.id),
  createToken: (cx, r, p) => p.n > 0 && includesSeat(cx, r.who, p.seat) && (isAnyToken(r.what) || p.like(cx, r.what)),
  beginTurn: (cx, r, p) => (r.extra === undefined || p.extra) && includesSeat(cx, r.who, p.seat),
  step: (cx, r, p) => p.step === r.step && includesSeat(cx, r.who, p.seat),
  loseGame: bySeat,
  winGame: bySeat,
};

/** CR 122.6a: who puts counters on something: who is told to, of what enters with them its controller. */
function putter(s: State, p: PutCounters): number {
  if (p.seat !== undefined) return p.seat;
  if (p.entering) return p.entering.under >= 0 ? p.entering.under : (record(s, p.id)?.owner ?? -1);
  return p.source === 0 ? -1 : controllerOf(s, p.source);
}

/** Whether the effect changes the fact. @param env of the effect */
export function applies(s: State, p: Proposal, r: Replacement, env: Env): boolean {
  if (CHANGES[r.replace] !== p.p) return false;
  const when = WHEN[r.replace as keyof typeof WHEN] as (cx: Cx, r: Replacement, p: Proposal) => boolean;
  return when({ s, env, it: 0 }, r, p);
}

/** CR 614.12: of the permanent's own effects only those about it alone apply to it, not those about a set that includes it. */
export const onlyItself = (what: Filter): boolean =>
  (what.is === 'oneOf' && what.of.sel === 'self') || (what.is === 'and' && what.of.some(onlyItself));

/** "That creature enters with …": an object that is known before it enters. */
const namesOne = (what: Filter): boolean =>
  what.is === 'oneOf' && (what.of.sel === 'event' || what.of.sel === 'slot' || what.of.sel === 'target');

const isAnyToken = (what: Filter): boolean => what.is === 'any' || what.is === 'token';

/** CR 801.13b: where only the source or only the recipient is specified, the other may be out of range. */
function concerns(cx: Cx, r: DamageReplacement, p: Damage): boolean {
  const open = (f: Filter, other: Filter): boolean => f.is === 'any' && other.is !== 'any';
  return (open(r.source, r.to) || matches(cx, r.source, p.source)) && (open(r.to, r.source) || matches(cx, r.to, p.to));
}

/** CR 614.9: whether the damage would be dealt to another that can be dealt damage. */
function redirects(cx: Cx, r: DamageReplacement, p: Damage): boolean {
  const to = redirectedTo({ ...cx, env: { ...cx.env, event: eventOf(cx.s, p) } }, r);
  return to !== undefined && to !== p.to;
}

/** CR 615.12 */
const preventable = (s: State, p: Damage): boolean => p.preventable === 1 && !cantPrevent(s, p);

/** The first card a player draws in their draw step. */
function firstInDrawStep(s: State, seat: number): boolean {
  if (s.turn.step !== 'draw' || !isActive(s, seat)) return false;
  const { rows } = s.history;
  const begun = rows.findLastIndex((e) => e.kind === 'step');
  return !rows.slice(begun + 1).some((e) => e.kind === 'draw' && e.player === seat);
}

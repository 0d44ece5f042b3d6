/** Costs to attack and to block (CR 508.1f-j, 509.1d-f): tapping, what restrictions demand, optional costs. */
import type { Cost, Program, Rule } from '@apnap/ability';
import { askYes, type Id, newRun } from '@apnap/kernel';
import { costPayable, payAll, payCosts, writtenOut } from '../../casting/pay-costs.js';
import { commitTap } from '../../events/commit.js';
import { KEYWORD_BITS } from '../../keywords/bits.js';
import { characteristicsOf, controllerOf, derived, staticEnv } from '../../reading/characteristics.js';
import { isDefender } from '../../reading/defenders.js';
import { matches } from '../../reading/filter.js';
import { live } from '../../state/access.js';
import type { GameEvent } from '../../state/events.js';
import { type G, log } from '../../state/log.js';
import type { Env, Obj, Waiting } from '../../state/objects.js';
import { idOf } from '../../state/pool.js';
import { turnTeam } from '../../state/teams.js';
import type { State } from '../../state/types.js';
import { noteTriggers } from '../../triggers/note.js';
import type { AttackOffer, BlockOffer } from './offers.js';

type Pairs = readonly (readonly [number, number])[];

/** A cost with the environment its numbers are read in. */
interface Due {
  cost: readonly Cost[];
  env: Env;
}

/** What must be paid for this creature to attack this (CR 508.1h). */
export function attackCosts(s: State, id: Id, defender: Id): Due[] {
  const due: Due[] = [];
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'costsToAct' || r.rule.action.act !== 'attack') continue;
    const cx = { s, env: r.env, it: id };
    const a = r.rule.action;
    if (matches(cx, a.who, id) && (a.defender === undefined || isDefender(cx, a.defender, defender)))
      due.push({ cost: r.rule.cost, env: r.env });
  }
  return due;
}

/** What must be paid for this creature to block this attacker (CR 509.1d). */
export function blockCosts(s: State, id: Id, attacker: Id): Due[] {
  const due: Due[] = [];
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'costsToAct' || r.rule.action.act !== 'block') continue;
    const cx = { s, env: r.env, it: id };
    if (matches(cx, r.rule.action.who, id) && matches({ ...cx, it: attacker }, r.rule.action.attacker, attacker))
      due.push({ cost: r.rule.cost, env: r.env });
  }
  return due;
}

/** All costs of a declaration as one (CR 508.1h, 509.1d), locked in: it is paid as a whole or not at all. */
function total(s: State, due: readonly Due[]): Due | null {
  return due.length === 0 ? null : { cost: due.flatMap((x) => writtenOut(s, x.cost, x.env)), env: due[0].env };
}

/** What each player pays of a declaration: of a team everybody for their own creatures. */
type Dues = readonly { seat: number; due: Due }[];

function duesOf(
  s: State,
  seat: number,
  pairs: Pairs,
  creature: (i: number) => Id,
  costs: (pair: readonly [number, number]) => Due[],
): Dues {
  return turnTeam(s, seat).flatMap((payer) => {
    const own = pairs.filter(([i]) => controllerOf(s, creature(i)) === payer);
    const due = total(s, own.flatMap(costs));
    return due === null ? [] : [{ seat: payer, due }];
  });
}

const duesToAttack = (s: State, offer: AttackOffer, pairs: Pairs): Dues =>
  duesOf(
    s,
    s.turn.active,
    pairs,
    (i) => offer.attackers[i],
    ([i, d]) => attackCosts(s, offer.attackers[i], offer.defenders[d]),
  );

const duesToBlock = (s: State, offer: BlockOffer, pairs: Pairs): Dues =>
  duesOf(
    s,
    offer.seat,
    pairs,
    (b) => offer.blockers[b],
    ([b, a]) => blockCosts(s, offer.blockers[b], offer.attackers[a]),
  );

/** CR 509.1f: whether what the blocks cost could be paid. */
export function blockPayable(s: State, offer: BlockOffer, pairs: Pairs): boolean {
  return duesToBlock(s, offer, pairs).every(({ seat, due }) => costPayable(s, seat, due.cost, due.env));
}

/** CR 509.1d-f. @returns false when a player took it back while paying. */
export function payForBlock(g: G, offer: BlockOffer, pairs: Pairs): boolean {
  return duesToBlock(g.s, offer, pairs).every(({ seat, due }) => payCosts(g, seat, due.cost, due.env));
}

/** CR 508.1f: tapping is not a cost; vigilance (702.20b) keeps it from happening. */
export function tapAttackers(g: G, offer: AttackOffer, pairs: Pairs): void {
  const { s } = g;
  for (const [i] of pairs) {
    const id = offer.attackers[i];
    if ((characteristicsOf(s, live(s, id) as Obj).keywords & KEYWORD_BITS.vigilance) === 0) commitTap(g, id, 'tapped', '508.1f');
  }
}

/** Owner mark of a state that is only looked at. */
const TRIAL = -1;

/** CR 508.1j: whether the costs could be paid with the attackers tapped. */
export function attackPayable(s: State, offer: AttackOffer, pairs: Pairs): boolean {
  const dues = duesToAttack(s, offer, pairs);
  if (dues.length === 0) return true;
  const g = newRun<State, GameEvent>({ ...s, _e: TRIAL, _derived: null });
  tapAttackers(g, offer, pairs);
  return dues.every(({ seat, due }) => costPayable(g.s, seat, due.cost, due.env));
}

/** CR 508.1g-j. @returns false when the player took it back while paying. */
export function payForAttack(g: G, offer: AttackOffer, pairs: Pairs): boolean {
  const dues = duesToAttack(g.s, offer, pairs);
  const attackers = pairs.map(([i]) => offer.attackers[i]);
  const optional: Optional[] = [];
  for (const id of attackers) chooseCosts(g, controllerOf(g.s, id), id, attackers, optional);
  for (const { seat, due } of dues) if (!payCosts(g, seat, due.cost, due.env)) return false;
  return optional.every((x) => payOptional(g, x.env.you, x));
}

/** Pays it, and has what is linked to it trigger (CR 607.2h). */
function payOptional(g: G, seat: number, x: Optional): boolean {
  const paid = payAll(g, seat, x.cost, x.env);
  if (paid === null) return false;
  const { keyword, when } = x.rule;
  if (keyword === undefined) return true;
  const event = log(g, 'keywordDone', '702.154c', { object: x.env.source, recipient: paid.ids[0] ?? 0, word: keyword });
  noteTriggers(g, [event], null);
  if (when) g.s.waiting = [...g.s.waiting, linkedTrigger(g.s, x, when, { ...x.env, paid: paid.with }, event)];
  return true;
}

const linkedTrigger = (s: State, x: Optional, when: Program, env: Env, e: GameEvent): Waiting => ({
  ability: idOf(s._pool, x.rule),
  program: idOf(s._pool, when),
  source: env.source,
  controller: env.you,
  event: { event: e.id, object: env.source, source: 0, recipient: e.recipient, player: env.you, amount: 0, became: 0 },
  env,
});

type MayPay = Extract<Rule, { rule: 'mayPayToAttack' }>;

/** An optional cost that was chosen. */
interface Optional extends Due {
  rule: MayPay;
}

/** CR 508.1g: the active player chooses which optional costs to pay. Slot 0 of what they are read with: the attackers chosen. */
function chooseCosts(g: G, seat: number, id: Id, attackers: readonly Id[], chosen: Optional[]): void {
  for (const r of derived(g.s).rules) {
    if (r.rule.rule !== 'mayPayToAttack' || !matches({ s: g.s, env: r.env, it: id }, r.rule.what, id)) continue;
    const env: Env = { ...staticEnv(id, seat), slots: [attackers] };
    // CR 118.10: what pays for one can't pay for another
    const objects = chosen.flatMap((x) => x.cost.filter((c) => c.pay === 'objects'));
    if (!costPayable(g.s, seat, [...objects, ...r.rule.cost], env)) continue;
    if (
      askYes(g, {
        seat,
        kind: 'may',
        rule: '508.1g',
        prompt: { id: 'ask.payToAttack' },
        source: id,
      })
    )
      chosen.push({ cost: r.rule.cost, env, rule: r.rule });
  }
}

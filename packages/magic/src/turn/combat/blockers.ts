/** Declaring blockers (CR 509.1): evasion, restrictions, requirements, and the declaration. */
import type { Rule } from '@apnap/ability';
import { type Answer, ask, fork, type Id, isSeat, seatOf } from '@apnap/kernel';
import { commitCombat } from '../../events/commit.js';
import { KEYWORD_BITS } from '../../keywords/bits.js';
import { protectedFrom } from '../../reading/attaching.js';
import { withBands } from '../../reading/bands.js';
import { isBattle, protectorOf } from '../../reading/battles.js';
import { characteristicsOf, controllerOf, derived } from '../../reading/characteristics.js';
import { matches } from '../../reading/filter.js';
import { quantity } from '../../reading/quantity.js';
import { hasType } from '../../reading/traits.js';
import { apnap, hasFlag, live, nextSeat, opponents, record } from '../../state/access.js';
import { type G, log } from '../../state/log.js';
import { FLAG, type Obj } from '../../state/objects.js';
import { byRule, byStatement, type Obstacle } from '../../state/obstacle.js';
import { isActive, sharesTurn, turnSeat } from '../../state/teams.js';
import type { State } from '../../state/types.js';
import { noteTriggers } from '../../triggers/note.js';
import { rulesOf } from '../../years/differences.js';
import { blockCosts, blockPayable, payForBlock } from './attack-costs.js';
import { declarer } from './attackers.js';
import type { BlockOffer } from './offers.js';

/** The player it attacks or who controlled what it attacks, even when that is gone: it may still be blocked (CR 506.4c, 508.5). */
function defenderSeat(s: State, attacker: Obj): number {
  if (isSeat(attacker.attacking)) return seatOf(attacker.attacking);
  // CR 310.8c-d
  if (isBattle(s, attacker.attacking)) return protectorOf(s, attacker.attacking);
  const seat = record(s, attacker.attacking) ? controllerOf(s, attacker.attacking) : -1;
  if (seat >= 0 && !isActive(s, seat)) return seat;
  return (s.teams && opponents(s, s.turn.active)[0]) ?? nextSeat(s, s.turn.active);
}

const TAPPED = byRule('tapped', '509.1a');
const NOT_CREATURE = byRule('notCreature', '509.1a');
const NOT_CONTROLLER = byRule('notController', '509.1a');
const BATTLE = byRule('battle', '509.1a');
const FLYING = byRule('evasion', '702.9b');
const HORSEMANSHIP = byRule('evasion', '702.31b');
const SHADOW = byRule('evasion', '702.28b');
const FEAR = byRule('evasion', '702.36b');
const INTIMIDATE = byRule('evasion', '702.13b');
const SKULK = byRule('power', '702.118b');
const PROTECTION = byRule('protection', '702.16f');

/** CR 509.1a: an untapped creature of the defending player that is no battle: what keeps this from blocking at all. */
export function blockerObstacle(s: State, seat: number, id: Id): Obstacle | null {
  const o = live(s, id) as Obj;
  if (!sharesTurn(s, controllerOf(s, id), seat)) return NOT_CONTROLLER;
  if (!hasType(characteristicsOf(s, o), 'Creature')) return NOT_CREATURE;
  if (isBattle(s, id)) return BATTLE;
  return hasFlag(o, FLAG.tapped) ? TAPPED : null;
}

/** Whether something lets this creature block the attacker as though it were otherwise, so that it is right (CR 609.4). */
function blocksAsThough(s: State, blocker: Id, attacker: Id, right: (r: Extract<Rule, { rule: 'blockAsThough' }>) => boolean): boolean {
  return derived(s).rules.some(({ rule, env }) => {
    if (rule.rule !== 'blockAsThough' || !right(rule)) return false;
    return matches({ s, env, it: blocker }, rule.blocker, blocker) && matches({ s, env, it: attacker }, rule.attacker, attacker);
  });
}

/** Evasion abilities and restrictions on one pair (CR 509.1b). */
export function blockObstacle(s: State, blocker: Id, attacker: Id): Obstacle | null {
  const b = live(s, blocker) as Obj;
  const a = live(s, attacker) as Obj;
  const bc = characteristicsOf(s, b);
  const ac = characteristicsOf(s, a);
  const K = KEYWORD_BITS;
  const has = (k: number, bit: number): boolean => (k & bit) !== 0;
  const asThough = (k: 'has' | 'lacks', keyword: string): boolean => blocksAsThough(s, blocker, attacker, (r) => r[k] === keyword);
  if (has(ac.keywords, K.flying) && !has(bc.keywords, K.flying | K.reach) && !asThough('has', 'reach')) return FLYING; // CR 702.9b
  if (has(ac.keywords, K.horsemanship) && !has(bc.keywords, K.horsemanship)) return HORSEMANSHIP; // CR 702.31b
  const [shadow, own] = [has(ac.keywords, K.shadow), has(bc.keywords, K.shadow)];
  // CR 702.28b
  if (shadow !== own && !(shadow && (asThough('has', 'shadow') || asThough('lacks', 'shadow')))) return SHADOW;
  const artifact = hasType(bc, 'Artifact');
  if (has(ac.keywords, K.fear) && !artifact && (bc.colors & BLACK) === 0) return FEAR; // CR 702.36b
  if (has(ac.keywords, K.intimidate) && !artifact && (bc.colors & ac.colors) === 0) return INTIMIDATE; // CR 702.13b
  if (has(ac.keywords, K.skulk) && (bc.power ?? 0) > (ac.power ?? 0)) return SKULK; // CR 702.118b
  if (protectedFrom(s, attacker, blocker)) return PROTECTION; // CR 702.16f
  return forbidden(s, blocker, attacker);
}

/** What an effect forbids of the pair (CR 509.1b). */
function forbidden(s: State, blocker: Id, attacker: Id): Obstacle | null {
  // classic:501.1: what may block as though it had flying
  const asFlying =
    rulesOf(s).reach === 'asThoughFlying' && (characteristicsOf(s, live(s, blocker) as Obj).keywords & KEYWORD_BITS.reach) !== 0;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'cant' || r.rule.action.act !== 'block' || r.rule.action.alone) continue;
    const cx = { s, env: r.env, it: blocker };
    const { who } = r.rule.action;
    if (!matches(cx, who, blocker) || !matches({ ...cx, it: attacker }, r.rule.action.attacker, attacker)) continue;
    const { landwalk } = r.rule.action;
    if (landwalk !== undefined && blocksAsThough(s, blocker, attacker, (x) => x.lacks === 'landwalk' && (x.lands ?? landwalk) === landwalk))
      continue;
    if (asFlying && !matches({ ...cx, flying: blocker }, who, blocker)) continue;
    return byStatement(r, '509.1b');
  }
  return null;
}

const BLACK = 4;

/** How many creatures it may block (CR 509.1a, 702… effects). */
function blockLimit(s: State, id: Id, attackers: number): number {
  let n = 1;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'blockMore' || !matches({ s, env: r.env, it: id }, r.rule.what, id)) continue;
    n = r.rule.count === 'any' ? attackers : n + quantity({ s, env: r.env, it: id }, r.rule.count);
  }
  return n;
}

export function blockOffer(s: State, seat: number): BlockOffer {
  const attackers = s.battlefield.filter((id) => {
    const o = live(s, id) as Obj;
    return o.attacking !== 0 && sharesTurn(s, defenderSeat(s, o), seat); // CR 805.10d
  });
  const offer: BlockOffer = { seat, blockers: [], attackers, allowed: [], most: [] };
  for (const id of s.battlefield) {
    if (blockerObstacle(s, seat, id)) continue;
    const able = attackers.map((a, i) => (blockObstacle(s, id, a) ? -1 : i)).filter((i) => i >= 0);
    if (able.length === 0) continue;
    offer.blockers.push(id);
    offer.allowed.push(able);
    offer.most.push(Math.min(able.length, blockLimit(s, id, attackers.length)));
  }
  return offer;
}

/** The fewest creatures that may block this attacker together: menace and its kin (CR 702.111b). */
export function leastBlockers(s: State, attacker: Id): number {
  let n = (characteristicsOf(s, live(s, attacker) as Obj).keywords & KEYWORD_BITS.menace) !== 0 ? 2 : 1;
  for (const r of derived(s).rules) {
    if (
      r.rule.rule === 'cant' &&
      r.rule.action.act === 'blockedByFewer' &&
      matches({ s, env: r.env, it: attacker }, r.rule.action.attacker, attacker)
    )
      n = Math.max(n, r.rule.action.n);
  }
  return n;
}

/** The most creatures that may block this attacker together (CR 509.1b). */
export function mostBlockers(s: State, attacker: Id): number {
  let n = Number.POSITIVE_INFINITY;
  for (const r of derived(s).rules) {
    if (
      r.rule.rule === 'cant' &&
      r.rule.action.act === 'blockedByMore' &&
      matches({ s, env: r.env, it: attacker }, r.rule.action.attacker, attacker)
    )
      n = Math.min(n, r.rule.action.n);
  }
  return n;
}

/** Requirements a declaration obeys: "blocks if able", "must be blocked", "all creatures able to block it do so" (CR 509.1c). */
function obeyed(s: State, offer: BlockOffer, pairs: readonly (readonly [number, number])[]): number {
  let n = 0;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'must') continue;
    const action = r.rule.action;
    const cx = { s, env: r.env, it: 0 };
    if (action.act === 'beBlocked')
      offer.attackers.forEach((id, i) => {
        if (matches({ ...cx, it: id }, action.attacker, id) && pairs.some(([, a]) => a === i)) n++;
      });
    if (action.act !== 'block') continue;
    offer.blockers.forEach((id, i) => {
      if (!matches({ ...cx, it: id }, action.who, id)) return;
      if (pairs.some(([b, a]) => b === i && matches({ ...cx, it: offer.attackers[a] }, action.attacker, offer.attackers[a]))) n++;
    });
  }
  return n;
}

const hasRequirements = (s: State): boolean =>
  derived(s).rules.some((r) => r.rule.rule === 'must' && (r.rule.action.act === 'block' || r.rule.action.act === 'beBlocked'));

/** Whether restrictions on the whole declaration hold (CR 509.1b). */
function obeysBlockRestrictions(s: State, offer: BlockOffer, pairs: readonly (readonly [number, number])[]): boolean {
  const counts = new Map<number, number>();
  for (const [, a] of pairs) counts.set(a, (counts.get(a) ?? 0) + 1);
  for (const [a, n] of counts) if (n < leastBlockers(s, offer.attackers[a]) || n > mostBlockers(s, offer.attackers[a])) return false;
  const blockers = new Set(pairs.map(([b]) => b));
  if (
    !withinLimits(
      s,
      [...blockers].map((b) => offer.blockers[b]),
    )
  )
    return false;
  if (blockers.size !== 1) return true;
  const only = offer.blockers[[...blockers][0]];
  return !derived(s).rules.some(
    (r) =>
      r.rule.rule === 'cant' &&
      r.rule.action.act === 'block' &&
      r.rule.action.alone !== undefined &&
      matches({ s, env: r.env, it: only }, r.rule.action.who, only),
  );
}

/** "No more than one creature can block each combat" (CR 509.1b). */
const withinLimits = (s: State, blockers: readonly Id[]): boolean =>
  derived(s).rules.every((r) => {
    if (r.rule.rule !== 'atMost' || r.rule.act !== 'block') return true;
    const { what, n, per } = r.rule;
    const counted = blockers.filter((id) => matches({ s, env: r.env, it: id }, what, id));
    if (!per) return counted.length <= n;
    const whose = counted.map((id) => controllerOf(s, id));
    return whose.every((seat) => whose.filter((other) => other === seat).length <= n);
  });

/** @returns the rule a declaration breaks, or null when it is legal. */
export function illegalBlock(s: State, offer: BlockOffer, answer: Answer): string | null {
  if (!('pairs' in answer)) return '509.1a';
  if (!obeysBlockRestrictions(s, offer, answer.pairs)) return '509.1b';
  if (!blockPayable(s, offer, answer.pairs)) return '509.1f';
  if (!hasRequirements(s)) return null;
  const best = bestBlock(s, offer);
  return obeyed(s, offer, answer.pairs) >= obeyed(s, offer, best) ? null : '509.1c';
}

/** A declaration that obeys as many requirements as possible: exact for boards a search can cover, greedy beyond. */
export function bestBlock(s: State, offer: BlockOffer): (readonly [number, number])[] {
  if (!hasRequirements(s)) return [];
  let best: (readonly [number, number])[] = [];
  let most = obeyed(s, offer, best);
  let budget = 20_000;
  const search = (at: number, pairs: (readonly [number, number])[]): void => {
    if (budget-- <= 0) return;
    if (at === offer.blockers.length) {
      if (!obeysBlockRestrictions(s, offer, pairs)) return;
      const n = obeyed(s, offer, pairs);
      if (n > most) {
        most = n;
        best = pairs;
      }
      return;
    }
    // CR 509.1c: nobody has to pay for blocking
    for (const a of offer.allowed[at])
      if (blockCosts(s, offer.blockers[at], offer.attackers[a]).length === 0) search(at + 1, [...pairs, [at, a]]);
    search(at + 1, pairs);
  };
  search(0, []);
  return best;
}

/** Declares blockers, for each defending player in APNAP order (CR 509.1, 802.4). `again`: the costs were not paid after all. */
export function declareBlockers(g: G): 'declared' | 'again' {
  const { s } = g;
  const before = s;
  const mark = g.events.length;
  const all: { blocker: Id; attacker: Id }[] = [];
  for (const seat of apnap(s)) {
    if (isActive(s, seat) || turnSeat(s, seat) !== seat) continue; // CR 805.10d: one declaration of a team
    const offer = blockOffer(s, seat);
    if (offer.blockers.length === 0 || offer.attackers.length === 0) continue;
    const answer = ask(g, {
      seat: declarer(s, 'blockers', seat),
      kind: 'blockers',
      detail: { defender: seat },
      ask: {
        form: 'pair',
        options: offer.blockers.map((entity) => ({ entity })),
        partners: offer.attackers.map((entity) => ({ entity })),
        allowed: offer.allowed,
        most: offer.most,
      },
      rule: '509.1',
      prompt: { id: 'ask.blockers' },
      visible: 'all',
      fallback: { pairs: bestBlock(s, offer) },
    });
    const pairs = 'pairs' in answer ? answer.pairs : [];
    if (!payForBlock(g, offer, pairs)) {
      g.events.length = mark;
      g.s = fork(before);
      log(g, 'rewind', '730.1', { player: seat });
      return 'again';
    }
    for (const [b, a] of pairs) all.push({ blocker: offer.blockers[b], attacker: offer.attackers[a] });
  }
  const paid = g.events.length; // what paying triggers has been noted
  becomeBlocking(g, all);
  noteTriggers(g, g.events.slice(paid), null); // CR 509.1i
  return 'declared';
}

/** CR 509.1g-h, 702.22h. */
function becomeBlocking(g: G, declared: readonly { blocker: Id; attacker: Id }[]): void {
  const { s } = g;
  const all = withBands(s, declared);
  for (const id of new Set(all.map((p) => p.blocker)))
    commitCombat(g, id, { blocking: all.filter((p) => p.blocker === id).map((p) => p.attacker) });
  for (const id of s.battlefield) {
    const o = live(s, id) as Obj;
    if (o.attacking === 0 || hasFlag(o, FLAG.blocked)) continue; // CR 509.1h: what is blocked already remains so
    const by = all.filter((p) => p.attacker === id).map((p) => p.blocker);
    commitCombat(g, id, {}, by.length > 0 ? FLAG.blocked : FLAG.unblocked, by.length > 0 ? FLAG.unblocked : 0);
  }
  for (const p of declared) log(g, 'block', '509.1g', { object: p.blocker, source: p.attacker, player: controllerOf(s, p.blocker) });
  for (const id of s.battlefield) {
    const o = live(s, id) as Obj;
    if (o.attacking === 0) continue;
    const by = all.filter((p) => p.attacker === id).map((p) => p.blocker);
    if (by.length > 0) log(g, 'blocked', '509.1h', { object: id, ids: by, player: controllerOf(s, id) });
    else if (!hasFlag(o, FLAG.blocked)) log(g, 'unblocked', '509.1h', { object: id, recipient: o.attacking, player: controllerOf(s, id) });
  }
}

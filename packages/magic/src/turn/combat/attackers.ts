/** Declaring attackers (CR 508.1): what may attack what, restrictions, requirements, and the declaration. */
import { type Answer, ask, fork, type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import { commitCombat } from '../../events/commit.js';
import { KEYWORD_BITS } from '../../keywords/bits.js';
import { isBattle, protectorOf } from '../../reading/battles.js';
import { characteristicsOf, controllerOf, derived } from '../../reading/characteristics.js';
import { isDefender } from '../../reading/defenders.js';
import { matches } from '../../reading/filter.js';
import { isSick } from '../../reading/mana-abilities.js';
import { players } from '../../reading/select.js';
import { hasType } from '../../reading/traits.js';
import { hasFlag, live, opponents } from '../../state/access.js';
import { type G, log } from '../../state/log.js';
import { FLAG, type Obj } from '../../state/objects.js';
import { byRule, byStatement, type Obstacle } from '../../state/obstacle.js';
import { seatedToAttack } from '../../state/seating.js';
import { activeSeats, isActive, turnSeat } from '../../state/teams.js';
import type { State } from '../../state/types.js';
import { noteTriggers } from '../../triggers/note.js';
import { rulesOf } from '../../years/differences.js';
import { attackCosts, attackPayable, payForAttack, tapAttackers } from './attack-costs.js';
import { declareBands } from './bands.js';
import type { AttackOffer } from './offers.js';

/** The opponents whom the player can attack: those within the range of influence, by where they sit (CR 506.2a, 801.3, 802.2, 803.1, 809.3c, 811.4). */
export const defendingPlayers = (s: State, seat: number): number[] => opponents(s, seat).filter((other) => seatedToAttack(s, seat, other));

/** Players and planeswalkers that can be attacked (CR 506.2, 508.1b). */
export function defendersOf(s: State): Id[] {
  const all = attackable(s, defendingPlayers(s, s.turn.active));
  // 2015:810.7a: a team is attacked as a group, by its primary player
  return rulesOf(s).defendingTeam === 'apart' ? all : all.filter((id) => !isSeat(id) || turnSeat(s, seatOf(id)) === seatOf(id));
}

/** These players, the planeswalkers they control and the battles they protect (CR 508.4, 310.8b). */
export function attackable(s: State, seats: readonly number[]): Id[] {
  const out: Id[] = [];
  for (const seat of seats) {
    out.push(seatEntity(seat));
    for (const id of s.battlefield) if (isAttackedFor(s, id, seat)) out.push(id);
  }
  return out;
}

/** CR 506.2: whether the permanent is attacked as one of the player's. */
function isAttackedFor(s: State, id: Id, seat: number): boolean {
  const c = characteristicsOf(s, live(s, id) as Obj);
  if (hasType(c, 'Battle')) return protectorOf(s, id) === seat;
  return controllerOf(s, id) === seat && hasType(c, 'Planeswalker');
}

const NOT_CREATURE = byRule('notCreature', '508.1a');
const BATTLE = byRule('battle', '508.1a');
const NOT_CONTROLLER = byRule('notController', '508.1a');
const TAPPED = byRule('tapped', '508.1a');
const SICK = byRule('sick', '302.6');
const DEFENDER = byRule('defender', '702.3b');

/** CR 508.1a: untapped, not a battle, under control since the turn began or with haste; and no defender (702.3b). */
export function attackerObstacle(s: State, id: Id): Obstacle | null {
  const o = live(s, id) as Obj;
  const c = characteristicsOf(s, o);
  if (!hasType(c, 'Creature')) return NOT_CREATURE;
  if (hasType(c, 'Battle')) return BATTLE;
  if (!isActive(s, controllerOf(s, id))) return NOT_CONTROLLER;
  if (hasFlag(o, FLAG.tapped)) return TAPPED;
  if (isSick(s, id)) return SICK;
  const wall = rulesOf(s).walls === 'type' && c.subtypes.includes('Wall'); // classic:308.1
  const free =
    (!wall && (c.keywords & KEYWORD_BITS.defender) === 0) ||
    derived(s).rules.some(
      (r) => r.rule.rule === 'attackAsThough' && r.rule.without === 'defender' && matches({ s, env: r.env, it: id }, r.rule.what, id),
    );
  return free ? null : DEFENDER;
}

/** Single-creature restrictions (CR 508.1c): what keeps it from attacking this. */
export function attackObstacle(s: State, id: Id, defender: Id): Obstacle | null {
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'cant' || r.rule.action.act !== 'attack' || r.rule.action.alone) continue;
    const cx = { s, env: r.env, it: id };
    const a = r.rule.action;
    if (matches(cx, a.who, id) && (a.defender === undefined || isDefender(cx, a.defender, defender))) return byStatement(r, '508.1c');
  }
  return null;
}

export function attackOffer(s: State): AttackOffer {
  const defenders = defendersOf(s);
  const attackers: Id[] = [];
  const allowed: number[][] = [];
  for (const id of s.battlefield) {
    if (attackerObstacle(s, id)) continue;
    const where = defenders.map((d, i) => (attackObstacle(s, id, d) ? -1 : i)).filter((i) => i >= 0);
    if (where.length === 0) continue;
    attackers.push(id);
    allowed.push(where);
  }
  return { attackers, defenders, allowed };
}

/** How many requirements the creature obeys by attacking this (CR 508.1d): "attacks if able", "attacks that player if able". */
function obeyed(s: State, id: Id, defender: Id): number {
  let n = 0;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'must' || r.rule.action.act !== 'attack') continue;
    const cx = { s, env: r.env, it: id };
    const a = r.rule.action;
    if (matches(cx, a.who, id) && (a.defender === undefined || isDefender(cx, a.defender, defender))) n++;
  }
  return n;
}

/** The most requirements the creature could obey: nobody has to pay for attacking (CR 508.1d). */
function mostObeyed(s: State, offer: AttackOffer, index: number): { n: number; defender: number } {
  let best = { n: 0, defender: -1 };
  const id = offer.attackers[index];
  for (const d of offer.allowed[index]) {
    const n = obeyed(s, id, offer.defenders[d]);
    if (n > best.n && attackCosts(s, id, offer.defenders[d]).length === 0) best = { n, defender: d };
  }
  return best;
}

/** CR 508.1c: "can't attack alone". */
function cantAttackAlone(s: State, id: Id): boolean {
  return derived(s).rules.some(
    (r) =>
      r.rule.rule === 'cant' &&
      r.rule.action.act === 'attack' &&
      r.rule.action.alone !== undefined &&
      matches({ s, env: r.env, it: id }, r.rule.action.who, id),
  );
}

/** Whether a declaration obeys all restrictions (CR 508.1c). `attacked`: what each of them attacks. */
export function obeysAttackRestrictions(s: State, chosen: readonly Id[], attacked: readonly Id[]): boolean {
  if (chosen.length === 1 && cantAttackAlone(s, chosen[0])) return false;
  return derived(s).rules.every((r) => {
    if (r.rule.rule !== 'atMost' || r.rule.act !== 'attack') return true;
    const { what, defender, n } = r.rule;
    const counted = chosen.filter((id, i) => {
      const cx = { s, env: r.env, it: id };
      return matches(cx, what, id) && (defender === undefined || isDefender(cx, defender, attacked[i]));
    });
    return counted.length <= n;
  });
}

const limited = (s: State): boolean => derived(s).rules.some((r) => r.rule.rule === 'atMost' && r.rule.act === 'attack');

/** CR 508.1d: of the creatures that should attack as many as may, those of more requirements first. */
function mostThatMay(s: State, offer: AttackOffer): { index: number; n: number; defender: number }[] {
  const taken: { index: number; n: number; defender: number }[] = [];
  for (const m of requiredAttackers(s, offer).sort((a, b) => b.n - a.n)) {
    const all = [...taken, m];
    if (
      obeysAttackRestrictions(
        s,
        all.map((x) => offer.attackers[x.index]),
        all.map((x) => offer.defenders[x.defender]),
      )
    )
      taken.push(m);
  }
  return taken;
}

/** Creatures of which some requirement can be obeyed without breaking a restriction (CR 508.1d), with what to attack. */
export function requiredAttackers(s: State, offer: AttackOffer): { index: number; n: number; defender: number }[] {
  if (!derived(s).rules.some((r) => r.rule.rule === 'must' && r.rule.action.act === 'attack')) return [];
  const must = offer.attackers.map((_, index) => ({ index, ...mostObeyed(s, offer, index) })).filter((m) => m.n > 0);
  return must.length === 1 && cantAttackAlone(s, offer.attackers[must[0].index]) && offer.attackers.length < 2 ? [] : must;
}

/** CR 508.1d: a declaration is legal when no more requirements could be obeyed. @returns the rule it breaks, or null. */
export function illegalAttack(s: State, offer: AttackOffer, answer: Answer): string | null {
  if (!('pairs' in answer)) return '508.1a';
  const { pairs } = answer;
  const chosen = pairs.map(([i]) => offer.attackers[i]);
  const attacked = pairs.map(([, d]) => offer.defenders[d]);
  if (!obeysAttackRestrictions(s, chosen, attacked)) return '508.1c';
  if (limited(s)) {
    if (!obeysLimited(s, offer, pairs, chosen, attacked)) return '508.1d';
    return attackPayable(s, offer, pairs) ? null : '508.1j';
  }
  const enough = requiredAttackers(s, offer).every((m) =>
    pairs.some(([i, d]) => i === m.index && obeyed(s, offer.attackers[i], offer.defenders[d]) >= m.n),
  );
  if (!enough) return '508.1d';
  return attackPayable(s, offer, pairs) ? null : '508.1j';
}

/**
 * Where not all that should attack may: as many requirements as possible are obeyed (CR 508.1d); classic:500.2: no other creature that must attack could
 * attack besides.
 */
function obeysLimited(
  s: State,
  offer: AttackOffer,
  pairs: readonly (readonly [number, number])[],
  chosen: readonly Id[],
  attacked: readonly Id[],
): boolean {
  const way = rulesOf(s).attackRequirements;
  switch (way) {
    case 'most': {
      const sum = pairs.reduce((n, [i, d]) => n + obeyed(s, offer.attackers[i], offer.defenders[d]), 0);
      return sum >= mostThatMay(s, offer).reduce((n, m) => n + m.n, 0);
    }
    case 'noMoreCan':
      return requiredAttackers(s, offer).every(
        (m) =>
          chosen.includes(offer.attackers[m.index]) ||
          !obeysAttackRestrictions(s, [...chosen, offer.attackers[m.index]], [...attacked, offer.defenders[m.defender]]),
      );
    default:
      return way satisfies never;
  }
}

/** The declaration with the fewest attackers that is legal. */
export function leastAttack(s: State, offer: AttackOffer): Answer {
  const required = limited(s) ? mostThatMay(s, offer) : requiredAttackers(s, offer);
  const pairs = required.map((m) => [m.index, m.defender] as const);
  if (pairs.length === 1 && cantAttackAlone(s, offer.attackers[pairs[0][0]])) {
    const other = offer.attackers.findIndex((_, i) => i !== pairs[0][0]);
    if (other >= 0) pairs.push([other, offer.allowed[other][0]]);
  }
  return { pairs: pairs.sort((a, b) => a[0] - b[0]) };
}

/** CR 508.1a, 509.1a: who declares in place of the player who would; of several effects the newest (613.7). */
export function declarer(s: State, what: 'attackers' | 'blockers', seat: number): number {
  let by = seat;
  for (const r of derived(s).rules)
    if (r.rule.rule === 'declares' && r.rule.what === what) by = players({ s, env: r.env, it: 0 }, r.rule.who)[0] ?? by;
  return by;
}

/** Declares attackers. @returns whether there are any, or `again` when the costs were not paid after all (CR 730.1). */
export function declareAttackers(g: G): 'some' | 'none' | 'again' {
  const { s } = g;
  const before = s;
  const offer = attackOffer(s);
  const already = s.battlefield.some((id) => (live(s, id) as Obj).attacking !== 0);
  if (offer.attackers.length === 0) return already ? 'some' : 'none';
  const answer = ask(g, {
    seat: declarer(s, 'attackers', activeSeats(s)[0] ?? s.turn.active), // CR 805.2: of a team its primary player
    kind: 'attackers',
    ask: {
      form: 'pair',
      options: offer.attackers.map((entity) => ({ entity })),
      partners: offer.defenders.map((entity) => ({ entity })),
      allowed: offer.allowed,
      most: offer.attackers.map(() => 1),
    },
    rule: '508.1',
    prompt: { id: 'ask.attackers' },
    visible: 'all',
    fallback: leastAttack(s, offer),
  });
  const pairs = 'pairs' in answer ? answer.pairs : [];
  if (pairs.length === 0) return already ? 'some' : 'none';
  // CR 508.1f: tapping is not a cost; vigilance (702.20b) keeps it from happening.
  const mark = g.events.length;
  tapAttackers(g, offer, pairs);
  noteTriggers(g, g.events.slice(mark), null);
  if (!payForAttack(g, offer, pairs)) {
    g.events.length = mark;
    g.s = fork(before);
    log(g, 'rewind', '730.1', { player: s.turn.active });
    return 'again';
  }
  const paid = g.events.length; // what paying triggers has been noted
  for (const [i, d] of pairs) commitCombat(g, offer.attackers[i], { attacking: offer.defenders[d] });
  declareBands(
    g,
    pairs.map(([i]) => offer.attackers[i]),
  );
  for (const [i, d] of pairs) {
    const to = offer.defenders[d];
    log(g, 'attack', '508.1k', {
      object: offer.attackers[i],
      recipient: to,
      player: to < 0 ? -to - 1 : isBattle(g.s, to) ? protectorOf(g.s, to) : controllerOf(g.s, to),
      word: pairs.length === 1 ? 'alone' : '',
    });
  }
  noteTriggers(g, g.events.slice(paid), null); // CR 508.1m
  return 'some';
}

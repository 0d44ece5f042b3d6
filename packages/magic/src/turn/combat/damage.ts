/** Assigning and dealing combat damage (CR 510, 702.2, 702.4, 702.7, 702.19). */
import { counterCount } from '@apnap/ability';
import { ask, askYes, type Id, isSeat, own, seatEntity, seatOf } from '@apnap/kernel';
import { chooseFrom } from '../../events/choose.js';
import { commitFlag } from '../../events/commit.js';
import { damage, perform } from '../../events/perform.js';
import { KEYWORD_BITS } from '../../keywords/bits.js';
import { characteristicsOf, controllerOf, derived } from '../../reading/characteristics.js';
import { matches } from '../../reading/filter.js';
import { lethalFor } from '../../reading/lethal.js';
import { defendingSeat } from '../../reading/select.js';
import { hasType } from '../../reading/traits.js';
import { apnap, hasFlag, live, opponents, player, record } from '../../state/access.js';
import { type G, log } from '../../state/log.js';
import { FLAG, type Obj } from '../../state/objects.js';
import type { Damage } from '../../state/proposals.js';
import { turnTeam } from '../../state/teams.js';
import type { State } from '../../state/types.js';
import { rulesOf } from '../../years/differences.js';
import { combatDamageOnStack } from '../by-rules.js';
import { bandedAmong } from './bands.js';
import { blockedBy, blockersOf, inDamageOrder } from './damage-order.js';

const FIRST = KEYWORD_BITS.firstStrike;
const DOUBLE = KEYWORD_BITS.doubleStrike;
const TRAMPLE = KEYWORD_BITS.trample;
/** CR 702.19c: a variant of trample. */
const OVER = KEYWORD_BITS.trampleOverPlaneswalkers;
const keywords = (s: State, id: Id): number => characteristicsOf(s, live(s, id) as Obj).keywords;

/** Creatures in combat, attackers first. */
function fighters(s: State): Id[] {
  const inCombat = s.battlefield.filter((id) => {
    const o = live(s, id) as Obj;
    return o.attacking !== 0 || o.blocking !== null;
  });
  return inCombat;
}

/**
 * The combat damage step: who deals damage now, the assignment, the damage.
 * @returns 'again' when a second combat damage step follows (CR 510.4).
 */
export function dealCombatDamage(g: G): 'again' | 'done' {
  const { s } = g;
  const all = fighters(s);
  let dealers: Id[];
  let result: 'again' | 'done' = 'done';
  if (s.turn.strike === 0 && all.some((id) => keywords(s, id) & (FIRST | DOUBLE))) {
    // CR 510.4: only creatures with first or double strike deal damage in the first of two steps.
    dealers = all.filter((id) => keywords(s, id) & (FIRST | DOUBLE));
    result = 'again';
    setStrike(s, 1);
  } else if (s.turn.strike === 1) {
    // CR 510.4, 702.7c, 702.4c-d: those that dealt none in the first, and those that have double strike now.
    dealers = all.filter((id) => !hasFlag(live(s, id) as Obj, FLAG.dealtFirst) || keywords(s, id) & DOUBLE);
    setStrike(s, 2);
  } else dealers = all;
  const batch = assignAll(g, dealers);
  if (result === 'again') for (const id of dealers) commitFlag(g, id, FLAG.dealtFirst, 'on');
  dealOrStack(g, batch);
  return result;
}

/** CR 510.2: at once; classic:310.2: as it was assigned, when what is on the stack resolves. */
function dealOrStack(g: G, batch: Damage[]): void {
  const way = rulesOf(g.s).combatDamage;
  switch (way) {
    case 'atOnce':
      perform(g, batch);
      return;
    case 'stack':
      if (batch.length > 0)
        combatDamageOnStack(
          g,
          batch.map(({ source, to, amount }) => ({ source, to, amount })),
        );
      return;
    default:
      way satisfies never;
  }
}

function setStrike(s: State, strike: 0 | 1 | 2): void {
  const t = own(s, s.turn);
  t.strike = strike;
  s.turn = t;
}

/** CR 510.1: the active player announces first, then each other player in APNAP order. */
function assignAll(g: G, dealers: readonly Id[]): Damage[] {
  const { s } = g;
  const batch: Damage[] = [];
  const promised = new Map<Id, number>();
  // CR 510.1e: the whole assignment is judged. Those that trample come last, when what the others assign is known (702.19b).
  const tramples = (id: Id): number => (keywords(s, id) & (TRAMPLE | OVER) ? 1 : 0);
  const ordered = [...dealers].sort((a, b) => tramples(a) - tramples(b));
  for (const seat of apnap(s)) {
    const mine = ordered.filter((id) => controllerOf(s, id) === seat);
    batch.push(...assignFor(g, seat, mine, promised));
  }
  return batch;
}

/** What is known while a player assigns damage. */
interface Assigning {
  /** Damage assigned so far, by recipient; any of a source with deathtouch is enough. */
  promised: Map<Id, number>;
  /** What the player's creatures that are still to come could assign besides. */
  toCome: () => ReadonlyMap<Id, number>;
  /** Divisions in an order, to be judged when all is assigned (2015:510.1e). */
  divisions: Division[];
  /** Whether the player chooses them; otherwise lethal damage is assigned in the order, which is always legal. */
  chosen: boolean;
}

/** A division among creatures in an order: what was lethal to each, and what each was assigned. */
interface Division {
  among: readonly Id[];
  lethal: readonly number[];
  shares: readonly number[];
}

/** How often a player may assign so that it turns out to be illegal; after that divisions in an order are not asked for any more. */
const TRIES = 20;

/** The damage one player assigns, as a whole: 2015:510.1e: it is taken back if it was not legal after all. */
function assignFor(g: G, seat: number, dealers: readonly Id[], promised: Map<Id, number>): Damage[] {
  const before = new Map(promised);
  for (let tries = 0; ; tries++) {
    const batch: Damage[] = [];
    const divisions: Division[] = [];
    dealers.forEach((id, i) => {
      const o = live(g.s, id) as Obj;
      const known: Assigning = { promised, toCome: () => couldAssign(g.s, dealers.slice(i + 1)), divisions, chosen: tries < TRIES };
      for (const part of o.attacking !== 0 ? attackerDamage(g, seat, o, known) : blockerDamage(g, seat, o, known)) {
        batch.push(part);
        promised.set(part.to, (promised.get(part.to) ?? 0) + (keywords(g.s, id) & KEYWORD_BITS.deathtouch ? ENOUGH : part.amount));
      }
    });
    if (divisions.every((d) => keepsOrder(d, promised, before))) return batch;
    log(g, 'rewind', '730.1', { player: seat });
    promised.clear();
    for (const [id, n] of before) promised.set(id, n);
  }
}

/** 2015:510.1c: nothing to a creature unless all before it have lethal damage, what all have assigned included. */
const keepsOrder = ({ among, lethal, shares }: Division, promised: ReadonlyMap<Id, number>, before: ReadonlyMap<Id, number>): boolean =>
  among.every((id, i) => {
    const all = (promised.get(id) ?? 0) - (before.get(id) ?? 0);
    return all >= lethal[i] || shares.slice(i + 1).every((n) => n === 0);
  });

/** How much these could assign to each creature that they fight. */
function couldAssign(s: State, dealers: readonly Id[]): ReadonlyMap<Id, number> {
  const sums = new Map<Id, number>();
  for (const id of dealers) {
    const o = live(s, id) as Obj;
    const n = keywords(s, id) & KEYWORD_BITS.deathtouch ? ENOUGH : amountOf(s, id);
    for (const to of o.attacking !== 0 ? blockersOf(s, id) : blockedBy(s, o)) sums.set(to, (sums.get(to) ?? 0) + n);
  }
  return sums;
}

/** CR 702.2c: any damage a source with deathtouch assigns is lethal. */
const ENOUGH = 1_000_000;

/** How much it assigns: its power, or what an effect says instead (CR 510.1a). */
function amountOf(s: State, id: Id): number {
  const c = characteristicsOf(s, live(s, id) as Obj);
  let n = c.power ?? 0;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'assignDamage' || !matches({ s, env: r.env, it: id }, r.rule.what, id)) continue;
    if (r.rule.by === 'toughness') n = c.toughness ?? 0;
    else if (r.rule.by === 'none') n = 0;
  }
  return Math.max(0, n);
}

/** "You may have it assign its combat damage as though it weren't blocked": its controller chooses as damage is assigned (CR 510.1c, 609.4). */
function asThoughUnblocked(g: G, seat: number, id: Id): boolean {
  const { s } = g;
  const allowed = derived(s).rules.some(
    (r) => r.rule.rule === 'assignDamage' && r.rule.by === 'asThoughUnblocked' && matches({ s, env: r.env, it: id }, r.rule.what, id),
  );
  return (
    allowed &&
    askYes(g, {
      seat,
      kind: 'may',
      rule: '510.1c',
      prompt: { id: 'ask.asThoughUnblocked' },
      source: id,
      visible: 'all',
      fallback: { yes: true },
    })
  );
}

const combat = (source: Id, to: Id, amount: number): Damage => damage(source, to, amount, '510.2', { combat: 1 });

/** Whether what it attacks is still there (CR 506.4c, 510.1b). */
function victim(s: State, o: Obj): Id {
  if (hasFlag(o, FLAG.attacksNothing)) return 0;
  if (isSeat(o.attacking)) return player(s, -o.attacking - 1).lost ? 0 : o.attacking;
  return live(s, o.attacking)?.zone === 'battlefield' ? o.attacking : 0;
}

/** What an attacking creature deals, as its controller assigns it. */
function attackerDamage(g: G, seat: number, o: Obj, known: Assigning): Damage[] {
  return toOneOfTeam(g, seat, o, attackerAssigns(g, seat, o, known));
}

/** 2015:810.7f: of a team that is attacked together the one player who is dealt the damage is chosen as it is assigned. */
function toOneOfTeam(g: G, seat: number, o: Obj, batch: Damage[]): Damage[] {
  const to = batch.find((d) => isSeat(d.to))?.to;
  if (to === undefined || rulesOf(g.s).defendingTeam === 'apart') return batch;
  const team = turnTeam(g.s, seatOf(to));
  if (team.length < 2) return batch;
  const [chosen] = chooseFrom(g, seat, team.map(seatEntity), 1, 1, o.id, 'ask.choose', '2015:810.7f');
  return batch.map((d) => (d.to === to ? combat(o.id, chosen, d.amount) : d));
}

function attackerAssigns(g: G, seat: number, o: Obj, known: Assigning): Damage[] {
  const { s } = g;
  const { promised } = known;
  const n = amountOf(s, o.id);
  if (n === 0) return [];
  const to = victim(s, o) || behindRemoved(s, o);
  const blocked = hasFlag(o, FLAG.blocked);
  const beyond = behindWalker(s, o, to, promised);
  if (!blocked || (to !== 0 && asThoughUnblocked(g, seat, o.id))) {
    if (to === 0) return [];
    return beyond && beyond.loyalty < n ? trampleOver(g, seat, o, [], [], to, n, beyond) : [combat(o.id, to, n)]; // CR 510.1b, 702.19c
  }
  const among = blockersOf(s, o.id);
  // CR 702.22j: with a creature with banding among the blockers, the defending player divides, and freely.
  const banded = bandedAmong(s, among);
  const divider = banded === undefined ? seat : controllerOf(s, banded);
  const ordered = banded === undefined && among.length > 1 && rulesOf(s).damageOrder === 'ordered';
  const blockers = ordered ? inDamageOrder(g, o.id, among) : among;
  const trample = (characteristicsOf(s, o).keywords & (TRAMPLE | OVER)) !== 0 && to !== 0;
  if (trample && blockers.length === 0 && beyond && beyond.loyalty < n) return trampleOver(g, seat, o, [], [], to, n, beyond); // CR 702.19d
  if (blockers.length === 0) return trample ? [combat(o.id, to, n)] : []; // CR 510.1c, 702.19d
  if (!trample && !ordered) return spread(g, divider, o, blockers, n); // CR 510.1c
  // CR 702.19b: lethal damage to all blockers before any to what it attacks.
  const lethal = blockers.map((id) => lethalFor(s, o.id, id, promised.get(id) ?? 0));
  const total = lethal.reduce((a, b) => a + b, 0);
  if (!trample || total >= n) return spread(g, divider, o, blockers, n, ordered ? { lethal, known } : undefined);
  return trampleOver(g, divider, o, blockers, lethal, to, n, beyond, ordered);
}

/** The planeswalker's controller behind it, and how much must be assigned to the planeswalker before that player. */
interface Beyond {
  player: Id;
  loyalty: number;
}

/** CR 702.19c: a planeswalker that is attacked with trample over planeswalkers; damage of others in this step counts. */
function behindWalker(s: State, o: Obj, to: Id, promised: ReadonlyMap<Id, number>): Beyond | null {
  if (to <= 0 || (characteristicsOf(s, o).keywords & OVER) === 0) return null;
  const walker = live(s, to);
  if (!walker || !hasType(characteristicsOf(s, walker), 'Planeswalker')) return null;
  const loyalty = Math.max(0, counterCount(walker.counters, 'loyalty') - (promised.get(to) ?? 0));
  return { player: seatEntity(controllerOf(s, to)), loyalty };
}

/** CR 702.19e: the player behind a planeswalker that was removed from combat; 0 for any other attacker. */
function behindRemoved(s: State, o: Obj): Id {
  if (isSeat(o.attacking) || (characteristicsOf(s, o).keywords & OVER) === 0) return 0;
  const walker = record(s, o.attacking);
  if (!walker || !hasType(characteristicsOf(s, walker), 'Planeswalker')) return 0;
  const seat = controllerOf(s, o.id);
  // one that has changed hands is behind its new controller now: of two players the opponent is meant
  const others = opponents(s, seat);
  const [holder] = defendingSeat(s, o.id);
  const defender = holder === seat && others.length === 1 ? others[0] : holder;
  return defender === undefined || defender === seat || player(s, defender).lost ? 0 : seatEntity(defender);
}

/**
 * CR 702.19b-c: nothing may go over unless every blocker is assigned lethal damage, and nothing beyond a planeswalker unless that is assigned
 * its loyalty. 2015, CR 510.1c: nothing to a creature unless all before it are assigned lethal damage. @returns the rule an assignment breaks, or null.
 */
export function illegalDivision(detail: unknown, shares: readonly number[]): string | null {
  const { lethal, loyalty, ordered } = (detail ?? {}) as { lethal?: readonly number[]; loyalty?: number; ordered?: 1 };
  if (!lethal) return null;
  if (ordered && lethal.some((n, i) => shares[i] < n && shares.slice(i + 1, lethal.length).some((x) => x > 0))) return '510.1c';
  if (shares.slice(lethal.length).every((n) => n === 0)) return null;
  if (!lethal.every((n, i) => shares[i] >= n)) return '702.19b';
  return loyalty === undefined || shares[lethal.length + 1] === 0 || shares[lethal.length] >= loyalty ? null : '702.19c';
}

/** Trample: at least lethal to each blocker if anything goes over; or all of it among the blockers. */
function trampleOver(
  g: G,
  seat: number,
  o: Obj,
  blockers: readonly Id[],
  lethal: readonly number[],
  to: Id,
  n: number,
  beyond: Beyond | null,
  ordered = false,
): Damage[] {
  const options = [...blockers, to, ...(beyond ? [beyond.player] : [])];
  const over = n - lethal.reduce((a, b) => a + b, 0);
  const first = beyond ? Math.min(over, beyond.loyalty) : over;
  const usual = [...lethal, first, ...(beyond ? [over - first] : [])];
  const answer = ask(g, {
    seat,
    kind: 'damage',
    ask: {
      form: 'divide',
      options: options.map((entity) => ({ entity })),
      total: n,
      least: options.map(() => 0),
      most: options.map(() => n),
    },
    rule: beyond ? '702.19c' : '702.19b',
    prompt: { id: 'ask.damage', params: { total: n } },
    source: o.id,
    visible: 'all',
    detail: { lethal, ...(beyond ? { loyalty: beyond.loyalty } : {}), ...(ordered ? { ordered: 1 } : {}) },
    fallback: { divide: usual },
  });
  const shares = 'divide' in answer ? answer.divide : usual;
  return options.flatMap((id, i) => (shares[i] > 0 ? [combat(o.id, id, shares[i])] : []));
}

/** CR 510.1c-d: divided as its controller chooses. @param inOrder lethal damage of each, where none may be passed over (2015:510.1c) */
function spread(
  g: G,
  seat: number,
  o: Obj,
  among: readonly Id[],
  n: number,
  inOrder?: { lethal: readonly number[]; known: Assigning },
): Damage[] {
  if (among.length === 1) return [combat(o.id, among[0], n)];
  // what others may still assign counts, too: it is judged when all is assigned
  const toCome = inOrder?.known.toCome();
  const least = inOrder?.lethal.map((x, i) => Math.max(0, x - (toCome?.get(among[i]) ?? 0)));
  const usual = killInOrder(g.s, o.id, among, n);
  const shares = inOrder?.known.chosen === false ? usual : divided(g, seat, o, among, n, least, usual);
  inOrder?.known.divisions.push({ among, lethal: inOrder.lethal, shares });
  return among.flatMap((id, i) => (shares[i] > 0 ? [combat(o.id, id, shares[i])] : []));
}

/** Asks how damage is divided. @param least of each before any of the next, where there is an order */
function divided(
  g: G,
  seat: number,
  o: Obj,
  among: readonly Id[],
  n: number,
  least: readonly number[] | undefined,
  usual: number[],
): readonly number[] {
  const answer = ask(g, {
    seat,
    kind: 'damage',
    ask: { form: 'divide', options: among.map((entity) => ({ entity })), total: n, least: among.map(() => 0), most: among.map(() => n) },
    rule: '510.1c',
    prompt: { id: 'ask.damage', params: { total: n } },
    source: o.id,
    visible: 'all',
    ...(least === undefined ? {} : { detail: { lethal: least, ordered: 1 } }),
    fallback: { divide: usual },
  });
  return 'divide' in answer ? answer.divide : usual;
}

/** A sensible default: lethal damage one after the other, the rest to the last. */
function killInOrder(s: State, source: Id, among: readonly Id[], n: number): number[] {
  let left = n;
  const shares = among.map((id) => {
    const x = Math.min(left, lethalFor(s, source, id, 0));
    left -= x;
    return x;
  });
  shares[shares.length - 1] += left;
  return shares;
}

/** CR 702.22k: against a creature with banding, the active player divides a blocker's damage. */
const blockDivider = (s: State, seat: number, to: readonly Id[]): number => (bandedAmong(s, to) === undefined ? seat : s.turn.active);

function blockerDamage(g: G, seat: number, o: Obj, known: Assigning): Damage[] {
  const { s } = g;
  const n = amountOf(s, o.id);
  const among = blockedBy(s, o);
  if (n === 0 || among.length === 0) return []; // CR 510.1d
  const ordered = among.length > 1 && bandedAmong(s, among) === undefined && rulesOf(s).damageOrder === 'ordered';
  const divider = blockDivider(s, seat, among);
  if (!ordered) return spread(g, divider, o, among, n);
  const to = inDamageOrder(g, o.id, among);
  const lethal = to.map((id) => lethalFor(s, o.id, id, known.promised.get(id) ?? 0));
  return spread(g, divider, o, to, n, { lethal, known });
}

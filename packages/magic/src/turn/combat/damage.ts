/** Assigning and dealing combat damage (CR 510, 702.2, 702.4, 702.7, 702.19). */
import { ask, type Id, isSeat, own } from '@apnap/kernel';
import { characteristicsOf, controllerOf, derived } from '../../characteristics/derived.js';
import { matches } from '../../effects/filter.js';
import type { G } from '../../engine.js';
import { commitFlag } from '../../events/commit.js';
import { damage, perform } from '../../events/perform.js';
import type { Damage } from '../../events/proposals.js';
import { KEYWORD_BITS } from '../../keywords/bits.js';
import { apnap, hasFlag, live, player } from '../../state/access.js';
import { FLAG, type Obj, type State } from '../../state/types.js';
import { bandedAmong } from './bands.js';

const FIRST = KEYWORD_BITS.firstStrike;
const DOUBLE = KEYWORD_BITS.doubleStrike;
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
  perform(g, batch); // CR 510.2
  return result;
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
  const tramples = (id: Id): number => (keywords(s, id) & KEYWORD_BITS.trample ? 1 : 0);
  const ordered = [...dealers].sort((a, b) => tramples(a) - tramples(b));
  for (const seat of apnap(s)) {
    for (const id of ordered) {
      if (controllerOf(s, id) !== seat) continue;
      const o = live(s, id) as Obj;
      for (const part of o.attacking !== 0 ? attackerDamage(g, seat, o, promised) : blockerDamage(g, seat, o)) {
        batch.push(part);
        promised.set(part.to, (promised.get(part.to) ?? 0) + (keywords(s, id) & KEYWORD_BITS.deathtouch ? ENOUGH : part.amount));
      }
    }
  }
  return batch;
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

const asThoughUnblocked = (s: State, id: Id): boolean =>
  derived(s).rules.some(
    (r) => r.rule.rule === 'assignDamage' && r.rule.by === 'asThoughUnblocked' && matches({ s, env: r.env, it: id }, r.rule.what, id),
  );

const combat = (source: Id, to: Id, amount: number): Damage => damage(source, to, amount, '510.2', { combat: 1 });

/** Whether what it attacks is still there (CR 506.4c, 510.1b). */
function victim(s: State, o: Obj): Id {
  if (hasFlag(o, FLAG.attacksNothing)) return 0;
  if (isSeat(o.attacking)) return player(s, -o.attacking - 1).lost ? 0 : o.attacking;
  return live(s, o.attacking)?.zone === 'battlefield' ? o.attacking : 0;
}

function attackerDamage(g: G, seat: number, o: Obj, promised: ReadonlyMap<Id, number>): Damage[] {
  const { s } = g;
  const n = amountOf(s, o.id);
  if (n === 0) return [];
  const to = victim(s, o);
  const blocked = hasFlag(o, FLAG.blocked);
  if (!blocked || asThoughUnblocked(s, o.id)) return to === 0 ? [] : [combat(o.id, to, n)]; // CR 510.1b
  const blockers = s.battlefield.filter((id) => live(s, id)?.blocking?.includes(o.id));
  // CR 702.22j: with a creature with banding among the blockers, the defending player divides.
  const banded = bandedAmong(s, blockers);
  const divider = banded === undefined ? seat : controllerOf(s, banded);
  const trample = (characteristicsOf(s, o).keywords & KEYWORD_BITS.trample) !== 0 && to !== 0;
  if (blockers.length === 0) return trample ? [combat(o.id, to, n)] : []; // CR 510.1c, 702.19e
  if (!trample)
    return spread(
      g,
      divider,
      o,
      blockers,
      blockers.map(() => 0),
      n,
    ); // CR 510.1c
  // CR 702.19b: lethal damage to all blockers before any to what it attacks.
  const lethal = blockers.map((id) => lethalFor(s, o.id, id, promised.get(id) ?? 0));
  const total = lethal.reduce((a, b) => a + b, 0);
  if (total >= n)
    return spread(
      g,
      divider,
      o,
      blockers,
      blockers.map(() => 0),
      n,
    );
  return trampleOver(g, divider, o, blockers, lethal, to, n);
}

/** CR 702.2c, 702.19b, 120.6: damage already marked or assigned in this step counts; with deathtouch one is enough. */
function lethalFor(s: State, source: Id, id: Id, promised: number): number {
  const o = live(s, id) as Obj;
  const c = characteristicsOf(s, o);
  const left = Math.max(0, (c.toughness ?? 0) - o.damage - promised);
  return keywords(s, source) & KEYWORD_BITS.deathtouch ? Math.min(1, left) : left;
}

/** CR 702.19b: nothing may go over unless every blocker is assigned lethal damage. @returns the rule an assignment breaks, or null. */
export function illegalTrample(detail: unknown, shares: readonly number[]): string | null {
  const lethal = (detail as { lethal?: readonly number[] } | undefined)?.lethal;
  if (!lethal || shares[lethal.length] === 0) return null;
  return lethal.every((n, i) => shares[i] >= n) ? null : '702.19b';
}

/** Trample: at least lethal to each blocker if anything goes over; or all of it among the blockers. */
function trampleOver(g: G, seat: number, o: Obj, blockers: readonly Id[], lethal: readonly number[], to: Id, n: number): Damage[] {
  const options = [...blockers, to];
  const over = n - lethal.reduce((a, b) => a + b, 0);
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
    rule: '702.19b',
    prompt: { id: 'ask.damage', params: { total: n } },
    source: o.id,
    visible: 'all',
    detail: { lethal },
    fallback: { divide: [...lethal, over] },
  });
  const shares = 'divide' in answer ? answer.divide : [...lethal, over];
  return options.flatMap((id, i) => (shares[i] > 0 ? [combat(o.id, id, shares[i])] : []));
}

/** CR 510.1c-d: divided as its controller chooses. */
function spread(g: G, seat: number, o: Obj, among: readonly Id[], least: readonly number[], n: number): Damage[] {
  if (among.length === 1) return [combat(o.id, among[0], n)];
  const { s } = g;
  const answer = ask(g, {
    seat,
    kind: 'damage',
    ask: { form: 'divide', options: among.map((entity) => ({ entity })), total: n, least, most: among.map(() => n) },
    rule: '510.1c',
    prompt: { id: 'ask.damage', params: { total: n } },
    source: o.id,
    visible: 'all',
    fallback: { divide: killInOrder(s, o.id, among, n) },
  });
  const shares = 'divide' in answer ? answer.divide : killInOrder(s, o.id, among, n);
  return among.flatMap((id, i) => (shares[i] > 0 ? [combat(o.id, id, shares[i])] : []));
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

function blockerDamage(g: G, seat: number, o: Obj): Damage[] {
  const { s } = g;
  const n = amountOf(s, o.id);
  const to = (o.blocking ?? []).filter((id) => live(s, id) !== null && (live(s, id) as Obj).attacking !== 0);
  if (n === 0 || to.length === 0) return []; // CR 510.1d
  return spread(
    g,
    blockDivider(s, seat, to),
    o,
    to,
    to.map(() => 0),
    n,
  );
}

/** What a player could pay mana with: floating mana, mana abilities, and help (convoke, delve), in the solver's terms. */
import { type ActivatedAbility, CARD_TYPES, COLORS, type Cost, type ManaSpec } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { cantActivate } from '../events/prohibitions.js';
import { type Board, createBoard, type Output, type PoolUnit, type Source, typeMask } from '../payment/solver.js';
import { characteristicsOf, controllerOf, staticEnv } from '../reading/characteristics.js';
import { holds } from '../reading/condition.js';
import { manaAbilitiesOf, sickToActivate } from '../reading/mana-abilities.js';
import { hasFlag, live, player } from '../state/access.js';
import { FLAG } from '../state/objects.js';
import { nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { tapsItself } from './abilities.js';
import { spentAs, widened } from './as-though.js';
import { joined, leafNow, type Means, mayBeSpentOn, NO_OUTPUTS, outputsOf, PRICE, type Purpose } from './means.js';
import { addOtherMeans, hasCounters, takesOwnCounters } from './other-means.js';
import { addSpendingMeans } from './spending.js';
import { type Taps, tapsOf } from './taps.js';

/** The permanents of a seat that have mana abilities, in battlefield order: whatever is paid for in one state, the same. */
export const makersOf = (s: State, seat: number): Id[] =>
  s.battlefield.filter((id) => controllerOf(s, id) === seat && manaAbilitiesOf(s, id).length > 0);

/**
 * Everything the seat could pay with, in battlefield order, but for `without`. Sources are keyed by their index.
 * @param makers what {@link makersOf} says, where it is known
 */
export function meansOf(s: State, seat: number, purpose: Purpose, without: readonly Id[] = [], makers = s.battlefield): Means[] {
  const means: Means[] = [];
  const taps = tapsOf(s);
  const helps = purpose.convoke || purpose.improvise || purpose.waterbend;
  for (const id of helps ? s.battlefield : makers) {
    if (controllerOf(s, id) !== seat || without.includes(id)) continue;
    const m = manaMeans(s, seat, id, purpose, means.length, taps);
    const helper = helpOf(s, id, purpose);
    if (m && helper) means.push({ ...m, source: { ...m.source, outputs: joined(m.source.outputs, helper) } });
    else if (m) means.push(m);
    else if (helper) {
      const source: Source = { key: means.length, outputs: helper, price: PRICE.convoke, kind: 'convoke', irreversible: 'no' };
      means.push({ source, id, kind: 'convoke', ability: null, node: 0 });
    }
  }
  if (purpose.delve) {
    for (const id of player(s, seat).graveyard) {
      means.push({
        source: { key: means.length, outputs: DELVE, price: PRICE.delve, kind: 'delve', irreversible: 'no' },
        id,
        kind: 'delve',
        ability: null,
        node: 0,
      });
    }
  }
  if (s._pool.tapsOthers || s._pool.repeatsMana) addOtherMeans(s, seat, purpose, without, means, taps, makers);
  if (s._pool.spendsForMana) addSpendingMeans(s, seat, purpose, without, means, taps);
  if (!s._pool.spendsAsThough) return means;
  const as = spentAs(s, seat, purpose);
  return as.types === 0 ? means : means.map((m) => (m.kind === 'mana' ? widened(m, as.types, as.narrow) : m));
}

/** What tapping the permanent pays for instead of mana (CR 702.51a, 702.126a). */
function helpOf(s: State, id: Id, purpose: Purpose): readonly Output[] | null {
  const convoked = purpose.convoke ? convokeOutputs(s, id) : null;
  const types = purpose.waterbend ? ARTIFACT | CREATURE : purpose.improvise ? ARTIFACT : 0;
  if (convoked || types === 0) return convoked;
  const o = live(s, id);
  if (!o || hasFlag(o, FLAG.tapped) || (characteristicsOf(s, o).types & types) === 0) return null;
  return IMPROVISE;
}

/** CR 702.51a: an untapped creature can be tapped for {1} or one mana of its colours; summoning sickness doesn't matter. */
function convokeOutputs(s: State, id: Id): readonly Output[] | null {
  const o = live(s, id);
  if (!o || hasFlag(o, FLAG.tapped)) return null;
  const c = characteristicsOf(s, o);
  if ((c.types & CREATURE) === 0) return null;
  let outputs = convokes.get(c.colors);
  if (!outputs) {
    outputs = [{ units: [{ types: typeMask(...COLORS.filter((_, i) => c.colors & (1 << i))) }], price: PRICE.convoke, kind: 'convoke' }];
    convokes.set(c.colors, outputs);
  }
  return outputs;
}

const convokes = new Map<number, readonly Output[]>();
const IMPROVISE: readonly Output[] = [{ units: [{ types: 0 }], price: PRICE.convoke, kind: 'convoke' }];
const DELVE: readonly Output[] = [{ units: [{ types: 0 }] }];

const ARTIFACT = 1 << CARD_TYPES.indexOf('Artifact');
const CREATURE = 1 << CARD_TYPES.indexOf('Creature');
const LAND = 1 << CARD_TYPES.indexOf('Land');

function manaMeans(s: State, seat: number, id: Id, purpose: Purpose, key: number, taps: Taps | null): Means | null {
  const o = live(s, id);
  if (!o) return null;
  const abilities = manaAbilitiesOf(s, id);
  if (abilities.length === 0 || cantActivate(s, seat, id, 'mana')) return null;
  const c = characteristicsOf(s, o);
  const usable = abilities.filter((p) => payableSimply(s, seat, id, p.ability));
  if (usable.length === 0) return null;
  // One source, several ways: all of them tap it (or sacrifice it), so at most one is used.
  let outputs: readonly Output[] = NO_OUTPUTS;
  for (const p of usable) outputs = joined(outputs, outputsOf(s, seat, id, p.ability, purpose, taps));
  if (outputs.length === 0) return null;
  const first = usable[0];
  const price =
    (c.types & LAND) !== 0
      ? (c.supertypes & 1) !== 0
        ? PRICE.basic
        : PRICE.land
      : (c.types & CREATURE) !== 0
        ? PRICE.creature
        : PRICE.rock;
  return {
    source: { key, outputs, price, kind: 'mana', irreversible: 'no' },
    id,
    kind: 'mana',
    ability: first.ability,
    node: first.node,
  };
}

/** The ability behind an output of a source, in the order of {@link meansOf}. */
export function abilityOfOutput(
  s: State,
  seat: number,
  id: Id,
  index: number,
  purpose: Purpose,
): { ability: ActivatedAbility; node: number } | null {
  let at = 0;
  for (const p of manaAbilitiesOf(s, id)) {
    if (!payableSimply(s, seat, id, p.ability)) continue;
    const n = outputsOf(s, seat, id, p.ability, purpose, null).length;
    if (index < at + n) return { ability: p.ability, node: p.node };
    at += n;
  }
  return null;
}

/** Abilities whose whole cost is {T}, mana, life or the source itself: those the solver can plan with. Others are activated by hand. */
function payableSimply(s: State, seat: number, id: Id, a: ActivatedAbility): boolean {
  const o = live(s, id);
  if (!o || a.timing === 'asInstant') return false; // CR 304.5: not while something is being paid for
  if (tapsItself(a.cost) && (hasFlag(o, FLAG.tapped) || sickToActivate(s, id))) return false;
  if ((a.zone ?? 'battlefield') !== 'battlefield' || !a.cost.every(isSimple) || leafNow(s, seat, id, a) === null) return false;
  if (!a.cost.every((c) => c.pay !== 'counters' || hasCounters(s, id, c))) return false;
  if (a.condition && !holds({ s, env: staticEnv(id, seat), it: 0 }, a.condition)) return false;
  return tapsItself(a.cost) || a.cost.some((c) => c.pay === 'self' && c.verb === 'sacrifice');
}

const isSimple = (c: Cost): boolean =>
  (c.pay === 'self' && (c.verb === 'tap' || c.verb === 'sacrifice')) ||
  c.pay === 'mana' ||
  (c.pay === 'life' && typeof c.amount === 'number') ||
  takesOwnCounters(c);

/** Floating mana that may be spent for the purpose, keyed by its index in the pool. */
export function poolUnits(s: State, seat: number, purpose: Purpose): PoolUnit[] {
  const units: PoolUnit[] = [];
  const as = s._pool.spendsAsThough ? spentAs(s, seat, purpose).types : 0;
  player(s, seat).pool.forEach((u, key) => {
    const spec = u.restriction === 0 ? undefined : nodeOf<ManaSpec>(s._pool, u.restriction);
    const only = spec?.spendOnly;
    if (only && !mayBeSpentOn({ s, env: staticEnv(u.source, seat), it: 0 }, only, purpose)) return;
    units.push({
      key,
      type: u.type,
      ...(only ? { restricted: true } : {}),
      ...(spec?.notFor ? { notGeneric: true } : {}),
      ...(u.snow ? { snow: true } : {}),
      ...(as ? { as } : {}),
      ...(u.n === undefined ? {} : { n: u.n }),
    });
  });
  return units;
}

/**
 * A board for many `canPayBoard` questions about the same seat.
 * @param without a source that is used otherwise
 * @param makers as for {@link meansOf}
 */
export const boardOf = (s: State, seat: number, purpose: Purpose, without: Id = 0, makers = s.battlefield): Board =>
  createBoard(
    poolUnits(s, seat, purpose),
    meansOf(s, seat, purpose, [], makers)
      .filter((m) => m.id !== without)
      .map((m) => m.source),
  );

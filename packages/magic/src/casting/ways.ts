/** The ways in which a card could be cast: for its mana cost, for an alternative cost, from another zone, face down (CR 601.3, 118.9, 708.4). */
import type { AlternativeCost, Condition, Cost, StaticPart } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { isCombined } from '../cardforms/faces.js';
import type { Variant } from '../cardforms/variants.js';
import { characteristicsOf, controllerOf, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { preparedBy, preparedFor } from '../reading/prepared.js';
import { hasKeyword, hasType } from '../reading/traits.js';
import { hasFlag, live, player } from '../state/access.js';
import { type Characteristics, type Env, FLAG, type Obj } from '../state/objects.js';
import { abilityInfo, nodeOf } from '../state/pool.js';
import type { FaceDown } from '../state/proposals.js';
import type { Lasting, State } from '../state/types.js';
import { commandersInZone, isCastableCommander } from '../variants/commander.js';
import { asFace, asFaceDown, facesToChoose } from './as-face.js';
import { isSetAside, laterWays } from './later.js';
import { castingParts } from './listed.js';
import { writtenOut } from './pay-costs.js';
import { permittedBy, permittedZones } from './permitted.js';
import { flashPrices } from './timing.js';
import type { Permission, Way } from './way.js';

export type CastingCost = Extract<StaticPart, { part: 'castingCost' }>;

/** A cost that can be paid any number of times is paid at most so often. */
export const MOST_TIMES = 20;

export const repeat = <T>(list: readonly T[], n: number): T[] => Array.from({ length: n }, () => list).flat();

/** Whether it does if the cost is paid once, or, where paying with objects may make the spell cost less, some other number of times up to that. */
export function asOften({ times, cost }: CastingCost, most: number, does: (n: number) => boolean): boolean {
  const more = times === 'any' && cost.every((c) => c.pay === 'objects');
  for (let n = 1; n <= (more ? most : 1); n++) if (does(n)) return true;
  return false;
}

/** How a card may be cast from where it is. */
interface Allowed {
  /** `instead`: only for this cost, which is paid rather than the mana cost. */
  how: 'normal' | 'free' | 'instead';
  cost?: readonly Cost[];
  /** Only for the alternative cost with this label. */
  using?: string;
  by?: Permission;
}

const ALLOWED: readonly Allowed[] = [{ how: 'normal' }];

const NO_COST: readonly Cost[] = [];
const manaCosts = new Map<string, readonly Cost[]>();

/** The cost that is just this mana, one array per text: costs are compiled once by identity. */
export function manaCostOf(mana: string): readonly Cost[] {
  let cost = manaCosts.get(mana);
  if (!cost) {
    cost = [{ pay: 'mana', mana }];
    manaCosts.set(mana, cost);
  }
  return cost;
}

/** Keywords that allow casting the card face down (CR 702.37a-b, 702.168a). */
export const FACE_DOWN_KEYWORDS: ReadonlySet<string> = new Set(['morph', 'megamorph', 'disguise']);

/** CR 702.37a: the cost to cast a card face down. */
const FACE_DOWN_COST: Cost[] = [{ pay: 'mana', mana: '{3}' }];

/** Cast for more, as though it had flash (CR 702.8a). */
const DEARER = { label: 'flash', faceDown: 0, free: 0 } as const;

/** Costs for which a card is cast with its back face up (CR 712.11a, 702.146a, 702.162a). */
const CAST_TRANSFORMED: ReadonlySet<string> = new Set(['disturb', 'moreThanMeetsTheEye']);

/** All ways in which the seat is allowed to cast the card from where it is now; costs are not judged here. */
export function waysToCast(s: State, seat: number, id: Id): Way[] {
  const o = live(s, id);
  if (!o) return [];
  const faces = facesToChoose(s, o);
  if (faces.length === 1) return waysOfFace(asFace(s, id, faces[0]), seat, id, faces[0]);
  const ways = faces.flatMap((face) => waysOfFace(asFace(s, id, face), seat, id, face));
  return [...ways, ...fuseWays(s, seat, o)];
}

/** The key of a way of a face other than the first. */
const keyOf = (key: string, face: number): string => (face === 0 ? key : `${key}@${face}`);

/** CR 702.102a: both halves of a split card with fuse, from the hand. */
function fuseWays(s: State, seat: number, o: Obj): Way[] {
  if (o.zone !== 'hand' || o.owner !== seat) return [];
  const { card, faces, home } = s._pool.cards[o.card];
  if (!isCombined(card.layout) || faces[home].program === null) return [];
  const c = characteristicsOf(s, o);
  if (!hasKeyword({ s }, c, 'fuse') || c.manaCost === null) return [];
  const normal: Way = { key: 'fuse', cost: manaCostOf(c.manaCost), label: 'fuse', faceDown: 0, free: 0, face: home };
  return [normal, ...otherCosts(s, seat, o, 0).map((way, i) => ({ ...way, key: `fuse#${i}`, label: 'fuse', face: home }))];
}

/** CR 702.127a: a half with aftermath is cast from a graveyard only, and every player may do so with his own. */
function aftermath(s: State, seat: number, o: Obj): 'only' | 'never' | null {
  if (s._pool.cards[(o.copyOf ?? o).card].card.layout !== 'aftermath') return null;
  if (!hasKeyword({ s }, characteristicsOf(s, o), 'aftermath')) return null;
  return o.zone === 'graveyard' && o.owner === seat ? 'only' : 'never';
}

/** The ways of one face, in a position where the card shows it. */
function waysOfFace(s: State, seat: number, id: Id, face: number): Way[] {
  const o = live(s, id) as Obj;
  const c = characteristicsOf(s, o);
  const after = aftermath(s, seat, o);
  if (after === 'never' && o.zone !== 'graveyard') return [];
  if (hasType(c, 'Land')) return faceDownWays(s, seat, o, c, face, []); // CR 305.9, 702.37a
  const ways: Way[] = [];
  // CR 601.3: of several permissions the player uses one; each is a way of its own
  for (const permission of after === 'only' ? ALLOWED : permissionsFor(s, seat, o))
    ways.push(...permittedWays(s, seat, o, c, face, permission, ways));
  ways.push(...otherCosts(s, seat, o, face, 'elsewhere').map((w) => ({ ...w, key: freshKey(w.key, ways) })));
  ways.push(...ownAlternatives(s, seat, o, face, 'itsZone', ways));
  for (const way of laterWays(s, seat, o, c)) ways.push({ ...way, key: keyOf(way.key, face), face });
  if (after !== 'only') ways.push(...faceDownWays(s, seat, o, c, face, ways));
  return ways;
}

/** A key that none of the ways has. */
function freshKey(name: string, ways: readonly Way[]): string {
  return ways.some((w) => w.key === name) ? `${name}#${ways.length}` : name;
}

/** The ways by one permission: for the mana cost, for what other objects and the card itself allow instead, as though it had flash for more. */
function permittedWays(
  s: State,
  seat: number,
  o: Obj,
  c: Characteristics,
  face: number,
  permission: Allowed,
  before: readonly Way[],
): Way[] {
  const { how } = permission;
  const by = permission.by ? { by: permission.by } : {};
  const ways: Way[] = [];
  const add = (way: Way): void => void ways.push({ ...way, key: freshKey(way.key, [...before, ...ways]), ...by });
  if (permission.using) {
    for (const way of ownAlternatives(s, seat, o, face, { label: permission.using }, before)) add(way);
    return ways;
  }
  if (permission.cost) {
    add({ key: keyOf('alternative', face), cost: permission.cost, label: '', faceDown: 0, free: 0, face }); // CR 118.9a
    return ways;
  }
  if (c.manaCost !== null) {
    const cost = how === 'free' ? NO_COST : manaCostOf(c.manaCost);
    add({ key: keyOf('normal', face), cost, label: '', faceDown: 0, free: how === 'free' ? 1 : 0, face });
  }
  if (how === 'free') return ways; // CR 118.9a: "without paying its mana cost" is an alternative cost itself
  for (const way of otherCosts(s, seat, o, face)) add(way);
  for (const way of ownAlternatives(s, seat, o, face, 'anywhere', [...before, ...ways])) add(way);
  if (c.manaCost !== null)
    for (const price of flashPrices(s, o)) add({ ...DEARER, key: keyOf('flash', face), cost: [...manaCostOf(c.manaCost), ...price], face });
  return ways;
}

/** Alternative costs that the card itself states: for wherever it may be cast from, or for the zone they allow it to be cast from. */
function ownAlternatives(
  s: State,
  seat: number,
  o: Obj,
  face: number,
  where: 'anywhere' | 'itsZone' | { label: string },
  before: readonly Way[],
): Way[] {
  const env = staticEnv(o.id, seat);
  const ways: Way[] = [];
  for (const { part, ability } of castingParts(s, o)) {
    if (part.part !== 'castingCost' || part.how !== 'alternative') continue;
    if (typeof where === 'object') {
      if (part.label !== where.label) continue;
    } else {
      if ((ability.zone === undefined) !== (where === 'anywhere')) continue;
      if (ability.zone !== undefined && (o.zone !== ability.zone || o.owner !== seat)) continue;
    }
    if (part.condition && !conditionHolds(s, part.condition, env)) continue;
    if (ability.condition && !conditionHolds(s, ability.condition, env)) continue;
    const key = freshKey(keyOf(part.label, face), [...before, ...ways]);
    const cost = writtenOut(s, part.cost, env);
    if (cost.some((x) => x.pay === 'manaCostOf')) continue; // CR 118.6
    const back = CAST_TRANSFORMED.has(part.label) ? 1 : undefined;
    const variant = face === 0 ? s._pool.cards[o.card].variants[part.label as Variant] : undefined;
    ways.push({ key, cost, label: part.label, faceDown: 0, free: 0, face: back ?? variant ?? face });
  }
  return ways;
}

/** CR 702.37a-b, 702.168a: face down, as the morph or the disguise ability says; what may be cast is judged as it is then (CR 708.4, 601.3e). */
function faceDownWays(s: State, seat: number, o: Obj, c: Characteristics, face: number, before: readonly Way[]): Way[] {
  const has = c.abilities.map((a) => abilityInfo(s._pool, a).keyword?.keyword ?? '').filter((k) => FACE_DOWN_KEYWORDS.has(k));
  const kinds = new Set(has.map((k): FaceDown => (k === 'disguise' ? 'warded' : 1)));
  const ways: Way[] = [];
  for (const faceDown of kinds) {
    const as = o.zone === 'hand' ? s : asFaceDown(s, o.id, faceDown);
    for (const { by } of permissionsFor(as, seat, live(as, o.id) as Obj)) {
      const key = freshKey('face-down', [...before, ...ways]);
      ways.push({ key, cost: FACE_DOWN_COST, label: 'face-down', faceDown, free: 0, face, ...(by ? { by } : {}) });
    }
  }
  return ways;
}

const ofSpells = new WeakMap<readonly Cost[], readonly Cost[]>();

/** A cost for which others let spells be cast: what it says of the spell is what the spell's own cost says of itself. The same list each time. */
export function costOfSpell(cost: readonly Cost[]): readonly Cost[] {
  let own = ofSpells.get(cost);
  if (!own) {
    own = JSON.parse(JSON.stringify(cost, (_, v) => (v?.sel === 'it' ? { sel: 'self' } : v))) as Cost[];
    ofSpells.set(cost, own);
  }
  return own;
}

/** Such a cost for this spell; where its mana cost is a part of it, that is written out. */
function writtenFor(s: State, seat: number, id: Id, cost: readonly Cost[]): readonly Cost[] {
  const own = costOfSpell(cost);
  return own.some((c) => c.pay === 'manaCostOf') ? writtenOut(s, own, staticEnv(id, seat)) : own;
}

/** CR 118.9: alternative costs that effects of other objects allow for this spell; `elsewhere`: those that come with the permission to cast it from where it is. */
function otherCosts(s: State, seat: number, o: Obj, face: number, where?: 'elsewhere'): Way[] {
  const ways: Way[] = [];
  for (const { rule, by } of permittedBy(s, seat, o, 'cast')) {
    const { action: a, cost } = rule;
    if (a.act !== 'cast' || cost === undefined) continue;
    const permits = a.from !== undefined && a.from !== 'hand';
    if (permits !== (where !== undefined)) continue;
    const free = cost === 'free';
    const name = keyOf(free ? 'free' : 'alternative', face);
    const key = ways.some((w) => w.key === name) ? `${name}#${ways.length}` : name;
    const way: Way = { key, cost: free ? NO_COST : writtenFor(s, seat, o.id, cost), label: '', faceDown: 0, free: free ? 1 : 0, face };
    ways.push(by ? { ...way, by } : way);
  }
  return ways;
}

/** CR 601.3: from the hand, or where effects allow it. Of permissions that are alike one is enough. */
function permissionsFor(s: State, seat: number, o: Obj): readonly Allowed[] {
  if (o.zone === 'hand' && o.owner === seat) return ALLOWED;
  if (isCastableCommander(o, seat)) return ALLOWED;
  const found = [...lastingPermissions(s, seat, o), ...preparedPermissions(s, seat, o), ...rulePermissions(s, seat, o)];
  // what is allowed without more makes it pointless to use up what is allowed only so often
  const plain = found.find((a) => a.by === undefined && a.how === 'normal' && a.using === undefined);
  return found.filter((a, i) => {
    if (a.by === undefined) return found.findIndex((b) => b.by === undefined && b.how === a.how && b.using === a.using) === i;
    return plain === undefined || a.how === 'free' || (a.by.rule !== 0 && saysMore(s, a.by.rule));
  });
}

/** Whether something applies to what is cast by this permission. */
const saysMore = (s: State, rule: number): boolean => nodeOf<{ with?: unknown }>(s._pool, rule).with !== undefined;

/** Whether its first turn has come ("on a later turn"). */
const hasBegun = (s: State, l: Lasting): boolean => l.turn === undefined || s.turn.number >= l.turn;

/** Whether a permission of a resolution holds now: its first turn has come, and what it asks of the turn is so. */
export function permitsNow(s: State, l: Lasting): boolean {
  const { while: during } = nodeOf<{ while?: Condition }>(s._pool, l.node);
  return hasBegun(s, l) && (during === undefined || conditionHolds(s, during, l.env));
}

function lastingPermissions(s: State, seat: number, o: Obj): Allowed[] {
  const found: Allowed[] = [];
  for (const l of s.lasting) {
    const effect = nodeOf<{ do: string; cost?: 'free' | 'normal' | AlternativeCost }>(s._pool, l.node);
    if (effect.do !== 'permitPlay' || l.env.you !== seat || !l.affected?.includes(o.id) || !permitsNow(s, l)) continue;
    // CR 715.3d: not as an Adventure again
    if (l.node === s._pool.adventure && o.face !== 0) continue;
    const by: Permission | undefined = l.uses < 0 ? undefined : { source: l.env.source, rule: 0, lasting: l.id };
    const { cost } = effect;
    const how: Allowed =
      typeof cost === 'object' ? { how: 'instead', cost: costOfSpell(cost.pay) } : { how: cost === 'free' ? 'free' : 'normal' };
    found.push({ ...how, ...(by ? { by } : {}) });
  }
  return found;
}

/** "While it's prepared, you may cast a copy of its spell. Doing so unprepares it." */
function preparedPermissions(s: State, seat: number, o: Obj): Allowed[] {
  if (o.zone !== 'exile' || !hasFlag(o, FLAG.copy)) return [];
  const source = preparedBy(s, o.id);
  return source !== 0 && controllerOf(s, source) === seat ? [{ how: 'normal' }] : [];
}

/** Those that rules in force give without another cost: `by` where they are limited, or say more of what is cast. */
const rulePermissions = (s: State, seat: number, o: Obj): Allowed[] =>
  permittedBy(s, seat, o, 'cast').flatMap(({ rule, by }) =>
    rule.cost !== undefined || rule.action.act !== 'cast' || rule.action.from === undefined
      ? []
      : [{ how: 'normal', ...(rule.using ? { using: rule.using } : {}), ...(by ? { by } : {}) }],
  );

/** Cards outside the hand that the seat might cast or play: few, so they are found by asking. */
export function otherCastable(s: State, seat: number): Id[] {
  const found: Id[] = [...commandersInZone(s, seat), ...preparedFor(s, seat)];
  for (const id of player(s, seat).graveyard) {
    const o = live(s, id);
    if (o && (castingPartsIn(s, o, 'graveyard') || aftermath(s, seat, o) === 'only')) found.push(id);
  }
  for (const id of s.exile) if (isSetAside(live(s, id) as Obj)) found.push(id);
  for (const l of s.lasting)
    if (l.env.you === seat && l.affected && nodeOf<{ do: string }>(s._pool, l.node).do === 'permitPlay')
      found.push(...l.affected.filter((id) => live(s, id)));
  for (const { from, owners } of permittedZones(s, seat)) {
    if (from === 'exile') found.push(...s.exile);
    for (const owner of owners) {
      const { library, graveyard, hand } = player(s, owner);
      if (from === 'library' && library.length > 0) found.push(library[library.length - 1]);
      else if (from === 'graveyard') found.push(...graveyard);
      else if (from === 'hand' && owner !== seat) found.push(...hand);
    }
  }
  return found.length < 2 ? found : [...new Set(found)];
}

function castingPartsIn(s: State, o: Obj, zone: string): boolean {
  return castingParts(s, o).some((p) => p.ability.zone === zone && p.part.part === 'castingCost');
}

/** Environment for questions about a card that is not on the stack yet. */
export const cardEnv = (id: Id, seat: number): Env => staticEnv(id, seat);

/** Expectations (section 9 of the format): whether each holds in a state, and what was found. */
import { type Id, seatEntity } from '@apnap/kernel';
import {
  type ActOption,
  attackerObstacle,
  attackObstacle,
  characteristics,
  controllerOf,
  dungeonOf,
  FLAG,
  legalActions,
  live,
  player,
  roomOf,
  type State,
  zoneIds,
} from '@apnap/magic';
import { findAbility } from './abilities.js';
import { availableMana, sameMana } from './available.js';
import { type AbilityFact, attachmentsOf, countAbility, countersOn, hasColor, hasSubtype, hasType, isTapped, manaIn } from './facts.js';
import type { AbilityName, Check, Query, Who } from './format.js';
import { begins, isNamed, named, nameOf } from './names.js';
import { compare, evaluate } from './queries.js';
import type { Session } from './session.js';
import { castByKeyword, castNames, isNamedAsAbility, isVariant, spellIsMeant } from './spells.js';
import { stackBegins } from './texts.js';

export type Held = { ok: true } | { ok: false; found: string };

const holds = (ok: boolean, found: unknown): Held =>
  ok ? { ok } : { ok, found: typeof found === 'string' ? found : JSON.stringify(found) };
const equals = (found: unknown, wanted: unknown): Held => holds(found === wanted, found);

type Handler = (x: Session, c: Check) => Held;

/** Permanents of a player (or anybody) with the name of the check. */
function permanentsOf(x: Session, c: Check): Id[] {
  const all = x.permanents(c.player);
  return c.name === undefined ? all : withName(x, all, c.name);
}

const withName = (x: Session, ids: readonly Id[], name: string): Id[] =>
  name.startsWith('@') ? ids.filter((id) => id === x.alias(name)) : named(x.state, ids, name);

const pick = (ids: readonly Id[], c: Check): Id | undefined => (String(c.pick ?? '').startsWith('last') ? ids[ids.length - 1] : ids[0]);

const GONE = 'no such permanent';

/** Cards in a zone, with this name if one is given. */
function cardsIn(x: Session, zone: 'hand' | 'graveyard' | 'library' | 'exile', c: Check): Id[] {
  const { state } = x;
  const seat = c.player === undefined ? -1 : x.seat(c.player);
  const ids = zoneIds(state, zone, Math.max(0, seat)).filter((id) => seat < 0 || live(state, id)?.owner === seat);
  const { name } = c;
  if (name === undefined) return ids;
  if (name.startsWith('@')) return ids.filter((id) => id === x.alias(name));
  return ids.filter((id) => isNamed(state, id, name, zone === 'hand' ? 'halves' : 'none'));
}

const countIn =
  (zone: 'hand' | 'graveyard' | 'library' | 'exile'): Handler =>
  (x, c) =>
    equals(cardsIn(x, zone, c).length, c.count);

function powerToughness(x: Session, c: Check): Held {
  const ids = permanentsOf(x, c);
  if (ids.length === 0) return holds(false, GONE);
  const sizes = ids.map((id) => {
    const k = characteristics(x.state, id);
    return c.base === true ? [k.basePower ?? 0, k.baseToughness ?? 0] : [k.power ?? 0, k.toughness ?? 0];
  });
  const same = ([p, t]: number[]): boolean => p === c.power && t === c.toughness;
  const ok = c.scope === 'all' ? sizes.every(same) : c.scope === 'first' ? same(sizes[0]) : sizes.some(same);
  return holds(ok, sizes.map((n) => n.join('/')).join(', '));
}

function ability(x: Session, c: Check): Held {
  const ids = permanentsOf(x, c);
  if (typeof c.permanents === 'number' && ids.length !== c.permanents) return holds(false, `${ids.length} permanents`);
  const id = typeof c.permanents === 'number' ? ids[ids.length - 1] : ids[0];
  if (id === undefined) return holds(c.has === false && c.permanents === undefined, GONE);
  const n = countAbility(x.state, id, c.ability as AbilityFact);
  return holds(n > 0 === (c.has !== false), `${n}`);
}

function counters(x: Session, c: Check): Held {
  const ids = permanentsOf(x, c);
  const id = pick(ids, c);
  if (id === undefined) return c.pick === 'lastOrZero' ? equals(0, c.count) : holds(false, GONE);
  return equals(countersOn(x.state, id, String(c.counter)), c.count);
}

/** Something about the first or last permanent so named. */
const aboutOne =
  (has: (s: State, id: Id, c: Check) => boolean): Handler =>
  (x, c) => {
    const id = pick(permanentsOf(x, c), c);
    return id === undefined ? holds(false, GONE) : equals(has(x.state, id, c), c.has !== false);
  };

function color(x: Session, c: Check): Held {
  const ids = permanentsOf(x, c);
  const id = ids[ids.length - 1];
  if (id === undefined) return holds(false, GONE);
  const colors = c.colors as string[];
  const ok = c.has === false ? !colors.some((k) => hasColor(x.state, id, k)) : colors.every((k) => hasColor(x.state, id, k));
  return holds(ok, `${nameOf(x.state, id)}: ${characteristics(x.state, id).colors}`);
}

function tapped(x: Session, c: Check): Held {
  const found = permanentsOf(x, c)
    .slice(0, 2)
    .map((id) => {
      const o = live(x.state, id);
      return o !== null && isTapped(o);
    });
  if (found.length === 0) return holds(false, GONE);
  return holds(found.includes(c.tapped !== false), found);
}

function tappedCount(x: Session, c: Check): Held {
  const n = permanentsOf(x, c).filter((id) => {
    const o = live(x.state, id);
    return o !== null && isTapped(o) === (c.tapped !== false);
  }).length;
  return equals(n, c.count);
}

function attachedTo(x: Session, c: Check): Held {
  const hosts = withName(x, x.permanents(c.player), String(c.permanent));
  const ok = hosts.some((id) => withName(x, attachmentsOf(x.state, id), String(c.attachment)).length > 0);
  return equals(ok, c.value !== false);
}

/** Names of creatures that attacked or blocked this turn. */
function fighters(x: Session, c: Check, kind: 'attack' | 'block'): Held {
  const seat = x.seat(c.player as Who);
  const seen = new Set<Id>();
  const names: string[] = [];
  for (const e of x.state.history.rows) {
    if (e.kind !== kind || seen.has(e.object)) continue;
    seen.add(e.object);
    if (controllerOf(x.state, e.object) === seat) names.push(characteristics(x.state, e.object).name);
  }
  const wanted = [...((c.names as string[]) ?? [])].sort();
  return holds(JSON.stringify(names.sort()) === JSON.stringify(wanted), names.join(', '));
}

function stackObject(x: Session, c: Check): Held {
  const object = c.object as AbilityName;
  const n = x.state.stack.filter((id) => {
    const spell = live(x.state, id)?.stack?.kind === 'spell';
    if (object.raw.startsWith('Cast ')) return spell && begins(nameOf(x.state, id), object.raw.slice(5));
    return !spell && stackBegins(x.state, id, object.raw);
  }).length;
  return equals(n, c.count);
}

function playable(x: Session, c: Check): Held {
  const seat = x.seat(c.player as Who);
  const options = legalActions(x.state, seat);
  const name = c.ability as AbilityName;
  const can =
    name.kind === 'cast'
      ? options.some((o) => o.act === 'cast' && canBeMeant(x, o, name))
      : name.kind === 'playLand'
        ? options.some((o) => o.act === 'land' && isNamed(x.state, o.object, name.card ?? '', 'faces'))
        : (findAbility(x, options, name) ?? castByKeyword(x, seat, options, name)) !== null;
  return equals(can, c.value !== false);
}

/** Whether a way of casting is one that the text "Cast …" begins to name (section 6). */
function canBeMeant(x: Session, o: Extract<ActOption, { act: 'cast' }>, name: AbilityName): boolean {
  if (name.variant === undefined ? isNamedAsAbility(o) : !isVariant(o.way, name.variant)) return false;
  const card = name.card ?? '';
  return spellIsMeant(x, o, { card }) || castNames(x, o).some((own) => begins(own, card));
}

/** Whether that creature could attack that player now, if its controller declared attackers (CR 508.1a, c). */
function mayAttack(x: Session, c: Check): Held {
  const defender = typeof c.defender === 'string' ? c.defender : (c.defender as { player: Who }).player;
  const id = permanentsOf(x, c)[0];
  if (id === undefined) return holds(c.value === false, GONE);
  const obstacle = attackerObstacle(x.state, id) ?? attackObstacle(x.state, id, seatEntity(x.seat(defender as Who)));
  return holds((obstacle === null) === (c.value !== false), obstacle?.rule ?? 'can attack');
}

function commandZone(x: Session, c: Check, commanders: 'commanders' | 'all'): Held {
  const { state } = x;
  const seat = c.player === undefined ? -1 : x.seat(c.player);
  const n = state.command.filter((id) => {
    const o = live(state, id);
    if (!o || (seat >= 0 && controllerOf(state, id) !== seat) || x.prepared.helpers.has(nameOf(state, id))) return false;
    if (commanders === 'commanders' && (o.flags & FLAG.commander) === 0) return false;
    return c.name === undefined || x.isCommandNamed(id, c.name);
  }).length;
  return equals(n, c.count);
}

function result(x: Session, c: Check): Held {
  const { result: r } = x.state;
  const seat = x.seat(c.player as Who);
  // The format has three words: who has neither won nor lost, in a game that goes on as in one that is drawn, has a draw.
  const found = r === null || r.winners.length === 0 ? 'draw' : r.winners.includes(seat) ? 'won' : 'lost';
  const early = r === null && player(x.state, seat).lost === 1 ? 'lost' : found;
  return equals(early, c.value);
}

const won = (x: Session, c: Check): boolean => x.state.result?.winners.includes(x.seat(c.player as Who)) ?? false;

const hasLost = (x: Session, c: Check): boolean =>
  player(x.state, x.seat(c.player as Who)).lost === 1 || (x.state.result !== null && x.state.result.winners.length > 0 && !won(x, c));

/** The dungeon a player is in, and the room of the venture marker (CR 309.4). */
function dungeonCheck(x: Session, c: Check): Held {
  const id = dungeonOf(x.state, x.seat(c.player as Who));
  const name = id === 0 ? 'none' : characteristics(x.state, id).name;
  const room = id === 0 ? undefined : roomOf(x.state, id)?.name;
  return holds(name === c.dungeon && (c.room === undefined || c.room === room), room === undefined ? name : `${name}: ${room}`);
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  life: (x, c) => equals(player(x.state, x.seat(c.player as Who)).life, c.value),
  permanentCount: (x, c) => equals(permanentsOf(x, c).length, c.count),
  tokenCount: (x, c) => equals(permanentsOf(x, c).filter((id) => ((live(x.state, id)?.flags ?? 0) & FLAG.token) !== 0).length, c.count),
  handCount: countIn('hand'),
  graveyardCount: countIn('graveyard'),
  libraryCount: countIn('library'),
  exileCount: countIn('exile'),
  commandZoneCount: (x, c) => commandZone(x, c, 'all'),
  dungeon: dungeonCheck,
  commanderCount: (x, c) => commandZone(x, c, 'commanders'),
  powerToughness,
  ability,
  abilityCount: (x, c) => {
    const id = permanentsOf(x, c)[0];
    return id === undefined ? holds(false, GONE) : equals(countAbility(x.state, id, c.ability as AbilityFact), c.count);
  },
  counters,
  playerCounters: (x, c) => equals(countersOn(x.state, seatEntity(x.seat(c.player as Who)), String(c.counter)), c.count),
  cardCounters: (x, c) => {
    const ids = (['hand', 'graveyard', 'exile'] as const).flatMap((zone) => cardsIn(x, zone, c));
    return equals(ids.length === 0 ? 0 : countersOn(x.state, ids[0], String(c.counter)), c.count);
  },
  exiledCardCounters: (x, c) => {
    const [id] = cardsIn(x, 'exile', c);
    return id === undefined ? holds(false, 'no such card') : equals(countersOn(x.state, id, String(c.counter)), c.count);
  },
  exiledCardSubtype: (x, c) =>
    holds(
      cardsIn(x, 'exile', c).some((id) => hasSubtype(x.state, id, String(c.subtype))),
      'no',
    ),
  type: aboutOne((s, id, c) => hasType(s, id, String(c.type))),
  subtype: aboutOne((s, id, c) => hasSubtype(s, id, String(c.subtype))),
  color,
  tapped,
  tappedCount,
  attacking: (x, c) => {
    const ids = permanentsOf(x, c);
    const o = live(x.state, ids[ids.length - 1] ?? 0);
    return o ? equals(o.attacking !== 0, c.value !== false) : holds(c.value === false, GONE);
  },
  attachedTo,
  damage: (x, c) => {
    const id = pick(permanentsOf(x, c), c);
    return id === undefined ? holds(false, GONE) : equals(live(x.state, id)?.damage ?? 0, c.value);
  },
  manaPool: (x, c) => equals(manaIn(x.state, x.seat(c.player as Who), String(c.color)), c.amount),
  stackSize: (x, c) => equals(x.state.stack.length, c.count),
  stackObject,
  playable,
  attackers: (x, c) => fighters(x, c, 'attack'),
  blockers: (x, c) => fighters(x, c, 'block'),
  mayAttack,
  aliasZone: (x, c) => {
    const o = live(x.state, x.alias(String(c.alias)));
    return equals((o?.zone ?? 'gone') === c.zone, c.value !== false);
  },
  playerInGame: (x, c) => equals(!hasLost(x, c), c.value !== false),
  won: (x, c) => equals(won(x, c), c.value !== false),
  lost: (x, c) => equals(hasLost(x, c), c.value !== false),
  result,
  monarch: (x, c) => equals(x.whoOf[x.state.designations.monarch] ?? 'none', c.value),
  turn: (x, c) => equals(x.turnNumber(), c.value),
  activePlayer: (x, c) => equals(x.whoOf[x.state.turn.active], c.value),
  topCardRevealed: (x, c) => equals(evaluate(x, { of: { player: c.player as Who }, get: 'topCardRevealed' }), c.value !== false),
  availableMana: (x, c) => {
    const found = availableMana(x, x.seat(c.player as Who));
    return holds(
      found.some((m) => sameMana(m, String(c.mana))),
      found,
    );
  },
  query: (x, c) => {
    const found = evaluate(x, c.query as Query);
    const values = Array.isArray(found) ? found : [found];
    return holds(
      values.every((v) => compare(x, v, String(c.op), c.value)),
      values,
    );
  },
};

/** Kinds of expectation the runner knows. */
export const knowsCheck = (kind: string): boolean => kind in HANDLERS;

/** Whether an expectation holds in the state as it is. */
export function checkHolds(x: Session, c: Check): Held {
  const handler = HANDLERS[c.check];
  return handler ? handler(x, c) : { ok: false, found: `unknown check ${c.check}` };
}

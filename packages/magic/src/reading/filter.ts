/** Filters: what one entity is like. */
import { CREATURE_TYPES, type Filter, SECTORS, type Selector, type Status, type WordRef } from '@apnap/ability';
import { type Id, isSeat, seatOf, tick } from '@apnap/kernel';
import { hasName, sharesName } from '../cardforms/faces.js';
import { counterCount, live, player, record } from '../state/access.js';
import { type Cx, wordOf, wordsOf } from '../state/context.js';
import { isVerb } from '../state/events.js';
import { type Characteristics, FLAG, type Obj } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';
import { characteristicsOf, controllerOf } from './characteristics.js';
import { isDesignated } from './designations.js';
import { compare, statOf, timesPaid } from './numbers.js';
import { partnerOf } from './pairs.js';
import { copyOfPrepared } from './prepared.js';
import { affects } from './range.js';
import { includesSeat } from './seats.js';
import { CREATURE, hasKeyword, hasSubtype, isPermanentCard, PERMANENT_TYPES, SUPERTYPE_BIT, TYPE_BIT } from './traits.js';
import { votedFor } from './votes.js';

const COLOR_BIT: Readonly<Record<string, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16 };

/** CR 702.158e: only what has a designation is in a sector. */
function inSector(cx: Cx, of: WordRef | { same: Selector }, o: Obj): boolean {
  const mine = SECTORS.find((sector) => o.flags & FLAG[sector]);
  if (mine === undefined) return false;
  if (typeof of === 'string' || !('same' in of)) return wordOf(cx, of) === mine;
  return procedures.select(cx, of.same).some((id) => ((record(cx.s, id)?.flags ?? 0) & FLAG[mine]) !== 0);
}

/** Whether an entity is as the filter says. Objects that are gone are judged by their last-known information (CR 608.2h). */
export function matches(cx: Cx, f: Filter, id: Id): boolean {
  tick();
  // CR 801.10-801.11: what is outside the range of influence is neither affected nor seen
  return (cx.s.range === undefined || affects(cx.s, cx.env, id)) && isLike(cx, f, id);
}

function isLike(cx: Cx, f: Filter, id: Id): boolean {
  switch (f.is) {
    case 'any':
      return true;
    case 'and':
      for (const x of f.of) if (!isLike(cx, x, id)) return false;
      return true;
    case 'or':
      for (const x of f.of) if (isLike(cx, x, id)) return true;
      return false;
    case 'not':
      return !isLike(cx, f.of, id);
    case 'oneOf':
      return procedures.select(cx, f.of).includes(id);
    case 'other':
      return id !== cx.env.source && !isWhatBecame(cx, id);
    case 'player':
      return isSeat(id) && includesSeat(cx, f.who, seatOf(id));
    case 'happened':
      return procedures.matchHistory({ ...cx, it: id }, f.event, f).length > 0;
    case 'satisfies':
      return procedures.holds({ ...cx, it: id }, f.cond);
    case 'couldBeTarget':
      return procedures.select(cx, f.of).some((spell) => procedures.couldBeTarget(cx.s, spell, id));
    default:
      break;
  }
  if (f.is === 'voted') return isSeat(id) && votedLike(cx, f, seatOf(id));
  if (isSeat(id) && f.is === 'designated') return isDesignated(cx.s, seatOf(id), f.designation);
  if (isSeat(id))
    return f.is === 'controlledBy' || f.is === 'ownedBy'
      ? includesSeat(cx, f.who, seatOf(id))
      : f.is === 'counters'
        ? compare(counterCount(player(cx.s, seatOf(id)).counters, f.counter), f.cmp, procedures.quantity(cx, f.value))
        : false;
  const o = record(cx.s, id);
  return o !== null && matchesObject(cx, f, o, characteristicsOf(cx.s, o));
}

/** CR 400.7e: the ability of a permanent that has gone finds what it became, which is not "another" either. */
const isWhatBecame = (cx: Cx, id: Id): boolean => {
  const source = record(cx.s, cx.env.source);
  return source?.zone === 'gone' && source.became !== 0 && source.became === id;
};

/** Whether a player voted for something these players voted for, or for something they did not, in the vote that triggered this. */
function votedLike(cx: Cx, f: Extract<Filter, { is: 'voted' }>, seat: number): boolean {
  const votes = votedFor(cx.s, cx.env.event?.event ?? 0);
  const theirs = new Set(procedures.players(cx, f.who).flatMap((p) => [...(votes.get(p) ?? [])]));
  return [...(votes.get(seat) ?? [])].some((choice) => theirs.has(choice) === (f.like === 'same'));
}

type ObjectFilter = Exclude<
  Filter,
  { is: 'any' | 'and' | 'or' | 'not' | 'oneOf' | 'other' | 'player' | 'happened' | 'satisfies' | 'voted' | 'couldBeTarget' }
>;

/** CR 205.2, 205.3, 110.4: a type that something of these has, too. */
function sharesType(
  cx: Cx,
  f: Extract<Filter, { is: 'sharesCreatureType' | 'sharesCardType' | 'sharesPermanentType' }>,
  c: Characteristics,
): boolean {
  return procedures.select(cx, f.with).some((id) => {
    const o = record(cx.s, id);
    if (o === null) return false;
    const other = characteristicsOf(cx.s, o);
    if (f.is === 'sharesCreatureType') return shareCreatureType(c, other);
    return (other.types & c.types & (f.is === 'sharesPermanentType' ? PERMANENT_TYPES : -1)) !== 0;
  });
}

/** Of a card type or subtype that was chosen; "nonLand": of another kind than this. */
function ofChosenType(c: Characteristics, word: string | null): boolean {
  if (word === null) return false;
  const denied = word.startsWith('non') ? TYPE_BIT[word.slice(3)] : undefined;
  if (denied !== undefined) return (c.types & denied) === 0;
  return TYPE_BIT[word] !== undefined ? (c.types & TYPE_BIT[word]) !== 0 : hasSubtype(c, word);
}

function matchesObject(cx: Cx, f: ObjectFilter, o: Obj, c: Characteristics): boolean {
  switch (f.is) {
    case 'type':
      return (c.types & TYPE_BIT[f.type]) !== 0;
    case 'supertype':
      return (c.supertypes & SUPERTYPE_BIT[f.supertype]) !== 0;
    case 'subtype': {
      const word = wordOf(cx, f.subtype);
      return word !== null && hasSubtype(c, word);
    }
    case 'chosenType':
      return ofChosenType(c, wordOf(cx, f.type));
    case 'color': {
      const word = wordOf(cx, f.color);
      return word !== null && (c.colors & COLOR_BIT[word]) !== 0;
    }
    case 'colorCount':
      return compare(bitCount(c.colors), f.cmp, f.value);
    case 'permanent':
    case 'spell':
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'token':
    case 'permanentCard':
    case 'historic':
    case 'manaAbility':
      return isKind(cx, f.is, o, c);
    case 'controlledBy':
      return includesSeat(cx, f.who, c.controller >= 0 ? c.controller : o.controller);
    case 'ownedBy':
      return includesSeat(cx, f.who, o.owner);
    case 'stat':
      if ((f.stat === 'power' && c.power === null) || (f.stat === 'toughness' && c.toughness === null)) return false;
      return compare(statOf(cx.s, o.id, f.stat), f.cmp, procedures.quantity({ ...cx, it: o.id }, f.value));
    case 'parity':
      return isOfParity(statOf(cx.s, o.id, f.stat), f.parity);
    case 'repeatsSymbol':
      return repeatsSymbol(c.manaCost ?? '');
    case 'costSymbol':
      return f.symbol === 'X' ? (c.manaCost ?? '').includes('{X}') : /\/P\}/.test(c.manaCost ?? ''); // CR 107.3, 107.4f
    case 'hasAbility': // CR 602.1
      return c.abilities.some((a) => abilityInfo(cx.s._pool, a).activated.length > 0);
    case 'keyword':
      if (f.keyword === 'morph' && hasKeyword(cx, c, 'megamorph')) return true; // CR 702.37b: a variant of it
      return hasKeyword(cx, c, f.keyword);
    case 'status':
      return hasStatus(cx, f.status, o);
    case 'named': {
      const words = wordsOf(cx, f.name).filter((word) => hasName(c.name, word));
      if (typeof f.name === 'string' || !('other' in f.name)) return words.length > 0;
      // CR 702.106f: another of the names than the one these have
      const taken = procedures.select(cx, f.name.other as Selector).map((id) => record(cx.s, id));
      return words.some((word) => !taken.some((o) => o !== null && hasName(characteristicsOf(cx.s, o).name, word)));
    }
    case 'sameName':
      return procedures
        .select(cx, f.as)
        .some((id) => record(cx.s, id) !== null && sharesName(characteristicsOf(cx.s, record(cx.s, id) as Obj).name, c.name));
    case 'counters':
      return compare(counterCount(o.counters, f.counter), f.cmp, procedures.quantity(cx, f.value));
    case 'inZone':
      return o.zone === f.zone;
    case 'attachedTo':
      return procedures.select(cx, f.of).some((id) => id === o.attachedTo || (o.attachedTo === 0 && lastAttached(cx, o, id)));
    case 'blocking':
      return o.blocking !== null && procedures.select(cx, f.of).some((id) => o.blocking?.includes(id) || lastBlocked(cx, o, id));
    case 'blockedBy':
      return procedures.select(cx, f.of).some((id) => live(cx.s, id)?.blocking?.includes(o.id) ?? false);
    case 'attackingPlayerOrPermanent':
      return o.attacking !== 0 && (o.flags & FLAG.attacksNothing) === 0 && procedures.select(cx, f.of).includes(o.attacking);
    case 'cast':
      return wasCast(cx, f, o);
    case 'castOf': // CR 400.7h
      return procedures
        .select(cx, f.of)
        .some((id) => id !== o.id && record(cx.s, id)?.zone === 'gone' && record(cx.s, id)?.became === o.id && o.cast !== null);
    case 'commander': // CR 903.3
      return (o.flags & FLAG.commander) !== 0;
    case 'designated': // of players, see `matches`
      return false;
    case 'sector':
      return inSector(cx, f.of, o);
    case 'sharesColor':
      return procedures
        .select(cx, f.with)
        .some((id) => record(cx.s, id) !== null && (characteristicsOf(cx.s, record(cx.s, id) as Obj).colors & c.colors) !== 0);
    case 'arrived':
      if (f.since === 'thisTurn') return o.since >= cx.s.turn.number; // CR 702.154a
      // CR 702.30a
      return o.since >= player(cx.s, c.controller >= 0 ? c.controller : o.controller).lastUpkeep;
    case 'putHere':
      return cameHere(cx, f, o.id);
    case 'sharesCreatureType':
    case 'sharesCardType':
    case 'sharesPermanentType':
      return sharesType(cx, f, c);
    case 'targets':
      return aimsAt(cx, f, o);
    default:
      return f satisfies never;
  }
}

/** Whether it was cast so. */
function wasCast(cx: Cx, f: Extract<Filter, { is: 'cast' }>, o: Obj): boolean {
  // CR 601.3: a card that is about to be cast, from where it is
  if (o.cast === null && cx.casting === o.id) return f.paid === undefined && (f.from === undefined || f.from === o.zone);
  if (o.cast?.copied && f.paid === undefined) return false; // CR 707.10: what was paid is copied, that it was cast is not
  if (o.cast === null || (f.from !== undefined && o.cast.from !== f.from)) return false;
  if ((f.own || f.from === 'hand') && o.cast.by !== o.owner) return false; // CR 400.1: their own hand, their own graveyard
  return f.paid === undefined || timesPaid(o.cast, f.paid) > 0;
}

/** Whether it was put this turn into the zone where it is: it became a new object then (CR 400.7). */
const cameHere = (cx: Cx, f: Extract<Filter, { is: 'putHere' }>, id: Id): boolean =>
  cx.s.history.rows.some(
    (e) =>
      e.kind === 'zone' &&
      e.became === id &&
      (f.from === undefined || e.from === f.from) &&
      (f.verb === undefined || isVerb(f.verb, e.word)),
  );

const isOfParity = (n: number, parity: 'even' | 'odd'): boolean => (n % 2 === 0) === (parity === 'even');

/** CR 202.1: a symbol that stands more than once in a mana cost. */
function repeatsSymbol(manaCost: string): boolean {
  const symbols = manaCost.match(/\{[^{}]+\}/g) ?? [];
  return new Set(symbols).size < symbols.length;
}

/** CR 115.9 */
function aimsAt(cx: Cx, f: Extract<Filter, { is: 'targets' }>, o: Obj): boolean {
  const groups = (cx.casting === o.id ? cx.aims : undefined) ?? o.stack?.env.targets ?? [];
  const ids = groups.flatMap((group) => group.ids);
  if (f.only === 'once' && ids.length !== 1) return false; // CR 115.9a
  if (f.only === 'object' && new Set(ids).size !== 1) return false; // CR 115.9c
  // CR 115.9a looks at what was chosen, legal or not
  return f.what.is === 'any' ? ids.length > 0 : ids.some((t) => matchesDescribed(cx, f.what, t));
}

/** Descriptions by type: what they describe is a permanent, unless something else in the description says otherwise. */
const BY_TYPE: ReadonlySet<Filter['is']> = new Set(['type', 'subtype', 'permanent']);
const ELSEWHERE: ReadonlySet<Filter['is']> = new Set(['spell', 'ability', 'inZone', 'oneOf', 'cast', 'castOf', 'permanentCard']);

/** CR 109.2: whether a description names a type, and neither a card nor a spell nor a place. */
export function describesPermanent(f: Filter): boolean {
  const parts = f.is === 'and' ? f.of : [f];
  const named = (x: Filter): boolean => BY_TYPE.has(x.is) || (x.is === 'or' && x.of.every(named));
  return parts.some(named) && !parts.some((x) => ELSEWHERE.has(x.is));
}

/** Like {@link matches}, of something that may be in any zone: "a creature" is one on the battlefield, or one that has left it (CR 109.2, 608.2h). */
export function matchesDescribed(cx: Cx, f: Filter, id: Id): boolean {
  const zone = isSeat(id) ? undefined : live(cx.s, id)?.zone;
  if (zone === undefined || zone === 'battlefield') return matches(cx, f, id);
  if (f.is === 'or') return f.of.some((x) => matchesDescribed(cx, x, id));
  return !describesPermanent(f) && matches(cx, f, id);
}

/** CR 608.2h: whether it was attached to an object that is gone as that left. */
function lastAttached(cx: Cx, o: Obj, host: Id): boolean {
  if (record(cx.s, host)?.zone !== 'gone') return false;
  const { rows } = cx.s.history;
  const left = rows.findLastIndex((e) => e.kind === 'zone' && e.object === host);
  return left >= 0 && rows.some((e, i) => i > left && e.kind === 'unattach' && e.object === o.id && e.recipient === host);
}

/** What is attached to it; of an object that is gone what was attached as it left (CR 608.2h), even if that left then, or has left since. */
function attachmentsOf({ s }: Cx, o: Obj): Obj[] {
  const attached = s.battlefield.flatMap((id) => (live(s, id)?.attachedTo === o.id ? [live(s, id) as Obj] : []));
  if (o.zone !== 'gone') return attached;
  const { rows } = s.history;
  const left = rows.findLastIndex((e) => e.kind === 'zone' && e.object === o.id);
  if (left < 0) return attached;
  let first = left;
  while (first > 0 && rows[first - 1].kind === 'zone' && rows[first - 1].cause === rows[left].cause) first--;
  const since = rows.slice(first).flatMap((e) => {
    const a = record(s, e.object);
    if (!a || a.id === o.id) return [];
    return (e.kind === 'unattach' && e.recipient === o.id) || (e.kind === 'zone' && a.zone === 'gone' && a.attachedTo === o.id) ? [a] : [];
  });
  return [...new Set([...attached, ...since])];
}

/** CR 700.9 */
function isModified(cx: Cx, o: Obj): boolean {
  if (o.zone !== 'battlefield' && (o.flags & FLAG.wasPermanent) === 0) return false;
  if (o.counters?.some((k) => k.n > 0)) return true;
  const controller = controllerThen(cx, o);
  return attachmentsOf(cx, o).some((a) => {
    const { subtypes } = characteristicsOf(cx.s, a);
    return subtypes.includes('Equipment') || (subtypes.includes('Aura') && controllerThen(cx, a) === controller);
  });
}

const controllerThen = ({ s }: Cx, o: Obj): number => {
  const { controller } = characteristicsOf(s, o);
  return controller >= 0 ? controller : o.controller;
};

/** CR 608.2h: whether it blocked an attacker that is gone. */
function lastBlocked(cx: Cx, o: Obj, attacker: Id): boolean {
  if (record(cx.s, attacker)?.zone !== 'gone') return false;
  const { rows } = cx.s.history;
  const begun = rows.findLastIndex((e) => e.kind === 'step' && e.word === 'beginCombat');
  return rows.some((e, i) => i > begun && e.kind === 'block' && e.object === o.id && e.source === attacker);
}

/** CR 205.3m: a creature type in common; of an object with all of them, any that the other has. */
function shareCreatureType(a: Characteristics, b: Characteristics): boolean {
  const creature = (c: Characteristics): boolean => (c.types & CREATURE) !== 0;
  if (!creature(a) || !creature(b)) return false;
  const own = (c: Characteristics): string[] => c.subtypes.filter((t) => ALL_CREATURE_TYPES.has(t));
  if (a.everyCreatureType === 1) return b.everyCreatureType === 1 || own(b).length > 0;
  return own(a).some((t) => hasSubtype(b, t));
}

const ALL_CREATURE_TYPES: ReadonlySet<string> = new Set(CREATURE_TYPES);

const bitCount = (n: number): number => {
  let count = 0;
  for (let x = n; x !== 0; x &= x - 1) count++;
  return count;
};

function isKind(
  cx: Cx,
  kind: Extract<
    ObjectFilter,
    {
      is:
        | 'permanent'
        | 'spell'
        | 'ability'
        | 'activatedAbility'
        | 'triggeredAbility'
        | 'token'
        | 'permanentCard'
        | 'historic'
        | 'manaAbility';
    }
  >['is'],
  o: Obj,
  c: Characteristics,
): boolean {
  switch (kind) {
    case 'permanent':
      return o.zone === 'battlefield' || (o.zone === 'gone' && (o.flags & FLAG.wasPermanent) !== 0);
    case 'spell':
      return o.stack?.kind === 'spell' || cx.casting === o.id;
    case 'ability':
      return o.stack !== null && o.stack.kind !== 'spell';
    case 'activatedAbility':
      return o.stack?.kind === 'activated';
    case 'triggeredAbility':
      return o.stack?.kind === 'triggered';
    case 'token':
      return (o.flags & FLAG.token) !== 0;
    case 'permanentCard':
      return isPermanentCard(c);
    case 'historic':
      // CR 700.6: legendary, artifact, or Saga.
      return (c.types & TYPE_BIT.Artifact) !== 0 || (c.supertypes & SUPERTYPE_BIT.Legendary) !== 0 || c.subtypes.includes('Saga');
    case 'manaAbility':
      return false; // CR 605.3b: mana abilities don't use the stack, so nothing on it is one
    default:
      return kind satisfies never;
  }
}

const hasAttached = (cx: Cx, o: Obj, subtype: string): boolean =>
  attachmentsOf(cx, o).some((a) => characteristicsOf(cx.s, a).subtypes.includes(subtype));

const attacksAlone = (s: State, o: Obj): boolean =>
  o.attacking !== 0 && !s.battlefield.some((id) => id !== o.id && (live(s, id)?.attacking ?? 0) !== 0);

function hasStatus(cx: Cx, status: Status, o: Obj): boolean {
  const { s } = cx;
  switch (status) {
    case 'blocked':
    case 'unblocked':
    case 'monstrous':
    case 'renowned':
    case 'suspected':
    case 'solved':
    case 'saddled':
    case 'plotted':
      return (o.flags & FLAG[status]) !== 0;
    case 'tapped':
      return (o.flags & FLAG.tapped) !== 0;
    case 'untapped':
      return (o.flags & FLAG.tapped) === 0;
    case 'faceDown':
      return (o.flags & FLAG.faceDown) !== 0;
    case 'faceUp':
      return (o.flags & FLAG.faceDown) === 0;
    case 'attacking':
      return o.attacking !== 0;
    case 'blocking':
      return o.blocking !== null;
    case 'paired':
      return partnerOf(s, o.id) !== 0;
    case 'enchanted':
      return hasAttached(cx, o, 'Aura');
    case 'equipped':
      return hasAttached(cx, o, 'Equipment');
    case 'modified':
      return isModified(cx, o);
    case 'attackingAlone':
      return attacksAlone(s, o);
    case 'transformed':
      return o.face === 1;
    case 'ringBearer': // CR 701.52e
      return o.zone === 'battlefield' && player(s, controllerOf(s, o.id)).bearer === o.id;
    case 'prepared':
      return copyOfPrepared(s, o) !== 0;
    case 'foretold':
      return (o.flags & FLAG.foretold) !== 0 || (o.stack !== null && timesPaid(o.cast, 'foretold') > 0); // CR 702.143c
    default:
      return status satisfies never;
  }
}

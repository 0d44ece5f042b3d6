/**
 * Worlds: states a seat could be in for all it knows. From a state and a seat everything that the seat doesn't know is dealt anew: the
 * cards in opponents' hands, in libraries, face down; the order of libraries; the random state. What is dealt comes from outside (a model
 * of the opponents' decks) and from the seat's own list, never from what is really there: so whatever is made of a world is the same
 * whatever the hidden cards are (CR 400.2).
 */
import type { Card } from '@apnap/ability';
import { fork, newRun, ownRow, ownTable, seedRng, shuffled, slotOf } from '@apnap/kernel';
import { FACE_DOWN_KEYWORDS } from '../casting/ways.js';
import { runGame } from '../game/run.js';
import { unsupported } from '../game/supported.js';
import { extendPool } from '../pool/extend.js';
import { player } from '../state/access.js';
import { eyesOf } from '../state/eyes.js';
import type { G } from '../state/log.js';
import { FLAG, type Memory, type Obj } from '../state/objects.js';
import type { Pool } from '../state/pool.js';
import { handReviewers } from '../state/seating.js';
import type { Id, State } from '../state/types.js';
import { mayLookAt, topRevealed } from './view.js';

/** What a world is dealt from. */
export interface Deal {
  /** Seed of all chance in the world: the order of the seat's own library, and what coins, dice and shuffles will bring. */
  seed: string;
  /** By seat: cards for the unknown ones of that seat, in random order, at least as many as {@link unknownCards} counts. The seat's own are not read. */
  cards: readonly (readonly Card[])[];
  /** Nobody is asked at moments when hardly anything is ever done (`State.brisk`). */
  brisk?: boolean;
}

/** Cards of one owner that a seat can't know, by where they are. */
export interface Unknown {
  hand: number;
  library: number;
  /** Face down on the battlefield, on the stack, in exile. */
  faceDown: number;
}

/** The places whose cards the seat doesn't know, in an order that tells nothing about them. */
function hiddenPlaces(s: State, seat: number): Obj[] {
  const offered = offeredTo(s, seat);
  const eyes = eyesOf(s, seat);
  const sees = (owner: number): boolean => handReviewers(s, owner).some((seat) => (eyes & (1 << seat)) !== 0); // CR 808.5, 810.5, 811.5
  const top = new Set(s.players.rows.flatMap((p, i) => (topRevealed(s, i, eyes) ? p.library.slice(-1) : [])));
  return s.objects.rows.filter((o) => {
    if (o.zone === 'gone' || o.zone === 'outside' || offered.has(o.id) || top.has(o.id)) return false;
    if (o.flags & (FLAG.token | FLAG.copy | FLAG.commander) || (o.known & eyes) !== 0) return false;
    if (o.stack && o.stack.kind !== 'spell') return false;
    if (o.zone === 'library') return true;
    if (o.zone === 'hand') return !sees(o.owner);
    if (!(o.flags & FLAG.faceDown)) return false;
    return !mayLookAt(s, o.id, eyes);
  });
}

/** Ids that the seat's own decision offers: it has seen those cards. */
function offeredTo(s: State, seat: number): Set<Id> {
  const d = s.pending;
  if (!d || (d.seat !== seat && d.decider !== seat) || !('options' in d.ask)) return new Set();
  const options = [...d.ask.options, ...('partners' in d.ask ? d.ask.partners : [])];
  return new Set((options as { entity?: Id; object?: Id }[]).flatMap((o) => [o.entity ?? 0, o.object ?? 0]));
}

/** By owner: how many cards the seat can't know. */
export function unknownCards(s: State, seat: number): Unknown[] {
  const counts: Unknown[] = s.players.rows.map(() => ({ hand: 0, library: 0, faceDown: 0 }));
  for (const o of hiddenPlaces(s, seat)) {
    const c = counts[o.owner];
    if (o.zone === 'hand') c.hand++;
    else if (o.zone === 'library') c.library++;
    else c.faceDown++;
  }
  return counts;
}

/**
 * A state that the seat could be in: equal to the state in everything the seat knows, its pending decision included.
 * @throws RangeError when too few cards are dealt for a seat, or one that the engine has no meaning for.
 */
export function worldOf(state: State, seat: number, deal: Deal): State {
  const places = hiddenPlaces(state, seat);
  const s = fork(state);
  s.rng = seedRng(deal.seed);
  s._pool = poolWith(state._pool, deal.cards.filter((_, i) => i !== seat).flat());
  s._derived = null;
  s._memo = null;
  s._offers = [];
  delete s.coins;
  delete s.dice;
  if (deal.brisk) s.brisk = true;
  s.objects = ownTable(s, s.objects);
  const dealt = new Map<Id, number>();
  s.players.rows.forEach((_, owner) => {
    const mine = places.filter((o) => o.owner === owner);
    const cards = owner === seat ? ownCards(s, mine) : theirCards(s._pool, mine, deal.cards[owner] ?? [], owner);
    mine.forEach((o, i) => {
      dealt.set(o.id, cards[i]);
    });
  });
  for (const [id, card] of dealt) setCard(s, id, card);
  forgetSecrets(s, seat);
  forgetTheGone(s, seat, dealt);
  emptySideboards(s, seat);
  return s.pending && s.pending.seat !== seat && s.pending.decider !== seat ? askAgain(s) : s;
}

function poolWith(pool: Pool, cards: readonly Card[]): Pool {
  const larger = extendPool(pool, cards);
  if (larger !== pool)
    for (const c of new Set(cards)) {
      const lacks = pool.byName.has(c.name) ? [] : unsupported(c);
      if (lacks.length > 0) throw new RangeError(`${c.name} can't be in a world: ${lacks.join(', ')}`);
    }
  return larger;
}

/** The seat knows its own list: the cards it doesn't see are the rest of it, in any order. */
function ownCards(s: State, places: readonly Obj[]): number[] {
  const names = places.map((o) => s._pool.cards[o.card].card.name).sort(); // not by number: numbers depend on what else is in the game
  return shuffled(s, names).map((name) => s._pool.byName.get(name) as number);
}

/** CR 702.37, 702.168: what was cast face down is a card that can be. */
const castFaceDown = (card: Card): boolean =>
  card.faces[0].abilities.some((a) => a.kind === 'keyword' && FACE_DOWN_KEYWORDS.has(a.keyword));
/** CR 702.143a */
const foretells = (card: Card): boolean => card.faces[0].abilities.some((a) => a.kind === 'keyword' && a.keyword === 'foretell');

/** Whether the card could be the one at this place. */
function fits(o: Obj, card: Card): boolean {
  if (!(o.flags & FLAG.faceDown)) return true;
  if (o.zone === 'exile') return !(o.flags & FLAG.foretold) || foretells(card);
  return (o.flags & (FLAG.manifested | FLAG.cloaked)) !== 0 || castFaceDown(card);
}

/** Cards of the model for the places of one opponent. Where none fits a face-down place any will do. */
function theirCards(pool: Pool, places: readonly Obj[], cards: readonly Card[], owner: number): number[] {
  if (cards.length < places.length) throw new RangeError(`${places.length} cards of seat ${owner} are unknown, ${cards.length} were dealt`);
  const left = cards.slice();
  const out = new Map<Obj, Card>();
  const order = [...places.filter((o) => o.flags & FLAG.faceDown), ...places.filter((o) => !(o.flags & FLAG.faceDown))];
  for (const o of order) {
    const at = Math.max(
      0,
      left.findIndex((c) => fits(o, c)),
    );
    out.set(o, left.splice(at, 1)[0]);
  }
  return places.map((o) => pool.byName.get((out.get(o) as Card).name) as number);
}

function setCard(s: State, id: Id, card: number): void {
  const o = ownRow(s, s.objects, slotOf(id));
  o.card = card;
  o.face = s._pool.cards[card].home;
  o.last = null;
  if (o.components) o.components = null;
  if (o.zone === 'command') o.memory = null; // CR 702.106a: names chosen in secret
}

/** What others have chosen in secret is not known. */
function forgetSecrets(s: State, seat: number): void {
  const known = (m: Memory): boolean => m.secret === undefined || m.secret.revealed === true || m.secret.by === seat;
  for (const { id, memory } of s.objects.rows)
    if (memory && !memory.every(known)) ownRow(s, s.objects, slotOf(id)).memory = memory.filter(known);
}

/**
 * Records of what is gone still name their cards. What the seat can't trace is named after what it became: a card of this world. Of its own
 * cards a seat has lost sight only of those that went face down.
 */
function forgetTheGone(s: State, seat: number, dealt: ReadonlyMap<Id, number>): void {
  const eyes = eyesOf(s, seat);
  const any = [...dealt.values()];
  s.objects.rows.forEach((o, slot) => {
    if (o.zone !== 'gone' || o.became === 0 || (o.known & eyes) !== 0 || (o.flags & FLAG.wasPermanent) !== 0) return;
    const end = whatBecame(s, o);
    if (o.owner === seat && (end === null || end.zone === 'library')) return;
    const card = end === null ? any[slot % any.length] : end.card;
    if (card === undefined || (end !== null && card === o.card && !dealt.has(end.id))) return;
    const row = ownRow(s, s.objects, slot);
    const { home, faces } = s._pool.cards[card];
    row.card = card;
    row.face = home;
    row.last = o.last && { ...faces[home].base, controller: o.owner };
  });
}

/** The last object of a chain of zone changes; null where the trail is lost: a shuffle or another object has taken the slot. */
function whatBecame(s: State, o: Obj): Obj | null {
  let id = o.became;
  for (let n = 0; n < s.objects.rows.length; n++) {
    const row = s.objects.rows[slotOf(id)];
    if (row?.id !== id) return null;
    if (row.zone !== 'gone' || row.became === 0) return row;
    id = row.became;
  }
  return null;
}

/** What opponents could bring into the game from outside is not known at all (CR 400.11a): in a world they have nothing there. */
function emptySideboards(s: State, seat: number): void {
  s.players.rows.forEach((p, i) => {
    if (i === seat || p.outside.length === 0) return;
    for (const id of player(s, i).outside) {
      const { rows } = s.objects;
      rows[slotOf(id)] = { ...rows[slotOf(id)], _e: s._e, zone: 'gone' };
    }
    s.players = ownTable(s, s.players);
    ownRow(s, s.players, i).outside = [];
  });
}

/** Another seat's decision offers what that seat has in this world: the step that asks runs again from its start, forgetting its answers. */
function askAgain(s: State): State {
  s.pending = null;
  s.answers = [];
  const g: G = newRun(s);
  runGame(g);
  return g.s;
}

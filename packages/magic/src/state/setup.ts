/** Setting a game up from JSON: decks, or a board for tests, scenarios and what-ifs. */

import type { Card, Step, Zone } from '@apnap/ability';
import { randomInt, SetupError, seedRng, shuffled } from '@apnap/kernel';
import { determineRanges } from '../effects/range.js';
import { type G, log } from '../engine.js';
import { commitDamageOn, place } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { move } from '../events/proposals.js';
import { placeCommander } from '../variants/commander.js';
import { revealCompanion } from '../variants/companion.js';
import { deckReduction, isConspiracy, startingPlayer } from '../variants/conspiracy.js';
import { layOutVariants, variantCards, variantFirst, variantStart } from '../variants/setup.js';
import { newObject, writeObj } from './access.js';
import { copyState } from './copy.js';
import type { PlaceFrame } from './frames.js';
import { buildPool, type Pool } from './pool.js';
import { unsupported } from './supported.js';
import type { Counter, Id, Player, State } from './types.js';

export interface DeckEntry {
  card: string;
  count: number;
}

/** An object placed before the game begins. */
export interface Placed {
  seat: number;
  zone: Exclude<Zone, 'stack' | 'outside'>;
  card: string;
  count?: number;
  tapped?: 'tapped';
  /** Since when its controller has controlled it (CR 302.6). Absent: since before the game that is seen. */
  held?: 'thisTurn';
  /** Damage marked on it (CR 120.3e). */
  damage?: number;
  counters?: Counter[];
  /** Which face of a double-faced permanent is up; absent: the front. */
  face?: 'back';
  /** The place in the list, before this one, of the permanent it is attached to. */
  attachedTo?: number;
}

export interface SeatSetup {
  name: string;
  deck: DeckEntry[];
  sideboard?: DeckEntry[];
  /** Absent: 20 (CR 103.4), with commanders 40 (903.7), of an archenemy 40 (904.5), with a vanguard as it says (902.4). */
  life?: number;
  /** Cards that begin in the command zone as this seat's commanders (CR 903.6). */
  commanders?: string[];
  /** Planes and phenomena (CR 901.3). Where nothing is shuffled, the first is the top card. */
  planarDeck?: string[];
  /** Schemes of an archenemy (CR 904.3), likewise. */
  schemeDeck?: string[];
  /** Attraction cards (CR 717.2), likewise. */
  attractionDeck?: string[];
  /** The vanguard card (CR 902.3). */
  vanguard?: string;
  /** Conspiracy cards, with the names that are secretly chosen for one with hidden agenda (CR 315.2, 702.106a). */
  conspiracies?: { card: string; names?: string[] }[];
  /** The card with companion that this seat reveals from outside the game (CR 103.2b): one of the sideboard, or any other. */
  companion?: string;
}

/** A game as JSON. Cards are named; their data comes from the card source given to the game. */
export interface MagicSetup {
  players: SeatSetup[];
  /** Seat that takes the first turn; absent: decided at random (CR 103.1). */
  first?: number;
  /**
   * 'none': no shuffling, no opening hands, no mulligans: the board as placed. 'placed': likewise, but the hands that were placed are the
   * opening hands, from which cards may begin the game elsewhere (CR 103.6).
   */
  opening?: 'hands' | 'none' | 'placed';
  /** Dungeon cards: each player owns one of each outside the game (CR 309.2). */
  dungeons?: string[];
  /** A single planar deck for all (CR 901.15). */
  planarDeck?: string[];
  /** The minimum deck size (CR 100.2a-b, 903.5a). Absent: 60, with commanders 100. */
  minimumDeck?: number;
  place?: Placed[];
  /** It is day or night from the beginning (CR 728.1); absent: neither. */
  daytime?: 'day' | 'night';
  /** The step that the first turn begins with, those before it being over; absent: its first. */
  from?: Step;
  /** Results of coin flips that are agreed on, by seat, in order; when they are used up, chance decides. For rehearsals and what-ifs. */
  coins?: ('win' | 'lose')[][];
  /** Likewise the natural results of dice (CR 706.2); of the planar die 1 is the Planeswalker symbol and 2 the chaos symbol. */
  dice?: AgreedDie[][];
  /** 'ask': choices with only one possible outcome are put to the players as decisions, too. */
  forced?: 'ask';
  profile?: 'current';
  /** With more than two seats: whom a player may attack (CR 802, 803). Absent: anybody. */
  attack?: 'multiple' | 'left';
  /** With more than two seats: how many seats everybody's range of influence reaches, or each seat's (CR 801). Absent: it is not limited. */
  rangeOfInfluence?: number | number[];
}

/** What the next die comes up with; with `planar` what it shows if it is the planar die, whose faces are not numbered (CR 901.3a). */
export type AgreedDie = number | { die: number; planar: number };

/** Where card data comes from. */
export type CardSource = (name: string) => Card | undefined;

export const STATE_FORMAT = 'apnap-magic/1';

/** Distinct card names of a set-up. */
export function cardNames(setup: MagicSetup): string[] {
  const names = new Set<string>();
  for (const p of setup.players) for (const e of [...p.deck, ...(p.sideboard ?? [])]) names.add(e.card);
  for (const p of setup.players) for (const name of [...(p.commanders ?? []), ...(p.companion ? [p.companion] : [])]) names.add(name);
  for (const p of setup.place ?? []) names.add(p.card);
  for (const name of setup.dungeons ?? []) names.add(name);
  for (const name of variantCards(setup)) names.add(name);
  return [...names].sort();
}

const refuse = (id: string, params: Record<string, string | number>, rule: string, text: string): SetupError =>
  new SetupError({ message: { id, params }, rule }, text);

const pools = new WeakMap<CardSource, Map<string, Pool>>();

/**
 * The pool for these cards; kept for the next game with the same cards from the same source.
 * @throws SetupError for an unknown card, or one with something the engine has no meaning for.
 */
export function poolFor(names: readonly string[], source: CardSource): Pool {
  const key = names.join('|');
  let known = pools.get(source);
  if (!known) {
    known = new Map();
    pools.set(source, known);
  }
  const old = known.get(key);
  if (old) return old;
  const cards = names.map((name) => {
    const card = source(name);
    if (!card) throw refuse('setup.unknownCard', { name }, '108.1', `unknown card "${name}"`);
    const lacks = unsupported(card);
    if (lacks.length > 0)
      throw refuse(
        'setup.unsupported',
        { name, what: lacks.join(', ') },
        '101.1',
        `${name}: the engine has no meaning for ${lacks.join(', ')}`,
      );
    return card;
  });
  const pool = buildPool(cards);
  known.set(key, pool);
  return pool;
}

function emptyPlayer(seat: SeatSetup, pool: Pool): Player {
  const start = variantStart(seat, pool);
  return {
    _e: 0,
    name: seat.name,
    life: seat.life ?? ((seat.commanders ?? []).length > 0 ? 40 : start.life), // CR 103.4, 903.7
    library: [],
    hand: [],
    graveyard: [],
    outside: [],
    companion: 0,
    completed: [],
    bearer: 0,
    counters: [],
    pool: [],
    landsPlayed: 0,
    lastTurn: 0,
    lastUpkeep: 0,
    drewFromEmpty: 0,
    lost: 0,
    gone: 0,
    speed: 0,
    maxHandSize: start.hand, // CR 402.2, 902.5b
    mulligans: 0,
  };
}

/** A state with the cards in the libraries and nothing done yet. */
export function emptyState(setup: MagicSetup, seed: string, pool: Pool): State {
  const seats = setup.players.map((_, i) => i);
  return {
    _e: 0,
    format: STATE_FORMAT,
    profile: setup.profile ?? 'current',
    frames: [],
    pending: null,
    answers: [],
    nextDecision: 1,
    nextEvent: 1,
    rng: seedRng(seed),
    objects: { _e: 0, rows: [] },
    players: { _e: 0, rows: setup.players.map((p) => emptyPlayer(p, pool)) },
    battlefield: [],
    phased: [],
    stack: [],
    exile: [],
    command: [],
    turn: { _e: 0, number: 0, active: 0, regular: 0, step: 'none', strike: 0, plan: [] },
    priority: 0,
    order: seats,
    lasting: [],
    waiting: [],
    history: { _e: 0, rows: [] },
    daytime: setup.daytime ?? '',
    lastTurn: { active: -1, casts: seats.map(() => 0) },
    castBefore: [],
    nextTimestamp: 1,
    commanders: [],
    attackOption: setup.attack ?? 'multiple',
    freeSlots: [],
    usedThisTurn: [],
    usedInAll: [],
    designations: { monarch: -1, initiative: -1, blessed: 0 },
    skips: [],
    extraTurns: [],
    turnsAfter: [],
    controls: [],
    deciders: null,
    cause: 0,
    result: null,
    lossReason: null,
    refused: [],
    loop: [],
    ...(pool.restarts ? { begun: setup.players.map((p) => emptyPlayer(p, pool).life) } : {}),
    ...(setup.from ? { from: setup.from } : {}),
    ...(setup.rangeOfInfluence === undefined || seats.length < 3
      ? {}
      : { range: { reach: reachOf(setup.rangeOfInfluence, seats), within: [] } }),
    ...(setup.forced ? { forced: setup.forced } : {}),
    ...(setup.coins ? { coins: setup.coins } : {}),
    ...(setup.dice ? { dice: setup.dice } : {}),
    _pool: pool,
    _derived: null,
    _memo: null,
    _copy: copyState,
  };
}

/** CR 801.2a: different players may have different ranges. */
const reachOf = (range: number | number[], seats: readonly number[]): number[] =>
  seats.map((seat) => (typeof range === 'number' ? range : range[seat]));

/** CR 103.2a, 702.139b: the deck without the sideboard, the commanders in it. */
const startingDeck = (s: State, p: SeatSetup): Card[] =>
  [...p.deck, ...(p.commanders ?? []).map((card) => ({ card, count: 1 }))].flatMap((e) =>
    Array.from({ length: e.count }, () => s._pool.cards[s._pool.byName.get(e.card) as number].card),
  );

/** Puts the game on the table: who begins, libraries, and what is placed. */
export function layOut(g: G, setup: MagicSetup): void {
  const { s } = g;
  const determined = setup.first ?? variantFirst(setup) ?? randomInt(s, s.order.length); // CR 103.1, 904.6
  const first = startingPlayer(s, setup, determined);
  s.order = [...s.order.slice(first), ...s.order.slice(0, first)];
  s.turn = { ...s.turn, active: first };
  determineRanges(s);
  log(g, 'firstPlayer', '103.1', { player: first });
  setup.players.forEach((p, seat) => {
    const names = p.deck.flatMap((e) => Array.from({ length: e.count }, () => e.card));
    // Whatever order a deck file lists its cards in: the same deck, the same game.
    const order = setup.opening === 'none' || setup.opening === 'placed' ? names : shuffled(s, names.slice().sort());
    for (const name of order) {
      const card = s._pool.byName.get(name) as number;
      const o = newObject(s, { card, face: s._pool.cards[card].home, owner: seat, controller: seat, zone: 'library' });
      place(g, o);
    }
    for (const name of p.commanders ?? []) placeCommander(g, seat, name);
    if (s._pool.readsOutside)
      for (const e of p.sideboard ?? [])
        for (let i = 0; i < e.count; i++) {
          const card = s._pool.byName.get(e.card) as number;
          if (isConspiracy(s._pool.cards[card].card)) continue; // CR 315.3
          const o = newObject(s, { card, face: s._pool.cards[card].home, owner: seat, controller: seat, zone: 'outside' });
          o.known = 1 << seat;
          place(g, o);
        }
    if (p.companion !== undefined) {
      const usual = setup.minimumDeck ?? (p.commanders?.length ? 100 : 60);
      revealCompanion(g, seat, p.companion, startingDeck(s, p), usual - deckReduction(s, p.conspiracies ?? []));
    }
  });
  layOutVariants(g, setup);
}

/** The objects to place, one by one. What others are attached to is counted in these, then. */
export function toPlace(setup: MagicSetup): Placed[] {
  const list = setup.place ?? [];
  const begins: number[] = [];
  let n = 0;
  for (const p of list) {
    begins.push(n);
    n += p.count ?? 1;
  }
  return list.flatMap((p) => {
    const one: Placed = { ...p, count: 1, ...(p.attachedTo === undefined ? {} : { attachedTo: begins[p.attachedTo] }) };
    return Array.from({ length: p.count ?? 1 }, () => one);
  });
}

/** One step of a place frame. What entering triggers is dropped: the game has not begun. */
export function runPlace(g: G, frame: PlaceFrame): void {
  const ids = frame.pc < frame.placed.length ? [...frame.ids, placeOne(g, frame.placed[frame.pc], frame.ids)] : frame.ids;
  g.s.waiting = [];
  const done = frame.pc + 1 >= frame.placed.length;
  if (done) g.s.history = { _e: g.s._e, rows: [] };
  g.s.frames = [...g.s.frames.slice(0, -1), ...(done ? [] : [{ ...frame, _e: g.s._e, pc: frame.pc + 1, ids }])];
}

/**
 * Permanents are placed through the same door as everything that enters, so that "enters with" applies; triggers are dropped.
 * @returns the permanent; 0 for what is none.
 */
function placeOne(g: G, p: Placed, before: readonly Id[]): Id {
  const { s } = g;
  const card = s._pool.byName.get(p.card) as number;
  const { home } = s._pool.cards[card];
  const o = newObject(s, { card, face: home, owner: p.seat, controller: p.seat, zone: p.zone === 'battlefield' ? 'command' : p.zone });
  place(g, o);
  if (p.zone !== 'battlefield') return 0;
  const m = move(o.id, 'battlefield', '110.2a', {
    under: p.seat,
    tapped: p.tapped ? 1 : 0,
    transformed: p.face === 'back' ? 1 : 0,
    attach: p.attachedTo === undefined ? 0 : (before[p.attachedTo] ?? 0),
    counters: (p.counters ?? []).map((c) => ({ ...c })),
  });
  perform(g, [m]);
  if (m.became !== 0) {
    writeObj(s, m.became).since = p.held === 'thisTurn' ? 1 : -1; // turn 1 is the first that is played
    if (p.damage !== undefined) commitDamageOn(g, m.became, p.damage);
  }
  s.waiting = [];
  return m.became;
}

/** Setting a game up from JSON: decks, or a board for tests, scenarios and what-ifs. */

import type { Card } from '@apnap/ability';
import { randomInt, SetupError, seedRng, shuffled } from '@apnap/kernel';
import { RESTART } from '../actions/restart.js';
import { DEPLOY_OPTION } from '../cardforms/built-in.js';
import { cardsOfYear, cardThen } from '../cardforms/years.js';
import { revealCompanion } from '../casting/companion.js';
import { commitDamageOn, place } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { addTwin, buildPool } from '../pool/build.js';
import { determineRanges } from '../reading/range.js';
import { isChapter } from '../reading/sagas.js';
import { newObject, writeObj } from '../state/access.js';
import type { MagicSetup, Placed, SeatSetup } from '../state/beginning.js';
import { copyState } from '../state/copy.js';
import type { PlaceFrame } from '../state/frames.js';
import { type G, log } from '../state/log.js';
import { handOutMarkers } from '../state/markers.js';
import type { Pool } from '../state/pool.js';
import { move } from '../state/proposals.js';
import { firstOfTeam } from '../state/teams.js';
import type { Id, Player, State } from '../state/types.js';
import { BRAWL_DECK, brawlLife } from '../variants/brawl.js';
import { placeCommanders, twinCommanders, twinOf } from '../variants/commander.js';
import { deckReduction, isConspiracy, startingPlayer } from '../variants/conspiracy.js';
import { rulesOf } from '../years/differences.js';
import { type ByRules, TODAY } from '../years/profile.js';
import { OUTSIDE } from './outside.js';
import { firstPlayer, seatsOfTeams } from './seats.js';
import { unsupported } from './supported.js';
import { attackOptionOf, deploys, rangesOf, teamLife, teamsOf } from './teams.js';
import { layOutVariants, lifeModifier, variantCards, variantFirst, variantStart } from './variants.js';
import { beyondYear } from './years.js';

/** Where card data comes from. */
export type CardSource = (name: string) => Card | undefined;

export const STATE_FORMAT = 'apnap-magic/1';

/** Distinct card names of a set-up. */
export function cardNames(setup: MagicSetup): string[] {
  const names = new Set<string>();
  for (const p of setup.players) for (const e of [...p.deck, ...(p.sideboard ?? [])]) names.add(e.card);
  for (const p of setup.players) for (const name of [...(p.commanders ?? []), ...(p.companion ? [p.companion] : [])]) names.add(name);
  for (const p of setup.players) for (const name of (p.notes ?? []).flatMap((n) => n.cards ?? [])) names.add(name);
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
 * @param rules by which rules the game is played
 * @param options cards that stand for options of the game
 * @param twins names of cards that are in it a second time, as cards of their own
 * @throws SetupError for an unknown card, or one with something the engine has no meaning for, or that the rules of the year did not have.
 */
export function poolFor(
  names: readonly string[],
  source: CardSource,
  rules: ByRules = TODAY,
  options: readonly Card[] = [],
  twins: readonly string[] = [],
): Pool {
  const key = [rules.profile, ...options.map((card) => card.name), ...names, ...twins.map(twinOf)].join('|');
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
    const newer = beyondYear(card, rules);
    if (newer.length > 0)
      throw refuse(
        'setup.newer',
        { name, what: newer.join(', '), profile: rules.profile },
        '101.1',
        `${name}: the rules "${rules.profile}" know nothing of ${newer.join(', ')}`,
      );
    return cardThen(card, rulesOf(rules));
  });
  const pool = buildPool([...cards, ...cardsOfYear(rules), ...options], rules);
  for (const name of twins) addTwin(pool, name, twinOf(name));
  known.set(key, pool);
  return pool;
}

/** CR 903.7. */
const COMMANDER_LIFE = 40;

function emptyPlayer(setup: MagicSetup, at: number, pool: Pool): Player {
  const seat = setup.players[at];
  const start = variantStart(seat, pool);
  const modifiers = setup.players.map((p) => lifeModifier(p, pool));
  const commanded = setup.option === 'brawl' ? brawlLife(setup.players.length) : COMMANDER_LIFE;
  return {
    _e: 0,
    name: seat.name,
    life: seat.life ?? teamLife(setup, at, modifiers) ?? ((seat.commanders ?? []).length > 0 ? commanded : start.life), // CR 103.4
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

/** The pool of a game that is set up so. @throws SetupError as {@link poolFor} does. */
export const poolOf = (setup: MagicSetup, source: CardSource): Pool =>
  poolFor(
    cardNames(setup),
    source,
    { profile: setup.profile ?? TODAY.profile },
    deploys(setup) ? [DEPLOY_OPTION] : [],
    twinCommanders(setup),
  );

/** CR 304.4, 307.4: an instant or sorcery card can't enter the battlefield. @throws SetupError naming one that is placed there */
export function checkPlaced({ place: placed = [] }: MagicSetup, pool: Pool): void {
  for (const { card: name, zone } of placed) {
    if (zone !== 'battlefield') continue;
    const { faces, home } = pool.cards[pool.byName.get(name) as number];
    const { types } = faces[home].face;
    const type = types.find((t) => t === 'Instant' || t === 'Sorcery');
    if (type !== undefined)
      throw refuse('setup.noPermanent', { name }, type === 'Instant' ? '304.4' : '307.4', `${name} can't be on the battlefield`);
  }
}

/** A state with the cards in the libraries and nothing done yet. */
export function emptyState(setup: MagicSetup, seed: string, pool: Pool): State {
  const seats = setup.players.map((_, i) => i);
  const teams = teamsOf(setup);
  const reach = rangesOf(setup);
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
    players: { _e: 0, rows: seats.map((at) => emptyPlayer(setup, at, pool)) },
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
    attackOption: attackOptionOf(setup),
    freeSlots: [],
    usedThisTurn: [],
    usedInAll: [],
    designations: { monarch: -1, initiative: -1, blessed: 0, storied: 0 },
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
    ...(pool.marks.has(RESTART.name) ? { begun: seats.map((at) => emptyPlayer(setup, at, pool).life) } : {}),
    ...(setup.players.some((p) => p.notes) ? { notes: setup.players.map((p) => p.notes ?? []) } : {}),
    ...(setup.from ? { from: setup.from } : {}),
    ...(setup.variant === 'grandMelee' ? { melee: 1 as const } : {}),
    ...(setup.option ? { option: setup.option } : {}),
    ...(teams === undefined ? {} : { teams }),
    ...(reach === undefined ? {} : { range: { reach, within: [] } }),
    ...(setup.forced ? { forced: setup.forced } : {}),
    ...(setup.mostObjects === undefined ? {} : { mostObjects: setup.mostObjects }),
    ...(setup.coins ? { coins: setup.coins } : {}),
    ...(setup.dice ? { dice: setup.dice } : {}),
    _pool: pool,
    _derived: null,
    _memo: null,
    _offers: [],
    _copy: copyState,
  };
}

/** CR 103.2a, 702.139b: the deck without the sideboard, the commanders in it. */
const startingDeck = (s: State, p: SeatSetup): Card[] =>
  [...p.deck, ...(p.commanders ?? []).map((card) => ({ card, count: 1 }))].flatMap((e) =>
    Array.from({ length: e.count }, () => s._pool.cards[s._pool.byName.get(e.card) as number].card),
  );

/** A player determined at random (CR 103.1); CR 808.4: of a team determined at random. */
function randomSeat(s: State, setup: MagicSetup): number {
  if (setup.variant !== 'teams' || s.teams === undefined) return randomInt(s, s.order.length);
  const teams = seatsOfTeams(s.teams.of);
  return teams[randomInt(s, teams.length)][0];
}

/** Puts the game on the table: who begins, libraries, and what is placed. */
export function layOut(g: G, setup: MagicSetup): void {
  const { s } = g;
  const determined = setup.first ?? variantFirst(setup) ?? randomSeat(s, setup); // CR 103.1, 904.6
  const first = firstOfTeam(s, startingPlayer(s, setup, firstPlayer(setup, s.teams?.of, determined))); // CR 805.3, 808.4, 809.4
  s.order = [...s.order.slice(first), ...s.order.slice(0, first)];
  s.turn = { ...s.turn, active: first };
  handOutMarkers(s);
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
    placeCommanders(g, seat, p);
    if (s._pool.marks.has(OUTSIDE.name))
      for (const e of p.sideboard ?? [])
        for (let i = 0; i < e.count; i++) {
          const card = s._pool.byName.get(e.card) as number;
          if (isConspiracy(s._pool.cards[card].card)) continue; // CR 315.3
          const o = newObject(s, { card, face: s._pool.cards[card].home, owner: seat, controller: seat, zone: 'outside' });
          o.known = 1 << seat;
          place(g, o);
        }
    if (p.companion !== undefined) {
      const usual = setup.minimumDeck ?? (p.commanders?.length ? (setup.option === 'brawl' ? BRAWL_DECK : 100) : 60);
      revealCompanion(g, seat, p.companion, startingDeck(s, p), usual - deckReduction(s, p.conspiracies ?? []));
    }
  });
  layOutVariants(g, setup);
  if (deploys(setup)) layOutDeploying(g);
}

/** CR 804.2: what gives each player's creatures their ability; whose they are says who is a teammate. */
function layOutDeploying(g: G): void {
  const card = g.s._pool.byName.get(DEPLOY_OPTION.name) as number;
  for (const seat of g.s.order) place(g, newObject(g.s, { card, face: 0, owner: seat, controller: seat, zone: 'command' }));
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

/** One step of a place frame. What entering triggers is dropped, but for chapters that are to trigger: the game has not begun. */
export function runPlace(g: G, frame: PlaceFrame): void {
  const ids = frame.pc < frame.placed.length ? [...frame.ids, placeOne(g, frame.placed[frame.pc], frame.ids)] : frame.ids;
  const done = frame.pc + 1 >= frame.placed.length;
  if (done) g.s.history = { _e: g.s._e, rows: [] };
  g.s.frames = [...g.s.frames.slice(0, -1), ...(done ? [] : [{ ...frame, _e: g.s._e, pc: frame.pc + 1, ids }])];
}

/**
 * Permanents are placed through the same door as everything that enters, so that "enters with" applies; triggers are dropped, but for chapters
 * that are to trigger.
 * @returns the permanent; 0 for what is none.
 */
function placeOne(g: G, p: Placed, before: readonly Id[]): Id {
  const { s } = g;
  const { waiting } = s;
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
  const chapters = g.s.waiting.filter((w) => p.chapters === 'trigger' && w.source === m.became && isChapter(g.s, w.ability));
  g.s.waiting = [...waiting, ...chapters];
  return m.became;
}

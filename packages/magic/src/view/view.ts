/**
 * What a seat may see of a state, built field by field from nothing: nothing is there unless a line here puts it there (CR 400.2, 401-408, 708.5).
 * Ids are fresh at every zone change and shuffle, and ids of objects a viewer can't see are never given, so nothing hidden can be traced.
 */

import { type Ability, CARD_TYPES, COLORS, counterCount, SUPERTYPES, type Zone } from '@apnap/ability';
import { type Decision, type Form, type Id, type Message, type Result, tick } from '@apnap/kernel';
import { lookedAt } from '../actions/looking.js';
import { baseCharacteristics, faceOf, shownFace } from '../characteristics/base.js';
import { keywordsOf } from '../keywords/bits.js';
import { HIDDEN_AWAY } from '../keywords/pieces.js';
import { byType, LISTED, lettersOf, type Made, totalOf } from '../payment/counted.js';
import { DEFENSE, protectorOf } from '../reading/battles.js';
import { characteristicsOf, controllerOf, derived } from '../reading/characteristics.js';
import { type Door, doorsOf } from '../reading/doors.js';
import { isSick } from '../reading/mana-abilities.js';
import { statOf } from '../reading/numbers.js';
import { includesSeat } from '../reading/seats.js';
import { hasKeyword, hasType } from '../reading/traits.js';
import { hasFlag, latestTurn, live, must, player } from '../state/access.js';
import { counted } from '../state/counters.js';
import { numberIn } from '../state/editions.js';
import { eyesOf } from '../state/eyes.js';
import { type AssignedDamage, type CounterCount, FLAG, type Obj, type StackInfo } from '../state/objects.js';
import { abilityAt, nodeOf } from '../state/pool.js';
import { handReviewers } from '../state/seating.js';
import type { State, TurnMarker } from '../state/types.js';
import type { Commander } from '../state/variants.js';
import { schemeDeckOf } from '../variants/archenemy.js';
import { secretNames } from '../variants/conspiracy.js';
import { planarDeckOf } from '../variants/planechase.js';
import { TODAY } from '../years/profile.js';

/** An object as a viewer sees it: current characteristics, not printed ones. */
export interface ObjectView {
  id: Id;
  /** English name of the card, '' for a face-down object; its Chinese name where known. */
  name: string;
  zhName: string;
  /** Name of the whole card in the card set: the key for looking up its data. */
  card: string;
  face: number;
  zone: Zone;
  owner: number;
  controller: number;
  manaCost: string;
  manaValue: number;
  colors: string[];
  supertypes: string[];
  types: string[];
  subtypes: string[];
  /** It has every creature type besides those listed (CR 702.73a); absent: it has not. */
  everyCreatureType?: true;
  power: number | null;
  toughness: number | null;
  loyalty: number | null;
  /** CR 310.4, 310.8; -1: it is no battle, or nobody protects it. */
  defense: number | null;
  protector: number;
  keywords: string[];
  damage: number;
  counters: readonly CounterCount[];
  /** Class level (CR 716.2d). */
  level: number;
  tapped: boolean;
  faceDown: boolean;
  token: boolean;
  sick: boolean;
  attachedTo: Id;
  attacking: Id;
  blocking: readonly Id[];
  blocked: boolean;
  /** The halves of a split permanent, the left one first (CR 709.5); empty for any other object. */
  doors: readonly Door[];
  /** Names chosen for a conspiracy with hidden agenda, for those who may know them (CR 702.106). */
  noted: string[];
  /** Names of what represents it, where that is more than one card or token, the topmost first (CR 727.2, 712.4a). */
  components: string[];
}

export interface StackView {
  id: Id;
  kind: StackInfo['kind'];
  controller: number;
  /** The spell, or the source of the ability as it is or last was; null where it can't be seen, or there is none. */
  source: ObjectView | null;
  /** The ability on the stack, as data. */
  ability: Ability | null;
  targets: readonly Id[];
  x: number;
  modes: readonly number[];
  /** Of combat damage that waits: what deals how much to what, as all saw it assigned (classic:310.1). */
  damage?: readonly AssignedDamage[];
}

export interface PlayerView {
  seat: number;
  name: string;
  life: number;
  handCount: number;
  /** Cards in hand that the viewer may see: all of one's own. */
  hand: ObjectView[];
  libraryCount: number;
  /** The top card, where it is revealed to the viewer. */
  libraryTop: ObjectView | null;
  graveyard: ObjectView[];
  /** The companion while it is outside the game, where it is revealed (CR 103.2b). */
  companion: ObjectView | null;
  counters: readonly CounterCount[];
  /** CR 702.179; 0: none. */
  speed: number;
  /** Mana in the pool, a letter a mana: all of it, or the first of very much. */
  pool: string;
  /** All mana of the pool by type, where it is not listed. */
  heaps?: Made[];
  landsPlayed: number;
  lost: boolean;
  /** Cards face down in the planar deck and in the scheme deck (CR 901.3, 904.3). */
  planarDeckCount: number;
  schemeDeckCount: number;
  /** Cards in the Attraction deck (CR 717.2). */
  attractionDeckCount: number;
}

export interface DecisionView {
  /** 0 for those who can't answer. */
  id: number;
  /** Whose choice it is by the rules. */
  seat: number;
  /** Who is asked: the seat itself, or the player who controls that player (CR 720.5). */
  decider: number;
  /** '' where the viewer may only know that the seat is deciding. */
  kind: string;
  rule: string;
  prompt: Message | null;
  ask: Form<unknown> | null;
  source: Id;
  detail: unknown;
  /** The objects offered, for those who see the options: also cards looked at or searched through. */
  cards: ObjectView[];
}

/** A commander as all know it (CR 903.3, 903.8, 903.10a): the card, whoever sees where it is. */
export interface CommanderView {
  owner: number;
  /** Name of the card. */
  card: string;
  /** How often it was cast from the command zone. */
  casts: number;
  /** Combat damage it has dealt to each seat. */
  damage: readonly number[];
}

/** One of several turns that are taken at the same time (CR 807.4). */
export interface TurnView {
  /** Number of its turn marker. */
  marker: number;
  /** Who has the marker: whose turn it is, or who waits to begin one. */
  seat: number;
  /** 'here': the one that the rest of the view is about; 'waits': it goes on by and by; 'toBegin': there is no room yet (CR 807.4d). */
  is: 'here' | 'waits' | 'toBegin';
  step: string;
  /** Its own stack (CR 807.5). */
  stack: StackView[];
}

export interface View {
  seat: number | null;
  /** The rules the game is played by, where they are not today's. */
  profile?: string;
  players: PlayerView[];
  battlefield: ObjectView[];
  /** Permanents that are phased out: everybody knows them (CR 702.26b). */
  phased: ObjectView[];
  stack: StackView[];
  exile: ObjectView[];
  command: ObjectView[];
  /** `latest`: the number of the turn that began last, where several are taken at the same time (CR 807.4). */
  turn: { number: number; active: number; step: string; latest?: number };
  /** Where several turns are taken at the same time: all of them, in the order of their markers (CR 807.4). */
  turns?: readonly TurnView[];
  /** CR 728.1; '' while it is neither. */
  daytime: '' | 'day' | 'night';
  priority: number;
  order: readonly number[];
  /** The team of each seat, where there are teams (CR 102.3). */
  teams?: readonly number[];
  /** The players of a team take turns one by one (CR 808, 809, 811). Absent: whoever is on the team of the active player is active (805.4). */
  turnsApart?: true;
  /** Absent: nobody has one. */
  commanders?: readonly CommanderView[];
  decision: DecisionView | null;
  result: Result | null;
}

/** A view without the board: enough for one who only looks at what is asked, and much cheaper to make. */
export interface Glance {
  seat: number | null;
  turn: View['turn'];
  decision: Omit<DecisionView, 'cards'> | null;
}

const bitsOf = <T>(all: readonly T[], mask: number): T[] => all.filter((_, i) => mask & (1 << i));

/** CR 310.4: on the battlefield its counters, elsewhere what is printed. */
const defenseOf = (s: State, o: Obj): number =>
  o.zone === 'battlefield' ? counterCount(o.counters, DEFENSE) : Number(faceOf(s, o).face.defense ?? 0) || 0;

/** An object in full. The caller decides whether the viewer may see it. */
export function objectView(s: State, id: Id): ObjectView {
  tick(4);
  const o = must(s, id);
  const c = characteristicsOf(s, o);
  const faceDown = hasFlag(o, FLAG.faceDown);
  const shown = shownFace(s, o);
  const info = s._pool.cards[shown.card];
  const view: ObjectView = {
    id,
    name: c.name,
    zhName: faceDown ? '' : (faceOf(s, o).face.zhName ?? ''),
    card: faceDown ? '' : info.card.name,
    face: shown.face,
    zone: o.zone === 'phased' ? 'battlefield' : (o.zone as Zone),
    owner: o.owner,
    controller: controllerOf(s, id),
    manaCost: c.manaCost ?? '',
    manaValue: statOf(s, o.id, 'manaValue'),
    colors: bitsOf(COLORS, c.colors),
    supertypes: bitsOf(SUPERTYPES, c.supertypes),
    types: bitsOf(CARD_TYPES, c.types),
    subtypes: c.subtypes.slice(),
    power: c.power,
    toughness: c.toughness,
    loyalty: c.loyalty,
    defense: hasType(c, 'Battle') ? defenseOf(s, o) : null,
    protector: hasType(c, 'Battle') ? protectorOf(s, o.id) : -1,
    keywords: keywordsOf(c.keywords),
    damage: o.damage,
    counters: counted(o.counters),
    level: o.level || 1,
    tapped: hasFlag(o, FLAG.tapped),
    faceDown,
    token: hasFlag(o, FLAG.token),
    sick: hasType(c, 'Creature') && o.zone === 'battlefield' && isSick(s, id),
    attachedTo: o.attachedTo,
    attacking: o.attacking,
    blocking: o.blocking ?? [],
    blocked: hasFlag(o, FLAG.blocked),
    doors: doorsOf(s, o),
    noted: o.zone === 'command' && !faceDown ? secretNames(s, id) : [],
    components: (o.components ?? []).map((c) =>
      c.flags & FLAG.faceDown ? '' : s._pool.cards[c.card].faces[c.half ? 0 : c.face].face.name,
    ),
  };
  if (c.everyCreatureType === 1) view.everyCreatureType = true;
  return view;
}

/** Bit per seat through whose eyes the viewer sees (CR 720.4); none for a spectator. */
export type Eyes = number;

const isOneOf = (eyes: Eyes, seat: number): boolean => (eyes & (1 << seat)) !== 0;

export const eyesFor = (s: State, seat: number | null): Eyes => (seat === null ? 0 : eyesOf(s, seat));

const knows = (s: State, id: Id, eyes: Eyes): boolean => ((live(s, id)?.known ?? 0) & eyes) !== 0;

function stackView(s: State, id: Id): StackView {
  const o = live(s, id) as Obj;
  const info = o.stack as NonNullable<Obj['stack']>;
  const sourceId = info.kind === 'spell' ? id : info.env.source;
  // What the rules themselves put there is of no object: the draw of the turn (classic:304.1), combat damage (classic:310.2).
  const ofTheRules = info.kind !== 'spell' && sourceId === id;
  const shown = !ofTheRules && live(s, sourceId) !== null && visibleZone(s, sourceId);
  return {
    id,
    kind: info.kind,
    controller: info.kind === 'spell' ? controllerOf(s, id) : info.env.you,
    source: shown ? objectView(s, sourceId) : null,
    ability: info.kind === 'damage' ? null : (abilityAt(s._pool, info.ability) ?? null),
    targets: info.env.targets.flatMap((t) => t.ids),
    x: info.env.x,
    modes: info.modes,
    ...(info.damage ? { damage: info.damage } : {}),
  };
}

/** Whether the object is where all can see it. */
export const visibleZone = (s: State, id: Id): boolean => {
  const zone = live(s, id)?.zone;
  return zone !== 'hand' && zone !== 'library';
};

/** Whether the top card of a library is revealed (CR 401.5). */
export function topRevealed(s: State, owner: number, eyes: Eyes): boolean {
  return derived(s).rules.some(
    (r) =>
      r.rule.rule === 'revealTop' &&
      includesSeat({ s, env: r.env, it: 0 }, r.rule.who, owner) &&
      (r.rule.to === 'all' || isOneOf(eyes, owner)),
  );
}

/** Whether the player plays with their hand revealed. */
const handRevealed = (s: State, seat: number): boolean =>
  derived(s).rules.some(
    (r) => r.rule.rule === 'reveals' && r.rule.what === 'hand' && includesSeat({ s, env: r.env, it: 0 }, r.rule.who, seat),
  );

const commanderView = (s: State, { owner, card, casts, damage }: Commander): CommanderView => ({
  owner,
  card: s._pool.cards[card].card.name,
  casts,
  damage,
});

/** Cards of a hand that one who sees with these eyes sees (CR 402.3); teammates see each other's (808.5, 809.7, 810.5, 811.5). */
export function handShownTo(s: State, seat: number, eyes: Eyes): readonly Id[] {
  const { hand } = player(s, seat);
  return handReviewers(s, seat).some((each) => isOneOf(eyes, each)) || handRevealed(s, seat)
    ? hand
    : hand.filter((id) => knows(s, id, eyes));
}

/** The top card of a library, where one who sees with these eyes sees it (CR 401.5); else 0. */
export function topShownTo(s: State, seat: number, eyes: Eyes): Id {
  const { library } = player(s, seat);
  const top = library[library.length - 1];
  return top !== undefined && (knows(s, top, eyes) || topRevealed(s, seat, eyes)) ? top : 0;
}

function playerView(s: State, seat: number, eyes: Eyes): PlayerView {
  const p = player(s, seat);
  const top = topShownTo(s, seat, eyes);
  return {
    seat,
    name: p.name,
    life: p.life,
    handCount: p.hand.length,
    hand: handShownTo(s, seat, eyes).map((id) => objectView(s, id)),
    libraryCount: p.library.length,
    libraryTop: top ? objectView(s, top) : null,
    graveyard: p.graveyard.map((id) => objectView(s, id)),
    companion: p.companion !== 0 && live(s, p.companion)?.zone === 'outside' ? objectView(s, p.companion) : null,
    counters: counted(p.counters),
    speed: p.speed,
    pool: lettersOf(p.pool),
    ...(totalOf(p.pool) > LISTED ? { heaps: byType(p.pool) } : {}),
    landsPlayed: p.landsPlayed,
    lost: p.lost === 1,
    planarDeckCount: planarDeckOf(s, seat).length,
    schemeDeckCount: schemeDeckOf(s, seat).length,
    attractionDeckCount: s.attractions?.[seat]?.length ?? 0,
  };
}

/**
 * The pending decision: everything for the one who decides and for the player whose decision it is (CR 720.4); for others that someone decides,
 * and what all may see.
 */
function decisionView(s: State, d: Decision, viewer: number | null): DecisionView {
  return { ...bareDecision(s, d, viewer), cards: offeredCards(s, d, viewer).map((id) => objectView(s, id)) };
}

const seesOptions = (d: Decision, viewer: number | null): boolean => viewer === d.decider || viewer === d.seat;

/** Objects among the options, for those who see them. CR 720.4: cards outside the game stay hidden from who controls the player. */
export function offeredCards(s: State, d: Decision, viewer: number | null): Id[] {
  if (!seesOptions(d, viewer)) return [];
  return offered(d.ask).filter((id) => {
    const o = live(s, id);
    return o?.stack === null && (viewer === d.seat || o.zone !== 'outside');
  });
}

function bareDecision(s: State, d: Decision, viewer: number | null): Omit<DecisionView, 'cards'> {
  const sees = seesOptions(d, viewer);
  const open = sees || d.visible === 'all';
  return {
    id: viewer === d.decider ? d.id : 0,
    seat: d.seat,
    decider: d.decider,
    kind: open ? d.kind : '',
    rule: open ? numberIn(s, d.rule) : '',
    prompt: sees ? d.prompt : null,
    ask: sees ? openForm(s, d.ask) : null,
    source: sees && d.source !== undefined && live(s, d.source) ? d.source : 0,
    detail: sees ? openOption(s, d.detail ?? null) : null,
  };
}

/** Options as data that a client or player can use: abilities and effects in place of their numbers. */
function openForm(s: State, ask: Form<unknown>): Form<unknown> {
  if (ask.form !== 'pick' && ask.form !== 'order') return ask;
  return { ...ask, options: ask.options.map((o) => openOption(s, o)) };
}

function openOption(s: State, option: unknown): unknown {
  if (typeof option !== 'object' || option === null) return option;
  const o = option as Record<string, unknown>;
  const out: Record<string, unknown> = { ...o };
  for (const key of ['ability', 'effect', 'replacement', 'trigger'])
    if (typeof o[key] === 'number') out[key] = nodeOf(s._pool, o[key] as number);
  return out;
}

/** Objects among the options of a decision. */
function offered(ask: Form<unknown>): Id[] {
  if (ask.form !== 'pick' && ask.form !== 'order' && ask.form !== 'divide' && ask.form !== 'pair') return [];
  const ids = ask.options.flatMap((o) => {
    const e = (o as { entity?: Id; object?: Id }).entity ?? (o as { object?: Id }).object ?? 0;
    return e > 0 ? [e] : [];
  });
  return [...new Set(ids)];
}

/** What the seat (null: a spectator) may see. */
export function viewOf(s: State, seat: number | null): View {
  const eyes = eyesFor(s, seat);
  const see = (id: Id): ObjectView => faceDownFor(s, id, eyes);
  return {
    seat,
    ...(s.profile === TODAY.profile ? {} : { profile: s.profile }),
    players: s.players.rows.map((_, i) => playerView(s, i, eyes)),
    battlefield: s.battlefield.map(see),
    phased: s.phased.map((p) => see(p.id)),
    stack: s.stack.map((id) => stackView(s, id)),
    exile: s.exile.map(see),
    command: s.command.map(see),
    turn: turnOf(s),
    ...(s.markers === undefined ? {} : { turns: s.markers.map((m) => turnView(s, m)) }),
    daytime: s.daytime,
    priority: s.priority,
    order: s.order,
    ...(s.teams === undefined ? {} : { teams: s.teams.of, ...(s.teams.turns === 'apart' ? { turnsApart: true as const } : {}) }),
    ...(s.commanders.length === 0 ? {} : { commanders: s.commanders.map((c) => commanderView(s, c)) }),
    decision: s.pending ? decisionView(s, s.pending, seat) : null,
    result: s.result && { ...s.result, rule: numberIn(s, s.result.rule) },
  };
}

const turnOf = (s: State): View['turn'] => ({
  number: s.turn.number,
  active: s.turn.active,
  step: s.turn.step,
  ...(s.markers === undefined ? {} : { latest: latestTurn(s) }),
});

function turnView(s: State, { number, seat, begun, aside }: TurnMarker): TurnView {
  const { turn, stack } = aside ?? s;
  const is = aside === null ? 'here' : begun === 1 ? 'waits' : 'toBegin';
  return { marker: number, seat, is, step: begun === 1 ? turn.step : 'none', stack: stack.map((id) => stackView(s, id)) };
}

/** What the seat may see of the pending decision, and whose turn it is. */
export function glanceOf(s: State, seat: number | null): Glance {
  return {
    seat,
    turn: turnOf(s),
    decision: s.pending ? bareDecision(s, s.pending, seat) : null,
  };
}

/** CR 702.75a: the player who controls the permanent that exiled the card by hideaway may look at it. */
const hiddenAwayBy = (s: State, id: Id, eyes: Eyes): boolean =>
  must(s, id).zone === 'exile' &&
  s.battlefield.some((p) => {
    const o = must(s, p);
    return (
      isOneOf(eyes, controllerOf(s, p)) &&
      (o.memory?.some((m) => m.link === HIDDEN_AWAY && m.ids?.includes(id)) ?? false) &&
      hasKeyword({ s }, baseCharacteristics(s, o), 'hideaway')
    );
  });

/** CR 708.5: the controller of a face-down object may look at it, others see the body only. CR 406.3: in exile, who an effect or rule lets. */
function faceDownFor(s: State, id: Id, eyes: Eyes): ObjectView {
  const view = objectView(s, id);
  if (!view.faceDown || eyes === 0 || !mayLookAt(s, id, eyes)) return view;
  const o = must(s, id);
  return { ...view, card: s._pool.cards[o.card].card.name, noted: o.zone === 'command' ? secretNames(s, id) : [] }; // CR 315.7
}

/** CR 406.3: by a statement in force. */
const allowedBy = (s: State, id: Id, eyes: Eyes): boolean =>
  s._pool.marks.has('looking') && lookedAt(s).some(([seen, seats]) => seen === id && (seats & eyes) !== 0);

/** Whether one who sees with these eyes may look at what is face down. */
export function mayLookAt(s: State, id: Id, eyes: Eyes): boolean {
  const o = must(s, id);
  if (o.zone === 'exile') return (o.known & eyes) !== 0 || hiddenAwayBy(s, id, eyes) || allowedBy(s, id, eyes);
  // CR 708.5: and who has looked at it, or may
  return isOneOf(eyes, controllerOf(s, id)) || (o.zone === 'battlefield' && ((o.known & eyes) !== 0 || allowedBy(s, id, eyes)));
}

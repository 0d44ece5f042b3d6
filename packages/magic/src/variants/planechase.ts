/** The Planechase variant (CR 901): planar decks, the planar die, planeswalking, phenomena. */

import type { PlanarFace } from '@apnap/ability';
import { type Id, randomInt, seatEntity } from '@apnap/kernel';
import { chosenResult, ignoredDice } from '../actions/chance.js';
import { MARKERS } from '../cardforms/markers.js';
import { cease, commitController, commitFlag, place } from '../events/commit.js';
import { endLasting } from '../events/lasting.js';
import type { Mechanic } from '../events/mechanics.js';
import { endConditional } from '../events/perform.js';
import { invalidate } from '../reading/characteristics.js';
import { FACES } from '../reading/planar-die.js';
import { affects, inRange } from '../reading/range.js';
import { hasFlag, live, must, newObject, nextSeat, writeObj } from '../state/access.js';
import { eventsOf } from '../state/asked.js';
import { listOf } from '../state/limits.js';
import { type G, log } from '../state/log.js';
import { markerHere, stacks } from '../state/markers.js';
import { FLAG } from '../state/objects.js';
import { sharesTurn } from '../state/teams.js';
import type { State } from '../state/types.js';
import type { Planechase } from '../state/variants.js';
import { noteTriggers } from '../triggers/note.js';

const typesOf = (s: State, card: number): readonly string[] => s._pool.cards[card].card.faces[0].types;
const isPhenomenon = (s: State, card: number): boolean => typesOf(s, card).includes('Phenomenon');
const isPlanar = (s: State, card: number): boolean => typesOf(s, card).includes('Plane') || isPhenomenon(s, card);

/** The face-up plane and phenomenon cards, in the order in which they were turned up. */
export const faceUpPlanes = (s: State): Id[] =>
  s.planechase ? s.command.filter((id) => isPlanar(s, must(s, id).card) && !hasFlag(must(s, id), FLAG.inDeck)) : [];

/** CR 901.15c: with a single planar deck it is everybody's. */
const deckAt = (p: Planechase, seat: number): number => (p.single ? 0 : seat);

/** The cards of a seat's planar deck, the top card last. */
export const planarDeckOf = (s: State, seat: number): readonly number[] => s.planechase?.decks[deckAt(s.planechase, seat)] ?? [];

/** Replaces a seat's planar deck. */
export function setPlanarDeck(s: State, seat: number, deck: readonly number[]): void {
  const p = s.planechase as Planechase;
  s.planechase = { ...p, decks: p.decks.map((d, i) => (i === deckAt(p, seat) ? deck : d)) };
}

/** Who in a team that shares turns, or the player alone, is the planar controller (CR 901.12b-d). */
const controllerOfTeam = (s: State, seat: number): number | undefined =>
  s.planechase?.controllers.find((c) => sharesTurn(s, c.seat, seat))?.seat;

/** The face-up cards that a planar controller controls. */
const planesOf = (s: State, seat: number): Id[] => faceUpPlanes(s).filter((id) => must(s, id).controller === seat);

/** Moves the top card of the planar controller's planar deck off it and turns it face up; 0 when there is none. */
function turnUp(g: G, seat: number): Id {
  const { s } = g;
  const deck = planarDeckOf(s, seat);
  if (deck.length === 0) return 0;
  setPlanarDeck(s, seat, deck.slice(0, -1));
  const card = deck[deck.length - 1];
  const o = newObject(s, { card, face: 0, owner: seat, controller: seat, zone: 'command' });
  place(g, o);
  return o.id;
}

/** Puts a face-up card on the bottom of its owner's planar deck, face down: it becomes a new object (CR 311.6, 312.6). */
function turnDown(g: G, id: Id): void {
  const o = live(g.s, id);
  if (!o) return;
  cease(g, id);
  setPlanarDeck(g.s, o.owner, [o.card, ...planarDeckOf(g.s, o.owner)]);
}

/**
 * Reveals cards from the top of the seat's planar deck until `enough` says so of those revealed: they are objects while they are revealed, and
 * still in the deck (CR 311.7).
 */
export function revealPlanar(g: G, seat: number, enough: (ids: readonly Id[]) => boolean): Id[] {
  const { s } = g;
  const out: Id[] = [];
  while (s.planechase && !enough(out)) {
    const deck = planarDeckOf(s, seat);
    if (deck.length === 0) break;
    setPlanarDeck(s, seat, deck.slice(0, -1));
    const o = newObject(s, {
      card: deck[deck.length - 1],
      face: 0,
      owner: seat,
      controller: controllerOfTeam(s, seat) ?? seat,
      zone: 'command',
    });
    commitFlag(g, o.id, FLAG.inDeck, 'on');
    place(g, o);
    out.push(o.id);
  }
  return out;
}

/** Puts revealed cards back into their planar decks, face down: of several the first is put highest. */
export function returnPlanar(g: G, ids: readonly Id[], position: 'top' | 'bottom'): void {
  const { s } = g;
  for (const id of position === 'top' ? ids.slice().reverse() : ids) {
    const o = live(s, id);
    if (!o || !hasFlag(o, FLAG.inDeck)) continue;
    cease(g, id);
    const deck = planarDeckOf(s, o.owner);
    setPlanarDeck(s, o.owner, position === 'top' ? [...deck, o.card] : [o.card, ...deck]);
  }
}

/** Revealed cards that nothing was done with stay where they were: on top of their planar decks. */
export function coverPlanar(g: G): void {
  if (g.s.planechase)
    returnPlanar(
      g,
      g.s.command.filter((id) => hasFlag(must(g.s, id), FLAG.inDeck)),
      'top',
    );
}

/** CR 103.7, 901.5, 901.14a: the starting plane of whoever begins; no ability triggers on this. Also gives each player the planeswalking ability (901.8). */
export function startPlanechase(g: G): void {
  const { s } = g;
  if (!s.planechase) return;
  const die = s._pool.byName.get(MARKERS.planarDie) as number;
  for (const seat of s.order) place(g, newObject(s, { card: die, face: 0, owner: seat, controller: seat, zone: 'command' }));
  const controllers = s.markers?.map(({ seat, number }) => ({ seat, marker: number })) ?? [{ seat: s.order[0], marker: 0 }];
  s.planechase = { ...s.planechase, controllers };
  if (faceUpPlanes(s).length > 0) return;
  for (const { seat } of controllers) startingPlane(g, seat);
}

function startingPlane(g: G, seat: number): void {
  const { s } = g;
  for (let left = planarDeckOf(s, seat).length; left > 0; left--) {
    const id = turnUp(g, seat);
    log(g, 'startingPlane', '901.5', { object: id, player: seat });
    if (!isPhenomenon(s, (live(s, id) as { card: number }).card)) return;
    turnDown(g, id);
  }
}

/**
 * CR 701.24b: only a planar controller can (701.24a); of a team any of its players makes the planar controller do so (901.12c-d). In a Grand Melee planes beyond the
 * player's range of influence stay (901.13).
 */
export function planeswalk(g: G, by: number, rule: string, to?: readonly Id[]): void {
  const { s } = g;
  const seat = controllerOfTeam(s, by);
  if (seat === undefined) return;
  const away = faceUpPlanes(s).filter((id) => inRange(s, seat, id));
  // CR 603.10g: what triggers on planeswalking away looks back in time.
  noteTriggers(
    g,
    away.map((id) => log(g, 'planeswalkFrom', rule, { object: id, player: seat })),
    null,
  );
  for (const id of away) turnDown(g, id);
  if (to) arriveAt(g, seat, rule, to);
  else arrive(g, seat, rule);
}

/** CR 901.11: to these revealed cards of the planar deck, at the same time. */
function arriveAt(g: G, seat: number, rule: string, ids: readonly Id[]): void {
  const { s } = g;
  const cards = ids.flatMap((id) => {
    const o = live(s, id);
    return o && hasFlag(o, FLAG.inDeck) ? [o] : [];
  });
  for (const o of cards) cease(g, o.id);
  const up = cards.map((o) => newObject(s, { card: o.card, face: 0, owner: o.owner, controller: seat, zone: 'command' }));
  for (const o of up) place(g, o);
  reached(
    g,
    seat,
    rule,
    up.map((o) => o.id),
  );
}

/** CR 901.11: the top card of the planar deck is turned face up; what lasts until a player planeswalks is over. */
function arrive(g: G, seat: number, rule: string): void {
  const id = turnUp(g, seat);
  reached(g, seat, rule, id === 0 ? [] : [id]);
}

function reached(g: G, seat: number, rule: string, ids: readonly Id[]): void {
  // CR 801.10
  endLasting(g, (l) => l.until.until === 'planeswalk' && affects(g.s, l.env, seatEntity(seat)));
  endConditional(g);
  const events = ids.flatMap((id) => {
    const to = log(g, 'planeswalkTo', rule, { object: id, player: seat });
    // CR 312.5
    return isPhenomenon(g.s, must(g.s, id).card) ? [to, log(g, 'encounter', '312.5', { object: id, player: seat })] : [to];
  });
  noteTriggers(g, events, null);
}

/** A natural result of the die, unless the set-up says how the player's next die comes up. */
function rolled(s: State, seat: number): PlanarFace {
  const [agreed] = s.dice?.[seat] ?? [];
  if (s.dice === undefined || agreed === undefined) return FACES[randomInt(s, FACES.length)];
  s.dice = s.dice.map((list, i) => (i === seat ? list.slice(1) : list));
  const side = typeof agreed === 'number' ? agreed : agreed.planar;
  return FACES[Math.min(FACES.length, Math.max(1, side)) - 1];
}

/** CR 706.6, 901.9d: of several dice that are rolled instead of one a result counts that the player chooses; effects about numbers of the dice ignore this one. */
function facesRolled(g: G, seat: number, source: Id): PlanarFace {
  const doubled = ignoredDice(g, seat).filter((which) => which === 'any').length;
  const faces = [...new Set(listOf(2 ** doubled, () => rolled(g.s, seat)))];
  return faces.length === 1 ? faces[0] : (chosenResult(g, seat, faces, source) as PlanarFace);
}

/** Rolls the planar die (CR 901.9); the planeswalking ability triggers by itself (901.9c). */
export function rollPlanarDie(g: G, seat: number, rule: string, source: Id): void {
  if (!g.s.planechase) return;
  const face = facesRolled(g, seat, source);
  noteTriggers(g, [log(g, 'roll', rule, { player: seat, source, word: `planar:${face}` })], null);
  if (face === 'chaos') chaosEnsues(g, seat, '901.9b');
}

/** CR 311.7: of all planes that are face up, or of this one. */
export function chaosEnsues(g: G, seat: number, rule: string, only: Id = 0): void {
  noteTriggers(g, [log(g, 'chaos', rule, { player: seat, object: only })], null);
}

/** CR 116.2i, 901.9: how much mana the seat's next roll of the planar die costs: what it has been rolled for this turn by this action. */
export const planarDieCost = (s: State, seat: number): number =>
  eventsOf(s).filter((e) => e.kind === 'roll' && e.rule === '116.2i' && e.player === seat).length;

/** What stands for the planar die in the seat's hand: the first face-up card of its team, else its own die; 0 in a game without planes. */
export function planarDieOf(s: State, seat: number): Id {
  if (!s.planechase) return 0;
  const [plane] = planesOf(s, controllerOfTeam(s, seat) ?? seat);
  const die = s._pool.byName.get(MARKERS.planarDie);
  return plane ?? s.command.find((id) => must(s, id).card === die && must(s, id).owner === seat) ?? 0;
}

/**
 * CR 901.6: the active player becomes the planar controller. Where several turns are taken at the same time it is so of that turn's marker (901.14); a planar controller
 * whose marker is gone was one until a different player became the active player.
 */
export function passPlanarControl(g: G, seat: number): void {
  const { s } = g;
  const p = s.planechase;
  if (!p) return;
  const numbers = s.markers?.map((m) => m.number) ?? [0];
  const here = numbers[s.markers ? markerHere(s.markers) : 0];
  const stays = p.controllers.filter((c) => c.marker !== here && numbers.includes(c.marker));
  const before = p.controllers.filter((c) => !stays.includes(c)).map((c) => c.seat);
  if (before.length === 1 && before[0] === seat) return;
  s.planechase = { ...p, controllers: [...stays, { seat, marker: here }] };
  for (const from of before) handOverPlanes(g, from, seat);
}

function handOverPlanes(g: G, from: number, to: number): void {
  const { s } = g;
  for (const id of from === to ? [] : planesOf(s, from)) {
    commitController(g, id, to);
    // CR 901.15b: with a single planar deck the planar controller is the owner, too.
    if (s.planechase?.single) writeObj(s, id).owner = to;
  }
  invalidate(s);
}

/**
 * CR 311.5, 901.10b: before a planar controller leaves the game, the next player in turn order becomes the planar controller, and controls the abilities of phenomena.
 * @param fewer that there will be fewer turn markers without the player: then nobody does, and the planes go to the bottom of their planar decks (901.14b)
 */
export function beforeLeaving(g: G, seat: number, fewer: boolean): void {
  const { s } = g;
  const p = s.planechase;
  if (!p?.controllers.some((c) => c.seat === seat)) return;
  if (fewer) {
    for (const id of planesOf(s, seat)) turnDown(g, id);
    s.planechase = { ...(s.planechase as Planechase), controllers: p.controllers.filter((c) => c.seat !== seat) };
    return;
  }
  const heir = nextSeat(s, seat);
  if (heir === seat) return;
  s.planechase = { ...p, controllers: p.controllers.map((c) => (c.seat === seat ? { ...c, seat: heir } : c)) };
  handOverPlanes(g, seat, heir);
  for (const id of stacks(s)) {
    const o = must(s, id);
    if (o.stack?.kind !== 'triggered' || o.controller !== seat || !isPhenomenon(s, o.card)) continue;
    const w = writeObj(s, id);
    w.owner = heir;
    w.controller = heir;
    w.stack = { ...o.stack, env: { ...o.stack.env, you: heir } };
  }
  s.waiting = s.waiting.map((w) =>
    w.controller === seat && isPhenomenon(s, live(s, w.source)?.card ?? 0) ? { ...w, controller: heir } : w,
  );
}

/** The planar controllers who have a face-up card. */
export const withPlanes = (s: State): number[] => [
  ...new Set((s.planechase?.controllers ?? []).map((c) => c.seat).filter((seat) => planesOf(s, seat).length > 0)),
];

/**
 * CR 901.10: when a face-up card has left the game with its owner, its planar controller turns the next one face up.
 * @param had who had one before
 */
export function afterLeaving(g: G, had: readonly number[]): void {
  const { s } = g;
  for (const seat of had) {
    if (planesOf(s, seat).length > 0) continue;
    const die = s._pool.byName.get(MARKERS.planarDie);
    // CR 901.10a, 801.10: whoever rolled, within the range of whose plane it was
    for (const id of stacks(s)) if (live(s, id)?.card === die && inRange(s, seat, id)) cease(g, id);
    arrive(g, seat, '901.10');
  }
}

/** CR 704.6f: a phenomenon that is not the source of a triggered ability that has triggered but not left the stack. */
function leavePhenomena(g: G): boolean {
  const { s } = g;
  const over = faceUpPlanes(s).find(
    (id) =>
      isPhenomenon(s, must(s, id).card) &&
      !s.waiting.some((w) => w.source === id) &&
      !stacks(s).some((x) => live(s, x)?.stack?.env.source === id),
  );
  if (over === undefined) return false;
  planeswalk(g, must(s, over).controller, '704.6f');
  return true;
}

export const PLANECHASE: Mechanic = { name: 'Planechase', check: leavePhenomena };

/** The Planechase variant (CR 901): planar decks, the planar die, planeswalking, phenomena. */

import type { PlanarFace } from '@apnap/ability';
import { type Id, randomInt } from '@apnap/kernel';
import { chosenResult, ignoredDice } from '../actions/chance.js';
import { MARKERS } from '../cardforms/markers.js';
import { cease, commitController, commitFlag, place } from '../events/commit.js';
import { endLasting } from '../events/lasting.js';
import type { Mechanic } from '../events/mechanics.js';
import { endConditional } from '../events/perform.js';
import { invalidate } from '../reading/characteristics.js';
import { FACES } from '../reading/planar-die.js';
import { hasFlag, live, must, newObject, nextSeat, writeObj } from '../state/access.js';
import { eventsOf } from '../state/asked.js';
import { listOf } from '../state/limits.js';
import { type G, log } from '../state/log.js';
import { stacks } from '../state/markers.js';
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

/** Moves the top card of the seat's planar deck off it and turns it face up; 0 when there is none. */
function turnUp(g: G, seat: number): Id {
  const { s } = g;
  const deck = planarDeckOf(s, seat);
  if (deck.length === 0) return 0;
  setPlanarDeck(s, seat, deck.slice(0, -1));
  const card = deck[deck.length - 1];
  const { controller } = s.planechase as Planechase;
  const o = newObject(s, { card, face: 0, owner: seat, controller, zone: 'command' });
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
      controller: s.planechase.controller,
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

/** CR 103.7, 901.5: the starting plane; no ability triggers on this. Also gives each player the planeswalking ability (901.8). */
export function startPlanechase(g: G): void {
  const { s } = g;
  if (!s.planechase) return;
  const die = s._pool.byName.get(MARKERS.planarDie) as number;
  for (const seat of s.order) place(g, newObject(s, { card: die, face: 0, owner: seat, controller: seat, zone: 'command' }));
  const seat = s.order[0];
  if (faceUpPlanes(s).length > 0) return;
  for (let left = planarDeckOf(s, seat).length; left > 0; left--) {
    const id = turnUp(g, seat);
    log(g, 'startingPlane', '901.5', { object: id, player: seat });
    if (!isPhenomenon(s, (live(s, id) as { card: number }).card)) return;
    turnDown(g, id);
  }
}

/** CR 701.24b: only the planar controller can (701.24a); of a team any of its players makes the planar controller do so (901.12c-d). */
export function planeswalk(g: G, by: number, rule: string, to?: readonly Id[]): void {
  const { s } = g;
  const seat = s.planechase?.controller;
  if (seat === undefined || !sharesTurn(s, seat, by)) return;
  const away = faceUpPlanes(s);
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
  const { controller } = s.planechase as Planechase;
  const up = cards.map((o) => newObject(s, { card: o.card, face: 0, owner: o.owner, controller, zone: 'command' }));
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
  endLasting(g, (l) => l.until.until === 'planeswalk');
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

/** CR 901.6: the active player becomes the planar controller. */
export function passPlanarControl(g: G, seat: number): void {
  const { s } = g;
  const p = s.planechase;
  if (!p || p.controller === seat) return;
  s.planechase = { ...p, controller: seat };
  for (const id of faceUpPlanes(s)) {
    commitController(g, id, seat);
    // CR 901.15b: with a single planar deck the planar controller is the owner, too.
    if (p.single) writeObj(s, id).owner = seat;
  }
  invalidate(s);
}

/**
 * CR 311.5, 901.10b: before the planar controller leaves the game, the next player in turn order becomes the planar controller, and controls
 * the abilities of phenomena.
 */
export function beforeLeaving(g: G, seat: number): void {
  const { s } = g;
  if (s.planechase?.controller !== seat) return;
  const heir = nextSeat(s, seat);
  if (heir === seat) return;
  passPlanarControl(g, heir);
  for (const id of stacks(s)) {
    const o = must(s, id);
    if (o.stack?.kind !== 'triggered' || !isPhenomenon(s, o.card)) continue;
    const w = writeObj(s, id);
    w.owner = heir;
    w.controller = heir;
    w.stack = { ...o.stack, env: { ...o.stack.env, you: heir } };
  }
  s.waiting = s.waiting.map((w) =>
    w.controller === seat && isPhenomenon(s, live(s, w.source)?.card ?? 0) ? { ...w, controller: heir } : w,
  );
}

/** CR 901.10: when a face-up card has left the game with its owner, the planar controller turns the next one face up. */
export function afterLeaving(g: G, had: number): void {
  const { s } = g;
  if (!s.planechase || had === 0 || faceUpPlanes(s).length > 0) return;
  const die = s._pool.byName.get(MARKERS.planarDie);
  // CR 901.10a
  for (const id of stacks(s)) if (live(s, id)?.card === die) cease(g, id);
  arrive(g, s.planechase.controller, '901.10');
}

/** CR 704.6f: a phenomenon that is not the source of a triggered ability that has triggered but not left the stack. */
function leavePhenomena(g: G): boolean {
  const { s } = g;
  const over = faceUpPlanes(s).some(
    (id) =>
      isPhenomenon(s, (live(s, id) as { card: number }).card) &&
      !s.waiting.some((w) => w.source === id) &&
      !stacks(s).some((x) => live(s, x)?.stack?.env.source === id),
  );
  if (!over) return false;
  const { controller } = s.planechase as Planechase;
  planeswalk(g, controller, '704.6f');
  return true;
}

export const PLANECHASE: Mechanic = { name: 'Planechase', check: leavePhenomena };

/** Attractions: opening them and rolling to visit them (CR 717, 701.48, 701.49, 702.159). */

import { hasSubtype } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { cease, place } from '../events/commit.js';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { perform } from '../events/perform.js';
import { characteristicsOf, controllerOf, staticEnv } from '../reading/characteristics.js';
import { hasFlag, live, newObject } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { Proposal } from '../state/proposals.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { rollPlainDie } from './chance.js';

const ATTRACTION = 'Attraction';

/** The Attractions a player controls. */
export const attractionsOf = (s: State, seat: number): Id[] =>
  s.attractions === undefined
    ? []
    : s.battlefield.filter((id) => controllerOf(s, id) === seat && hasSubtype(characteristicsOf(s, live(s, id) as Obj), ATTRACTION));

/** Whether the object is a card with an Astrotorium back (CR 717.1, 717.6). */
function isAttractionCard(s: State, id: Id): boolean {
  if (s.attractions === undefined) return false;
  const o = live(s, id);
  return (
    o !== null && !hasFlag(o, FLAG.token) && !hasFlag(o, FLAG.copy) && s._pool.cards[o.card].card.faces[0].subtypes.includes(ATTRACTION)
  );
}

/** CR 701.48a-b: the top card of the Attraction deck is put onto the battlefield. */
export function openAttraction(g: G, seat: number, source: Id): void {
  const { s } = g;
  const deck = s.attractions?.[seat] ?? [];
  if (deck.length === 0) return;
  s.attractions = (s.attractions ?? []).map((d, i) => (i === seat ? deck.slice(0, -1) : d));
  const o = newObject(s, { card: deck[deck.length - 1], face: 0, owner: seat, controller: seat, zone: 'command' });
  place(g, o);
  const m = move(o.id, 'battlefield', '701.48b', { under: seat, source });
  perform(g, [m]);
  // CR 701.48c: only if it was put onto the battlefield
  if (m.became !== 0 && live(s, m.became)?.zone === 'battlefield')
    noteTriggers(g, [log(g, 'acted', '701.48c', { player: seat, word: 'openAttraction', amount: 1, object: m.became })], null);
  else if (live(s, o.id)?.zone === 'command') turnDown(g, o.id, seat);
}

/** It never left the deck: nothing could put it onto the battlefield. */
function turnDown(g: G, id: Id, seat: number): void {
  const card = (live(g.s, id) as Obj).card;
  cease(g, id);
  g.s.attractions = (g.s.attractions ?? []).map((d, i) => (i === seat ? [...d, card] : d));
}

/** The numbers lit up on the card that the permanent is, or is a copy of (CR 717.1). */
function lightsOf(s: State, id: Id): readonly number[] {
  const o = live(s, id) as Obj;
  const { card, face } = o.copyOf ?? o;
  return s._pool.cards[card].faces[face].face.lights ?? [];
}

/** CR 701.49a: those whose lit-up numbers have the result are visited. */
export function rollToVisit(g: G, seat: number, source: Id, rule: string): void {
  if (g.s.attractions === undefined) return;
  const result = rollPlainDie(g, seat, 6, source);
  noteTriggers(g, [log(g, 'acted', rule, { player: seat, word: 'rollToVisit', amount: result })], null);
  const visited = attractionsOf(g.s, seat).filter((id) => lightsOf(g.s, id).includes(result));
  noteTriggers(
    g,
    visited.map((object) => log(g, 'visit', '701.49a', { object, player: seat, amount: result })),
    null,
  );
}

/** CR 717.6: anywhere else than to the battlefield, into exile or the command zone; this may apply more than once to an event. */
function goesToCommand(s: State, p: Proposal): readonly OwnReplacement[] {
  if (p.p !== 'move' || p.to === 'battlefield' || p.to === 'exile' || p.to === 'command' || !isAttractionCard(s, p.id)) return [];
  const apply = (): 'goesOn' => {
    Object.assign(p, { to: 'command', position: 'top', rule: '717.6' });
    return 'goesOn';
  };
  return [{ key: `attraction:${p.id}:${p.to}`, node: 0, env: staticEnv(p.id, live(s, p.id)?.owner ?? 0), apply }];
}

export const ATTRACTIONS: Mechanic = { name: 'Attractions', replaces: goesToCommand };

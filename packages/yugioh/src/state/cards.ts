/** The record of a card. */
import type { CardRow, Seat, Zone } from './types.js';

/** A card that has just come into the Duel: face-down, nothing has happened to it. */
export const newCard = (index: number, owner: Seat, zone: Zone): CardRow => ({
  _e: 0,
  card: index,
  owner,
  controller: owner,
  zone,
  place: 0,
  up: false,
  position: 'attack',
  visit: 1,
  stay: 1,
  summoned: null,
  since: 0,
  turned: 0,
  flipped: 0,
  attackedIn: 0,
  fought: 0,
  attacks: 0,
  foes: [],
  left: null,
  came: null,
  slew: 0,
  properly: false,
  host: -1,
  materials: [],
  counters: {},
  used: {},
  scale: false,
  token: false,
});

/** Conspiracies (CR 315, 905.4-905.5) and hidden agenda (702.106): what begins in the command zone, face down with names on a piece of paper. */

import type { Card } from '@apnap/ability';
import { type Id, randomInt } from '@apnap/kernel';
import { commitFaceStatus, commitFlag, place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { hasFlag, live, newObject, writeObj } from '../state/access.js';
import type { MagicSetup } from '../state/beginning.js';
import { type G, log } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';

/** Link of the names that are chosen with hidden agenda (CR 702.106d): the abilities that speak of "the chosen name" read it. */
const NAMES = 0;

export const isConspiracy = (card: Card): boolean => card.faces[0].types.includes('Conspiracy');

/** How many names are secretly chosen for it (CR 702.106a, 702.106f). */
export function namesToChoose(card: Card): number {
  for (const a of card.faces[0].abilities)
    if (a.kind === 'keyword' && a.keyword === 'hiddenAgenda') return typeof a.n === 'number' ? a.n : 1;
  return 0;
}

/** CR 315.2, 905.4: puts a seat's conspiracies into the command zone, those with hidden agenda face down. */
export function layOutConspiracies(g: G, seat: number, conspiracies: readonly { card: string; names?: string[] }[]): void {
  const { s } = g;
  for (const c of conspiracies) {
    const card = s._pool.byName.get(c.card) as number;
    const o = newObject(s, { card, face: 0, owner: seat, controller: seat, zone: 'command' });
    place(g, o);
    if (!c.names || c.names.length === 0) continue;
    commitFlag(g, o.id, FLAG.faceDown, 'on');
    writeObj(s, o.id).memory = c.names.map((name) => ({ link: NAMES, word: name.trim() }));
  }
}

/** The names on the paper beside a conspiracy. */
export const secretNames = (s: State, id: Id): string[] =>
  live(s, id)?.memory?.flatMap((m) => (m.link === NAMES && m.word !== undefined ? [m.word] : [])) ?? [];

/** A conspiracy that lies face down in the command zone. */
export const isHidden = (s: State, o: Obj | null): o is Obj =>
  o?.zone === 'command' && hasFlag(o, FLAG.faceDown) && isConspiracy(s._pool.cards[o.card].card);

/** CR 315.3: a conspiracy that would leave the command zone remains there. */
const staysInCommand = (s: State, o: Obj): boolean => o.zone === 'command' && isConspiracy(s._pool.cards[o.card].card);

/** CR 116.2j, 702.106c: turned face up, which reveals the names. */
export function turnConspiracyUp(g: G, id: Id, rule: string): void {
  const o = live(g.s, id);
  if (!isHidden(g.s, o)) return;
  commitFaceStatus(g, id, 'up');
  log(g, 'turnFaceUp', rule, { object: id, player: o.owner });
  for (const word of secretNames(g.s, id)) log(g, 'choose', rule, { object: id, player: o.owner, word });
}

/** CR 702.106e: as a player leaves the game, or as the game ends, face-down conspiracies are revealed. */
export function revealConspiracies(g: G, seats: readonly number[]): void {
  for (const id of g.s.command) {
    const o = live(g.s, id);
    if (isHidden(g.s, o) && seats.includes(o.owner)) turnConspiracyUp(g, id, '702.106e');
  }
}

/** CR 103.1c: a conspiracy can say who takes the first turn; of several players one at random. */
export function startingPlayer(s: State, setup: MagicSetup, determined: number): number {
  const says = (name: string): boolean =>
    s._pool.cards[s._pool.byName.get(name) as number].card.faces[0].abilities.some(
      (a) => a.kind === 'static' && a.parts.some((p) => p.part === 'startingPlayer'),
    );
  const seats = setup.players.flatMap((p, seat) => ((p.conspiracies ?? []).some((c) => says(c.card)) ? [seat] : []));
  if (seats.length === 0) return determined;
  return seats.length === 1 ? seats[0] : seats[randomInt(s, seats.length)];
}

/** How much smaller the seat's deck may be (CR 315.5a). */
export const deckReduction = (s: State, conspiracies: readonly { card: string }[]): number =>
  conspiracies.reduce((sum, c) => {
    const { abilities } = s._pool.cards[s._pool.byName.get(c.card) as number].card.faces[0];
    const parts = abilities.flatMap((a) => (a.kind === 'static' ? a.parts : []));
    return sum + parts.reduce((n, p) => n + (p.part === 'deckConstruction' && p.allows === 'fewer' ? p.by : 0), 0);
  }, 0);

export const CONSPIRACIES: Mechanic = {
  name: 'conspiracies',
  forbids: (s, p) => {
    const o = p.p === 'move' ? live(s, p.id) : null;
    return o !== null && staysInCommand(s, o);
  },
};

/** The Archenemy variant (CR 904): scheme decks, setting schemes in motion, ongoing schemes. */

import { SUPERTYPES } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { cease, place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { live, newObject, record } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { stacks } from '../state/markers.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { rulesOf } from '../years/differences.js';

const ONGOING = 1 << SUPERTYPES.indexOf('Ongoing');

const isScheme = (s: State, o: Obj | null): o is Obj =>
  o?.zone === 'command' && s._pool.cards[o.card].card.faces[0].types.includes('Scheme');
const isOngoing = (s: State, o: Obj): boolean => (characteristicsOf(s, o).supertypes & ONGOING) !== 0;

/** The cards of a seat's scheme deck, the top card last. */
export const schemeDeckOf = (s: State, seat: number): readonly number[] => s.schemes?.[seat] ?? [];

function setDeck(s: State, seat: number, deck: readonly number[]): void {
  if (s.schemes) s.schemes = s.schemes.map((d, i) => (i === seat ? deck : d));
}

/** CR 701.25a-b: the top card of an archenemy's scheme deck, or again a scheme that is face up. */
export function setInMotion(g: G, seat: number, rule: string, again: Id = 0): void {
  const { s } = g;
  let id = again;
  if (again === 0) {
    const deck = schemeDeckOf(s, seat);
    if (deck.length === 0) return;
    setDeck(s, seat, deck.slice(0, -1));
    const o = newObject(s, { card: deck[deck.length - 1], face: 0, owner: seat, controller: seat, zone: 'command' });
    place(g, o);
    id = o.id;
  }
  if (!isScheme(s, live(s, id)) || live(s, id)?.owner !== seat) return;
  noteTriggers(g, [log(g, 'setInMotion', rule, { object: id, player: seat })], null);
}

/** CR 904.10, 701.26b: turned face down and put on the bottom of its owner's scheme deck. */
function turnDown(g: G, o: Obj): void {
  cease(g, o.id);
  setDeck(g.s, o.owner, [o.card, ...schemeDeckOf(g.s, o.owner)]);
}

/** CR 701.26a: only a face-up ongoing scheme. */
export function abandon(g: G, id: Id): void {
  const o = live(g.s, id);
  if (!isScheme(g.s, o) || !isOngoing(g.s, o)) return;
  log(g, 'abandon', '701.26b', { object: id, player: o.owner });
  turnDown(g, o);
}

/** CR 704.6e: non-ongoing schemes, once no triggered ability of any scheme waits or is on the stack. */
function finishedSchemes(g: G): boolean {
  const { s } = g;
  if (!s.schemes) return false;
  const over = s.command.flatMap((id) => {
    const o = live(s, id);
    return isScheme(s, o) && !isOngoing(s, o) ? [o] : [];
  });
  if (over.length === 0) return false;
  const ofScheme = (card: number): boolean => s._pool.cards[card].card.faces[0].types.includes('Scheme');
  // 2015:704.5w: only abilities of its own keep a scheme face up
  const keeps = (card: number, o: Obj): boolean => (rulesOf(s).schemes === 'itsOwn' ? card === o.card : ofScheme(card));
  const waits = (o: Obj): boolean =>
    s.waiting.some((w) => keeps(record(s, w.source)?.card ?? 0, o)) ||
    stacks(s).some((id) => live(s, id)?.stack?.kind === 'triggered' && keeps(live(s, id)?.card ?? 0, o));
  const done = over.filter((o) => !waits(o));
  for (const o of done) turnDown(g, o);
  return done.length > 0;
}

export const ARCHENEMY: Mechanic = { name: 'Archenemy', check: finishedSchemes };

/** Says that a player has done a keyword action that abilities trigger on. */
import type { PlayerAction } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { type G, log } from '../state/log.js';
import { noteTriggers } from '../triggers/note.js';

/** The action is over, even if some of it was impossible (CR 701.52d, 701.55b, 701.60b). */
export function acted(g: G, seat: number, action: PlayerAction, amount: number, rule: string, object: Id = 0): void {
  noteTriggers(g, [log(g, 'acted', rule, { player: seat, word: action, amount, ...(object === 0 ? {} : { object }) })], null);
}

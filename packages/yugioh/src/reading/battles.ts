/** Conditions on the battle that is fought (Y14.8). */
import type { Condition, Filter } from '../language/effects.js';
import { card } from '../state/access.js';
import type { Seat, State } from '../state/types.js';

type Fits = (s: State, row: number, filter: Filter, env: { you: Seat; self: number }) => boolean;

/** Y14.8: in the Damage Step of a battle of this card, or of such a monster of its player, with such a monster. */
export function battles(s: State, c: Extract<Condition, { if: 'battles' }>, env: { you: Seat; self: number }, fits: Fits): boolean {
  const b = s.battle;
  if (!b || b.timing === 0) return false;
  const { who } = c;
  const own = [b.attacker, b.target].find(
    (row) => row >= 0 && (who ? card(s, row).controller === env.you && fits(s, row, who, env) : row === env.self),
  );
  if (own === undefined || (c.attacks && own !== b.attacker)) return false;
  const foe = own === b.attacker ? b.target : b.attacker;
  return foe >= 0 && fits(s, foe, c.what, env) && !(c.opponents && card(s, foe).controller === env.you);
}

/** What a player may have you or something else do: "target opponent may have you draw a card", "target opponent may have ~ deal 4 damage to them" (CR 608.2d). */
import type { Effect, PlayerRef } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { withPlayer, YOU } from './raw.js';

/** One player, and another than you. */
const other = (p: PlayerRef): boolean => !['you', 'each', 'eachOpponent', 'eachOther', 'anOpponent'].includes(p.player);

export function installHavingDone(g: Grammar): void {
  const may = (who: PlayerRef, then: Effect, m: Match): Effect => ({ do: 'may', who, then, $at: m.at }) as Effect;
  g.rule('playerClause', '{p:player} may have you {v:playerVerbs}', ({ p, v }, m) => (other(p) ? may(p, withPlayer(v, YOU), m) : null));
  g.rule('playerClause', '{p:player} may have {o:objectClauseBase}', ({ p, o }, m) => (other(p) ? may(p, o, m) : null));
}

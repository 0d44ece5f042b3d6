/** Which of a team's players "that player" is, where an ability of each player's step triggers once for all of them (2015:805.9). */
import type { TriggeredAbility } from '@apnap/ability';
import { seatEntity, seatOf } from '@apnap/kernel';
import { chooseFrom } from '../events/choose.js';
import { conditionHolds } from '../reading/condition.js';
import type { G } from '../state/log.js';
import type { Env, StackInfo } from '../state/objects.js';
import { nodeOf } from '../state/pool.js';
import { teamsShareTurns } from '../state/teams.js';
import { playersOfStep, speaksOfPlayer } from '../triggers/note.js';
import { rulesOf } from '../years/differences.js';

/** The environment with the active player that the ability's controller has chosen, as the effect is applied. */
export function withActivePlayer(g: G, info: StackInfo, env: Env): Env {
  const { s } = g;
  const { event } = env;
  if (!teamsShareTurns(s) || info.kind !== 'triggered' || event === null || rulesOf(s).stepsOfTeams !== 'oneChosen') return env;
  const ability = nodeOf<TriggeredAbility | { do: string }>(s._pool, info.ability);
  const step = s.history.rows.findLast((e) => e.id === event.event);
  if ('do' in ability || step?.kind !== 'step' || !speaksOfPlayer(ability)) return env;
  const meant = playersOfStep(s, ability, env, step).filter(
    (seat) => ability.condition === undefined || conditionHolds(s, ability.condition, { ...env, event: { ...event, player: seat } }),
  );
  if (meant.length < 2) return env;
  const chosen = seatOf(chooseFrom(g, env.you, meant.map(seatEntity), 1, 1, env.source, 'ask.choose', '2015:805.9')[0]);
  return { ...env, event: { ...event, player: chosen } };
}

/** Effects that last: they begin and end (CR 611.2, 514.2). */

import { counterOfDuration, type Duration, isWhileCounter, type Mod, type PlayerRef } from '@apnap/ability';
import { invalidate } from '../reading/characteristics.js';
import { players } from '../reading/select.js';
import { latestTurn, live } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import type { Lasting, State, Until } from '../state/types.js';
import { noteControl } from './control.js';

/** Adds a lasting effect and logs that it began. */
export function addLasting(
  g: G,
  node: object,
  env: Env,
  duration: Duration,
  fields: Partial<Pick<Lasting, 'affected' | 'uses' | 'left' | 'turn' | 'denied' | 'awaits'>>,
): void {
  const { s } = g;
  const until = untilOf(s, duration, { ...env, you: whoseTurn(s, node, env) });
  if (until === null) return;
  s.lasting = [
    ...s.lasting,
    { id: s.nextTimestamp++, node: idOf(s._pool, node), env, affected: null, uses: -1, left: -1, ...fields, until, cause: s.cause },
  ];
  invalidate(s);
  log(g, 'effect', '611.2', { source: env.source, ids: fields.affected ?? [] });
  if (givesControl(node)) noteControl(g); // CR 302.6, 506.4: also when it changes again within the same resolution
}

/** The player whose turns a duration counts: its controller, or whom the effect names ("during target opponent's next turn"). */
function whoseTurn(s: State, node: object, env: Env): number {
  const { during } = node as { during?: PlayerRef };
  return during === undefined ? env.you : (players({ s, env, it: 0 }, during)[0] ?? env.you);
}

/** Ends what is over: called after zone changes, control changes, and at the ends of turns and combats. */
export function endLasting(g: G, over: (l: Lasting) => boolean): Lasting[] {
  const { s } = g;
  const ended = s.lasting.filter(over);
  if (ended.length > 0) {
    s.lasting = s.lasting.filter((l) => !over(l));
    invalidate(s);
  }
  return ended;
}

/** CR 506.1 */
const COMBAT: ReadonlySet<string> = new Set([
  'beginCombat',
  'declareAttackers',
  'declareBlockers',

  'combatDamage',
  'endCombat',
]);

/** Changes what is so of effects that go on: whom they still affect, when they end. */
export function changeLasting({ s }: G, how: (l: Lasting) => Lasting): void {
  const now = s.lasting.map(how);
  if (now.every((l, i) => l === s.lasting[i])) return;
  s.lasting = now;
  invalidate(s);
}

/** When a duration is over (CR 611.2a). Null: it is over before it begins (611.2b). */
export function untilOf(s: State, duration: Duration, env: Env): Until | null {
  if (isWhileCounter(duration)) return { until: 'hasCounter', counter: counterOfDuration(duration) };
  switch (duration) {
    case 'endOfTurn':
      return { until: 'endOfTurn', turn: s.turn.number };
    case 'endOfCombat':
      return { until: 'endOfCombat' };
    case 'endOfNextCombat':
      return { until: COMBAT.has(s.turn.step) ? 'endOfNextCombat' : 'endOfCombat' };
    case 'untilYourNextTurn':
      return { until: 'turnOf', seat: env.you, after: latestTurn(s) };
    case 'untilEndOfYourNextTurn':
      return { until: 'endOfTurnOf', seat: env.you, after: latestTurn(s) };
    case 'untilYourNextUpkeep':
      return { until: 'stepOf', seat: env.you, step: 'upkeep' };
    case 'untilYourNextEndStep':
      return { until: 'stepOf', seat: env.you, step: 'end' };
    case 'untilEndOfCombatOnYourNextTurn':
      return { until: 'endOfCombatOf', seat: env.you, after: latestTurn(s) };
    case 'whileSourceOnBattlefield':
      return live(s, env.source)?.zone === 'battlefield' ? { until: 'sourceOnBattlefield' } : null;
    case 'whileYouControlSource':
      return live(s, env.source)?.zone === 'battlefield' ? { until: 'youControlSource' } : null;
    case 'whileSourceTapped':
      return live(s, env.source)?.zone === 'battlefield' ? { until: 'sourceTapped' } : null;
    case 'whileYouControlTappedSource':
      return live(s, env.source)?.zone === 'battlefield' ? { until: 'youControlTappedSource' } : null;
    case 'nextUntapStep':
      return { until: 'nextUntapStep' };
    case 'untilPlaneswalk':
      return { until: 'planeswalk' };
    case 'indefinite':
      return { until: 'forever' };
    default:
      return duration satisfies never;
  }
}

export const givesControl = (node: object): boolean =>
  'mods' in node && Array.isArray(node.mods) && (node.mods as readonly Mod[]).some((m) => m.mod === 'control');

/** One use less of a permission that is for so many spells or lands. */
export function useLasting(s: State, id: number): void {
  s.lasting = s.lasting.flatMap((l) => (l.id !== id ? [l] : l.uses <= 1 ? [] : [{ ...l, uses: l.uses - 1 }]));
}

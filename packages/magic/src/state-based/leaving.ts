/** Leaving a game that goes on without the player (CR 800.4). */
import type { Mod } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { endControl } from '../actions/control-player.js';
import { passDesignations } from '../actions/designations.js';
import { cease, ceasePhased } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { controllerOf } from '../reading/characteristics.js';
import { players } from '../reading/select.js';
import { live, player, record, writePlayer } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { stacks } from '../state/markers.js';
import { nodeOf } from '../state/pool.js';
import { move } from '../state/proposals.js';
import type { Lasting, State } from '../state/types.js';
import { revealConspiracies } from '../variants/conspiracy.js';
import { afterLeaving, beforeLeaving, withPlanes } from '../variants/planechase.js';

/**
 * CR 800.4a, in its order: what the player owns, control given to the player, what the player has on the stack, what the player still controls.
 * @param fewerMarkers that there will be fewer turn markers without the player (CR 807.4e)
 */
export function leaveGame(g: G, seat: number, fewerMarkers: boolean): void {
  const { s } = g;
  beforeLeaving(g, seat, fewerMarkers);
  passDesignations(g, seat);
  const planes = withPlanes(s);
  revealConspiracies(g, [seat]);
  writePlayer(s, seat).gone = 1;
  log(g, 'leave', '800.4a', { player: seat });
  for (const id of ownedBy(s, seat)) cease(g, id);
  ceasePhased(
    g,
    s.phased.flatMap(({ id }) => (record(s, id)?.owner === seat ? [id] : [])), // CR 702.26n
  );
  s.lasting = s.lasting.filter((l) => !givesControl(s, l, seat));
  endControl(s, seat);
  s._derived = null;
  for (const id of stacks(s)) if (live(s, id)?.controller === seat && live(s, id)?.stack?.kind !== 'spell') cease(g, id);
  s.waiting = s.waiting.filter((w) => w.controller !== seat); // CR 800.4d
  afterLeaving(g, planes);
  const rest = [...s.battlefield, ...stacks(s)].filter((id) => controllerOf(s, id) === seat);
  perform(
    g,
    rest.map((id) => move(id, 'exile', '800.4a')),
  );
}

function ownedBy(s: State, seat: number): Id[] {
  const p = player(s, seat);
  return [...s.battlefield, ...stacks(s), ...s.exile, ...s.command, ...p.library, ...p.hand, ...p.graveyard].filter(
    (id) => live(s, id)?.owner === seat,
  );
}

/** Whether a lasting effect gives control of something to the player. */
function givesControl(s: State, { node, env }: Lasting, seat: number): boolean {
  const effect = nodeOf<{ do: string; mods?: readonly Mod[] }>(s._pool, node);
  return effect.mods?.some((m) => m.mod === 'control' && players({ s, env, it: 0 }, m.who).includes(seat)) ?? false;
}

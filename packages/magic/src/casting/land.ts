/** Playing a land (CR 116.2a, 305). */

import type { Id } from '@apnap/kernel';
import { useLasting } from '../events/lasting.js';
import { perform } from '../events/perform.js';
import { landForbidden } from '../events/prohibitions.js';
import { applyPermission } from '../mana/riders.js';
import { characteristicsOf, derived } from '../reading/characteristics.js';
import { quantity } from '../reading/quantity.js';
import { includesSeat } from '../reading/seats.js';
import { isMain, sorceryTime } from '../reading/timing.js';
import { hasType } from '../reading/traits.js';
import { live, player, writePlayer } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { Obj } from '../state/objects.js';
import { byRule, type Obstacle } from '../state/obstacle.js';
import { nodeOf } from '../state/pool.js';
import { move } from '../state/proposals.js';
import { isActive } from '../state/teams.js';
import type { Lasting, State } from '../state/types.js';
import { countUse } from '../triggers/note.js';
import { permittedBy } from './permitted.js';
import type { Permission } from './way.js';
import { permitsNow } from './ways.js';

/** CR 305.2: one land each turn, and what effects add. */
export function landsAllowed(s: State, seat: number): number {
  let n = 1;
  for (const r of derived(s).rules) {
    if (r.rule.rule === 'extraLands' && includesSeat({ s, env: r.env, it: 0 }, r.rule.who, seat))
      n += r.rule.count === 'any' ? Number.POSITIVE_INFINITY : quantity({ s, env: r.env, it: 0 }, r.rule.count);
  }
  return n;
}

const NOT_TURN = byRule('notTurn', '305.3');
const NOT_MAIN = byRule('notMain', '305.1');
const STACK = byRule('stackNotEmpty', '305.1');
const LIMIT = byRule('landLimit', '305.2b');
const NO_LAND = byRule('notLand', '305.1');
const NO_WAY = byRule('noWay', '305.1');

/** CR 305.1, 305.3: own main phase, empty stack, a land drop left: what is missing for playing any land now. */
export function landTimeObstacle(s: State, seat: number): Obstacle | null {
  if (!isActive(s, seat)) return NOT_TURN;
  if (!sorceryTime(s, seat)) return s.stack.length > 0 && isMain(s) ? STACK : NOT_MAIN;
  return player(s, seat).landsPlayed < landsAllowed(s, seat) ? null : LIMIT;
}

/** Why this card may not be played as a land from where it is. */
export function landObstacle(s: State, seat: number, id: Id): Obstacle | null {
  const o = live(s, id);
  if (!o || !hasType(characteristicsOf(s, o), 'Land')) return NO_LAND;
  return landForbidden(s, seat, id) ?? (fromHere(s, seat, id) ? null : NO_WAY);
}

/** CR 305.1: from the hand, or from where an effect lets the player: a permission that is limited, or says more, only where nothing else allows it. */
function fromHere(s: State, seat: number, id: Id): Permission | 'freely' | null {
  const o = live(s, id) as Obj;
  if (o.zone === 'hand' && o.owner === seat) return 'freely';
  const effects = permitting(s, seat, id);
  const found = permittedBy(s, seat, o, 'playLand');
  if (effects.some((l) => l.uses < 0) || found.some((p) => p.by === undefined)) return 'freely';
  // of a permission for so many cards it is one
  if (effects.length > 0) return { source: effects[0].env.source, rule: 0, lasting: effects[0].id };
  return found.length > 0 ? (found[0].by as Permission) : null;
}

/** CR 611.2: effects of a resolution that let this player play the card for a time. */
const permitting = (s: State, seat: number, id: Id): Lasting[] =>
  s.lasting.filter(
    (l) =>
      l.env.you === seat && l.affected?.includes(id) && nodeOf<{ do: string }>(s._pool, l.node).do === 'permitPlay' && permitsNow(s, l),
  );

/** Puts the land onto the battlefield, with the face chosen (CR 712.12); counts as the land play of the turn (CR 305.2b). */
export function playLand(g: G, seat: number, id: Id, face = -1): void {
  if (!isActive(g.s, seat) || player(g.s, seat).landsPlayed >= landsAllowed(g.s, seat)) return;
  const by = fromHere(g.s, seat, id);
  writePlayer(g.s, seat).landsPlayed++;
  const event = log(g, 'landPlay', '305.1', { player: seat, object: id });
  const cause = g.s.cause;
  g.s.cause = event.id;
  const played = move(id, 'battlefield', '305.1', { under: seat, verb: 'play', face });
  if (by !== null && by !== 'freely' && by.lasting !== undefined) useLasting(g.s, by.lasting); // CR 601.3
  if (by !== null && by !== 'freely' && by.perTurn !== undefined) countUse(g.s, by.source, by.rule, by.perTurn);
  const mark = g.events.length;
  perform(g, [played]);
  const entered = g.events.slice(mark).find((e) => e.kind === 'zone' && e.became === played.became && e.to === 'battlefield');
  if (by !== null && by !== 'freely' && entered) applyPermission(g, seat, by, entered);
  g.s.cause = cause;
}

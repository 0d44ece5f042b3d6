/** Playing a land (CR 116.2a, 305). */
import type { Id } from '@apnap/kernel';
import { characteristicsOf, derived } from '../characteristics/derived.js';
import { hasType, matches } from '../effects/filter.js';
import { quantity } from '../effects/quantity.js';
import { includesSeat } from '../effects/select.js';
import { type G, log } from '../engine.js';
import { perform } from '../events/perform.js';
import { cantPlayLand } from '../events/prohibitions.js';
import { move } from '../events/proposals.js';
import { live, player, writePlayer } from '../state/access.js';
import { nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { isOwnZoneTop } from './ways.js';

/** CR 305.2: one land each turn, and what effects add. */
export function landsAllowed(s: State, seat: number): number {
  let n = 1;
  for (const r of derived(s).rules) {
    if (r.rule.rule === 'extraLands' && includesSeat({ s, env: r.env, it: 0 }, r.rule.who, seat))
      n += quantity({ s, env: r.env, it: 0 }, r.rule.count);
  }
  return n;
}

/** CR 305.1, 305.3: own main phase, empty stack, priority, a land drop left. */
export function mayPlayLandNow(s: State, seat: number): boolean {
  const step = s.turn.step;
  return (
    s.turn.active === seat &&
    s.stack.length === 0 &&
    (step === 'precombatMain' || step === 'postcombatMain') &&
    player(s, seat).landsPlayed < landsAllowed(s, seat)
  );
}

/** Whether this card may be played as a land from where it is. */
export function landPlayable(s: State, seat: number, id: Id): boolean {
  const o = live(s, id);
  if (!o || !hasType(characteristicsOf(s, o), 'Land') || cantPlayLand(s, seat, id)) return false;
  if (o.zone === 'hand') return o.owner === seat;
  if (permitted(s, seat, id)) return true;
  return derived(s).rules.some((r) => {
    if (r.rule.rule !== 'may' || r.rule.action.act !== 'playLand') return false;
    const cx = { s, env: r.env, it: id };
    return (
      r.rule.action.from === o.zone &&
      isOwnZoneTop(s, seat, o) &&
      includesSeat(cx, r.rule.action.who, seat) &&
      matches(cx, r.rule.action.what, id)
    );
  });
}

/** CR 611.2: an effect of a resolution lets this player play the card for a time. */
const permitted = (s: State, seat: number, id: Id): boolean =>
  s.lasting.some((l) => l.env.you === seat && l.affected?.includes(id) && nodeOf<{ do: string }>(s._pool, l.node).do === 'permitPlay');

/** Puts the land onto the battlefield, with the face chosen (CR 712.12); counts as the land play of the turn (CR 305.2b). */
export function playLand(g: G, seat: number, id: Id, face = -1): void {
  if (g.s.turn.active !== seat || player(g.s, seat).landsPlayed >= landsAllowed(g.s, seat)) return;
  writePlayer(g.s, seat).landsPlayed++;
  const event = log(g, 'landPlay', '305.1', { player: seat, object: id });
  const cause = g.s.cause;
  g.s.cause = event.id;
  perform(g, [move(id, 'battlefield', '305.1', { under: seat, verb: 'play', face })]);
  g.s.cause = cause;
}

/** Loops of mandatory actions (CR 104.4b, 729.4): a position that comes again although nobody acted means a draw. */
import { canonicalText } from '@apnap/kernel';
import { totalOf } from '../payment/counted.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { live, seatInRange } from '../state/access.js';
import { counted } from '../state/counters.js';
import type { G } from '../state/log.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { drawFor, drawGame } from './ending.js';

/** Resolutions without any player's action before positions are compared: most stacks are much shorter. */
const PATIENCE = 60;

/** How often a position must come again. */
const REPEATS = 3;

/** Notes that all players passed with something on the stack. @returns whether the game ended in a draw. */
export function noteLoop(g: G): boolean {
  const { s } = g;
  if (s.loop.length < PATIENCE) {
    s.loop = [...s.loop, ''];
    return false;
  }
  const now = s.range ? `${controllerOf(s, s.stack[s.stack.length - 1])}#${position(s)}` : position(s);
  const before = s.loop;
  s.loop = [...before.slice(-400 + PATIENCE), now];
  if (s.loop.filter((p) => p === now).length < REPEATS) return false;
  if (s.range) {
    drawFor(g, near(s, before.slice(before.lastIndexOf(now))), '801.16', { id: 'end.loop' });
    g.s.loop = [];
  } else drawGame(g, '104.4b', { id: 'end.loop' });
  return true;
}

/** CR 801.16: who controls what resolves in the loop, and who is within the range of influence of any of those players. */
function near(s: State, loop: readonly string[]): number[] {
  const involved = [...new Set(loop.map((p) => Number(p.split('#')[0])))];
  return s.order.filter((seat) => involved.some((by) => seatInRange(s, by, seat)));
}

/** What matters of a position, without ids and timestamps, which grow for ever. */
function position(s: State): string {
  const permanents = s.battlefield.map((id) => {
    const o = live(s, id) as Obj;
    const c = characteristicsOf(s, o);
    return `${o.card}.${o.face}.${controllerOf(s, id)}.${o.flags}.${o.damage}.${c.power}.${c.toughness}.${canonicalText(counted(o.counters))}`;
  });
  const stack = s.stack.map((id) => {
    const info = live(s, id)?.stack;
    return `${info?.ability}.${info?.program}.${live(s, id)?.card}`;
  });
  const players = s.players.rows.map((p) => `${p.life}.${p.hand.length}.${p.library.length}.${p.graveyard.length}.${totalOf(p.pool)}`);
  return [s.turn.number, s.turn.step, permanents.sort().join(','), stack.join(','), players.join(','), s.exile.length].join('|');
}

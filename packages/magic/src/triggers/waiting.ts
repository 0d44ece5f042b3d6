/** Abilities that have triggered and wait to be put on the stack (CR 603.3b): in which order they go there. */
import { ask } from '@apnap/kernel';
import { apnap } from '../state/access.js';
import { pushFrames } from '../state/frame-stack.js';
import type { PutFrame } from '../state/frames.js';
import type { G } from '../state/log.js';
import type { Waiting } from '../state/objects.js';
import { sharesTurn, turnSeat } from '../state/teams.js';

/**
 * CR 603.3b: in APNAP order, each player puts those they control in any order they choose; a team puts those that any of them controls in any order, which its primary
 * player says (CR 805.2, 805.7). The first put is the first in the list.
 */
export function orderWaiting(g: G, which: (w: Waiting) => boolean = () => true): Waiting[] {
  const { s } = g;
  const out: Waiting[] = [];
  for (const seat of apnap(s)) {
    if (turnSeat(s, seat) !== seat) continue;
    const mine = s.waiting.filter((w) => sharesTurn(s, w.controller, seat) && which(w));
    out.push(...(mine.length > 1 && (s.forced === 'ask' || !sameInAnyOrder(mine)) ? askOrder(g, seat, mine) : mine));
  }
  return out;
}

/** These go on the stack next, the first of them first; nothing else waits. */
export function putWaiting(g: G, order: readonly PutFrame['waiting'][]): void {
  g.s.waiting = [];
  pushFrames(g.s, ...order.map((waiting) => ({ _e: g.s._e, kind: 'put' as const, pc: 0, waiting })).reverse());
}

/** Equal abilities about equal events: no order can make a difference. */
function sameInAnyOrder(list: readonly Waiting[]): boolean {
  const key = (w: Waiting): string =>
    `${w.program}:${w.source}:${w.event.object}:${w.event.player}:${w.event.amount}:${w.instance?.times}:${w.only}`;
  return list.every((w) => key(w) === key(list[0]));
}

function askOrder(g: G, seat: number, mine: Waiting[]): Waiting[] {
  const answer = ask(g, {
    seat,
    kind: 'order',
    ask: { form: 'order', options: mine.map((w) => ({ trigger: w.ability, source: w.source })) },
    rule: '603.3b',
    prompt: { id: 'ask.orderTriggers' },
  });
  return 'order' in answer ? answer.order.map((i) => mine[i]) : mine;
}

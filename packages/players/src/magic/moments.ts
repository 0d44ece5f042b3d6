/** Which decisions are worth imagining games for. */
import { isSeat, seatOf } from '@apnap/kernel';
import type { View } from '@apnap/magic';
import type { SeenOption } from '../heuristic/options.js';
import type { Asked } from '../player.js';
import { areTogether, shareTurn } from '../teams.js';

const SEARCHED = new Set(['act', 'attackers', 'blockers', 'targets', 'modes', 'choose', 'option', 'may', 'number']);

/** Decisions where looking ahead can help. Moments in which hardly anything is ever done are left to the rules of thumb. */
export function worthThinking(view: View, d: Asked): boolean {
  if (!SEARCHED.has(d.kind) || d.seat !== d.decider || view.turn.number === 0) return false;
  if (d.kind !== 'act' || d.ask?.form !== 'pick') return true;
  if (d.ask.options.every((o) => (o as SeenOption).act === 'pass' || (o as SeenOption).act === 'mana')) return false;
  const top = view.stack[view.stack.length - 1];
  if (top) return top.kind === 'damage' || top.controller !== d.seat;
  const mine = shareTurn(view, view.turn.active, d.seat);
  return MOMENTS[mine ? 'mine' : 'theirs'].has(view.turn.step) && (mine || concerns(view, d.seat));
}

/** With several opponents: whether a moment of somebody else's turn is about the seat: it is attacked, or its turn is the next. */
function concerns(view: View, seat: number): boolean {
  const { order, players, turn } = view;
  if (players.filter((p) => !p.lost && !areTogether(view, p.seat, seat)).length < 2) return true;
  const at = order.indexOf(turn.active);
  const next = order.map((_, i) => order[(at + 1 + i) % order.length]).find((other) => !players[other].lost);
  if (turn.step === 'end') return next !== undefined && shareTurn(view, next, seat);
  const controllers = new Map(view.battlefield.map((o) => [o.id, o.controller]));
  return view.battlefield.some(
    (o) => o.attacking !== 0 && (isSeat(o.attacking) ? seatOf(o.attacking) : controllers.get(o.attacking)) === seat,
  );
}

const MOMENTS = {
  mine: new Set(['precombatMain', 'postcombatMain', 'declareBlockers']),
  theirs: new Set(['declareAttackers', 'declareBlockers', 'end']),
};

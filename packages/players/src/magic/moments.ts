/** Which decisions are worth imagining games for. */
import type { View } from '@apnap/magic';
import type { SeenOption } from '../heuristic/options.js';
import type { Asked } from '../player.js';
import { areTogether } from '../teams.js';

const SEARCHED = new Set(['act', 'attackers', 'blockers', 'targets', 'modes', 'choose', 'option', 'may', 'number']);

/** Decisions where looking ahead can help. Moments in which hardly anything is ever done are left to the rules of thumb. */
export function worthThinking(view: View, d: Asked): boolean {
  if (!SEARCHED.has(d.kind) || d.seat !== d.decider || view.players.filter((p) => !p.lost).length > 2 || view.turn.number === 0)
    return false;
  if (d.kind !== 'act' || d.ask?.form !== 'pick') return true;
  if (d.ask.options.every((o) => (o as SeenOption).act === 'pass' || (o as SeenOption).act === 'mana')) return false;
  const top = view.stack[view.stack.length - 1];
  if (top) return top.kind === 'damage' || top.controller !== d.seat;
  const mine = areTogether(view, view.turn.active, d.seat);
  return MOMENTS[mine ? 'mine' : 'theirs'].has(view.turn.step);
}

const MOMENTS = {
  mine: new Set(['precombatMain', 'postcombatMain', 'declareBlockers']),
  theirs: new Set(['declareAttackers', 'declareBlockers', 'end']),
};

/** Where on the page something is that a lesson points at. */
import type { MagicDecision, MagicView } from '@apnap/protocol';
import type { Draft } from '../ask/draft.js';
import { cardsIn } from './goal.js';
import type { Step, Target } from './lesson.js';

/** What to point at now: the thing of the step, or what comes between, as paying does. */
export function pointedAt(step: Step, decision: MagicDecision | null, draft: Draft): Target {
  const paired = new Set(draft.pairs.map(([a]) => a)).size;
  switch (decision?.kind) {
    case 'pay':
      return { button: 'go' };
    case 'targets':
      return step.then ?? step.at;
    case 'attackers':
      return paired >= (step.attackers ?? 1) ? { button: 'go' } : step.at;
    case 'blockers':
      return paired > 0 ? { button: 'go' } : draft.held >= 0 ? (step.then ?? step.at) : step.at;
    default:
      return step.asks && decision && decision.kind !== step.asks ? { button: 'go' } : step.at;
  }
}

const GO = ['.action-bar [data-action="go"]', '.action-bar [data-action="confirm"]', '.surface footer .primary'];
/** Where the thing itself is hidden: what covers it is closed, or the game goes on until it is there. */
const ELSE = ['.dock-close', ...GO];

function own(target: Target, game: MagicView): string[] {
  // Of several alike, those that have not been chosen yet.
  if ('card' in target)
    return cardsIn(game, target.zone, target.card, target.seat).map((c) => `[data-card="${c.id}"]:not([aria-pressed="true"])`);
  if ('numbers' in target)
    return [0, 1].flatMap((seat) =>
      cardsIn(game, 'battlefield', target.numbers, seat as 0 | 1).map((c) => `[data-eid="${c.id}"] .stats-button`),
    );
  if ('player' in target) return [`.player-face[data-eid="${-1 - target.player}"]`];
  if ('log' in target) return ['.dock .log-line:last-child > button', '#tab-log', '.top-bar .dock-open'];
  return target.button === 'go' ? GO : ['.top-bar [data-action="takeback"]'];
}

/** Elements that may be meant, the best first. */
export const selectorsOf = (target: Target, game: MagicView): string[] => [...own(target, game), ...ELSE];

/** Whether any of it can be pressed: what is covered or out of sight can't. */
function open(el: Element, r: DOMRect): boolean {
  if (r.width < 4 || r.height < 4) return false;
  for (const fy of [0.5, 0.2, 0.8])
    for (const fx of [0.5, 0.15, 0.85]) {
      const hit = document.elementFromPoint(r.left + r.width * fx, r.top + r.height * fy);
      if (hit && (el === hit || el.contains(hit))) return true;
    }
  return false;
}

/** Where the first of these is that can be pressed; null: nowhere. */
export function placeOf(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors)
    for (const el of document.querySelectorAll(selector)) {
      const r = el.getBoundingClientRect();
      if (open(el, r)) return r;
    }
  return null;
}

/** Where on the page something is that a lesson points at. */
import type { MagicDecision, MagicView } from '@apnap/protocol';
import type { Draft } from '../ask/draft.js';
import { cardsIn } from './goal.js';
import type { Step, Target } from './lesson.js';

/** What to point at now: the thing of the step, or what comes between, as paying does. */
export function pointedAt(step: Step, decision: MagicDecision | null, draft: Draft): Target {
  // Whoever takes back is not led on, whatever is asked.
  if ('button' in step.at && step.at.button === 'back') return step.at;
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
/** On small screens a thing may be covered by the sheet, or by the stack: what covers it is closed. */
const COVERS = ['.dock-close', '.stack:not(.folded) .stack-head'];
const SMALL = '(max-width: 1080px)';

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

/** Elements that may be meant, the best first. While the thing is not there at all, or waits for the stack, the game goes on. */
export function selectorsOf(target: Target, game: MagicView): string[] {
  const meant = own(target, game);
  const on = game.decision?.kind === 'act' && !('button' in target) && (meant.length === 0 || game.stack.length > 0);
  const covers = matchMedia(SMALL).matches ? COVERS.slice(0, meant.length > 0 ? 2 : 1) : [];
  return [...meant, ...covers, ...(on ? GO : [])];
}

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

/** What is to be seen of it: on small screens a hand looks out of its strip by a part. */
function seen(el: Element): DOMRect {
  let { left, top, right, bottom } = el.getBoundingClientRect();
  for (let p = el.parentElement; p; p = p.parentElement) {
    if (getComputedStyle(p).overflow === 'visible') continue;
    const r = p.getBoundingClientRect();
    [left, top] = [Math.max(left, r.left), Math.max(top, r.top)];
    [right, bottom] = [Math.min(right, r.right), Math.min(bottom, r.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Where the first of these is that can be pressed; null: nowhere. */
export function placeOf(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors)
    for (const el of document.querySelectorAll(selector)) {
      const r = seen(el);
      if (open(el, r)) return r;
    }
  return null;
}

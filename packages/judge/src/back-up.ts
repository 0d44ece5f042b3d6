/** Backing a game up (IPG 1.4) as a checklist: the last resort, action by action, newest first. */
import type { Decision, Say } from './types.js';

/** What an action was, as far as taking it back is concerned. */
export const ACTION_KINDS = ['plain', 'drew', 'shuffled', 'random', 'libraryKnown'] as const;

export interface BackUpPlan {
  /** What has been done since the error, oldest first. */
  actions: readonly { what: string; kind: (typeof ACTION_KINDS)[number] }[];
  /** Which of the partial fixes of the infraction would have been enough. */
  partialFix: 'possible' | 'none';
  approvedBy: { name: string; role: 'headJudge' | 'delegate' } | null;
  reason: string;
}

export interface BackUpReview {
  /** What stands in the way; empty: it may be done. */
  missing: Say[];
  /** What makes it doubtful. */
  warnings: Say[];
  /** What to undo, newest first. */
  steps: Say[];
}

/** Checks a plan to back up against the guide, and puts its steps in order. */
export function reviewBackUp(decision: Pick<Decision, 'backUp'>, plan: BackUpPlan): BackUpReview {
  const missing: Say[] = [];
  if (decision.backUp === 'never') missing.push({ id: 'backUp.notAllowed' });
  if (plan.partialFix === 'possible') missing.push({ id: 'backUp.partialFixFirst' });
  if (!plan.approvedBy) missing.push({ id: 'backUp.approval' });
  if (plan.reason.trim() === '') missing.push({ id: 'backUp.reason' });
  if (plan.actions.length === 0) missing.push({ id: 'backUp.actions' });
  const warnings: Say[] = plan.actions.flatMap((a, i): Say[] => {
    if (a.kind === 'shuffled') return [{ id: 'backUp.shuffleCannotBeUndone', params: { n: i + 1 } }];
    if (a.kind === 'random') return [{ id: 'backUp.randomElement', params: { n: i + 1 } }];
    if (a.kind === 'libraryKnown') return [{ id: 'backUp.cardsBackIntoLibrary', params: { n: i + 1 } }];
    return [];
  });
  const steps = plan.actions
    .map((a, i): Say => {
      if (a.kind === 'drew') return { id: 'backUp.returnRandomCard', params: { n: i + 1, what: a.what } };
      if (a.kind === 'shuffled') return { id: 'backUp.shuffleAgain', params: { n: i + 1, what: a.what } };
      return { id: 'backUp.undo', params: { n: i + 1, what: a.what } };
    })
    .reverse();
  return { missing, warnings, steps };
}

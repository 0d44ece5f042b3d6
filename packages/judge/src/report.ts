/** The report of a disqualification: its parts, what is missing, and when it is looked at (IPG 1.2, the handbook's chapter on reports). */
import type { InfractionId, Say } from './types.js';

export interface Statement {
  by: string;
  role: 'headJudge' | 'floorJudge' | 'player' | 'witness';
  /** What happened, in order: words, deeds, observations. */
  facts: string;
  /** How sure the writer is, in percent, and why. */
  certainty?: number;
  certaintyReason?: string;
  /** How the player behaved, and what the writer thinks of it. */
  conduct?: string;
  view?: string;
}

export interface DisqualificationReport {
  player: string;
  playerId: string;
  contact: string;
  eventId: string;
  infraction: InfractionId | null;
  statements: readonly Statement[];
}

export interface ReportReview {
  /** Without these the report can't be closed. */
  missing: Say[];
  /** What would make it better. */
  advised: Say[];
}

const blank = (s: string): boolean => s.trim() === '';

/** What a report still lacks. */
export function reviewReport(report: DisqualificationReport): ReportReview {
  const missing: Say[] = [];
  if (blank(report.player)) missing.push({ id: 'report.player' });
  if (blank(report.playerId)) missing.push({ id: 'report.playerId' });
  if (blank(report.contact)) missing.push({ id: 'report.contact' });
  if (blank(report.eventId)) missing.push({ id: 'report.eventId' });
  if (report.infraction === null) missing.push({ id: 'report.infraction' });
  const of = (role: Statement['role']) => report.statements.filter((s) => s.role === role && !blank(s.facts));
  if (of('headJudge').length === 0) missing.push({ id: 'report.headJudgeStatement' });
  const advised: Say[] = [];
  if (of('player').length === 0) advised.push({ id: 'report.playerStatement' });
  for (const s of report.statements) {
    if (s.role === 'player') continue;
    if (blank(s.facts)) advised.push({ id: 'report.facts', params: { by: s.by } });
    if (s.certainty === undefined || blank(s.certaintyReason ?? '')) advised.push({ id: 'report.certainty', params: { by: s.by } });
    else if (s.certainty < 0 || s.certainty > 100) missing.push({ id: 'report.certaintyRange', params: { by: s.by } });
    if (blank(s.conduct ?? '')) advised.push({ id: 'report.conduct', params: { by: s.by } });
  }
  return { missing, advised };
}

/** The first day of the month `n` months after the one of a date `YYYY-MM-DD`. @throws RangeError for another form. */
function firstOfMonth(date: string, n: number): string {
  const match = /^(\d{4})-(\d{2})-\d{2}$/.exec(date);
  if (!match) throw new RangeError(`"${date}" is not a date: write YYYY-MM-DD`);
  const months = Number(match[1]) * 12 + (Number(match[2]) - 1) + n;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** When a report entered on a day is collected and handed on; the player hears some weeks later. */
export const reportTimeline = (entered: string): { collected: string; handedOn: string } => ({
  collected: firstOfMonth(entered, 1),
  handedOn: firstOfMonth(entered, 2),
});

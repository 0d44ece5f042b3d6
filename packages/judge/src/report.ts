/** The report of a disqualification: its parts, what is missing, and when it is looked at (IPG 1.2, the handbook's chapter on reports). */
import { infractionNamed } from './slip.js';
import { INFRACTION_IDS, type InfractionId, type Say } from './types.js';

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

const ROLES: readonly Statement['role'][] = ['headJudge', 'floorJudge', 'player', 'witness'];

/** A report with nothing in it yet, for filling in; the head judge's statement is there to be written. */
export const blankReport = (known: Partial<DisqualificationReport> = {}): DisqualificationReport => ({
  player: '',
  playerId: '',
  contact: '',
  eventId: '',
  infraction: null,
  statements: (['headJudge', 'player'] as const).map((role) => ({
    by: '',
    role,
    facts: '',
    ...(role === 'player' ? {} : { certaintyReason: '', conduct: '', view: '' }),
  })),
  ...known,
});

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function statementFrom(value: unknown): Statement | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const v = value as Readonly<Record<string, unknown>>;
  const role = ROLES.find((r) => r === v.role);
  if (!role) return undefined;
  return {
    by: words(v.by),
    role,
    facts: words(v.facts),
    ...(typeof v.certainty === 'number' ? { certainty: v.certainty } : {}),
    certaintyReason: words(v.certaintyReason),
    conduct: words(v.conduct),
    view: words(v.view),
  };
}

/** A report from a file; what is not there is blank. What can't be read is named. */
export function readReport(value: unknown): DisqualificationReport | Say {
  if (typeof value !== 'object' || value === null) return { id: 'report.form' };
  const v = value as Readonly<Record<string, unknown>>;
  const named = words(v.infraction);
  const infraction = INFRACTION_IDS.find((id) => id === named) ?? infractionNamed(named) ?? null;
  if (named.trim() !== '' && infraction === null) return { id: 'slip.unknownInfraction', params: { name: named } };
  const statements: Statement[] = [];
  for (const [i, s] of (Array.isArray(v.statements) ? v.statements : []).entries()) {
    const statement = statementFrom(s);
    if (!statement) return { id: 'report.statementForm', params: { n: i + 1, roles: ROLES.join(', ') } };
    statements.push(statement);
  }
  return {
    player: words(v.player),
    playerId: words(v.playerId),
    contact: words(v.contact),
    eventId: words(v.eventId),
    infraction,
    statements,
  };
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

/** `apnap tournament late`: who is late, what the judge desk makes of it, and what it does to the match. */
import {
  clockText,
  type Entrant,
  LATE_LOSES_MATCH,
  lastRound,
  type Penalty,
  type Round,
  refuse,
  secondsBetween,
  secondsOfClock,
  tableWith,
} from '@apnap/tournament';
import type { Context } from '../commands/common.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { judged, memberMeant, type PenaltyOptions } from './penalties.js';
import { type Answer, type CommonOptions, change, type Session, t, whoIs } from './session.js';
import { type Fresh, together, whose, writtenDown } from './together.js';

export interface LateOptions extends CommonOptions {
  returned?: boolean;
  member?: string;
  judge?: string;
}

/** Somebody is late: the penalty is decided and recorded, the time given back, the match lost from ten minutes on (IPG 3.1, JAR). */
export function latePlayer(cx: Context, who: string, time: string | undefined, o: LateOptions): Promise<number> {
  return change(cx, o, (s) => {
    const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
    const e = whoIs(s.state, who);
    const member = memberMeant(cx, s.state, e, who, o.member, 'all') ?? undefined;
    if (o.returned) {
      s.do({ type: 'returned', round: round.number, id: e.id, ...(member === undefined ? {} : { member }) });
      return {
        json: { id: e.id, name: e.name },
        lines: [t(cx, 't.returned', { name: whose(s.state, { id: e.id, member: member ?? null }) })],
      };
    }
    const seconds = time === undefined ? (round.clock ? secondsBetween(round.clock.begun, s.doing.at) : undefined) : secondsOfClock(time);
    if (seconds === undefined)
      throw new CliError(2, text(cx.lang, 'error.optionValue', { option: 'TIME', value: time ?? '', expected: '5:00' }));
    return enter(cx, s, round, e, member, seconds, o);
  });
}

function enter(cx: Context, s: Session, round: Round, e: Entrant, member: number | undefined, seconds: number, o: LateOptions): Answer {
  const table = tableWith(round, e.id) ?? refuse('error.notPlaying', { name: e.name });
  const regular = s.state.rel === 'regular';
  const asked: PenaltyOptions = { ...o, late: String(Math.floor(Math.max(0, seconds) / 60)), moment: 'inGame' };
  const found = judged(cx, s.state, e, member, asked, regular ? 'late' : '3.1');
  const { penalty } = found.decision;
  const name = whose(s.state, { id: e.id, member: member ?? null });
  // At Regular, too, a late start is entered; there it costs nothing but words (JAR).
  const is = penalty === 'gameLoss' || penalty === 'matchLoss' ? penalty : regular && seconds > 0 ? 'late' : 'inTime';
  const lines = [t(cx, `t.late.${is}`, { name, time: clockText(seconds) })];
  if (seconds <= 0 || is === 'inTime') return { json: { id: e.id, name, seconds, is: 'inTime', decision: found.decision }, lines };
  if (penalty !== 'none') {
    // IPG 1.3: of one cause, being late for this match, only the most severe penalty stands; those of all players of the match offset each other.
    const before = s.state.penalties.filter((p) => p.round === round.number && p.infraction === found.id && sameMatch(p, table, member));
    const fresh: Fresh = { id: e.id, member: member ?? null, infraction: found.id, penalty, cause: 'same' };
    const combined = together(
      cx,
      s.state,
      fresh,
      before.map((p) => p.seq),
    );
    lines.push(...combined.lines);
    if (combined.becomes !== 'covered')
      s.do({ ...writtenDown(fresh, { judge: o.judge ?? s.doing.by, day: found.day }, combined, 'now'), note: clockText(seconds) });
  }
  s.do({ type: 'tardy', round: round.number, table: table.table, id: e.id, seconds, ...(member === undefined ? {} : { member }) });
  return {
    json: { id: e.id, name, seconds, is: seconds >= LATE_LOSES_MATCH ? 'matchLoss' : is, decision: found.decision },
    lines: [...lines, ...(regular ? found.lines : [])],
  };
}

/** Whether a penalty belongs to the same match: the table, and where members play for themselves the seat. */
const sameMatch = (p: Penalty, table: { table: number }, member: number | undefined): boolean =>
  p.table === table.table && (member === undefined || p.member === null || p.member === member);

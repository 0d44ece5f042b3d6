/** Who is late, what the judge desk makes of it, and what it does to the match. */

import {
  clockText,
  type Entrant,
  entrantOf,
  LATE_LOSES_MATCH,
  lastRound,
  type Penalty,
  playedUntil,
  refuse,
  secondsOfClock,
  tableWith,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { notPossible } from '../said.js';
import { judged, memberMeant, type PenaltyOptions } from './penalties.js';
import { type CommonOptions, change, type Session, t, whoIs } from './session.js';
import { type Fresh, together, whose, writtenDown } from './together.js';

export interface LateOptions extends CommonOptions {
  returned?: boolean;
  member?: string;
  judge?: string;
}

/** Somebody is late: the penalty is decided and recorded, the time given back, the match lost from ten minutes on (IPG 3.1, JAR). */
export function latePlayer(desk: Desk, who: string, time: string | undefined, o: LateOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
    const e = whoIs(s.state, who);
    const member = memberMeant(desk, s.state, e, who, o.member, 'all') ?? undefined;
    if (o.returned) {
      s.do({ type: 'returned', round: round.number, id: e.id, ...(member === undefined ? {} : { member }) });
      return {
        json: { id: e.id, name: e.name },
        lines: [t(desk, 't.returned', { name: whose(s.state, { id: e.id, member: member ?? null }) })],
      };
    }
    const seconds = time === undefined ? (round.clock ? playedUntil(round.clock, s.now) : undefined) : secondsOfClock(time);
    if (seconds === undefined) notPossible(desk, 'TIME', time ?? '', '5:00');
    return enterLate(desk, s, e, member, seconds, o);
  });
}

/** Who never came (IPG 3.1, JAR): as late as loses the match. */
export const enterAbsent = (desk: Desk, s: Session, id: string, o: CommonOptions): Answer =>
  enterLate(desk, s, entrantOf(s.state, id), undefined, LATE_LOSES_MATCH, o);

/** Enters how late somebody is: what is said of it is what is put on record, and who is in time is not. */
function enterLate(desk: Desk, s: Session, e: Entrant, member: number | undefined, seconds: number, o: CommonOptions): Answer {
  const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
  const table = tableWith(round, e.id) ?? refuse('error.notPlaying', { name: e.name });
  const regular = s.state.rel === 'regular';
  const { judge, ...rest } = o;
  const asked: PenaltyOptions = { ...rest, late: String(Math.floor(Math.max(0, seconds) / 60)), moment: 'inGame' };
  const name = whose(s.state, { id: e.id, member: member ?? null });
  const words = { name, time: clockText(seconds) };
  const found = judged(desk, s.state, e, member, asked, regular ? 'late' : '3.1');
  const { penalty } = found.decision;
  // At Regular, too, a late start is entered; there it costs nothing but words (JAR).
  const is = seconds <= 0 ? 'inTime' : penalty === 'gameLoss' || penalty === 'matchLoss' ? penalty : regular ? 'late' : 'inTime';
  if (is === 'inTime')
    return {
      json: { id: e.id, name, seconds, is, ...found.edition.json, decision: found.decision },
      lines: [...found.edition.lines, t(desk, 't.late.inTime', words)],
    };
  // IPG 1.3: of one cause, being late for this match, only the most severe penalty stands; those of all players of a game offset each other (IPG 1.2).
  const before = s.state.penalties.filter((p) => p.round === round.number && p.infraction === found.id && sameMatch(p, table, member));
  const fresh: Fresh | undefined =
    penalty === 'none' ? undefined : { id: e.id, member: member ?? null, infraction: found.id, penalty, cause: 'same' };
  const combined =
    fresh &&
    together(
      desk,
      s.state,
      fresh,
      before.map((p) => p.seq),
    );
  if (fresh && combined?.becomes === 'covered')
    return {
      json: { id: e.id, name, seconds, is: 'covered', ...found.edition.json, decision: found.decision },
      lines: [...found.edition.lines, t(desk, 't.late.covered', words)],
    };
  if (fresh && combined)
    s.do({
      ...writtenDown(fresh, { judge: typeof judge === 'string' ? judge : s.doing.by, day: found.day }, combined, 'now'),
      note: clockText(seconds),
    });
  s.do({ type: 'tardy', round: round.number, table: table.table, id: e.id, seconds, ...(member === undefined ? {} : { member }) });
  return {
    json: { id: e.id, name, seconds, is: seconds >= LATE_LOSES_MATCH ? 'matchLoss' : is, ...found.edition.json, decision: found.decision },
    lines: [
      ...found.edition.lines,
      t(desk, `t.late.${is}`, words),
      ...(combined?.lines ?? []),
      ...(regular ? found.lines.slice(found.edition.lines.length) : []),
    ],
  };
}

/** Whether a penalty belongs to the same match: the table, and where members play for themselves the seat. */
const sameMatch = (p: Penalty, table: { table: number }, member: number | undefined): boolean =>
  p.table === table.table && (member === undefined || p.member === null || p.member === member);

/** `apnap tournament penalty`: the judge desk decides with the record of this event, the tournament desk writes it down. */
import {
  type Decision,
  decide,
  decideRegular,
  INFRACTIONS,
  type InfractionId,
  type Moment,
  type PriorPenalty,
  REGULAR_PROBLEMS,
  type RegularDecision,
  type Rel,
  reviewPenalty,
  text as sayJudge,
} from '@apnap/judge';
import {
  type Command,
  dayNumber,
  type Entrant,
  hasResult,
  isPlayed,
  isTeamEvent,
  lastRound,
  nameOf,
  type Penalty,
  refuse,
  type State,
  tableWith,
} from '@apnap/tournament';
import type { Context } from '../commands/common.js';
import { CliError } from '../io.js';
import { describeDecision, describeRegular, factsFrom, infractionFrom, MOMENTS, problemFrom, regularFactsFrom } from '../judge/commands.js';
import { type Answer, approval, type CommonOptions, change, columns, doingOf, look, numberOf, oneOf, t, whoIs } from './session.js';
import { type Fresh, maybeTogether, together, writtenDown } from './together.js';

export interface PenaltyOptions extends CommonOptions {
  infraction?: string;
  penalty?: string;
  judge?: string;
  table?: string;
  round?: string;
  note?: string;
  served?: string;
  member?: string;
  facts?: string;
  late?: string;
  grace?: string;
  extra?: string;
  reminders?: string;
  moment?: string;
  day?: string;
  with?: string[];
  sameCause?: boolean;
}

const PENALTIES = ['caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification'] as const;
const SERVED = ['now', 'nextGame', 'nextMatch', 'offset'] as const;

/** Shows somebody's record; says what an infraction leads to; or, with the penalty, puts it on record. */
export function penaltyCommand(cx: Context, who: string, o: PenaltyOptions): number | Promise<number> {
  if (o.penalty === undefined)
    return look(cx, o, ({ state }) => {
      const e = whoIs(state, who);
      if (o.infraction === undefined) return recordAnswer(cx, state, e.id);
      const member = memberMeant(cx, state, e, who, o.member, 'one') ?? undefined;
      const found = judged(cx, state, e, member, o, o.infraction);
      const { penalty } = found.decision;
      return offer(cx, found, penalty === 'none' ? [] : maybeTogether(cx, state, e, penalty, []));
    });
  const penalty = oneOf(cx, '--penalty', o.penalty, PENALTIES);
  return change(cx, o, (s) => {
    const e = whoIs(s.state, who);
    const member = memberMeant(cx, s.state, e, who, o.member, 'one') ?? undefined;
    const found = judged(cx, s.state, e, member, o, infractionAsked(cx, s.state, o));
    mayStand(cx, found, penalty, o);
    const said = (o.with ?? []).map((seq) => numberOf(cx, '--with', seq, 1));
    const fresh: Fresh = { id: e.id, member: member ?? null, infraction: found.id, penalty, cause: o.sameCause ? 'same' : 'own' };
    const combined = together(cx, s.state, fresh, said);
    const ask = maybeTogether(cx, s.state, e, penalty, said);
    // IPG 1.3: of one root cause only the most severe penalty is given.
    if (combined.becomes === 'covered')
      return { json: { status: 'covered', decision: found.decision }, lines: [...found.lines, ...combined.lines] };
    const command: Command = {
      ...writtenDown(fresh, { judge: o.judge ?? s.doing.by, day: found.day }, combined, servedAs(found)),
      ...(o.served === undefined ? {} : { served: oneOf(cx, '--served', o.served, SERVED) }),
      ...(o.table === undefined ? {} : { table: numberOf(cx, '--table', o.table, 1) }),
      ...(o.round === undefined ? {} : { round: numberOf(cx, '--round', o.round, 0) }),
      ...(o.note === undefined ? {} : { note: o.note }),
      ...approval(o),
    };
    s.do(command);
    const record = recordAnswer(cx, s.state, e.id);
    return { json: { ...record.json, decision: found.decision }, lines: [...found.lines, ...combined.lines, ...ask, ...record.lines] };
  });
}

/** What the judge desk says about an incident of this event. */
export interface Judged {
  /** What is written down: an id of the guide, or of a problem at Regular. */
  id: string;
  day: number;
  decision: Decision | RegularDecision;
  lines: string[];
}

function infractionAsked(cx: Context, state: State, o: PenaltyOptions): string {
  if (o.infraction !== undefined) return o.infraction;
  const list = state.rel === 'regular' ? REGULAR_PROBLEMS : INFRACTIONS.map((x) => x.section);
  throw new CliError(2, t(cx, 't.infractionMissing', { list: list.join(', ') }));
}

// IPG 1.1, JAR: the level of the event says which of the two documents applies.
export function judged(cx: Context, state: State, e: Entrant, member: number | undefined, o: PenaltyOptions, name: string): Judged {
  const { at } = doingOf(cx, o);
  const day = o.day === undefined ? dayOf(state, at) : numberOf(cx, '--day', o.day, 1);
  const record = state.penalties.filter((p) => p.id === e.id && p.member === (member ?? (isTeamEvent(state) ? null : 0)));
  if (state.rel === 'regular') {
    const problem = problemFrom(cx, name);
    const same = record.filter((p) => p.infraction === problem);
    const facts = regularFactsFrom(cx, o);
    facts.reminders ??= same.filter((p) => p.penalty === 'caution').length;
    facts.warnings = same.filter((p) => p.penalty !== 'caution').length;
    const decision = decideRegular(problem, facts);
    return { id: problem, day, decision, lines: describeRegular(cx, problem, decision) };
  }
  const rel: Exclude<Rel, 'regular'> = state.rel;
  const facts = { grace: state.settings.grace, ...factsFrom(cx, o) };
  const decision = decide(infractionFrom(cx, name).id, facts, {
    rel,
    day,
    moment: o.moment === undefined ? momentOf(state, e.id) : oneOf(cx, '--moment', o.moment, MOMENTS),
    record: record.flatMap((p): PriorPenalty[] => {
      const infraction = idOf(p.infraction);
      return infraction === undefined ? [] : [{ infraction, penalty: p.penalty, day: p.day ?? dayOf(state, p.at) }];
    }),
    judge: o.hj === undefined ? 'floor' : 'head',
  });
  return { id: decision.infraction, day, decision, lines: describeDecision(cx, decision) };
}

/**
 * The member of a team who is meant: by letter, or because the name given is his; outside team events nobody.
 * @param wanted whether one of the team must be meant, or it may be all of it (null).
 */
export function memberMeant(
  cx: Context,
  state: State,
  e: Entrant,
  who: string,
  letter: string | undefined,
  wanted: 'one' | 'all',
): number | null | undefined {
  if (!isTeamEvent(state)) return letter === undefined ? undefined : refuse('error.noMembers', { name: e.name });
  const letters = e.members.map((_, i) => 'ABC'[i]);
  if (letter !== undefined) return letters.indexOf(oneOf(cx, '--member', letter.toUpperCase(), letters));
  const found = e.members.findIndex((m) => m.name === who || m.number === who);
  if (found >= 0) return found;
  if (wanted === 'all') return null;
  const list = e.members.map((m, i) => `${letters[i]} (${m.name})`).join(', ');
  throw new CliError(2, t(cx, 't.whichMember', { name: e.name, list }));
}

/** Day of the event, as the clock of the hall has it. */
function dayOf(state: State, at: string): number {
  const d = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  const today = dayNumber(`${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`);
  return Math.max(1, (today ?? 0) - (dayNumber(state.date) ?? 0) + 1);
}

/** Where the player's match stands. */
function momentOf(state: State, id: string): Moment {
  const round = lastRound(state);
  if (!round || round.status === 'closed') return 'betweenRounds';
  const table = tableWith(round, id);
  if (!table || !isPlayed(table)) return 'betweenRounds';
  if (hasResult(table)) return 'afterMatch';
  return round.status === 'review' ? 'beforeMatch' : 'inGame';
}

const idOf = (stored: string): InfractionId | undefined => INFRACTIONS.find((x) => x.id === stored || x.section === stored)?.id;

/** What is on record in words: infractions and problems by name. */
export function infractionName(cx: Context, stored: string): string {
  const id = idOf(stored);
  if (id !== undefined) return sayJudge({ id: `ipg.${id}` }, cx.lang);
  const problem = REGULAR_PROBLEMS.find((p) => p === stored);
  return problem === undefined ? stored : sayJudge({ id: `jar.${problem}` }, cx.lang);
}

/** IPG 1.2: in which game or match a penalty takes effect. */
function servedAs({ decision: d }: Judged): Penalty['served'] {
  if (d.document === 'JAR') return 'now';
  switch (d.takesEffect) {
    case 'now':
    case 'thisGame':
    case 'thisMatch':
      return 'now';
    case 'nextGame':
      return 'nextGame';
    case 'nextMatch':
    case 'nextRound':
      return 'nextMatch';
    default:
      return d.takesEffect satisfies never;
  }
}

/** IPG 1.1, 1.2: refuses what needs the head judge or a reason, with what is needed. At Regular the judge on the floor decides. */
function mayStand(cx: Context, { decision, lines }: Judged, penalty: (typeof PENALTIES)[number], o: PenaltyOptions): void {
  if (decision.document === 'JAR') return;
  const wrong = reviewPenalty(decision, { penalty, judge: o.hj === undefined ? 'floor' : 'head', reason: o.why ?? '' });
  if (wrong.length === 0) return;
  const hint = [...(o.hj === undefined ? ['--hj'] : []), ...(wrong.some((w) => w.id === 'review.deviationReason') ? ['--why'] : [])];
  const why = wrong.map((w) => sayJudge(w, cx.lang)).join(cx.lang === 'zh' ? '；' : '; ');
  throw new CliError(1, [...lines, t(cx, 't.penaltyRefused', { why: `${why} (${hint.join(', ')})` })].join('\n'));
}

function offer(cx: Context, found: Judged, ask: readonly string[]): Answer {
  const { penalty } = found.decision;
  return {
    json: { status: 'offered', ...found.decision, infraction: found.id, day: found.day },
    lines: [...found.lines, penalty === 'none' ? t(cx, 't.offerNone') : t(cx, 't.offer', { penalty }), ...ask],
  };
}

function recordAnswer(cx: Context, state: State, id: string): Answer {
  const list = state.penalties.filter((p) => p.id === id);
  const days = new Set(list.map((p) => p.day ?? 1)).size > 1;
  return {
    json: {
      id,
      name: nameOf(state, id),
      penalties: list.map((p) => {
        const known = idOf(p.infraction);
        return known === undefined
          ? p
          : { ...p, infractionName: { en: sayJudge({ id: `ipg.${known}` }, 'en'), zh: sayJudge({ id: `ipg.${known}` }, 'zh') } };
      }),
    },
    lines: [
      t(cx, 't.penalties', { name: nameOf(state, id), count: list.length }),
      ...columns(
        list.map((p) => [
          String(p.seq),
          ...(days ? [t(cx, 't.day', { day: p.day ?? 1 })] : []),
          t(cx, 't.roundHead', { round: p.round }),
          infractionName(cx, p.infraction),
          t(cx, `t.penalty.${p.penalty}`),
          p.judge,
          p.note ?? '',
        ]),
      ),
    ],
  };
}

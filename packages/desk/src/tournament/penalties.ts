/** The judge desk decides with the record of this event, the tournament desk writes it down. */
import {
  type AnyDecision,
  decide,
  decideRegular,
  decideSmallBreach,
  INFRACTIONS,
  type InfractionId,
  type Moment,
  type PriorPenalty,
  REGULAR_ASKS,
  REGULAR_PROBLEMS,
  type RegularDecision,
  reviewPenalty,
  type Situation,
  text as sayJudge,
} from '@apnap/judge';
import { Refused } from '@apnap/system';
import {
  type Command,
  clockText,
  dayNumber,
  type Entrant,
  extensionOf,
  hasResult,
  isPlayed,
  isTeamEvent,
  lastRound,
  nameOf,
  type Penalty,
  type Round,
  refuse,
  roundClock,
  roundOf,
  type State,
  type Table,
  tableOf,
  tableWith,
  turnsAfterTime,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { MOMENTS } from '../judge/answers.js';
import { factsFrom, infractionFrom, isSmallBreach, problemFrom, regularFactsFrom, smallBreachFacts } from '../judge/facts.js';
import { describeDecision, describeRegular, editionJson, editionLines } from '../judge/say.js';
import { numberOf, oneOf, optionName } from '../said.js';
import { enterReport } from './dq-report.js';
import { doingOf } from './moment.js';
import { approval, type CommonOptions, change, columns, look, type Session, t, whoIs } from './session.js';
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
  spent?: string;
  reminders?: string;
  moment?: string;
  day?: string;
  with?: string[];
  sameCause?: boolean;
  report?: string;
}

const PENALTIES = ['caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification'] as const;
const SERVED = ['now', 'nextGame', 'nextMatch', 'offset'] as const;

/** Shows somebody's record; says what an infraction leads to; or, with the penalty, puts it on record. */
export function givePenalty(desk: Desk, who: string, o: PenaltyOptions): Answer | Promise<Answer> {
  if (o.report !== undefined) return enterReport(desk, who, o.report, o);
  if (o.penalty === undefined)
    return look(desk, o, ({ state }) => {
      const e = whoIs(state, who);
      if (o.infraction === undefined) return recordAnswer(desk, state, e.id);
      const member = memberMeant(desk, state, e, who, o.member, 'one') ?? undefined;
      const found = judged(desk, state, e, member, o, o.infraction);
      const { penalty } = found.decision;
      return offer(desk, found, penalty === 'none' ? [] : maybeTogether(desk, state, e, penalty, []));
    });
  const penalty = oneOf(desk, '--penalty', o.penalty, PENALTIES);
  return change(desk, o, (s) => {
    const e = whoIs(s.state, who);
    const member = memberMeant(desk, s.state, e, who, o.member, 'one') ?? undefined;
    const found = judged(desk, s.state, e, member, o, infractionAsked(desk, s.state, o));
    mayStand(desk, found, penalty, o);
    const said = (o.with ?? []).map((seq) => numberOf(desk, '--with', seq, 1));
    const fresh: Fresh = { id: e.id, member: member ?? null, infraction: found.id, penalty, cause: o.sameCause ? 'same' : 'own' };
    const combined = together(desk, s.state, fresh, said);
    const ask = maybeTogether(desk, s.state, e, penalty, said);
    // IPG 1.3: of one root cause only the most severe penalty is given.
    if (combined.becomes === 'covered')
      return { json: { status: 'covered', ...found.edition.json, decision: found.decision }, lines: [...found.lines, ...combined.lines] };
    const command: Command = {
      ...writtenDown(fresh, { judge: o.judge ?? s.doing.by, day: found.day }, combined, servedAs(found)),
      ...(o.served === undefined ? {} : { served: oneOf(desk, '--served', o.served, SERVED) }),
      ...(o.table === undefined ? {} : { table: numberOf(desk, '--table', o.table, 1) }),
      ...(o.round === undefined ? {} : { round: numberOf(desk, '--round', o.round, 0) }),
      ...(o.note === undefined ? {} : { note: o.note }),
      ...approval(o),
    };
    s.do(command);
    const more = penalty === 'caution' ? [] : forTheMatch(desk, s, e, found, o);
    const record = recordAnswer(desk, s.state, e.id);
    return {
      json: { ...record.json, ...found.edition.json, decision: found.decision },
      lines: [...found.lines, ...more, ...combined.lines, ...ask, ...record.lines],
    };
  });
}

/** What the judge desk says about an incident of this event. */
export interface Judged {
  /** What is written down: an id of the guide, or of a problem at Regular. */
  id: string;
  day: number;
  decision: AnyDecision | RegularDecision;
  /** The edition that answers, and whether it is of another time than the event. */
  edition: { json: object; lines: string[] };
  lines: string[];
}

function infractionAsked(desk: Desk, state: State, o: PenaltyOptions): string {
  if (o.infraction !== undefined) return o.infraction;
  const list = state.rel === 'regular' ? REGULAR_PROBLEMS : ['1.3', ...INFRACTIONS.map((x) => x.section)];
  throw new Refused('input', t(desk, 't.infractionMissing', { list: list.join(', ') }));
}

// IPG 1.1, JAR: the level of the event says which of the two documents applies.
export function judged(desk: Desk, state: State, e: Entrant, member: number | undefined, o: PenaltyOptions, name: string): Judged {
  const { at } = doingOf(desk, o);
  const day = o.day === undefined ? dayOf(state, at) : numberOf(desk, '--day', o.day, 1);
  const record = state.penalties.filter((p) => p.id === e.id && p.member === (member ?? (isTeamEvent(state) ? null : 0)));
  const edition = { json: editionJson(state.rel, state), lines: editionLines(desk, state.rel, state) };
  if (state.rel === 'regular') {
    const problem = problemFrom(desk, name);
    const same = record.filter((p) => p.infraction === problem);
    const facts = regularFactsFrom(desk, problem, o);
    const asks = REGULAR_ASKS[problem];
    if (asks.includes('reminders')) facts.reminders ??= same.filter((p) => p.penalty === 'caution').length;
    if (asks.includes('warnings')) facts.warnings ??= same.filter((p) => p.penalty !== 'caution').length;
    const decision = decideRegular(problem, facts);
    return { id: problem, day, decision, edition, lines: describeRegular(desk, problem, decision, state) };
  }
  const situation: Situation = {
    rel: state.rel,
    day,
    moment: o.moment === undefined ? momentOf(state, e.id) : oneOf(desk, '--moment', o.moment, MOMENTS),
    record: record.flatMap((p): PriorPenalty[] => {
      const infraction = idOf(p.infraction);
      return infraction === undefined ? [] : [{ infraction, penalty: p.penalty, day: p.day ?? dayOf(state, p.at) }];
    }),
    judge: o.hj === undefined ? 'floor' : 'head',
  };
  const decision = decided(desk, state, e, situation, record.filter((p) => p.infraction === 'smallBreach').length, o, name);
  return { id: decision.infraction, day, decision, edition, lines: describeDecision(desk, decision, state) };
}

function decided(
  desk: Desk,
  state: State,
  e: Entrant,
  situation: Situation,
  cautions: number,
  o: PenaltyOptions,
  name: string,
): AnyDecision {
  if (isSmallBreach(name)) return decideSmallBreach(cautions, smallBreachFacts(desk, o), situation);
  const infraction = infractionFrom(desk, name);
  const facts = factsFrom(desk, infraction, o);
  // The time to wait that was announced is one of the event's settings.
  if (infraction.asks.includes('grace')) facts.grace ??= state.settings.grace;
  // IPG 3.3: whose time is over plays his extra turns already.
  if (infraction.asks.includes('matchInExtraTurns')) facts.matchInExtraTurns ??= timeIsOver(state, e.id, doingOf(desk, o).at);
  return decide(infraction.id, facts, situation);
}

/**
 * The member of a team who is meant: by letter, or because the name given is his; outside team events nobody.
 * @param wanted whether one of the team must be meant, or it may be all of it (null).
 */
export function memberMeant(
  desk: Desk,
  state: State,
  e: Entrant,
  who: string,
  letter: string | undefined,
  wanted: 'one' | 'all',
): number | null | undefined {
  if (!isTeamEvent(state)) return letter === undefined ? undefined : refuse('error.noMembers', { name: e.name });
  const letters = e.members.map((_, i) => 'ABC'[i]);
  if (letter !== undefined) return letters.indexOf(oneOf(desk, '--member', letter.toUpperCase(), letters));
  const meant = e.members.flatMap((m, i) => (m.name === who || m.number === who ? [i] : []));
  if (meant.length === 1) return meant[0];
  // Of two of one name in a team nobody can tell who is meant.
  if (wanted === 'all' && meant.length === 0) return null;
  const list = e.members.map((m, i) => `${letters[i]} (${m.name})`).join(', ');
  throw new Refused('input', t(desk, 't.whichMember', { name: e.name, list }));
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

/** Whether the clock of the round and the extension of somebody's table have run out. */
function timeIsOver(state: State, id: string, now: string): boolean {
  const played = tablePlayed(state, id);
  if (!played) return false;
  const { left } = roundClock(played.round, now);
  return left !== null && left + extensionOf(played.table) <= 0;
}

/** The table at which somebody plays now, whose result is open. */
function tablePlayed(state: State, id: string): { round: Round; table: Table } | undefined {
  const round = lastRound(state);
  const table = round?.status === 'published' ? tableWith(round, id) : undefined;
  return round && table && isPlayed(table) && !hasResult(table) ? { round, table } : undefined;
}

/** What a penalty that is recorded does for the match: time that explaining a Warning took (IPG 1.2), turns for slow play (IPG 3.3). */
function forTheMatch(desk: Desk, s: Session, e: Entrant, { id, decision }: Judged, o: PenaltyOptions): string[] {
  const played = tablePlayed(s.state, e.id);
  if (decision.document === 'JAR' || !played) return [];
  const { round, table } = played;
  const lines: string[] = [];
  if (o.spent !== undefined && decision.extension > 0) {
    s.do({ type: 'extend', round: round.number, table: table.table, seconds: decision.extension * 60, reason: 'penalty' });
    lines.push(
      t(desk, 't.extended', { table: table.table, time: clockText(extensionOf(tableOf(roundOf(s.state, round.number), table.table))) }),
    );
  }
  if (id === 'slowPlay' && decision.extraTurns > 0) {
    // One for each player, or for each team.
    s.do({ type: 'extraTurns', round: round.number, table: table.table, turns: 2 * decision.extraTurns });
    lines.push(
      t(desk, 't.turnsAdded', { table: table.table, turns: turnsAfterTime(s.state, tableOf(roundOf(s.state, round.number), table.table)) }),
    );
  }
  return lines;
}

/** What is on record in words: infractions and problems by name. */
export function infractionName(desk: Pick<Desk, 'lang'>, stored: string): string {
  if (stored === 'smallBreach') return sayJudge({ id: 'smallBreach.name' }, desk.lang);
  const id = idOf(stored);
  if (id !== undefined) return sayJudge({ id: `ipg.${id}` }, desk.lang);
  const problem = REGULAR_PROBLEMS.find((p) => p === stored);
  return problem === undefined ? stored : sayJudge({ id: `jar.${problem}` }, desk.lang);
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
    case 'notPlaying':
      return 'nextMatch';
    default:
      return d.takesEffect satisfies never;
  }
}

/** IPG 1, 1.3: refuses what needs the head judge or a reason, with what is needed. At Regular the judge on the floor decides. */
function mayStand(desk: Desk, { decision, lines }: Judged, penalty: (typeof PENALTIES)[number], o: PenaltyOptions): void {
  if (decision.document === 'JAR') return;
  const wrong = reviewPenalty(decision, { penalty, judge: o.hj === undefined ? 'floor' : 'head', reason: o.why ?? '' });
  if (wrong.length === 0) return;
  const hint = [...(o.hj === undefined ? ['--hj'] : []), ...(wrong.some((w) => w.id === 'review.deviationReason') ? ['--why'] : [])].map(
    (x) => optionName(desk, x),
  );
  const why = wrong.map((w) => sayJudge(w, desk.lang)).join(desk.lang === 'zh' ? '；' : '; ');
  throw new Refused('no', [...lines, t(desk, 't.penaltyRefused', { why: `${why} (${hint.join(', ')})` })].join('\n'));
}

function offer(desk: Desk, found: Judged, ask: readonly string[]): Answer {
  const { penalty } = found.decision;
  return {
    json: { status: 'offered', ...found.decision, ...found.edition.json, infraction: found.id, day: found.day },
    lines: [...found.lines, penalty === 'none' ? t(desk, 't.offerNone') : t(desk, 't.offer', { penalty }), ...ask],
  };
}

function recordAnswer(desk: Desk, state: State, id: string): Answer {
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
      t(desk, 't.penalties', { name: nameOf(state, id), count: list.length }),
      ...columns(
        list.map((p) => [
          String(p.seq),
          ...(days ? [t(desk, 't.day', { day: p.day ?? 1 })] : []),
          t(desk, 't.roundHead', { round: p.round }),
          infractionName(desk, p.infraction),
          t(desk, `t.penalty.${p.penalty}`),
          p.judge,
          p.note ?? '',
        ]),
      ),
    ],
  };
}

/**
 * What the Infraction Procedure Guide of 2015 makes of an incident: facts, the player's record and the moment in, the penalty with its reasons out.
 * A pure function; the judge stays the one who decides, and {@link reviewPenalty} says what a different choice would need.
 */
import { GUIDE } from './guide/editions.js';
import { ignoredFacts, infractionOf } from './infractions.js';
import {
  type Amounts,
  type AnyDecision,
  atLeast,
  type Decision,
  type Facts,
  type Infraction,
  type InfractionId,
  type MayBecome,
  type Moment,
  PENALTIES,
  type Penalty,
  type PriorPenalty,
  type Remedy,
  type Say,
  type Situation,
  type When,
} from './types.js';

type Reason = Say & { section: string };

/** IPG 3.1: minutes into the round after which the match is lost. */
const MATCH_LOSS_AFTER = 10;

/** Whether the facts are such. */
export function applies(when: When | undefined, facts: Facts): boolean {
  if (!when) return true;
  if (when.all && !when.all.every((f) => facts[f] === true)) return false;
  if (when.any && !when.any.some((f) => facts[f] === true)) return false;
  if (when.none?.some((f) => facts[f] === true)) return false;
  const amounts = (limit: Partial<Record<keyof Amounts, number>> | undefined, ok: (have: number, bound: number) => boolean): boolean =>
    Object.entries(limit ?? {}).every(([key, bound]) => ok(facts[key as keyof Amounts] ?? 0, bound));
  return amounts(when.from, (have, bound) => have >= bound) && amounts(when.below, (have, bound) => have < bound);
}

/**
 * The decision of the guide about one player's incident.
 * @param asked the infraction that seems to be there; the facts can make it another one, and the decision says why.
 * @throws RangeError at Regular: the guide does not apply there (IPG 1.1); see `decideRegular`.
 */
export function decide(asked: InfractionId, facts: Facts, situation: Situation): Decision {
  if (situation.rel === 'regular') throw new RangeError('the Infraction Procedure Guide does not apply at Regular; use decideRegular');
  const why: Reason[] = [];
  const found = classify(infractionOf(asked), facts, why);
  const mayBecome: MayBecome[] = [];
  let penalty = byFacts(found, facts, situation, why, mayBecome);
  penalty = byRepetition(found, penalty, situation, why);
  downgrades(found, penalty, facts, mayBecome);
  return {
    document: 'IPG',
    edition: GUIDE.from,
    infraction: found.id,
    section: found.section,
    base: found.starred ?? found.penalty,
    penalty,
    why,
    mayBecome,
    remedies: [...remediesOf(found, facts), ...consequences(penalty, facts)],
    notes: notesOf(found, penalty, facts, situation.moment),
    others: othersOf(found, facts),
    backUp: penalty === 'none' || (found.backUp === 'ifActedOn' && !facts.actedOnIt) ? 'never' : found.backUp,
    takesEffect: effectOf(found, penalty, facts, situation.moment),
    extension: extensionOf(found, penalty, facts),
    extraTurns: found.id === 'slowPlay' && !facts.matchInExtraTurns ? 1 : 0,
    drop: dropOf(found, penalty),
    recorded: penalty === 'none' ? 'no' : penalty === 'caution' ? 'ifItMayRecur' : 'yes',
    needs: needsOf(found, penalty, situation),
    ignored: ignoredFacts(asked, facts),
  };
}

/** Which infraction it is in the end. */
function classify(asked: Infraction, facts: Facts, why: Reason[]): Infraction {
  if (asked.id === 'cheating') {
    if (facts.wantedAdvantage && facts.knewIllegal) why.push({ id: 'why.cheating', section: '4.8' });
    else why.push({ id: 'why.notCheating', section: '4.8' });
    return asked;
  }
  // IPG 2, 3: errors are assumed to be unintentional; on purpose they are Cheating, and slow play is Stalling.
  if (asked.category !== 'USC' && facts.wantedAdvantage && facts.knewIllegal) {
    const id = asked.id === 'slowPlay' ? 'stalling' : 'cheating';
    why.push({ id: id === 'stalling' ? 'why.stalling' : 'why.cheating', section: infractionOf(id).section });
    return infractionOf(id);
  }
  const seen = new Set<InfractionId>();
  let found = asked;
  for (;;) {
    seen.add(found.id);
    const turn = found.turns.find((t) => 'becomes' in t && !seen.has(t.becomes) && applies(t.when, facts));
    if (!turn || !('becomes' in turn)) return found;
    why.push({ id: turn.why, section: turn.section ?? found.section });
    found = infractionOf(turn.becomes);
  }
}

function byFacts(found: Infraction, facts: Facts, situation: Situation, why: Reason[], mayBecome: MayBecome[]): Penalty {
  // IPG 4.8: without both intent and knowledge it is not Cheating; the incident is judged as the infraction it looks like.
  if (found.id === 'cheating' && !(facts.wantedAdvantage && facts.knewIllegal)) return 'none';
  if (found.id === 'tardiness') return tardiness(found, facts, situation, why);
  why.push(
    found.starred === undefined
      ? { id: 'why.base', section: found.section, params: { penalty: found.penalty } }
      : { id: 'why.starred', section: found.section, params: { penalty: found.starred } },
  );
  let penalty = found.penalty;
  for (const turn of found.turns) {
    if ('becomes' in turn || !applies(turn.when, facts)) continue;
    if (turn.how === 'must') {
      penalty = turn.penalty;
      why.push({ id: turn.why, section: turn.section ?? found.section });
    } else
      mayBecome.push({
        penalty: turn.penalty,
        why: turn.why,
        section: turn.section ?? found.section,
        by: turn.how === 'judgeMay' ? 'anyJudge' : 'headJudge',
      });
  }
  return penalty;
}

/** IPG 3.1: nothing before the time is over, then a game loss, from ten minutes on the match. */
function tardiness(found: Infraction, facts: Facts, situation: Situation, why: Reason[]): Penalty {
  const late = facts.minutesLate ?? 0;
  if (facts.beforeAnnouncedTime) {
    why.push({ id: 'why.roundStartedEarly', section: '3.1' });
    return 'none';
  }
  if (facts.handedInLate || facts.deckMissing) {
    // Only who is not in his seat after ten minutes loses the match.
    why.push({ id: facts.handedInLate ? 'why.handedInLate' : 'why.deckMissing', section: '3.1' });
    return found.penalty;
  }
  if (late >= MATCH_LOSS_AFTER) {
    why.push({ id: 'why.tenMinutesLate', section: '3.1', params: { minutes: late } });
    return 'matchLoss';
  }
  // Only at Competitive may an organizer announce a time to wait.
  const grace = situation.rel === 'competitive' ? (facts.grace ?? 0) : 0;
  if (grace < (facts.grace ?? 0)) why.push({ id: 'why.noGrace', section: '3.1' });
  if (late < grace) {
    why.push({ id: 'why.withinGrace', section: '3.1', params: { minutes: late, grace } });
    return 'none';
  }
  why.push({ id: 'why.late', section: '3.1', params: { minutes: late } });
  return found.penalty;
}

/** IPG 1.3: a small breach of tournament rules on purpose, for which no infraction is written: a caution first, then Unsporting Conduct. */
export const smallBreach = (cautions: number): { infraction: InfractionId | null; penalty: Penalty } =>
  cautions === 0 ? { infraction: null, penalty: 'caution' } : { infraction: 'unsportingMinor', penalty: 'warning' };

/**
 * The decision of the guide about a small breach (IPG 1.3).
 * @param cautions how often the player was given a Caution for one in this event.
 * @throws RangeError at Regular, as {@link decide}.
 */
export function decideSmallBreach(cautions: number, facts: Facts, situation: Situation): AnyDecision {
  const { infraction, penalty } = smallBreach(cautions);
  const spent = (facts.minutesSpent ?? 0) > 1;
  if (infraction !== null) {
    const decision = decide(infraction, facts, situation);
    return { ...decision, why: [{ id: 'why.smallBreachAgain', section: '1.3' }, ...decision.why] };
  }
  // IPG 1.2: a Caution gives no time back; one that takes time becomes a Warning.
  const given = spent ? 'warning' : penalty;
  const asked = decide('unsportingMinor', facts, situation);
  return {
    ...asked,
    infraction: 'smallBreach',
    section: '1.3',
    base: penalty,
    penalty: given,
    why: [{ id: 'why.smallBreach', section: '1.3' }, ...(spent ? [{ id: 'why.cautionTookTime', section: '1.2' }] : [])],
    mayBecome: [],
    remedies: [{ id: 'remedy.notAgain' }],
    notes: [],
    takesEffect: 'now',
    extension: spent ? (facts.minutesSpent ?? 0) : 0,
    drop: 'no',
    recorded: given === 'caution' ? 'ifItMayRecur' : 'yes',
    needs: [],
  };
}

/** How many penalties on the record count towards this repetition. */
export function earlier(found: Infraction, record: readonly PriorPenalty[], day: number): number {
  const rule = found.repetition;
  if (!rule) return 0;
  return record.filter((p) => p.infraction === found.id && atLeast(p.penalty, 'warning') && (rule.per === 'event' || p.day === day)).length;
}

/** IPG 2, 3, 4.1, 4.2: repetition raises the penalty; it never lowers one that is already higher. */
function byRepetition(found: Infraction, penalty: Penalty, situation: Situation, why: Reason[]): Penalty {
  const rule = found.repetition;
  if (!rule || !atLeast(penalty, 'warning')) return penalty;
  const count = earlier(found, situation.record, situation.day) + 1;
  if (count < rule.nth || atLeast(penalty, rule.to)) return penalty;
  const section = found.category === 'USC' ? found.section : found.section.slice(0, 1);
  why.push({ id: rule.per === 'day' ? 'why.repeatedToday' : 'why.repeated', section, params: { count, penalty: rule.to } });
  return rule.to;
}

/** IPG 1: two downgrades the head judge may choose without deviating from the guide. Conduct is nothing one finds out later about oneself. */
function downgrades(found: Infraction, penalty: Penalty, facts: Facts, mayBecome: MayBecome[]): void {
  const milder = PENALTIES.filter((p) => p !== 'none' && p !== 'disqualification' && atLeast(penalty, p) && p !== penalty);
  // A Warning can only become a Caution; from a Game Loss on the guide's own examples give a Warning.
  const to = penalty === 'warning' ? milder : milder.filter((p) => p !== 'caution');
  const add = (why: string): void => {
    for (const p of to) mayBecome.push({ penalty: p, why, section: '1', by: 'headJudge' });
  };
  if (facts.selfReported && found.category !== 'USC') add('why.selfReported');
  if (facts.judgeMisled) add('why.judgeMisled');
}

function remediesOf(found: Infraction, facts: Facts): Say[] {
  const done: Say[] = [];
  for (const r of applying(found.remedies, facts)) {
    if (r.id === 'remedy.removeRandomCards') done.push(removal(facts));
    else if (r.id === 'remedy.extensionForLateness') done.push({ id: r.id, params: { minutes: facts.minutesLate ?? 0 } });
    else done.push({ id: r.id });
  }
  return done;
}

/** Those whose facts are there; those for "else" where none before them applied. */
function applying(list: readonly Remedy[], facts: Facts): Remedy[] {
  const done: Remedy[] = [];
  for (const r of list) if (applies(r.when, facts) && !(r.else && done.length > 0)) done.push(r);
  return done;
}

/** IPG 2.4: the extra cards and one more. A mulligan taken too late drew none too many, a first draw that was not skipped one. */
function removal(facts: Facts): Say {
  const extra = facts.extraCards ?? (facts.mulliganTooLate ? 0 : facts.drawNotSkipped ? 1 : undefined);
  return extra === undefined ? { id: 'remedy.removeExtraAndOne' } : { id: 'remedy.removeRandomCards', params: { n: extra + 1 } };
}

/** IPG 1.2: what a disqualification brings with it; who is not in the event is entered first. */
function consequences(penalty: Penalty, facts: Facts): Say[] {
  if (penalty !== 'disqualification') return [];
  return [...(facts.offenderIsSpectator ? [{ id: 'remedy.enterPerson' }] : []), { id: 'remedy.disqualified' }];
}

/** What the judge keeps in mind: of the infraction, and of the penalty (IPG 1.2). */
function notesOf(found: Infraction, penalty: Penalty, facts: Facts, moment: Moment): Say[] {
  const of = (id: string, when: boolean): Say[] => (when ? [{ id }] : []);
  const over = moment === 'afterMatch' || moment === 'betweenRounds';
  return [
    ...applying(found.notes, facts).map((n): Say => ({ id: n.id })),
    ...of('note.overAMinute', penalty === 'warning' && facts.minutesSpent === undefined),
    ...of('note.penalizedChooses', penalty === 'gameLoss'),
    ...of('note.noSideboards', penalty === 'gameLoss' && moment === 'beforeMatch'),
    ...of('note.standsAfterDrop', (penalty === 'gameLoss' || penalty === 'matchLoss') && over),
    ...of('note.noProofNeeded', penalty === 'disqualification'),
  ];
}

/** IPG 1.2: an explanation of more than a minute is given back with a Warning; IPG 3.1: what lateness cost. */
function extensionOf(found: Infraction, penalty: Penalty, facts: Facts): number {
  const late = found.id === 'tardiness' && penalty === 'gameLoss' && !facts.handedInLate ? (facts.minutesLate ?? 0) : 0;
  const spent = facts.minutesSpent ?? 0;
  return late + (penalty === 'warning' && spent > 1 ? spent : 0);
}

function othersOf(found: Infraction, facts: Facts): Decision['others'] {
  const others: Decision['others'][number][] = [];
  // IPG 2.5: what an opponent's effect makes a player do wrong is done wrong by both.
  if (found.id === 'gameRuleViolation' && facts.opponentsEffect)
    others.push({ who: 'opponent', infraction: 'gameRuleViolation', penalty: 'warning', section: '2.5' });
  // IPG 2, 2.6: for an error of play that was let pass; not for triggers. Among several players all the others have let it pass.
  else if (found.category === 'GPE' && found.id !== 'missedTrigger' && found.id !== 'failureToMaintain' && facts.opponentMissedIt) {
    const who = facts.multiplayer ? 'everybodyElse' : facts.twoHeadedGiant ? 'teamAndOpponents' : 'opponent';
    others.push({ who, infraction: 'failureToMaintain', penalty: 'warning', section: '2.6' });
  }
  // IPG 4.3, 4.4: both, unless the other called a judge at once.
  const both = found.id === 'improperlyDeterminingWinner' || found.id === 'briberyAndWagering';
  if (both && !facts.otherCalledJudge && !facts.offenderIsSpectator)
    others.push({ who: 'otherParty', infraction: found.id, penalty: 'disqualification', section: found.section });
  return others;
}

/** IPG 1.2, 3.5, 4.1, 4.2: when the penalty takes effect. */
function effectOf(found: Infraction, penalty: Penalty, facts: Facts, moment: Moment): Decision['takesEffect'] {
  if ((penalty === 'gameLoss' || penalty === 'matchLoss') && facts.offenderIsSpectator && !facts.playsInEvent) return 'notPlaying';
  if (penalty === 'matchLoss') {
    const over = moment === 'afterMatch' || moment === 'betweenRounds' || (found.id === 'unsportingMajor' && facts.endOfMatch);
    return over ? 'nextMatch' : 'thisMatch';
  }
  if (penalty !== 'gameLoss') return 'now';
  if (found.id === 'deckProblem' && facts.foundOnInspection) return 'nextRound';
  if (found.id === 'unsportingMinor' && facts.endOfGame) return 'nextGame';
  switch (moment) {
    case 'inGame':
      return 'thisGame';
    case 'beforeMatch':
    case 'betweenGames':
      return 'nextGame';
    case 'afterMatch':
    case 'betweenRounds':
      return 'nextMatch';
    default:
      return moment satisfies never;
  }
}

/** IPG 4.2, 4.5, 4.6: who is disqualified for one of these leaves the venue. */
const REMOVED_BY_ORGANIZER: ReadonlySet<InfractionId> = new Set(['unsportingMajor', 'aggressiveBehavior', 'theft']);

function needsOf(found: Infraction, penalty: Penalty, situation: Situation): Decision['needs'] {
  const needs: Decision['needs'][number][] = [];
  // IPG 1.3: from a game loss on, the head judge, except for Tardiness and deck problems.
  const own = found.authority === 'anyJudge' && !atLeast(penalty, 'disqualification');
  if (situation.judge !== 'head' && atLeast(penalty, 'gameLoss') && !own) needs.push('headJudge');
  if (penalty === 'disqualification') needs.push('investigationReport');
  if (penalty === 'disqualification' && REMOVED_BY_ORGANIZER.has(found.id)) needs.push('organizerRemoves');
  return needs;
}

function dropOf(found: Infraction, penalty: Penalty): Decision['drop'] {
  if (penalty === 'disqualification') return 'removed';
  return found.id === 'tardiness' && penalty === 'matchLoss' ? 'unlessReported' : 'no';
}

/** What a penalty that is given needs, compared with the decision: an empty list means that it may stand. */
export function reviewPenalty(decision: AnyDecision, given: { penalty: Penalty; judge: 'floor' | 'head'; reason: string }): Say[] {
  const wrong: Say[] = [];
  const choices = decision.mayBecome.filter((m) => m.penalty === given.penalty);
  const due = decision.penalty === given.penalty;
  const allowed = due || choices.length > 0;
  const head = given.judge === 'head';
  if (!due && choices.length > 0 && !head && choices.every((m) => m.by === 'headJudge')) wrong.push({ id: 'review.headJudgeOnly' });
  // IPG 1: only the head judge deviates, and says what was due and why it is not given (IPG 1.3).
  if (!allowed && !head) wrong.push({ id: 'review.deviationByHeadJudge', params: { penalty: decision.penalty } });
  if (!allowed && given.reason.trim() === '') wrong.push({ id: 'review.deviationReason', params: { penalty: decision.penalty } });
  if (allowed && decision.needs.includes('headJudge') && !head) wrong.push({ id: 'review.headJudgeConfirms' });
  return wrong;
}

/** Who may play and who may work at an event, and whether the event counts (MTR 1.4, 1.5, 10.1). */
import { type Message, message } from '../messages.js';
import { isTeamKind, programOf, rulesetOf } from '../rulesets/index.js';
import type { EventKind, Rel, Ruleset } from '../rulesets/types.js';
import { samePerson } from '../state/identity.js';
import { nameOf } from '../state/look.js';
import type { Penalty, Person, State } from '../state/types.js';
import { addDays, addMonths } from '../time.js';

/** The text of MTR 1.4 includes those of thirteen. */
const NEEDS_CONSENT_UP_TO = 13;

type EventFacts = Pick<State, 'ruleset' | 'program' | 'date' | 'rel' | 'settings' | 'staff'>;

/** Why somebody may not play, or not work, at this event; empty where he may. */
export function eligibility(event: EventFacts, person: Person, role: 'player' | 'official'): Message[] {
  const found: Message[] = [];
  const { name } = person;
  if (person.suspended) found.push(message(role === 'player' ? 'error.suspended' : 'error.suspendedStaff', { name, role: 'official' }));
  if (role === 'official') return found;
  if (person.age !== undefined && person.age <= NEEDS_CONSENT_UP_TO && person.consent !== 'given')
    found.push(message('error.consent', { name, age: person.age }));
  const rules = rulesetOf(event.ruleset);
  if (rules.makersStaff === 'keptOut' && person.maker) found.push(...maker(event, rules, person));
  const official = event.staff.some((s) => samePerson(s, person));
  if (official && event.settings.officialsPlay === 'no') found.push(message('error.officialPlays', { name, program: event.program }));
  return found;
}

/** MTR 1.4 of 2015: staff of the maker, kin and partners never; former staff after 30 days, at prereleases after six months. */
function maker(event: EventFacts, rules: Ruleset, person: Person): Message[] {
  const { name, maker: tie } = person;
  if (!tie) return [];
  if (tie.tie !== 'former') return [message('error.makersStaff', { name })];
  const prerelease = programOf(rules, event.program)?.prerelease === true;
  const free = prerelease ? addMonths(tie.left, 6) : addDays(tie.left, 30);
  return event.date < free ? [message('error.formerStaff', { name, free })] : [];
}

/** Why officials may not play in such an event (MTR 1.4): only in some programs, and then only at Regular. */
export function officialPlays(rules: Ruleset, program: string, rel: Rel): Message | undefined {
  if (!programOf(rules, program)?.officialsMayPlay)
    return message('error.officialsProgram', {
      program,
      allowed: rules.programs
        .filter((p) => p.officialsMayPlay)
        .map((p) => p.id)
        .join(', '),
    });
  return rel === 'regular' ? undefined : message('error.officialsRel', { rel });
}

/** Why an event is not sanctioned (MTR 10.1); such an event is reported as not having occurred. */
export function sanctionCheck(rules: Ruleset, event: { kind: EventKind; entrants: number; rounds: number }): Message[] {
  const least = isTeamKind(event.kind) ? rules.minimum.team : rules.minimum.individual;
  const found: Message[] = [];
  if (event.entrants < least.entrants) found.push(message('error.minimum', { count: event.entrants, least: least.entrants }));
  if (event.rounds < least.rounds) found.push(message('error.minimumRounds', { count: event.rounds, least: least.rounds }));
  return found;
}

/** Disqualifications whose report was not entered (IPG 1.2, the handbook). */
export const openReports = (state: State): Penalty[] =>
  state.penalties.filter((p) => p.penalty === 'disqualification' && !state.dqReports?.some((r) => r.penalty === p.seq));

/** What stands in the way of reporting the event (MTR 1.5): numbers and names that only stand in for real ones. */
export function reportProblems(state: State): Message[] {
  const standIns = state.entrants.flatMap((e) => e.members.filter((m) => m.temporary).map((m) => m.name));
  const found: Message[] =
    standIns.length === 0 ? [] : [message('error.temporary', { count: standIns.length, names: standIns.join(', ') })];
  const open = openReports(state);
  if (open.length > 0) found.push(message('error.dqReports', { names: open.map((p) => nameOf(state, p.id)).join(', ') }));
  const rounds = state.rounds.length;
  const played = state.entrants.filter((e) => !e.drops.some((d) => d.after === 0)).length;
  const rules = rulesetOf(state.ruleset);
  if (rules.strict === 'sanctioned') found.push(...sanctionCheck(rules, { kind: state.kind, entrants: played, rounds }));
  return found;
}

/** The day until which slips must be kept (MTR 1.7 of 2017): six months after the end. */
export const slipsKeptUntil = (endDay: string): string => addMonths(endDay, 6);

/**
 * What entries are refused for since version 2 of the desk, before anything is done: names nobody knows, people entered twice, text and numbers that are
 * no names and no counts. Entries of version 1 were accepted without that, and stay.
 */
import type { Command, CommandOf, Entry } from '../commands.js';
import { formatOfEvent, knownFormats } from '../decks/verdict.js';
import type { Word } from '../messages/words.js';
import { refuse } from '../messages.js';
import { BOUNDS, type Bounded, isWithin } from '../registration/bounds.js';
import { openReports } from '../registration/eligibility.js';
import { cleanName, cleanNumber, unseenIn } from '../registration/names.js';
import { programOf, rulesetOf } from '../rulesets/index.js';
import { minuteOf } from '../staff/duty.js';
import { identityProblem } from '../state/identity.js';
import { lastRound, nameOf, rulesOf } from '../state/look.js';
import type { Entrant, EventSettings, Person, State } from '../state/types.js';
import { registeredOf } from './places.js';

/** Whether an entry is refused by what the desk has learned to refuse. */
export const isStrict = (e: Pick<Entry, 'desk'>): boolean => (e.desk ?? 1) >= 2;

function bounded(what: Bounded | Word, kind: Bounded, value: number | null | undefined): void {
  if (value === undefined || value === null || isWithin(kind, value)) return;
  const [least, most] = BOUNDS[kind];
  refuse('error.bounds', { what, value, least, most });
}

function isName(what: Word, text: string | undefined): void {
  if (text === undefined || text === cleanName(text)) return;
  const unseen = unseenIn(text);
  refuse('error.unclean', { what, text: cleanName(text), found: unseen.length > 0 ? unseen.join(', ') : '␣' });
}

function isNumber(text: string | undefined): void {
  if (text === undefined) return;
  if (text === '') refuse('error.empty', { what: 'number' });
  if (text !== cleanNumber(text))
    refuse('error.unclean', { what: 'number', text: cleanNumber(text), found: unseenIn(text).join(', ') || '␣' });
}

function isPerson(p: Person): void {
  isName('name', p.name);
  isNumber(p.number);
  isName('country', p.country);
  bounded('age', 'age', p.age);
}

/** Refuses somebody who is entered already. */
function isNew(state: State, e: { name: string; members: readonly Person[] }, but?: Entrant): void {
  const lists = state.status === 'registration' ? [state.entrants, state.waiting] : [state.entrants];
  const problem = identityProblem(e, lists, but);
  if (problem?.kind === 'number') refuse('error.numberTaken', { number: problem.number, name: problem.of });
  if (problem?.kind === 'name') refuse('error.nameTaken', { name: problem.name });
}

const MINUTES = ['roundMinutes', 'eliminationMinutes'] as const;
const POINTS = ['podWin', 'podDraw', 'podLoss'] as const;

function settings(ruleset: CommandOf<'create'>['ruleset'], s: Partial<EventSettings>): void {
  for (const key of MINUTES) bounded(key, 'minutes', s[key]);
  for (const key of POINTS) bounded(key, 'points', s[key]);
  bounded('matchWins', 'matchWins', s.matchWins);
  bounded('capacity', 'capacity', s.capacity);
  bounded('grace', 'grace', s.grace);
  bounded('firstTable', 'table', s.firstTable);
  bounded('maskBelow', 'age', s.maskBelow);
  bounded('lastRoundsByStanding', 'rounds', s.lastRoundsByStanding);
  if (s.environment) isEnvironment(ruleset, s.environment);
}

/** MTR appendix D: the environments of a ruleset go by the sets of their boosters. */
function isEnvironment(ruleset: CommandOf<'create'>['ruleset'], environment: string): void {
  const known = [...new Set(rulesetOf(ruleset).boosters.flatMap((b) => b.sealed.map(([set]) => set)))];
  if (!known.includes(environment)) refuse('error.environment', { environment, known: known.join(', ') || '—' });
}

/** A1.5, MTR 10.4: a Premier event ends with its elimination rounds. A day of a longer event leaves them to the last one. */
function mayFinish(state: State, e: Entry): void {
  const rules = rulesOf(state);
  const program = programOf(rules, state.program);
  const last = lastRound(state);
  if (rules.strict === 'sanctioned' && program?.premier && !program.playoffLater && !state.bracket && (!last || last.status === 'closed'))
    refuse('error.playoffNeeded', { program: state.program });
  // IPG 1.2, the handbook: a disqualification is not done with before its report is written.
  const open = openReports(state);
  if (open.length > 0 && e.why === undefined)
    refuse('error.dqReports', { names: open.map((p) => `${nameOf(state, p.id)} (${p.seq})`).join(', ') });
}

/** Refuses the first entry of a log. */
export function admitFirst(e: Entry, c: CommandOf<'create'>): void {
  if (!isStrict(e)) return;
  isName('name', c.name);
  if (!formatOfEvent(c)) refuse('error.format', { format: c.format, known: knownFormats(c).join(', ') });
  settings(c.ruleset, c.settings);
}

/** Refuses a command that version 2 of the desk does not accept. Everything else is refused by what carries it out. */
export function admit(state: State, e: Entry): void {
  if (!isStrict(e)) return;
  const c: Command = e.command;
  switch (c.type) {
    case 'set':
      settings(state.ruleset, c.settings);
      bounded('rounds', 'rounds', c.plan?.rounds);
      return;
    case 'start':
      bounded('rounds', 'rounds', c.plan.rounds);
      return;
    case 'staff':
      admitStaff(state, c);
      return;
    case 'invite':
      for (const number of c.numbers) isNumber(number);
      return;
    case 'register':
    case 'amend':
      admitEntrant(state, c);
      return;
    case 'byes':
      bounded('byes', 'byes', c.byes);
      return;
    case 'buildBegin':
      if (state.build) refuse('error.buildBegun', { minutes: state.build.minutes });
      bounded('minutes', 'minutes', c.minutes);
      return;
    case 'beginClock':
      bounded('minutes', 'minutes', c.minutes);
      return;
    case 'extend':
    case 'extendAll':
    case 'tardy':
      bounded('seconds', 'seconds', c.seconds);
      return;
    case 'extraTurns':
      bounded('turns', 'turns', c.turns);
      return;
    case 'draftBegin':
      bounded('cards', 'cards', c.cards);
      bounded('boosters', 'boosters', c.boosters);
      if (state.drafts.find((d) => d.number === c.number)?.begun) refuse('error.draftBegun', { number: c.number });
      return;
    case 'penalty':
      bounded('day', 'day', c.day);
      return;
    case 'pair':
    case 'editPairing':
    case 'repair':
      for (const t of c.tables) if (t.table > 0) bounded('table', 'table', t.table);
      return;
    case 'finish':
      mayFinish(state, e);
      return;
    default:
      return;
  }
}

function admitEntrant(state: State, c: CommandOf<'register' | 'amend'>): void {
  isName('name', c.name);
  isName('group', c.group ?? undefined);
  for (const p of c.members ?? []) isPerson(p);
  bounded('table', 'table', c.fixedTable);
  if (c.type === 'register') {
    bounded('byes', 'byes', c.byes);
    isNew(state, c);
    return;
  }
  if (c.name === undefined && c.members === undefined) return;
  const now = registeredOf(state, c.id);
  isNew(state, { name: c.name ?? now.name, members: c.members ?? now.members }, now);
}

/** Times of a day, in their order; breaks one after the other, within the time of work. */
function isDuty({ from, until, breaks = [] }: CommandOf<'staff'>): void {
  for (const time of [from, until, ...breaks.flatMap((b) => [b.from, b.until])])
    if (time !== undefined && minuteOf(time) === undefined) refuse('error.dayTime', { value: time });
  if (from === undefined && until === undefined && breaks.length === 0) return;
  if (from === undefined || until === undefined) refuse('error.dutyOpen');
  if (from >= until) refuse('error.dutyOrder', { from, until });
  let last = from;
  for (const b of breaks) {
    if (b.from < last || b.from >= b.until || b.until > until) refuse('error.dutyOrder', { ...b });
    last = b.until;
  }
}

/** MTR 1.5: one number per person, among those who work as well. */
function admitStaff(state: State, c: CommandOf<'staff'>): void {
  isName('name', c.name);
  isNumber(c.number);
  bounded('level', 'level', c.level);
  isName('team', c.team);
  isName('place', c.place);
  isDuty(c);
  const other = c.number === undefined ? undefined : state.staff.find((s) => s.number === c.number && s.name !== c.name);
  if (other) refuse('error.numberTaken', { number: c.number ?? '', name: other.name });
}

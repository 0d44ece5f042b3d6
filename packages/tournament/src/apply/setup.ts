/** Creating the event, its settings and staff, registration, start and end. */
import { podCutSizes } from '../bracket/pods.js';
import type { CommandOf, Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { eligibility, officialPlays, sanctionCheck } from '../registration/eligibility.js';
import { membersOf, programOf, RELS, RULESETS, rulesetOf } from '../rulesets/index.js';
import { changedIn, entrantIn, samePerson } from '../state/identity.js';
import { entrantOf, findEntrant, isMultiplayer, lastRound, nextRound, notMultiplayer, rulesOf } from '../state/look.js';
import type { Entrant, EventSettings, RoundPlan, Staff, State } from '../state/types.js';
import { isStrict } from './admission.js';
import { beforeStart, dateCheck, mustBe, nonEmpty, wholeNumber } from './guards.js';
import { hasPlace, moveUp, registeredOf } from './places.js';

/** House rule: what a multiplayer round lasts. */
const POD_MINUTES = 80;

/** House rules of multiplayer tables, of 2026-11-21: four at a table, three or five where they do not come out even; 5 for a win, 1 for a draw. */
export const POD_RULES = {
  podSize: 4,
  podLeast: 3,
  podMost: 5,
  podOthers: 'smaller',
  podWin: 5,
  podDraw: 1,
  podLoss: 0,
  podBye: 'win',
} as const satisfies Partial<EventSettings>;

/** The settings of an event before anything is said. */
export function defaultSettings(c: Pick<CommandOf<'create'>, 'kind' | 'ruleset' | 'rel'>): EventSettings {
  const rules = rulesetOf(c.ruleset);
  return {
    // MTR 9: one game in a Two-Headed Giant match.
    matchWins: c.kind === 'twoHeaded' || c.kind === 'multiplayer' ? 1 : 2,
    roundMinutes: c.kind === 'multiplayer' ? POD_MINUTES : rules.limits.match,
    eliminationMinutes: rules.limits.elimination,
    cut: 0,
    playoffDraft: 'none',
    entry: 'open',
    capacity: null,
    waitingList: 'no',
    maskBelow: 0,
    // MTR 2.7: lists are required at Competitive and Professional.
    lists: c.rel === 'regular' ? 'none' : 'required',
    openLists: 'closed',
    grace: 0,
    officialsPlay: 'no',
    lateEntry: 'asLosses',
    number: '',
    environment: '',
    limitsAnnounced: 'no',
    firstTable: 1,
    lastRoundsByStanding: 0,
    intentionalDraw: rules.intentionalDraw[0],
    ...POD_RULES,
  };
}

export function create(c: CommandOf<'create'>): State {
  if (c.version !== 1) refuse('error.version', { version: c.version });
  nonEmpty('name', c.name);
  if (!RULESETS.includes(c.ruleset)) refuse('error.ruleset', { ruleset: c.ruleset, known: RULESETS.join(', ') });
  dateCheck(c.date);
  const rules = rulesetOf(c.ruleset);
  // The tournament rules know no tables of more than two sides.
  if (c.kind === 'multiplayer' && rules.strict === 'sanctioned') refuse('error.multiplayerRuleset', { ruleset: c.ruleset });
  const program = programOf(rules, c.program);
  if (!program) return refuse('error.program', { program: c.program, known: rules.programs.map((p) => p.id).join(', ') });
  if (!RELS.includes(c.rel)) refuse('error.rel', { rel: c.rel, known: RELS.join(', ') });
  if (!program.rels.includes(c.rel)) refuse('error.programRel', { program: c.program, rel: c.rel, allowed: program.rels.join(', ') });
  const state: State = {
    name: c.name,
    ruleset: c.ruleset,
    kind: c.kind,
    format: c.format,
    date: c.date,
    program: c.program,
    rel: c.rel,
    seed: c.seed,
    settings: defaultSettings(c),
    status: 'registration',
    plan: null,
    staff: [],
    invited: [],
    entrants: [],
    waiting: [],
    forbidden: [],
    rounds: [],
    drafts: [],
    bracket: null,
    penalties: [],
    checks: [],
    decksLocked: 'open',
    build: null,
    notes: [],
    finishedAt: null,
    seq: 0,
  };
  change(state, c.settings);
  return state;
}

const WHOLE: readonly [keyof EventSettings, number][] = [
  ['matchWins', 1],
  ['roundMinutes', 1],
  ['eliminationMinutes', 1],
  ['cut', 0],
  ['grace', 0],
  ['firstTable', 1],
  ['lastRoundsByStanding', 0],
  ['podSize', 3],
  ['podLeast', 3],
  ['podMost', 3],
  ['podWin', 1],
  ['podDraw', 0],
  ['podLoss', 0],
];

/** Settings of multiplayer tables: only of events that have them, and such that tables can be made. */
function checkPods(state: State, next: EventSettings, more: Partial<EventSettings>): void {
  if (!isMultiplayer(state)) {
    const strange = Object.keys(more).find((key) => Object.hasOwn(POD_RULES, key));
    if (strange !== undefined) refuse('error.onlyMultiplayer', { what: strange });
    return;
  }
  const cuts = podCutSizes(next);
  if (next.cut > 0 && !cuts.includes(next.cut)) refuse('error.podCut', { cut: next.cut, sizes: cuts.join(', ') });
  if (next.playoffDraft === 'draft') notMultiplayer(state, 'playoffDraft');
  if (next.lastRoundsByStanding > 0) notMultiplayer(state, 'lastRoundsByStanding');
  if (next.matchWins !== 1) notMultiplayer(state, 'matchWins');
  const { podLeast: least, podSize: size, podMost: most } = next;
  if (least > size || size > most || most > 5) refuse('error.podSettings', { least, size, most });
  if (next.podLoss > next.podDraw || next.podDraw > next.podWin) refuse('error.podPoints', {});
}

/** Takes over settings after checking them. */
function change(state: State, more: Partial<EventSettings>): void {
  const next: EventSettings = { ...state.settings, ...more };
  const rules = rulesOf(state);
  for (const [key, least] of WHOLE) wholeNumber(key, next[key], least);
  checkPods(state, next, more);
  if (next.capacity !== null) wholeNumber('capacity', next.capacity, 1);
  // MTR appendix B: no round is shorter than 40 minutes, and other limits than the usual ones must be announced.
  if (rules.strict === 'sanctioned') {
    if (next.roundMinutes < rules.limits.minimum) refuse('error.limit', { minutes: next.roundMinutes, least: rules.limits.minimum });
    const usual = next.roundMinutes === rules.limits.match && next.eliminationMinutes === rules.limits.elimination;
    if (!usual && next.limitsAnnounced === 'no') refuse('error.limitUnannounced', { usual: rules.limits.match });
  }
  if (next.cut !== 0 && (next.cut < 2 || next.cut > 64)) refuse('error.cutSize', { cut: next.cut });
  // MTR 10.4: a playoff with a draft always has eight players.
  if (next.playoffDraft === 'draft' && next.cut !== 0 && next.cut !== 8) refuse('error.draftCut', { cut: next.cut });
  if (!rules.intentionalDraw.includes(next.intentionalDraw))
    refuse('error.drawStyle', { style: next.intentionalDraw, allowed: rules.intentionalDraw.join(', ') });
  if (next.officialsPlay === 'yes') {
    const problem = officialPlays(rules, state.program, state.rel);
    if (problem) refuse(problem.id, problem.params);
  }
  state.settings = next;
}

export function set(state: State, c: CommandOf<'set'>): void {
  const late: readonly (keyof EventSettings)[] = [
    'openLists',
    'lastRoundsByStanding',
    'grace',
    'number',
    'cut',
    'playoffDraft',
    'lateEntry',
    'capacity',
  ];
  if (state.status !== 'registration') {
    if (c.plan) refuse('error.planFixed', {});
    if (c.rel) refuse('error.started', { what: 'rel' });
    const fixed = Object.keys(c.settings).find((k) => !late.includes(k as keyof EventSettings));
    if (fixed) refuse('error.started', { what: fixed });
    if (state.bracket && (c.settings.cut !== undefined || c.settings.playoffDraft !== undefined)) refuse('error.cutDone', {});
  }
  if (c.plan) checkPlan(c.plan);
  if (c.rel) {
    const program = programOf(rulesOf(state), state.program);
    if (program && !program.rels.includes(c.rel))
      refuse('error.programRel', { program: state.program, rel: c.rel, allowed: program.rels.join(', ') });
  }
  const holder = { ...state, rel: c.rel ?? state.rel };
  change(holder, c.settings);
  state.settings = holder.settings;
  state.rel = holder.rel;
  moveUp(state);
  if (c.plan) state.plan = c.plan;
}

const checkPlan = (plan: RoundPlan): void => wholeNumber('rounds', plan.rounds, 0);

export function staff(state: State, c: CommandOf<'staff'>, at: Entry): void {
  nonEmpty('name', c.name);
  // MTR 1.4: suspended persons may not be officials.
  if (c.suspended) refuse('error.suspendedStaff', { name: c.name, role: c.role });
  const plays = state.entrants.some((e) => e.members.some((m) => samePerson(m, c)));
  if (plays && state.settings.officialsPlay === 'no') refuse('error.officialPlays', { name: c.name, program: state.program });
  const { type: _, suspended: __, ...person } = c;
  const again = (s: Staff): boolean => (isStrict(at) ? samePerson(s, c) : s.name === c.name);
  state.staff = [...state.staff.filter((s) => !(again(s) && s.role === c.role)), person];
}

export function invite(state: State, c: CommandOf<'invite'>): void {
  state.invited = [...new Set([...state.invited, ...c.numbers])];
}

const numbersOf = (e: { members: { number?: string }[] }): string[] => e.members.flatMap((m) => m.number ?? []);

export function register(state: State, c: CommandOf<'register'>, at: Entry): void {
  const running = state.status !== 'registration';
  if (running) {
    if (state.status !== 'running') refuse('error.noLateEntry', {});
    if (state.settings.lateEntry === 'no') refuse('error.noLateEntry', {});
    if (c.round !== nextRound(state)) refuse('error.lateRound', { round: nextRound(state) });
  }
  nonEmpty('name', c.name);
  if (findEntrant(state, c.id) || entrantIn(state.waiting, c.id)) refuse('error.idTaken', { id: c.id });
  const wanted = membersOf(state.kind);
  if (c.members.length !== wanted) refuse('error.members', { name: c.name, count: c.members.length, wanted });
  for (const m of c.members) {
    nonEmpty('name', m.name);
    for (const problem of eligibility(state, m, 'player')) refuse(problem.id, problem.params);
  }
  if (state.settings.entry === 'invited' && !c.members.every((m) => m.number !== undefined && state.invited.includes(m.number)))
    refuse('error.notInvited', { name: c.name });
  const waits = !hasPlace(state);
  if (waits && (running || state.settings.waitingList === 'no')) refuse('error.full', { capacity: state.settings.capacity ?? 0 });
  wholeNumber('byes', c.byes ?? 0, 0);
  const entrant: Entrant = {
    id: c.id,
    name: c.name,
    members: c.members,
    byes: running ? 0 : (c.byes ?? 0),
    from: running ? nextRound(state) : 1,
    drops: [],
    decks: c.members.map(() => []),
    checks: [],
    ...(c.group === undefined ? {} : { group: c.group }),
    ...(c.fixedTable === undefined ? {} : { fixedTable: c.fixedTable }),
  };
  // Who waited when the event began is entered late like anybody else, and waits no more.
  if (running && state.waiting.length > 0) state.waiting = state.waiting.filter((w) => !isAgain(w, entrant, at));
  (waits ? state.waiting : state.entrants).push(entrant);
}

/** Whether somebody who waits is somebody who is entered now. */
function isAgain(w: Entrant, entrant: Entrant, at: Entry): boolean {
  if (isStrict(at)) return w.members.some((m) => entrant.members.some((n) => samePerson(m, n)));
  return w.name === entrant.name || numbersOf(w).some((n) => numbersOf(entrant).includes(n));
}

export function amend(state: State, c: CommandOf<'amend'>): void {
  const e = registeredOf(state, c.id);
  if (c.name !== undefined) nonEmpty('name', c.name);
  if (c.members) {
    if (c.members.length !== membersOf(state.kind))
      refuse('error.members', { name: e.name, count: c.members.length, wanted: membersOf(state.kind) });
    for (const m of c.members) for (const problem of eligibility(state, m, 'player')) refuse(problem.id, problem.params);
    e.members = c.members;
  }
  if (c.name !== undefined) e.name = c.name;
  changedIn(state.entrants);
  changedIn(state.waiting);
  if (c.fixedTable === null) delete e.fixedTable;
  else if (c.fixedTable !== undefined) e.fixedTable = c.fixedTable;
  if (c.group === null) delete e.group;
  else if (c.group !== undefined) e.group = c.group;
}

export function byes(state: State, c: CommandOf<'byes'>): void {
  beforeStart(state, 'byes');
  wholeNumber('byes', c.byes, 0);
  registeredOf(state, c.id).byes = c.byes;
}

export function forbid(state: State, c: CommandOf<'forbid' | 'allow'>): void {
  entrantOf(state, c.a);
  entrantOf(state, c.b);
  if (c.a === c.b) refuse('error.withSelf', { name: c.a });
  const rest = state.forbidden.filter(([a, b]) => !((a === c.a && b === c.b) || (a === c.b && b === c.a)));
  state.forbidden = c.type === 'forbid' ? [...rest, [c.a, c.b]] : rest;
}

export function start(state: State, c: CommandOf<'start'>, at: Entry): void {
  beforeStart(state, 'start');
  checkPlan(c.plan);
  const rules = rulesOf(state);
  const present = state.entrants.filter((e) => e.drops.length === 0);
  // MTR 10.1: below the minimum the event did not occur; it may be played on unsanctioned when somebody says why.
  if (rules.strict === 'sanctioned' && at.why === undefined) {
    const rounds = c.plan.rounds === 0 ? Math.ceil(Math.log2(Math.max(2, present.length))) : c.plan.rounds;
    const [problem] = sanctionCheck(rules, { kind: state.kind, entrants: present.length, rounds });
    if (problem) refuse(problem.id, problem.params);
  }
  const fewest = isMultiplayer(state) ? state.settings.podLeast : 2;
  if (present.length < fewest) refuse('error.minimum', { count: present.length, least: fewest });
  state.plan = c.plan;
  state.status = 'running';
}

export function finish(state: State, _c: CommandOf<'finish'>, at: Entry): void {
  mustBe(state, ['running', 'playoff'], 'finish');
  const last = lastRound(state);
  if (last && last.status !== 'closed') refuse('error.roundOpen', { round: last.number });
  if (state.bracket && !state.rounds.some((r) => r.stage === 'playoff' && r.tables.length === 1 && r.status === 'closed') && !at.why)
    refuse('error.playoffOpen', {});
  state.status = 'finished';
  state.finishedAt = at.at;
}

export function cancel(state: State): void {
  mustBe(state, ['registration', 'running', 'playoff'], 'cancel');
  state.status = 'cancelled';
}

/** Before and after the rounds. */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { Refused } from '@apnap/system';
import {
  type Command,
  cleanName,
  cleanNumber,
  createTournament,
  dayNumber,
  EVENT_KINDS,
  type EventSettings,
  isMultiplayer,
  isTeamEvent,
  membersOf,
  nextRound,
  type Person,
  programOf,
  RELS,
  type RoundPlan,
  RULESETS,
  recommendedRounds,
  refuse,
  reportProblems,
  rulesetFor,
  rulesetOf,
  rulesOf,
  type State,
  say,
  slipsKeptUntil,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { notPossible, numberOf, oneOf } from '../said.js';
import { doingOf } from './moment.js';
import { type CommonOptions, change, cleanedNote, eventOf, inWords, nextId, t, whoIs } from './session.js';

export interface NewOptions extends CommonOptions {
  name?: string;
  ruleset?: string;
  kind?: string;
  format?: string;
  date?: string;
  program?: string;
  rel?: string;
  rounds?: string;
  cut?: string;
  matchWins?: string;
  minutes?: string;
  seed?: string;
  set?: string[];
}

/** "key=value" for the settings that have no option of their own. */
export function settingsFrom(desk: Desk, o: NewOptions): Partial<EventSettings> {
  const out: Record<string, string | number | null> = {};
  for (const pair of o.set ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) notPossible(desk, '--set', pair, 'key=value');
    const value = pair.slice(at + 1);
    out[pair.slice(0, at)] = value === 'null' ? null : /^\d+$/.test(value) && pair.slice(0, at) !== 'number' ? Number(value) : value;
  }
  if (o.cut !== undefined) out.cut = numberOf(desk, '--cut', o.cut, 0);
  if (o.matchWins !== undefined) out.matchWins = numberOf(desk, '--match-wins', o.matchWins, 1);
  if (o.minutes !== undefined) out.roundMinutes = numberOf(desk, '--minutes', o.minutes, 1);
  return out as Partial<EventSettings>;
}

/** Creates an event and its file. */
export function newEvent(desk: Desk, o: NewOptions): Answer {
  const file = eventOf(desk, o);
  const doing = doingOf(desk, o);
  const date = o.date ?? doing.at.slice(0, 10);
  const ruleset = o.ruleset === undefined ? rulesetFor(date) : oneOf(desk, '--ruleset', o.ruleset, RULESETS);
  const program = o.program ?? 'other';
  const known = programOf(rulesetOf(ruleset), program);
  const rel = o.rel === undefined ? (known?.rels[0] ?? 'regular') : oneOf(desk, '--rel', o.rel, RELS);
  const seed = o.seed ?? randomBytes(8).toString('hex');
  const tournament = inWords(desk, () =>
    createTournament(doing, {
      type: 'create',
      version: 1,
      name: cleanName(o.name ?? basename(file).replace(/\.[^.]*$/, '')),
      ruleset,
      kind: o.kind === undefined ? 'individual' : oneOf(desk, '--kind', o.kind, EVENT_KINDS),
      format: o.format ?? 'constructed',
      date,
      program,
      rel,
      seed,
      settings: settingsFrom(desk, o),
    }),
  );
  const entries = [...tournament.log];
  let { state } = tournament;
  if (o.rounds !== undefined) {
    const plan: RoundPlan = { kind: 'fixed', rounds: numberOf(desk, '--rounds', o.rounds, 0) };
    entries.push({ seq: 2, ...doing0(doing), command: { type: 'set', settings: {}, plan } });
    state = { ...state, plan };
  }
  desk.events.create(file, entries);
  const { name, kind, format, settings } = state;
  return {
    json: { event: file, name, ruleset, kind, format, date, program, rel, seed, plan: state.plan, settings },
    lines: [t(desk, 't.created', { name, file, seed, ruleset: rulesetOf(ruleset).name[desk.lang] }), ...cleanedNote(desk, o.name)],
  };
}

const doing0 = (d: { at: string; by: string; why?: string | undefined }): { at: string; by: string } => ({ at: d.at, by: d.by });

export interface SetOptions extends NewOptions {
  forbid?: string[];
  allow?: string[];
}

/** Changes settings, forbids pairs. */
export function setEvent(desk: Desk, o: SetOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const settings = settingsFrom(desk, o);
    const plan: RoundPlan | undefined =
      o.rounds === undefined ? undefined : { kind: 'fixed', rounds: numberOf(desk, '--rounds', o.rounds, 0) };
    const rel = o.rel === undefined ? undefined : oneOf(desk, '--rel', o.rel, RELS);
    if (Object.keys(settings).length > 0 || plan || rel)
      s.do({ type: 'set', settings, ...(plan ? { plan } : {}), ...(rel ? { rel } : {}) });
    const { state } = s;
    s.doAll([
      ...(o.forbid ?? []).map((pair): Command => ({ type: 'forbid', ...pairOf(state, pair) })),
      ...(o.allow ?? []).map((pair): Command => ({ type: 'allow', ...pairOf(state, pair) })),
    ]);
    return { json: { settings: s.state.settings, plan: s.state.plan, forbidden: s.state.forbidden }, lines: [t(desk, 't.done')] };
  });
}

function pairOf(state: State, pair: string): { a: string; b: string } {
  const [a, b] = pair.split(',');
  return { a: whoIs(state, a ?? '').id, b: whoIs(state, b ?? '').id };
}

export interface RegisterOptions extends CommonOptions {
  dci?: string[];
  age?: string;
  consent?: boolean;
  byes?: string;
  country?: string;
  members?: string;
  table?: string;
  temporary?: boolean;
  suspended?: boolean;
  masked?: boolean;
  group?: string;
  maker?: string;
}

/** MTR 1.4 of 2015: ties to the maker of the game: staff, family, partner, or the day a former employee left. */
function makerFrom(desk: Desk, tie: string | undefined): Pick<Person, 'maker'> {
  if (tie === undefined) return {};
  if (tie === 'staff' || tie === 'family' || tie === 'partner') return { maker: { tie } };
  if (dayNumber(tie) !== undefined) return { maker: { tie: 'former', left: tie } };
  const expected = 'staff, family, partner, 2015-01-23';
  notPossible(desk, '--maker', tie, expected);
}

/** Enters a player or a team; after the first round as a late entry. */
export function registerPlayer(desk: Desk, names: readonly string[], o: RegisterOptions): Promise<Answer> {
  const numbers = (o.dci ?? []).map(cleanNumber);
  return change(desk, o, (s) => {
    const ids: { id: string; name: string }[] = [];
    const each = o.members?.split(/[,，]/).map(cleanName);
    const people = names.length * (each?.length ?? 1);
    // Numbers go to people in their order; with several people all of them or none.
    if (numbers.length > people || (names.length > 1 && numbers.length > 0 && numbers.length < people))
      throw new Refused('input', t(desk, 't.numbersOf', { numbers: numbers.length, people }));
    for (const name of names.map(cleanName)) {
      const persons = each ?? [name];
      if (isTeamEvent(s.state) && each === undefined) refuse('error.members', { name, count: 1, wanted: membersOf(s.state.kind) });
      const members = persons.map(
        (n, i): Person => ({
          name: n,
          ...numberAt(numbers, ids.length * persons.length + i),
          ...(o.country === undefined ? {} : { country: cleanName(o.country) }),
          ...(o.age === undefined ? {} : { age: numberOf(desk, '--age', o.age, 0) }),
          ...(o.consent ? { consent: 'given' as const } : {}),
          ...(o.temporary ? { temporary: 'temporary' as const } : {}),
          ...(o.suspended ? { suspended: 'suspended' as const } : {}),
          ...(o.masked ? { masked: 'masked' as const } : {}),
          ...makerFrom(desk, o.maker),
        }),
      );
      const id = nextId(s);
      s.do({
        type: 'register',
        id,
        name,
        members,
        ...(o.byes === undefined ? {} : { byes: numberOf(desk, '--byes', o.byes, 0) }),
        ...(o.table === undefined ? {} : { fixedTable: numberOf(desk, '--table', o.table, 1) }),
        ...(o.group === undefined ? {} : { group: cleanName(o.group) }),
        ...(s.state.status === 'registration' ? {} : { round: nextRound(s.state) }),
      });
      ids.push({ id, name });
    }
    return {
      json: { registered: ids, players: s.state.entrants.length, waiting: s.state.waiting.map((w) => w.id) },
      lines: [
        ...ids.map((r) => {
          const place = s.state.waiting.findIndex((w) => w.id === r.id) + 1;
          return place > 0 ? t(desk, 't.waits', { ...r, place }) : t(desk, 't.registered', { ...r, count: s.state.entrants.length });
        }),
        ...cleanedNote(desk, ...names, o.members, o.country, o.group),
      ],
    };
  });
}

const numberAt = (numbers: readonly string[], i: number): Pick<Person, 'number'> =>
  numbers[i] === undefined ? {} : { number: numbers[i] };

export interface StartOptions extends CommonOptions {
  rounds?: string;
  unlessUndefeated?: boolean;
  lock?: boolean;
}

/** Closes registration and fixes the number of rounds. */
export function startEvent(desk: Desk, o: StartOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const { state } = s;
    const present = state.entrants.filter((e) => e.drops.length === 0);
    const { cut, playoffDraft } = state.settings;
    const advice = recommendedRounds(rulesOf(state), {
      entrants: present.length,
      ...(playoffDraft === 'draft' ? { playoffDraft } : {}),
      ...(cut > 0 ? { cut } : {}),
      byes: present.map((e) => e.byes),
      program: state.program,
    });
    // The table of rounds is for matches of two sides.
    if (isMultiplayer(state) && o.rounds === undefined && !state.plan) refuse('error.roundsNeeded', {});
    const rounds = o.rounds === undefined ? (state.plan?.rounds ?? advice.swiss) : numberOf(desk, '--rounds', o.rounds, 0);
    const plan: RoundPlan = o.unlessUndefeated ? { kind: 'untilOneUndefeated', rounds } : (state.plan ?? { kind: 'fixed', rounds });
    s.do({ type: 'start', plan: { ...plan, rounds } });
    if (o.lock) s.do({ type: 'deckLock' });
    return {
      json: { status: s.state.status, players: present.length, rounds, plan: s.state.plan, advice, seed: s.state.seed },
      lines: [t(desk, 't.started', { players: present.length, rounds, seed: s.state.seed })],
    };
  });
}

/** Ends the event; tells what stands in the way of reporting it. */
export function finishEvent(desk: Desk, o: CommonOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    s.closeIfDone();
    s.do({ type: 'finish' });
    const problems = reportProblems(s.state).map((m) => say(m, desk.lang));
    const keep = slipsKeptUntil(s.doing.at.slice(0, 10));
    return {
      json: { status: s.state.status, problems, slipsKeptUntil: keep },
      lines: [t(desk, 't.finished', { name: s.state.name }), ...problems, t(desk, 't.keepSlips', { day: keep })],
    };
  });
}

/** Takes back what an entry did. */
export function undoEntry(desk: Desk, seq: string, o: CommonOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    s.do({ type: 'undo', seq: numberOf(desk, 'SEQ', seq, 1) });
    return { json: { undone: Number(seq) }, lines: [t(desk, 't.undone', { seq })] };
  });
}

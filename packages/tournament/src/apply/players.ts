/** Players come and go; decks, checks and drafts. */
import { playedBetween } from '../clock/clock.js';
import { extensionFor } from '../clock/extension.js';
import type { CommandOf, Entry } from '../commands.js';
import { formatOfEvent } from '../decks/verdict.js';
import { refuse } from '../messages.js';
import {
  entrantOf,
  isPlayed,
  isTeamEvent,
  lastRound,
  nextRound,
  notMultiplayer,
  roundOf,
  rulesOf,
  seatsOf,
  tableOf,
} from '../state/look.js';
import type { State } from '../state/types.js';
import { secondsBetween } from '../time.js';
import { mustBe, wholeNumber } from './guards.js';
import { leave } from './leave.js';
import { hasPlace } from './places.js';
import { memberLeaves } from './team.js';

export function drop(state: State, c: CommandOf<'drop'>, at: Entry): void {
  if (state.waiting.some((w) => w.id === c.id)) {
    state.waiting = state.waiting.filter((w) => w.id !== c.id);
    return;
  }
  const e = entrantOf(state, c.id);
  mustBe(state, ['registration', 'running', 'playoff'], 'drop');
  if (e.drops.some((d) => d.back === undefined)) refuse('error.alreadyDropped', { name: e.name });
  if (c.member !== undefined && isTeamEvent(state)) {
    mustBe(state, ['running', 'playoff'], 'drop');
    memberLeaves(state, c.id, c.member, c.reason, nextRound(state), at);
    return;
  }
  leave(state, c.id, c.reason, at);
}

export function reenter(state: State, c: CommandOf<'reenter'>): void {
  const e = entrantOf(state, c.id);
  const last = e.drops.at(-1);
  if (!last || last.back !== undefined) refuse('error.notDropped', { name: e.name });
  if (e.disqualified) refuse('error.isDisqualified', { name: e.name });
  if (state.status === 'registration') {
    // The place may have gone to somebody who waited.
    if (!hasPlace(state)) refuse('error.full', { capacity: state.settings.capacity ?? 0 });
    e.drops = e.drops.slice(0, -1);
    return;
  }
  // MTR 2.10: with the head judge's leave, and never after the cut.
  if (state.status !== 'running') refuse('error.reenterLate', { name: e.name });
  if (c.headJudge === undefined) refuse('error.headJudge', { what: 'reenter' });
  // Nor into a part that is played with decks of a draft he was not in.
  const draft = state.drafts.at(-1);
  if (draft && !draft.pods.some((p) => p.seats.includes(c.id))) refuse('error.reenterDraft', { name: e.name, draft: draft.number });
  last.back = nextRound(state);
  if (last.after === 0) e.from = Math.max(e.from, nextRound(state));
}

export function deck(state: State, c: CommandOf<'deck'>, at: Entry): void {
  const e = entrantOf(state, c.id);
  if (!e.decks[c.member]) refuse('error.noMember', { name: e.name, member: c.member + 1 });
  const list = e.decks[c.member];
  if (state.status === 'finished' || state.status === 'cancelled')
    refuse('error.notNow', { what: 'deck', status: state.status, wanted: 'running' });
  if (c.source === 'player') {
    // MTR 2.7: an accepted list is not changed by the player again.
    if (list.length > 0 && state.decksLocked === 'locked') refuse('error.deckLocked', { name: e.name });
    if (state.decksLocked === 'locked' && !mayStillHandIn(state, c.id)) refuse('error.deckLate', { name: e.name });
  } else if (list.length > 0 && at.why === undefined) refuse('error.whyNeeded', { what: 'deck' });
  list.push({
    cards: c.cards,
    at: at.at,
    by: at.by,
    source: c.source,
    issues: c.issues,
    ...(at.why === undefined ? {} : { why: at.why }),
  });
}

/** MTR 2.7 of 2017: a Limited list is due before the first round that is really played, so not during byes. */
function mayStillHandIn(state: State, id: string): boolean {
  if (rulesOf(state).listsDue !== 'byFormat' || !isLimited(state)) return entrantOf(state, id).from > 1;
  return !state.rounds.some((r) => r.tables.some((t) => isPlayed(t) && seatsOf(t).includes(id)));
}

/** Whether the decks are built from boosters opened here. */
export const isLimited = (state: Pick<State, 'format' | 'ruleset'>): boolean => formatOfEvent(state)?.kind === 'limited';

export function deckLock(state: State): void {
  state.decksLocked = 'locked';
}

export function checkDecks(state: State, c: CommandOf<'checkDecks'>): void {
  const round = roundOf(state, c.round);
  for (const { ids } of c.chosen)
    for (const id of ids) {
      const e = entrantOf(state, id);
      e.checks = [...e.checks, c.round];
    }
  const { type: _, ...selection } = c;
  state.checks = [...state.checks, { ...selection, round: round.number }];
}

export function checkBegin(state: State, c: CommandOf<'checkBegin'>, at: Entry): void {
  const table = tableOf(roundOf(state, c.round), c.table);
  if (table.check && table.check.ended === undefined) refuse('error.checkRuns', { table: c.table });
  table.check = { begun: at.at };
}

export function checkEnd(state: State, c: CommandOf<'checkEnd'>, at: Entry): void {
  const round = roundOf(state, c.round);
  const table = tableOf(round, c.table);
  if (!table.check || table.check.ended !== undefined) refuse('error.noCheck', { table: c.table });
  table.check.ended = at.at;
  // Only what the check took within the round counts.
  const { clock } = round;
  const begun = clock && clock.begun > table.check.begun ? clock.begun : table.check.begun;
  const took = clock ? playedBetween(clock, begun, at.at) : secondsBetween(begun, at.at);
  const seconds = extensionFor({ kind: 'deckCheck', seconds: Math.max(0, took) }, rulesOf(state));
  table.extensions.push({ seconds, reason: 'deckCheck', at: at.at });
}

export function draft(state: State, c: CommandOf<'draft'>): void {
  mustBe(state, ['running', 'playoff'], 'draft');
  notMultiplayer(state, 'draft');
  if (c.number !== state.drafts.length + 1) refuse('error.draftNumber', { number: state.drafts.length + 1 });
  const seen = new Set<string>();
  for (const p of c.pods)
    for (const id of p.seats) {
      entrantOf(state, id);
      if (seen.has(id)) refuse('error.pairedTwice', { name: entrantOf(state, id).name });
      seen.add(id);
    }
  const last = lastRound(state);
  if (last && last.status !== 'closed') refuse('error.roundOpen', { round: last.number });
  // Decks are built anew.
  state.decksLocked = 'open';
  state.build = null;
  for (const e of state.entrants) if (e.decks.some((d) => d.length > 0)) e.oldDecks = e.decks.map((d) => d.length);
  state.drafts = [...state.drafts, { number: c.number, seed: c.seed, pods: c.pods, fromRound: nextRound(state) }];
}

export function draftBegin(state: State, c: CommandOf<'draftBegin'>, at: Entry): void {
  const d = state.drafts.find((x) => x.number === c.number);
  if (!d) refuse('error.noDraft', { number: c.number });
  wholeNumber('cards', c.cards, 1);
  wholeNumber('boosters', c.boosters, 1);
  d.begun = { at: at.at, cards: c.cards, boosters: c.boosters };
}

export function buildBegin(state: State, c: CommandOf<'buildBegin'>, at: Entry): void {
  const { limits } = rulesOf(state);
  const team = isTeamEvent(state);
  const drafted = state.drafts.length > 0;
  const usual = drafted ? (team ? limits.teamDraftBuild : limits.draftBuild) : team ? limits.teamSealed.build : limits.sealed.build;
  state.build = { begun: at.at, minutes: c.minutes ?? usual };
}

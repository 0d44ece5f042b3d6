/** Magic as a game of the kernel: create, answer, view, save. */

import {
  type Answer,
  canonicalText,
  checkAnswer,
  type Decision,
  enumerateAnswers,
  fork,
  type Game,
  hashText,
  MAX_SLOTS,
  newRun,
  type Outcome,
  type Refusal,
  SaveError,
  SetupError,
  withAnswer,
} from '@apnap/kernel';
import './game/mechanics.js';
import './game/procedures.js';
import { illegalTotal } from './costs/parts.js';
import { runGame } from './game/run.js';
import { type CardSource, checkPlaced, emptyState, layOut, poolOf, STATE_FORMAT, toPlace } from './game/setup.js';
import { checkTeams } from './game/teams.js';
import { checkVariants } from './game/variants.js';
import { ruledState } from './rulings/ruling.js';
import { player } from './state/access.js';
import type { MagicSetup } from './state/beginning.js';
import { copyState } from './state/copy.js';
import type { GameEvent } from './state/events.js';
import { Beyond } from './state/limits.js';
import type { G } from './state/log.js';
import type { State } from './state/types.js';
import { concede, endIfDecided } from './state-based/ending.js';
import { attackOffer, illegalAttack } from './turn/combat/attackers.js';
import { illegalBand } from './turn/combat/bands.js';
import { blockOffer, illegalBlock } from './turn/combat/blockers.js';
import { illegalDivision } from './turn/combat/damage.js';
import { startPlanechase } from './variants/planechase.js';
import { type EventView, viewEvents } from './view/events.js';
import { type View, viewOf } from './view/view.js';
import { rulesOf } from './years/differences.js';
import { isProfile } from './years/profile.js';

export type MagicGame = Game<State, MagicSetup, GameEvent, View>;

/** Legality that the form of a decision can't say: whole declarations of attackers and blockers, trample (CR 508.1, 509.1, 702.19b). */
export function illegalAnswer(s: State, decision: Decision, answer: Answer): Refusal | null {
  let rule: string | null = null;
  if (decision.kind === 'attackers') rule = illegalAttack(s, attackOffer(s), answer);
  else if (decision.kind === 'blockers') rule = illegalBlock(s, blockOffer(s, (decision.detail as { defender: number }).defender), answer);
  else if (decision.kind === 'damage' && 'divide' in answer) rule = illegalDivision(decision.detail, answer.divide);
  else if (decision.kind === 'choose' && 'pick' in answer)
    rule = illegalTotal(decision.detail, answer.pick) ?? illegalBand(decision.detail, answer.pick);
  return rule === null ? null : { message: { id: `refuse.${decision.kind}` }, rule };
}

function answerState(state: State, given: unknown, watch?: (state: State) => void): Outcome<State, GameEvent> {
  const decision = state.pending;
  if (!decision) return { ok: false, refusal: { message: { id: 'answer.notAsked' }, rule: '104.1' } };
  const checked = checkAnswer(decision.ask, given);
  if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, rule: decision.rule } };
  const illegal = illegalAnswer(state, decision, checked.answer);
  if (illegal) return { ok: false, refusal: illegal };
  const g: G = newRun<State, GameEvent>(withAnswer(state, checked.answer));
  runGame(g, watch);
  return { ok: true, state: g.s, events: g.events };
}

/** CR 104.3a: a player may concede at any time and leaves the game. */
function concedeState(state: State, seat: number): Outcome<State, GameEvent> {
  if (state.result || !player(state, seat) || player(state, seat).lost)
    return { ok: false, refusal: { message: { id: 'answer.notInGame' }, rule: '104.3a' } };
  const g: G = newRun<State, GameEvent>(fork(state));
  g.s.pending = null;
  g.s.answers = [];
  g.s._memo = null;
  concede(g, seat);
  if (!endIfDecided(g)) runGame(g);
  return { ok: true, state: g.s, events: g.events };
}

/** The answers the engine would accept now; declarations are filtered by the rules that their form can't say. */
function* legalAnswers(state: State): Generator<Answer> {
  const decision = state.pending;
  if (!decision) return;
  for (const answer of enumerateAnswers(decision.ask)) if (!illegalAnswer(state, decision, answer)) yield answer;
}

/** Far more than anybody plays with; sets of seats are bits of a number. */
const MOST_SEATS = 16;

/** @throws SetupError for rules that nobody has heard of (decision 0026), or that are for two players only (classic:100.1) */
function checkProfile(profile: string, seats: number): void {
  if (!isProfile(profile))
    throw new SetupError(
      { message: { id: 'setup.profile', params: { profile } }, rule: '100.1' },
      `the rules "${profile}" can't be played by`,
    );
  if (seats > 2 && rulesOf({ profile }).players === 'two')
    throw new SetupError(
      { message: { id: 'setup.twoPlayers', params: { profile } }, rule: '100.1' },
      `the rules "${profile}" are for two players`,
    );
}

/** CR 903.12c */
function checkOption({ option, players }: MagicSetup): void {
  if (option === 'brawl' && players.some((p) => (p.commanders ?? []).length === 0))
    throw new SetupError({ message: { id: 'setup.brawl' }, rule: '903.12c' }, 'in a game of Brawl each player has a commander');
}

function checkSetup(setup: MagicSetup): void {
  const bad = (id: string, text: string): never => {
    throw new SetupError({ message: { id }, rule: '100.1' }, text);
  };
  if (!Array.isArray(setup.players) || setup.players.length < 2 || setup.players.length > MOST_SEATS)
    bad('setup.players', `a game needs 2 to ${MOST_SEATS} players`);
  if (setup.first !== undefined && (!Number.isInteger(setup.first) || setup.first < 0 || setup.first >= setup.players.length))
    bad('setup.first', 'first must be a seat');
  checkProfile(setup.profile ?? 'current', setup.players.length);
  checkOption(setup);
  checkTeams(setup);
  const ranges = setup.rangeOfInfluence === undefined ? [] : [setup.rangeOfInfluence].flat();
  if (
    ranges.some((n) => !Number.isInteger(n) || n < 1) ||
    (Array.isArray(setup.rangeOfInfluence) && ranges.length !== setup.players.length)
  )
    bad('setup.range', 'a range of influence is a whole number of seats, at least 1, for all or for each seat');
  const most = setup.mostObjects;
  if (most !== undefined && (!Number.isInteger(most) || most < 1))
    bad('setup.mostObjects', 'mostObjects must be a whole number, at least 1');
  const room = Math.min(most ?? MAX_SLOTS, MAX_SLOTS);
  const cards = [...setup.players.flatMap((p) => p.deck), ...(setup.place ?? [])];
  if (cards.reduce((n, e) => n + (e.count ?? 1), 0) > room) throw tooMuch(room);
  for (const p of setup.players)
    for (const e of p.deck) if (!Number.isInteger(e.count) || e.count < 0) bad('setup.count', `count of ${e.card} must be a whole number`);
}

const tooMuch = (most: number): SetupError =>
  new SetupError({ message: { id: 'setup.tooMuch', params: { most } }, rule: '100.1' }, `there is room for no more than ${most} cards`);

/** @throws SetupError for more cards than there can be objects. */
function laidOut(g: G, setup: MagicSetup): void {
  try {
    layOut(g, setup);
  } catch (e) {
    throw e instanceof Beyond ? tooMuch(e.most) : e;
  }
}

/**
 * The game of Magic over a source of cards. States of one game object can be mixed freely; they share the pool of their set-up.
 * @param source finds a card by its English name.
 */
export function magicGame(source: CardSource): MagicGame {
  return {
    id: 'magic',
    create(setup, seed, watch) {
      checkSetup(setup);
      const pool = poolOf(setup, source);
      checkVariants(setup, pool);
      checkPlaced(setup, pool);
      const g: G = newRun<State, GameEvent>(fork(emptyState(setup, seed, pool)));
      laidOut(g, setup);
      if (setup.opening === 'none') startPlanechase(g);
      const turns = { _e: g.s._e, kind: 'turns' as const, pc: 0 };
      // With the hands placed nobody draws or decides any more.
      const start = setup.opening === 'placed' ? { pc: g.s.order.length + 1, deciding: [] } : { pc: 0, deciding: g.s.order };
      g.s.frames = setup.opening === 'none' ? [turns] : [turns, { _e: g.s._e, kind: 'start', ...start }];
      const placed = toPlace(setup);
      if (placed.length > 0) g.s.frames = [...g.s.frames, { _e: g.s._e, kind: 'place', pc: 0, placed, ids: [] }];
      runGame(g, watch);
      return { state: g.s, events: g.events };
    },
    pending: (state) => state.pending,
    result: (state) => state.result,
    answer: answerState,
    concede: concedeState,
    ruled: ruledState,
    seats: (state) => state.players.rows.length,
    view: viewOf,
    viewEvents: (state, events, seat): EventView[] => viewEvents(state, events, seat),
    hash: (state) => hashText(canonicalText(state)),
    save: (state) => canonicalText(state),
    restore(text, setup) {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch (e) {
        throw new SaveError(`not JSON: ${(e as Error).message}`, 'state');
      }
      const state = value as State;
      if (typeof state !== 'object' || state === null || state.format !== STATE_FORMAT)
        throw new SaveError(`expected a state of format ${STATE_FORMAT}`, 'state.format');
      const pool = poolOf(setup, source);
      if (pool.text)
        for (const o of [
          ...state.objects.rows,
          ...state.lasting.map((l) => ({ card: l.env.copied?.card ?? 0, copyOf: null, components: null })),
        ])
          for (const of of [o, o.copyOf, ...(o.components ?? [])]) if (of) pool.text.restore(of.card);
      return { ...state, _pool: pool, _derived: null, _memo: null, _offers: [], _copy: copyState };
    },
    answers: legalAnswers,
  };
}

/**
 * Plays one scenario: a client of the decisions that people answer. Set-up apart there is no other way into the state; expectations only
 * look at it.
 */
import type { CardBase } from '@apnap/cardbase';
import type { Answer, Decision } from '@apnap/kernel';
import { checkAnswer, defaultAnswer, SetupError } from '@apnap/kernel';
import { characteristics, type GameEvent, live, type MagicGame, magicGame, nodeOf, type State } from '@apnap/magic';
import { actWithPriority, describe } from './act.js';
import { checkHolds, knowsCheck } from './checks.js';
import {
  answerConfirm,
  answerDivide,
  answerModes,
  answerNumber,
  answerOption,
  answerOrder,
  answerReplacement,
  answerText,
} from './choices.js';
import { answerAttackers, answerBlockers, leftAttacks, refuseLeftBlocks } from './combat.js';
import type { FailureKind, Query, Run, Scenario, ScriptEntry } from './format.js';
import { helperChoice } from './helpers.js';
import { answerObjects, answerTargets } from './objects.js';
import { notAvailable } from './parting.js';
import { answerPayment } from './payment.js';
import type { Prepared } from './prepared.js';
import { knowsQuery } from './queries.js';
import { Parted, type Reason, Unsupported } from './reason.js';
import { ACTION_KINDS } from './schema.js';
import { type Announcing, type Lenience, Session, type Todo } from './session.js';
import { type Lack, lacking, prepare } from './setup.js';
import { knowsVariant } from './spells.js';
import { type Begun, isBoundary, stopReached } from './stops.js';

/** How a scenario went. */
export interface ScenarioResult {
  id: string;
  area: string;
  status: 'passed' | 'failed' | 'unsupported';
  reason: Reason | null;
  /** What stands in the way, for the ranking of reasons: the same for scenarios held up by the same thing. */
  cause: string;
  /** How its answers had to be taken, where that was leniently; only of those that passed. */
  leniences: Lenience[];
  /** Cards that keep it out, with what they lack. */
  lacks: Lack[];
  ms: number;
}

/** Told of what happens, for `--trace`. */
export interface Trace {
  events(state: State, events: readonly GameEvent[]): void;
  note(line: string): void;
}

/** Most decisions in one scenario. */
const LIMIT = 20_000;

/** Runs a scenario. Never throws for anything that the scenario or the engine does. */
export function runScenario(s: Scenario, base: CardBase, trace?: Trace): ScenarioResult {
  const started = performance.now();
  let player: Player | undefined;
  const done = (status: ScenarioResult['status'], reason: Reason | null, cause = ''): ScenarioResult => ({
    id: s.id,
    area: s.area,
    status,
    reason,
    cause,
    leniences: status === 'passed' ? [...(player?.leniences ?? [])].sort() : [],
    lacks: status === 'unsupported' ? lacking(s, base) : [],
    ms: Math.round(performance.now() - started),
  });
  let prepared: Prepared;
  try {
    prepared = prepare(s, base);
    refuseKinds(s);
    player = new Player(s, prepared, trace);
  } catch (e) {
    if (e instanceof Unsupported) return done('unsupported', e.reason, causeOf(e.reason));
    if (e instanceof SetupError) return done('unsupported', { id: 'scn.setup', params: { what: e.message } }, e.message);
    return done('failed', { id: 'scn.crash', params: { what: (e as Error).message } }, 'crash');
  }
  try {
    player.play();
    return done('passed', null);
  } catch (e) {
    if (e instanceof Parted) {
      if (scryIsOpen(e, player)) {
        player = new Player(s, prepared, trace, true);
        if (player.playsThrough()) return done('passed', null);
      }
      trace?.note(`${e.kind}: ${JSON.stringify(e.reason.params ?? {})}`);
      return done('failed', e.reason, e.kind);
    }
    return done('failed', { id: 'scn.crash', params: { what: (e as Error).message } }, 'crash');
  }
}

/** Whether a later scry found no answer: the one before it may have taken two that the format leaves open for which they are. */
const scryIsOpen = (e: Parted, player: Player): boolean =>
  e.kind === 'missingAnswer' && e.reason.params?.what === 'ask.scry' && !player.singly;

/** Cards and what they lack are ranked, not each card by itself. */
const causeOf = (r: Reason): string => [r.id, r.params?.what ?? r.params?.phrase ?? r.params?.name ?? r.params?.kind ?? ''].join(': ');

/** Actions and expectations of a kind the runner does not know can't be done or judged. @throws Unsupported naming the first */
function refuseKinds(s: Scenario): void {
  for (const run of s.runs) {
    for (const entry of run.script)
      if (!ACTION_KINDS.includes(entry.do)) throw new Unsupported({ id: 'scn.actionKind', params: { kind: String(entry.do) } });
      else if (!knowsVariant(variantOf(entry)))
        throw new Unsupported({ id: 'scn.actionKind', params: { kind: `cast, variant ${variantOf(entry)}` } });
    const inside = run.script.flatMap((e) => (e.do === 'check' ? [e.check] : []));
    for (const c of [...run.expect, ...inside])
      if (c.check === 'query' && !knowsQuery(c.query as Query))
        throw new Unsupported({ id: 'scn.checkKind', params: { kind: (c.query as Query).get } });
      else if (!knowsCheck(c.check)) throw new Unsupported({ id: 'scn.checkKind', params: { kind: c.check } });
  }
}

/** The way of casting that an entry names. */
const variantOf = (e: ScriptEntry): string | undefined =>
  e.do === 'cast' ? e.variant : e.do === 'activate' || e.do === 'activateMana' ? e.ability.variant : undefined;

/** Plays all runs of a scenario. */
class Player {
  private readonly game: MagicGame;
  private readonly x: Session;
  private at = 0;
  private decisions = 0;
  /** States between steps since the last answer, in order. */
  private readonly seen: State[] = [];
  private over = false;

  constructor(
    private readonly scenario: Scenario,
    prepared: Prepared,
    private readonly trace: Trace | undefined,
    readonly singly = false,
  ) {
    this.game = magicGame(prepared.source);
    const placed: { state: State; index: number }[] = [];
    const created = this.game.create(prepared.setup, scenario.id, (state) => {
      if (placed.length < prepared.aliases.length) placed.push({ state, index: placed.length });
      else this.watch(state);
    });
    this.x = new Session(this.game, created.state, prepared, scenario.runs[0], (line) => trace?.note(line));
    this.x.singly = singly;
    prepared.setup.players.forEach((p, seat) => {
      if (p.companion !== undefined) this.x.queues[seat].choices.shift(); // CR 103.2b: it was revealed before the game
    });
    nameAliases(
      this.x,
      prepared,
      placed.map((p) => p.state),
    );
    this.watch(created.state);
    trace?.events(created.state, created.events);
  }

  private watch(state: State): void {
    if (isBoundary(state)) this.seen.push(state);
  }

  private get run(): Run {
    return this.scenario.runs[this.at];
  }

  get leniences(): ReadonlySet<Lenience> {
    return this.x.leniences;
  }

  /** Whether game and scenario go together to the end. */
  playsThrough(): boolean {
    try {
      this.play();
      if (this.singly) this.x.lenient('wholeScry');
      return true;
    } catch (e) {
      if (e instanceof Parted) return false;
      throw e;
    }
  }

  /** @throws Parted where game and scenario part. */
  play(): void {
    const { x } = this;
    this.begun = { state: x.state, after: null };
    while (!this.over) {
      this.passStops();
      if (this.over) return;
      const pending = this.game.pending(x.state);
      if (!pending) {
        this.judge(x.state);
        this.nextRun(x.state);
        continue;
      }
      // Who decides for another player does it with queues of his own.
      const d = { ...pending, seat: pending.decider };
      if (++this.decisions > LIMIT) throw new Parted('limit', { id: 'scn.limit', params: { limit: LIMIT } });
      try {
        this.decide(d);
      } catch (e) {
        if (!(e instanceof Parted) || !this.expected(e)) throw e;
        this.judgeFailure();
        return;
      }
    }
  }

  private begun!: Begun;
  /** Number of the turn last seen, of the game it was in. */
  private turn = 0;

  /** Judges the runs whose stops were passed since the last answer. */
  private passStops(): void {
    const now = this.x.state;
    while (this.seen.length > 0 && !this.over) {
      const state = this.seen[0];
      this.x.state = state;
      if (state.turn.number < this.turn) this.x.turnsBefore += this.turn; // CR 724.1: a new game has begun
      this.turn = state.turn.number;
      try {
        this.leftBehind(state);
      } catch (e) {
        if (!(e instanceof Parted) || !this.expected(e)) throw e;
        this.judgeFailure();
        return;
      }
      if (stopReached(state, this.stop(), this.begun)) {
        this.judge(state);
        this.nextRun(state);
        if (this.over) return;
        if (stopReached(state, this.stop(), this.begun)) continue;
      }
      this.seen.shift();
    }
    this.x.state = now;
  }

  /** The stop of the run, with its turn by the count of the game at hand. */
  private stop(): Run['stop'] {
    const { stop } = this.run;
    return this.x.turnsBefore === 0 ? stop : { ...stop, turn: stop.turn - this.x.turnsBefore };
  }

  /** Combat entries that can't be done any more. @throws Parted */
  private leftBehind(state: State): void {
    const { step } = state.turn;
    if (step === 'declareBlockers') refuseLeftBlocks(this.x);
    if (step !== 'declareAttackers' && step !== 'endCombat') return;
    if (state.turn.plan.includes('declareAttackers')) return; // there will be another combat phase (CR 506.1, 500.8)
    for (let seat = 0; seat < state.players.rows.length; seat++)
      if (this.x.isStrict(seat) && seat === state.turn.active)
        for (const todo of leftAttacks(this.x, seat)) throw notAvailable(describe(todo.entry), 'actionNotPerformed');
  }

  private nextRun(state: State): void {
    this.begun = { state, after: this.stop() };
    this.at++;
    this.over = this.at >= this.scenario.runs.length;
    if (!this.over) this.x.load(this.run);
  }

  /** Whether the run was to go wrong in this way. */
  private expected(e: Parted): boolean {
    const { failure } = this.run;
    if (!failure || !sameKind(failure.kind, e.kind)) return false;
    return failure.action === undefined || e.action === '' || sameAction(failure.action, e.action);
  }

  /** The run was to go wrong and has: what it expects is checked in the state before the attempt. */
  private judgeFailure(): void {
    this.over = true;
    this.expectations();
  }

  private judge(state: State): void {
    const { x, run } = this;
    x.state = state;
    const left = x.todo.flatMap((list, seat) => list.filter((t) => !t.done && !waitsInVain(x, seat, t)))[0];
    const failing = run.failure;
    if (left) {
      const meant = failing?.action === undefined || sameAction(failing.action, describe(left.entry));
      if (!failing || !sameKind(failing.kind, 'unusedActions') || !meant)
        throw new Parted('unusedActions', {
          id: 'scn.unusedAction',
          params: { action: describe(left.entry), turn: left.entry.turn, step: left.entry.step },
        });
    } else {
      x.queues.forEach((q, seat) => {
        for (const how of x.unasked.drop(seat, q.choices, q.targets, (name, id) => x.means(name, id))) x.lenient(how);
      });
      const answer = x.queues.flatMap((q) => [...q.choices, ...q.targets])[0];
      // a target that nothing could be aimed at was not asked for
      if (answer !== undefined && failing?.kind === 'illegalTarget' && 'targets' in answer && answer.targets) {
        this.expectations();
        return;
      }
      if (answer !== undefined && failing?.kind !== 'unusedAnswers')
        throw new Parted('unusedAnswers', { id: 'scn.unusedAnswer', params: { answer: JSON.stringify(answer) } });
      if (failing?.required && (answer === undefined || failing.kind !== 'unusedAnswers'))
        throw new Parted('check', { id: 'scn.noFailure', params: { kind: failing.kind } });
    }
    this.expectations();
    this.trace?.note(`run ${this.at + 1} of ${this.scenario.runs.length}: all expectations hold`);
  }

  private expectations(): void {
    for (const c of this.run.expect) {
      const held = checkHolds(this.x, c);
      if (!held.ok) throw new Parted('check', { id: 'scn.check', params: { what: JSON.stringify(c), found: held.found } });
    }
  }

  private decide(d: Decision): void {
    const { x } = this;
    if (d.kind !== 'act') {
      this.give(answerFor(x, d));
      return;
    }
    x.announcing = null;
    const deed = actWithPriority(x, d);
    if ('again' in deed) return;
    if (deed.done) deed.done.done = true;
    if ('concede' in deed) this.take(this.game.concede(x.state, deed.concede));
    else this.give(deed.answer);
  }

  private give(answer: Answer): void {
    const { x } = this;
    const d = x.state.pending as Decision;
    const checked = checkAnswer(d.ask, answer);
    const usable = checked.ok ? answer : defaultAnswer(d);
    if (d.kind !== 'act' || !('pick' in usable) || usable.pick[0] !== 0)
      this.trace?.note(`${x.whoOf[d.seat]} ${d.kind} ${d.prompt.id}: ${JSON.stringify(usable)}`);
    this.take(this.game.answer(x.state, usable, (state) => this.watch(state)));
  }

  private take(outcome: ReturnType<MagicGame['answer']>): void {
    const { x } = this;
    if (!outcome.ok)
      throw new Parted('check', { id: 'scn.refused', params: { rule: outcome.refusal.rule, what: x.state.pending?.kind ?? '' } });
    const before = x.state;
    x.state = outcome.state;
    x.follow(outcome.events);
    x.unasked.follow(outcome.state, outcome.events, x.announcing === null);
    this.trace?.events(outcome.state, outcome.events);
    const a = x.announcing;
    if (!a) return;
    if (outcome.events.some((e) => (e.kind === 'cast' || e.kind === 'activate') && e.player === a.seat)) {
      if (a.targets.length > 0) throw notAvailable(`${a.action} → ${JSON.stringify(a.targets[0])}`);
      dropDeclined(x, a);
      x.announcing = null;
    } else if (outcome.events.some((e) => e.kind === 'rewind' && e.player === a.seat)) {
      x.state = before;
      throw notAvailable(a.action);
    }
  }
}

/** A player who has left the game waits for nothing any more (CR 800.4a). */
const waitsInVain = (x: Session, seat: number, t: Todo): boolean =>
  x.state.players.rows[seat].lost === 1 && (t.entry.do === 'waitStack' || t.entry.do === 'waitStackOne');

/** Keywords with an optional cost; those that can be paid any number of times. */
const OPTIONAL =
  /"how":"optional"|"keyword":"(kicker|multikicker|buyback|replicate|entwine|offspring|squad|conspire|casualty|bargain|splice)"/;
const REPEATED = /"keyword":"(multikicker|replicate|squad)"/;

/** A "no" to an optional cost that was not even offered, since it could not be paid (any more). */
function dropDeclined(x: Session, a: Announcing): void {
  const q = x.queues[a.seat].choices;
  const { entry } = a.todo;
  if (entry.do !== 'cast' || q[0]?.yes !== false || x.optionalCosts === 'declined') return;
  const spell = live(x.state, x.state.stack[x.state.stack.length - 1] ?? 0) ?? null;
  const printed = spell ? x.state._pool.cards[spell.card].faces[spell.face].face.abilities : [];
  const given = spell ? characteristics(x.state, spell.id).abilities.map((node) => nodeOf(x.state._pool, node)) : [];
  const abilities = [...printed, ...given];
  if (!(x.optionalCosts === 'none' ? OPTIONAL : REPEATED).test(JSON.stringify(abilities))) return;
  q.shift();
  x.lenient('dropped');
}

/** Whether an action that went wrong is the one that was to: what names one may be cut off, or say more than the other. */
function sameAction(wanted: string, found: string): boolean {
  const [a, b] = [wanted, found].map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim());
  return a.startsWith(b) || b.startsWith(a);
}

/** Kinds of going wrong that come to the same: a strict run finds at once what another finds left over at its end. */
function sameKind(wanted: FailureKind, found: Parted['kind']): boolean {
  const unused: readonly string[] = ['unusedActions', 'actionNotPerformed'];
  return wanted === found || (unused.includes(wanted) && unused.includes(found));
}

/** Answers a decision other than priority. */
function answerFor(x: Session, d: Decision): Answer {
  switch (d.kind) {
    case 'attackers':
      return answerAttackers(x, d);
    case 'blockers':
      return answerBlockers(x, d);
    case 'pay':
      return answerPayment(x, d);
    case 'mulligan':
      return { yes: false };
    case 'targets':
      return answerTargets(x, d);
    case 'modes':
      return answerModes(x, d);
    case 'replacement':
      return answerReplacement(x, d);
    default:
      return byForm(x, d);
  }
}

function byForm(x: Session, d: Decision): Answer {
  switch (d.ask.form) {
    case 'confirm':
      return answerConfirm(x, d);
    case 'number':
      return answerNumber(x, d);
    case 'text':
      return answerText(x, d);
    case 'order':
      return answerOrder(x, d);
    case 'divide':
      return answerDivide(x, d);
    case 'pair':
      return defaultAnswer(d);
    case 'pick': {
      const first = (d.ask.options as { entity?: number }[])[0];
      return first?.entity === undefined ? answerOption(x, d) : (helperChoice(x, d) ?? answerObjects(x, d));
    }
  }
}

/** Finds out which object each alias means: each state after one more object was placed shows what is new. */
function nameAliases(x: Session, prepared: Prepared, states: readonly State[]): void {
  for (const b of prepared.buried) x.aliases.set(b.alias, x.state.players.rows[b.seat].library[b.index]);
  prepared.aliases.forEach((alias, i) => {
    if (alias === undefined || !states[i]) return;
    const placed = prepared.setup.place?.[i];
    const before = new Set(i === 0 ? [] : liveIds(states[i - 1]));
    const found = liveIds(states[i]).find((id) => {
      const o = live(states[i], id);
      return !before.has(id) && o?.zone === placed?.zone && o?.owner === placed?.seat;
    });
    if (found !== undefined) x.aliases.set(alias, found);
  });
}

const liveIds = (s: State): number[] => s.objects.rows.filter((o) => o.zone !== 'gone').map((o) => o.id);

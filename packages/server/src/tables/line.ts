/** A game as it is played at a table: its answers, who gave them when, states to look back at, and its account for each viewer. */
import type { Card } from '@apnap/ability';
import type { Move, Outcome } from '@apnap/kernel';
import { type CardSource, type GameEvent, type MagicGame, type MagicSetup, type State, worldOf } from '@apnap/magic';
import type { Text } from '@apnap/protocol';
import { Chronicle } from '../views/chronicle.js';
import type { Viewer } from '../views/game.js';
import { Telling } from '../views/log.js';
import type { Beginning, Past } from './entries.js';

/** An answer with who gave it. */
export interface Given {
  move: Move;
  by: number;
  at: number;
  auto: boolean;
}

/** The last states are kept, and of the others one in so many. */
const LAST = 12;
const EVERY = 25;

export class GameLine {
  readonly given: Given[] = [];
  /** Why a computer player answered as it did, by how many answers there were before. */
  readonly reasons = new Map<number, { by: number; why: Text }>();
  state: State;
  private readonly kept = new Map<number, State>();
  private readonly tellings = new Map<Viewer, Telling>();
  private readonly chronicles = new Map<Viewer, Chronicle>();
  /** Events by the number of the answer that brought them about. */
  private batches: (readonly GameEvent[])[] = [];

  constructor(
    private readonly game: MagicGame,
    readonly setup: MagicSetup,
    readonly seed: string,
    private readonly beginning: Beginning | null = null,
    private readonly cards: CardSource = () => undefined,
  ) {
    const first = this.first();
    this.state = first.state;
    this.batches.push(first.events);
    this.kept.set(0, first.state);
    // Who plays is told from the beginning on: to tell it later, the whole game is played again.
    for (const seat of setup.players.keys()) this.telling(seat);
  }

  /** Whether it goes on from a state, so that set-up, seed and answers alone don't make it. */
  get fromState(): boolean {
    return this.beginning?.state !== undefined || this.beginning?.past !== undefined;
  }

  /** Answers given. */
  get n(): number {
    return this.given.length;
  }

  /** How to come to a moment of this game from its set-up. */
  pastTo(n: number): Past {
    const before = this.beginning?.past;
    return { seed: this.seed, moves: this.given.slice(0, n).map((g) => g.move), ...(before ? { before } : {}) };
  }

  private first(): { state: State; events: GameEvent[] } {
    const { state, past } = this.beginning ?? {};
    if (past) return { state: this.pastState(past), events: [] };
    return state === undefined ? this.game.create(this.setup, this.seed) : { state: this.game.restore(state, this.setup), events: [] };
  }

  /** The moment of another game from which this one goes on. */
  private pastState({ seed, moves, deal, before }: Past): State {
    let state = before ? this.pastState(before) : this.game.create(this.setup, seed).state;
    for (const move of moves) {
      const outcome = GameLine.step(this.game, state, move);
      if (!outcome.ok) throw new Error('an answer of the game that was branched is refused');
      state = outcome.state;
    }
    if (!deal) return state;
    const cards = deal.cards.map((names) => names.map((name) => this.cardNamed(name)));
    return worldOf(state, deal.seat, { seed: deal.seed, cards });
  }

  private cardNamed(name: string): Card {
    const card = this.cards(name);
    if (!card) throw new Error(`there is no card ${name}`);
    return card;
  }

  private static step(game: MagicGame, state: State, move: Move): Outcome<State, GameEvent> {
    return 'concede' in move ? game.concede(state, move.concede) : game.answer(state, move);
  }

  /** Gives an answer; one that is refused changes nothing. */
  play(given: Given): Outcome<State, GameEvent> {
    const outcome = GameLine.step(this.game, this.state, given.move);
    if (!outcome.ok) return outcome;
    this.given.push(given);
    this.state = outcome.state;
    this.batches.push(outcome.events);
    this.keep();
    for (const t of this.tellings.values()) t.add(outcome.state, outcome.events, this.n);
    return outcome;
  }

  private keep(): void {
    const { n } = this;
    this.kept.set(n, this.state);
    const old = n - LAST;
    if (old > 0 && old % EVERY !== 0) this.kept.delete(old);
  }

  /** The state after `n` answers. */
  stateAt(n: number): State {
    let from = Math.min(n, this.n);
    while (!this.kept.has(from)) from--;
    let state = this.kept.get(from) as State;
    for (let i = from; i < Math.min(n, this.n); i++) {
      const outcome = GameLine.step(this.game, state, this.given[i].move);
      if (!outcome.ok) throw new Error(`answer ${i} is not legal any more`);
      state = outcome.state;
    }
    return state;
  }

  /** The events that answer number `n` brought about; 0: the beginning. */
  eventsOf(n: number): readonly GameEvent[] {
    return this.batches[n] ?? [];
  }

  /** Goes back to the moment after `to` answers. */
  rewind(to: number): void {
    this.state = this.stateAt(to);
    this.given.length = to;
    for (const n of this.reasons.keys()) if (n >= to) this.reasons.delete(n);
    this.batches.length = to + 1;
    for (const n of this.kept.keys()) if (n > to) this.kept.delete(n);
    this.kept.set(to, this.state);
    this.tellings.clear();
    this.chronicles.clear();
  }

  /** All events as a viewer knows them. Made when it is first asked for, and carried on from where it was. */
  chronicle(viewer: Viewer): Chronicle {
    const c = this.chronicles.get(viewer) ?? new Chronicle(viewer);
    this.chronicles.set(viewer, c);
    if (c.next <= this.n) this.walk((state, events, n) => c.add(state, events, n), c.next);
    return c;
  }

  /** The account for a viewer. */
  telling(viewer: Viewer): Telling {
    let t = this.tellings.get(viewer);
    if (!t) {
      t = new Telling(
        viewer,
        this.setup.players.map((p) => p.name),
        this.kept.get(0)?.players.rows.map((p) => p.life) ?? [],
      );
      this.walk((state, events, n) => t?.add(state, events, n));
      this.tellings.set(viewer, t);
    }
    return t;
  }

  /** Visits each moment from number `from` on, with what led to it. */
  walk(visit: (state: State, events: readonly GameEvent[], n: number) => void, from = 0): void {
    let state = this.stateAt(from);
    visit(state, this.batches[from], from);
    for (let n = from + 1; n <= this.n; n++) {
      const known = this.kept.get(n);
      if (known) state = known;
      else {
        const outcome = GameLine.step(this.game, state, this.given[n - 1].move);
        if (!outcome.ok) throw new Error(`answer ${n - 1} is not legal any more`);
        state = outcome.state;
      }
      visit(state, this.batches[n], n);
    }
  }
}

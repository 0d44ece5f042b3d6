/** A game that a question is made of: set up, and carried on by the decisions that players would answer. */
import { type Answer, type Decision, defaultAnswer } from '@apnap/kernel';
import {
  type ActOption,
  type CardSource,
  type GameEvent,
  live,
  type MagicGame,
  type MagicSetup,
  magicGame,
  type ObjectView,
  objectView,
  type Placed,
  type State,
  zoneIds,
} from '@apnap/magic';
import type { PlainCost, Stocked } from './stock.js';
import { Unfit } from './unfit.js';

/** The players, by seat. */
export const NAMES = ['Anna', 'Nico'] as const;
export const ANNA = 0;
export const NICO = 1;

const BASICS: Readonly<Record<string, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };

/** A position to be: where each card is. */
export interface Layout {
  place: readonly Placed[];
  /** Whose turn it is; absent: Anna's. */
  first?: number;
  from?: MagicSetup['from'];
  lives?: readonly [number, number];
}

/** Lands that pay for all of these spells, and nothing more. */
export function landsFor(seat: number, costs: readonly PlainCost[]): Placed[] {
  const need: Record<string, number> = {};
  for (const { generic, colored } of costs) {
    const colors = Object.keys(colored);
    for (const c of colors) need[c] = (need[c] ?? 0) + colored[c];
    const first = colors[0] ?? 'W';
    need[first] = (need[first] ?? 0) + generic;
  }
  return Object.entries(need).flatMap(([c, count]): Placed[] => (count > 0 ? [{ seat, zone: 'battlefield', card: BASICS[c], count }] : []));
}

export const put = (seat: number, zone: Placed['zone'], cards: readonly (Stocked | string)[], more: Partial<Placed> = {}): Placed[] =>
  cards.map((c) => ({ seat, zone, card: typeof c === 'string' ? c : c.name, ...more }));

/** The engine for questions: one for all, as what it has made ready of a card is kept. */
export const engineFor = (source: CardSource): MagicGame => magicGame(source);

/** What is answered where nobody has a choice worth asking about; undefined: the usual. */
export type Answering = (d: Decision, s: State) => Answer | undefined;

/** How many answers a question may take: more is no position to learn from. */
const MOST_ANSWERS = 400;

export class Bench {
  state: State;
  private answers = 0;
  /** Told of what each answer has brought about, in the state that comes of it. */
  heard: ((events: readonly GameEvent[], s: State) => void) | null = null;

  constructor(
    readonly game: MagicGame,
    { place, first = ANNA, from = 'precombatMain', lives = [20, 20] }: Layout,
    seed: string,
  ) {
    const library = place.some((p) => p.zone === 'library')
      ? []
      : [ANNA, NICO].flatMap((seat) => put(seat, 'library', ['Plains'], { count: 5 }));
    const setup: MagicSetup = {
      players: NAMES.map((name, seat) => ({ name, deck: [], life: lives[seat] })),
      first,
      opening: 'none',
      from,
      place: [...place, ...library],
    };
    this.state = game.create(setup, seed).state;
  }

  /** The same moment, to be gone on from in another way. */
  again(): Bench {
    const other = Object.create(Bench.prototype) as Bench;
    return Object.assign(other, { game: this.game, state: this.state, answers: 0, heard: null });
  }

  get pending(): Decision {
    const d = this.state.pending;
    if (!d) throw new Unfit('the game is over');
    return d;
  }

  /** @throws Unfit where it is refused */
  answer(answer: Answer): void {
    if (++this.answers > MOST_ANSWERS) throw new Unfit('it takes too long');
    const outcome = this.game.answer(this.state, answer);
    if (!outcome.ok) throw new Unfit(outcome.refusal.rule);
    this.state = outcome.state;
    this.heard?.(outcome.events, outcome.state);
  }

  /** It may take as long again. */
  rest(): void {
    this.answers = 0;
  }

  /** Answers what is asked until somebody has priority again, or has to declare attackers or blockers. */
  settle(how?: Answering): void {
    while (this.state.pending && !['act', 'attackers', 'blockers'].includes(this.state.pending.kind))
      this.answer(how?.(this.state.pending, this.state) ?? defaultAnswer(this.state.pending));
  }

  get options(): readonly ActOption[] {
    const d = this.pending;
    return d.kind === 'act' && d.ask.form === 'pick' ? (d.ask.options as readonly ActOption[]) : [];
  }

  /** Who has priority passes. */
  pass(how?: Answering): void {
    this.settle(how);
    if (this.pending.kind !== 'act') throw new Unfit(`${this.pending.kind} waits`);
    this.answer({ pick: [0] });
    this.settle(how);
  }

  /** Passes until a seat has priority, on the same stack. */
  priorityTo(seat: number): void {
    this.settle();
    const stack = this.state.stack.length;
    for (let n = 0; n < 3 && this.pending.seat !== seat; n++) this.pass();
    if (this.pending.seat !== seat || this.pending.kind !== 'act' || this.state.stack.length !== stack) throw new Unfit('no priority');
  }

  /** Begins to cast a card of the seat's hand, up to the first question about it. */
  begin(seat: number, name: string): void {
    this.priorityTo(seat);
    const id = this.inHand(seat, name);
    const at = this.options.findIndex((o) => o.act === 'cast' && o.object === id && o.way === 'normal');
    if (at < 0) throw new Unfit(`${name} can't be cast`);
    this.answer({ pick: [at] });
  }

  /** Casts a card of the seat's hand at these targets, in the order in which they are asked for. */
  cast(seat: number, name: string, targets: readonly number[] = [], how?: Answering): void {
    this.begin(seat, name);
    const left = targets.slice();
    this.settle((d, s) => {
      if (d.kind !== 'targets' || d.ask.form !== 'pick' || left.length === 0) return how?.(d, s);
      const at = (d.ask.options as readonly { entity: number }[]).findIndex((o) => o.entity === left[0]);
      if (at < 0) throw new Unfit('no legal target');
      left.shift();
      return { pick: [at] };
    });
    if (left.length > 0) throw new Unfit('a target was not asked for');
  }

  /** Everybody passes until the stack is empty. */
  resolveAll(how?: Answering): void {
    this.settle(how);
    while (this.state.pending && this.state.stack.length > 0) this.pass(how);
  }

  /** The permanent with this name that the seat owns. @throws Unfit where there is none */
  perm(name: string, seat?: number): ObjectView {
    const found = this.state.battlefield
      .map((id) => objectView(this.state, id))
      .find((o) => o.name === name && (seat === undefined || o.owner === seat));
    if (!found) throw new Unfit(`no ${name}`);
    return found;
  }

  /** Whether it is on the battlefield, as the same object. */
  isThere(id: number): boolean {
    return this.state.battlefield.includes(id) && live(this.state, id) !== undefined;
  }

  inHand(seat: number, name: string): number {
    const id = zoneIds(this.state, 'hand', seat).find((x) => objectView(this.state, x).name === name);
    if (id === undefined) throw new Unfit(`no ${name} in hand`);
    return id;
  }
}

/** Tells a duel to one viewer, event by event; and keeps what was told, to be asked about. */
import type { LogLine } from '@apnap/protocol';
import { type Duel, type DuelEvent, eventText, type State, type Told } from '@apnap/yugioh';
import type { Chronicle, Numbering, Telling } from '../games/hosted.js';
import type { Viewer } from '../views/viewer.js';
import type { DuelBook } from './book.js';

/** An event as a viewer knows it, in words; null: nothing is said of it. */
export interface Heard {
  event: DuelEvent;
  told: Told | null;
}

/** Puts events into words for one viewer, moment by moment. */
class Teller {
  /** @param before the state before what is told next; null: it is not known */
  constructor(
    private readonly game: Duel,
    private readonly book: DuelBook,
    private readonly viewer: Viewer,
    private readonly names: readonly string[] | null,
    private before: State | null,
  ) {}

  /** What this viewer knows of the field at a moment. */
  private known(state: State): Map<string, number> {
    const seats = this.viewer === 'all' ? [0, 1] : [this.viewer];
    const field = seats.flatMap((seat) => this.game.view(state, seat).players.flatMap((p) => p.field));
    return new Map(field.flatMap((c) => (c.card === undefined ? [] : [[c.zone, c.card] as const])));
  }

  /** Which card is known to lie at a place of the field: before these events, or, where there was none, after them. */
  private lying(after: State): (place: string) => number | undefined {
    const { before } = this;
    let known: Map<string, number> | null = null;
    return (place) => {
      known ??= new Map([...this.known(after), ...(before ? this.known(before) : [])]);
      return known.get(place);
    };
  }

  heard(state: State, events: readonly DuelEvent[]): Heard[] {
    const seen = this.viewer === 'all' ? events : (this.game.viewEvents(state, events, this.viewer) as DuelEvent[]);
    const naming = { card: (id: number) => this.book.name(id), who: this.names ?? state.names };
    const at = this.lying(state);
    this.before = state;
    return seen.map((event) => {
      const told = eventText(event, naming, state.turn, at);
      // A phase is that of whose turn it is.
      return { event, told: told && (told.kind === 'step' ? { ...told, seat: state.active } : told) };
    });
  }

  forget(): void {
    this.before = null;
  }
}

export class DuelTelling implements Telling<State, DuelEvent> {
  readonly lines: LogLine[] = [];
  private readonly teller: Teller;

  /** @param first the state from which on it is told; null: it is not known */
  constructor(
    game: Duel,
    book: DuelBook,
    viewer: Viewer,
    names: readonly string[],
    first: State | null,
    private readonly numbered: Numbering,
  ) {
    this.teller = new Teller(game, book, viewer, names, first);
  }

  add(state: State, events: readonly DuelEvent[], n: number): void {
    for (const { event, told } of this.teller.heard(state, events))
      if (told) this.lines.push({ event: this.numbered(event.id, n), n, ...told, rules: event.rule === '' ? [] : [event.rule] });
  }

  note(line: LogLine): void {
    this.lines.push(line);
  }

  rewind(to: number): void {
    this.lines.length = this.lines.filter((l) => l.n <= to).length;
    this.teller.forget();
  }
}

/** The events of a duel as one viewer knows them, in their order. */
export class DuelChronicle implements Chronicle<State, DuelEvent> {
  readonly all: (Heard & { n: number })[] = [];
  next = 0;
  private readonly teller: Teller;

  constructor(game: Duel, book: DuelBook, viewer: Viewer) {
    this.teller = new Teller(game, book, viewer, null, null);
  }

  add(state: State, events: readonly DuelEvent[], n: number): void {
    this.next = n + 1;
    for (const heard of this.teller.heard(state, events)) this.all.push({ ...heard, n });
  }

  rewind(to: number): void {
    this.all.length = this.all.filter((k) => k.n <= to).length;
    this.next = Math.min(this.next, to + 1);
    this.teller.forget();
  }
}

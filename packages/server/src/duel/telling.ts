/** Tells a duel to one viewer, event by event. */
import type { LogLine } from '@apnap/protocol';
import { type Duel, type DuelEvent, eventText, type State } from '@apnap/yugioh';
import type { Numbering, Telling } from '../games/hosted.js';
import type { Viewer } from '../views/viewer.js';
import type { DuelBook } from './book.js';

export class DuelTelling implements Telling<State, DuelEvent> {
  readonly lines: LogLine[] = [];

  /** @param before the state before what is told next; null: it is not known */
  constructor(
    private readonly game: Duel,
    private readonly book: DuelBook,
    private readonly viewer: Viewer,
    private readonly names: readonly string[],
    private before: State | null,
    private readonly numbered: Numbering,
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

  add(state: State, events: readonly DuelEvent[], n: number): void {
    const seen = this.viewer === 'all' ? events : (this.game.viewEvents(state, events, this.viewer) as DuelEvent[]);
    const naming = { card: (id: number) => this.book.name(id), who: this.names };
    const at = this.lying(state);
    for (const event of seen) {
      const told = eventText(event, naming, state.turn, at);
      if (told)
        this.lines.push({
          event: this.numbered(event.id, n),
          n,
          ...told,
          ...(told.kind === 'step' ? { seat: state.active } : {}),
          rules: event.rule === '' ? [] : [event.rule],
        });
    }
    this.before = state;
  }

  note(line: LogLine): void {
    this.lines.push(line);
  }

  rewind(to: number): void {
    this.lines.length = this.lines.filter((l) => l.n <= to).length;
    this.before = null;
  }
}

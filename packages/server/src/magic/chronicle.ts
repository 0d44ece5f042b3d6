/** The events of a game as one viewer knows them, to be asked about: which there were, when, and what they were about. */
import { type EventView, type GameEvent, type State, viewEvents } from '@apnap/magic';
import type { Viewer } from '../views/viewer.js';

/** An event and the number of the answer that brought it about. */
export interface Known {
  view: EventView;
  n: number;
}

export class Chronicle {
  private readonly known = new Map<number, Known>();
  private readonly abilities = new Map<number, number>();
  private readonly became = new Map<number, { id: number; n: number }>();
  /** The number of the answer whose events come next. */
  next = 0;

  constructor(private readonly viewer: Viewer) {}

  /** Adds what answer number `n` brought about. */
  add(state: State, events: readonly GameEvent[], n: number): void {
    this.next = n + 1;
    for (const e of events)
      if (e.kind === 'zone' && e.became !== 0 && (e.from === 'hand' || e.from === 'library'))
        this.became.set(e.object, { id: e.became, n });
    for (const view of viewEvents(state, events, this.viewer)) {
      this.known.set(view.id, { view, n });
      if ((view.kind === 'activate' || view.kind === 'trigger') && view.object) this.abilities.set(view.object.id, n);
    }
  }

  /** The event with this number, if the viewer knows it and it had happened `until` then. */
  event(id: number, until: number): Known | undefined {
    const k = this.known.get(id);
    return k && k.n <= until ? k : undefined;
  }

  isAbility(id: number): boolean {
    return this.abilities.has(id);
  }

  /** A card that was played is spoken of as what it became: what it was called in a hidden zone is nobody's to know (CR 400.7). */
  shownAs(id: number, until: number): number {
    const to = this.became.get(id);
    return to && to.n <= until ? to.id : id;
  }

  /** Goes back to the moment after `to` answers. */
  rewind(to: number): void {
    for (const [id, k] of this.known) if (k.n > to) this.known.delete(id);
    for (const [id, n] of this.abilities) if (n > to) this.abilities.delete(id);
    for (const [id, b] of this.became) if (b.n > to) this.became.delete(id);
    this.next = Math.min(this.next, to + 1);
  }
}

/** The account of a game for a viewer, in both languages, line by line as it is played. */
import { Account, type AccountMark, type GameEvent, type State, viewEvents } from '@apnap/magic';
import type { LogLine } from '@apnap/protocol';
import type { Numbering } from '../games/hosted.js';

/** Where a telling stood after the events of an answer. */
interface Place {
  n: number;
  lines: number;
  en: AccountMark;
  zh: AccountMark;
}

/** Tells a game to one viewer. */
export class Telling {
  readonly lines: LogLine[] = [];
  private readonly en: Account;
  private readonly zh: Account;
  private readonly places: Place[] = [];

  /** @param viewer 'all': everything, for a game that is over. */
  constructor(
    private readonly viewer: number | null | 'all',
    players: readonly string[],
    lives: readonly number[],
    private readonly numbered: Numbering = (id) => id,
  ) {
    this.en = new Account({ lang: 'en', players, lives });
    this.zh = new Account({ lang: 'zh', players, lives });
  }

  /** Adds what answer number `n` brought about. */
  add(state: State, events: readonly GameEvent[], n: number): void {
    if (events.length > 0) this.tell(state, events, n);
    this.places.push({ n, lines: this.lines.length, en: this.en.mark(), zh: this.zh.mark() });
  }

  private tell(state: State, events: readonly GameEvent[], n: number): void {
    const seen = viewEvents(state, events, this.viewer);
    const en = this.en.add(seen);
    const zh = this.zh.add(seen);
    en.forEach((l, i) => {
      this.lines.push({
        event: this.numbered(l.event, n),
        n,
        kind: l.kind,
        seat: l.seat,
        text: { en: l.text, zh: zh[i]?.text ?? l.text },
        rules: l.rules,
      });
    });
  }

  /** A line that is no event of the game, after all that was told. */
  note(line: LogLine): void {
    this.lines.push(line);
    const last = this.places[this.places.length - 1];
    if (last) last.lines = this.lines.length;
  }

  /** Goes back to the moment after `to` answers. */
  rewind(to: number): void {
    while (this.places.length > 1 && this.places[this.places.length - 1].n > to) this.places.pop();
    const place = this.places[this.places.length - 1];
    if (!place || place.n > to) return;
    this.lines.length = place.lines;
    this.en.backTo(place.en);
    this.zh.backTo(place.zh);
  }
}

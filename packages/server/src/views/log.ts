/** The account of a game for a viewer, in both languages, line by line as it is played. */
import { Account, type GameEvent, type State, viewEvents } from '@apnap/magic';
import type { LogLine } from '@apnap/protocol';

/** Tells a game to one viewer. */
export class Telling {
  readonly lines: LogLine[] = [];
  private readonly en: Account;
  private readonly zh: Account;

  /** @param viewer 'all': everything, for a game that is over. */
  constructor(
    private readonly viewer: number | null | 'all',
    players: readonly string[],
    lives: readonly number[],
  ) {
    this.en = new Account({ lang: 'en', players, lives });
    this.zh = new Account({ lang: 'zh', players, lives });
  }

  /** Adds what answer number `n` brought about. */
  add(state: State, events: readonly GameEvent[], n: number): void {
    if (events.length === 0) return;
    const seen = viewEvents(state, events, this.viewer);
    const en = this.en.add(seen);
    const zh = this.zh.add(seen);
    en.forEach((l, i) => {
      this.lines.push({ event: l.event, n, kind: l.kind, seat: l.seat, text: { en: l.text, zh: zh[i]?.text ?? l.text }, rules: l.rules });
    });
  }
}

/** A replay as it is looked at: its moments, fetched as they are needed and kept. No drawing here. */
import type { About, FaceText, LogLine, MagicView, ReplayView, ShownGame, WhyAnswer } from '@apnap/protocol';
import { START, type TableState } from '../live/reduce.js';
import { api, type ReplayEye } from '../store/api.js';
import type { Conn } from '../table/play.js';

/** Moments worth stopping at: the beginning, each that brought a line of the log, the end. */
export function stopsOf(log: readonly LogLine[], last: number): number[] {
  return [...new Set([0, ...log.map((l) => l.n), last])].sort((a, b) => a - b);
}

/** The first moment of each turn. */
export const turnsOf = (log: readonly LogLine[]): LogLine[] => log.filter((l) => l.kind === 'turn');

/** The place in `stops` of the moment at or before `n`. */
export function placeOf(stops: readonly number[], n: number): number {
  let at = 0;
  while (at + 1 < stops.length && stops[at + 1] <= n) at++;
  return at;
}

/** A replay of a game of this shape. */
export type ReplayOf<G extends ShownGame> = ReplayView & { end: G };

export class Reel<G extends ShownGame> {
  private readonly moments = new Map<number, Promise<G>>();
  private faces: Record<string, FaceText> = {};

  constructor(
    readonly view: ReplayOf<G>,
    readonly eye: ReplayEye,
  ) {
    this.learn(view.faces);
    this.moments.set(view.last, Promise.resolve(view.end));
  }

  private learn(faces: readonly FaceText[]): void {
    this.faces = { ...this.faces, ...Object.fromEntries(faces.map((f) => [f.key, f])) };
  }

  /** The game after `n` answers. */
  at(n: number): Promise<G> {
    const known = this.moments.get(n);
    if (known) return known;
    const found = api.replayAt(this.view.table, this.view.game, n, this.eye).then((m) => {
      this.learn(m.faces);
      return m.game as G;
    });
    this.moments.set(n, found);
    found.catch(() => this.moments.delete(n));
    return found;
  }

  why(n: number, about: About): Promise<WhyAnswer | null> {
    return api.replayWhy(this.view.table, this.view.game, n, this.eye, about).catch(() => null);
  }

  /** The state of a table at which this moment would be shown. */
  stateAt(game: G, log: LogLine[]): TableState & { game: G } {
    return { ...START, link: 'closed', game, log, faces: this.faces };
  }
}

/** Stands for the connection of a table: nothing is sent, questions about the moment shown are answered. */
export function stillConn(reel: Reel<MagicView>, now: () => MagicView): Conn {
  const nothing = () => {};
  return {
    id: reel.view.table,
    get: () => reel.stateAt(now(), []),
    subscribe: () => nothing,
    start: nothing,
    stop: nothing,
    restart: nothing,
    send: () => false,
    answer: nothing,
    takeBack: nothing,
    dismiss: nothing,
    why: (about) => reel.why(now().n, about),
    advice: async () => null,
    past: (n) => reel.at(n).catch(() => null),
    names: async () => [],
  };
}

/** A replay as it is looked at: its moments, fetched as they are needed and kept. No drawing here. */
import type { About, Blow, FaceText, LogLine, MagicView, ReplayView, ShownGame, WhyAnswer } from '@apnap/protocol';
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
  /** Damage dealt between a moment and the stop before it. */
  private readonly blows = new Map<number, readonly Blow[]>();
  readonly stops: readonly number[];
  private faces: Record<string, FaceText> = {};

  constructor(
    readonly view: ReplayOf<G>,
    readonly eye: ReplayEye,
  ) {
    this.learn(view.faces);
    this.stops = stopsOf(view.log, view.last);
    this.moments.set(view.last, Promise.resolve(view.end));
  }

  private learn(faces: readonly FaceText[]): void {
    this.faces = { ...this.faces, ...Object.fromEntries(faces.map((f) => [f.key, f])) };
  }

  /** The game after `n` answers. */
  at(n: number): Promise<G> {
    const known = this.moments.get(n);
    if (known) return known;
    const from = this.stops.findLast((stop) => stop < n) ?? null;
    const found = api.replayAt(this.view.table, this.view.game, n, this.eye, from).then((m) => {
      this.learn(m.faces);
      this.blows.set(n, m.blows ?? []);
      return m.game as G;
    });
    this.moments.set(n, found);
    found.catch(() => this.moments.delete(n));
    return found;
  }

  why(n: number, about: About): Promise<WhyAnswer | null> {
    return api.replayWhy(this.view.table, this.view.game, n, this.eye, about).catch(() => null);
  }

  /** What happens on the way to a moment from another: a step on moves, anything else is a jump. */
  told(from: number, to: number): TableState['told'] {
    const step = placeOf(this.stops, to) === placeOf(this.stops, from) + 1;
    return { blows: step ? (this.blows.get(to) ?? []) : [], jump: !step };
  }

  /** The state of a table at which this moment would be shown. */
  stateAt(game: G, log: LogLine[], told = START.told): TableState & { game: G } {
    return { ...START, link: 'closed', game, log, told, faces: this.faces };
  }
}

/** Stands for the connection of a table: nothing is sent, questions about the moment shown are answered, and each moment is told as a change. */
export interface StillConn extends Conn {
  /** Another moment is shown. */
  show(game: MagicView): void;
}

export function stillConn(reel: Reel<MagicView>, first: MagicView): StillConn {
  const nothing = () => {};
  const listeners = new Set<() => void>();
  let now = first;
  let told = START.told;
  return {
    id: reel.view.table,
    get: () => reel.stateAt(now, [], told),
    subscribe(f) {
      listeners.add(f);
      return () => listeners.delete(f);
    },
    show(game) {
      if (game === now) return;
      told = reel.told(now.n, game.n);
      now = game;
      for (const f of listeners) f();
    },
    start: nothing,
    stop: nothing,
    restart: nothing,
    send: () => false,
    answer: nothing,
    takeBack: nothing,
    dismiss: nothing,
    why: (about) => reel.why(now.n, about),
    advice: async () => null,
    past: (n) => reel.at(n).catch(() => null),
    serverTime: async () => null,
    names: async () => [],
  };
}

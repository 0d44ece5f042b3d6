/** What live tables work with. */
import type { Computers } from '../computer/pool.js';
import { FIRST_GAME, type Hosted } from '../games/hosted.js';
import type { Log } from '../log.js';
import type { Entry, Opening } from '../tables/entries.js';
import type { Table } from '../tables/table.js';
import type { Workers } from '../workers/workers.js';
import type { Looking } from './looking.js';
import type { Processor } from './processor.js';
import type { Store } from './store.js';

export interface Context {
  store: Store;
  /** By id: the games, of which each call has a limit: that of the processor. */
  games: ReadonlyMap<string, Hosted>;
  /** The thread that plays, and whose it is. */
  processor: Processor;
  /** Looks back at games. */
  looking: Looking;
  /** Threads for what takes longer. */
  workers: Workers;
  computers: Computers;
  /** Milliseconds: the clock on the wall, for people to read. It may jump. */
  now(): number;
  /** Milliseconds by a clock that only goes forward: by it durations are measured. */
  steady(): number;
  /** A seed for a game that nobody can foresee. */
  newSeed(): string;
  /** Messages a second that one socket may send, for long; three times as many at once. */
  perSecond: number;
  /** Bytes that may wait for one who does not read; absent: as many as the server takes. */
  mostWaiting?: number;
  /** Told when a table is over that belongs to the rounds of a draft or of a tournament; perhaps more than once. */
  readonly whenEnded: Set<(live: { readonly table: Table }) => void>;
  /** An answer of a person was written down and shown so many milliseconds after it came. */
  answered(ms: number): void;
  /** What whoever runs the server is told. */
  log: Log;
}

/** A game that this server doesn't have. */
export class UnknownGame extends Error {
  constructor(readonly game: string) {
    super(`there is no game ${game} here`);
    this.name = 'UnknownGame';
  }
}

const gameOf = ({ game }: Opening): string => game ?? FIRST_GAME;

/** Whether this server has the game that a table was opened for, by the first entry of its log. */
export const isHere = (cx: Pick<Context, 'games'>, first: Entry | undefined): boolean => first?.e !== 'open' || cx.games.has(gameOf(first));

/** The game that a table was opened for. @throws UnknownGame */
export function hostedFor(cx: Pick<Context, 'games'>, opening: Opening): Hosted {
  const id = gameOf(opening);
  const hosted = cx.games.get(id);
  if (!hosted) throw new UnknownGame(id);
  return hosted;
}

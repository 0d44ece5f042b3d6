/** Who is told of changes: a socket, or somebody who only listens. */
export interface Watcher {
  readonly viewer: number | null;
  /** Whether others see that somebody is there. */
  readonly present: boolean;
  /** By which session he is told what a seat may know; null: he only watches. */
  readonly session: { hash: string; person: string } | null;
  push(): void;
  /** The session has ended. */
  signOut(): void;
  /** The table is gone from here. */
  dismiss(): void;
}

/** A duel shown step by step: what follows by itself comes all at once, and is asked for moment by moment. */
import type { DuelGameView } from '@apnap/protocol';
import { isDuel } from '@apnap/protocol/shown';
import { useEffect, useRef, useState } from 'react';
import type { TableConnection } from '../live/connection.js';
import { speedOf, useSettings } from '../store/settings.js';

/** Milliseconds for which each moment is shown at least. */
const STAYS: Readonly<Record<ReturnType<typeof speedOf>, number>> = { off: 0, fast: 260, normal: 520, calm: 950 };

/** So many moments between two are asked for at most: what is longer ago is passed over. */
const MOST = 30;

/** What of a moment can be seen to change. */
const seenOf = ({ duel, result }: DuelGameView): string =>
  JSON.stringify([duel.sides, duel.chain, duel.attack, duel.phase, duel.active, result]);

/** Shows moments one after the other, each for its time. */
class Reel {
  #queue: DuelGameView[] = [];
  #timer = 0;
  /** The last moment that was put in; of an earlier one nothing more is to be shown. */
  #last: DuelGameView;
  #since = 0;
  #turn = 0;
  stays = 0;

  constructor(
    first: DuelGameView,
    private readonly show: (game: DuelGameView) => void,
  ) {
    this.#last = first;
  }

  /** @param past a moment between, by its number; null: it can't be had */
  async put(game: DuelGameView, jump: boolean, past: (n: number) => Promise<DuelGameView | null>): Promise<void> {
    const before = this.#last;
    this.#last = game;
    const turn = ++this.#turn;
    if (jump || this.stays === 0 || game.n <= before.n || document.visibilityState !== 'visible') {
      window.clearTimeout(this.#timer);
      this.#timer = 0;
      this.#queue = [];
      this.show(game);
      return;
    }
    let seen = seenOf(before);
    for (let n = Math.max(before.n + 1, game.n - MOST); n < game.n; n++) {
      const moment = await past(n);
      // It has gone on, or back, in the meantime: whoever came later has begun from here.
      if (turn !== this.#turn) break;
      if (!moment || seenOf(moment) === seen) continue;
      seen = seenOf(moment);
      this.#add(moment);
    }
    if (turn === this.#turn) this.#add(game);
  }

  #add(game: DuelGameView): void {
    this.#queue.push(game);
    if (this.#timer === 0) this.#next();
  }

  #next = (): void => {
    this.#timer = 0;
    const wait = this.#since + this.stays - performance.now();
    if (wait > 0) {
      this.#timer = window.setTimeout(this.#next, wait);
      return;
    }
    const game = this.#queue.shift();
    if (!game) return;
    this.#since = performance.now();
    this.show(game);
    if (this.#queue.length > 0) this.#timer = window.setTimeout(this.#next, this.stays);
  };

  stop(): void {
    window.clearTimeout(this.#timer);
    this.#turn++;
  }
}

/** The moment to be shown. @param jump after it nothing can be said to have moved: it is shown at once */
export function usePaced(conn: TableConnection, game: DuelGameView, jump: boolean): DuelGameView {
  const [shown, setShown] = useState(game);
  const reel = useRef<Reel | null>(null);
  reel.current ??= new Reel(game, setShown);
  reel.current.stays = STAYS[speedOf(useSettings())];
  useEffect(() => {
    void reel.current?.put(game, jump, async (n) => {
      const past = await conn.past(n);
      return past && isDuel(past) ? past : null;
    });
  }, [game, jump, conn]);
  useEffect(() => () => reel.current?.stop(), []);
  return shown;
}

/**
 * Looking back at a game. Its states are there, but for the oldest of very long ones; what has to be worked out for it, and telling a game from its
 * beginning, holds nobody else up: it is done in small pieces, or on another thread, and comes out of the share of whoever looks.
 */
import { Overrun } from '@apnap/kernel';
import type { GameLine, Moment } from '../tables/line.js';
import { Sightings } from '../views/sightings.js';
import type { Viewer } from '../views/viewer.js';
import type { Owner } from '../workers/shares.js';
import { Spent, type Workers } from '../workers/workers.js';
import { LOOK_LIMIT, type Processor } from './processor.js';

/** Milliseconds of one piece. */
const SLICE = 15;
/** Seconds that somebody waits for his share before he is told that it is used up. */
const PATIENCE = 10;
/** Games that were put away and are looked at again: when there are more, those are put away again that nobody has looked at for so many milliseconds. */
const MOST_OPENED = 8;
const LOOKED_AT = 10_000;

/** What was looked at is no part of the game any more: it was taken back meanwhile. */
export class Rewound extends Error {
  constructor() {
    super('the game was taken back');
    this.name = 'Rewound';
  }
}

export class Looking {
  /** When they were looked at, the longest ago first. */
  private readonly opened = new Map<GameLine, number>();

  /** @param cx the thread that plays, and those for what takes longer */
  constructor(private readonly cx: { processor: Processor; workers: Workers }) {}

  /** Lets others have their turn, and time pass until there is some of the share again. @throws Spent when that takes long */
  private async pause(owners: readonly Owner[]): Promise<void> {
    await new Promise(setImmediate);
    await this.share(owners);
  }

  /** Lets time pass until there is some of the share again. @throws Spent when that takes long */
  async share(owners: readonly Owner[]): Promise<void> {
    for (const since = performance.now(); ; ) {
      const wait = this.cx.processor.wait(owners);
      if (wait === 0) return;
      if (wait + performance.now() - since > PATIENCE * 1000) throw new Spent(Math.ceil(wait / 1000));
      await new Promise<void>((done) => setTimeout(done, wait));
    }
  }

  /** What is made of a game that was put away does not stay for good. */
  private open(line: GameLine): void {
    if (!line.isAway) return;
    const now = performance.now();
    this.opened.delete(line);
    this.opened.set(line, now);
    for (const [old, at] of this.opened) {
      if (this.opened.size <= MOST_OPENED || now - at < LOOKED_AT) return;
      this.opened.delete(old);
      old.putAway();
    }
  }

  /**
   * Makes sure that the state after `n` answers is there: afterwards `line.stateAt(n)` takes no time.
   * @throws Spent, Overran, Crowded, Rewound
   */
  async state(line: GameLine, n: number, owners: readonly Owner[]): Promise<void> {
    this.open(line);
    if (line.lacks(n) === 0) return;
    const { processor, workers } = this.cx;
    if (!line.hosted.inThreads) {
      processor.charge(owners, () => line.stateAt(n));
      return;
    }
    if (processor.wait(owners) === 0) {
      try {
        processor.charge(owners, () => processor.within(LOOK_LIMIT, () => line.stateAt(n)));
        return;
      } catch (e) {
        if (!(e instanceof Overrun)) throw e;
      }
    }
    const { era } = line;
    const recipe = processor.charge(owners, () => line.recipe(n));
    const { state } = await workers.do('moment', recipe, owners);
    if (line.era !== era) throw new Rewound();
    processor.charge(owners, () => line.adopt(n, state));
  }

  /** Makes sure that it is known what a viewer has seen, and so by which numbers he knows objects. @throws Spent, Rewound */
  async seen(line: GameLine, viewer: Viewer, owners: readonly Owner[]): Promise<void> {
    this.open(line);
    if (line.isSeen(viewer)) return;
    const sightings = new Sightings();
    await this.walked(line, owners, (m) => sightings.look(line.hosted.sight(m.state, viewer), m.n));
    if (!line.isSeen(viewer)) line.keepSightings(viewer, sightings);
  }

  /** Makes sure that the account for a viewer is there. @throws Spent, Rewound */
  async told(line: GameLine, viewer: Viewer, owners: readonly Owner[]): Promise<void> {
    await this.seen(line, viewer, owners);
    if (line.isTold(viewer)) return;
    const telling = line.newTelling(viewer);
    await this.walked(line, owners, (m) => line.tell(telling, m));
    if (!line.isTold(viewer)) line.keepTelling(viewer, telling);
  }

  /** Makes sure that what a viewer knows of events is there. @throws Spent, Rewound */
  async known(line: GameLine, viewer: Viewer, owners: readonly Owner[]): Promise<void> {
    this.open(line);
    if (line.isKnown(viewer)) return;
    const chronicle = line.hosted.chronicle(viewer);
    await this.walked(line, owners, (m) => chronicle.add(m.state, m.events, m.n));
    if (!line.isKnown(viewer)) line.keepChronicle(viewer, chronicle);
  }

  /** Visits all moments of a game, with pauses in which others have their turn. */
  private async walked(line: GameLine, owners: readonly Owner[], visit: (m: Moment) => void): Promise<void> {
    const { era } = line;
    const moments = line.moments();
    for (let more = true; more; ) {
      await this.pause(owners);
      if (line.era !== era) throw new Rewound();
      more = this.cx.processor.charge(owners, () => {
        for (const since = performance.now(); performance.now() - since < SLICE; ) {
          const next = moments.next();
          if (next.done) return false;
          visit(next.value);
        }
        return true;
      });
    }
  }
}

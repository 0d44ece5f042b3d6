/** Playing a made-up game on by rules of thumb, and counting what it costs. */
import { defaultAnswer } from '@apnap/kernel';
import type { World } from '../player.js';
import type { Craft, Thumb } from './craft.js';
import type { Guide } from './guide.js';

/** What a search may spend: answers given in worlds, weighed by the size of the board. */
export interface Meter {
  spent: number;
  steps: number;
  /** Where playouts are broken off. */
  readonly limit: number;
}

/** What a crew has to be told of a game. */
type CrewCraft<V, G> = Pick<Craft<V, G, never>, 'asked' | 'effort' | 'mind'>;

/** One that plays all sides of a world by rules of thumb. */
export class Crew<V, G> {
  private constructor(
    private readonly craft: CrewCraft<V, G>,
    private readonly minds: (Thumb<V, G> | undefined)[],
  ) {}

  /** @param mine what the seat that searches remembers. */
  static of<V, G>(craft: CrewCraft<V, G>, seat: number, mine: Thumb<V, G>): Crew<V, G> {
    const minds: (Thumb<V, G> | undefined)[] = [];
    minds[seat] = mine.copy();
    return new Crew(craft, minds);
  }

  mind(seat: number): Thumb<V, G> {
    this.minds[seat] ??= this.craft.mind();
    return this.minds[seat];
  }

  copy(): Crew<V, G> {
    return new Crew(
      this.craft,
      this.minds.map((m) => m?.copy()),
    );
  }

  /** One answer of whoever decides; null where even the plainest is refused. */
  step(world: World<V, G>, meter: Meter, guide: Guide<V> | null = null): World<V, G> | null {
    const { seat } = world;
    const mind = this.mind(seat);
    for (let n = 0; n < 4; n++) {
      const glance = world.glance(seat);
      const quick = mind.quick(glance);
      const view = quick === null ? world.view(seat) : null;
      meter.steps++;
      const kind = view === null ? '' : (this.craft.asked(view).decision?.kind ?? '');
      meter.spent += this.craft.effort.answer(world.size, kind, view !== null);
      const led = view && guide?.next(view);
      if (led) mind.follow(view, led);
      const next = world.answer(led ?? quick ?? mind.choose(view as V));
      if (next) return next;
    }
    return this.plainest(world);
  }

  private plainest(world: World<V, G>): World<V, G> | null {
    const { decision: d } = this.craft.asked(world.view(world.seat));
    return d?.ask ? world.answer(defaultAnswer({ ...d, ask: d.ask, prompt: d.prompt ?? { id: '' } })) : null;
  }

  /** Plays on until the turn with this number begins, or the game is over; along a line where there is one. */
  playTo(world: World<V, G>, turn: number, meter: Meter, guide: Guide<V> | null = null): World<V, G> {
    let at = world;
    for (let n = 0; n < MOST_STEPS && at.seat >= 0 && at.turn < turn && meter.spent <= meter.limit; n++) {
      const next = this.step(at, meter, guide);
      if (!next) return at;
      at = next;
    }
    return at;
  }
}

/** Far more than two turns need: what goes on so long is judged as it stands. */
const MOST_STEPS = 600;

/** Playing a made-up game on by rules of thumb, and counting what it costs. */
import { type Answer, defaultAnswer, type Form } from '@apnap/kernel';
import type { CardSource, DecisionView, View } from '@apnap/magic';
import { Mind } from '../heuristic/index.js';
import type { World } from '../player.js';
import type { Guide } from './guide.js';

/** What a search may spend: answers given in worlds, weighed by the size of the board. */
export interface Meter {
  spent: number;
  steps: number;
  /** Where playouts are broken off. */
  readonly limit: number;
}

/** One that plays both sides of a world by rules of thumb. */
export class Crew {
  private constructor(
    private readonly cards: CardSource,
    private readonly minds: (Mind | undefined)[],
  ) {}

  /** @param mine what the seat that searches remembers. */
  static of(cards: CardSource, seat: number, mine: Mind): Crew {
    const minds: (Mind | undefined)[] = [];
    minds[seat] = mine.copy();
    return new Crew(cards, minds);
  }

  mind(seat: number): Mind {
    this.minds[seat] ??= new Mind(this.cards);
    return this.minds[seat];
  }

  copy(): Crew {
    return new Crew(
      this.cards,
      this.minds.map((m) => m?.copy()),
    );
  }

  /** One answer of whoever decides; null where even the plainest is refused. */
  step(world: World, meter: Meter, guide: Guide | null = null): World | null {
    const { seat } = world;
    const mind = this.mind(seat);
    for (let n = 0; n < 4; n++) {
      const glance = world.glance(seat);
      const quick = mind.quick(glance);
      const view = quick === null ? world.view(seat) : null;
      meter.steps++;
      const combat = glance.decision?.kind === 'attackers' || glance.decision?.kind === 'blockers';
      meter.spent += priceOf(world.permanents, view === null ? 'glance' : combat ? 'combat' : 'look');
      const led = view && guide?.next(view);
      if (led) mind.follow(view, led);
      const next = world.answer(led ?? quick ?? mind.choose(view as View));
      if (next) return next;
    }
    return world.answer(plainest(world.view(seat).decision as DecisionView));
  }

  /** Plays on until the turn with this number begins, or the game is over; along a line where there is one. */
  playTo(world: World, turn: number, meter: Meter, guide: Guide | null = null): World {
    let at = world;
    for (let n = 0; n < MOST_STEPS && at.seat >= 0 && at.turn.number < turn && meter.spent <= meter.limit; n++) {
      const next = this.step(at, meter, guide);
      if (!next) return at;
      at = next;
    }
    return at;
  }
}

/** Far more than two turns need: what goes on so long is judged as it stands. */
const MOST_STEPS = 600;

/** What an answer costs, about a quarter of a millisecond a point: the more permanents, the more there is to look at. */
export function priceOf(permanents: number, what: 'glance' | 'look' | 'combat'): number {
  const crowd = 1 + (permanents / 40) ** 2;
  switch (what) {
    case 'glance':
      return 0.3 * crowd;
    case 'look':
      return crowd;
    case 'combat':
      return crowd + permanents ** 2 / 100;
    default:
      return what satisfies never;
  }
}

export const plainest = (d: DecisionView): Answer =>
  defaultAnswer({ seat: d.seat, kind: d.kind, ask: d.ask as Form<unknown>, rule: d.rule, prompt: d.prompt ?? { id: '' } });

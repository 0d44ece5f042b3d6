/**
 * A queue in which everybody has the same share: whoever has been given the least time is next, first among addresses, then among the people of one
 * address. Who asks for much waits for himself, not others for him.
 */

/** Whose work it is. */
export interface Share {
  address: string;
  person: string;
}

interface Turn<T> {
  /** Time that was given; where somebody comes (again), he begins with what those who are served have had. */
  used: number;
  line: T;
}

class Lines<T> {
  private readonly turns = new Map<string, Turn<T>>();
  private served = 0;

  /** The line of a name; a new one where there is none. */
  of(name: string, make: () => T): T {
    const known = this.turns.get(name);
    if (known) return known.line;
    const turn = { used: this.served, line: make() };
    this.turns.set(name, turn);
    return turn.line;
  }

  find(name: string): T | undefined {
    return this.turns.get(name)?.line;
  }

  /** The line whose turn it is. */
  next(): { name: string; line: T } | null {
    let best: [string, Turn<T>] | null = null;
    for (const entry of this.turns) if (!best || entry[1].used < best[1].used) best = entry;
    if (!best) return null;
    this.served = best[1].used;
    return { name: best[0], line: best[1].line };
  }

  charge(name: string, time: number): void {
    const turn = this.turns.get(name);
    if (turn) turn.used += time;
  }

  drop(name: string): void {
    this.turns.delete(name);
  }

  get size(): number {
    return this.turns.size;
  }
}

export class FairQueue<T> {
  private readonly addresses = new Lines<Lines<T[]>>();
  private waiting = 0;

  get length(): number {
    return this.waiting;
  }

  add(share: Share, item: T): void {
    this.addresses
      .of(share.address, () => new Lines<T[]>())
      .of(share.person, () => [])
      .push(item);
    this.waiting++;
  }

  /** What is to be done next; null: nothing. How long it takes is {@link charge}d when it is done. */
  take(): { share: Share; item: T } | null {
    const at = this.addresses.next();
    const of = at?.line.next();
    const item = of?.line.shift();
    if (!at || !of || item === undefined) return null;
    this.waiting--;
    // Of those who had equally much each has his turn.
    this.addresses.charge(at.name, 1);
    at.line.charge(of.name, 1);
    if (of.line.length === 0) at.line.drop(of.name);
    if (at.line.size === 0) this.addresses.drop(at.name);
    return { share: { address: at.name, person: of.name }, item };
  }

  /** Somebody's work has taken so long. */
  charge(share: Share, time: number): void {
    this.addresses.charge(share.address, time);
    this.addresses.find(share.address)?.charge(share.person, time);
  }
}

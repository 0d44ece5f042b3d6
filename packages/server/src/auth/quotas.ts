/** What one address may have made in a time, and have open at a time: without them, whoever sends no cookie is somebody new each time, and every limit of a person is none. */
import { Allowance } from '../allowance.js';

/** Addresses that are kept in mind; of more than these, those are forgotten that have used least of late. */
const MOST = 50_000;

/** A limit for each of many: so many at once, and so many more a second. */
export class Limits {
  private readonly known = new Map<string, Allowance>();

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
  ) {}

  /** Whether it may be done once more; then it counts. */
  take(name: string): boolean {
    return this.of(name).take();
  }

  /** It does not count after all. */
  give(name: string): void {
    this.known.get(name)?.give();
  }

  /** Whether it could be done once more. */
  has(name: string): boolean {
    return (this.known.get(name)?.wait() ?? 0) === 0;
  }

  private of(name: string): Allowance {
    const known = this.known.get(name);
    if (known) return known;
    if (this.known.size >= MOST) this.forget();
    const allowance = new Allowance(this.most, this.perSecond);
    this.known.set(name, allowance);
    return allowance;
  }

  /** Who has his whole allowance again is like one who was never here; else who came first. */
  private forget(): void {
    for (const [name, a] of this.known) if (a.isFull) this.known.delete(name);
    if (this.known.size >= MOST) this.known.delete(this.known.keys().next().value as string);
  }
}

/** How many each of many may have at a time. */
export class Tally {
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** One more, if there is room for it. */
  take(name: string): boolean {
    const n = this.held.get(name) ?? 0;
    if (n >= this.most) return false;
    this.held.set(name, n + 1);
    return true;
  }

  /** One less. */
  give(name: string): void {
    const n = this.held.get(name) ?? 0;
    if (n > 1) this.held.set(name, n - 1);
    else this.held.delete(name);
  }
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** Sockets and streams that are open at a time: of an address, and of a person. */
export const OPEN = 200;
export const OPEN_OF_ONE = 60;

export class Quotas {
  private readonly guests: readonly Limits[];
  private readonly decks: readonly Limits[];
  private readonly open: Tally;
  private readonly openOfOne: Tally;

  /** @param perMinute requests a minute from one address: 600 where nothing else was said */
  constructor(perMinute: number) {
    const per = perMinute / 600;
    const limit = (n: number, seconds: number): Limits => new Limits(Math.max(1, Math.ceil(n * per)), (n * per) / seconds);
    this.guests = [limit(10, MINUTE), limit(100, DAY)];
    this.decks = [limit(100, HOUR), limit(500, DAY)];
    this.open = new Tally(Math.max(1, Math.ceil(OPEN * per)));
    this.openOfOne = new Tally(Math.max(1, Math.ceil(OPEN_OF_ONE * per)));
  }

  /** Whether a guest may be made for this address. */
  guest(address: string): boolean {
    return takeAll(this.guests, address);
  }

  /** Whether a deck may be kept for this address. */
  deck(address: string): boolean {
    return takeAll(this.decks, address);
  }

  /** Whether a socket or a stream may be opened from this address by this person ('' for nobody); it counts until it is {@link closed}. */
  opened(address: string, person: string): boolean {
    if (!this.open.take(address)) return false;
    if (person === '' || this.openOfOne.take(person)) return true;
    this.open.give(address);
    return false;
  }

  /** It is open no more. */
  closed(address: string, person: string): void {
    this.open.give(address);
    if (person !== '') this.openOfOne.give(person);
  }
}

/** Counts only where all of them allow it. */
const takeAll = (limits: readonly Limits[], name: string): boolean => limits.every((l) => l.has(name)) && limits.every((l) => l.take(name));

/**
 * Shares of a processor: each person, and each address, may use so much of it for long, and some more at once. Whoever has used up what there is
 * waits until time has filled it again; nobody takes from others by doing more at a time, or by being many people.
 */
import { networkOf } from '../network.js';

/** For whom something is done. Persons are known by the address they were last seen at. */
export interface Owner {
  person?: string;
  address?: string;
}

export interface Share {
  /** Milliseconds of processor time a millisecond. */
  rate: number;
  /** Milliseconds that may be used at once. */
  burst: number;
}

export interface ShareSettings {
  person: Share;
  address: Share;
}

interface Bucket {
  /** Milliseconds that are left; below 0: used beforehand. */
  left: number;
  at: number;
}

/** Owners that are kept in mind; one who has used nothing for long has all of his share again anyway. */
const MOST = 20_000;

export class Shares {
  private readonly buckets = new Map<string, Bucket>();
  private readonly seenAt = new Map<string, string>();

  constructor(
    private readonly settings: ShareSettings,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A person is seen at an address: what is done for him counts there, too. */
  meet(person: string, address: string): void {
    this.seenAt.delete(person);
    this.seenAt.set(person, address);
    if (this.seenAt.size > MOST) this.seenAt.delete(this.seenAt.keys().next().value as string);
  }

  private keysOf(owners: readonly Owner[]): string[] {
    const keys = new Set<string>();
    for (const { person, address } of owners) {
      if (person !== undefined) keys.add(`p ${person}`);
      const at = address ?? (person === undefined ? undefined : this.seenAt.get(person));
      if (at !== undefined) keys.add(`a ${networkOf(at)}`);
    }
    return [...keys];
  }

  private shareOf(key: string): Share {
    return key[0] === 'p' ? this.settings.person : this.settings.address;
  }

  private bucket(key: string): Bucket {
    const now = this.now();
    const share = this.shareOf(key);
    const known = this.buckets.get(key);
    const bucket = known ?? { left: share.burst, at: now };
    bucket.left = Math.min(share.burst, bucket.left + (now - bucket.at) * share.rate);
    bucket.at = now;
    if (known) return known;
    if (this.buckets.size >= MOST) this.forget();
    this.buckets.set(key, bucket);
    return bucket;
  }

  /** Forgets those who have all of their share again, and of the others whoever was met first. */
  private forget(): void {
    for (const key of [...this.buckets.keys()]) if (this.bucket(key).left >= this.shareOf(key).burst) this.buckets.delete(key);
    while (this.buckets.size >= MOST) this.buckets.delete(this.buckets.keys().next().value as string);
  }

  /** Milliseconds until something may be done for all of these; 0: now. */
  wait(owners: readonly Owner[]): number {
    let most = 0;
    for (const key of this.keysOf(owners)) {
      const { left } = this.bucket(key);
      if (left <= 0) most = Math.max(most, (1 - left) / this.shareOf(key).rate);
    }
    return Math.ceil(most);
  }

  /** So much was used for each of these. */
  spend(owners: readonly Owner[], ms: number): void {
    for (const key of this.keysOf(owners)) this.bucket(key).left -= ms;
  }
}

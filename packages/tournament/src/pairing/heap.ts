/** A priority queue of numbered things whose keys are vectors of words. */
import { compareWords } from './words.js';

export class WordHeap {
  private keys: Float64Array;
  private things: Int32Array;
  private readonly order: number[] = [];
  private free: number[] = [];
  private used = 0;

  constructor(private readonly length: number) {
    this.keys = new Float64Array(256 * length);
    this.things = new Int32Array(256);
  }

  clear(): void {
    this.order.length = 0;
    this.free.length = 0;
    this.used = 0;
  }

  get size(): number {
    return this.order.length;
  }

  /** The thing with the smallest key (of the heap as it is). */
  first(): number {
    return this.things[this.order[0]];
  }

  /** Copies the smallest key. */
  firstKey(to: Float64Array): void {
    const at = this.order[0] * this.length;
    for (let k = 0; k < this.length; k++) to[k] = this.keys[at + k];
  }

  push(thing: number, key: Float64Array): void {
    const slot = this.free.pop() ?? this.used++;
    if (slot >= this.things.length) this.grow();
    this.things[slot] = thing;
    for (let k = 0; k < this.length; k++) this.keys[slot * this.length + k] = key[k];
    const { order } = this;
    let i = order.length;
    order.push(slot);
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (!this.less(slot, order[up])) break;
      order[i] = order[up];
      i = up;
    }
    order[i] = slot;
  }

  pop(): void {
    const { order } = this;
    this.free.push(order[0]);
    const last = order.pop()!;
    const n = order.length;
    if (n === 0) return;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= n) break;
      if (child + 1 < n && this.less(order[child + 1], order[child])) child++;
      if (!this.less(order[child], last)) break;
      order[i] = order[child];
      i = child;
    }
    order[i] = last;
  }

  private less(a: number, b: number): boolean {
    return compareWords(this.keys, a * this.length, this.keys, b * this.length, this.length) < 0;
  }

  private grow(): void {
    const keys = new Float64Array(this.keys.length * 2);
    keys.set(this.keys);
    this.keys = keys;
    const things = new Int32Array(this.things.length * 2);
    things.set(this.things);
    this.things = things;
  }
}

/**
 * JSON values packed together, each different part stored once: strings, lists and objects that occur in many places are numbered, the most
 * frequent with the smallest numbers, and a value is written as the numbers of its parts. Any value can be read without reading the others.
 */
import { ByteReader, ByteWriter } from './varint.js';

/** What a packed value begins with; from `SHAPE` on it is an object with the keys of shape number `head - SHAPE`. */
const NULL = 0;
const TRUE = 1;
const FALSE = 2;
const NUMBER = 3;
const OTHER_NUMBER = 4;
const STRING = 5;
const LIST = 6;
const SHAPE = 7;

/** The three parts of a packed store. */
export interface PackedBytes {
  strings: Uint8Array;
  shapes: Uint8Array;
  nodes: Uint8Array;
}

/** Numbers that grow in number: a plain list of so many would take several times the memory. */
class Numbers {
  private values = new Uint32Array(1024);
  length = 0;

  push(n: number): void {
    if (this.length === this.values.length) {
      const bigger = new Uint32Array(this.length * 2);
      bigger.set(this.values);
      this.values = bigger;
    }
    this.values[this.length++] = n;
  }

  at(i: number): number {
    return this.values[i];
  }

  increase(i: number): void {
    this.values[i]++;
  }
}

/** Lists of numbers, each different one once; a list is found by its hash. */
class NodeTable {
  private readonly words = new Numbers();
  private readonly starts = new Numbers();
  /** Number of a list + 1, or 0 for an empty place. Its length is a power of two. */
  private slots = new Uint32Array(1 << 12);

  get size(): number {
    return this.starts.length;
  }

  /** The numbers of a list. */
  list(id: number): number[] {
    const out: number[] = [];
    for (let i = this.starts.at(id); i < this.end(id); i++) out.push(this.words.at(i));
    return out;
  }

  private end(id: number): number {
    return id + 1 < this.starts.length ? this.starts.at(id + 1) : this.words.length;
  }

  private equal(id: number, list: readonly number[]): boolean {
    const start = this.starts.at(id);
    if (this.end(id) - start !== list.length) return false;
    for (let i = 0; i < list.length; i++) if (this.words.at(start + i) !== list[i]) return false;
    return true;
  }

  private static hash(list: readonly number[]): number {
    let h = 0x811c9dc5;
    for (const n of list) h = Math.imul(h ^ n, 0x01000193) ^ (h >>> 15);
    return Math.imul(h ^ (h >>> 13), 0x5bd1e995) >>> 0;
  }

  /** The number of this list, and whether it is new. */
  add(list: readonly number[]): { id: number; fresh: boolean } {
    const mask = this.slots.length - 1;
    let slot = NodeTable.hash(list) & mask;
    for (; this.slots[slot] !== 0; slot = (slot + 1) & mask)
      if (this.equal(this.slots[slot] - 1, list)) return { id: this.slots[slot] - 1, fresh: false };
    const id = this.starts.length;
    this.starts.push(this.words.length);
    for (const n of list) this.words.push(n);
    this.slots[slot] = id + 1;
    if (this.size * 2 > this.slots.length) this.grow();
    return { id, fresh: true };
  }

  private grow(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = NodeTable.hash(this.list(id)) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = id + 1;
    }
  }
}

/** Collects values. */
export class Packer {
  private readonly stringIds = new Map<string, number>();
  private readonly shapeIds = new Map<string, number>();
  private readonly shapes: string[][] = [];
  /** Of each node: its head and the numbers behind it. */
  private readonly nodes = new NodeTable();
  /** How often each node is a part of another. */
  private readonly uses = new Numbers();

  private string(text: string): number {
    let id = this.stringIds.get(text);
    if (id === undefined) {
      id = this.stringIds.size;
      this.stringIds.set(text, id);
    }
    return id;
  }

  private shape(keys: string[]): number {
    const key = keys.join('\0');
    let id = this.shapeIds.get(key);
    if (id === undefined) {
      id = this.shapes.length;
      this.shapeIds.set(key, id);
      this.shapes.push(keys);
      for (const k of keys) this.string(k);
    }
    return id;
  }

  /** The number of a value; equal values (with their keys in the same order) have the same. */
  add(value: unknown): number {
    const node = this.encode(value);
    const { id, fresh } = this.nodes.add(node);
    if (fresh) {
      this.uses.push(0);
      if (node[0] >= LIST) for (let i = 1; i < node.length; i++) this.uses.increase(node[i]);
    }
    return id;
  }

  private encode(value: unknown): number[] {
    if (value === null) return [NULL];
    if (value === true) return [TRUE];
    if (value === false) return [FALSE];
    if (typeof value === 'number')
      return Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? [NUMBER, value] : [OTHER_NUMBER, this.string(String(value))];
    if (typeof value === 'string') return [STRING, this.string(value)];
    if (Array.isArray(value)) return [LIST, ...value.map((v) => this.add(v))];
    if (typeof value !== 'object') throw new Error(`not a JSON value: ${typeof value}`);
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    return [SHAPE + this.shape(entries.map(([k]) => k)), ...entries.map(([, v]) => this.add(v))];
  }

  /** Everything as bytes, and the final number of each value that `add` gave a number. */
  finish(): { bytes: PackedBytes; finalId: (id: number) => number } {
    const order = Uint32Array.from({ length: this.nodes.size }, (_, id) => id).sort((a, b) => this.uses.at(b) - this.uses.at(a) || a - b);
    const final = new Uint32Array(order.length);
    order.forEach((id, at) => {
      final[id] = at;
    });
    const lengths = new ByteWriter();
    const data = new ByteWriter();
    lengths.varint(order.length);
    for (const id of order) {
      const before = data.length;
      const node = this.nodes.list(id);
      data.varint(node[0]);
      if (node[0] === LIST) data.varint(node.length - 1);
      for (let i = 1; i < node.length; i++) data.varint(node[0] >= LIST ? final[node[i]] : node[i]);
      lengths.varint(data.length - before);
    }
    lengths.append(data.done());
    return { bytes: { strings: this.stringBytes(), shapes: this.shapeBytes(), nodes: lengths.done() }, finalId: (id) => final[id] };
  }

  private stringBytes(): Uint8Array {
    const encoder = new TextEncoder();
    const out = new ByteWriter();
    const data = new ByteWriter();
    out.varint(this.stringIds.size);
    for (const text of this.stringIds.keys()) {
      const bytes = encoder.encode(text);
      out.varint(bytes.length);
      data.append(bytes);
    }
    out.append(data.done());
    return out.done();
  }

  private shapeBytes(): Uint8Array {
    const out = new ByteWriter();
    out.varint(this.shapes.length);
    for (const keys of this.shapes) {
      out.varint(keys.length);
      for (const key of keys) out.varint(this.string(key));
    }
    return out.done();
  }
}

/** Reads packed values. Values are new objects each time; strings are shared. */
export class Packed {
  private readonly decoder = new TextDecoder();
  private readonly stringStarts: Uint32Array;
  private readonly stringsAt: number;
  private readonly known: (string | undefined)[];
  private readonly shapes: string[][] = [];
  private readonly nodeStarts: Uint32Array;
  private readonly nodesAt: number;

  constructor(private readonly bytes: PackedBytes) {
    const strings = new ByteReader(bytes.strings);
    const count = strings.varint();
    this.stringStarts = strings.starts(count);
    this.stringsAt = strings.at;
    this.known = new Array(count);
    const shapes = new ByteReader(bytes.shapes);
    for (let n = shapes.varint(); n > 0; n--) this.shapes.push(Array.from(shapes.varints(shapes.varint()), (id) => this.string(id)));
    const nodes = new ByteReader(bytes.nodes);
    this.nodeStarts = nodes.starts(nodes.varint());
    this.nodesAt = nodes.at;
  }

  /** The string with this number. */
  string(id: number): string {
    const known = this.known[id];
    if (known !== undefined) return known;
    const from = this.stringsAt + this.stringStarts[id];
    const text = this.decoder.decode(this.bytes.strings.subarray(from, this.stringsAt + this.stringStarts[id + 1]));
    this.known[id] = text;
    return text;
  }

  /** The value with this number. */
  value(id: number): unknown {
    const at = new ByteReader(this.bytes.nodes, this.nodesAt + this.nodeStarts[id]);
    const head = at.varint();
    switch (head) {
      case NULL:
        return null;
      case TRUE:
        return true;
      case FALSE:
        return false;
      case NUMBER:
        return at.varint();
      case OTHER_NUMBER:
        return Number(this.string(at.varint()));
      case STRING:
        return this.string(at.varint());
      case LIST: {
        const list: unknown[] = new Array(at.varint());
        for (let i = 0; i < list.length; i++) list[i] = this.value(at.varint());
        return list;
      }
      default: {
        const out: Record<string, unknown> = {};
        for (const key of this.shapes[head - SHAPE]) out[key] = this.value(at.varint());
        return out;
      }
    }
  }

  /** The numbers of the parts of an object, by key. @throws when the value is no object. */
  parts(id: number): Map<string, number> {
    const at = new ByteReader(this.bytes.nodes, this.nodesAt + this.nodeStarts[id]);
    const head = at.varint();
    if (head < SHAPE) throw new Error('not an object');
    return new Map(this.shapes[head - SHAPE].map((key) => [key, at.varint()]));
  }

  /** The numbers of the values of a list. @throws when the value is no list. */
  items(id: number): Uint32Array {
    const at = new ByteReader(this.bytes.nodes, this.nodesAt + this.nodeStarts[id]);
    if (at.varint() !== LIST) throw new Error('not a list');
    return at.varints(at.varint());
  }
}

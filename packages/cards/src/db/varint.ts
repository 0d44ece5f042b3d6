/** Whole numbers in as few bytes as they need: seven bits a byte, the lowest first. */

/** Bytes that grow. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private used = 0;

  get length(): number {
    return this.used;
  }

  private room(more: number): void {
    if (this.used + more <= this.bytes.length) return;
    const bigger = new Uint8Array(Math.max(this.bytes.length * 2, this.used + more));
    bigger.set(this.bytes.subarray(0, this.used));
    this.bytes = bigger;
  }

  /** @param n a whole number from 0 to 2^32 - 1. */
  varint(n: number): void {
    this.room(5);
    let rest = n >>> 0;
    while (rest > 127) {
      this.bytes[this.used++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.used++] = rest;
  }

  append(bytes: Uint8Array): void {
    this.room(bytes.length);
    this.bytes.set(bytes, this.used);
    this.used += bytes.length;
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.used);
  }
}

/** Reads what {@link ByteWriter} wrote, from its place onward. */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  varint(): number {
    const { bytes } = this;
    let byte = bytes[this.at++];
    if (byte < 128) return byte;
    let n = byte & 127;
    let shift = 7;
    do {
      byte = bytes[this.at++];
      n |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return n >>> 0;
  }

  /** `count` numbers. */
  varints(count: number): Uint32Array {
    const out = new Uint32Array(count);
    for (let i = 0; i < count; i++) out[i] = this.varint();
    return out;
  }

  /** `count` lengths as the places where things of these lengths begin, one after the other; one more for where the last ends. */
  starts(count: number): Uint32Array {
    const out = new Uint32Array(count + 1);
    for (let i = 0; i < count; i++) out[i + 1] = out[i] + this.varint();
    return out;
  }
}

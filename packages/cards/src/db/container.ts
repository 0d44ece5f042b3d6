/** A file of named sections: the sections, then a table of where they are, then where the table is and what the file is. */

const MAGIC = 'apnapdb1';
const encoder = new TextEncoder();
/** Two numbers of four bytes, and the magic word. */
const TRAILER = 8 + MAGIC.length;

export interface Span {
  at: number;
  length: number;
}

/** Bytes that need not be in memory. */
export interface ByteSource {
  readonly size: number;
  read(at: number, length: number): Uint8Array;
}

/** Bytes in memory. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) };
}

/** The end of a file whose sections are where `table` says, when `size` bytes of them have been written. */
export function tableBytes(table: Readonly<Record<string, Span>>, size: number): Uint8Array {
  const json = encoder.encode(JSON.stringify(table));
  const out = new Uint8Array(json.length + TRAILER);
  out.set(json);
  const view = new DataView(out.buffer);
  view.setUint32(json.length, size, true);
  view.setUint32(json.length + 4, json.length, true);
  out.set(encoder.encode(MAGIC), json.length + 8);
  return out;
}

/** A whole file of sections in memory. */
export function joinSections(sections: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const table: Record<string, Span> = {};
  let at = 0;
  for (const [name, bytes] of Object.entries(sections)) {
    table[name] = { at, length: bytes.length };
    at += bytes.length;
  }
  const end = tableBytes(table, at);
  const out = new Uint8Array(at + end.length);
  for (const [name, bytes] of Object.entries(sections)) out.set(bytes, table[name].at);
  out.set(end, at);
  return out;
}

/** Where the sections are; undefined if this is no such file, or not all of one. */
export function readTable(source: ByteSource): Record<string, Span> | undefined {
  if (source.size < TRAILER) return undefined;
  const trailer = source.read(source.size - TRAILER, TRAILER);
  if (new TextDecoder().decode(trailer.subarray(8)) !== MAGIC) return undefined;
  const view = new DataView(trailer.buffer, trailer.byteOffset);
  const at = view.getUint32(0, true);
  const length = view.getUint32(4, true);
  if (at + length + TRAILER !== source.size) return undefined;
  return JSON.parse(new TextDecoder().decode(source.read(at, length))) as Record<string, Span>;
}

/**
 * Canonical text of a state, its hash, save and restore. Keys are sorted; `_e` is written as 0; other keys that begin with an underscore
 * are caches beside the state and are left out.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * One text per value, the same on every machine.
 * @throws TypeError where the value is not JSON-safe (a function, a class instance, NaN, undefined in an array), naming the path.
 */
export function canonicalText(value: unknown, path = '$'): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${path} is ${value}, which JSON cannot hold`);
      return Object.is(value, -0) ? '0' : String(value);
    case 'object':
      return value === null ? 'null' : containerText(value, path);
    default:
      throw new TypeError(`${path} is a ${typeof value}, which JSON cannot hold`);
  }
}

function containerText(value: object, path: string): string {
  if (Array.isArray(value)) return `[${value.map((v, i) => canonicalText(v, `${path}[${i}]`)).join(',')}]`;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`${path} is an instance of ${proto.constructor?.name}, not plain data`);
  const parts: string[] = [];
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    if (key === '_e') parts.push('"_e":0');
    else if (key[0] !== '_' && record[key] !== undefined)
      parts.push(`${JSON.stringify(key)}:${canonicalText(record[key], `${path}.${key}`)}`);
  }
  return `{${parts.join(',')}}`;
}

/** SHA-256 of the canonical text, first 128 bits in hex. */
export const hashOf = (value: unknown): string => hashText(canonicalText(value));

/** SHA-256 of a text, first 128 bits in hex. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);

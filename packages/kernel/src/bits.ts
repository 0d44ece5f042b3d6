/** Sets of marks as the bits of a small integer. */

/** Each name a bit of its own, by its place. @throws Error when there are more names than bits */
export function bitsOf<K extends string>(names: readonly K[]): Readonly<Record<K, number>> {
  if (names.length > 31) throw new Error(`${names.length} marks, and only 31 bits`);
  return Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<K, number>;
}

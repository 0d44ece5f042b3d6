/** The slots that a part of a program reads and does not fill itself. */

const known = new WeakMap<object, readonly number[]>();

/** Slots of what surrounds the node that it speaks of: "exile that token". */
export function slotsOutside(node: object): readonly number[] {
  let found = known.get(node);
  if (!found) {
    const read = new Set<number>();
    const filled = new Set<number>();
    collect(node, read, filled);
    found = [...read].filter((slot) => !filled.has(slot));
    known.set(node, found);
  }
  return found;
}

function collect(value: unknown, read: Set<number>, filled: Set<number>): void {
  if (Array.isArray(value)) {
    for (const v of value) collect(v, read, filled);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { bind, slot } = value as { bind?: unknown; slot?: unknown };
  if (typeof bind === 'number') filled.add(bind);
  if (typeof slot === 'number') ('do' in value ? filled : read).add(slot);
  for (const v of Object.values(value)) collect(v, read, filled);
}

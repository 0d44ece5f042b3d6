/** Looking at data whatever it is made of. */

/** The same data, in whatever order the fields stand. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!(key in other) || !same(one[key], other[key])) return false;
  return true;
}

/** Whether the data is, or has anywhere in it, a node of which `is` holds. */
export function mentions(data: unknown, is: (node: Readonly<Record<string, unknown>>) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (!Array.isArray(data) && is(data as Record<string, unknown>)) return true;
  for (const key in data) {
    const field = (data as Record<string, unknown>)[key];
    if (typeof field === 'object' && mentions(field, is)) return true;
  }
  return false;
}

/** Whether the data is, or has anywhere in it, a node with all these fields. */
export const mentionsNode = (data: unknown, fields: Readonly<Record<string, unknown>>): boolean => {
  const wanted = Object.entries(fields);
  return mentions(data, (node) => {
    for (const [key, value] of wanted) if (node[key] !== value && !same(node[key], value)) return false;
    return true;
  });
};

/** The same question, answered once for each piece of data: which is not changed any more. */
export function mentioning(fields: Readonly<Record<string, unknown>>): (data: object) => boolean {
  const known = new WeakMap<object, boolean>();
  return (data) => {
    let answer = known.get(data);
    if (answer === undefined) {
      answer = mentionsNode(data, fields);
      known.set(data, answer);
    }
    return answer;
  };
}

/** The slots that effects in a tree fill with things; what is done later fills its own. */
export function boundIn(value: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(value)) for (const v of value) boundIn(v, found);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>;
    if (node.do === 'delayed' || node.do === 'reflexive') return found;
    if (typeof node.do === 'string' && node.do !== 'may' && typeof node.bind === 'number') found.add(node.bind);
    if (node.do === 'let' && typeof node.slot === 'number') found.add(node.slot);
    for (const v of Object.values(node)) boundIn(v, found);
  }
  return found;
}

/**
 * Structural changes between two JSON values, so that a table sends what changed and not everything. Lists whose items all have a numeric `id` or `seat`
 * are compared by it; other lists are replaced whole.
 */

/** `$set`: the new value. Else: keys that changed, `$del` those that are gone. For keyed lists: `$order` of keys and `$items` that changed. */
export type Patch =
  | { $set: unknown }
  | { $order: number[]; $items: Record<string, Patch> }
  | ({ $del?: string[] } & { [key: string]: Patch | string[] | undefined });

type Plain = Record<string, unknown>;
const isPlain = (v: unknown): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v);

/** The key of a list's item; null where the list can't be compared by keys (an item without, or two with the same). */
function keysOf(list: readonly unknown[]): number[] | null {
  const keys: number[] = [];
  for (const item of list) {
    if (!isPlain(item)) return null;
    const key = typeof item.id === 'number' ? item.id : item.seat;
    if (typeof key !== 'number') return null;
    keys.push(key);
  }
  return new Set(keys).size === keys.length ? keys : null;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const was = keysOf(before);
  const is = keysOf(after);
  if (!was || !is || is.length === 0) return same(before, after) ? null : { $set: after };
  const old = new Map(was.map((k, i) => [k, before[i]]));
  const items: Record<string, Patch> = {};
  is.forEach((k, i) => {
    const change = old.has(k) ? diff(old.get(k), after[i]) : { $set: after[i] };
    if (change) items[k] = change;
  });
  const moved = was.length !== is.length || is.some((k, i) => was[i] !== k);
  return moved || Object.keys(items).length > 0 ? { $order: is, $items: items } : null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has to change in `before` to make it `after`; null where nothing has to. Values are JSON; keys with undefined count as absent. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (!isPlain(before) || !isPlain(after)) return before === after ? null : { $set: after };
  const patch: { $del?: string[] } & { [key: string]: Patch | string[] | undefined } = {};
  const gone = Object.keys(before).filter((k) => before[k] !== undefined && after[k] === undefined);
  if (gone.length > 0) patch.$del = gone;
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const change = before[key] === undefined ? { $set: after[key] } : diff(before[key], after[key]);
    if (change) patch[key] = change;
  }
  return Object.keys(patch).length > 0 ? patch : null;
}

/** The value after the change; `before` stays as it is, and parts that did not change are shared with it. */
export function apply<T>(before: T, patch: Patch | null | undefined): T {
  if (!patch) return before;
  if ('$set' in patch) return patch.$set as T;
  if ('$order' in patch) {
    const { $order, $items } = patch as { $order: number[]; $items: Record<string, Patch> };
    const list = before as readonly unknown[];
    const old = new Map((keysOf(list) ?? []).map((k, i) => [k, list[i]]));
    return $order.map((k) => apply(old.get(k), $items[k])) as T;
  }
  const out: Plain = { ...(before as Plain) };
  for (const key of (patch.$del as string[] | undefined) ?? []) delete out[key];
  for (const [key, change] of Object.entries(patch)) if (key !== '$del') out[key] = apply(out[key], change as Patch);
  return out as T;
}

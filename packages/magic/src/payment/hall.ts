/** Hall's condition on grouped slots: can these units cover all slots, one unit a slot? */
import { tick } from '@apnap/kernel';
import { type Alternative, GENERIC, LIFE } from './cost.js';

/** With more groups of slots than this, tables of subsets give way to augmenting paths. */
const TABLE_GROUPS = 7;
const table = new Int32Array(1 << TABLE_GROUPS);

/**
 * Can every slot of `alt` get a unit of its own? Units come as kinds with counts; `lives` is how many times 2 life may be paid.
 * By Hall's theorem it is enough that every set of slot groups is accepted by at least as many units as it has slots.
 */
export function covers(
  alt: Alternative,
  masks: ArrayLike<number>,
  counts: ArrayLike<number> | undefined,
  n: number,
  lives: number,
): boolean {
  const { groups } = alt;
  const k = groups.length;
  tick(1 + (n >> 4));
  let units = 0;
  if (counts) for (let i = 0; i < n; i++) units += masks[i] & GENERIC ? counts[i] : 0;
  else units = n;
  const life = Math.max(0, Math.min(lives, alt.phyrexian));
  // Sets with generic slots meet every unit of mana and help, so only the two largest of them matter.
  if (units + life < alt.total) return false;
  if (units < alt.total - alt.phyrexian) return false;
  if (k === 0) return true;
  if (k === 1) return coversOne(alt, masks, counts, n, life);
  if (k > TABLE_GROUPS) return coversByPaths(alt, masks, counts, n, life);
  const size = 1 << k;
  table.fill(0, 0, size);
  for (let i = 0; i < n; i++) {
    const m = masks[i];
    let sig = 0;
    for (let g = 0; g < k; g++) if (m & groups[g].accept) sig |= 1 << g;
    table[sig] += counts ? counts[i] : 1;
  }
  if (life > 0) {
    let sig = 0;
    for (let g = 0; g < k; g++) if (groups[g].accept & LIFE) sig |= 1 << g;
    table[sig] += life;
  }
  // table[s] becomes the number of units whose slots all lie within s.
  for (let g = 0; g < k; g++) for (let s = 0; s < size; s++) if (s & (1 << g)) table[s] += table[s ^ (1 << g)];
  const all = table[size - 1];
  for (let s = 1; s < size; s++) {
    let need = 0;
    for (let g = 0; g < k; g++) if (s & (1 << g)) need += groups[g].need;
    if (all - table[size - 1 - s] < need) return false;
  }
  return true;
}

function coversOne(alt: Alternative, masks: ArrayLike<number>, counts: ArrayLike<number> | undefined, n: number, life: number): boolean {
  const { accept, need } = alt.groups[0];
  let have = accept & LIFE ? life : 0;
  for (let i = 0; i < n && have < need; i++) if (masks[i] & accept) have += counts ? counts[i] : 1;
  return have >= need;
}

function coversByPaths(
  alt: Alternative,
  masks: ArrayLike<number>,
  counts: ArrayLike<number> | undefined,
  n: number,
  life: number,
): boolean {
  const { groups } = alt;
  const left: number[] = [];
  const mask: number[] = [];
  for (let i = 0; i < n; i++) {
    left.push(counts ? counts[i] : 1);
    mask.push(masks[i]);
  }
  left.push(life);
  mask.push(LIFE);
  const used = groups.map(() => new Map<number, number>());
  for (let g = 0; g < groups.length; g++)
    for (let need = groups[g].need; need > 0; need--) if (!augment(groups, g, mask, left, used, new Set())) return false;
  return true;
}

/** Finds a unit for one more slot of group `g`, moving units of other groups if need be. */
function augment(
  groups: readonly { accept: number }[],
  g: number,
  mask: number[],
  left: number[],
  used: Map<number, number>[],
  seen: Set<number>,
): boolean {
  tick(1 + (mask.length >> 4));
  for (let u = 0; u < mask.length; u++) {
    if ((mask[u] & groups[g].accept) === 0 || seen.has(u)) continue;
    seen.add(u);
    if (left[u] > 0) {
      left[u]--;
      used[g].set(u, (used[g].get(u) ?? 0) + 1);
      return true;
    }
    for (let h = 0; h < groups.length; h++) {
      const there = used[h].get(u) ?? 0;
      if (h === g || there === 0 || !augment(groups, h, mask, left, used, seen)) continue;
      used[h].set(u, there - 1);
      used[g].set(u, (used[g].get(u) ?? 0) + 1);
      return true;
    }
  }
  return false;
}

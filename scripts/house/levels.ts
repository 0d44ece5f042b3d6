/** Levels of things with arrows: one above everything that it leads to. */
import { circles } from './graph.js';

/** Name -> names it leads to. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The lowest level of each, from 0: higher than all it leads to; what stands in one circle is on one level. */
export function levels(arrows: Arrows): Map<string, number> {
  const rings = circles(new Map([...arrows].map(([name, to]) => [name, [...to].map((t) => ({ to: t, line: 0, typeOnly: false }))])));
  const ringOf = new Map(rings.flatMap((ring) => ring.map((name) => [name, ring] as const)));
  const found = new Map<string, number>();
  const level = (name: string): number => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const ring = ringOf.get(name) ?? [name];
    const below = ring.flatMap((one) => [...(arrows.get(one) ?? [])]).filter((to) => !ring.includes(to));
    const here = Math.max(-1, ...below.map(level)) + 1;
    for (const one of ring) found.set(one, here);
    return here;
  };
  for (const name of arrows.keys()) level(name);
  return found;
}

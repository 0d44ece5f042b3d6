/** Where the time of a profile went, by parts that are told apart. */

/** A profile as node:inspector gives it: what of it is used. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  /** Microseconds since the sample before. */
  timeDeltas: number[];
}

/** What belongs to none of the parts, and what the machine does for all of them. */
const REST = 'the rest';
const GARBAGE = 'collecting garbage';

/**
 * @param parts by name: functions, each with a piece of the path of its file (`answer live/processor`); a sample belongs to the innermost of them
 * @param within the function of which all is told; what is outside of it is left out, but for garbage
 * @returns microseconds by part, the most first
 */
export function sharesOf(
  profile: CpuProfile,
  parts: Readonly<Record<string, readonly string[]>>,
  within: string,
): (readonly [string, number])[] {
  const parents = new Map(profile.nodes.flatMap((n) => (n.children ?? []).map((c) => [c, n.id] as const)));
  const nodes = new Map(profile.nodes.map((n) => [n.id, n.callFrame]));
  const is = (id: number, wanted: string): boolean => {
    const frame = nodes.get(id);
    const [name, path] = wanted.split(' ');
    return frame !== undefined && frame.functionName === name && frame.url.includes(path);
  };
  const known = new Map<number, string | null>();
  /** The part a call belongs to; null: it is not within. */
  const partOf = (id: number): string | null => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const own = Object.entries(parts).find(([, functions]) => functions.some((f) => is(id, f)))?.[0];
    const parent = parents.get(id);
    const part =
      own ?? (is(id, within) ? REST : nodes.get(id)?.functionName === '(garbage collector)' ? GARBAGE : parent ? partOf(parent) : null);
    known.set(id, part);
    return part;
  };
  const sums = new Map<string, number>();
  profile.samples.forEach((id, i) => {
    const part = partOf(id);
    if (part !== null) sums.set(part, (sums.get(part) ?? 0) + profile.timeDeltas[i]);
  });
  return [...sums].sort((a, b) => b[1] - a[1]);
}

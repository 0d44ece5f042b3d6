/**
 * How quick the machine is on which something is measured: the machines of the checks differ by half and more from day to day, so that seconds of one say nothing on another. Fixed work of the same
 * kind (texts taken apart, small objects, maps of strings) is measured beside what is of interest, and seconds are told as those of one machine.
 */

/** Seconds of processor time that the fixed work takes on the machine whose seconds are told: that of the checks of 2026-11-25, on which compiling the cards of 2019 took 18.6 s. */
const THERE = 1.45;

/** Seconds of processor time that something takes. */
function processorTime(work: () => unknown): number {
  const from = process.cpuUsage();
  work();
  const used = process.cpuUsage(from);
  return (used.user + used.system) / 1e6;
}

/** The fixed work: what follows which word in each of the texts. @param texts documents of JSON, always the same ones */
function fixedWork(texts: readonly string[]): void {
  const following = new Map<string, Map<string, number>>();
  for (const text of texts) {
    let before = '';
    const again = JSON.stringify(JSON.parse(text)).toLowerCase();
    for (const word of again.match(/[a-z']+|\d+|[^\sa-z\d]/g) ?? []) {
      const after = following.get(before) ?? new Map<string, number>();
      following.set(before, after);
      after.set(word, (after.get(word) ?? 0) + 1);
      before = word;
    }
  }
}

/**
 * Seconds of processor time that a list of things takes, one after another with a piece of the fixed work after each: here, and on the machine whose seconds are told.
 * Each counts by how quick the machine is at that moment.
 */
export function secondsOf(work: readonly (() => unknown)[], texts: readonly string[]): { there: number; here: number } {
  const each = Math.ceil(texts.length / work.length);
  const pieces = work.map((_, i) => texts.slice(i * each, (i + 1) * each));
  // The first time it is not yet compiled for this machine.
  fixedWork(texts);
  const taken = { there: 0, here: 0 };
  work.forEach((piece, i) => {
    const here = processorTime(piece);
    const fixed = processorTime(() => fixedWork(pieces[i]));
    taken.here += here;
    taken.there += (here / fixed) * THERE * (pieces[i].length / texts.length);
  });
  return taken;
}

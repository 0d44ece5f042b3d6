/** What work takes of this process' time, for tests that set a limit to it. */

/** Seconds of this process' time that the work takes, the least of three tries: what takes long does so each time, what else the machine does is not counted. */
export function secondsFor(work: () => unknown): number {
  const tries = Array.from({ length: 3 }, () => {
    const begun = process.cpuUsage().user;
    work();
    return process.cpuUsage().user - begun;
  });
  return Math.min(...tries) / 1e6;
}

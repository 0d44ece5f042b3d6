/** What Linux tells of processes and of the machine. */
import { readFileSync } from 'node:fs';

/** Megabytes of memory a process holds; null where it is gone. */
export function residentOf(pid: number): number | null {
  try {
    const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : Number(kb) / 1024;
  } catch {
    return null;
  }
}

/** Seconds of processor time a process has taken, with all of its threads. */
export function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** Seconds of processor time that have been used on the machine, by whomever. */
export function cpuOfAll(): number {
  const [user, nice, system, , , irq, soft, stolen] = (/^cpu\s+(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '')
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + soft + stolen) / 100;
}

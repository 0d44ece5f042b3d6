/** How large the heaps of this process become. */
import { setFlagsFromString } from 'node:v8';

/**
 * From now on old objects are looked through, by all threads, when they have grown by so much since they were last. By itself V8 lets them become several times as large as what is
 * in use while there is room, so that a server's memory rises for minutes though nothing is kept.
 * @param percent 60: what is in use is at least five eighths of it
 */
export function holdHeaps(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/**
 * A process that takes locks of folders when it is told to. A line each: `take FOLDER AT` at a moment of the clock, `free`; says `own`, `no`, `freed`.
 */
import { createInterface } from 'node:readline';
import { FolderInUse, lockFolder } from '../src/db/lock.js';

let release: (() => void) | null = null;

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, folder, at] = line.split(' ');
  if (word === 'free') {
    release?.();
    release = null;
    console.log('freed');
    return;
  }
  // All at the same moment: whoever waits for a timer is late by another millisecond each.
  while (Date.now() < Number(at));
  try {
    release = lockFolder(folder);
    console.log('own');
  } catch (e) {
    console.log(e instanceof FolderInUse ? 'no' : `wrong: ${(e as Error).message}`);
  }
});
console.log('there');

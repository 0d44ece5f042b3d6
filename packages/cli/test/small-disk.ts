/** A disk that is soon full, for tests of what happens then. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, type TestContext } from 'vitest';

/** A small file system at `path`, which is known before the tests run. */
export interface SmallDisk {
  readonly path: string;
  /** Skips the test where none can be mounted here (it needs the rights of root), and says why. */
  needed(cx: TestContext): void;
}

/**
 * Mounts it before the tests of this block, and takes it away after them.
 * @param place where, asked when it is mounted @param size as mount(8) takes it, `64m`
 */
export function smallDisk(place: () => string, size: string): SmallDisk {
  let path = '';
  let why = '';
  beforeAll(() => {
    path = place();
    mkdirSync(path);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'pipe' });
    } catch (e) {
      why = `a small disk can not be mounted here: ${String((e as Error).message).trim()}`;
    }
  });
  afterAll(() => {
    if (why === '') execFileSync('umount', ['--lazy', path]);
  });
  return {
    get path() {
      return path;
    },
    needed: (cx) => cx.skip(why !== '', why),
  };
}

import { defineConfig } from 'vitest/config';

/** Packages whose modules keep nothing that a test could leave behind: files of their tests share what is loaded, which is most of the time otherwise. */
const SHARED = ['ability', 'cards', 'desk', 'judge', 'kernel', 'magic', 'oracle', 'players', 'scenarios', 'tournament', 'words'].map(
  (p) => `packages/${p}/test/**/*.test.ts`,
);

/** What measures time has a process of its own. */
const TIMED = ['packages/cards/test/linear.test.ts', 'packages/magic/test/hygiene/patterns.test.ts'];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: TIMED,
          isolate: false,
          setupFiles: ['packages/magic/test/each-file.ts'],
          // Last: what goes on beside the tests has ended by then, and these only compute.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/{cli,protocol,server,web}/test/**/*.test.ts', 'scripts/**/*.test.ts', ...TIMED],
          // Most of it waits for clocks, processes and disks: more of them at a time than there are cores.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
          // The embedded database is compiled at each of hundreds of starts, and used for seconds: quickly is better than well.
          execArgv: ['--liftoff-only'],
          globalSetup: ['packages/server/test/prepared.ts'],
        },
      },
    ],
  },
});

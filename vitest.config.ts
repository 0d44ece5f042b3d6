import { defineConfig } from 'vitest/config';

/** Packages whose modules keep nothing that a test could leave behind: files of their tests share what is loaded, which is most of the time otherwise. */
const SHARED = [
  'ability',
  'cards',
  'desk',
  'judge',
  'kernel',
  'limited',
  'magic',
  'oracle',
  'players',
  'scenarios',
  'tournament',
  'trainer',
  'words',
  'yugioh',
].map((p) => `packages/${p}/test/**/*.test.ts`);

const { TURN } = process.env;

/** What takes longest of what runs servers and commands, in halves: one of them is done in turn, for two commits each, so that it meets both databases. */
const LONG = [
  ['cli/test/{serve,duel-seats}', 'server/test/{leak-live,damaged,quotas,history,closed}', 'server/test/draft/draft'],
  ['cli/test/serve-stuck', 'server/test/{lasting,budget,seats,hostile,identity,clocks}', 'server/test/tournaments/bench'],
].map((half) => half.map((name) => `packages/${name}.test.ts`));
const LEFT = TURN === undefined || TURN === '' ? [] : LONG[Math.floor(Number(TURN) / 2) % 2];

/** What measures time has a process of its own. */
const TIMED = ['packages/cards/test/linear.test.ts', 'packages/magic/test/hygiene/patterns.test.ts'];

/** What is built, of a package's own sources and of those it uses: threads and processes of it begin in a third of the time that sources take. */
const BUILT = {
  alias: [{ find: /^((?:\.\.\/)+)src\//, replacement: '$1dist/' }],
};

const COMMON = { testTimeout: 240_000, hookTimeout: 240_000 };

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    ...COMMON,
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
        resolve: BUILT,
        test: {
          ...COMMON,
          name: 'built',
          isolate: false,
          include: ['packages/{cli,server}/test/**/*.test.ts'],
          exclude: LEFT,
          server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
          // The embedded database is compiled at each of hundreds of starts, and used for seconds: quickly is better than well.
          execArgv: ['--liftoff-only'],
          globalSetup: ['packages/server/test/prepared.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/{protocol,web}/test/**/*.test.ts', 'scripts/**/*.test.ts', ...TIMED],
          // Most of it waits for clocks, processes and disks: more of them at a time than there are cores.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});

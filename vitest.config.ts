import { fileURLToPath } from 'node:url';
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

/** What takes longest of all tests, in six parts: one of them is done in turn, for two commits each, so that it meets both databases. */
const LONG = [
  ['cli/test/{serve,lines,rolling}', 'server/test/{damaged,quotas}', 'magic/test/hygiene/patterns', 'limited/test/commander'],
  ['server/test/{history,team-choices}', 'server/test/draft/draft', 'players/test/search'],
  ['cli/test/serve-stuck', 'server/test/{clocks,backups}', 'cards/test/matching', 'kernel/test/several'],
  ['server/test/{lasting,budget,hostile}', 'server/test/tournaments/bench', 'limited/test/deck', 'magic/test/invariants/meter'],
  ['cli/test/duel-seats', 'server/test/{leak-live,seats,identity,closed,migrations}', 'limited/test/draft'],
  ['server/test/draft/commander', 'magic/test/limits/layers', 'magic/test/invariants/{restore,variants}'],
].map((part) => part.map((name) => `packages/${name}.test.ts`));

/** What takes long, in two halves, done in turn likewise. */
const HALVES = [
  [
    'server/test/{peers,slow,review,lock,away}',
    'server/test/draft/pod',
    'cli/test/{backup,tournament}',
    'scripts/{hostile,unused-exports}',
  ],
  ['server/test/{several,takeback-views,asking,branch,years}', 'cli/test/{duel,serve-log}', 'scripts/{library-guide,compose}'],
].map((part) => part.map((name) => (name.startsWith('scripts/') ? `${name}.test.ts` : `packages/${name}.test.ts`)));

/** What is left for other turns. */
const leftOf = (parts: readonly (readonly string[])[]): string[] =>
  TURN === undefined || TURN === '' ? [] : parts.filter((_, i) => i !== Math.floor(Number(TURN) / 2) % parts.length).flat();
const OTHERS = [...leftOf(LONG), ...leftOf(HALVES)];

/** What measures time has a process of its own. */
const TIMED = ['packages/cards/test/linear.test.ts', 'packages/magic/test/hygiene/patterns.test.ts'];

/** What is built, of a package's own sources and of those it uses: threads and processes of it begin in a third of the time that sources take. */
const BUILT = {
  alias: [{ find: /^((?:\.\.\/)+)src\//, replacement: '$1dist/' }],
};

const COMMON = { testTimeout: 240_000, hookTimeout: 240_000 };

/** As what the published package is imported, by the examples of docs/library-guide.md. */
const PUBLISHED = [
  { find: /^apnap$/, replacement: fileURLToPath(new URL('packages/library/src/index.ts', import.meta.url)) },
  { find: /^apnap\/server$/, replacement: fileURLToPath(new URL('packages/server/src/index.ts', import.meta.url)) },
];

export default defineConfig({
  resolve: { conditions: ['source'], alias: PUBLISHED },
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
          exclude: [...TIMED, ...OTHERS],
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
          exclude: OTHERS,
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
          exclude: OTHERS,
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});

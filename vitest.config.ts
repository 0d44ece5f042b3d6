import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: { include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 240_000 },
});

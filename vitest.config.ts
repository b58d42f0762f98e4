import { defineConfig } from 'vitest/config';

/** Every test of the house in one run; `npm test -- <words>` narrows it to files whose path has them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Child processes: tests may kill, hang and load native code without harming each other. Two, as the machines of CI have.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 10_000,
    hookTimeout: 30_000,
    globalSetup: ['./infra/testing/servers.setup.ts'],
    reporters: ['default', './infra/scripts/summary-reporter.mjs'],
  },
});

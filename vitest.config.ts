import { defineConfig } from 'vitest/config';

/**
 * Tests of whole leagues, in processes, on servers and in browsers. They come last and one file at a time: two of them at
 * once are a dozen processes on the two cores of CI, and what waits for an answer would be decided by the machine.
 */
const WHOLE_LEAGUES = [
  'tests/acceptance/**/*.test.ts',
  'tests/{copy,deploy}/*.test.ts',
  // On servers of their own, which they kill.
  'infra/adapters/event-feed/kafka-broker.test.ts',
  'infra/adapters/read-models/mongodb-{kill,positions}.test.ts',
];
/** Tests with sockets, servers, processes and disks, all of them in infra and tests. */
const ADAPTERS = ['{infra,tests}/**/*.test.ts'];
const ALL = ['**/*.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**'];

/** Every test of the house in one run; `npm test -- <words>` narrows it to files whose path has them. */
export default defineConfig({
  test: {
    environment: 'node',
    // Child processes: tests may kill, hang and load native code without harming each other.
    pool: 'forks',
    // Limits for what hangs, not for what is slow: time on the wall decides no test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As LONG_MS in tests/kit.
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // As the machines of CI have cores.
    maxWorkers: 2,
    globalSetup: ['./tests/kit/servers.setup.ts'],
    reporters: ['default', './infra/tools/scripts/summary-reporter.mjs'],
    projects: [
      {
        extends: true,
        // Code alone, which no machine disturbs: a property that fails once has found a fault, so there is no second try.
        test: { name: 'parts', include: ALL, exclude: [...NEVER, ...ADAPTERS] },
      },
      {
        extends: true,
        // What passes at the second try is named in the run's last lines. Properties say `retry: 0` for themselves.
        test: { name: 'adapters', include: ADAPTERS, exclude: [...NEVER, ...WHOLE_LEAGUES], retry: 1 },
      },
      {
        extends: true,
        test: {
          name: 'leagues',
          include: WHOLE_LEAGUES,
          exclude: NEVER,
          maxWorkers: 1,
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

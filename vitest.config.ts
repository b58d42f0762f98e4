import { defineConfig } from 'vitest/config';

/**
 * Tests of whole leagues, in processes, on servers and in browsers. They come last and one file at a time: two of them at
 * once are a dozen processes on the two cores of CI, and what waits for an answer would be decided by the machine.
 */
const WHOLE_LEAGUES = [
  'infra/acceptance/**/*.test.ts',
  'infra/compose/*.test.ts',
  'infra/copy/{copy-*,large-season}.test.ts',
  // On servers of their own, which they kill.
  'infra/event-feed/kafka-broker.test.ts',
  'infra/read-models/mongodb-{kill,positions}.test.ts',
];
const ALL = ['**/*.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**'];

/** Every test of the house in one run; `npm test -- <words>` narrows it to files whose path has them. */
export default defineConfig({
  test: {
    environment: 'node',
    // Child processes: tests may kill, hang and load native code without harming each other.
    pool: 'forks',
    // Limits for what hangs, not for what is slow: time on the wall decides no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    globalSetup: ['./infra/testing/servers.setup.ts'],
    reporters: ['default', './infra/scripts/summary-reporter.mjs'],
    projects: [
      {
        extends: true,
        // Two workers, as the machines of CI have cores.
        test: { name: 'parts', include: ALL, exclude: [...NEVER, ...WHOLE_LEAGUES], maxWorkers: 2 },
      },
      {
        extends: true,
        test: {
          name: 'leagues',
          include: WHOLE_LEAGUES,
          exclude: NEVER,
          maxWorkers: 1,
          // Ten processes and a browser on a loaded machine: what passes at the second try is named in the run's last lines.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

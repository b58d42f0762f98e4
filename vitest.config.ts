import { browsersRun, launchOptions, TURKISH_VISITOR } from '@league/tests/kit/browser/chromium.ts';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Components of the web, each in a page of its own: code alone too, but in a browser. */
const COMPONENTS = ['web/src/**/*.browser.test.tsx'];
/** What browsers do, and what looks at them: it computes. */
const BROWSERS = ['tests/acceptance/web/**/*.test.ts', 'tests/kit/browser/**/*.test.ts'];
/** Whole leagues, in processes and on servers that are killed: they mostly wait, for starts, leases and pauses. */
const LEAGUES = [
  'tests/{acceptance,copy,deploy}/**/*.test.ts',
  'infra/adapters/event-feed/kafka-broker.test.ts',
  'infra/adapters/read-models/mongodb-{kill,positions}.test.ts',
  'infra/programs/main/*-kafka.test.ts',
];
/** Tests with sockets, servers, processes and disks, all of them in infra and tests. */
const ADAPTERS = ['{infra,tests}/**/*.test.ts'];
/** What takes minutes by itself: begun last, it would be waited for alone. */
const LONGEST = [
  'distributed/killed-processes',
  'distributed/kafka-lost',
  'acceptance/killed-acts',
  'acceptance/match-night',
  'acceptance/first-season',
  'web/screens',
];
/** Tests that put another module in a module's place: for themselves, not for the files that share their process. */
const REPLACING = ['query-api/http/deadline.test.ts'];
const ALL = ['**/*.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**'];

/** Code that one process has compiled, the next need not: a run starts some thousand. */
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/node_modules/.cache/compiled`;

/**
 * The lanes of all that runs in processes: one pool, with twice as many workers as the machines of CI have cores, since much
 * of it waits. The files of a lane share these workers and the modules that they have loaded, as those of `parts` do. What
 * passes at the second try is named in the run's last lines. Properties say `retry: 0` for themselves.
 */
const LANES = { isolate: false, maxWorkers: 4, retry: 1, sequence: { groupOrder: 1 } };

const LIMITS = {
  // Limits for what hangs, not for what is slow: time on the wall decides no test.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // As LONG_MS in tests/kit.
  expect: { poll: { timeout: 120_000, interval: 20 } },
};

/** As LIMITS, for components: they wait for no league, so what they have not shown soon never comes. */
const COMPONENT_LIMITS = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};

/** The packages of components: one that vite finds during a run only would reload the page under its test. */
const PACKAGES = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'lucide-react',
  'radix-ui',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'react-hook-form',
  'zod/mini',
];

/** Components in the machine's own Chromium, as the web's own vite makes them: a page for each file. */
const inBrowsers = (): TestProjectInlineConfiguration => ({
  extends: './web/vite.config.ts',
  optimizeDeps: { include: PACKAGES },
  test: {
    name: 'components',
    root: import.meta.dirname,
    include: COMPONENTS,
    setupFiles: ['web/src/testing/browser.setup.ts'],
    ...COMPONENT_LIMITS,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: launchOptions(), contextOptions: TURKISH_VISITOR }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 900 },
    },
  },
});

if (!browsersRun()) process.stdout.write(`skipped: ${COMPONENTS.join()} — no Chromium on this machine\n`);

const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.some((name) => moduleId.includes(name));

/**
 * The order of files: first the longest; then every project is spread over the whole run of its group, its longest files first. So what waits runs
 * beside what computes, from the first file to the last.
 */
class LanesSequencer extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is vitest's, and of no array
    const lanes = Map.groupBy(await super.sort(specs), ({ project }) => project.name);
    return [...lanes.values()]
      .flatMap((lane) => lane.map((spec, index) => ({ spec, at: (index + 0.5) / lane.length })))
      .toSorted((a, b) => a.at - b.at)
      .map(({ spec }) => spec)
      .toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

/** Every test of the house in one run; `npm test -- <words>` narrows it to files whose path has them. */
export default defineConfig({
  test: {
    environment: 'node',
    // Child processes: tests may kill, hang and load native code without harming each other.
    pool: 'forks',
    ...LIMITS,
    // As the machines of CI have cores.
    maxWorkers: 2,
    sequence: { sequencer: LanesSequencer },
    // As tests/kit/browser/pictures.ts: pictures of components whose test failed.
    attachmentsDir: process.env['ARTEFACTS_DIR'] ?? 'artefacts',
    globalSetup: ['./tests/kit/servers.setup.ts'],
    reporters: ['default', './infra/tools/scripts/summary-reporter.mjs'],
    projects: [
      {
        extends: true,
        // Code alone, which no machine disturbs: a property that fails once has found a fault, so there is no second try.
        // Its files share a process and what it has loaded: they hold no state in modules.
        test: {
          name: 'parts',
          include: ALL,
          exclude: [...NEVER, ...ADAPTERS, ...REPLACING, ...COMPONENTS],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING } },
      { extends: true, test: { name: 'browsers', include: BROWSERS, exclude: NEVER, ...LANES } },
      { extends: true, test: { name: 'leagues', include: LEAGUES, exclude: [...NEVER, ...BROWSERS], ...LANES } },
      {
        extends: true,
        test: { name: 'adapters', include: ADAPTERS, exclude: [...NEVER, ...BROWSERS, ...LEAGUES], ...LANES },
      },
      ...(browsersRun() ? [inBrowsers()] : []),
    ],
  },
});

import { existsSync, readFileSync } from 'node:fs';

/**
 * Vitest reporter beside the default one: names what was skipped and why, and the files that took longest, and ends the
 * output with one line that people and machines read alike: `N passed, N failed[, N skipped]`.
 *
 * Whatever made the run fail is counted as failed, also when it is no test: a file that did not load, a hook that threw,
 * an error nobody caught. So `0 failed` is never said of a run that failed.
 */
export default class SummaryReporter {
  #summary = '0 passed, 1 failed';
  #beganAt = 0;

  /** Written when the process exits, since vitest itself still prints after its reporters. */
  onInit() {
    this.#beganAt = performance.now();
    process.once('exit', () => process.stdout.write(`${this.#summary}\n`));
  }

  onTestRunEnd(testModules, unhandledErrors, reason) {
    const tests = testModules.flatMap((testModule) => [...testModule.children.allTests()]);
    const suites = testModules.flatMap((testModule) => [testModule, ...testModule.children.allSuites()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;

    const brokenSuites = suites.filter((suite) => suite.errors().length > 0).length;
    const failed = count('failed') + brokenSuites + unhandledErrors.length;
    // A run that was interrupted, or in which a test never ended, did not pass either.
    const unfinished = failed === 0 && (reason !== 'passed' || count('pending') > 0) ? 1 : 0;
    const skipped = count('skipped');

    for (const line of slowestLines(testModules)) console.log(line);
    const tookMs = performance.now() - this.#beganAt;
    console.log(`${testModules.length} files took ${inMinutes(tookMs)}, and ${inMinutes(computedMs())} of CPU`);
    for (const line of skippedLines(tests)) console.log(line);
    for (const test of tests.filter((one) => one.diagnostic()?.flaky)) console.log(`flaky: ${test.fullName}`);
    this.#summary = `${count('passed')} passed, ${failed + unfinished} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  }
}

const SLOWEST = 10;

/** The files that took longest, their imports included: seconds and name. */
const slowestLines = (testModules) =>
  testModules
    .map((testModule) => {
      const { collectDuration, setupDuration, duration } = testModule.diagnostic();
      return { name: testModule.relativeModuleId, ms: collectDuration + setupDuration + duration };
    })
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ name, ms }) => `${Math.round(ms / 1_000)} s  ${name}`);

/** What Linux counts of this process and of all that has ended under it, in hundredths of a second; 0 elsewhere. */
const computedMs = () => {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return 10 * fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
};

const inMinutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.floor((ms / 1_000) % 60)} s`;

/** One line for a suite that was skipped as a whole, one for each other test. */
const skippedLines = (tests) => {
  const lines = new Set();
  for (const test of tests.filter((one) => one.result().state === 'skipped')) {
    const around = suitesAround(test);
    // From outside in: vitest hands a suite's meta down to the suites within.
    const suite = around.find((one) => one.meta().skipReason !== undefined);
    const broken = around.some((one) => one.errors().length > 0);
    const reason = suite?.meta().skipReason ?? test.result().note ?? (broken ? 'its suite failed' : 'no reason given');
    lines.add(`skipped: ${test.module.relativeModuleId} > ${(suite ?? test).fullName} — ${reason}`);
  }
  return lines;
};

/** The suites a test stands in, the outermost first. */
const suitesAround = ({ parent }) => (parent.type === 'module' ? [] : [...suitesAround(parent), parent]);

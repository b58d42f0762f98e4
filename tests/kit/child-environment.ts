/** How many times shorter than in life the pauses are after which processes under test look for a lost server again. */
export const PACE = 5;

/** What the environment of every process that a test starts has; the rest is the test's own. */
export const CHILD_ENVIRONMENT = {
  PATH: process.env['PATH'],
  // See vitest.config.ts.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  // Without this, TEST_PACE is refused.
  VITEST: process.env['VITEST'],
  TEST_PACE: String(PACE),
};

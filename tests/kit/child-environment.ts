/** What the environment of every process that a test starts has; the rest is the test's own. */
export const CHILD_ENVIRONMENT = {
  PATH: process.env['PATH'],
  // See vitest.config.ts.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

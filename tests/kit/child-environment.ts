/** Processes under test wait so many times shorter than in life before they look for a lost server again. */
export const PACE = 5;

/** The environment of all processes that tests start; tests add their own variables. */
export const CHILD_ENVIRONMENT = {
  PATH: process.env['PATH'],
  // Shares compiled code between processes (vitest.config.ts).
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  // Outside of vitest, processes refuse TEST_PACE.
  VITEST: process.env['VITEST'],
  TEST_PACE: String(PACE),
};

/**
 * How long, in ms, a test waits for something that must happen: a limit for tests that hang, as
 * those of vitest.config.ts.
 */
export const LONG_MS = 120_000;

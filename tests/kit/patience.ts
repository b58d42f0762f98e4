/** How long, in ms, a test waits for what must happen: a limit for tests that hang, as those of vitest.config.ts. */
export const LONG_MS = 120_000;

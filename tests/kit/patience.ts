/** How long a test waits for what is bound to come, ms: a limit for what hangs, as those of vitest.config.ts are. */
export const LONG_MS = 120_000;

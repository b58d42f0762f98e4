/** A log for tests that say nothing of what is logged. */
export const SILENT = { warn: (): void => undefined };

/** A log for tests that do not read log lines. */
export const SILENT = { warn: (): void => undefined };

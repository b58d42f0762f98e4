import { ConfigError, EXIT_CONFIG } from '../config.ts';
import { OperationRefused } from '../operations/operations.ts';

/** Faults that are told in one line: the person at the terminal can do something about them, a stack trace cannot. */
const KNOWN = new Set([
  'AccountsDamaged',
  'AdminRefused',
  'ConfigError',
  'DataFolderError',
  'LogCorrupt',
  'CannotListen',
  'StoreUnavailable',
  'OperationRefused',
  'NotReadable',
]);

/** What a person at a terminal is told: one line with the reason, particulars below; a bug with its stack. */
export const failureLines = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [`league: ${String(error)}`];
  if (!KNOWN.has(error.name)) return [`league: ${error.stack ?? error.message}`];
  return [
    `league: ${error.message}`,
    ...(error instanceof OperationRefused ? error.lines.map((line) => `  ${line}`) : []),
  ];
};

export const exitCodeOf = (error: unknown): number => (error instanceof ConfigError ? EXIT_CONFIG : 1);

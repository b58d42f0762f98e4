import { inspect } from 'node:util';
import { reasonOf } from '@league/projector/running/fold.ts';
import { ConfigError, EXIT_CONFIG } from '../config.ts';
import { UnusableFolder } from '../data-folder/data-folder.ts';
import type { Part } from '../health/health.ts';
import { LogLost } from '../league/lost-log.ts';
import { UnsuitableServer } from '../../adapters/servers/unsuitable-server.ts';
import { OperationRefused } from '../operations/operations.ts';

/** Errors that are told in one line: the person at the terminal can do something about them, and needs no stack trace for it. */
const KNOWN = new Set([
  'AccountsDamaged',
  'AdminRefused',
  'ConfigError',
  'DataFolderError',
  'LogCorrupt',
  'LogLost',
  'CannotListen',
  'StoreUnavailable',
  'RecordingUncertain',
  'OperationRefused',
  'NotReadable',
  'UnsuitableServer',
]);

/** What a person at a terminal is told: one line with the reason, particulars below; a bug with its stack, and that of its cause. */
export const failureLines = (error: unknown): string[] => {
  const { error: reason, lines } = failureJson(error);
  const isBug = error instanceof Error && !KNOWN.has(error.name);
  return [`league: ${isBug ? inspect(error) : reason}`, ...lines.map((line) => `  ${line}`)];
};

/** What a program is told after `--json`. */
export const failureJson = (error: unknown): { readonly error: string; readonly lines: readonly string[] } => ({
  error: reasonOf(error),
  lines: error instanceof OperationRefused ? error.lines : [],
});

/** What a person at a terminal is told of a league that runs and is not ready: a line for each part that is not well. */
export const notReadyLines = (parts: readonly Part[]): readonly string[] =>
  parts.filter(({ ok }) => !ok).map(({ name, detail }) => `not ready: ${name}: ${detail}`);

/** Settings, folders, servers and logs that will never do: starting again would not help. */
const HOPELESS = [ConfigError, UnsuitableServer, UnusableFolder, LogLost];

/** 78 (EX_CONFIG, sysexits.h) for what will never do, else 1. */
export const exitCodeOf = (error: unknown): number =>
  HOPELESS.some((kind) => error instanceof kind) ? EXIT_CONFIG : 1;

import { randomUUID } from 'node:crypto';
import { doneOrAborted } from '@league/events/ports/done-or-aborted.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { type Pause, triedThenStopped, tryOut } from './retries.ts';

/**
 * What is due by time and by no event: it runs when the processes start and every hour, in one process of the league at a time.
 * Twice is as once: each command that it sends looks again whether it is due.
 */
export type Sweep = {
  readonly name: string;
  readonly run: () => Promise<void>;
};

/** How often sweeps run. */
const EVERY_MS = 3_600_000;

/**
 * Waits for `after`, then runs the sweeps one after the other, every hour until the signal aborts. A sweep that fails is reported
 * and runs again in the next hour.
 */
export const runSweeps = async (
  sweeps: readonly Sweep[],
  {
    after = Promise.resolve(),
    pause,
    signal,
    onFailed,
  }: {
    readonly after?: Promise<void> | undefined;
    readonly pause: Pause;
    readonly signal: AbortSignal;
    readonly onFailed: (sweep: string, error: unknown) => void;
  },
): Promise<void> => {
  await doneOrAborted(after, signal);
  while (sweeps.length > 0 && !signal.aborted) {
    for (const { name, run } of sweeps) {
      const failed = (error: unknown): void => onFailed(name, error);
      const tried = await tryOut(run, { policy: triedThenStopped, pause, signal, failed });
      if (tried.end === 'given-up') failed(tried.error);
    }
    await pause(EVERY_MS, signal);
  }
};

/** The context of a command that the program sends by itself. */
export const sweepContext = (now: number): CommandContext => {
  const commandId = randomUUID();
  return {
    actor: { id: 'system', role: 'system' },
    commandId,
    bodyDigest: '',
    correlationId: commandId,
    causationId: commandId,
    now,
  };
};

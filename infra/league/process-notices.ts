import type { ProcessDeps, ProcessStatus } from '@league/command-api/processes/process-runner.ts';

type OnNotice = (text: string) => void;

/** Tells of a process that failed at an event. */
export const onFault =
  (onNotice: OnNotice): ProcessDeps['onFault'] =>
  (name, event, error) =>
    onNotice(`process ${name} failed at ${event.type}, position ${event.position}: ${String(error)}; it tries again`);

/** Tells of processes that wait for an operator. */
export const sayWhatWaits = (
  processes: { readonly status: () => readonly ProcessStatus[] },
  onNotice: OnNotice,
): void => {
  for (const { name, state } of processes.status()) {
    if (state !== 'waiting') continue;
    onNotice(`process ${name} has lost its checkpoint and waits: start with --processes-from <position>`);
  }
};

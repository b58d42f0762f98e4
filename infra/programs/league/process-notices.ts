import type { ProcessDeps } from '@league/command-api/processes/process-runner.ts';

/** Tells what an operator may want to know of the processes. */
export const processNotices = (
  onNotice: (text: string) => void,
): Pick<ProcessDeps, 'onFault' | 'onWaiting' | 'onStopped'> => ({
  onFault: (name, event, error) =>
    onNotice(`process ${name} failed at ${event.type}, position ${event.position}: ${String(error)}; it tries again`),
  onWaiting: (name, why) => onNotice(`process ${name} ${why} and waits: start with --processes-from <position>`),
  onStopped: (name, { id, type, stream, position }, error) =>
    onNotice(
      `process ${name} stopped at ${type} ${id} of ${stream}, position ${position}: ${String(error)}; ` +
        `repair it and start again, or league skip ${name} ${id} --reason …`,
    ),
});

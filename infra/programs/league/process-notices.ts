import type { ProcessDeps } from '@league/command-api/processes/process-runner.ts';

/** Tells what an operator may want to know of the processes. */
export const processNotices = (onNotice: (text: string) => void): Pick<ProcessDeps, 'onFault' | 'onWaiting'> => ({
  onFault: (name, event, error) =>
    onNotice(`process ${name} failed at ${event.type}, position ${event.position}: ${String(error)}; it tries again`),
  onWaiting: (name, why) => onNotice(`process ${name} ${why} and waits: start with --processes-from <position>`),
});

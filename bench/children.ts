import { type ChildProcess, fork, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A process that a measurement started. */
export type Child = {
  /** CPU time used so far, ms, all threads; undefined where /proc does not tell. */
  readonly cpuMs: () => number | undefined;
  /** The most memory it had so far, MB; undefined where /proc does not tell. */
  readonly peakMb: () => number | undefined;
  readonly send: (message: object) => void;
  /** The next message that has not been looked at. @throws when the child ends before it */
  readonly message: <Message>() => Promise<Message>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Resolves when it has ended by itself. */
  readonly ended: Promise<void>;
  /** Ends it and waits for its end. */
  readonly stop: () => Promise<void>;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a `….child.ts` of this folder; it talks through messages. */
export const startChild = (file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Child => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return watch(fork(path, args, { execPath: process.execPath, execArgv: [], env: { ...process.env, ...env } }));
};

type ProgramOptions = { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv; readonly logFile: string };

/** Starts Node on a program whose output goes to a file. */
export const startProgram = ({ args, env, logFile }: ProgramOptions): Child => {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  closeSync(log);
  return watch(child);
};

const watch = (child: ChildProcess): Child => {
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  return {
    cpuMs: () => cpuMsOf(child.pid),
    peakMb: () => peakMbOf(child.pid),
    send: (message) => child.send(message),
    message: async <Message>() => {
      while (messages.length === 0) {
        if (!running.has(child)) throw new Error(`${child.spawnargs.at(-1) ?? 'a child'} has ended: ${child.exitCode}`);
        await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
      }
      return messages.shift() as Message;
    },
    signal: (signal) => child.kill(signal),
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const waiting = new AbortController();
      await Promise.race([ended, delay(STOP_MS, undefined, { signal: waiting.signal })]);
      waiting.abort();
      if (running.has(child)) child.kill('SIGKILL');
      await ended;
    },
  };
};

const STOP_MS = 15_000;
/** Kernel ticks in /proc, a hundred a second on every Linux there is (proc(5), USER_HZ). */
const TICK_MS = 10;

const cpuMsOf = (pid: number | undefined): number | undefined => {
  try {
    // After the name in parentheses: utime and stime are the 12th and 13th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
};

const peakMbOf = (pid: number | undefined): number | undefined => {
  try {
    const [, kB] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kB === undefined ? undefined : Number(kB) / 1024;
  } catch {
    return undefined;
  }
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import type { Part } from '@league/infra/programs/health/health.ts';
import { memoryFlags } from '../kit/memory-flags.ts';
import type { Main } from '@league/infra/programs/main/run.ts';
import { CHILD_ENVIRONMENT } from '../kit/child-environment.ts';
import { LONG_MS } from '../kit/patience.ts';

/** How a process ended, and all that it had said. */
export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
};

/** A running process of the distributed profile. */
export type ProcessUnderTest = {
  readonly name: Main['name'];
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** All that it has said so far on standard output and error. */
  readonly said: () => string;
  /** Resolves once it has said this. @throws when it ends before */
  readonly says: (what: RegExp) => Promise<RegExpExecArray>;
  /** The address where it answers, which it does before it is ready. */
  readonly url: Promise<string>;
  /** The answer of /health/ready, with its status. */
  readonly health: () => Promise<{ readonly status: number; readonly parts: readonly Part[] }>;
  /** The detail of one part in that answer; undefined where the part is missing. */
  readonly detailOf: (part: string) => Promise<string | undefined>;
  readonly metrics: () => Promise<string>;
};

/** Starts `node infra/programs/main/<name>.ts` with this environment and no other. */
export const startMain = (
  name: Main['name'],
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ProcessUnderTest => {
  const file = fileURLToPath(new URL(`../../infra/programs/main/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...memoryFlags(name), file, ...args], {
    env: { ...CHILD_ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    child.emit('said');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    child.emit('said');
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    child.emit('said');
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, out, err };
  });
  const says = (what: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const listen = (): void => {
        const found = what.exec(out + err);
        if (found !== null) resolve(found);
        else if (child.exitCode !== null || child.signalCode !== null) {
          reject(new Error(`${name} ended before it said ${String(what)}:\n${out}${err}`));
        } else return;
        child.off('said', listen);
      };
      child.on('said', listen);
      listen();
    });
  const operatorsUrl = says(/"operatorsUrl":"([^"]+)"/).then(([, at = '']) => at);
  const url = says(/"listening":"([^"]+)"/).then(([, at = '']) => at);
  for (const heard of [operatorsUrl, url]) heard.catch(() => {});
  const health: ProcessUnderTest['health'] = async () => {
    const answer = await fetch(`${await operatorsUrl}/health/ready`);
    const { parts } = (await answer.json()) as { parts: Part[] };
    return { status: answer.status, parts };
  };
  return {
    name,
    child,
    ended,
    said: () => out + err,
    says,
    url,
    health,
    detailOf: async (part) => (await health()).parts.find(({ name: one }) => one === part)?.detail,
    metrics: async () => (await fetch(`${await operatorsUrl}/metrics`)).text(),
  };
};

/**
 * Waits until the process is ready, or with `false` until it is not; a process that does not answer is not ready. No
 * operator helps: a server that comes back must be used again by itself.
 */
export const untilReady = ({ name, health }: ProcessUnderTest, ready = true): Promise<void> =>
  vi.waitFor(async () => {
    const { status, parts } = await health().catch(() => ({ status: 0, parts: [] }));
    const said = parts.filter(({ ok }) => !ok).map((part) => `${part.name}: ${part.detail}`);
    expect(status === 200, `${name} is${ready ? '' : ' not'} ready (${status}; ${said.join('; ')})`).toBe(ready);
  }, LONG_MS);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { ADMIN } from '../kit/admin.ts';
import { CHILD_ENVIRONMENT } from '../kit/child-environment.ts';
import { settingsOn } from '../kit/settings.ts';
import { type CallOptions, caller, type LeagueUnderTest } from './league-under-test.ts';

const CLI = fileURLToPath(new URL('../../infra/programs/cli/league.ts', import.meta.url));

export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
};

/** Standard error without the lines of progress, which appear where the work takes long. */
export const withoutProgress = ({ err }: Pick<Ended, 'err'>): string =>
  err.replaceAll(/^.*: \d+ of \d+, \d+\/s, \S+ s left\n/gm, '');

/** The `league` command in a process of its own, which is killed at the end of the test if it still runs. */
export type LeagueProcess = {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** Resolves when the text is on standard output. Rejects when the process ends before. */
  readonly said: (what: RegExp) => Promise<RegExpExecArray>;
  /** The address of the server, once the process says that it is up. */
  readonly url: Promise<string>;
};

export type Ways = {
  /** The file to which standard output goes. */
  readonly outFile?: string;
  /** A program, with arguments, that starts the command. */
  readonly under?: readonly string[];
  /** When a process that still runs is killed; at the end of the running test, unless told otherwise. */
  readonly atEnd?: (end: () => Promise<void>) => void;
};

/** Starts `league` with these arguments, and no environment but this one. */
export const league = (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { outFile, under = [], atEnd = onTestFinished }: Ways = {},
): LeagueProcess => {
  const output = outFile === undefined ? 'pipe' : openSync(outFile, 'a');
  const [program = '', ...all] = [...under, process.execPath, CLI, ...args];
  const child = spawn(program, all, {
    env: { ...CHILD_ENVIRONMENT, ...environment },
    stdio: ['ignore', output, 'pipe'],
  });
  if (typeof output === 'number') closeSync(output);
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    child.emit('said');
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    child.emit('said');
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    child.emit('said');
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, out, err };
  });
  const heard = (what: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const listen = (): void => {
        const found = what.exec(out + err);
        if (found !== null) resolve(found);
        else if (child.exitCode !== null || child.signalCode !== null) {
          reject(new Error(`ended before it said ${String(what)}: ${err}`));
        } else return;
        child.off('said', listen);
      };
      child.on('said', listen);
      listen();
    });
  const url = heard(/league: up at (\S+),/).then(([, at = '']) => at);
  url.catch(() => {});
  atEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, pid: child.pid ?? 0, ended, said: heard, url };
};

/** A server in a process of its own, called over HTTP as its admin. */
export type Server = LeagueProcess & {
  readonly at: string;
  readonly adminId: string;
  readonly token: string;
  readonly call: LeagueUnderTest['call'];
};

/** A server on this folder, without a sample; nobody has logged in yet. */
export const serve = (folder: string, ways: Ways = {}): LeagueProcess =>
  league(['start', '--empty'], settingsOn(folder), ways);

/** The same server, with its admin logged in. */
export const loggedIn = async (running: LeagueProcess): Promise<Server> => {
  const at = await running.url;
  const call = caller(at);
  const login = await call<{ token: string; _id: string }>('POST', '/api/admins/login', { body: ADMIN });
  const { token, _id: adminId } = login.body;
  return {
    ...running,
    at,
    adminId,
    token,
    call: <Body>(method: Parameters<typeof call>[0], path: string, options?: CallOptions) =>
      call<Body>(method, path, { token, ...options }),
  };
};

/** Starts a server on a folder, and logs its admin in. */
export const startServer = (folder: string, ways: Ways = {}): Promise<Server> => loggedIn(serve(folder, ways));

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { memoryFlags } from '@league/tests/kit/memory-flags.ts';
import type { Main } from '@league/infra/programs/main/run.ts';
import { connectLeague } from '@league/infra/programs/operations/connect-league.ts';
import type { Operations } from '@league/infra/programs/operations/operations.ts';
import { type Child, startProgram } from '../children.ts';
import type { Server } from '../load.ts';
import type { BenchOptions } from '../measurement.ts';
import { ADMIN_ENVIRONMENT, type RunningLeague, signIn } from '../running-league.ts';
import { leagueEnvironment, removeMeasured } from './servers.ts';

/**
 * A league in processes of its own over a SQLite log, Kafka and MongoDB, and an admin signed in to it: `url` is where its
 * first query-api answers, `send` goes to command-api.
 */
export type RunningDistributed = Pick<RunningLeague, 'url' | 'token' | 'send'> & {
  readonly commandApi: Server;
  readonly queryApis: readonly Server[];
  readonly projector: Child;
  readonly operations: Operations;
  /** Ends all processes, and takes what they left on the servers away. */
  readonly stop: () => Promise<void>;
};

type Ways = Pick<BenchOptions, 'say'> & {
  readonly queryApis?: number;
  /** The position from which command-api's processes go on in a league that has a history: this log's end. */
  readonly historyUpTo?: bigint;
  /** How long until all are ready: a history has to be projected first. */
  readonly readyMs?: number;
};

const READY_MS = 30_000;
const LOOK_MS = 50;
const PROFILE_ON_SIGNAL = new URL('../profile-on-signal.ts', import.meta.url).href;

/**
 * Starts them on a folder, which may hold a log already, and waits until all are ready. Each profiles itself into that
 * folder from one SIGUSR2 to the next. @throws when one is not ready in time, with what it wrote
 */
export const startDistributed = async (folder: string, ways: Ways): Promise<RunningDistributed> => {
  const { say, queryApis: copies = 1, historyUpTo, readyMs = READY_MS } = ways;
  mkdirSync(folder, { recursive: true });
  const environment = { ...leagueEnvironment(), DATA_DIR: folder };
  const started: Started[] = [];
  const start = (main: Main['name'], name: string = main, args: readonly string[] = []): Started => {
    const one = startMain(main, name, args, folder, environment);
    started.push(one);
    return one;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(started.map(({ child }) => child.stop()));
    await removeMeasured(environment, say);
  };
  try {
    const from = historyUpTo === undefined ? [] : ['--processes-from', historyUpTo.toString()];
    const commandApi = start('command-api', 'command-api', from);
    const projector = start('projector');
    start('forwarder');
    const queryApis = Array.from({ length: copies }, (_, index) => start('query-api', `query-api-${index + 1}`));
    const until = performance.now() + readyMs;
    for (const one of started) await untilReady(one, until);
    const operations = await connectLeague(dataFolder(folder));
    if (operations === undefined) throw new Error('nobody listens to the operator');
    const server = (one: Started): Server => ({ child: one.child, url: said(one, 'listening') ?? '' });
    const [commands, queries] = [server(commandApi), queryApis.map(server)];
    const { token, send } = await signIn(commands.url);
    const url = queries[0]?.url ?? '';
    return { url, token, send, commandApi: commands, queryApis: queries, projector: projector.child, operations, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

type Started = { readonly name: string; readonly child: Child; readonly logFile: string };

const startMain = (
  main: Main['name'],
  name: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Started => {
  const logFile = join(folder, `${name}.log`);
  const child = startProgram({
    args: [
      ...memoryFlags(main),
      '--import',
      PROFILE_ON_SIGNAL,
      fileURLToPath(new URL(`../../infra/programs/main/${main}.ts`, import.meta.url)),
      ...args,
    ],
    env: {
      ...environment,
      ...ADMIN_ENVIRONMENT,
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      PROFILE_FILE: join(folder, `${name}.cpuprofile`),
    },
    logFile,
  });
  return { name, child, logFile };
};

/** An address that the process names in its log. */
const said = ({ logFile }: Started, what: 'listening' | 'operatorsUrl'): string | undefined =>
  new RegExp(`"${what}":"([^"]+)"`).exec(readFileSync(logFile, 'utf8'))?.[1];

const untilReady = async (one: Started, until: number): Promise<void> => {
  while (performance.now() < until) {
    const url = said(one, 'operatorsUrl');
    const answer = url === undefined ? undefined : await fetch(`${url}/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await delay(LOOK_MS);
  }
  throw new Error(`${one.name} was not ready in time:\n${readFileSync(one.logFile, 'utf8')}`);
};

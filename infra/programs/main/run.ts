import { exitCodeOf, failureLines } from '../cli/failures.ts';
import { type Config, readConfig, requireSharedStores } from '../config.ts';
import { type Opened, type Opening, startProcess } from './process.ts';
import { openTerminalLog, stopSignal, tell } from './terminal.ts';

/** One of the processes of the distributed profile. */
export type Main = {
  readonly name: 'command-api' | 'query-api' | 'projector' | 'forwarder';
  /** Whether it answers requests, on HOST:PORT. */
  readonly serves: boolean;
  readonly open: (opening: Opening) => Promise<Opened>;
};

/** How long a stop may take: longer than a drain, since what has not ended by then never will. */
const STOP_MS = 15_000;

/**
 * Runs the process until SIGINT or SIGTERM, with settings from the environment. Exit codes: 0 stopped, 1 failed or did not
 * come to an end in time, 78 for settings or servers that will never do; the reason stands in one line on standard error.
 */
export const runMain = async (main: Main): Promise<void> => {
  // Sockets and files are for nobody else.
  process.umask(0o077);
  try {
    const config = readConfig(process.env);
    requireSharedStores(config, main.name);
    await runUntilStopped(main, config);
    process.exitCode = 0;
  } catch (error) {
    for (const line of failureLines(error)) tell(line);
    process.exitCode = exitCodeOf(error);
  }
  // Everything of ours is closed. A client may go on for a minute, asking a broker that has frozen: nobody waits for that.
  process.exit();
};

const runUntilStopped = async ({ name, serves, open }: Main, config: Config): Promise<void> => {
  const log = openTerminalLog({ level: config.LOG_LEVEL, base: { league: config.LEAGUE, process: name } });
  const stopping = new AbortController();
  const stopped = stopSignal().then((signal) => {
    log.info(`${signal}: stopping`);
    stopping.abort(new Error(`${signal} before the process was up`));
    setTimeout(() => {
      log.error(`${name} did not come to an end within ${STOP_MS} ms`);
      process.exit(1);
    }, STOP_MS).unref();
  });
  try {
    const { signal } = stopping;
    const running = await startProcess({ name, config, log, serves, open, signal });
    const { url, operatorsUrl, failed, stop } = running;
    log.info({ url, operatorsUrl }, `${name} is up`);
    running.warmUp();
    tell(`league: ${name} up${url === undefined ? '' : ` at ${url}`}`);
    try {
      await Promise.race([stopped, failed]);
    } finally {
      await stop();
    }
  } catch (error) {
    if (error !== stopping.signal.reason) throw error;
  }
  log.info(`${name} is down`);
};

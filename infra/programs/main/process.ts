import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { backoffAt, type RetryPolicy } from '@league/projector/running/retry-policy.ts';
import pino, { type Logger } from 'pino';
import type { Config } from '../config.ts';
import { type DataFolder, dataFolder } from '../data-folder/data-folder.ts';
import type { Health, Part } from '../health/health.ts';
import { serveHealth } from '../health/health-routes.ts';
import { createMetrics, type Metrics } from '../health/metrics.ts';
import { openOperatorsDoor, type OperatorsDoor } from '../health/operators-door.ts';
import { createDoor, type Door, warnOfAnyHost } from '../http/door.ts';
import { createGate, type Gate } from '../http/gate.ts';
import { createHttpServer, createLeagueApp, type Sides, stopServing } from '../http/league-server.ts';
import { UnsuitableServer } from '../../adapters/servers/unsuitable-server.ts';

/** What a process is given to open its part of the league with. */
export type Opening = {
  readonly config: Config;
  readonly log: Logger;
  readonly folder: DataFolder;
  readonly onNotice: (text: string) => void;
  readonly waitFor: WaitFor;
  /** How whatever runs on waits for a server that is away. */
  readonly retryPolicy: RetryPolicy;
  /** Ends the process, or its start, with this error: what goes on beside has found that it cannot. */
  readonly fail: (error: unknown) => void;
};

/**
 * Does what needs a server, again and again as long as that is away; /health/ready and the log say what is waited for.
 * @throws UnsuitableServer and whatever else is no matter of waiting, and the reason with which the process ends or fails
 */
export type WaitFor = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;

/** For what opens a league without being one of its processes: nothing is waited for. */
export const openingAtOnce = (config: Config, onNotice: (text: string) => void): Opening => ({
  config,
  log: pino({ level: 'silent' }),
  folder: dataFolder(config.DATA_DIR),
  onNotice,
  waitFor: (_what, work) => work(),
  retryPolicy: backoffAt(config.TEST_PACE),
  fail: (error) => onNotice(String(error)),
});

/** A part of the league, open. */
export type Opened = {
  /** What it answers; nothing for a process that only works. */
  readonly sides?: Sides;
  readonly parts: () => Promise<readonly Part[]>;
  readonly measure: (metrics: Metrics) => void;
  readonly close: () => Promise<void>;
};

/** A process of the league, up. */
export type Running<Part extends Opened> = {
  /** Where it answers; undefined for a process that only works. */
  readonly url: string | undefined;
  /** Where /health/ready and /metrics are; undefined without METRICS_PORT. */
  readonly operatorsUrl: string | undefined;
  readonly opened: Part;
  /** Rejects when it cannot go on. */
  readonly failed: Promise<never>;
  /** Lets requests under way end, at most 10 s, then closes everything in order. */
  readonly stop: () => Promise<void>;
};

export type ProcessOptions<Part extends Opened> = {
  readonly name: string;
  readonly config: Config;
  readonly log: Logger;
  readonly serves: boolean;
  readonly open: (opening: Opening) => Promise<Part>;
  /** Where the built web lies; web/dist unless told. Without it there are only answers. */
  readonly web?: string | undefined;
  /** Aborts the start. */
  readonly signal?: AbortSignal;
};

/** The port or address cannot be listened on; one line for the person who started the program. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/** The process is being stopped: the reason with which it gives up waiting for servers. */
class Ending extends Error {
  override readonly name = 'Ending';
}

const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * Starts a process of the league: it answers at once, 503 until its servers are there, and resolves when it is up.
 * @throws CannotListen, UnsuitableServer, DataFolderError and what else `open` refuses to wait for
 */
export const startProcess = async <Part extends Opened>(options: ProcessOptions<Part>): Promise<Running<Part>> => {
  const { name, config, log, serves, open, signal, web = WEB } = options;
  const ending = new AbortController();
  const stopping = AbortSignal.any(signal === undefined ? [ending.signal] : [signal, ending.signal]);
  const waiting = createWaiting(log, stopping, config.TEST_PACE);
  const state: { health: Health; endLive: () => void } = { health: waiting, endLive: () => {} };
  const health: Health = { parts: () => state.health.parts() };
  const metrics = createMetrics({ league: config.LEAGUE, process: name });
  const gate = createGate();
  const failed = Promise.withResolvers<never>();
  // Heard by whoever runs the process, and before that by nobody.
  failed.promise.catch(() => {});
  const server = createHttpServer(answering(createDoor(config, log), gate, health, metrics));
  // In this order: requests under way still need what was opened, and operators may look on until the end.
  const ends: Record<'serving' | 'opened' | 'door', () => Promise<void>> = {
    serving: async () => {},
    opened: async () => {},
    door: async () => {},
  };
  const fail = (error: unknown): void => {
    if (signal?.aborted === true || ending.signal.aborted) return;
    failed.reject(error);
    ending.abort(error);
  };
  const stop = async (): Promise<void> => {
    // What is waited for beside would keep the process from its end.
    ending.abort(new Ending('the process is being stopped'));
    await ends.serving();
    await ends.opened();
    await ends.door();
  };
  try {
    const url = serves ? await listen(server, config.HOST, config.PORT) : undefined;
    if (serves) {
      ends.serving = () => stopServing(server, state, log);
      warnOfAnyHost(config, log);
    }
    const door = await operatorsDoor(config, { health, metrics });
    if (door !== undefined) ends.door = door.close;
    log.info({ listening: url, operatorsUrl: door?.url }, 'listening');
    const opened = await open({
      config,
      log,
      folder: dataFolder(config.DATA_DIR),
      onNotice: (text) => log.warn(text),
      waitFor: waiting.waitFor,
      retryPolicy: backoffAt(config.TEST_PACE),
      fail,
    });
    ends.opened = opened.close;
    state.health = opened;
    opened.measure(metrics);
    const app = createLeagueApp(opened.sides ?? {}, {
      log,
      trustProxy: config.TRUST_PROXY,
      adsFrameUrl: config.ADS_FRAME_URL,
      ...(existsSync(web) ? { staticDir: web } : {}),
    });
    state.endLive = app.endLive;
    gate.open(app.handle);
    return { url, operatorsUrl: door?.url, opened, failed: failed.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * What the door refuses, health on the public port without particulars, then whatever the gate lets through; every answer is
 * measured.
 */
const answering =
  (refuses: Door, gate: Gate, health: Health, metrics: Metrics): Gate['handle'] =>
  (req, res) => {
    const started = performance.now();
    const measure = () => metrics.answered(req.method ?? '', res.statusCode, (performance.now() - started) / 1_000);
    if (!refuses(req, res) && !serveHealth(health, { particulars: false }, req, res)) gate.handle(req, res);
    // Most answers are finished bytes and have been handed over by now. A live line ends when its reader goes: that is no
    // answer's time, and no 'finish' either.
    if (res.writableEnded) measure();
    else res.once('finish', measure);
  };

const operatorsDoor = (
  { METRICS_HOST: host, METRICS_PORT: port }: Config,
  shown: Parameters<typeof openOperatorsDoor>[0],
): Promise<OperatorsDoor> | undefined =>
  port === undefined
    ? undefined
    : openOperatorsDoor(shown, { host, port }).catch((error: unknown) => {
        throw cannotListen(error, host, port);
      });

const listen = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, host, port)));
    server.listen(port, host, () => {
      const { port: chosen, address, family } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}`);
    });
  });

const cannotListen = (error: unknown, host: string, port: number): CannotListen => {
  const { code, message } = error as NodeJS.ErrnoException;
  return new CannotListen(
    code === 'EADDRINUSE' ? `port ${port} on ${host} is taken` : `cannot listen on ${host}:${port}: ${message}`,
  );
};

/** Between two tries, ms: so quickly at first, never more than two a second for long, and soon enough after a restart. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/** Waits for servers, and says which. */
const createWaiting = (log: Logger, signal: AbortSignal, pace: number): Health & { readonly waitFor: WaitFor } => {
  let now: Part = { name: 'start', ok: false, detail: 'starting' };
  const waitFor: WaitFor = async (what, work) => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      signal.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        if (error instanceof UnsuitableServer || !(error instanceof StoreUnavailable)) throw error;
        now = { name: what, ok: false, detail: `waiting: ${error.message}` };
        log.warn(`waiting for ${what}: ${error.message}`);
      }
      await delay((pauseMs * (0.75 + Math.random() / 4)) / pace, undefined, { signal }).catch(() => undefined);
    }
  };
  return { waitFor, parts: async () => [now] };
};

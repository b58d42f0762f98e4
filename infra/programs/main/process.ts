import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { problemOf } from '@league/command-api/http/problems.ts';
import { sendProblem } from '@league/events/access/problems.ts';
import { type RetryPolicy, whenAvailable } from '@league/events/ports/retries.ts';
import pino, { type Logger } from 'pino';
import { type Checks, checksFirst } from '../../adapters/event-store/check-behind.ts';
import { backoffAt } from '../../adapters/servers/backoff.ts';
import type { Config } from '../config.ts';
import { type DataFolder, dataFolder } from '../data-folder/data-folder.ts';
import type { Health, Part } from '../health/health.ts';
import { serveHealth } from '../health/health-routes.ts';
import { createMetrics, type Metrics } from '../health/metrics.ts';
import { createOperatorsDoor } from '../health/operators-door.ts';
import { createDoor, type Door, warnOfAnyHost } from '../http/door.ts';
import { createHttpServer, createLeagueApp, type LeagueApp, type Sides, stopServing } from '../http/league-server.ts';
import { UnsuitableServer } from '../../adapters/servers/unsuitable-server.ts';
import { type Closing, openAll } from '../league/closing.ts';
import { listen } from './listening.ts';

/** What a process is given to open its part of the league with. */
export type Opening = {
  readonly config: Config;
  readonly log: Logger;
  readonly folder: DataFolder;
  readonly onNotice: (text: string) => void;
  readonly waitFor: WaitFor;
  /** How whatever runs on waits for a server that is away. */
  readonly retryPolicy: RetryPolicy;
  /** When files are checked. */
  readonly checks: Checks;
  /** Ends the process, or its start, with this error: what goes on beside has found that it cannot. */
  readonly fail: (error: unknown) => void;
};

/**
 * Tries work that needs a server again and again while the server is away; /health/ready and the log say what is waited for.
 * @throws UnsuitableServer and every error that waiting does not mend, and the reason with which the process ends or fails
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
  checks: checksFirst,
  fail: (error) => onNotice(String(error)),
});

/** A part of the league, open. */
export type Opened = {
  /** What it answers; nothing for a process that only works. */
  readonly sides?: Sides;
  /** What it needs, and how that is: as at /health/ready. */
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
  /** Loads what renders pages, so that the first visitor need not wait for it. */
  readonly warmUp: () => void;
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

const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * Starts a process of the league: it answers at once, 503 until its servers are there, and resolves when it is up.
 * @throws CannotListen, UnsuitableServer, DataFolderError and what else `open` refuses to wait for
 */
export const startProcess = <Part extends Opened>(options: ProcessOptions<Part>): Promise<Running<Part>> =>
  openAll(async (closing) => {
    const { name, config, log, serves, open, signal, web = WEB } = options;
    const ending = new AbortController();
    const stopping = AbortSignal.any(signal === undefined ? [ending.signal] : [signal, ending.signal]);
    const waiting = createWaiting(log, stopping, config.TEST_PACE);
    const up: { opened?: Part; app?: LeagueApp } = {};
    const health: Health = { parts: () => (up.opened ?? waiting).parts() };
    const metrics = createMetrics({ league: config.LEAGUE, process: name });
    const failed = Promise.withResolvers<never>();
    // Who runs the process listens to it, but not before it is up: until then a rejection must not count as unhandled.
    failed.promise.catch(() => {});
    const fail = (error: unknown): void => {
      if (signal?.aborted === true || ending.signal.aborted) return;
      failed.reject(error);
      ending.abort(error);
    };
    // Closed the other way round: operators may look on until the end, and requests under way need what is opened.
    const operatorsUrl = await openOperatorsDoor(config, createOperatorsDoor(health, metrics), closing);
    closing.add(async () => up.opened?.close());
    closing.add(async () => up.app?.close());
    let url: string | undefined;
    if (serves) {
      const handle = answering(createDoor(config, log), health, () => up.app?.handle ?? notYet, metrics);
      const server = createHttpServer(handle);
      url = await listen(server, config.HOST, config.PORT);
      closing.add(() => stopServing(server, { endLive: () => up.app?.endLive() }, log));
      warnOfAnyHost(config, log);
    }
    // Whatever still waits for a server would keep the process from its end.
    closing.add(() => ending.abort(new Error('the process is being stopped')));
    log.info({ listening: url, operatorsUrl }, 'listening');
    const opened = await open({
      config,
      log,
      folder: dataFolder(config.DATA_DIR),
      onNotice: (text) => log.warn(text),
      waitFor: waiting.waitFor,
      retryPolicy: backoffAt(config.TEST_PACE),
      checks: checksFirst,
      fail,
    });
    up.opened = opened;
    opened.measure(metrics);
    const app = createLeagueApp(opened.sides ?? {}, {
      log,
      trustProxy: config.TRUST_PROXY,
      adsFrameUrl: config.ADS_FRAME_URL,
      pageWaitMs: config.PAGE_WAIT_MS,
      contact: { contactEmail: config.CONTACT_EMAIL, publicUrl: config.PUBLIC_URL },
      ...(existsSync(web) ? { staticDir: web } : {}),
    });
    up.app = app;
    metrics.gauge('league_pages_unrendered', 'Pages that browsers had to make, since the start', app.unrenderedPages);
    return { url, operatorsUrl, opened, warmUp: app.warmUp, failed: failed.promise, stop: closing.close };
  });

const openOperatorsDoor = async (
  { METRICS_HOST, METRICS_PORT }: Config,
  door: Server,
  closing: Closing,
): Promise<string | undefined> => {
  if (METRICS_PORT === undefined) return undefined;
  const url = await listen(door, METRICS_HOST, METRICS_PORT);
  closing.add(() => {
    const closed = door[Symbol.asyncDispose]();
    door.closeAllConnections();
    return closed;
  });
  return url;
};

const RETRY_AFTER_SECONDS = 2;

/** While servers are waited for: whoever asks is told to come again, and nothing is recorded. */
const notYet: RequestListener = (_req, res) => sendProblem(res, problemOf('STORE_UNAVAILABLE'), RETRY_AFTER_SECONDS);

/**
 * What the door refuses, health on the public port without particulars, then what `handle` answers; the time of every answer
 * is measured.
 */
const answering =
  (refuses: Door, health: Health, handle: () => RequestListener, metrics: Metrics): RequestListener =>
  (req, res) => {
    const started = performance.now();
    const measure = () => metrics.answered(req.method ?? '', res.statusCode, (performance.now() - started) / 1_000);
    if (!refuses(req, res) && !serveHealth(health, { particulars: false }, req, res)) handle()(req, res);
    // Most answers are ready bytes, written by now. A live stream ends when its reader leaves, without 'finish': how long it
    // lasted is not the time of an answer, and is not measured.
    if (res.writableEnded) measure();
    else res.once('finish', measure);
  };

/** Between two tries: quickly at first, and soon enough after a restart. */
const AT_START = { firstMs: 500, longestMs: 5_000 };

/** Waits for servers, and says which. */
const createWaiting = (log: Logger, signal: AbortSignal, pace: number): Health & { readonly waitFor: WaitFor } => {
  let now: Part = { name: 'start', ok: false, detail: 'starting' };
  const waitFor: WaitFor = (what, work) =>
    whenAvailable(work, backoffAt(pace, AT_START), signal, (error) => {
      if (error instanceof UnsuitableServer) throw error;
      now = { name: what, ok: false, detail: `waiting: ${error.message}` };
      log.warn(`waiting for ${what}: ${error.message}`);
    });
  return { waitFor, parts: async () => [now] };
};

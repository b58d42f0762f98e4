import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { turkishClock, turkishDay } from '@league/events/rules/turkish-time.ts';
import { readConfig } from '@league/infra/programs/config.ts';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { type Embedded, startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { leagueOperations } from '@league/infra/programs/operations/league-operations.ts';
import type { Operations } from '@league/infra/programs/operations/operations.ts';
import type { UnfinishedSample } from '@league/infra/programs/sample/unfinished-sample.ts';
import { ADMIN } from '../kit/admin.ts';
import { PACE } from '../kit/child-environment.ts';
import { settingsOn } from '../kit/settings.ts';

/** An answer as a client gets it. */
export type Answer<Body = unknown> = { readonly status: number; readonly headers: Headers; readonly body: Body };

/** The options of a call. */
export type CallOptions = {
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly key?: string;
  /** Repeats a GET as long as its answer is 503 or older than this position, since read models may lag for any time. */
  readonly minPosition?: string;
  /** Takes the first answer even where it is too old or 503, for tests of what the server itself answers. */
  readonly once?: boolean;
  readonly token?: string | null;
};

/** A real league of any profile, called over HTTP as its admin. */
export type LeagueUnderTest = {
  readonly url: string;
  readonly token: string;
  readonly call: <Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: CallOptions,
  ) => Promise<Answer<Body>>;
  /** The acts of the league's operator. */
  readonly operations: Operations;
  readonly stop: () => Promise<void>;
};

/** A league in the process of the test, on a fresh folder and a free port. */
export type EmbeddedUnderTest = LeagueUnderTest & { readonly embedded: Embedded };

export type Ways = {
  /** Fills the league with the sample; with one that is the same all day, where pictures of it are compared. */
  readonly sample?: boolean | 'same';
  readonly trustProxy?: number;
  /** The host names under which the league is reached, besides those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** The folder of another build of the web than the usual one. */
  readonly web?: string;
  /** More settings. */
  readonly environment?: Readonly<Record<string, string>>;
};

/** Starts an empty league and logs its admin in. */
export const startLeagueUnderTest = async (ways: Ways = {}): Promise<EmbeddedUnderTest> => {
  const { sample = false, trustProxy = 0, allowedHosts = [], web, environment } = ways;
  const folder = await mkdtemp(join(tmpdir(), 'league-'));
  if (sample !== false) noteSample(dataFolder(folder).sampleFile, sample === 'same' ? SAME : undefined);
  const config = readConfig({
    ...settingsOn(folder),
    TRUST_PROXY: String(trustProxy),
    ALLOWED_HOSTS: allowedHosts.join(','),
    ...environment,
  });
  const embedded = await startEmbedded({
    config,
    log: pino({ level: 'silent' }),
    sample: sample !== false,
    ...(web === undefined ? {} : { web }),
  });
  const call = caller(embedded.url);
  const login = await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN });
  const { token } = login.body;
  return {
    embedded,
    url: embedded.url,
    token,
    call: (method, path, options) => call(method, path, { token, ...options }),
    operations: leagueOperations(embedded.league, true),
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The id of all samples that are the same: ids derive from it. */
const SAME = '5f0c1d3e-8a57-4c43-9d39-6a3d0f6f2b11';

/** Begins a sample as if this Turkish day began, so that no match runs, whatever the hour is. */
export const noteSample = (file: string, id: string = randomUUID()): void => {
  const note: UnfinishedSample = {
    id,
    now: Date.parse(turkishDay(turkishClock(new Date().toISOString()).date).from),
    begunBy: 'start',
  };
  writeFileSync(file, JSON.stringify(note));
};

/** The pause, in ms, before a GET is repeated whose answer names no pause itself (Retry-After). */
const LOOK_AGAIN_MS = 50;

/** Calls the league at this address, without a session unless an option gives one. */
export const caller =
  (url: string): LeagueUnderTest['call'] =>
  async <Body>(method: string, path: string, options: CallOptions = {}): Promise<Answer<Body>> => {
    const { minPosition, once = false } = options;
    for (;;) {
      const answer = await callOnce<Body>(url, method, path, options);
      const behind = answer.status === 503 || answer.headers.has('x-stale');
      if (minPosition === undefined || once || !behind) return answer;
      const retryAfter = answer.headers.get('retry-after');
      await delay(retryAfter === null ? LOOK_AGAIN_MS : (1_000 * Number(retryAfter)) / PACE);
    }
  };

const callOnce = async <Body>(
  url: string,
  method: string,
  path: string,
  options: CallOptions,
): Promise<Answer<Body>> => {
  const { body, ifMatch, key, minPosition, token } = options;
  const res = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(minPosition === undefined ? {} : { 'x-min-position': minPosition }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await res.text();
  const isText = res.headers.get('content-type')?.startsWith('text/') === true;
  return {
    status: res.status,
    headers: res.headers,
    body: (text === '' ? null : isText ? text : JSON.parse(text)) as Body,
  };
};

/** A file of the data that lie beside the repository; undefined where it is missing. */
export const sharedData = (file: string): string | undefined => {
  const path = fileURLToPath(new URL(`../../../shared/data/${file}`, import.meta.url));
  return existsSync(path) ? path : undefined;
};

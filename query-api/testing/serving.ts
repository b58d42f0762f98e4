import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLAYER_ID } from '@league/events/access/admission.contract.ts';
import type { SessionReader } from '@league/events/ports/session-reader.ts';
import express from 'express';
import { onTestFinished } from 'vitest';
import type { Deadline } from '../http/deadline.ts';
import { createQueryApi, type QueryApi, type QueryApiDeps } from '../create-query-api.ts';
import { expectAsDeclared } from './as-declared.ts';
import { inMemoryReadModels } from './in-memory-read-models.ts';
import { NO_READERS } from './readers.ts';

/** The tokens of the one admin and the one player that {@link sessions} knows. */
export const ADMIN_TOKEN = 'admin-token-of-forty-three-characters-or-so';
export const ADMIN_ID = '00000000-0000-4000-8000-0000000000ad';
export const PLAYER_TOKEN = 'player-token-of-forty-three-characters-or-so';

/** The token of a player who is an admin too. */
export const PLAYING_ADMIN_TOKEN = 'playing-admin-token-of-forty-three-characters';

/** The header by which a session asks. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Knows one admin and one player, who has another session in which to be admin as well. */
const sessions: SessionReader = {
  identify: async (token) => {
    if (token === ADMIN_TOKEN) return { id: ADMIN_ID, roles: ['admin'] };
    if (token === PLAYING_ADMIN_TOKEN) return { id: PLAYER_ID, roles: ['player', 'admin'] };
    return token === PLAYER_TOKEN ? { id: PLAYER_ID, roles: ['player'] } : undefined;
  },
};

/** The clock of the GETs' deadlines, which the test controls. */
const testTime = () => {
  const underWay = new Set<() => void>();
  let begun = 0;
  const deadline: Deadline = (over) => {
    begun += 1;
    underWay.add(over);
    return () => void underWay.delete(over);
  };
  return {
    deadline,
    /** How many GETs have begun. */
    begun: () => begun,
    /** How many GETs are not answered yet. */
    underWay: () => underWay.size,
    /** Lets the deadline of all running GETs pass. */
    isOver: (): void => underWay.forEach((over) => over()),
  };
};

/** A query API over Maps, with the lines that it logged. */
export const queryApiInMemory = (overrides: Partial<QueryApiDeps> = {}) => {
  const models = inMemoryReadModels();
  const time = testTime();
  const logged: { level: 'warn' | 'error'; details: object; message: string }[] = [];
  const log: QueryApiDeps['log'] = {
    warn: (details, message) => logged.push({ level: 'warn', details, message }),
    error: (details, message) => logged.push({ level: 'error', details, message }),
  };
  const deps: QueryApiDeps = {
    ...NO_READERS,
    reader: models.reader,
    positions: models.positions,
    moves: models.moves,
    images: { get: async () => undefined },
    // A picture of which every byte is known: what would be drawn.
    draw: async (svg) => Buffer.from(svg),
    sessions,
    actorNames: { names: async () => new Map([[ADMIN_ID, 'yonetici']]) },
    log,
    document: () => '{}',
    securityHeaders: { 'X-Content-Type-Options': 'nosniff' },
    deadline: time.deadline,
    ...overrides,
  };
  return { models, logged, time, deps, api: createQueryApi(deps) };
};

/** Serves the API as infra does until the test ends, and records which requests never reached Express. */
export const serve = async ({ router, tryServe }: QueryApi) => {
  const app = express().disable('x-powered-by').use(router);
  const fast: string[] = [];
  const server = createServer((req, res) => {
    if (tryServe(req, res)) fast.push(req.url ?? '');
    else app(req, res);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> => {
    const response = await fetch(origin + path, { headers, method });
    if (method === 'GET') await expectAsDeclared(origin + path, 'authorization' in headers, response.clone());
    return response;
  };
  /** Sends the path byte for byte (fetch would normalise it), with any headers. */
  const getRaw = (path: string, headers: Record<string, string | string[]> = {}, method = 'GET') =>
    rawRequest(port, path, headers, method);
  return { origin, get, getRaw, fast };
};

const rawRequest = async (port: number, path: string, headers: Record<string, string | string[]>, method: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: IncomingHttpHeaders;
    body: Buffer;
  }>();
  request({ host: '127.0.0.1', port, path, headers, method }, (res) => {
    const chunks: Buffer[] = [];
    res.on('data', (chunk: Buffer) => chunks.push(chunk));
    res.on('end', () => {
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) });
    });
  })
    .on('error', reject)
    .end();
  return promise;
};

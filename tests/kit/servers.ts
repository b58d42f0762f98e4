import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { describeWhere } from './skip.ts';

/** The servers of the distributed profile, by the environment variable with their address. */
const VARIABLES = {
  mongodb: 'MONGODB_URL',
  kafka: 'KAFKA_BROKERS',
  eventstoredb: 'EVENTSTORE_URL',
} as const;

export type ServerName = keyof typeof VARIABLES;

/**
 * A suite that needs real servers. Their addresses come from the environment, or from containers where Docker runs
 * (servers.setup.ts); otherwise the suite is listed as skipped. Where `REQUIRE_SERVERS` names a server (`.ci/run`), its
 * absence fails the suite instead.
 */
export const describeWithServers = (needs: readonly ServerName[], name: string, body: () => void): void => {
  const missing = needs.filter((server) => process.env[VARIABLES[server]] === undefined);
  const runs = needs.every(hasServer);
  const variables = missing.map((server) => VARIABLES[server]).join(', ');
  describeWhere(runs, `no ${missing.join(', no ')} here: set ${variables}`, name, body);
};

/** Whether tests run on a real server of this kind: its address is known, or it is required, and its absence fails them. */
export const hasServer = (server: ServerName): boolean => {
  const required = (process.env['REQUIRE_SERVERS'] ?? '').split(',');
  return process.env[VARIABLES[server]] !== undefined || required.includes(server);
};

/**
 * The server's address, to be called only inside a suite that needs the server. The variable may name
 * several servers, with spaces between: each of vitest's workers then has its own, so that one test's
 * transactions do not delay another's.
 */
export const serverUrl = (server: ServerName): string => {
  const urls = process.env[VARIABLES[server]]?.split(' ') ?? [];
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
  const url = urls[(worker - 1) % urls.length];
  expect(url, `${VARIABLES[server]} is not set`).toBeDefined();
  return url ?? '';
};

/** The name of a league that no other test uses: tests share servers, where each is a league of its own. */
export const freshLeague = (): string => `t${randomBytes(8).toString('hex')}`;

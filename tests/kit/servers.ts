import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { describeWhere } from './skip.ts';

/** The servers of the distributed profile, by the variable of the environment that says where one is. */
const VARIABLES = {
  mongodb: 'MONGODB_URL',
  kafka: 'KAFKA_BROKERS',
  eventstoredb: 'EVENTSTORE_URL',
} as const;

export type ServerName = keyof typeof VARIABLES;

/**
 * A suite that needs real servers. They come from the environment, or from containers where Docker runs
 * (servers.setup.ts); else the suite is skipped by name. Where `REQUIRE_SERVERS` lists one (`.ci/run`), its absence fails
 * the suite instead.
 */
export const describeWithServers = (needs: readonly ServerName[], name: string, body: () => void): void => {
  const required = (process.env['REQUIRE_SERVERS'] ?? '').split(',');
  const missing = needs.filter((server) => process.env[VARIABLES[server]] === undefined);
  const runs = missing.every((server) => required.includes(server));
  const variables = missing.map((server) => VARIABLES[server]).join(', ');
  describeWhere(runs, `no ${missing.join(', no ')} here: set ${variables}`, name, body);
};

/**
 * Where the server is. Only inside a suite that needs it. The variable may name several, with spaces between: each of
 * vitest's workers then has one to itself, where a server lets one league wait for the transactions of another.
 */
export const serverUrl = (server: ServerName): string => {
  const urls = process.env[VARIABLES[server]]?.split(' ') ?? [];
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
  const url = urls[(worker - 1) % urls.length];
  expect(url, `${VARIABLES[server]} is not set`).toBeDefined();
  return url ?? '';
};

/** The name of a league that nobody else uses: tests share servers, and a test run is one more league. */
export const freshLeague = (): string => `t${randomBytes(8).toString('hex')}`;

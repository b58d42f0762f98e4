import { randomBytes } from 'node:crypto';

/** The variables that say where the servers of the distributed profile are; without them nothing of it is measured. */
export const NEEDED_SERVERS = ['KAFKA_BROKERS', 'MONGODB_URL'] as const;

/** A league of its own on the servers of this process's environment, over a SQLite log. It is to be removed afterwards. */
export const leagueEnvironment = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(NEEDED_SERVERS.map((name) => [name, process.env[name] ?? ''])),
  LEAGUE: `b${randomBytes(8).toString('hex')}`,
  EVENT_LOG: 'sqlite',
  EVENT_FEED: 'kafka',
  READ_MODELS: 'mongodb',
});

import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { removeLeague } from '@league/tests/kit/remove-league.ts';

/** The variables that say where the servers of the distributed profile are; without them nothing of it is measured. */
export const NEEDED_SERVERS = ['KAFKA_BROKERS', 'MONGODB_URL'] as const;

type Environment = Readonly<Record<string, string>>;

/** A league of its own on the servers of this process's environment, over a SQLite log. It is to be removed afterwards. */
export const leagueEnvironment = (): Environment => ({
  ...Object.fromEntries(NEEDED_SERVERS.map((name) => [name, process.env[name] ?? ''])),
  LEAGUE: `b${randomBytes(8).toString('hex')}`,
  EVENT_LOG: 'sqlite',
  EVENT_FEED: 'kafka',
  READ_MODELS: 'mongodb',
});

/**
 * How long the bench waits for the drop of a database. mongod drops any at once. SecantusDB 0.7 takes minutes for 10,000 documents:
 * such a database stays until an operator wipes the server.
 */
const DROP_MS = 30_000;

/** Takes a league that was measured away from the servers. What cannot be removed costs only space, and is told. */
export const removeMeasured = async (
  { LEAGUE = '', KAFKA_BROKERS = '', MONGODB_URL = '' }: Environment,
  say: (line: string) => void,
): Promise<void> => {
  const mongo = new MongoClient(MONGODB_URL, { socketTimeoutMS: DROP_MS });
  try {
    await mongo.db(LEAGUE).dropDatabase();
    await removeLeague({ LEAGUE, KAFKA_BROKERS });
  } catch (error) {
    say(`league ${LEAGUE} could not be removed from the servers: ${String(error)}`);
  } finally {
    await mongo.close();
  }
};

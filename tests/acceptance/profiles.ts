import { describe } from 'vitest';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { describeWithServers } from '../kit/servers.ts';
import { type DistributedWays, startDistributedLeague } from './distributed-league.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';

/** Starts a league on one of the profiles. */
export type StartLeague = (ways?: Pick<DistributedWays, 'sample'>) => Promise<LeagueUnderTest>;

/** The log of the distributed profile. */
type Log = 'sqlite' | 'eventstoredb';

/**
 * Tells a story on Kafka and MongoDB, in several processes, over this log. EventStoreDB is the server that `EVENTSTORE_URL`
 * names, or a double of it. Where Kafka or MongoDB is missing, the story is listed as skipped.
 */
export const describeOnServers = (name: string, log: Log, story: (start: StartLeague) => void): void => {
  const isDouble = log === 'eventstoredb' && process.env['EVENTSTORE_URL'] === undefined;
  const logName = log === 'sqlite' ? 'SQLite' : isDouble ? 'a double of EventStoreDB' : 'EventStoreDB';
  describeWithServers(['kafka', 'mongodb'], `${name}, on ${logName}, Kafka and MongoDB`, () =>
    story(isDouble ? startOnDouble : (ways) => startDistributedLeague({ ...ways, log })),
  );
};

/** Tells the same story on both profiles: in one process on files, and {@link describeOnServers}. */
export const describeOnBothProfiles = (name: string, log: Log, story: (start: StartLeague) => void): void => {
  describe(`${name}, in one process on files`, () => {
    story(startLeagueUnderTest);
  });
  describeOnServers(name, log, story);
};

/** A league over a double of EventStoreDB that ends with it. */
const startOnDouble = async (ways: DistributedWays = {}): Promise<LeagueUnderTest> => {
  const double = await startEventStoreDbDouble();
  const league = await startDistributedLeague({
    ...ways,
    log: 'eventstoredb',
    servers: { EVENTSTORE_URL: double.url },
  });
  const stop = async (): Promise<void> => {
    await league.stop();
    double.close();
  };
  return { ...league, stop };
};

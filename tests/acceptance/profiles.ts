import { describe } from 'vitest';
import { describeWithServers, hasServer } from '../kit/servers.ts';
import { type DistributedWays, startDistributedLeague } from './distributed-league.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';

/** Starts a league on one of the profiles. */
export type StartLeague = (ways?: Pick<DistributedWays, 'sample'>) => Promise<LeagueUnderTest>;

/** The log of the distributed profile. */
type Log = 'sqlite' | 'eventstoredb';

/**
 * Tells a story on Kafka and MongoDB, in several processes, over this log; over a double of EventStoreDB where tests have no such
 * server. Where Kafka or MongoDB is missing, the suite is listed as skipped.
 */
export const describeOnServers = (name: string, log: Log, story: (start: StartLeague) => void): void => {
  const onEventStoreDb = hasServer('eventstoredb') ? 'EventStoreDB' : 'a double of EventStoreDB';
  const logName = log === 'sqlite' ? 'SQLite' : onEventStoreDb;
  describeWithServers(['kafka', 'mongodb'], `${name}, on ${logName}, Kafka and MongoDB`, () =>
    story((ways) => startDistributedLeague({ ...ways, log })),
  );
};

/** Tells the story twice: on a league in one process on files, and on a league on servers, as {@link describeOnServers} does. */
export const describeOnBothProfiles = (name: string, log: Log, story: (start: StartLeague) => void): void => {
  describe(`${name}, in one process on files`, () => {
    story(startLeagueUnderTest);
  });
  describeOnServers(name, log, story);
};

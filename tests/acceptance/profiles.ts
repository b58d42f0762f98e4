import { describe } from 'vitest';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { describeWithServers } from '../kit/servers.ts';
import { startDistributedLeague } from './distributed-league.ts';
import { type LeagueUnderTest, startLeagueUnderTest, type Ways } from './league-under-test.ts';

/** Starts a league on one of the profiles. */
export type StartLeague = (ways?: Pick<Ways, 'sample'>) => Promise<LeagueUnderTest>;

/** Runs the same story on both profiles; where the servers of a profile are missing, its story is listed as skipped. */
export const describeOnBothProfiles = (name: string, story: (start: StartLeague) => void): void => {
  describe(`${name}, in one process on files`, () => {
    story(startLeagueUnderTest);
  });
  describeWithServers(['kafka', 'mongodb'], `${name}, on SQLite, Kafka and MongoDB, in five processes`, () =>
    story((ways) => startDistributedLeague({ ...ways, log: 'sqlite' })),
  );
  describeWithServers(
    ['eventstoredb', 'kafka', 'mongodb'],
    `${name}, on EventStoreDB, Kafka and MongoDB, in five processes`,
    () => story((ways) => startDistributedLeague({ ...ways, log: 'eventstoredb' })),
  );
};

/** {@link describeOnBothProfiles}, and on a double of EventStoreDB: for stories in which the log itself plays a part. */
export const describeOnProfiles = (name: string, story: (start: StartLeague) => void): void => {
  describeOnBothProfiles(name, story);
  describeWithServers(['kafka', 'mongodb'], `${name}, on a double of EventStoreDB, Kafka and MongoDB`, () =>
    story(async (ways) => {
      const double = await startEventStoreDbDouble();
      const servers = { EVENTSTORE_URL: double.url };
      const league = await startDistributedLeague({ ...ways, log: 'eventstoredb', servers });
      const stop = async (): Promise<void> => {
        await league.stop();
        double.close();
      };
      return { ...league, stop };
    }),
  );
};

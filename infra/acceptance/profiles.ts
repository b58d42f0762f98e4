import { describe } from 'vitest';
import { describeWithServers } from '../testing/servers.ts';
import { startDistributedLeague } from './distributed-league.ts';
import { type LeagueUnderTest, startLeagueUnderTest, type Ways } from './league-under-test.ts';

/** Starts a league on one of the profiles. */
export type StartLeague = (ways?: Pick<Ways, 'sample'>) => Promise<LeagueUnderTest>;

/** Tells the same story of every profile: of those whose servers are not here, the story is named as skipped. */
export const describeOnProfiles = (name: string, story: (start: StartLeague) => void): void => {
  describe(`${name}, in one process on files`, () => story(startLeagueUnderTest));
  describeWithServers(['kafka', 'mongodb'], `${name}, on SQLite, Kafka and MongoDB, in five processes`, () =>
    story((ways) => startDistributedLeague({ ...ways, log: 'sqlite' })),
  );
  describeWithServers(
    ['eventstoredb', 'kafka', 'mongodb'],
    `${name}, on EventStoreDB, Kafka and MongoDB, in five processes`,
    () => story((ways) => startDistributedLeague({ ...ways, log: 'eventstoredb' })),
  );
};

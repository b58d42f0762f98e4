import { registry } from '@league/projector/registry.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { freshLeague } from '../kit/servers.ts';
import { type EmbeddedUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { doubleRound, importSeason } from './made-up-season.ts';
import { currentMatches } from '@league/command-api/season-authority/state.ts';

vi.setConfig({ hookTimeout: 180_000, testTimeout: 180_000 });

/** So many teams give at least so many matches in two legs: what a command costs does not grow with them. */
const SEASON = { planned: 2_000, teams: 46 };

/** A limit, in ms, for a test that hangs. */
const HANGING_MS = 60_000;

const CLIENTS = 50;
/** How many results each client enters. */
const ROUNDS = 10;
/** The index of a match that none of the clients has. */
const ONE_CLIENT = CLIENTS;

describe(`a whole league over the double of EventStoreDB, ${SEASON.planned} matches planned`, () => {
  let double: EventStoreDbDouble;
  let league: EmbeddedUnderTest;
  let matches: readonly string[];

  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    const environment = { EVENT_LOG: 'eventstoredb', EVENTSTORE_URL: double.url, LEAGUE: freshLeague() };
    league = await startLeagueUnderTest({ environment });
    const [titles, ...rows] = doubleRound(SEASON.teams).split('\n');
    await importSeason(league, [titles, ...rows.slice(0, SEASON.planned)].join('\n'));
    const { seasons } = (await league.embedded.league.deps.seasons.load()).state;
    matches = currentMatches(seasons).map(({ matchId }) => matchId);
  });
  afterAll(async () => {
    await league.stop();
    double.close();
  });

  /** Waits until all projections and processes have reached the head. */
  const allIsFed = async (): Promise<void> => {
    const { store, positions, processes } = league.embedded.league;
    const head = await store.head();
    for (const { name } of processes.status()) expect(await processes.reached(name, head)).toBe(true);
    const names = registry.map(({ name }) => name);
    expect(await positions.reached(names, head, HANGING_MS)).toBe(true);
  };

  const result = async (match: number, goals: number): Promise<void> => {
    const path = `/api/matches/${matches[match]}/results`;
    const answer = await league.call('PUT', path, { body: { homeScore: goals, awayScore: 1 } });
    expect(answer).toMatchObject({ status: 200 });
  };

  /** The bytes of events that subscriptions have delivered, without the envelopes of messages. */
  const fedBytes = (records: number): number => {
    const { data, metadata } = double.log.records.findLast(({ type }) => type.startsWith('MatchResult')) ?? {};
    return records * ((data?.length ?? 0) + (metadata?.length ?? 0));
  };
  const fed = (): number => [...double.served].reduce((sum, { written }) => sum + written, 0);

  it('asks at most twice and appends once for a result of one client, and moves at most 10 kB beside the feed', async () => {
    expect(matches).toHaveLength(SEASON.planned);
    await result(ONE_CLIENT, 0);
    await allIsFed();
    const before = fed();
    let bytes = 0;
    for (let goals = 1; goals <= ROUNDS; goals += 1) {
      double.countAnew();
      await result(ONE_CLIENT, goals);
      const { streamReads, appends, receivedBytes, sentBytes } = double.counts;
      expect(streamReads).toBeLessThanOrEqual(2);
      expect(appends).toBe(1);
      bytes += receivedBytes + sentBytes;
    }
    expect((bytes - fedBytes(fed() - before)) / ROUNDS).toBeLessThanOrEqual(10_000);
  });

  it('shares reads between fifty clients: at most 1.5 reads for each command', async () => {
    double.countAnew();
    const client = async (match: number): Promise<void> => {
      for (let goals = 1; goals <= ROUNDS; goals += 1) await result(match, goals);
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, match) => client(match)));
    const commands = CLIENTS * ROUNDS;
    expect(double.counts.appends).toBe(commands);
    expect(double.counts.streamReads / commands).toBeLessThanOrEqual(1.5);
  });
});

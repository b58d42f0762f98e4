import { join } from 'node:path';
import type { CommandContext } from '@league/command-api/handling/handle-command.ts';
import { handleMatch } from '@league/command-api/match/handle-match.ts';
import { createMatchAuthority } from '@league/command-api/match/match-authority.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import {
  fixture,
  fixturesGenerated,
  newEvent,
  numberedId,
  sampleMetadata,
  seasonStarted,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEventStoreDb } from '../servers/eventstoredb.ts';
import { startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { freshLeague } from '@league/tests/kit/servers.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { openEventStoreDbEventStore } from './eventstoredb.ts';
import { createMemoryEventStore } from './memory.ts';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';

/** The same log as two processes have it. */
const logs: Readonly<Record<string, () => Promise<readonly [EventStore, EventStore]>>> = {
  memory: async () => {
    const store = createMemoryEventStore();
    return [store, store];
  },
  SQLite: async () => {
    const file = join(temporaryFolder(), 'events.db');
    return [openSqliteEventStore(file), openSqliteEventStore(file)];
  },
  EventStoreDB: async () => {
    const double = await startEventStoreDbDouble();
    const servers = [
      openEventStoreDb(double.url, { log: SILENT }),
      openEventStoreDb(double.url, { log: SILENT }),
    ] as const;
    onTestFinished(async () => {
      for (const server of servers) await server.close();
      double.close();
    });
    const league = freshLeague();
    return [openEventStoreDbEventStore(servers[0], league), openEventStoreDbEventStore(servers[1], league)];
  },
};

const planned = fixture();
const { matchId } = planned;

const contextOf = (number: number, bodyDigest = 'a'.repeat(64), now = 1_000): CommandContext => ({
  ...sampleMetadata(),
  commandId: numberedId(number),
  correlationId: numberedId(number),
  causationId: numberedId(number),
  bodyDigest,
  now,
});

const setup = async (name: string) => {
  const [store, other] = (await logs[name]?.()) ?? [];
  if (store === undefined || other === undefined) throw new Error(`no log ${name}`);
  onTestFinished(async () => {
    await store.close();
    await other.close();
  });
  await store.append(
    seasonsStream,
    [newEvent(seasonStarted()), newEvent(fixturesGenerated({ matches: [planned] }))],
    'no-stream',
  );
  /** A process that decides on what it knows of the match, and reads no more than it has to. */
  const process = (log: EventStore) => {
    const seasons = createMatchAuthority(log);
    const deps = { store: log, seasons, adminNames: async () => new Map<string, string>() };
    const result = (homeScore: number, context: CommandContext) =>
      handleMatch(
        deps,
        matchId,
        (planned) => ({ type: 'EnterMatchResult', planned, parts: { homeScore, awayScore: 0 }, status: 'finished' }),
        context,
      );
    /** The match as it is kept, and as it stands in the log. */
    const views = async () => {
      const { acts } = (await seasons.load()).state;
      const kept = seasons.match(matchId, acts).assumed?.();
      const anew = await createMatchAuthority(log).match(matchId, acts).load();
      return [kept, anew].map((loaded) => ({ ...loaded, madeBy: undefined }));
    };
    return { result, views };
  };
  return {
    here: process(store),
    elsewhere: process(other),
    scores: async () =>
      (await store.readStream(matchStream(matchId))).events.map((event) => {
        if (event.type === 'MatchResultEntered') return event.data.result.homeScore;
        return event.type === 'MatchResultCorrected' ? event.data.corrected.homeScore : event.type;
      }),
  };
};

describe.each(Object.keys(logs))(
  'over the log %s, a match of which one of two processes has not seen the last',
  (name) => {
    it('is decided on anew by that one', async () => {
      const { here, elsewhere, scores } = await setup(name);
      await here.result(1, contextOf(1));
      await elsewhere.result(2, contextOf(2));
      await elsewhere.result(3, contextOf(3));
      expect((await here.result(1, contextOf(4))).state).toMatchObject({ resultRevision: 4 });
      expect(await scores()).toEqual([1, 2, 3, 1]);
      const [kept, anew] = await here.views();
      expect(kept).toStrictEqual(anew);
    });

    it.each([
      ['the same', 1, 1_000],
      ['later the same', 1, 2_000],
      ['something else', 5, 1_000],
    ])('gets a command once that was recorded there and comes to %s here', async (_, homeScore, now) => {
      const { here, elsewhere, scores } = await setup(name);
      const first = await elsewhere.result(1, contextOf(1));
      const again = await here.result(homeScore, contextOf(1, undefined, now));
      expect(again.events).toEqual(first.events);
      expect(again).toMatchObject({ position: first.position, state: { result: { homeScore: 1 } } });
      expect(await scores()).toEqual([1]);
      const [kept, anew] = await here.views();
      expect(kept).toStrictEqual(anew);
    });

    it('refuses the key of what was recorded there of another body', async () => {
      const { here, elsewhere, scores } = await setup(name);
      await elsewhere.result(1, contextOf(1));
      const reused = here.result(2, contextOf(1, 'b'.repeat(64)));
      await expect(reused).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      expect(await scores()).toEqual([1]);
    });
  },
);

import { eventStoreContract } from '@league/events/ports/event-store.contract.ts';
import { type EventStore, RevisionConflict } from '@league/events/ports/event-store.ts';
import { newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { openEventStoreDbEventStore } from './eventstoredb.ts';

/** Two leagues on the same server; `server` is asked for when a test runs. */
const sharedServerSuite = (server: () => EventStoreDb): void => {
  describe('two leagues on one server', () => {
    let store: EventStore;
    let other: EventStore;
    let league: string;
    beforeEach(() => {
      league = freshLeague();
      store = openEventStoreDbEventStore(server(), league);
      other = openEventStoreDbEventStore(server(), `${league}2`);
    });

    it('see nothing of each other, also where one name begins the other', async () => {
      await store.append('team-a', teamHistory(2), 'no-stream');
      expect(await other.head()).toBe(0n);
      expect(await other.readAll(0n, 10)).toEqual([]);
      expect(await other.readStream('team-a')).toEqual({ events: [], revision: 'no-stream' });
      const { positions } = await other.append('team-a', teamHistory(3), 'no-stream');
      expect((await other.readAll(0n, 10)).map(({ position }) => position)).toEqual(positions);
      expect((await other.replay(0n, 10)).map(({ stream }) => stream)).toEqual(['team-a', 'team-a', 'team-a']);
      expect(await store.readAll(0n, 10)).toHaveLength(2);
      expect(await store.head()).toBeLessThan(positions[0] ?? 0n);
      expect(await store.idAt(positions[0] ?? 0n)).toBeUndefined();
      await expect(other.append('team-a', [newEvent(teamCreated())], 0n)).rejects.toThrow(RevisionConflict);
    });

    it('read on at the head, however much the other wrote meanwhile', async () => {
      const { position } = await store.append('team-a', teamHistory(2), 'no-stream');
      for (let round = 0; round < 3; round += 1) {
        await other.append(`team-${round}`, teamHistory(5), 'no-stream');
        expect(await store.head()).toBe(position);
        expect(await store.readAll(position, 10)).toEqual([]);
      }
      const next = await store.append('team-a', [newEvent(teamCreated())], 1n);
      expect((await store.readAll(position, 10)).map((event) => event.position)).toEqual([next.position]);
      expect(await store.head()).toBe(next.position);
      expect(await store.readAll(0n, 10)).toHaveLength(3);
    });

    it('hear of what another process writes', async () => {
      const heard = Promise.withResolvers<void>();
      const looking = () =>
        store.head().then(
          (head) => head > 0n && heard.resolve(),
          () => undefined,
        );
      store.onAppended(() => void looking());
      const elsewhere = openEventStoreDbEventStore(server(), league);
      await elsewhere.append('team-b', [newEvent(teamCreated())], 'no-stream');
      await heard.promise;
      await store.close();
    });
  });
};

describe('over the double', () => {
  let double: EventStoreDbDouble;
  let server: EventStoreDb;
  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    server = openEventStoreDb(double.url, { log: SILENT });
  });
  afterAll(async () => {
    await server.close();
    double.close();
  });

  eventStoreContract('EventStoreDB', async () => openEventStoreDbEventStore(server, freshLeague()));
  sharedServerSuite(() => server);
});

describeWithServers(['eventstoredb'], 'over a real server', () => {
  let server: EventStoreDb;
  beforeAll(() => {
    server = openEventStoreDb(serverUrl('eventstoredb'), { log: SILENT });
  });
  afterAll(() => server.close());

  eventStoreContract('EventStoreDB', async () => openEventStoreDbEventStore(server, freshLeague()));
  sharedServerSuite(() => server);
});

import { eventFeedContract, type FeedUnderTest } from '@league/events/ports/event-feed.contract.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { openEventStoreDbEventStore } from '../event-store/eventstoredb.ts';
import { type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { SILENT } from '@league/tests/kit/silent.ts';

const BATCH = 50;

const underTest = (server: EventStoreDb): FeedUnderTest => {
  const league = freshLeague();
  const store = openEventStoreDbEventStore(server, league, { batchEvents: BATCH });
  return { store, feed: store.feed, batchLimit: BATCH, close: store.close };
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

  eventFeedContract('EventStoreDB', async () => underTest(server));
});

describeWithServers(['eventstoredb'], 'over a real server', () => {
  let server: EventStoreDb;
  beforeAll(() => {
    server = openEventStoreDb(serverUrl('eventstoredb'), { log: SILENT });
  });
  afterAll(() => server.close());

  eventFeedContract('EventStoreDB', async () => underTest(server));
});

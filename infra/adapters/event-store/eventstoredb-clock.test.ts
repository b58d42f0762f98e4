import { eventFeedContract } from '@league/events/ports/event-feed.contract.ts';
import { eventStoreContract } from '@league/events/ports/event-store.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEventStoreDb, type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { freshLeague } from '@league/tests/kit/servers.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { openEventStoreDbEventStore } from './eventstoredb.ts';

const BATCH = 50;

describe.each([
  ['ahead', 3_600_000],
  ['behind', -3_600_000],
])('over a server whose clock is an hour %s', (_, clockAheadMs) => {
  let double: EventStoreDbDouble;
  let server: EventStoreDb;
  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    double.faults.clockAheadMs = clockAheadMs;
    server = openEventStoreDb(double.url, { log: SILENT });
  });
  afterAll(async () => {
    await server.close();
    double.close();
  });

  it('the check at the start passes', async () => {
    expect(await checkEventStoreDb(server)).toBeUndefined();
  });

  eventStoreContract('EventStoreDB', async () => openEventStoreDbEventStore(server, freshLeague()));
  eventFeedContract('EventStoreDB', async () => {
    const store = openEventStoreDbEventStore(server, freshLeague(), { batchEvents: BATCH });
    return { store, feed: store.feed, batchLimit: BATCH, close: store.close };
  });
});

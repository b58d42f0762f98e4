import { eventFeedContract } from '@league/events/ports/event-feed.contract.ts';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { createKafkaLeague, untilConnected } from '@league/tests/kit/kafka-league.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';

const BATCH = 50;

describeWithServers(['kafka'], 'the Kafka feed', () => {
  eventFeedContract('Kafka, over memory', async () => {
    const league = createKafkaLeague();
    league.startForwarder();
    const feed = league.openFeed({ batchEvents: BATCH });
    await untilConnected(feed);
    return { store: league.store, feed, batchLimit: BATCH, close: () => league.close() };
  });

  eventFeedContract('Kafka, over SQLite', async () => {
    const league = createKafkaLeague({ store: openSqliteEventStore(`${temporaryFolder()}/events.db`) });
    league.startForwarder();
    const feed = league.openFeed({ batchEvents: BATCH });
    await untilConnected(feed);
    return { store: league.store, feed, batchLimit: BATCH, close: () => league.close() };
  });
});

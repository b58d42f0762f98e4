import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { createInProcessFeed } from '../event-feed/in-process.ts';
import { untilAborted } from '../leases/until-aborted.ts';
import { backoff } from '../servers/backoff.ts';
import { openKafka } from '../servers/kafka.ts';
import { openMongo } from '../servers/mongodb.ts';
import { createMongoForwarderCheckpoints } from './checkpoints.ts';
import { createForwarder } from './forwarder.ts';

/**
 * To be killed by forwarder-kill.test.ts: forwards a SQLite log until everything up to a position is forwarded, or until
 * it kills itself. Arguments: the log's file, the league, the last position, the place of death ('read': before the k-th
 * batch is sent; 'sent': between the k-th request and its checkpoint; 'never'), and k. Servers by the environment.
 */
const [file = '', league = '', end = '0', place = 'never', hits = '1'] = process.argv.slice(2);

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined };
let passed = 0;
const dieAt = (here: string): void => {
  if (here !== place) return;
  passed += 1;
  if (passed === Number(hits)) process.kill(process.pid, 'SIGKILL');
};

let kept = 0n;
let keeping = Promise.withResolvers<void>();

const store = openSqliteEventStore(file, { readOnly: true });
const feed = createInProcessFeed(store, 100);
const mongo = openMongo(process.env['MONGODB_URL'] ?? '', league);
const checkpoints = createMongoForwarderCheckpoints(mongo);
const ending = new AbortController();
const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',');
const forwarder = createForwarder({
  kafka: openKafka({ brokers, league, log: silent }),
  store,
  source: {
    subscribe: async function* (after, signal) {
      for await (const batch of feed.subscribe(after, signal)) {
        dieAt('read');
        yield batch;
        // So that each request has a save of its own, however slow the store is.
        const last = batch.at(-1)?.position ?? 0n;
        if (kept < last) await Promise.race([keeping.promise, untilAborted(signal)]);
      }
    },
  },
  checkpoints: {
    load: checkpoints.load,
    save: async (checkpoint) => {
      dieAt('sent');
      const saved = await checkpoints.save(checkpoint);
      kept = checkpoint.position;
      keeping.resolve();
      keeping = Promise.withResolvers();
      if (checkpoint.position >= BigInt(end)) ending.abort();
      return saved;
    },
  },
  epoch: 1,
  retryPolicy: backoff,
  log: silent,
});

await forwarder.run(ending.signal);
await mongo.close();
await store.close();

import { setTimeout as delay } from 'node:timers/promises';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { backoff } from '@league/infra/adapters/servers/backoff.ts';
import { registry } from '@league/projector/registry.ts';
import { startProjector } from '@league/projector/running/projector.ts';
import pino from 'pino';
import { readConfig } from '@league/infra/programs/config.ts';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { createKafkaFeed } from '@league/infra/adapters/event-feed/kafka.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { createMongoForwarderCheckpoints } from '@league/infra/adapters/forwarder/checkpoints.ts';
import { createForwarder } from '@league/infra/adapters/forwarder/forwarder.ts';
import { ensureTopic } from '@league/infra/adapters/forwarder/topic.ts';
import { kafkaOf } from '@league/infra/programs/league/open-feed.ts';
import { logWarnings } from '@league/infra/programs/main/terminal.ts';
import { createMongoWriter } from '@league/infra/adapters/read-models/mongodb-writer.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { measurePass } from '../pass.ts';

/**
 * One pass over a log in a process of its own, by the code of the distributed profile's processes. Arguments: what to do
 * (see {@link works}) and the log's file. The league and its servers come from the environment and are left as they are.
 */

/** Does its work and says how long the part took that counts, ms. */
type Work = () => Promise<number>;

const [work = '', file = ''] = process.argv.slice(2);
const PAGE = 1_000;
const LOOK_MS = 10;

const config = readConfig(process.env);
const log = pino({ level: 'silent' });
logWarnings(log);
const store = openSqliteEventStore(file, { readOnly: true });
const mongo = openMongo(config.MONGODB_URL ?? '', config.LEAGUE);
const kafka = kafkaOf(config, log);
const head = await store.head();

/** The baseline: reads and decodes every event, and does nothing with it. */
const read: Work = async () => {
  const started = performance.now();
  for (let after = 0n; after < head; ) {
    const page = await store.readAll(after, PAGE);
    after = page.at(-1)?.position ?? head;
  }
  return performance.now() - started;
};

/** From the log into an empty topic, until Kafka has acknowledged the last event and the place is saved. */
const forward: Work = async () => {
  await ensureTopic(kafka, () => {});
  const { ended, started } = forwarding();
  const finished = await ended;
  return finished - (await started);
};

/** When a forwarder took the first event, and when it saved its place at the last, by the monotonic clock. */
const forwarding = (): { readonly started: Promise<number>; readonly ended: Promise<number> } => {
  const source = createInProcessFeed(store);
  const checkpoints = createMongoForwarderCheckpoints(mongo);
  const started = Promise.withResolvers<number>();
  const ending = new AbortController();
  let finished = Number.NaN;
  const forwarder = createForwarder({
    kafka,
    store,
    source: {
      subscribe: (after, signal) => {
        started.resolve(performance.now());
        return source.subscribe(after, signal);
      },
    },
    checkpoints: {
      load: checkpoints.load,
      save: async (checkpoint) => {
        const saved = await checkpoints.save(checkpoint);
        if (checkpoint.position >= head) {
          finished = performance.now();
          ending.abort();
        }
        return saved;
      },
    },
    epoch: 1,
    retryPolicy: backoff,
    log,
  });
  return { started: started.promise, ended: forwarder.run(ending.signal).then(() => finished) };
};

/** All projections built from nothing: one pass over the log, up to the switch. */
const build: Work = async () => {
  const writer = createMongoWriter(mongo, { epoch: 1 });
  await writer.claim();
  const started = performance.now();
  const projector = await startProjector(registry, {
    store,
    feed: createInProcessFeed(store),
    writer,
    skips: async () => [],
    retryPolicy: backoff,
  });
  await projector.built;
  const ms = performance.now() - started;
  const short = (await projector.status()).filter(({ position }) => position < head);
  if (short.length > 0) throw new Error(`not built: ${short.map(({ name }) => name).join(', ')}`);
  await projector.stop();
  await writer.close();
  return ms;
};

/**
 * All projections follow a league that begins to play at full speed: the log, empty until then, is forwarded and comes
 * through Kafka; a projection that falls behind what is kept of the topic reads on in the log.
 */
const follow: Work = async () => {
  let playing = false;
  const hidden: Pick<EventStore, 'readAll' | 'replay' | 'head' | 'headMayLag' | 'idAt'> = {
    ...store,
    head: async () => (playing ? store.head() : 0n),
    readAll: async (after, limit) => (playing ? store.readAll(after, limit) : []),
    replay: async (after, limit) => (playing ? store.replay(after, limit) : []),
  };
  await ensureTopic(kafka, () => {});
  const feed = createKafkaFeed({ kafka, store: hidden, retryPolicy: backoff, log });
  const writer = createMongoWriter(mongo, { epoch: 1 });
  await writer.claim();
  const projector = await startProjector(registry, {
    store: hidden,
    feed,
    writer,
    skips: async () => [],
    retryPolicy: backoff,
  });
  await projector.built;
  while (!feed.status().connected) await delay(LOOK_MS);

  const behind = new Set(registry.map(({ name }) => name));
  const caughtUp = Promise.withResolvers<void>();
  projector.onMoved(({ model, checkpoint, stopped }) => {
    if (stopped) caughtUp.reject(new Error(`${model} has stopped`));
    if (checkpoint >= head) behind.delete(model);
    if (behind.size === 0) caughtUp.resolve();
  });
  playing = true;
  const started = performance.now();
  const { ended } = forwarding();
  await caughtUp.promise;
  const ms = performance.now() - started;
  await ended;
  await projector.stop();
  await writer.close();
  await feed.close();
  return ms;
};

const works: Readonly<Record<string, Work>> = { read, forward, build, follow };

const chosen = works[work];
if (chosen === undefined) throw new Error(`there is nothing called ${work}`);
await measurePass(Number(head), chosen);
await mongo.close();
await store.close();
process.disconnect?.();

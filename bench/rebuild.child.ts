import { backoff } from '@league/infra/adapters/servers/backoff.ts';
import { registry } from '@league/projector/registry.ts';
import { startProjector } from '@league/projector/running/projector.ts';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { createSqliteWriter } from '@league/infra/adapters/read-models/sqlite-writer.ts';
import { measurePass } from './pass.ts';

/** One pass over a log, in a process of its own: what `league rebuild` does, from the first event to the switch. */

const [eventsFile = '', readModelsFile = '', ...names] = process.argv.slice(2);

const store = openSqliteEventStore(eventsFile);
const writer = createSqliteWriter(readModelsFile, { onNotice: console.error });
const projector = await startProjector(registry, {
  store,
  feed: createInProcessFeed(store),
  writer,
  skips: async () => [],
  retryPolicy: backoff,
});
await projector.built;
const events = Number(await store.head());
if (names.length === 0) process.send?.({ events });
else
  await measurePass(events, async () => {
    const outcomes = await projector.rebuild(names);
    const failed = outcomes.find(({ failure }) => failure !== undefined);
    if (failed !== undefined) throw new Error(`${failed.projection}: ${failed.failure?.reason}`);
  });
await projector.stop();
await writer.close();
await store.close();
process.disconnect?.();

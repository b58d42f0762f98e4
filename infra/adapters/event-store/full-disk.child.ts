import { createInterface } from 'node:readline';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { openSqliteEventStore } from './sqlite.ts';

/**
 * For full-disk.test.ts: appends one event of 10 kB for each line on stdin and answers 'ok <position>' or
 * '<error name> <head>'. The parent limits the size of files, so that writes fail as on a full disk.
 */
const [file = ''] = process.argv.slice(2);
const store = openSqliteEventStore(file);

for await (const id of createInterface({ input: process.stdin })) {
  const event = newEvent(teamCreated({ name: 'x'.repeat(10_000) }), { id });
  const answer = await store.append(`team-${id}`, [event], 'no-stream').then(
    ({ position }) => `ok ${position}`,
    async (error: unknown) => `${error instanceof Error ? error.name : 'unknown'} ${await store.head()}`,
  );
  process.stdout.write(`${answer}\n`);
}
await store.close();

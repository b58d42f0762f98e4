import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { openSqliteEventStore } from './sqlite.ts';

/**
 * To be killed by kill.test.ts: 20 writers append 50 events each, every writer to streams of its own, and each
 * acknowledgement goes to stdout at once. Ids follow from writer and number, so that a second run repeats the first.
 * Arguments: the log's file.
 */
const WRITERS = 20;
const APPENDS = 50;
const STREAM_LENGTH = 10;

const [file = ''] = process.argv.slice(2);
// Few frames, so that kills also hit checkpoints and the reuse of the -wal file.
const store = openSqliteEventStore(file, { framesToCheckpoint: 50 });

const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/** Blocks until the line is out: only what the parent can read counts as acknowledged. */
const acknowledge = (line: string): void => {
  let rest = Buffer.from(`${line}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
};

const writer = async (number: number): Promise<void> => {
  for (let append = 0; append < APPENDS; append += 1) {
    const stream = `team-${idOf(`${number} ${Math.floor(append / STREAM_LENGTH)}`)}`;
    const id = idOf(`${number} ${append}`);
    const revision = BigInt(append % STREAM_LENGTH);
    const event = newEvent(teamCreated({ name: 'x'.repeat(append * 10) }), { id });
    const appended = await store.append(stream, [event], revision === 0n ? 'no-stream' : revision - 1n);
    acknowledge(`${id} ${stream} ${appended.revision} ${appended.position}`);
  }
};

await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
await store.close();

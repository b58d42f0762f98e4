import { DatabaseSync } from 'node:sqlite';
import { measurePass } from './pass.ts';

/** The bare baseline of a rebuild: reads what a replay needs of each event and parses it, and keeps nothing. */

const [eventsFile = ''] = process.argv.slice(2);
const PAGE = 1_000;

const db = new DatabaseSync(eventsFile, { readOnly: true });
const statement = db.prepare(
  'SELECT position, type, version, data FROM events WHERE position > ? ORDER BY position LIMIT ?',
);
statement.setReturnArrays(true);
const { events } = db.prepare('SELECT max(position) AS events FROM events').get() ?? {};
await measurePass(Number(events), async () => {
  for (let position = 0, whole = true; whole; ) {
    const rows = statement.all(position, PAGE) as unknown as readonly (readonly [number, string, number, string])[];
    for (const [at, , , data] of rows) {
      JSON.parse(data);
      position = at;
    }
    whole = rows.length === PAGE;
  }
});
process.disconnect?.();

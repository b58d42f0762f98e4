import { DatabaseSync } from 'node:sqlite';
import type { Pass } from './rebuild.child.ts';

/** The bare baseline of a rebuild: reads what a replay needs of each event and parses it, and keeps nothing. */

const [eventsFile = ''] = process.argv.slice(2);
const PAGE = 1_000;

const db = new DatabaseSync(eventsFile, { readOnly: true });
const statement = db.prepare(
  'SELECT position, type, version, data FROM events WHERE position > ? ORDER BY position LIMIT ?',
);
statement.setReturnArrays(true);
const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
let position = 0;
let events = 0;
for (;;) {
  const rows = statement.all(position, PAGE) as unknown as readonly (readonly [number, string, number, string])[];
  for (const [at, , , data] of rows) {
    JSON.parse(data);
    position = at;
  }
  events += rows.length;
  if (rows.length < PAGE) break;
}
const ms = performance.now() - started;
const { user, system } = process.cpuUsage(cpuBefore);
process.send?.({
  events,
  ms,
  cpuMs: (user + system) / 1000,
  peakMb: process.resourceUsage().maxRSS / 1024,
} satisfies Pass);
process.disconnect?.();

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Mongo, openMongo } from '../servers/mongodb.ts';
import { describeWithServers, freshLeague, serverUrl } from '../testing/servers.ts';
import { createMongoLeases } from './mongodb-leases.ts';

const CHILD = fileURLToPath(new URL('./hold-lease.child.ts', import.meta.url));
const BEAT_MS = 500;
const EXPIRY_MS = 2_000;
/** The longest pause between two tries, and what a busy machine adds to everything. */
const SLACK_MS = 3_000;

/** A process that wants the lease; its lines so far, without those of its steps, and how many of those there are. */
const startProcess = (league: string) => {
  const args = [CHILD, serverUrl('mongodb'), league, String(BEAT_MS), String(EXPIRY_MS)];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const seen: { lines: string[]; steps: number } = { lines: [], steps: 0 };
  if (child.stdout === null) throw new Error('no stdout');
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('works')) seen.steps += 1;
    else seen.lines.push(line);
  });
  const said = (line: string) => vi.waitFor(() => expect(seen.lines).toContain(line), { timeout: 8_000, interval: 10 });
  return { child, seen, said };
};

describeWithServers(['mongodb'], 'a process that is frozen while it holds a lease', () => {
  const league = freshLeague();
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo(serverUrl('mongodb'), league);
  });
  afterAll(async () => {
    await mongo.database.dropDatabase();
    await mongo.close();
  });

  it('is overtaken after the time of expiry, and takes no further step when it wakes up', async () => {
    const first = startProcess(league);
    await vi.waitFor(() => expect(first.seen.steps).toBeGreaterThan(100), { timeout: 8_000, interval: 10 });
    const second = startProcess(league);
    await second.said('waits');
    first.child.kill('SIGSTOP');
    const frozenAt = performance.now();
    // Usually the first; a machine that is very busy may have made it lose one before.
    const { epoch = 0 } = (await createMongoLeases(mongo).read('projector')) ?? {};
    await second.said(`begins ${epoch + 1}`);
    const overtakenMs = performance.now() - frozenAt;
    const { steps } = first.seen;
    first.child.kill('SIGCONT');
    await first.said(`lost ${epoch}`);
    expect(first.seen.steps).toBe(steps);
    expect(first.seen.lines.slice(-2)).toEqual([`begins ${epoch}`, `lost ${epoch}`]);
    // Counted from its last beat, which was up to a beat ago.
    expect(overtakenMs).toBeGreaterThan(EXPIRY_MS - 2 * BEAT_MS);
    expect(overtakenMs).toBeLessThan(EXPIRY_MS + SLACK_MS);
  }, 30_000);
});

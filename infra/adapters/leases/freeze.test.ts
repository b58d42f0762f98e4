import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { createMongoLeases } from './mongodb-leases.ts';

const CHILD = fileURLToPath(new URL('../../../tests/kit/hold-lease.child.ts', import.meta.url));

/** A process that wants the lease; its lines so far, without those of its steps, and how many of those there are. */
const startProcess = (league: string) => {
  const child: ChildProcess = spawn(process.execPath, [CHILD, serverUrl('mongodb'), league], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  const said = (line: string) => expect.poll(() => seen.lines).toContain(line);
  return { child, seen, said };
};

describeWithServers(['mongodb'], 'a process that is frozen while it holds a lease', () => {
  const league = freshLeague();
  const { mongo } = suiteMongo(league);

  it('is overtaken, and takes no further step when it wakes up', async () => {
    const first = startProcess(league);
    await expect.poll(() => first.seen.steps).toBeGreaterThan(100);
    const second = startProcess(league);
    await second.said('waits');
    first.child.kill('SIGSTOP');
    // Usually the first; a machine that is very busy may have made it lose one before.
    const { epoch = 0 } = (await createMongoLeases(mongo()).read('projector')) ?? {};
    await second.said(`begins ${epoch + 1}`);
    const { steps } = first.seen;
    first.child.kill('SIGCONT');
    await first.said(`lost ${epoch}`);
    expect(first.seen.steps).toBe(steps);
    expect(first.seen.lines.slice(-2)).toEqual([`begins ${epoch}`, `lost ${epoch}`]);
  });
});

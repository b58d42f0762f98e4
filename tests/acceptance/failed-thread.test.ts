import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { startLeagueUnderTest } from './league-under-test.ts';

it('a league fails, and says at /health/ready why, when the thread of its projections is lost', async () => {
  const workers: Worker[] = [];
  const noteWorker = (worker: Worker): void => void workers.push(worker);
  process.on('worker', noteWorker);
  onTestFinished(() => void process.off('worker', noteWorker));
  const { embedded, call, stop } = await startLeagueUnderTest();
  const failed = embedded.failed.catch((error: unknown) => error);
  expect(workers).toHaveLength(1);
  await workers[0]?.terminate();

  expect(await failed).toMatchObject({ name: 'ProjectorThreadEnded' });
  const ill = (await embedded.parts()).filter(({ ok }) => !ok);
  expect(ill).toEqual([{ name: 'projections', ok: false, detail: expect.stringContaining("the projections' thread") }]);
  expect(await call('GET', '/health/ready')).toMatchObject({ status: 503 });
  // What is there is served until the end.
  expect(await call('GET', '/api/leaderboards/standings')).toMatchObject({ status: 200 });
  await expect(stop()).rejects.toMatchObject({ name: 'ProjectorThreadEnded' });
});

import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { UnsuitableServer } from '../../adapters/servers/unsuitable-server.ts';
import { type Opened, type Opening, startProcess } from './process.ts';

const start = (open: (opening: Opening) => Promise<Opened>, signal?: AbortSignal) =>
  startProcess({
    name: 'league',
    config: readConfig({ DATA_DIR: temporaryFolder() }),
    log: pino({ level: 'silent' }),
    serves: false,
    open,
    ...(signal === undefined ? {} : { signal }),
  });

const opened = (): Opened => ({ parts: async () => [], measure: () => {}, close: async () => {} });
const away = async (): Promise<never> => {
  throw new StoreUnavailable('it is away');
};
const unsuitable = new UnsuitableServer('it will never do');

describe('a process that waits for a server', () => {
  it('is not started when a part beside it finds that it cannot go on', async () => {
    const starting = start(async ({ waitFor, fail }) => {
      setImmediate(fail, unsuitable);
      return waitFor('a server', away);
    });
    await expect(starting).rejects.toBe(unsuitable);
  });

  it('is not started when it is told to stop', async () => {
    const stopping = new AbortController();
    const starting = start(async ({ waitFor }) => {
      setImmediate(() => stopping.abort(new Error('told to stop')));
      return waitFor('a server', away);
    }, stopping.signal);
    await expect(starting).rejects.toThrow('told to stop');
  });
});

describe('a process that is up', () => {
  it('gives up what it still waits for beside, when it is stopped: nothing keeps it from its end, or fails it', async () => {
    let waiting: Promise<unknown> = Promise.resolve();
    const { stop, failed } = await start(async ({ waitFor, fail }) => {
      waiting = waitFor('a server', away).catch(fail);
      return opened();
    });
    await stop();
    await waiting;
    const notFailed = Promise.resolve('it has not failed');
    expect(await Promise.race([failed, notFailed])).toBe(await notFailed);
  });

  it('says when a part of it cannot go on', async () => {
    const { stop, failed } = await start(async ({ fail }) => {
      setImmediate(fail, unsuitable);
      return opened();
    });
    await expect(failed).rejects.toBe(unsuitable);
    await stop();
  });
});

import {
  AccessDeniedError,
  DeadlineExceededError,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { describeWithServers, serverUrl } from '@league/tests/kit/servers.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { checkEventStoreDb, type EventStoreDb, openEventStoreDb } from './eventstoredb.ts';
import { eventStoreDbErrorOf } from './eventstoredb-errors.ts';
import { UnsuitableServer } from './unsuitable-server.ts';

describe('checking EventStoreDB', () => {
  let double: EventStoreDbDouble;
  const opened: EventStoreDb[] = [];
  const open = (url: string): EventStoreDb => {
    const server = openEventStoreDb(url, { log: SILENT });
    opened.push(server);
    return server;
  };
  const check = (url = double.url): Promise<unknown> => failureOf(checkEventStoreDb(open(url)));

  beforeEach(async () => {
    double = await startEventStoreDbDouble();
  });
  afterEach(async () => {
    for (const server of opened.splice(0)) await server.close();
    double.close();
  });

  it('resolves when the server can be used', async () => {
    expect(await check()).toBe('no error');
  });

  it.each(['24.10.0', '25.0.1'])('takes the newer version %s', async (version) => {
    double.faults.version = version;
    expect(await check()).toBe('no error');
  });

  it.each(['23.6.0', '22.10.5.0', 'unknown'])('refuses the older version %s', async (version) => {
    double.faults.version = version;
    const error = await check();
    expect(error).toBeInstanceOf(UnsuitableServer);
    expect(error).toMatchObject({ message: `EventStoreDB is of version ${version}; 23.10 or newer is needed` });
  });

  it('refuses a server that does not know the user, and says so', async () => {
    double.faults.wrongPassword = true;
    const error = await check();
    expect(error).toBeInstanceOf(UnsuitableServer);
    expect(error).toMatchObject({
      message: 'EventStoreDB refuses access: user or password of EVENTSTORE_URL are wrong, or missing',
    });
  });

  it.each(['accessDenied', 'allDenied'] as const)(
    'refuses one that lets it in and not read $all (%s), and names that right',
    async (fault) => {
      double.faults[fault] = true;
      const error = await check();
      expect(error).toBeInstanceOf(UnsuitableServer);
      expect(error).toMatchObject({
        message:
          'EventStoreDB: the user of EVENTSTORE_URL may not read $all, which the league needs: docs/distributed.md says how to allow it',
      });
    },
  );

  it('refuses a server without TLS when it was to have some, and says what to do', async () => {
    const withTls = double.url.replace('?tls=false', '');
    const byName = await check(withTls.replace('127.0.0.1', 'localhost'));
    expect(byName).toBeInstanceOf(UnsuitableServer);
    expect(byName).toMatchObject({ message: expect.stringContaining('tls=false') });
    const byAddress = await check(withTls);
    expect(byAddress).toBeInstanceOf(UnsuitableServer);
    expect(byAddress).toMatchObject({ message: expect.stringContaining('name of the server') });
  });

  it('waits for a server that is not ready, or not there', async () => {
    double.faults.notReady = true;
    expect(await check()).toBeUnavailable();
    double.goAway();
    expect(await check()).toBeUnavailable();
  });

  it('waits for a cluster of which no member answers', async () => {
    const url = 'esdb+discover://127.0.0.1:1?tls=false&maxDiscoverAttempts=1&discoveryInterval=1';
    expect(await check(url)).toBeUnavailable();
  });

  it('asks again when the server once failed to say what it can do', async () => {
    const server = open(double.url);
    double.faults.failingFeatures = 1;
    expect(await failureOf(checkEventStoreDb(server))).toBeUnavailable();
    expect(await failureOf(checkEventStoreDb(server))).toBe('no error');
  });
});

describe('what the client throws', () => {
  const withCode = (code: number): Error => Object.assign(new Error('away'), { code, details: 'away' });

  it.each([
    ['UnavailableError', new UnavailableError()],
    ['a plain error with code 14', withCode(14)],
    ['code 13', withCode(13)],
    ['UnknownError of a server that starts', new UnknownError(undefined, 'Could not recognize Server Is Not Ready')],
    ['a deadline', new DeadlineExceededError()],
    ['code 1, cancelled at close', withCode(1)],
    ['a cluster that is away', new Error('Failed to discover after 10 attempts.')],
    ['a channel that is being replaced', new Error('Channel has been shut down')],
  ])('%s is a server that is away', (_, error) => {
    expect(eventStoreDbErrorOf(error)).toBeUnavailable();
  });

  it.each([
    ['AccessDeniedError', new AccessDeniedError()],
    ['missing rights', withCode(7)],
    ['wrong credentials', withCode(16)],
    ['a call that the server does not know', withCode(12)],
  ])('%s is an unsuitable server', (_, error) => {
    expect(eventStoreDbErrorOf(error)).toBeInstanceOf(UnsuitableServer);
  });

  it('is left as it is when it speaks of one append, or is ours', () => {
    const conflict = new WrongExpectedVersionError(undefined, { streamName: 'a', current: 1n, expected: 'no_stream' });
    const ours = new StoreUnavailable('the log is closed');
    for (const error of [conflict, ours, 'no error']) expect(eventStoreDbErrorOf(error)).toBe(error);
  });
});

describe('the address of EventStoreDB', () => {
  it.each([
    'esdb://user:secret@',
    'http://user:secret@127.0.0.1:2113',
    'esdb://user:secret@127.0.0.1:2113?tls=perhaps',
    'esdb://user:secret@127.0.0.1:2113?tlsCAFile=/nowhere/ca.pem',
    'esdb://user:secret@127.0.0.1:2113?throwOnAppendFailure=false',
    'esdb://user:secret@127.0.0.1:2113?tlsVerifyCert=false',
  ])('%s is refused, without its password', (url) => {
    expect(() => openEventStoreDb(url, { log: SILENT })).toThrow(UnsuitableServer);
    expect(() => openEventStoreDb(url, { log: SILENT })).not.toThrow(/secret/);
  });

  it('may be one of KurrentDB, as EventStoreDB is called now', async () => {
    await openEventStoreDb('kurrentdb://127.0.0.1:2113?tls=false', { log: SILENT }).close();
  });
});

describeWithServers(['eventstoredb'], 'checking a real EventStoreDB', () => {
  it('resolves', async () => {
    const server = openEventStoreDb(serverUrl('eventstoredb'), { log: SILENT });
    await checkEventStoreDb(server);
    await server.close();
  });
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );

expect.extend({
  toBeUnavailable: (error: unknown) => ({
    pass: error instanceof StoreUnavailable && !(error instanceof UnsuitableServer),
    message: () => `expected StoreUnavailable, got ${String(error)}`,
  }),
});

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's type is extended by merging
  interface Matchers {
    toBeUnavailable: () => void;
  }
}

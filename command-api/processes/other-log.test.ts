import type { EventStore } from '@league/events/ports/event-store.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { createFakeCheckpoints, createFakeFeed } from '../testing/fake-stores.ts';
import { defineProcess } from './process.ts';
import { startProcesses } from './process-runner.ts';
import { triedThenStopped } from './retries.ts';

const NAME = 'welcome';

afterEach(() => {
  vi.useRealTimers();
});

/** A log with so many teams. */
const logOf = async (teams: number) => {
  const store = createFakeEventStore();
  for (let team = 0; team < teams; team += 1) {
    await store.append(`team-${team}`, [newEvent(teamCreated())], 'no-stream');
  }
  return store;
};

/** A process that is done with this event. */
const doneWith = async (position: bigint, eventId: string | undefined) => {
  const checkpoints = createFakeCheckpoints();
  await checkpoints.save(NAME, { position, eventId });
  const seen: bigint[] = [];
  const waiting: string[] = [];
  const process = defineProcess({
    name: NAME,
    handles: ['TeamCreated'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => void seen.push(event.position),
  });
  const start = async (store: EventStore, startAt?: bigint) => {
    const runner = await startProcesses([process], {
      store,
      feed: createFakeFeed(store),
      checkpoints,
      onFault: () => undefined,
      onWaiting: (name, why) => waiting.push(`${name} ${why}`),
      onStopped: () => undefined,
      ...(startAt === undefined ? {} : { startAt }),
    });
    onTestFinished(runner.stop);
    return runner;
  };
  return { checkpoints, seen, waiting, start };
};

describe('a process whose checkpoint names an event that is not in the log', () => {
  it.each([
    ['an older log', 3, 'the log ends at position 3, before the checkpoint at 5'],
    ['another log of the same length', 5, "another event stands at the checkpoint's position 5"],
    ['another log that is longer', 8, "another event stands at the checkpoint's position 5"],
  ])('waits for an operator and acts on nothing: %s', async (_, teams, why) => {
    const store = await logOf(teams);
    const { checkpoints, seen, waiting, start } = await doneWith(5n, 'of another log');
    const runner = await start(store);
    expect(runner.status()).toEqual([
      { name: NAME, position: 0n, state: 'waiting', reason: expect.stringContaining(why) },
    ]);
    expect(waiting).toEqual([expect.stringContaining(`${NAME} stands on an event that is not in this log (${why}`)]);
    await store.append('team-next', [newEvent(teamCreated())], 'no-stream');
    await runner.stop();
    expect(seen).toEqual([]);
    expect(await checkpoints.load(NAME)).toEqual({ position: 5n, eventId: 'of another log' });
  });

  it('starts where an operator says, also behind what it was, and from then on is of this log', async () => {
    const store = await logOf(4);
    const { checkpoints, seen, waiting, start } = await doneWith(9n, 'of another log');
    const named = await start(store, 2n);
    expect(await named.reached(NAME, 4n)).toBe(true);
    await named.stop();
    expect(seen).toEqual([3n, 4n]);
    expect(await checkpoints.load(NAME)).toEqual({ position: 4n, eventId: await store.idAt(4n) });
    // What an operator names is for a checkpoint that is not of this log, and for no other.
    const again = await start(store, 1n);
    expect(again.status()).toMatchObject([{ state: 'running', position: 4n }]);
    expect(waiting).toEqual([]);
  });

  it('starts at the end where an operator names what is behind it', async () => {
    const store = await logOf(2);
    const { checkpoints, start } = await doneWith(9n, 'of another log');
    await start(store, 50n);
    expect(await checkpoints.load(NAME)).toEqual({ position: 2n, eventId: await store.idAt(2n) });
  });

  it('is left to the command-api that was faster in naming a start', async () => {
    const store = await logOf(4);
    const { checkpoints, start } = await doneWith(3n, await store.idAt(3n));
    // At its first look there was nothing yet.
    vi.spyOn(checkpoints, 'load').mockResolvedValueOnce(undefined);
    await (await start(store, 1n)).stop();
    expect((await checkpoints.load(NAME))?.position).toBeGreaterThanOrEqual(3n);
  });

  it('is taken as right where it names none, and names one with its next save', async () => {
    const store = await logOf(3);
    const { checkpoints, seen, start } = await doneWith(2n, undefined);
    const runner = await start(store);
    expect(await runner.reached(NAME, 3n)).toBe(true);
    expect(seen).toEqual([3n]);
    expect(await checkpoints.load(NAME)).toEqual({ position: 3n, eventId: await store.idAt(3n) });
  });
});

describe('a process beside a log that may lag', () => {
  /** A log of which a server shows the first events only. */
  const lagging = (store: EventStore, seen: bigint) => {
    let upTo = seen;
    const log: EventStore = {
      ...store,
      headMayLag: true,
      head: async () => ((await store.head()) < upTo ? store.head() : upTo),
      idAt: async (position) => (position > upTo ? undefined : store.idAt(position)),
    };
    return { log, catchUp: () => (upTo = 1_000n) };
  };

  it.each([
    ['goes on when the log holds its event', true],
    ['waits for an operator when another one stands there', false],
  ])('is done with nothing until the log has come to its checkpoint, and then %s', async (_, own) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = await logOf(6);
    const eventId = own ? await store.idAt(5n) : 'of another log';
    const { seen, waiting, start } = await doneWith(5n, eventId);
    const { log, catchUp } = lagging(store, 3n);
    const runner = await start(log);
    const reached = runner.reached(NAME, 4n);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runner.status()).toMatchObject([{ position: 0n, state: 'failing', reason: expect.stringContaining('lag') }]);
    expect(await Promise.race([reached, Promise.resolve('waits')])).toBe('waits');
    catchUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runner.status()).toMatchObject([{ state: own ? 'running' : 'waiting' }]);
    expect([await reached, seen, waiting.length]).toEqual(own ? [true, [6n], 0] : [false, [], 1]);
  });
});

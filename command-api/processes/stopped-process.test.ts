import { setImmediate as turn } from 'node:timers/promises';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { createFakeCheckpoints, createFakeFeed } from '../testing/fake-stores.ts';
import { defineProcess } from './process.ts';
import { NotStoppedThere, startProcesses } from './process-runner.ts';
import { triedThenStopped } from './retries.ts';

/** A clock that the test moves: each pause ends when the test says so. */
const handClock = () => {
  const pauses: number[] = [];
  const ends: (() => void)[] = [];
  return {
    /** How long each pause was meant to be, in order. */
    pauses,
    pause: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        pauses.push(ms);
        ends.push(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
    /** Lets so many pauses pass, one after the other. */
    pass: async (count = 1) => {
      for (let one = 0; one < count; one += 1) {
        await turn();
        ends.shift()?.();
      }
      await turn();
    },
  };
};

const NAME = 'welcome';
const { tries } = triedThenStopped;
const bug = new TypeError('teams.at is not a function');

let store: ReturnType<typeof createFakeEventStore>;
let clock: ReturnType<typeof handClock>;
beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  store = createFakeEventStore();
  clock = handClock();
  for (const team of [1, 2, 3]) await addTeam(team);
});
afterEach(() => {
  vi.restoreAllMocks();
});
const addTeam = (team: number) => store.append(`team-${team}`, [newEvent(teamCreated())], 'no-stream');

/** A process of which `failing` says at which events it fails, and by what; its runner stops when the test ends. */
const start = async ({
  failing,
  checkpoints = createFakeCheckpoints({ [NAME]: 0n, other: 0n }),
  feed = createFakeFeed(store),
}: {
  readonly failing: (event: Recorded<LeagueEvent>) => Error | undefined;
  readonly checkpoints?: ReturnType<typeof createFakeCheckpoints>;
  readonly feed?: EventFeed;
}) => {
  const seen: bigint[] = [];
  const stops: unknown[] = [];
  const policy = { onError: triedThenStopped, whenNew: 'head' } as const;
  const welcome = defineProcess({
    name: NAME,
    handles: ['TeamCreated'],
    policy,
    react: async (event) => {
      const error = failing(event);
      if (error !== undefined) throw error;
      seen.push(event.position);
    },
  });
  const other = defineProcess({ name: 'other', handles: ['TeamCreated'], policy, react: () => Promise.resolve() });
  const runner = await startProcesses([welcome, other], {
    store,
    feed,
    checkpoints,
    onFault: () => undefined,
    onWaiting: () => undefined,
    onStopped: (...stop) => stops.push(stop),
    pause: clock.pause,
  });
  onTestFinished(runner.stop);
  return { runner, seen, stops, checkpoints };
};
type Started = Awaited<ReturnType<typeof start>>;

const atSecond = ({ position }: Recorded<LeagueEvent>) => (position === 2n ? bug : undefined);
const second = async () => (await store.idAt(2n)) ?? '';
const statusOf = ({ runner }: Started) => runner.status()[0];

/** Such a process, once it has stopped at the second event. */
const stopped = async (failing: (event: Recorded<LeagueEvent>) => Error | undefined = atSecond) => {
  const started = await start({ failing });
  await clock.pass(tries - 1);
  expect(statusOf(started)).toMatchObject({ state: 'stopped' });
  return started;
};

it('a process without a policy is refused by the compiler', () => {
  const react = () => Promise.resolve();
  // @ts-expect-error it says neither what an error means nor where it starts
  expect(defineProcess({ name: NAME, handles: ['TeamCreated'], react }).policy).toBeUndefined();
});

describe('an event at which a process fails', () => {
  it('is tried again with growing pauses, as often as the policy says, and then the process stops, alone', async () => {
    const started = await start({ failing: atSecond });
    const { runner, seen, stops, checkpoints } = started;
    await clock.pass(tries - 2);
    expect(statusOf(started)).toMatchObject({ state: 'failing' });
    await clock.pass();
    expect(clock.pauses).toEqual(Array.from({ length: tries - 1 }, (_, n) => triedThenStopped.firstMs * 2 ** n));
    const reason = `at TeamCreated ${await second()} of team-2, position 2: ${String(bug)}`;
    expect(runner.status()).toEqual([
      { name: NAME, position: 1n, state: 'stopped', reason },
      { name: 'other', position: 3n, state: 'running' },
    ]);
    expect(stops).toEqual([[NAME, expect.objectContaining({ position: 2n, stream: 'team-2' }), bug]]);
    expect(seen).toEqual([1n]);
    expect((await checkpoints.load(NAME))?.position).toBe(1n);
  });

  it('stops nothing where it works in the end', async () => {
    let left = tries - 1;
    const started = await start({ failing: ({ position }) => (position === 2n && left-- > 0 ? bug : undefined) });
    await clock.pass(tries - 1);
    expect(started.seen).toEqual([1n, 2n, 3n]);
    expect(statusOf(started)).toEqual({ name: NAME, position: 3n, state: 'running' });
    expect(started.stops).toEqual([]);
  });

  it('is tried again when the program is started again', async () => {
    const { runner, checkpoints } = await stopped();
    await runner.stop();
    const again = await start({ failing: () => undefined, checkpoints });
    expect(await again.runner.reached(NAME, 3n)).toBe(true);
    expect(again.seen).toEqual([2n, 3n]);
  });

  it('stops the process at once where this program cannot read it: another try reads the same bytes', async () => {
    const whole = createFakeFeed(store);
    const at = { id: 'e', type: 'TeamCreated', stream: 'team-2', revision: 0n, position: 2n };
    const feed: EventFeed = {
      subscribe: async function* (after, signal) {
        if (after < 1n) yield await store.readAll(0n, 1);
        if (after < 2n) throw new UnreadableEvent('version 9', at);
        yield* whole.subscribe(after, signal);
      },
    };
    const started = await start({ failing: () => undefined, feed });
    await turn();
    const reason = 'at TeamCreated e of team-2, position 2: UnreadableEvent: version 9';
    expect(statusOf(started)).toEqual({ name: NAME, position: 1n, state: 'stopped', reason });
    expect(clock.pauses).toEqual([]);
    await started.runner.skip(NAME, 'e', async () => {});
    expect(await started.runner.reached(NAME, 3n)).toBe(true);
  });
});

describe('a store that is away while a process is at an event', () => {
  it('is no error of the event: it is waited for however long it takes, and counts for no try', async () => {
    let away = true;
    const started = await start({
      failing: ({ position }) => (position !== 2n ? undefined : away ? new StoreUnavailable('away') : bug),
    });
    await clock.pass(40);
    expect(statusOf(started)).toMatchObject({ state: 'failing', position: 1n });
    expect([clock.pauses[0], clock.pauses.at(-1)]).toEqual([100, 30_000]);
    away = false;
    await clock.pass(tries - 1);
    expect(statusOf(started)).toMatchObject({ state: 'failing' });
    await clock.pass();
    expect(statusOf(started)).toMatchObject({ state: 'stopped' });
  });

  it('lets nothing be done twice where only the checkpoint could not be kept', async () => {
    const checkpoints = createFakeCheckpoints({ [NAME]: 0n, other: 0n });
    const { save } = checkpoints;
    let full = tries * 2;
    checkpoints.save = async (name, done) => {
      if (name === NAME && full-- > 0) throw new Error('disk full');
      await save(name, done);
    };
    const started = await start({ failing: () => undefined, checkpoints });
    await clock.pass(tries * 2);
    expect(started.seen).toEqual([1n, 2n, 3n]);
    expect(await started.runner.reached(NAME, 3n)).toBe(true);
  });
});

describe('waiting for a process that stands still', () => {
  it('ends at once, where it has stopped and where it waits for an operator', async () => {
    const { runner } = await stopped();
    expect(await runner.reached(NAME, 3n)).toBe(false);
    // What it was done with before, it is done with.
    expect(await runner.reached(NAME, 1n)).toBe(true);
    const lost = await start({ failing: () => undefined, checkpoints: createFakeCheckpoints() });
    expect(statusOf(lost)).toMatchObject({ state: 'waiting' });
    expect(await lost.runner.reached(NAME, 3n)).toBe(false);
  });

  it('ends when it stops, for all who waited already', async () => {
    const { runner } = await start({ failing: atSecond });
    const waiting = Promise.all([2n, 3n, 9n].map((position) => runner.reached(NAME, position)));
    await clock.pass(tries - 1);
    expect(await waiting).toEqual([false, false, false]);
  });
});

describe('skipping an event for a process', () => {
  it('records the act, then lets the process go on behind the event, and in every later start too', async () => {
    const { runner, seen, checkpoints } = await stopped();
    const recorded: unknown[] = [];
    await runner.skip(NAME, await second(), async (event) => {
      recorded.push(event);
      expect((await checkpoints.load(NAME))?.position).toBe(1n);
    });
    expect(recorded).toMatchObject([{ type: 'TeamCreated', stream: 'team-2', revision: 0n, position: 2n }]);
    expect(await runner.reached(NAME, 3n)).toBe(true);
    expect(seen).toEqual([1n, 3n]);
    expect(runner.status()[0]).toEqual({ name: NAME, position: 3n, state: 'running' });
    await runner.stop();
    const again = await start({ failing: atSecond, checkpoints });
    expect(await again.runner.reached(NAME, 3n)).toBe(true);
  });

  it('changes nothing where the act cannot be recorded, and can be asked for again', async () => {
    const { runner } = await stopped();
    const away = new StoreUnavailable('away');
    await expect(runner.skip(NAME, await second(), () => Promise.reject(away))).rejects.toBe(away);
    expect(runner.status()).toMatchObject([{ state: 'stopped' }, {}]);
    await runner.skip(NAME, await second(), async () => {});
    expect(await runner.reached(NAME, 3n)).toBe(true);
  });

  it('lets it stop again at the next event that fails', async () => {
    const started = await stopped(({ position }) => (position >= 2n ? bug : undefined));
    await started.runner.skip(NAME, await second(), async () => {});
    await clock.pass(tries - 1);
    expect(statusOf(started)).toMatchObject({ state: 'stopped', position: 2n });
    expect(started.stops).toHaveLength(2);
  });

  it('is refused for another event than that at which it stands, for one that runs, and for none', async () => {
    const { runner, checkpoints } = await stopped();
    const record = vi.fn<() => Promise<void>>();
    const id = await second();
    const refusal = async (name: string, eventId: string) => {
      const refused: unknown = await runner.skip(name, eventId, record).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(NotStoppedThere);
      return (refused as Error).message;
    };
    expect(await refusal(NAME, 'another')).toBe(
      `'welcome' stands at the event ${id} (TeamCreated of team-2), not at another: only that one can be skipped`,
    );
    expect(await refusal('other', id)).toBe(
      "'other' has not stopped: only the event at which it stands can be skipped",
    );
    expect(await refusal('nobody', id)).toContain("'nobody' has not stopped");
    expect(record).not.toHaveBeenCalled();
    expect((await checkpoints.load(NAME))?.position).toBe(1n);
  });
});

import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import { teamHistory } from '@league/events/testing/sample-events.ts';
import { freshId } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { createFakeCheckpoints, createFakeFeed } from '../testing/fake-stores.ts';
import { createLeague, type TestLeague } from '../testing/league.ts';
import { derivedContext } from './derived-context.ts';
import { defineProcess } from './process.ts';
import type { FaultPlace } from './follow-log.ts';
import { startProcesses } from './process-runner.ts';
import { triedThenStopped } from './retries.ts';

type Reaction = (event: Recorded<LeagueEvent>) => Promise<void>;

const NAME = 'welcome';
const policy = { onError: triedThenStopped, whenNew: 'head' } as const;

const welcome = (react: Reaction = () => Promise.resolve()) => {
  const seen: bigint[] = [];
  const process = defineProcess({
    name: NAME,
    handles: ['TeamCreated'],
    policy,
    react: async (event) => {
      await react(event);
      seen.push(event.position);
    },
  });
  return { process, seen };
};

let league: TestLeague;
const faults: { at: FaultPlace; error: unknown }[] = [];

beforeEach(async () => {
  faults.length = 0;
  league = await createLeague();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const run = (
  process: ReturnType<typeof welcome>['process'],
  more: { checkpoints?: ReturnType<typeof createFakeCheckpoints>; feed?: EventFeed; startAt?: bigint } = {},
) =>
  startProcesses([process], {
    store: league.store,
    feed: createFakeFeed(league.store),
    checkpoints: createFakeCheckpoints({ [NAME]: 0n }),
    onFault: (_, at, error) => faults.push({ at, error }),
    onWaiting: () => undefined,
    onStopped: () => undefined,
    ...more,
  });

const positionsOf = (type: string) =>
  league.store
    .recorded()
    .filter((event) => event.type === type)
    .map(({ position }) => position);

describe('a process', () => {
  it('is handed the events it asked for, in order, those there are and those that come', async () => {
    await league.team('Moda');
    const { process, seen } = welcome();
    const runner = await run(process);
    await league.team('Işık');
    expect(await runner.reached(NAME, await league.store.head())).toBe(true);
    await runner.stop();
    expect(seen).toEqual(positionsOf('TeamCreated'));
    expect(seen).toHaveLength(2);
  });

  it('is past events that are none of its own without being asked', async () => {
    const { process, seen } = welcome();
    const runner = await run(process);
    expect(await runner.reached(NAME, await league.store.head())).toBe(true);
    expect(seen).toEqual([]);
    await runner.stop();
  });

  it('goes on after its checkpoint in another run, without handing anything over twice', async () => {
    const checkpoints = createFakeCheckpoints({ [NAME]: 0n });
    await league.team('Moda');
    const first = welcome();
    const runner = await run(first.process, { checkpoints });
    await runner.reached(NAME, await league.store.head());
    await runner.stop();
    await league.team('Işık');
    const second = welcome();
    const again = await run(second.process, { checkpoints });
    await again.reached(NAME, await league.store.head());
    await again.stop();
    expect([...first.seen, ...second.seen]).toEqual(positionsOf('TeamCreated'));
  });

  it('notes how far it is past many events that are none of its own, so that they are not read again', async () => {
    const checkpoints = createFakeCheckpoints({ [NAME]: 0n });
    const store = createFakeEventStore();
    await store.append('team-1', teamHistory(620), 'no-stream');
    const process = defineProcess({ name: NAME, handles: ['SeasonReset'], policy, react: () => Promise.resolve() });
    const runner = await run(process, { checkpoints, feed: createFakeFeed(store) });
    await runner.reached(NAME, 620n);
    expect(await checkpoints.load(NAME)).toEqual({ position: 500n, eventId: await store.idAt(500n) });
    await runner.stop();
  });

  it('notes no place for an event from which nothing followed', async () => {
    const checkpoints = createFakeCheckpoints({ [NAME]: 0n });
    await league.team('Moda');
    const seen: bigint[] = [];
    const process = defineProcess({
      name: NAME,
      handles: ['TeamCreated'],
      policy,
      react: async ({ position }) => {
        seen.push(position);
        return 'nothing';
      },
    });
    const runner = await run(process, { checkpoints });
    expect(await runner.reached(NAME, await league.store.head())).toBe(true);
    await runner.stop();
    expect(seen).toEqual(positionsOf('TeamCreated'));
    expect(await checkpoints.load(NAME)).toEqual({ position: 0n });
  });

  it('hands an event over again when it died before it was done with it', async () => {
    const checkpoints = createFakeCheckpoints({ [NAME]: 0n });
    await league.team('Moda');
    let begun = (): void => undefined;
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = welcome(() => {
      begun();
      return Promise.reject(new Error('died'));
    });
    const runner = await run(first.process, { checkpoints });
    await beginning;
    await runner.stop();
    const second = welcome();
    const again = await run(second.process, { checkpoints });
    await again.reached(NAME, await league.store.head());
    await again.stop();
    expect(second.seen).toEqual(positionsOf('TeamCreated'));
  });
});

describe('where a process starts', () => {
  it('is the beginning only in an empty log', async () => {
    const store = createFakeEventStore();
    const checkpoints = createFakeCheckpoints();
    const { process } = welcome();
    const deps = {
      store,
      feed: createFakeFeed(store),
      checkpoints,
      onFault: () => undefined,
      onWaiting: () => undefined,
      onStopped: () => undefined,
    };
    const runner = await startProcesses([process], deps);
    expect(runner.status()).toEqual([{ name: NAME, position: 0n, state: 'running' }]);
    await runner.stop();
    expect(await checkpoints.load(NAME)).toEqual({ position: 0n, eventId: undefined });
  });

  it('with a lost checkpoint is nowhere: it waits for an operator and acts on nothing', async () => {
    await league.team('Moda');
    const checkpoints = createFakeCheckpoints();
    const { process, seen } = welcome();
    const runner = await run(process, { checkpoints });
    expect(runner.status()).toMatchObject([{ name: NAME, state: 'waiting' }]);
    await runner.stop();
    expect(seen).toEqual([]);
    expect(await checkpoints.load(NAME)).toBeUndefined();
  });

  it('with a lost checkpoint is where the operator says, from then on', async () => {
    await league.team('Moda');
    const head = await league.store.head();
    await league.team('Işık');
    const checkpoints = createFakeCheckpoints();
    const { process, seen } = welcome();
    const runner = await run(process, { checkpoints, startAt: head });
    await runner.reached(NAME, await league.store.head());
    await runner.stop();
    expect(seen).toEqual(positionsOf('TeamCreated').slice(1));
    expect((await checkpoints.load(NAME))?.position).toBe(seen.at(-1));
  });
});

describe('a fault that passes', () => {
  it('is tried again with growing pauses, told each time, and holds back what comes after it', async () => {
    await league.team('Moda');
    let times = 0;
    const { process, seen } = welcome(() => {
      times += 1;
      return times <= 3 ? Promise.reject(new Error(`no. ${times}`)) : Promise.resolve();
    });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const runner = await run(process);
    await league.team('Işık');
    const triesAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return times;
    };
    expect(await triesAfter(99)).toBe(1);
    expect(runner.status()).toMatchObject([{ state: 'failing', reason: expect.stringContaining('TeamCreated at') }]);
    expect([await triesAfter(1), await triesAfter(199), await triesAfter(1), await triesAfter(399)]).toEqual([
      2, 2, 3, 3,
    ]);
    expect(seen).toEqual([]);
    await triesAfter(1);
    expect(faults.map(({ error }) => String(error))).toEqual(['Error: no. 1', 'Error: no. 2', 'Error: no. 3']);
    expect(runner.status()).toMatchObject([{ state: 'running' }]);
    expect(seen).toEqual(positionsOf('TeamCreated'));
    await runner.stop();
  });

  it('of one process does not hold back another', async () => {
    const stuck = welcome(() => Promise.reject(new Error('stuck')));
    const other = defineProcess({ name: 'other', handles: ['TeamCreated'], policy, react: () => Promise.resolve() });
    const runner = await startProcesses([stuck.process, other], {
      store: league.store,
      feed: createFakeFeed(league.store),
      checkpoints: createFakeCheckpoints({ [NAME]: 0n, other: 0n }),
      onFault: () => undefined,
      onWaiting: () => undefined,
      onStopped: () => undefined,
    });
    await league.team('Moda');
    expect(await runner.reached('other', await league.store.head())).toBe(true);
    await runner.stop();
  });

  it('in keeping the checkpoint is tried again too, and ends nothing', async () => {
    await league.team('Moda');
    const kept = createFakeCheckpoints({ [NAME]: 0n });
    let full = true;
    const checkpoints = {
      ...kept,
      save: (name: string, done: LastApplied) => {
        if (!full) return kept.save(name, done);
        full = false;
        return Promise.reject(new Error('disk full'));
      },
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { process } = welcome();
    const runner = await run(process, { checkpoints });
    await vi.advanceTimersByTimeAsync(200);
    expect(faults).toMatchObject([{ error: new Error('disk full') }]);
    expect(runner.status()).toMatchObject([{ state: 'running' }]);
    expect((await kept.load(NAME))?.position).toBe(positionsOf('TeamCreated')[0]);
    await runner.stop();
  });

  it('of the feed is told, and the feed is taken up again where it was left', async () => {
    await league.team('Moda');
    const whole = createFakeFeed(league.store);
    const from: bigint[] = [];
    const feed: EventFeed = {
      subscribe: async function* (after, signal) {
        from.push(after);
        if (from.length === 1) {
          yield await league.store.readAll(after, 2);
          throw new Error('unreadable');
        }
        yield* whole.subscribe(after, signal);
      },
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { process, seen } = welcome();
    const runner = await run(process, { feed });
    await vi.advanceTimersByTimeAsync(0);
    expect(runner.status()).toMatchObject([{ state: 'failing', reason: 'the next event at 3: Error: unreadable' }]);
    await vi.advanceTimersByTimeAsync(200);
    expect(from).toEqual([0n, 2n]);
    expect(seen).toEqual(positionsOf('TeamCreated'));
    await runner.stop();
  });
});

describe('an event that cannot be read', () => {
  /** A feed of the log in which the event at this position cannot be read and has this type. */
  const poisoned = (position: bigint, type: string): EventFeed => {
    const whole = createFakeFeed(league.store);
    const at = { id: freshId(), type, stream: 'team-1', revision: 0n, position };
    return {
      subscribe: async function* (after, signal) {
        if (after < position) {
          const before = await league.store.readAll(after, Number(position - after - 1n));
          if (before.length > 0) yield before;
          throw new UnreadableEvent('unreadable', at);
        }
        yield* whole.subscribe(after, signal);
      },
    };
  };

  it('is passed over when it is none of the process’s', async () => {
    await league.team('Moda');
    const [first = 0n] = positionsOf('TeamCreated');
    await league.team('Işık');
    const { process, seen } = welcome();
    const runner = await run(process, { feed: poisoned(first + 1n, 'CupDrawn') });
    expect(await runner.reached(NAME, await league.store.head())).toBe(true);
    expect(seen).toEqual(positionsOf('TeamCreated'));
    expect(faults).toEqual([]);
    await runner.stop();
  });
});

describe('waiting for a process', () => {
  it('ends after 30 seconds at most', async () => {
    const { process } = welcome();
    const runner = await run(process);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reached = vi.fn<(done: boolean) => void>();
    void runner.reached(NAME, 1_000n).then(reached);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(reached).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reached).toHaveBeenCalledExactlyOnceWith(false);
    await runner.stop();
  });

  it('ends when the process is stopped, and does not begin for one that is unknown or stopped', async () => {
    const { process } = welcome();
    const runner = await run(process);
    const waiting = runner.reached(NAME, 1_000n);
    await runner.stop();
    expect(await waiting).toBe(false);
    expect(await runner.reached(NAME, 1_000n)).toBe(false);
    expect(await runner.reached('nobody', 0n)).toBe(false);
    expect(runner.status()).toMatchObject([{ state: 'stopped' }]);
  });
});

describe('what a process does', () => {
  it('is the act of the one who caused the event, at its time, under an id of event and step', async () => {
    await league.team('Moda');
    const event = league.store.recorded().at(-1);
    if (event === undefined) throw new Error('nothing was recorded');
    const context = derivedContext(event, 'release');
    expect(context).toMatchObject({ actor: event.metadata.actor, causationId: event.id, now: event.recordedAt });
    expect(derivedContext(event, 'release')).toEqual(context);
    expect(derivedContext(event, 'other').commandId).not.toBe(context.commandId);
    const reasoned = { ...event, metadata: { ...event.metadata, reason: 'kapandı' } };
    expect(derivedContext(reasoned, 'release').reason).toBe('kapandı');
  });
});

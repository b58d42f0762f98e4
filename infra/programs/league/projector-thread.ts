import { Worker } from 'node:worker_threads';
import type { EventPlace } from '@league/events/codec.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import type { BuildOptions, Moved, Projector } from '@league/projector/running/projector.ts';
import type { Opening } from '../main/process.ts';
import type { Log } from './open-log.ts';
import type { Request, Said, ThreadFiles, Told } from './projector.worker.ts';
import { unpack } from './thrown-errors.ts';

/** The thread of the projections is no more: a fault that stops more than a projection, such as too little memory. */
class ProjectorThreadEnded extends Error {
  override readonly name = 'ProjectorThreadEnded';
}

/** Memory for new objects, as much as memory-flags.json leaves a projector of its own: three semi-spaces. */
const YOUNG_MB = 48;

/**
 * The projections of a league that is all in files, in a thread of their own (ADR 37): it reads the log beside this one, which
 * says when there is news. Where the thread ends by itself, the process fails: nobody else would do its work.
 * @throws StoreUnavailable, LogCorrupt, ProjectorThreadEnded
 */
export const startProjectorThread = async (
  { folder, config, onNotice, checks, fail }: Pick<Opening, 'folder' | 'config' | 'onNotice' | 'checks' | 'fail'>,
  { store: { onAppended }, check }: { readonly store: Pick<EventStore, 'onAppended'> } & Pick<Log, 'check'>,
): Promise<Projector> => {
  const { eventsFile, readModelsFile } = folder;
  const workerData: ThreadFiles = {
    eventsFile,
    readModelsFile,
    testPace: config.TEST_PACE,
    checked: check.isDone(),
    checkedAtOnceBytes: checks.atOnceBytes,
  };
  const worker = new Worker(new URL('./projector.worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const calls = createCalls((said) => worker.postMessage(said));
  const moves = createMoves();
  worker.on('message', (told: Told) => {
    if ('moves' in told) told.moves.forEach(moves.tell);
    else if ('notice' in told) onNotice(told.notice);
    else if ('damage' in told) fail(unpack(told.damage));
    else calls.answer(told);
  });

  let whenEnded: (error: Error) => void = () => undefined;
  let fault: unknown = 'it came to an end';
  worker.once('error', (error) => {
    fault = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      const error = new ProjectorThreadEnded(`the projections' thread: ${reasonOf(fault)}`, { cause: fault });
      calls.end(error);
      whenEnded(error);
      resolve();
    });
  });
  check.done.then(
    () => worker.postMessage('checked' satisfies Said),
    () => undefined,
  );
  const stopListening = onAppended(() => worker.postMessage('appended' satisfies Said));
  const end = async (): Promise<void> => {
    whenEnded = () => undefined;
    stopListening();
    await worker.terminate();
    await ended;
  };

  try {
    await calls.make({ name: 'start' });
  } catch (error) {
    await end();
    throw error;
  }
  whenEnded = fail;
  const built = calls.make<void>({ name: 'built' });
  // Awaited last: where the start fails before, its rejection must not count as unhandled.
  built.catch(() => undefined);
  return {
    status: () => calls.make({ name: 'status' }),
    onMoved: moves.onMoved,
    built,
    rebuild: (projections, options) => calls.make({ name: 'rebuild', projections }, options),
    verify: (projections, options) => calls.make({ name: 'verify', projections }, options),
    skip: (projection, eventId, record) => calls.make({ name: 'skip', projection, eventId }, { record }),
    stop: async () => {
      try {
        await calls.make({ name: 'stop' });
      } finally {
        await end();
      }
    },
  };
};

type Call = PromiseWithResolvers<unknown> & {
  readonly onProgress: BuildOptions['onProgress'];
  readonly record: ((event: EventPlace) => Promise<void>) | undefined;
  /** What `record` threw: the caller's own error, which need not come back from the thread. */
  notRecorded?: unknown;
};
type CallOptions = BuildOptions & { readonly record?: (event: EventPlace) => Promise<void> };

/** Calls of the thread that are under way. Once it has ended, all are rejected with the reason. */
const createCalls = (say: (said: Said) => void) => {
  const underWay = new Map<number, Call>();
  let last = 0;
  let over: Error | undefined;

  const record = async (id: number, call: Call, event: EventPlace): Promise<void> => {
    try {
      await call.record?.(event);
      say({ id, recorded: true });
    } catch (error) {
      call.notRecorded = error;
      say({ id, recorded: false });
    }
  };

  return {
    make: async <Result>(request: Request, { signal, onProgress, record }: CallOptions = {}): Promise<Result> => {
      if (over !== undefined) throw over;
      signal?.throwIfAborted();
      last += 1;
      const id = last;
      const call = { ...Promise.withResolvers<unknown>(), onProgress, record };
      const abort = (): void => say({ id, aborted: true });
      underWay.set(id, call);
      say({ id, request });
      signal?.addEventListener('abort', abort);
      try {
        return (await call.promise) as Result;
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      } finally {
        signal?.removeEventListener('abort', abort);
        underWay.delete(id);
      }
    },
    answer: (told: Extract<Told, { readonly id: number }>): void => {
      const call = underWay.get(told.id);
      if (call === undefined) return;
      if ('progress' in told) call.onProgress?.(told.progress);
      else if ('toRecord' in told) void record(told.id, call, told.toRecord);
      else if ('result' in told) call.resolve(told.result);
      else call.reject('notRecorded' in call ? call.notRecorded : unpack(told.thrown));
    },
    end: (error: Error): void => {
      over = error;
      for (const call of underWay.values()) call.reject(error);
    },
  };
};

/** What the thread tells of moves, for listeners that come and go: a new one hears at once where each model is. */
const createMoves = () => {
  const listeners = new Set<(moved: Moved) => void>();
  const latest = new Map<string, Moved>();
  return {
    tell: (moved: Moved): void => {
      latest.set(moved.model, moved);
      for (const listener of listeners) listener(moved);
    },
    onMoved: (listener: (moved: Moved) => void): (() => void) => {
      listeners.add(listener);
      for (const moved of latest.values()) listener({ ...moved, keys: [] });
      return () => listeners.delete(listener);
    },
  };
};

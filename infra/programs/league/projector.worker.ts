import { parentPort, workerData } from 'node:worker_threads';
import type { EventPlace } from '@league/events/codec.ts';
import type { BuildOptions, BuildProgress, Moved, Projector } from '@league/projector/running/projector.ts';
import { createInProcessFeed } from '../../adapters/event-feed/in-process.ts';
import { feedOnceChecked } from '../../adapters/event-feed/once-checked.ts';
import { openSqliteEventStore } from '../../adapters/event-store/sqlite.ts';
import { backoffAt } from '../../adapters/servers/backoff.ts';
import { type Closing, openAll } from './closing.ts';
import { startFileProjector } from './file-projector.ts';
import { pack, type Thrown } from './thrown-errors.ts';

/**
 * Thread of projector-thread.ts: runs the projections on connections of its own to the files of the log and the read models, and
 * does as told. Everything that it tells comes in order: whoever is told that a build is through knows of its moves.
 */

export type ThreadFiles = {
  readonly eventsFile: string;
  readonly readModelsFile: string;
  readonly testPace: number;
  /** The log has been checked. */
  readonly checked: boolean;
  readonly checkedAtOnceBytes: number;
};

type Names = Parameters<Projector['rebuild']>[0];

/** What can be asked for. */
export type Request =
  | { readonly name: 'start' | 'built' | 'status' | 'stop' }
  | { readonly name: 'rebuild' | 'verify'; readonly projections: Names }
  | { readonly name: 'skip'; readonly projection: string; readonly eventId: string };

/**
 * A message of the main thread: the log has grown, or has been checked; a call to the projector's thread; whether the event of a
 * call is recorded; or the end of a call that its caller gave up.
 */
export type Said =
  | 'appended'
  | 'checked'
  | { readonly id: number; readonly request: Request }
  | { readonly id: number; readonly recorded: boolean }
  | { readonly id: number; readonly aborted: true };

/** A message of the projector's thread: one without an id belongs to no call; the others report on a call or answer it. */
export type Told =
  | { readonly moves: readonly Moved[] }
  | { readonly notice: string }
  | { readonly damage: Thrown }
  | { readonly id: number; readonly progress: BuildProgress }
  | { readonly id: number; readonly toRecord: EventPlace }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly thrown: Thrown };

const { eventsFile, readModelsFile, testPace, checked, checkedAtOnceBytes } = workerData as ThreadFiles;

let moves: Moved[] = [];
const tellMoves = (): void => {
  if (moves.length > 0) parentPort?.postMessage({ moves } satisfies Told);
  moves = [];
};
const tell = (told: Told): void => {
  tellMoves();
  parentPort?.postMessage(told);
};
const onNotice = (notice: string): void => tell({ notice });

// Warnings of Node are for the log, as on the main thread.
process.removeAllListeners('warning');
process.on('warning', ({ name, message }) => onNotice(`${name}: ${message}`));

const appended = new Set<() => void>();

/** Of the log: the main thread tells when it is through. */
const check = { ...Promise.withResolvers<void>(), isDone: false };
const endCheck = (): void => {
  check.isDone = true;
  check.resolve();
};
if (checked) endCheck();

const start = (): Promise<{ readonly projector: Projector; readonly close: Closing['close'] }> =>
  openAll(async (closing) => {
    const store = openSqliteEventStore(eventsFile, { readOnly: true, onNotice, isChecked: () => check.isDone });
    closing.add(store.close);
    const onAppended = (listener: () => void): (() => void) => {
      appended.add(listener);
      return () => appended.delete(listener);
    };
    const feed = feedOnceChecked(createInProcessFeed({ readAll: store.readAll, onAppended }), check.promise);
    const retryPolicy = backoffAt(testPace);
    const onDamage = (error: unknown): void => tell({ damage: pack(error) });
    const projections = { store, feed, readModelsFile, onNotice, retryPolicy };
    const projector = await startFileProjector({ ...projections, checkedAtOnceBytes, onDamage });
    closing.add(projector.stop);
    // The projections of a batch move in one turn, and are told of together.
    projector.onMoved((moved) => {
      if (moves.push(moved) === 1) setImmediate(tellMoves);
    });
    return { projector, close: closing.close };
  });

const running = Promise.withResolvers<Awaited<ReturnType<typeof start>>>();

/** Calls under way that can be broken off, and skips that wait to be recorded. */
const aborts = new Map<number, AbortController>();
const recording = new Map<number, PromiseWithResolvers<void>>();

const carryOut = async (id: number, request: Request): Promise<unknown> => {
  if (request.name === 'start') {
    running.resolve(await start());
    return undefined;
  }
  const { projector, close } = await running.promise;
  const abort = new AbortController();
  const options: BuildOptions = { signal: abort.signal, onProgress: (progress) => tell({ id, progress }) };
  aborts.set(id, abort);
  try {
    switch (request.name) {
      case 'built':
        return await projector.built;
      case 'status':
        return await projector.status();
      case 'rebuild':
        return await projector.rebuild(request.projections, options);
      case 'verify':
        return await projector.verify(request.projections, options);
      case 'skip':
        return await projector.skip(request.projection, request.eventId, (event) => record(id, event));
      case 'stop':
        return await close();
    }
  } finally {
    aborts.delete(id);
  }
};

/** The main thread records, which alone may append to the log. */
const record = (id: number, toRecord: EventPlace): Promise<void> => {
  const recorded = Promise.withResolvers<void>();
  recording.set(id, recorded);
  tell({ id, toRecord });
  return recorded.promise.finally(() => recording.delete(id));
};

parentPort?.on('message', (said: Said) => {
  if (said === 'appended') {
    for (const listener of appended) listener();
  } else if (said === 'checked') {
    endCheck();
  } else if ('request' in said) {
    const { id, request } = said;
    carryOut(id, request).then(
      (result) => tell({ id, result }),
      (error: unknown) => tell({ id, thrown: pack(error) }),
    );
  } else if ('aborted' in said) {
    aborts.get(said.id)?.abort();
  } else if (said.recorded) {
    recording.get(said.id)?.resolve();
  } else {
    recording.get(said.id)?.reject(new Error('it could not be recorded'));
  }
});

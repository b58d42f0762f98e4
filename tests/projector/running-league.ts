import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { loadSkips } from '@league/command-api/operations/operators-acts.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { newEvent } from '@league/events/testing/sample-events.ts';
import type { Projection } from '@league/projector/define-projection.ts';
import type { KeptDocument, ReadModelWriter } from '@league/projector/ports/read-model-writer.ts';
import { registry } from '@league/projector/registry.ts';
import { type BuildLimits, buildLimits } from '@league/projector/running/builder.ts';
import { type Projector, startProjector } from '@league/projector/running/projector.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import { onTestFinished } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { createMemoryEventStore } from '@league/infra/adapters/event-store/memory.ts';
import { createInProcessPositions } from '@league/infra/adapters/read-models/in-process-positions.ts';
import { createSqliteReader } from '@league/infra/adapters/read-models/sqlite-reader.ts';
import { createSqliteWriter } from '@league/infra/adapters/read-models/sqlite-writer.ts';

/** For tests: a log, read models, and a projector between them that can be stopped and started. */
export type League = {
  readonly store: EventStore;
  readonly writer: ReadModelWriter;
  readonly reader: ReadModelReader;
  /** The file of the read models, where they are in a file. */
  readonly file: string;
  /** Appends each event to a stream of its own; returns the position of the last. */
  readonly append: (...events: readonly LeagueEvent[]) => Promise<bigint>;
  /** Starts a projector and waits until it has built its read models; a running projector is stopped first. */
  readonly start: (overrides?: Overrides) => Promise<Started>;
  /** The documents that are served, as they are stored. */
  readonly dump: (projection: string) => Promise<readonly KeptDocument[]>;
};

export type Started = { readonly projector: Projector; readonly positions: ModelPositions & ModelMoves };

export type Overrides = {
  readonly registry?: readonly Projection[];
  readonly feed?: EventFeed;
  readonly store?: Partial<EventStore>;
  readonly writer?: Partial<ReadModelWriter>;
  readonly retryPolicy?: RetryPolicy;
  readonly limits?: BuildLimits;
  readonly onNotice?: (text: string) => void;
  /** Returns the projector while it still builds. */
  readonly whileBuilding?: boolean;
};

/** Tries again in the next turn of the event loop. */
export const shortWaits: RetryPolicy = {
  wait: async () => {
    await turn();
  },
};

/** The read models of a league under test, with a function that removes them. */
export type ReadModels = Pick<League, 'writer' | 'reader'> & { readonly close: () => Promise<void> };

const inFile = (file: string): ReadModels => {
  const onNotice = (notice: string): never => {
    throw new Error(notice);
  };
  const writer = createSqliteWriter(file, { onNotice });
  const reader = createSqliteReader(file);
  return {
    writer,
    reader,
    close: async () => {
      await reader.close();
      await writer.close();
    },
  };
};

/** A league that is taken away with the test, over a log in memory and read models in a file unless told. */
export const openLeague = (store: EventStore = createMemoryEventStore(), readModels?: ReadModels): League => {
  const folder = mkdtempSync(join(tmpdir(), 'league-'));
  const file = join(folder, 'read-models.db');
  const { writer, reader, close } = readModels ?? inFile(file);
  let running: Projector | undefined;
  onTestFinished(async () => {
    await running?.stop();
    await close();
    rmSync(folder, { recursive: true });
  });
  let streams = 0;
  return {
    store,
    writer,
    reader,
    file,
    append: async (...events) => {
      let position = await store.head();
      for (const event of events) {
        streams += 1;
        ({ position } = await store.append(`stream-${streams}`, [newEvent(event)], 'no-stream'));
      }
      return position;
    },
    start: async (overrides = {}) => {
      await running?.stop();
      const log = { ...store, ...overrides.store };
      const projector = await startProjector(overrides.registry ?? registry, {
        store: log,
        feed: overrides.feed ?? createInProcessFeed(log),
        writer: { ...writer, ...overrides.writer },
        skips: () => loadSkips(log),
        retryPolicy: overrides.retryPolicy ?? shortWaits,
        limits: overrides.limits ?? buildLimits,
        onNotice: overrides.onNotice ?? (() => undefined),
      });
      running = projector;
      if (overrides.whileBuilding !== true) await projector.built;
      return { projector, positions: createInProcessPositions(projector) };
    },
    dump: async (projection) => {
      const live = await writer.live(projection);
      return live === undefined ? [] : Array.fromAsync(writer.dump(live.generation));
    },
  };
};

import { codec } from '@league/events/codec.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { expect } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';

/** More events than any test writes. */
const ALL = 1_000_000;

/** The log on disk, read beside the process that writes it. */
export const logOf = async (folder: string): Promise<readonly Recorded<LeagueEvent>[]> => {
  const store = openSqliteEventStore(dataFolder(folder).eventsFile, { readOnly: true });
  try {
    return await store.readAll(0n, ALL);
  } finally {
    await store.close();
  }
};

/** Positions from 1 and revisions from 0 have no gaps, no event is in the log twice, and each fits its schema. */
export const expectWhole = (events: readonly Recorded<LeagueEvent>[]): void => {
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => BigInt(index + 1)));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const stream of Map.groupBy(events, (event) => event.stream).values()) {
    expect(stream.map(({ revision }) => revision)).toEqual(stream.map((_, index) => BigInt(index)));
  }
  for (const event of events) {
    // Checks the whole shape, and throws.
    codec.encode(event);
    const { actor, commandId, correlationId, causationId } = event.metadata;
    expect([actor.role, commandId, correlationId, causationId]).not.toContain('');
    expect([actor.role, commandId, correlationId, causationId]).not.toContain(undefined);
    expect(event.recordedAt).toBeGreaterThan(0);
  }
};

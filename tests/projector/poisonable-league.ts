import { join } from 'node:path';
import { handle } from '@league/command-api/handling/handle-command.ts';
import { operationsDecider } from '@league/command-api/operations/decider.ts';
import { operationsSource } from '@league/command-api/operations/operators-acts.ts';
import type { EventPlace } from '@league/events/codec.ts';
import { fixturesGenerated, newEvent, seasonStarted, teamCreated } from '@league/events/testing/sample-events.ts';
import type { Projection } from '@league/projector/define-projection.ts';
import { registry as all } from '@league/projector/registry.ts';
import { onTestFinished } from 'vitest';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { contextOf, OPERATOR } from '@league/infra/programs/league/system-context.ts';
import { type ForeignEvent, writeForeignEvent } from '../kit/foreign-event.ts';
import { counting } from './counting.ts';
import { type League, openLeague, type Started } from './running-league.ts';

/** The league's own projections, and one that throws at a certain team. */
export const registry: readonly Projection[] = [...all, counting('failing', { poisoned: true })];

/** For tests: a league over a SQLite log, into which any event can be written. */
export type PoisonableLeague = League & {
  readonly poison: (event: ForeignEvent) => EventPlace;
  /** Records a skip in the log, as an operator's command does. */
  readonly record: (projection: string, event: EventPlace) => Promise<void>;
};

/** Contains a season, a match and a team. */
export const openPoisonableLeague = async (): Promise<PoisonableLeague> => {
  const file = join(temporaryFolder(), 'events.db');
  const store = openSqliteEventStore(file);
  onTestFinished(store.close);
  const league = openLeague(store);
  const season = [seasonStarted(), fixturesGenerated()].map((event) => newEvent(event));
  await store.append('seasons', season, 'no-stream');
  await league.append(teamCreated());
  return {
    ...league,
    poison: (event) => writeForeignEvent(file, event),
    record: async (projection, { id, stream, revision }) => {
      await handle(store, {
        source: operationsSource(store),
        decider: operationsDecider,
        command: () => ({ type: 'SkipEvent', projection, eventId: id, stream, revision: Number(revision) }) as const,
        context: contextOf(OPERATOR, Date.UTC(2026, 10, 22), 'bozuk'),
      });
    },
  };
};

/** The stopped projections, and the events at which they stopped. */
export const stopsOf = async ({ projector }: Started) =>
  (await projector.status()).flatMap(({ name, state, failure }) => (state === 'stopped' ? [{ name, failure }] : []));

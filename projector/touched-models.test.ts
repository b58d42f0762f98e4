import type { EventType } from '@league/events/catalogue.ts';
import { recordedEvents } from '@league/query-api/contract/recorded-events.ts';
import { touchedModels } from '@league/query-api/contract/touched-models.ts';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';

/** The read models whose projections handle one of these events, in the order of the registry. */
const modelsOf = (events: readonly EventType[]): string[] =>
  registry
    .filter(({ handles }) => handles === 'all' || handles.some((type) => events.includes(type)))
    .map(({ name }) => name);

it('a command touches the read models of the events that it may record, and no others', () => {
  expect(touchedModels).toEqual(
    Object.fromEntries(Object.entries(recordedEvents).map(([command, events]) => [command, modelsOf(events)])),
  );
});

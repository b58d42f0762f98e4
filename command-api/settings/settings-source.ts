import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { settingsStream } from '@league/events/streams.ts';
import { foldedStream, type StateSource } from '../handling/folded-stream.ts';
import { settingsDecider, type SettingsEvent, type SettingsState } from './decider.ts';

/** The current settings, kept in memory: each load reads only the events since the last. */
export const createSettingsSource = (store: EventStore): StateSource<SettingsState> =>
  foldedStream(store, settingsStream, {
    initialState: settingsDecider.initialState,
    evolve: (state, event: LeagueEvent) => settingsDecider.evolve(state, event as SettingsEvent),
  });

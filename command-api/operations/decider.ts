import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Decider } from '../handling/decider.ts';

export type OperationsEvent = LeagueEventOf<'RebuildRequested' | 'ProjectionSkipped' | 'ProcessSkipped'>;

/**
 * An event that a projection or a process goes on without: named by id, and to be found by stream and revision in any copy of
 * the log.
 */
export type SkippedEvent = LeagueEventOf<'ProjectionSkipped' | 'ProcessSkipped'>['data'];

export type OperationsCommand =
  | { readonly type: 'RequestRebuild'; readonly projections: readonly string[] }
  | ({ readonly type: 'SkipEvent' } & SkippedEvent);

/** The skipped events so far, in the order in which they were skipped. */
export type OperationsState = readonly SkippedEvent[];

const initialState = (): OperationsState => [];

const decide = (command: OperationsCommand, state: OperationsState): OperationsEvent[] => {
  switch (command.type) {
    case 'RequestRebuild':
      return [{ type: 'RebuildRequested', data: { projections: [...command.projections] } }];
    case 'SkipEvent': {
      const { type: _, ...skipped } = command;
      if (state.some((before) => before.eventId === skipped.eventId && whoSkips(before) === whoSkips(skipped)))
        return [];
      return [
        'process' in skipped ? { type: 'ProcessSkipped', data: skipped } : { type: 'ProjectionSkipped', data: skipped },
      ];
    }
    default:
      return command satisfies never;
  }
};

const whoSkips = (skipped: SkippedEvent): string =>
  'process' in skipped ? `process ${skipped.process}` : `projection ${skipped.projection}`;

const evolve = (state: OperationsState, event: OperationsEvent): OperationsState => {
  switch (event.type) {
    case 'RebuildRequested':
      return state;
    case 'ProjectionSkipped':
    case 'ProcessSkipped':
      return [...state, event.data];
    default:
      return event satisfies never;
  }
};

/** Acts of operators on the running system. They are recorded, so that the audit shows them and rebuilds heed them. */
export const operationsDecider: Decider<OperationsCommand, OperationsState, OperationsEvent> = {
  decide,
  evolve,
  initialState,
};

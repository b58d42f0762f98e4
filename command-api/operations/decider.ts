import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Decider } from '../handling/decider.ts';

export type OperationsEvent = LeagueEventOf<'RebuildRequested'>;

export type OperationsCommand = { readonly type: 'RequestRebuild'; readonly projections: readonly string[] };

/** Operators' acts depend on none before them. */
export type OperationsState = null;

/** What operators did to the running system: recorded, so that the audit shows it. */
export const operationsDecider: Decider<OperationsCommand, OperationsState, OperationsEvent> = {
  decide: ({ projections }) => [{ type: 'RebuildRequested', data: { projections: [...projections] } }],
  evolve: (state) => state,
  initialState: () => null,
};

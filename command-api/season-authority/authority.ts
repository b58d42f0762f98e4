import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { evolveSeasonActs, noSeasonActs, type SeasonActs } from '@league/events/rules/season-acts.ts';
import { seasonsStream } from '@league/events/streams.ts';
import { foldedStream, type FoldedStream, type Loaded } from '../handling/folded-stream.ts';
import type { SeasonsMoved } from '../ports/seasons-moved.ts';
import { evolve, initialState, type SeasonEvent, type SeasonState } from './state.ts';

/**
 * The state of the seasons stream, and the season acts: which matches exist, and from which position on events no longer count; and
 * the positions, zero-padded, at which the totals of all players began anew, by the number of the season. `withdrawals` are those that
 * stand in the current season, by team and in the order in which the teams left.
 */
export type Seasons = {
  readonly seasons: SeasonState;
  readonly acts: SeasonActs;
  readonly statisticsResets: ReadonlyMap<number, readonly string[]>;
  readonly withdrawals: Withdrawals;
};

export type Withdrawals = ReadonlyMap<string, Recorded<LeagueEventOf<'TeamWithdrawn'>>>;

/** Keeps the seasons in memory, because every match command needs them. */
export type SeasonAuthority = FoldedStream<Seasons> & {
  /** The seasons as known, where no other process is known to have moved them since this one last asked the log. Nothing is read. */
  readonly unmoved: () => Loaded<Seasons> | undefined;
};

type RecordedSeasonEvent = Recorded<SeasonEvent>;

export const evolveSeasons = (
  { seasons, acts, statisticsResets, withdrawals }: Seasons,
  event: RecordedSeasonEvent,
): Seasons => ({
  seasons: evolve(seasons, event),
  acts: evolveSeasonActs(acts, event),
  statisticsResets: event.type === 'AllPlayerStatisticsReset' ? withReset(statisticsResets, event) : statisticsResets,
  withdrawals: evolveWithdrawals(withdrawals, event),
});

const evolveWithdrawals = (withdrawals: Withdrawals, event: RecordedSeasonEvent): Withdrawals => {
  switch (event.type) {
    case 'TeamWithdrawn':
      return new Map(withdrawals).set(event.data.teamId, event);
    case 'SeasonActUndone':
      return new Map([...withdrawals].filter(([teamId]) => teamId !== event.data.undone.teamId));
    case 'SeasonReset':
      return new Map();
    default:
      return withdrawals;
  }
};

const withReset = (
  resets: Seasons['statisticsResets'],
  { data: { season }, position }: RecordedSeasonEvent & { readonly type: 'AllPlayerStatisticsReset' },
): Seasons['statisticsResets'] =>
  new Map(resets).set(season, [...(resets.get(season) ?? []), formatPosition(position)]);

export const createSeasonAuthority = (store: EventStore, moved: SeasonsMoved = () => undefined): SeasonAuthority => {
  const folded = foldedStream(store, seasonsStream, {
    initialState: (): Seasons => ({
      seasons: initialState(),
      acts: noSeasonActs,
      statisticsResets: new Map(),
      withdrawals: new Map(),
    }),
    // The stream holds season events only: its name says so, and the catalogue has no other writer for it.
    evolve: (state, event: LeagueEvent) => evolveSeasons(state, event as RecordedSeasonEvent),
  });
  /** How far the seasons had moved when the last look began that has ended. */
  let seen: string | undefined;
  return {
    ...folded,
    load: async () => {
      const before = moved();
      const loaded = await folded.load();
      seen = before;
      return loaded;
    },
    unmoved: () => (seen !== undefined && moved() === seen ? folded.known() : undefined),
  };
};

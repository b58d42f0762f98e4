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
 * stand in the current season, by team and in the order in which the teams left; `withdrawalsBefore` those of the closed seasons.
 * `openedAt` says where each season was opened, or last reopened.
 */
export type Seasons = {
  readonly seasons: SeasonState;
  readonly acts: SeasonActs;
  readonly statisticsResets: ReadonlyMap<number, readonly string[]>;
  readonly withdrawals: Withdrawals;
  readonly withdrawalsBefore: ReadonlyMap<number, Withdrawals>;
  readonly openedAt: ReadonlyMap<number, bigint>;
};

export type Withdrawals = ReadonlyMap<string, Recorded<LeagueEventOf<'TeamWithdrawn'>>>;

/** Keeps the seasons in memory, because every match command needs them. */
export type SeasonAuthority = FoldedStream<Seasons> & {
  /** The seasons as known, where no other process is known to have moved them since this one last asked the log. Nothing is read. */
  readonly unmoved: () => Loaded<Seasons> | undefined;
};

type RecordedSeasonEvent = Recorded<SeasonEvent>;

export const evolveSeasons = (state: Seasons, event: RecordedSeasonEvent): Seasons => ({
  seasons: evolve(state.seasons, event),
  acts: evolveSeasonActs(state.acts, event),
  statisticsResets: evolveResets(state.statisticsResets, event),
  ...evolveWithdrawals(state, event),
  openedAt: evolveOpened(state.openedAt, event),
});

type KnownWithdrawals = Pick<Seasons, 'withdrawals' | 'withdrawalsBefore'>;

const evolveWithdrawals = (
  { withdrawals, withdrawalsBefore }: KnownWithdrawals,
  event: RecordedSeasonEvent,
): KnownWithdrawals => {
  switch (event.type) {
    case 'TeamWithdrawn':
      return { withdrawals: new Map(withdrawals).set(event.data.teamId, event), withdrawalsBefore };
    case 'SeasonActUndone': {
      const { undone } = event.data;
      if (undone.act === 'SeasonReset') {
        return { withdrawals: withdrawalsBefore.get(undone.closed) ?? new Map(), withdrawalsBefore };
      }
      if (undone.act !== 'TeamWithdrawn') return { withdrawals, withdrawalsBefore };
      return {
        withdrawals: new Map([...withdrawals].filter(([teamId]) => teamId !== undone.teamId)),
        withdrawalsBefore,
      };
    }
    case 'SeasonReset':
      return {
        withdrawals: new Map(),
        withdrawalsBefore: new Map(withdrawalsBefore).set(event.data.closed, withdrawals),
      };
    default:
      return { withdrawals, withdrawalsBefore };
  }
};

const evolveOpened = (openedAt: Seasons['openedAt'], { type, data, position }: RecordedSeasonEvent) => {
  if (type === 'SeasonStarted') return new Map(openedAt).set(data.season, position);
  if (type === 'SeasonReset') return new Map(openedAt).set(data.opened, position);
  return type === 'SeasonActUndone' && data.undone.act === 'SeasonReset'
    ? new Map(openedAt).set(data.undone.closed, position)
    : openedAt;
};

const evolveResets = (resets: Seasons['statisticsResets'], event: RecordedSeasonEvent): Seasons['statisticsResets'] => {
  const ofSeason = (season: number) => resets.get(season) ?? [];
  if (event.type === 'AllPlayerStatisticsReset') {
    const { season } = event.data;
    return new Map(resets).set(season, [...ofSeason(season), formatPosition(event.position)]);
  }
  if (event.type !== 'SeasonActUndone' || event.data.undone.act !== 'AllPlayerStatisticsReset') return resets;
  const { season } = event.data;
  return new Map(resets).set(season, ofSeason(season).slice(0, -1));
};

export const createSeasonAuthority = (store: EventStore, moved: SeasonsMoved = () => undefined): SeasonAuthority => {
  const folded = foldedStream(store, seasonsStream, {
    initialState: (): Seasons => ({
      seasons: initialState(),
      acts: noSeasonActs,
      statisticsResets: new Map(),
      withdrawals: new Map(),
      withdrawalsBefore: new Map(),
      openedAt: new Map(),
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

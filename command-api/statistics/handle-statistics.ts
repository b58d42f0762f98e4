import type { EventStore } from '@league/events/ports/event-store.ts';
import { type Statistic, STATISTICS } from '@league/events/statistics.ts';
import { RESETTABLE, type Resettable, statisticOf } from '../contract/statistics.ts';
import type { CommandContext, Outcome } from '../handling/handle-command.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import type { PlayerCommand, PlayerState } from '../player/decider.ts';
import { handlePlayer, playerSource } from '../player/gamertags.ts';
import { standingTotals } from '../player/totals-taken.ts';
import type { SeasonCommand } from '../season/decider.ts';
import { act, meantSeason } from '../season/handle-season.ts';
import type { SeasonAuthority, Seasons } from '../season-authority/authority.ts';
import { readFinished, readSeasonLines, refuseOtherSeason, resetsOfAllIn } from './season-lines.ts';

export type StatisticsDeps = { readonly store: EventStore; readonly seasons: SeasonAuthority };

/** What the call chooses; null for one off the total, as without an amount. */
export type StatisticsWish = {
  readonly statsToDelete: readonly (Resettable | 'all')[];
  readonly operation: 'reset' | 'decrease';
  readonly amount?: number | null | undefined;
  readonly season?: number | undefined;
};

/**
 * Takes something off the totals of a player in the season. What stands is folded from the matches by the rule by which it is
 * shown; a result that is recorded in between counts by its position, as everywhere.
 * @throws Refused PLAYER_NOT_FOUND, NO_SEASON, SEASON_NOT_CURRENT, INVALID_FIELDS
 */
export const takeOffStatistics = async (
  { store, seasons }: StatisticsDeps,
  playerId: string,
  wish: StatisticsWish,
  context: CommandContext,
): Promise<Outcome<PlayerState>> => {
  const season = await meantSeason({ seasons }, wish.season);
  return handlePlayer(
    store,
    playerId,
    async (): Promise<PlayerCommand> => {
      const { state } = await seasons.load();
      refuseOtherSeason(state, season);
      const lines = (await readSeasonLines(store, state)).get(playerId) ?? [];
      const facts = { season, lines, resetsOfAll: resetsOfAllIn(state, season) };
      const { operation, amount } = wish;
      const chosen = { playerId, facts, statistics: chosenOf(wish) };
      return operation === 'reset'
        ? { type: 'ResetStatistics', ...chosen }
        : { type: 'DecreaseStatistics', ...chosen, amount: amount ?? 1 };
    },
    context,
  );
};

const chosenOf = ({ statsToDelete }: StatisticsWish): readonly Statistic[] =>
  statsToDelete.includes('all')
    ? STATISTICS
    : RESETTABLE.filter((word) => statsToDelete.includes(word)).map((word) => statisticOf(word));

/** Resets the totals of all players in the season. @throws Refused NO_SEASON, SEASON_NOT_CURRENT */
export const resetAllStatistics = (
  deps: StatisticsDeps,
  asked: number | undefined,
  context: CommandContext,
): Promise<Outcome<Seasons>> =>
  actOnSeason(deps, asked, context, async (state, season) => ({
    type: 'ResetAllStatistics',
    season,
    players: await countStanding(deps.store, state, season),
  }));

/**
 * Deletes the matches of the season that are finished, by their streams. A match stays whose result comes in between.
 * @throws Refused NO_SEASON, SEASON_NOT_CURRENT
 */
export const deleteFinished = (
  deps: StatisticsDeps,
  asked: number | undefined,
  context: CommandContext,
): Promise<Outcome<Seasons>> =>
  actOnSeason(deps, asked, context, async (state, season) => {
    const { matchIds, lines } = await readFinished(deps.store, state);
    return { type: 'DeleteFinishedMatches', season, matchIds, players: lines.size };
  });

/** Sends the command that the state of the season leads to; it is made anew for each try. @throws Refused NO_SEASON, SEASON_NOT_CURRENT */
const actOnSeason = async (
  { store, seasons }: StatisticsDeps,
  asked: number | undefined,
  context: CommandContext,
  commandOf: (state: Seasons, season: number) => Promise<SeasonCommand>,
): Promise<Outcome<Seasons>> => {
  const season = await meantSeason({ seasons }, asked);
  const command = async (): Promise<SeasonCommand> => {
    const { state } = await seasons.load();
    refuseOtherSeason(state, season);
    return commandOf(state, season);
  };
  return act({ store, seasons }, command, context);
};

/** How many players have something to lose. */
const countStanding = async (store: EventStore, state: Seasons, season: number): Promise<number> => {
  const played = [...(await readSeasonLines(store, state))];
  const resetsOfAll = resetsOfAllIn(state, season);
  const standing = await sideBySide(played, async ([playerId, lines]) => {
    const { state: player } = await playerSource(store, playerId).load();
    const taken = player.status === 'existing' ? player.taken : {};
    const totals = standingTotals({ season, lines, resetsOfAll }, taken);
    return Object.values(totals).some((total) => total !== null && total > 0);
  });
  return standing.filter(Boolean).length;
};

import type { EventStore } from '@league/events/ports/event-store.ts';
import type { FreedPlayer } from '@league/events/seasons.ts';
import { playerStream } from '@league/events/streams.ts';
import type { CommandContext, Outcome } from '../handling/handle-command.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import type { Seasons } from '../season-authority/authority.ts';
import type { SeasonCommand } from './decider.ts';
import { act, meantSeason, type SeasonDeps } from './handle-season.ts';

type Deps = Pick<SeasonDeps, 'store' | 'seasons' | 'teams'> & { readonly playerDirectory: PlayerDirectory };

/**
 * Names all players of all teams as free; a process releases them. One who is put into another team meanwhile stays there.
 * @throws Refused NO_SEASON, SEASON_NOT_CURRENT
 */
export const resetTransfers = async (
  deps: Deps,
  asked: number | undefined,
  context: CommandContext,
): Promise<Outcome<Seasons>> => {
  const season = await meantSeason(deps, asked);
  const resetting = async (): Promise<SeasonCommand> => ({
    type: 'ResetTransfers',
    season,
    players: await playersInTeams(deps),
  });
  return act(deps, resetting, context);
};

const playersInTeams = async ({ teams, playerDirectory }: Deps): Promise<FreedPlayer[]> => {
  const squads = await sideBySide(await teams.all(), async (teamId) =>
    (await playerDirectory.squadOf(teamId)).map((playerId) => ({ playerId, teamId })),
  );
  return squads.flat();
};

/** Whether a player who was to leave this team was put into another one behind this position, and is in one still. */
export const isPlacedSince = async (
  store: EventStore,
  { playerId, teamId }: FreedPlayer,
  since: bigint,
): Promise<boolean> => {
  const { events } = await store.readStream(playerStream(playerId));
  const last = events.findLast(({ type }) => type === 'PlayerAssignedToTeam' || type === 'PlayerReleased');
  return last?.type === 'PlayerAssignedToTeam' && last.position > since && last.data.teamId !== teamId;
};

/** Whether the reset of transfers is what released the player from this team last. */
export const isFreedByReset = async (store: EventStore, { playerId, teamId }: FreedPlayer): Promise<boolean> => {
  const { events } = await store.readStream(playerStream(playerId));
  const released = events.findLast(({ type, data }) => type === 'PlayerReleased' && data.teamId === teamId);
  return released?.type === 'PlayerReleased' && released.data.cause === 'transfersReset';
};

/** Whether the player got this team back behind this position. */
export const isTakenBack = async (
  store: EventStore,
  { playerId, teamId }: FreedPlayer,
  since: bigint,
): Promise<boolean> => {
  const { events } = await store.readStream(playerStream(playerId));
  return events.some(
    ({ type, data, position }) =>
      type === 'PlayerAssignedToTeam' && position > since && data.teamId === teamId && data.takesReleaseBack === true,
  );
};

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

/** How the player stands in this team, by what the player's stream says last. */
type Membership = {
  /** The team of now, and the position at which the player got it or became free. */
  readonly now: string | null;
  readonly since: bigint;
  /** Whether a reset of all transfers is what released the player from this team last. */
  readonly freedByReset: boolean;
};

const membershipOf = async (store: EventStore, { playerId, teamId }: FreedPlayer): Promise<Membership> => {
  let membership: Membership = { now: null, since: 0n, freedByReset: false };
  for (const { type, data, position: since } of (await store.readStream(playerStream(playerId))).events) {
    if (type === 'PlayerAssignedToTeam') membership = { ...membership, now: data.teamId, since };
    if (type !== 'PlayerReleased') continue;
    const freedByReset = data.teamId === teamId ? data.cause === 'transfersReset' : membership.freedByReset;
    membership = { now: null, since, freedByReset };
  }
  return membership;
};

/** Whether the player is in this team since before the position: who came later was not meant by an act that stands there. */
export const isInSince = async (store: EventStore, freed: FreedPlayer, before: bigint): Promise<boolean> => {
  const { now, since } = await membershipOf(store, freed);
  return now === freed.teamId && since < before;
};

/** Whether a player who was to leave this team was put into another one behind the position, and is there still. */
export const isPlacedSince = async (store: EventStore, freed: FreedPlayer, behind: bigint): Promise<boolean> => {
  const { now, since } = await membershipOf(store, freed);
  return now !== null && now !== freed.teamId && since > behind;
};

/** Whether a reset of all transfers released the player from this team, and the player was free at the position and is so still. */
export const isFreeByReset = async (store: EventStore, freed: FreedPlayer, at: bigint): Promise<boolean> => {
  const { now, since, freedByReset } = await membershipOf(store, freed);
  return freedByReset && now === null && since < at;
};

/** Whether the player got this team back behind the position. */
export const isBackSince = async (
  store: EventStore,
  { playerId, teamId }: FreedPlayer,
  behind: bigint,
): Promise<boolean> =>
  (await store.readStream(playerStream(playerId))).events.some(
    ({ type, data, position }) =>
      type === 'PlayerAssignedToTeam' && position > behind && data.teamId === teamId && data.takesReleaseBack === true,
  );

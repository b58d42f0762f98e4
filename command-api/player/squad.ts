import type { EventStore } from '@league/events/ports/event-store.ts';
import type { ReleaseCause } from '@league/events/player.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { refuseMissing, teamSource } from '../team/names.ts';
import type { PlayerState } from './decider.ts';
import { handlePlayer } from './gamertags.ts';
import { type PlayerDeps, type PlayerOutcome, seasonNow } from './handle-player.ts';

type SquadDeps = Pick<PlayerDeps, 'store' | 'seasons'>;

/** The name of the team in which the player stands; null without one, and for one that is gone. */
const presentTeam = async (store: EventStore, state: PlayerState): Promise<string | null> => {
  if (state.status !== 'existing' || state.teamId === null) return null;
  const team = (await teamSource(store, state.teamId).load()).state;
  return team.status === 'existing' ? team.name : null;
};

/** `from`: the team that the sender saw the player in, null for none. */
type Seen = { readonly from?: string | null | undefined };

const seen = ({ from }: Seen): { readonly from?: string | null } => (from === undefined ? {} : { from });

/**
 * Puts an approved player into a team; with `back` the membership goes on from which the player was released last.
 * @throws Refused PLAYER_NOT_FOUND, PLAYER_NOT_APPROVED, PLAYER_MOVED, TEAM_NOT_FOUND
 */
export const assignPlayer = (
  { store, seasons }: SquadDeps,
  playerId: string,
  { teamId, from, back }: Seen & { readonly teamId: string; readonly back?: true },
  context: CommandContext,
): Promise<PlayerOutcome> =>
  handlePlayer(
    store,
    playerId,
    async (state) => {
      if (state.status === 'existing') await refuseMissing(store, 'teamId', teamId);
      const season = await seasonNow({ seasons });
      const present = await presentTeam(store, state);
      return { type: 'AssignToTeam', playerId, teamId, presentTeam: present, season, ...seen({ from }), back };
    },
    context,
  );

/**
 * Makes a player free. `only`: unless the player is in another team by now.
 * @throws Refused PLAYER_NOT_FOUND, PLAYER_MOVED
 */
export const releasePlayer = (
  deps: SquadDeps,
  playerId: string,
  { cause = 'released', only, from }: Seen & { readonly cause?: ReleaseCause; readonly only?: string },
  context: CommandContext,
): Promise<PlayerOutcome> =>
  handlePlayer(
    deps.store,
    playerId,
    async (state) => ({
      type: 'Release',
      playerId,
      cause,
      presentTeam: await presentTeam(deps.store, state),
      season: await seasonNow(deps),
      ...(only === undefined ? {} : { only }),
      ...seen({ from }),
    }),
    context,
  );

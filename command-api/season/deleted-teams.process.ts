import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { handle } from '../handling/handle-command.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { planningEvents, teamsPlanned } from '../season-authority/state.ts';
import { Refused } from '../handling/refused.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import { deletePlayer, type PlayerDeps } from '../player/handle-player.ts';
import { playerSource } from '../player/gamertags.ts';
import { releasePlayer } from '../player/squad.ts';
import type { TeamDeps } from '../team/handle-team.ts';
import { releaseName, teamSource } from '../team/names.ts';
import { type SeasonCommand, seasons as seasonsDecider } from './decider.ts';

type DeletedTeamsDeps = TeamDeps & Pick<PlayerDeps, 'admins'>;

/**
 * After a team is deleted, deletes its matches of the season, frees or deletes its players, and releases its name. Also checks new
 * fixtures and assigned players: the team may have been deleted while they were recorded (docs/rules.md#teams).
 */
export const deletedTeams = (deps: DeletedTeamsDeps): Process =>
  defineProcess({
    name: 'deleted-teams',
    handles: ['TeamDeleted', 'PlayerAssignedToTeam', ...planningEvents],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      if (event.type === 'TeamDeleted') {
        const { teamId, season, name, players, playersBecome } = event.data;
        await deleteMatches(deps, event, season, teamId);
        await sideBySide(players, async (playerId) => {
          const deleted = playersBecome === 'deleted' && (await deleteOne(deps, event, playerId));
          if (!deleted) await freeOne(deps, event, { playerId, teamId });
        });
        await releaseName(deps.store, name, teamId, event.position, derivedContext(event, 'release'));
        return;
      }
      if (event.type === 'PlayerAssignedToTeam') {
        if (await isDeleted(deps, event.data.teamId)) await freeOne(deps, event, event.data);
        return;
      }
      for (const teamId of teamsPlanned(event)) {
        if (await isDeleted(deps, teamId)) await deleteMatches(deps, event, event.data.season, teamId);
      }
    },
  });

const isDeleted = async ({ store }: TeamDeps, teamId: string): Promise<boolean> =>
  (await teamSource(store, teamId).load()).state.status === 'deleted';

const deleteMatches = async (
  { store, seasons }: TeamDeps,
  event: Recorded<LeagueEvent>,
  season: number,
  teamId: string,
): Promise<void> => {
  await handle(store, {
    source: seasons,
    decider: seasonsDecider,
    command: (): SeasonCommand => ({ type: 'DeleteMatchesOfTeam', season, teamId }),
    context: derivedContext(event, `matches-of:${teamId}`),
  });
};

/** What it leaves to somebody who was faster, or to a rule. @throws what is neither */
const unlessRefused = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

/** Deletes a player who is still in the team. False where the player may not be deleted: the last admin stays. */
const deleteOne = async (
  deps: DeletedTeamsDeps,
  event: Recorded<LeagueEventOf<'TeamDeleted'>>,
  playerId: string,
): Promise<boolean> => {
  const { state } = await playerSource(deps.store, playerId).load();
  if (state.status !== 'existing' || state.teamId !== event.data.teamId) return true;
  return unlessRefused(() => deletePlayer(deps, playerId, derivedContext(event, `delete:${playerId}`)));
};

/** Frees a player who is still in the team; one who was deleted meanwhile is free. */
const freeOne = (
  { store, seasons }: DeletedTeamsDeps,
  event: Recorded<LeagueEvent>,
  { playerId, teamId: only }: { readonly playerId: string; readonly teamId: string },
): Promise<boolean> => {
  const context = derivedContext(event, `free:${playerId}`);
  return unlessRefused(() => releasePlayer({ store, seasons }, playerId, { cause: 'teamDeleted', only }, context));
};

import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { handle } from '../handling/handle-command.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { planningEvents, teamsPlanned } from '../season-authority/state.ts';
import type { TeamDeps } from '../team/handle-team.ts';
import { releaseName, teamSource } from '../team/names.ts';
import { type SeasonCommand, seasons as seasonsDecider } from './decider.ts';

/**
 * After a team is deleted, deletes its matches of the season and releases its name. Also checks new fixtures, since a team may
 * have been deleted while they were made (docs/rules.md#teams).
 */
export const deletedTeams = (deps: TeamDeps): Process =>
  defineProcess({
    name: 'deleted-teams',
    handles: ['TeamDeleted', ...planningEvents],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      if (event.type === 'TeamDeleted') {
        const { teamId, season, name } = event.data;
        await deleteMatches(deps, event, season, teamId);
        await releaseName(deps.store, name, teamId, event.position, derivedContext(event, 'release'));
        return;
      }
      for (const teamId of teamsPlanned(event)) {
        const team = (await teamSource(deps.store, teamId).load()).state;
        if (team.status === 'deleted') await deleteMatches(deps, event, event.data.season, teamId);
      }
    },
  });

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

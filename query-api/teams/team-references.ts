import { DEFAULT_LOGO } from '../contract/default-logo.ts';
import { type TeamDocument, type TeamReference, teamsModel } from '../contract/teams.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/** Names teams where other answers mention them. */
export type TeamReferences = (teamId: string) => TeamReference;

/** A team that an import has announced and its process has yet to create. */
const UNKNOWN_TEAM = 'Bilinmeyen takım';

/** Id, name and logo of a team, deleted ones included: past matches keep their names. */
export const teamReferences = (teams: readonly TeamDocument[]): TeamReferences => {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return (teamId) => {
    const team = byId.get(teamId);
    return { _id: teamId, name: team?.name ?? UNKNOWN_TEAM, logo: team?.logo ?? DEFAULT_LOGO };
  };
};

/** {@link teamReferences} of all teams there are. */
export const readTeamReferences = async (view: ReadView): Promise<TeamReferences> =>
  teamReferences(await view.list(teamsModel));

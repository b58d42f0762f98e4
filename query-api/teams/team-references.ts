import { crestFor, crestWord } from '../contract/crest.ts';
import { DEFAULT_LOGO } from '../contract/default-logo.ts';
import { type TeamDocument, teamsModel, wornCrests } from '../contract/teams.ts';
import { type TeamReference } from '../contract/team-reference.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/** Returns a team by its id, for answers that mention teams. */
export type TeamReferences = (teamId: string) => TeamReference;

/** The name of a team from an import that the import's process has not created yet. */
const UNKNOWN_TEAM = 'Bilinmeyen takım';

/** Id, name, logo and crest of each team. Deleted teams are included, since past matches keep their names. */
export const teamReferences = (teams: readonly TeamDocument[]): TeamReferences => {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const crests = wornCrests(teams);
  return (teamId) => {
    const team = byId.get(teamId);
    const crest = crestWord(crests.get(teamId) ?? crestFor(teamId, []));
    return { _id: teamId, name: team?.name ?? UNKNOWN_TEAM, logo: team?.logo ?? DEFAULT_LOGO, crest };
  };
};

/** {@link teamReferences} of all teams. */
export const readTeamReferences = async (view: ReadView): Promise<TeamReferences> =>
  teamReferences(await view.list(teamsModel));

/** The city of a team; documents of a generation before version 2 lack the field. */
export const cityOf = ({ city }: { readonly city?: string | null }): string | null => city ?? null;

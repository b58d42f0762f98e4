import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/teams';

/** All teams, with their figures of the current season. */
export const teamsQuery = () =>
  readQuery(PATH, PATH, () => import('./teams-or-none.ts').then(({ teamsOrNone }) => teamsOrNone));

/** One team with its squad; `id` is any text from an address. */
export const teamQuery = (id: string) =>
  readQuery('/api/teams/:id', `${PATH}/${encodeURIComponent(id)}`, () =>
    import('@league/query-api/contract/teams.ts').then(({ teamWithSquad }) => teamWithSquad),
  );

import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { fold } from '../../components/ui/combobox-filter.ts';
import type { teamsMessages } from '../../messages/tr/teams.ts';

const turkish = new Intl.Collator('tr', { numeric: true });

export const hasLogo = ({ logo }: Pick<TeamAnswer, 'logo'>): boolean => logo !== '' && logo !== DEFAULT_LOGO;

/** Whether the team has a result in the current season, from which `stats` are taken. */
const hasPlayed = ({ stats }: TeamAnswer): boolean => stats.wins + stats.draws + stats.losses > 0;

/** The last four characters of the id, in capitals: short enough to read aloud, and seldom equal for two teams. */
export const shortId = (id: string): string => id.slice(-4).toUpperCase();

export const countTeams = (teams: readonly TeamAnswer[]) => ({
  total: teams.length,
  withLogo: teams.filter(hasLogo).length,
  active: teams.filter(hasPlayed).length,
});

const byName = (a: TeamAnswer, b: TeamAnswer): number => turkish.compare(a.name, b.name) || (a._id < b._id ? -1 : 1);

// All instants have the same form, so the order of texts is the order of time.
const byDate = (a: TeamAnswer, b: TeamAnswer): number =>
  a.createdAt === b.createdAt ? byName(a, b) : a.createdAt < b.createdAt ? 1 : -1;

/** The teams whose name contains the searched text, sorted. Teams without a name are left out. */
export const findTeams = (
  teams: readonly TeamAnswer[],
  search: string,
  sort: keyof typeof teamsMessages.sort,
): TeamAnswer[] => {
  const wanted = fold(search);
  return teams
    .filter(({ name }) => name.trim() !== '' && fold(name).includes(wanted))
    .toSorted(sort === 'date' ? byDate : byName);
};

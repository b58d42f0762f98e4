import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isRefusedForGood } from '../../api/errors.ts';
import { behind, late, LatePart } from '../../components/query/late-part.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { standingsQuery } from '../standings/queries.ts';
import { teamQuery } from './queries.ts';
import { TeamHead } from './team-head.tsx';

const words = teamsMessages.detail;

const TeamParts = behind(() => import('./team-parts.tsx').then((file) => file.TeamParts));
const TeamMissing = late(() => import('./team-missing.tsx').then((file) => file.TeamMissing));

const route = getRouteApi('/_site/team/$id');

/** A team: its figures, its squad, and its matches of the current season. */
export const TeamPage = () => {
  const { id } = route.useParams();
  const { data: team, error, isLoadingError } = useQuery(teamQuery(id));
  const row = useQuery(standingsQuery()).data?.find(({ teamInfo, played }) => teamInfo._id === id && played > 0);
  if (isRefusedForGood(error)) {
    return (
      <LatePart about={id} failed={words.failed} waiting={<PageSpinner />}>
        <TeamMissing />
      </LatePart>
    );
  }
  return (
    <>
      <TeamHead
        team={team}
        place={row && words.place(row.position, formatNumber(row.points))}
        failed={isLoadingError}
      />
      <LatePart about={id} failed={words.failed} waiting={<PageSpinner />}>
        <TeamParts id={id} />
      </LatePart>
      <Ad slot="top" />
    </>
  );
};

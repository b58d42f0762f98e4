import { createFileRoute } from '@tanstack/react-router';
import { AdFrame } from '../../components/ui/ad-frame.tsx';
import { teamsQuery } from '../../features/teams/queries.ts';
import { type TeamSearch, teamSearch } from '../../features/teams/team-search.ts';
import { TeamsPage } from '../../features/teams/teams-page.tsx';
import { adsUrl } from '../../layout/ads-url.ts';

const Teams = () => {
  const { q = '', sort = 'name' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: TeamSearch) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false });
  return (
    <TeamsPage
      search={q}
      sort={sort}
      onSearchChange={(search) => change({ q: search === '' ? undefined : search })}
      onSortChange={(chosen) => change({ sort: chosen === 'name' ? undefined : chosen })}
      advertisement={<AdFrame slot="top" url={adsUrl} />}
    />
  );
};

export const Route = createFileRoute('/_site/teams')({
  validateSearch: teamSearch,
  // The loader starts the read and does not wait: each part of the page loads and fails in its own place.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(teamsQuery()),
  component: Teams,
});

import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { teamsQuery } from './queries.ts';
import { countTeams, findTeams } from './team-list.ts';
import type { teamSearch } from './team-search.ts';

const TeamTools = behind(() => import('./team-tools.tsx').then((file) => file.TeamTools));
const TeamsPart = behind(() => import('./teams-part.tsx').then((file) => file.TeamsPart));

const route = getRouteApi('/_site/teams');

/** What the address says, and how to change it; defaults are not written into it. */
const useFilter = () => {
  const { q = '', sort = 'name' as const } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (search: Partial<ReturnType<typeof teamSearch>>) =>
    void navigate({ search: (before) => ({ ...before, ...search }), replace: true, resetScroll: false });
  return {
    search: q,
    sort,
    searchFor: (text: string) => change({ q: text || undefined }),
    sortBy: (chosen: string) => change({ sort: chosen === 'date' ? chosen : undefined }),
  };
};

/** All teams as cards. Search and order stand in the address. */
export const TeamsPage = () => {
  const filter = useFilter();
  const { search, sort, searchFor } = filter;
  const box = useRef<HTMLElement>(null);
  const { isLoadingError, data: teams } = useQuery(teamsQuery());
  const found = teams && findTeams(teams, search, sort);
  const clear = () => {
    searchFor('');
    // The pressed button disappears, so the search box gets the focus.
    box.current?.querySelector('input')?.focus();
  };
  const counts = teams && found && { ...countTeams(teams), shown: found.length };
  return (
    <>
      <PageHeader
        title={appMessages.teams}
        failed={isLoadingError}
        note={
          <FactsLine
            facts={
              counts &&
              (['total', 'active', 'withLogo', 'shown'] as const).map((key) => ({
                key,
                figure: formatNumber(counts[key]),
                after: ` ${teamsMessages.facts[key]}`,
              }))
            }
          />
        }
        below={
          <LatePart about="tools" failed={teamsMessages.loadFailed} waiting={<div className="h-18 md:h-20.5" />}>
            <TeamTools {...filter} ref={box} />
          </LatePart>
        }
      />
      <section aria-labelledby="team-list">
        <h2 id="team-list" className="sr-only">
          {teamsMessages.list}
        </h2>
        <p role="status" className="sr-only">
          {counts && teamsMessages.count(counts.shown, counts.total)}
        </p>
        <LatePart about="teams" failed={teamsMessages.loadFailed} waiting={<PageSpinner />}>
          <TeamsPart search={search} sort={sort} onClear={clear} />
        </LatePart>
      </section>
      <Ad slot="top" />
    </>
  );
};

import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Ref, useRef } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { BareSelect } from '../../components/ui/bare-select.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { album, Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { searchMessages } from '../../messages/tr/ui.ts';
import { standingsQuery } from '../standings/queries.ts';
import { teamsQuery } from './queries.ts';
import { TeamCard } from './team-card.tsx';
import { countTeams, findTeams } from './team-list.ts';
import type { teamSearch } from './team-search.ts';

/** As many as a league has, so that the skeleton is about as high as the list. */
const LIKELY_TEAMS = 12;

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

type ToolsProps = ReturnType<typeof useFilter> & { readonly ref: Ref<HTMLElement> };

const Tools = ({ ref, search, sort, searchFor, sortBy }: ToolsProps) => (
  <search
    ref={ref}
    className="grid gap-2 pt-2 pb-3 min-[18rem]:grid-cols-[minmax(0,1fr)_9rem] md:pb-5 sm:grid-cols-[minmax(0,1fr)_auto]"
  >
    <SearchBox bare label={teamsMessages.search} value={search} onChange={searchFor} />
    <BareSelect label={teamsMessages.sortLabel} value={sort} onChange={({ target }) => sortBy(target.value)}>
      {Object.entries(teamsMessages.sort).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </BareSelect>
  </search>
);

type FoundProps = {
  /** The team's place in the table; undefined where it has none. */
  readonly placeOf: (teamId: string) => number | undefined;
  readonly found: readonly TeamAnswer[];
  readonly search: string;
  readonly onClear: () => void;
};

const Found = ({ placeOf, found, search, onClear }: FoundProps) =>
  found.length === 0 ? (
    <EmptyState title={teamsMessages.noneFound} text={teamsMessages.noneFoundText(search)} level={3}>
      <Button variant="secondary" onClick={onClear}>
        {searchMessages.clear}
      </Button>
    </EmptyState>
  ) : (
    <ul className={album}>
      {found.map((team) => (
        <li key={team._id} className="min-w-0">
          <TeamCard team={team} place={placeOf(team._id)} />
        </li>
      ))}
    </ul>
  );

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
  const table = useQuery(standingsQuery()).data;
  const places = new Map(table?.filter(({ played }) => played > 0).map((row) => [row.teamInfo._id, row.position]));
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
        below={<Tools {...filter} ref={box} />}
      />
      <section aria-labelledby="team-list">
        <h2 id="team-list" className="sr-only">
          {teamsMessages.list}
        </h2>
        <p role="status" className="sr-only">
          {counts && teamsMessages.count(counts.shown, counts.total)}
        </p>
        <QueryPart
          query={teamsQuery()}
          waiting={<Skeleton shape="album" rows={LIKELY_TEAMS} />}
          failed={teamsMessages.loadFailed}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={teamsMessages.emptyTitle} text={teamsMessages.emptyText} />
            ) : (
              <Found
                placeOf={(id) => places.get(id)}
                found={findTeams(all, search, sort)}
                search={search}
                onClear={clear}
              />
            )
          }
        </QueryPart>
      </section>
      <Ad slot="top" />
    </>
  );
};

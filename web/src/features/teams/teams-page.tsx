import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Ref, useRef } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { searchMessages } from '../../messages/tr/ui.ts';
import { teamsQuery } from './queries.ts';
import { TeamCard } from './team-card.tsx';
import { countTeams, findTeams } from './team-list.ts';
import type { teamSearch } from './team-search.ts';

/** A space as wide as a digit, in the place of a figure that is not loaded yet. */
const FIGURE_SPACE = '\u2007';

/** Four figures, each with a word for what it counts. Takes its room before the figures are known. */
const TeamStats = ({ counts }: { readonly counts: Readonly<Record<string, number>> | undefined }) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
    {Object.entries(teamsMessages.stats).map(([of, { label, hint }]) => (
      <div key={of} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
        <dt className="min-w-0">
          <span className="block text-meta font-semibold">{label}</span>
          <span className="block text-small text-text-3">{hint}</span>
        </dt>
        <dd className="text-h2 font-extrabold tabular-nums">{counts?.[of] ?? FIGURE_SPACE}</dd>
      </div>
    ))}
  </dl>
);

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
  <search ref={ref} className="grid gap-3 sm:grid-cols-[1fr_auto]">
    <SearchBox label={teamsMessages.search} value={search} onChange={searchFor} />
    <SelectField label={teamsMessages.sortLabel} value={sort} onChange={({ target }) => sortBy(target.value)}>
      {Object.entries(teamsMessages.sort).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </SelectField>
  </search>
);

type FoundProps = {
  readonly found: readonly TeamAnswer[];
  readonly search: string;
  readonly onClear: () => void;
};

const Found = ({ found, search, onClear }: FoundProps) =>
  found.length === 0 ? (
    <EmptyState title={teamsMessages.noneFound} text={teamsMessages.noneFoundText(search)} level={3}>
      <Button variant="secondary" onClick={onClear}>
        {searchMessages.clear}
      </Button>
    </EmptyState>
  ) : (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {found.map((team) => (
        <li key={team._id} className="min-w-0">
          <TeamCard team={team} />
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
  return (
    <>
      <PageHeader title={appMessages.teams} failed={isLoadingError} />
      <TeamStats counts={teams && found && { ...countTeams(teams), shown: found.length }} />
      <Ad slot="top" />
      <section aria-labelledby="team-list" className="flex flex-col gap-4 pt-4">
        <h2 id="team-list" className="sr-only">
          {teamsMessages.list}
        </h2>
        {teams?.length !== 0 && (
          <>
            <Tools {...filter} ref={box} />
            <p role="status" className="min-h-5 text-meta text-text-2 tabular-nums">
              {teams && found && teamsMessages.count(found.length, teams.length)}
            </p>
          </>
        )}
        <QueryPart
          query={teamsQuery()}
          waiting={<Skeleton shape="cards" rows={LIKELY_TEAMS} />}
          failed={teamsMessages.loadFailed}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={teamsMessages.emptyTitle} text={teamsMessages.emptyText} />
            ) : (
              <Found found={findTeams(all, search, sort)} search={search} onClear={clear} />
            )
          }
        </QueryPart>
      </section>
    </>
  );
};

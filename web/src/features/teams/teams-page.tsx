import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef } from 'react';
import { readAnew } from '../../api/reread.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { teamsQuery } from './queries.ts';
import { TeamCard } from './team-card.tsx';
import { countTeams, findTeams } from './team-list.ts';
import { TEAM_SORTS, type TeamSort } from './team-search.ts';
import { TeamStats } from './team-stats.tsx';

/** As many as a league has, so that the skeleton is about as high as the list. */
const LIKELY_TEAMS = 12;

type TeamsPageProps = {
  readonly search: string;
  readonly sort: TeamSort;
  readonly onSearchChange: (search: string) => void;
  readonly onSortChange: (sort: TeamSort) => void;
  /** Stands between the figures and the list. */
  readonly advertisement: ReactNode;
};

type ToolsProps = Omit<TeamsPageProps, 'advertisement'> & { readonly ref: Ref<HTMLElement> };

const Tools = ({ ref, search, sort, onSearchChange, onSortChange }: ToolsProps) => (
  <search ref={ref} className="grid gap-3 sm:grid-cols-[1fr_auto]">
    <SearchBox label={teamsMessages.search} value={search} onChange={onSearchChange} />
    <SelectField
      label={teamsMessages.sortLabel}
      value={sort}
      onChange={({ target }) => {
        const chosen = TEAM_SORTS.find((each) => each === target.value);
        if (chosen !== undefined) onSortChange(chosen);
      }}
    >
      {TEAM_SORTS.map((each) => (
        <option key={each} value={each}>
          {teamsMessages.sort[each]}
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
        {teamsMessages.clearSearch}
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

/** All teams as cards. The owner keeps search and order in the address. */
export const TeamsPage = ({ advertisement, ...tools }: TeamsPageProps) => {
  const { search, sort, onSearchChange } = tools;
  const box = useRef<HTMLElement>(null);
  const client = useQueryClient();
  const query = useQuery(teamsQuery());
  const teams = query.data;
  const found = teams === undefined ? undefined : findTeams(teams, search, sort);

  const clear = () => {
    onSearchChange('');
    // The pressed button disappears, so the search box gets the focus.
    box.current?.querySelector('input')?.focus();
  };

  if (query.isError && teams === undefined) {
    return (
      <>
        <PageHeader title={teamsMessages.title} failed />
        <PartFailed
          error={query.error}
          message={teamsMessages.loadFailed}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={teamsMessages.title} />
      <StaleNote {...query} />
      <TeamStats counts={teams && found && { ...countTeams(teams), shown: found.length }} />
      {advertisement}
      {teams?.length === 0 ? (
        <EmptyState title={teamsMessages.emptyTitle} text={teamsMessages.emptyText} />
      ) : (
        <section aria-labelledby="team-list" className="flex flex-col gap-4">
          <h2 id="team-list" className="sr-only">
            {teamsMessages.list}
          </h2>
          <Tools {...tools} ref={box} />
          <p role="status" className="min-h-5 text-meta text-text-2 tabular-nums">
            {teams && found && teamsMessages.count(found.length, teams.length)}
          </p>
          {found === undefined ? (
            <Skeleton shape="cards" rows={LIKELY_TEAMS} onRetry={() => void readAnew(client, teamsQuery().queryKey)} />
          ) : (
            <Found found={found} search={search} onClear={clear} />
          )}
        </section>
      )}
    </>
  );
};

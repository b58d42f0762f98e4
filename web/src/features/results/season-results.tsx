import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { moreMessages } from '../../messages/tr/controls.ts';
import { matchFiltersMessages as filterWords } from '../../messages/tr/match-filters.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { findMatches, inWeekOrder, weeksOf } from '../matches/find-matches.ts';
import type { MatchFilter } from '../matches/match-filter.ts';
import { MatchFilters, NO_FILTERS } from '../matches/match-filters.tsx';
import { NoneFound } from '../matches/none-found.tsx';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { useLimit } from '../player-management/use-limit.ts';
import { lacksResult } from './lacks-result.ts';
import { OpenedResult } from './opened-result.tsx';
import type { ResultEntry } from './result-entry.ts';
import { ResultsTable } from './results-table.tsx';

const SKELETON_ROWS = 12;

type FoundProps = {
  readonly matches: readonly MatchAnswer[];
  /** With another filter the list begins anew. */
  readonly filter: MatchFilter;
  readonly onEdit: (matchId: string) => void;
};

const Found = ({ matches, filter: { q, status, week, missing }, onEdit }: FoundProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { limit, more } = useLimit(JSON.stringify([q, status, week, missing]), list);
  return (
    <>
      <div ref={list}>
        <ResultsTable
          caption={resultsMessages.seasonCaption}
          matches={matches.slice(0, limit)}
          withWeek
          onEdit={onEdit}
        />
      </div>
      {matches.length > limit && (
        <Button variant="secondary" className="self-start" onClick={more}>
          {moreMessages.more}
        </Button>
      )}
    </>
  );
};

type SeasonResultsProps = {
  readonly filter: MatchFilter;
  readonly onFilter: (change: Partial<MatchFilter>) => void;
  /** The match whose result is open, as the address names it. */
  readonly matchId: string | undefined;
  readonly onOpen: (matchId: string) => void;
  readonly entry: ResultEntry;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
  /** Says that the matches could not be read. */
  readonly failed: string;
};

/** The results of the whole season, by week, with filters and the dialog in which they are entered. */
export const SeasonResults = (props: SeasonResultsProps) => {
  const { filter, onFilter, matchId, onOpen, entry, onSaved, onClose, failed } = props;
  const query = seasonMatchesQuery();
  const { data } = useQuery(query);
  const matches = useMemo(() => data && inWeekOrder(data), [data]);
  const found = useMemo(() => findMatches(matches ?? [], filter, lacksResult), [matches, filter]);
  const weeks = useMemo(() => weeksOf(matches ?? []), [matches]);
  return (
    <div className="flex flex-col gap-4">
      <OpenedResult matchId={matchId} matches={matches} entry={entry} onSaved={onSaved} onClose={onClose} />
      {matches?.length !== 0 && (
        <MatchFilters
          filter={filter}
          weeks={weeks}
          count={matches === undefined ? '' : filterWords.count(found.length, matches.length)}
          missingOnly={resultsMessages.missingOnly}
          onChange={onFilter}
        />
      )}
      <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={failed}>
        {(all) => {
          if (all.length === 0)
            return <EmptyState title={matchesMessages.emptyTitle} text={matchesMessages.emptyText} />;
          if (found.length > 0) return <Found matches={found} filter={filter} onEdit={onOpen} />;
          return <NoneFound onClear={() => onFilter(NO_FILTERS)} />;
        }}
      </QueryPart>
    </div>
  );
};

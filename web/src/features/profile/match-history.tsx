import { useDeferredValue } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { SeasonSelect } from '../seasons/season-select.tsx';
import { HistoryTable } from './history-table.tsx';
import { MatchHistorySkeleton } from './match-history-skeleton.tsx';
import { historyQuery } from './queries.ts';

type MatchHistoryProps = {
  readonly gamertag: string;
  /** undefined: all seasons. */
  readonly season: number | undefined;
  readonly onSeason: (season: number | undefined) => void;
};

/** The matches of a player, of a season or of all; where they cannot be read, the list is empty and says so. */
export const MatchHistory = ({ gamertag, season, onSeason }: MatchHistoryProps) => {
  // Deferred: the table on screen stays until the chosen one is read.
  const asked = useDeferredValue(season);
  return (
    <div className="flex flex-col gap-4">
      <div className="empty:hidden sm:max-w-72">
        <SeasonSelect season={season} whole={statisticsMessages.history.allSeasons} onChange={onSeason} />
      </div>
      <QueryPart
        query={historyQuery(gamertag, asked)}
        waiting={<MatchHistorySkeleton />}
        failed={words.matchesUnread}
        instead={<EmptyState title={words.noMatches} text={words.matchesUnread} />}
      >
        {({ matchHistory }) =>
          matchHistory.length === 0 ? (
            <EmptyState
              title={words.noMatches}
              text={asked === undefined ? words.noMatchesText : words.noMatchesOfSeason}
            />
          ) : (
            <HistoryTable entries={matchHistory} />
          )
        }
      </QueryPart>
    </div>
  );
};

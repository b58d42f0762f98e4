import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { ReactNode } from 'react';
import { MatchCard } from '../../components/match-card.tsx';
import { matchSentence } from '../../components/match-text.ts';
import { StaleNote } from '../../components/stale-note.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useChanged } from '../../components/use-changed.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchLineups } from './match-lineups.tsx';
import { MatchStatistics } from './match-statistics.tsx';

const { details } = matchesMessages;

export type MatchTab = 'statistics' | 'lineup';

type MatchDetailsProps = {
  readonly match: MatchAnswer;
  /** When the shown match was read, in ms, where it cannot be read anew; null: the match is up to date. */
  readonly staleSince: number | null;
  readonly tab: MatchTab;
  readonly onTabChange: (tab: MatchTab) => void;
  /** Shown above everything else. */
  readonly notice: ReactNode;
};

/** The contents of a match's dialog: teams and score, below them statistics and line-ups in tabs. */
export const MatchDetails = ({ match, staleSince, tab, onTabChange, notice }: MatchDetailsProps) => {
  const changed = useChanged(`${matchSentence(match)} ${match.date} ${match.stadium}`);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain md:min-h-100">
      <div className="flex flex-col px-4 pt-4 empty:hidden">
        {staleSince !== null && <StaleNote isError dataUpdatedAt={staleSince} />}
        {notice}
      </div>
      {/* Stays in view while the rest scrolls, unless the window is so low that little else would fit. */}
      <div className="z-10 border-b border-line bg-surface [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0">
        <MatchCard match={match} variant="header" changed={changed} />
      </div>
      <div className="px-4 pb-6">
        <Tabs
          label={details.tabs}
          value={tab}
          onChange={onTabChange}
          tabs={[
            { value: 'statistics', label: details.statistics, content: <MatchStatistics match={match} /> },
            { value: 'lineup', label: details.lineup, content: <MatchLineups match={match} /> },
          ]}
        />
      </div>
    </div>
  );
};

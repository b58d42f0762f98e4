import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StaleNote } from '../../components/query/query-part.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { RunningStreams } from '../streams/running-streams.tsx';
import type { Lists } from './lists.ts';
import { MatchFace, Scorers } from './match-head.tsx';
import { whenOf } from './match-when.ts';
import { partsOf, shownTab } from './match-parts.tsx';
import { aMatchTab, type MatchTab } from './match-tab.ts';

const { details } = matchesMessages;

/** The score stays in view, but not where letters are so large, or the window so low, that little would be seen below. */
const STAYS = 'night top-0 z-20 @min-[16rem]:[@media(min-height:36rem)]:sticky';

type MatchDetailsProps = {
  readonly match: MatchAnswer;
  readonly lists: Lists;
  /** When the shown match was read, in ms, where it cannot be read anew; null: the match is up to date. */
  readonly staleSince: number | null;
  readonly tab: MatchTab;
  readonly onTabChange: (tab: MatchTab) => void;
  /** Shown above everything else. */
  readonly notice: ReactNode;
};

/** The contents of a match's dialog: teams and score, below them its parts in tabs. */
export const MatchDetails = ({ match, lists, staleSince, tab, onTabChange, notice }: MatchDetailsProps) => {
  const parts = partsOf(match, lists);
  return (
    // Browsers scroll a link that gets the focus to below the score.
    <div className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain bg-bg md:min-h-100 [@media(min-height:36rem)]:scroll-pt-48">
      <div className="flex flex-col px-4 pt-4 empty:hidden">
        {staleSince !== null && <StaleNote isError dataUpdatedAt={staleSince} />}
        {notice}
      </div>
      <div className={STAYS}>
        <MatchFace match={match} />
      </div>
      <div className="night pb-1">
        <Scorers match={match} lists={lists} />
        <RunningStreams match={match} />
        <div className="flex flex-wrap items-center justify-center gap-x-4 px-4 text-meta text-text-2">
          <span>{whenOf(match)}</span>
          <Link
            to="/match/$id"
            params={{ id: match._id }}
            search={{ tab: aMatchTab(tab) }}
            className="inline-flex min-h-11 items-center font-semibold text-text hover:underline"
          >
            {details.toPage}
          </Link>
        </div>
      </div>
      <div className="px-(--gutter) pb-6">
        <Tabs label={details.tabs} value={shownTab(parts, tab)} onChange={onTabChange} tabs={parts} />
      </div>
    </div>
  );
};

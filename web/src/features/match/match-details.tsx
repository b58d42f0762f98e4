import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StaleNote } from '../../components/query/query-part.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { headLink, MatchHead } from './match-head.tsx';
import { partsOf, shownTab } from './match-parts.tsx';
import { aMatchTab, type MatchTab } from './match-tab.ts';

const { details } = matchesMessages;

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
    <div className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain md:min-h-100 [@media(min-height:36rem)]:scroll-pt-48">
      <div className="flex flex-col px-4 pt-4 empty:hidden">
        {staleSince !== null && <StaleNote isError dataUpdatedAt={staleSince} />}
        {notice}
      </div>
      <MatchHead
        match={match}
        lists={lists}
        stays
        more={
          <Link to="/match/$id" params={{ id: match._id }} search={{ tab: aMatchTab(tab) }} className={headLink}>
            {details.toPage}
          </Link>
        }
      />
      <div className="px-4 pb-6">
        <Tabs label={details.tabs} value={shownTab(parts, tab)} onChange={onTabChange} tabs={parts} />
      </div>
    </div>
  );
};

import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { Podium } from '../../components/league/podium.tsx';
import { Abbreviations } from '../../components/ui/abbreviations.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { type Board, figuresOf } from './boards.ts';
import { LeadersTable } from './leaders-table.tsx';
import { profileLink } from './profile-link.tsx';

type LeadersViewProps = {
  readonly board: Board;
  /** The label of the season; undefined while it is not known. */
  readonly season: string | undefined;
  readonly full: boolean;
  readonly leaders: readonly LeaderAnswer[];
};

/** A board: the best three on the podium, and all of them in the table. */
export const LeadersView = ({ board, season, full, leaders }: LeadersViewProps) => {
  const texts = leaderboardsMessages.boards[board];
  if (leaders.length === 0) return <EmptyState title={texts.empty} text={leaderboardsMessages.emptyText} />;
  return (
    <div className="flex flex-col gap-6">
      <div className="night turf from-edge-to-edge -mt-3 -mb-6 md:-mt-6 md:-mb-0">
        <Podium
          label={leaderboardsMessages.podium}
          entries={leaders.map((leader) => ({
            player: leader,
            team: leader.currentTeam,
            figure: formatNumber(leader.stats[board]),
            unit: texts.unit,
            link: profileLink(leader),
          }))}
        />
      </div>
      <LeadersTable
        board={board}
        caption={leaderboardsMessages.caption(texts.title, season)}
        full={full}
        leaders={leaders}
      />
      <Ad slot="top" />
      <Abbreviations texts={figuresOf[board].map(({ key }) => leaderboardsMessages.columns[key])} />
    </div>
  );
};

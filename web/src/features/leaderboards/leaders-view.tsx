import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { Podium } from '../../components/league/podium.tsx';
import { Abbreviations } from '../../components/ui/abbreviations.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useHeldOrder } from '../../components/ui/use-held-order.ts';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { type Board, figuresOf } from './boards.ts';
import { LeadersTable } from './leaders-table.tsx';
import { profileLink } from './profile-link.tsx';

const idOf = ({ _id }: LeaderAnswer): string => _id;

type LeadersViewProps = {
  readonly board: Board;
  /** The label of the season; undefined while it is not known. */
  readonly season: string | undefined;
  readonly full: boolean;
  readonly leaders: readonly LeaderAnswer[];
};

/** A board: the best three on the podium, and all of them in the table. Both keep their order for a moment after a change. */
export const LeadersView = ({ board, season, full, leaders }: LeadersViewProps) => {
  const held = useHeldOrder(leaders, idOf);
  const texts = leaderboardsMessages.boards[board];
  if (held.length === 0) return <EmptyState title={texts.empty} text={leaderboardsMessages.emptyText} />;
  return (
    <div className="flex flex-col gap-6">
      <Podium
        label={leaderboardsMessages.podium}
        entries={held.map((leader) => ({
          player: leader,
          team: leader.currentTeam,
          value: texts.value(formatNumber(leader.stats[board])),
          link: profileLink(leader),
        }))}
      />
      <LeadersTable
        board={board}
        caption={leaderboardsMessages.caption(texts.title, season)}
        full={full}
        leaders={held}
      />
      <Ad slot="top" />
      <Abbreviations texts={figuresOf[board].map(({ key }) => leaderboardsMessages.columns[key])} />
    </div>
  );
};

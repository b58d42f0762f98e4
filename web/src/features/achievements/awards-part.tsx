import { QueryPart } from '../../components/query/query-part.tsx';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ViewTabs } from '../../components/ui/view-tabs.tsx';
import { awardsMessages as words } from '../../messages/tr/awards.ts';
import type { AwardsView } from './awards-view.ts';
import type { playerAwardsQuery, teamAwardsQuery } from './queries.ts';

// Late, since the pictures of all achievements weigh more than the page around them.
const AwardList = late(async () => (await import('./award-list.tsx')).AwardList);

const waiting = <Skeleton shape="cards" rows={3} />;

const VIEWS = [
  { key: 'categories', name: words.byCategory },
  { key: 'timeline', name: words.timeline },
] as const;

type AwardsPartProps = {
  readonly query: ReturnType<typeof teamAwardsQuery | typeof playerAwardsQuery>;
  readonly view: AwardsView;
  readonly onView: (view: AwardsView) => void;
};

/** The achievements of a team or a player, by category or as a time line. */
export const AwardsPart = ({ query, view, onView }: AwardsPartProps) => (
  <QueryPart query={query} waiting={waiting} failed={words.failed}>
    {(awards) =>
      awards.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} level={3} />
      ) : (
        <div className="flex flex-col gap-3">
          <ViewTabs
            label={words.views}
            views={VIEWS}
            chosen={view ?? 'categories'}
            onChoose={(chosen) => onView(chosen === 'timeline' ? chosen : undefined)}
          />
          <LatePart about="awards" failed={words.failed} waiting={waiting}>
            <AwardList awards={awards} view={view} />
          </LatePart>
        </div>
      )
    }
  </QueryPart>
);

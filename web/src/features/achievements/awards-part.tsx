import { QueryPart } from '../../components/query/query-part.tsx';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { awardsMessages as words } from '../../messages/tr/awards.ts';
import type { AwardsView } from './awards-view.ts';
import type { playerAwardsQuery, teamAwardsQuery } from './queries.ts';

// Late, since the other parts of the page need none of it.
const AwardList = late(async () => (await import('./award-list.tsx')).AwardList);

const waiting = <Skeleton shape="cards" rows={3} />;

type ViewProps = { readonly view: AwardsView; readonly onView: (view: AwardsView) => void };

const VIEWS = [
  { key: undefined, name: words.byCategory },
  { key: 'timeline', name: words.timeline },
] as const;

const Views = ({ view, onView }: ViewProps) => (
  <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
    <legend className="sr-only">{words.views}</legend>
    {VIEWS.map(({ key, name }) => (
      <button
        key={name}
        type="button"
        aria-pressed={key === view}
        onClick={() => onView(key)}
        className="min-h-11 rounded-control border border-control px-3 text-meta font-semibold hover:bg-hover aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-bg"
      >
        {name}
      </button>
    ))}
  </fieldset>
);

type AwardsPartProps = ViewProps & {
  readonly query: ReturnType<typeof teamAwardsQuery | typeof playerAwardsQuery>;
};

/** The achievements of a team or a player, by category or as a time line. */
export const AwardsPart = ({ query, view, onView }: AwardsPartProps) => (
  <QueryPart query={query} waiting={waiting} failed={words.failed}>
    {(awards) =>
      awards.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} level={3} />
      ) : (
        <div className="flex flex-col gap-4">
          <Views view={view} onView={onView} />
          <LatePart about="awards" failed={words.failed} waiting={waiting}>
            <AwardList awards={awards} view={view} />
          </LatePart>
        </div>
      )
    }
  </QueryPart>
);

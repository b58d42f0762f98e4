import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { formatShortDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { seasonArchiveMessages } from '../../messages/tr/season-archive.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { type ArchivedWeek, archivedWeeks } from './archive.ts';
import { spanText } from './season-facts.tsx';

const words = seasonArchiveMessages.results;

/** As many weeks as a league of twelve teams plays. */
const SKELETON_ROWS = 11;

const shortDay = (iso: string | null): string | null => {
  const instant = instantOf(iso);
  return instant === null ? null : formatShortDay(instant);
};

/** A visitor opens few weeks, most none. */
const WeekMatches = late(() => import('./week-matches.tsx').then((file) => file.WeekMatches));

/** A week in one line, with its results folded away. */
const Week = ({ of }: { readonly of: ArchivedWeek }) => {
  const [open, setOpen] = useState(false);
  const { week, matches, first, last, over, all, goals } = of;
  const facts = [words.matches(over, all), ...(over === 0 ? [] : [words.goals(formatNumber(goals))])];
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-t border-line">
      <summary className="flex min-h-11 list-none items-center gap-x-2 px-(--gutter) py-1 hover:bg-hover md:px-4 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="font-bold">{matchCardMessages.week(week)}</span>
          <span className="text-meta text-text-3">{spanText(first, last, shortDay)}</span>
          <span className="ml-auto text-meta text-text-2">{facts.join(' · ')}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 text-text-2 print:hidden', open && 'rotate-180')}
        />
      </summary>
      {/* Not rendered while it is folded: a season has hundreds of matches. */}
      {open && (
        <LatePart
          about={String(week)}
          failed={words.failed}
          waiting={<Skeleton shape="matches" rows={matches.length} />}
        >
          <WeekMatches matches={matches} />
        </LatePart>
      )}
    </details>
  );
};

/** The results of a season by week. */
export const SeasonResults = ({ season }: { readonly season: number }) => (
  <Section title={words.title}>
    <QueryPart
      query={seasonMatchesQuery(season)}
      waiting={<Skeleton shape="matches" rows={SKELETON_ROWS} />}
      failed={words.failed}
    >
      {(matches) =>
        matches.length === 0 ? (
          <p className="px-(--gutter) pb-4 text-text-2 md:px-4">{words.none}</p>
        ) : (
          archivedWeeks(matches).map((week) => <Week key={week.week} of={week} />)
        )
      }
    </QueryPart>
  </Section>
);

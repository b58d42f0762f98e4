import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { MatchCard } from '../../components/league/match-card.tsx';
import { shortNames } from '../../components/league/short-names.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { formatShortDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { seasonArchiveMessages } from '../../messages/tr/season-archive.ts';
import { useChangedMatches } from '../matches/match-list.tsx';
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

/** The matches of a week, each of which opens on its own page: it stands over no day of the current season. */
const Matches = ({ matches }: Pick<ArchivedWeek, 'matches'>) => {
  const changed = useChangedMatches(matches);
  const short = shortNames(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  return (
    <ul className="@container/matches pb-1">
      {matches.map((match) => (
        <li key={match._id} className="match-item">
          <MatchCard
            match={match}
            alone
            changed={changed.has(match._id)}
            short={short}
            link={(parts) => (
              // Matches are many, and a pointer that moves over them would read every one.
              <Link to="/match/$id" params={{ id: match._id }} preload={false} {...parts} />
            )}
          />
        </li>
      ))}
    </ul>
  );
};

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
      {open && <Matches matches={matches} />}
    </details>
  );
};

/** The results of a season by week. */
export const SeasonResults = ({ season }: { readonly season: number }) => (
  <Section title={words.title}>
    <QueryPart
      query={seasonMatchesQuery(season)}
      waiting={<Skeleton shape="matches" rows={SKELETON_ROWS} />}
      failed={matchesMessages.matchesFailed}
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

import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { HTMLAttributes } from 'react';
import { MatchCard } from '../../components/league/match-card.tsx';
import { matchSentence } from '../../components/league/match-text.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../../format/time.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { groupByDay } from './group-by-day.ts';
import { matchSearch } from './match-search.ts';

type MatchItemProps = Pick<HTMLAttributes<HTMLLIElement>, 'className'> & {
  readonly match: MatchAnswer;
  /** The card stands on the day's page, over which the match opens: closing the match goes back in the history. */
  readonly overDay?: boolean;
};

/** A card that opens its match. Highlighted for a moment when its figures change, without a word to screen readers. */
const MatchItem = ({ match, overDay = false, className }: MatchItemProps) => {
  const changed = useChanged(`${matchSentence(match)} ${match.date}`);
  return (
    <li className={className}>
      <MatchCard
        match={match}
        changed={changed}
        link={(parts) => (
          <Link
            to="/matches"
            search={matchSearch(match)}
            state={{ overPage: overDay }}
            resetScroll={!overDay}
            // No active look: the link is active while its match is open, and the card should not change then.
            activeProps={{}}
            {...parts}
          />
        )}
      />
    </li>
  );
};

const frame = 'rounded-card border border-line bg-surface divide-y divide-line';

/** Two columns in one frame, with lines between them; an odd last card leaves its neighbour's place empty. */
const twoColumns = [
  'lg:grid lg:grid-cols-2 lg:*:nth-2:border-t-0 lg:*:even:border-l lg:*:even:border-line',
  // In two columns the frame's four corners belong to other cards than the first and the last, which MatchCard rounds.
  'lg:[&>li:first-child>a]:rounded-tr-none lg:[&>li:nth-child(2)>a]:rounded-tr-[11px]',
  'lg:[&>li:last-child:nth-child(odd)>a]:rounded-br-none',
  'lg:[&>li:last-child:nth-child(even)>a]:rounded-bl-none lg:[&>li:nth-last-child(2):nth-child(odd)>a]:rounded-bl-[11px]',
].join(' ');

type CardsProps = {
  readonly matches: readonly MatchAnswer[];
  /** Two columns from 992 px, for lists that have the whole width. */
  readonly wide?: boolean;
  readonly overDay?: boolean;
};

/** Match cards in one frame, in the given order. */
export const MatchCards = ({ matches, wide = false, overDay = false }: CardsProps) => (
  <ul className={classNames(frame, wide && matches.length > 1 && twoColumns)}>
    {matches.map((match) => (
      <MatchItem key={match._id} match={match} overDay={overDay} />
    ))}
  </ul>
);

type MatchListProps = {
  readonly matches: readonly MatchAnswer[];
  /** The level of the days' headings in the page. */
  readonly level?: 2 | 3;
  /** Two columns from 992 px, for lists that have the whole width. */
  readonly wide?: boolean;
};

/** A frame of match cards for each day, under the day's name; matches without a date come last. */
export const MatchList = ({ matches, level = 2, wide = false }: MatchListProps) => {
  const Heading = `h${level}` as const;
  const days = groupByDay(matches);
  return (
    <div className={classNames('grid gap-6', wide && days.size > 1 && 'items-start lg:grid-cols-2')}>
      {Array.from(days, ([day, ofDay]) => (
        <section key={day} className="flex min-w-0 flex-col gap-2">
          <Heading className="text-h3 font-bold">
            {day === '' ? matchCardMessages.unknownDate : formatDay(new Date(day))}
          </Heading>
          <MatchCards matches={ofDay} wide={wide && days.size === 1} />
        </section>
      ))}
    </div>
  );
};

/** As high as the six matches of a week in a league of twelve teams: in two columns, as many rows are half as many. */
export const MatchesSkeleton = () => (
  <div className="lg:[&_.h-18:nth-child(n+4)]:hidden">
    <Skeleton shape="cards" rows={6} />
  </div>
);

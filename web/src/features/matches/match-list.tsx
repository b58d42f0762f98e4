import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useMemo } from 'react';
import { MatchCard } from '../../components/league/match-card.tsx';
import { kickOffOf, matchSentence } from '../../components/league/match-text.ts';
import { shortNames } from '../../components/league/short-names.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../../format/time.ts';
import { useChangedOf } from '../../components/ui/use-changed.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { groupByDay, groupByKickOff, type KickOffGroup } from './group-matches.ts';
import { RunningStreams } from '../streams/running-streams.tsx';
import { usePinnedTeam } from '../teams/pinned-team.ts';
import { linkTo } from './match-link.tsx';

type MatchItemProps = {
  readonly match: MatchAnswer;
  readonly changed: boolean;
  readonly short: ReadonlyMap<string, string>;
  readonly overDay: boolean;
};

/** A card that opens its match, over the links to its running streams. */
const MatchItem = ({ match, changed, short, overDay }: MatchItemProps) => (
  <li className="match-item">
    <MatchCard match={match} changed={changed} short={short} link={linkTo(match, overDay)} />
    <RunningStreams match={match} />
  </li>
);

/** The matches whose figures changed a moment ago. */
export const useChangedMatches = (matches: readonly MatchAnswer[]): ReadonlySet<string> =>
  useChangedOf(
    useMemo(() => new Map(matches.map((match) => [match._id, `${matchSentence(match)} ${match.date}`])), [matches]),
  );

type GroupHeadProps = { readonly group: KickOffGroup; readonly Heading: 'h2' | 'h3' | 'h4' };

/** The kick-off and the state of the matches below it, so that their rows need not say them. */
const GroupHead = ({ group: { kickOff, state, matches }, Heading }: GroupHeadProps) => (
  <li className="match-group-head">
    <Heading className={classNames('flex items-center gap-1.5', state === 'live' && 'text-text')}>
      {state === 'live' && <span aria-hidden="true" className="live-dot" />}
      {[kickOff, state === 'live' || state === 'finished' ? matchCardMessages.status(state) : undefined]
        .filter((part) => part !== undefined)
        .join(' · ')}
    </Heading>
    <span className="order-2 font-semibold text-text-3">{matchesMessages.count(matches.length)}</span>
  </li>
);

type CardsProps = {
  readonly matches: readonly MatchAnswer[];
  /** The level of the headings of kick-offs in the page. */
  readonly level?: 2 | 3 | 4;
  readonly overDay?: boolean;
  /** What changed a moment ago, where the matches are a part of those that may change places. */
  readonly changed?: ReadonlySet<string>;
};

/**
 * The matches of a day, under the times of their kick-offs. Highlighted for a moment when their figures change, without a word to screen
 * readers. Headings and matches are of one list, so that a match stays what it is on
 * the screen, and marked, when it goes over to another heading.
 */
export const MatchCards = ({ matches, level = 3, overDay = false, changed }: CardsProps) => {
  const own = useChangedMatches(matches);
  const marked = changed ?? own;
  const short = shortNames(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  const groups = groupByKickOff(matches, kickOffOf, usePinnedTeam());
  return (
    <div className="match-list">
      <ul className="match-wall">
        {groups.flatMap((group) => [
          <GroupHead key={`${group.kickOff} ${group.state}`} group={group} Heading={`h${level}`} />,
          ...group.matches.map((match) => (
            <MatchItem key={match._id} match={match} changed={marked.has(match._id)} short={short} overDay={overDay} />
          )),
        ])}
      </ul>
    </div>
  );
};

type MatchListProps = {
  readonly matches: readonly MatchAnswer[];
  /** The level of the days' headings in the page. */
  readonly level?: 2 | 3;
};

/** A list for each day, under the day's name; matches without a date come last. */
export const MatchList = ({ matches, level = 2 }: MatchListProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col gap-5">
      {Array.from(groupByDay(matches), ([day, ofDay]) => (
        <section key={day} className="flex min-w-0 flex-col gap-1">
          <Heading className="text-h2 font-extrabold">
            {day === '' ? matchCardMessages.unknownDate : formatDay(new Date(day))}
          </Heading>
          <MatchCards matches={ofDay} level={level === 2 ? 3 : 4} />
        </section>
      ))}
    </div>
  );
};

/** As high as the six matches of a week in a league of twelve teams. */
export const MatchesSkeleton = () => <Skeleton shape="matches" rows={6} />;

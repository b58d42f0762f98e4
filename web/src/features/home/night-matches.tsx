import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { FaceOff } from '../../components/league/face-off.tsx';
import { matchSentence, type Side } from '../../components/league/match-text.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { linkTo } from '../matches/match-link.tsx';
import { MatchCards } from '../matches/match-list.tsx';
import { RunningStreams } from '../streams/running-streams.tsx';

const texts = scoreboardMessages;

/** The look of a link that leads on from the scoreboard. */
export const moreClass =
  'mx-auto flex min-h-11 w-fit items-center gap-1 px-3 font-semibold text-text-2 hover:text-text hover:underline';

type FeaturedProps = {
  readonly match: MatchAnswer;
  /** The team's place and points in the table, in words; undefined before the first match. */
  readonly placeOf: (teamId: string) => string | undefined;
  readonly isOwn: boolean;
  /** Its figures changed a moment ago. */
  readonly changed: boolean;
};

/** The match of the night, as two kits with the places of the teams. */
export const Featured = ({ match, placeOf, isOwn, changed }: FeaturedProps) => {
  const notes: Readonly<Record<Side, string | undefined>> = {
    home: placeOf(match.homeTeam._id),
    away: placeOf(match.awayTeam._id),
  };
  return (
    <>
      {linkTo(match)({
        className: classNames('relative block focus-visible:z-10', changed && 'changed'),
        children: (
          <>
            <span className="sr-only">{matchSentence(match)}</span>
            <span aria-hidden="true" className="block">
              <FaceOff match={match} size="board" notes={notes} caption={isOwn ? texts.own : texts.ofTheNight} />
            </span>
          </>
        ),
      })}
      <RunningStreams match={match} />
    </>
  );
};

type MatchesProps = {
  readonly matches: readonly MatchAnswer[];
  readonly day: string;
  readonly most: number;
  readonly changed: ReadonlySet<string>;
};

/** The other matches of the night; of more than `most` the first, and the way to all of them. */
export const Others = ({ matches, day, most, changed }: MatchesProps) => {
  const isLong = matches.length > most;
  return (
    <>
      {matches.length > 0 && (
        <MatchCards matches={isLong ? matches.slice(0, most) : matches} level={2} changed={changed} />
      )}
      {isLong && day !== '' && (
        <Link to="/matches" search={{ date: day }} className={moreClass}>
          {texts.all}
          <ChevronRight className="size-4" />
        </Link>
      )}
    </>
  );
};

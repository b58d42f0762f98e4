import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MatchCard } from '../../components/league/match-card.tsx';
import { matchSentence } from '../../components/league/match-text.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { MatchStar } from './match-star.tsx';
import { scorersOf } from './scorers.ts';

const { details } = matchesMessages;

export const headLink =
  'inline-flex min-h-11 min-w-0 items-center text-meta font-semibold text-brand-text hover:underline';

/** Not where letters are so large, or the window so low, that little would be seen below. */
const STAYS = 'top-0 z-20 mb-2 border-b border-line bg-surface @min-[16rem]:[@media(min-height:36rem)]:sticky';

type MatchHeadProps = {
  readonly match: MatchAnswer;
  readonly lists: Lists;
  /** The score stays in view while what is around the head scrolls, where it leaves room enough. */
  readonly stays?: boolean;
  /** Stands after the links to the teams. */
  readonly more?: ReactNode;
};

/** Teams and score, who scored for each side, and the ways to the teams. */
export const MatchHead = ({ match, lists, stays = false, more }: MatchHeadProps) => {
  const changed = useChanged(`${matchSentence(match)} ${match.date} ${match.stadium}`);
  const [home, away] = (['home', 'away'] as const).map((side) =>
    typeof lists === 'string' ? [] : scorersOf(lists, side),
  );
  const scorers = [
    { team: match.homeTeam, names: home ?? [] },
    { team: match.awayTeam, names: away ?? [] },
  ];
  return (
    <>
      <div className={stays ? STAYS : undefined}>
        <MatchCard match={match} variant="header" changed={changed} />
      </div>
      {scorers.some(({ names }) => names.length > 0) && (
        // Large letters on a phone: one below the other, each still on the side of its team.
        <div className="mx-auto grid w-full max-w-form gap-x-4 px-4 py-2 text-meta min-[18rem]:grid-cols-2 min-[18rem]:text-center">
          {scorers.map(({ team, names }) => (
            <p key={team._id} className="min-w-0 [overflow-wrap:anywhere] max-[18rem]:last:text-right">
              {names.length > 0 && <span className="sr-only">{details.scorers(team.name)}: </span>}
              {names.join(', ')}
            </p>
          ))}
        </div>
      )}
      {match.status === 'finished' && typeof lists !== 'string' && <MatchStar lines={lists.playerStats} />}
      <nav aria-label={details.teams} className="flex flex-wrap justify-center gap-x-4 px-4 pb-1">
        {[match.homeTeam, match.awayTeam].map(({ _id, name }) => (
          <Link key={_id} to="/team/$id" params={{ id: _id }} className={headLink}>
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </Link>
        ))}
        {more}
      </nav>
    </>
  );
};

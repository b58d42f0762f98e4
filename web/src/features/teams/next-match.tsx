import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { ChevronRight } from 'lucide-react';
import { Crest } from '../../components/league/crest.tsx';
import { kickOffOf, plateOf } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { formatDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { linkTo } from '../matches/match-list.tsx';
import { nextOrLast, opponentOf } from './team-matches.ts';

type NextMatchProps = { readonly id: string; readonly matches: readonly MatchAnswer[] };

/** The match of a team that runs or comes next, else its last result, in one row that opens it. Nothing without matches. */
export const NextMatch = ({ id, matches }: NextMatchProps) => {
  const match = nextOrLast(matches);
  if (match === undefined) return null;
  const kickOff = instantOf(match.date);
  const opponent = opponentOf(id, match);
  return linkTo(match)({
    className:
      '-mx-(--gutter) flex min-h-12 items-center gap-3 border-b border-line bg-surface px-(--gutter) py-1.5 hover:bg-hover md:mx-0 md:rounded-card md:border md:px-4',
    children: (
      <>
        <ScorePlate plate={plateOf(match)} time={kickOffOf(match)} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="sr-only">{teamsMessages.detail.when[match.status === 'finished' ? 'last' : 'next']}: </span>
          <span className="font-bold">{kickOff === null ? matchCardMessages.unknownDate : formatDay(kickOff)}</span> ·{' '}
          {opponent.name}
        </span>
        <Crest team={opponent} />
        <ChevronRight className="size-4 shrink-0 text-text-3" />
      </>
    ),
  });
};

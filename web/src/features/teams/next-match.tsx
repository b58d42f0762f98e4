import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { ChevronRight } from 'lucide-react';
import { Crest } from '../../components/league/crest.tsx';
import { FaceOff } from '../../components/league/face-off.tsx';
import { kickOffOf, matchSentence, plateOf } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { Section } from '../../components/ui/section.tsx';
import { formatDay, formatShortDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { linkTo } from '../matches/match-link.tsx';
import { nextOrLast, opponentOf } from './team-matches.ts';

type NextMatchProps = { readonly id: string; readonly matches: readonly MatchAnswer[] };

type RowProps = { readonly id: string; readonly match: MatchAnswer };

const Row = ({ id, match }: RowProps) => {
  const kickOff = instantOf(match.date);
  const opponent = opponentOf(id, match);
  return linkTo(match)({
    className: 'flex min-h-12 items-center gap-3 px-(--gutter) py-1.5 hover:bg-hover md:px-4',
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

/** The match of a team that runs or comes next, and its last result, in a row each that opens it. Nothing without matches. */
export const NextMatch = ({ id, matches }: NextMatchProps) => {
  const last = matches.findLast(({ status }) => status === 'finished');
  const rows = [...new Set([nextOrLast(matches), last])].filter((match) => match !== undefined);
  if (rows.length === 0) return null;
  return (
    <div className="-mx-(--gutter) divide-y divide-line border-b border-line bg-surface md:mx-0 md:overflow-hidden md:rounded-card md:border lg:hidden">
      {rows.map((match) => (
        <Row key={match._id} id={id} match={match} />
      ))}
    </div>
  );
};

/** The same as two kits against each other, for the column beside the squad. */
export const NextMatchCard = ({ matches }: Pick<NextMatchProps, 'matches'>) => {
  const match = nextOrLast(matches);
  if (match === undefined) return null;
  const kickOff = instantOf(match.date);
  return (
    <div className="hidden lg:block">
      <Section title={teamsMessages.detail.when[match.status === 'finished' ? 'last' : 'next']}>
        {linkTo(match)({
          className: 'night block hover:underline',
          children: (
            <>
              <span className="sr-only">{matchSentence(match)}</span>
              <span aria-hidden="true" className="block">
                <FaceOff match={match} size="header" caption={kickOff !== null && formatShortDay(kickOff)} />
              </span>
            </>
          ),
        })}
      </Section>
    </div>
  );
};

import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { kickOffOf, plateOf } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { formatNumber } from '../../format/number.ts';
import { formatDay, instantOf } from '../../format/time.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { standingsQuery } from '../standings/queries.ts';
import { pinTeam, usePinnedTeam } from '../teams/pinned-team.ts';
import { teamsQuery } from '../teams/queries.ts';
import { matchesOf, nextOrLast, opponentOf } from '../teams/team-matches.ts';

const texts = homeMessages.pinned;

const rowClass =
  '-mx-(--gutter) flex min-h-15.5 items-center gap-3 border-y border-line bg-surface px-(--gutter) py-2 hover:bg-hover md:mx-0 md:rounded-card md:border-x md:px-4';

const Choose = () => (
  <Link to="/teams" className={rowClass}>
    <span className="min-w-0 flex-1">
      <span className="block font-bold">{texts.choose}</span>
      <span className="block text-meta text-text-2">{texts.chooseText}</span>
    </span>
    <ChevronRight className="size-4 shrink-0 text-text-3" />
  </Link>
);

const dayAndTime = (match: MatchAnswer): string => {
  const kickOff = instantOf(match.date);
  return kickOff === null ? matchCardMessages.noDate : `${formatDay(kickOff)} ${kickOffOf(match)}`;
};

type OwnProps = { readonly id: string; readonly season: readonly MatchAnswer[] };

const Own = ({ id, season }: OwnProps) => {
  const table = useQuery(standingsQuery()).data;
  const row = table?.find(({ teamInfo }) => teamInfo._id === id);
  // A team without fixtures stands in no table.
  const { data: teams } = useQuery({ ...teamsQuery(), enabled: table !== undefined && row === undefined });
  const team = row?.teamInfo ?? teams?.find(({ _id }) => _id === id);
  const isGone = table !== undefined && teams !== undefined && team === undefined;
  useEffect(() => {
    if (isGone) pinTeam(null);
  }, [isGone]);
  if (team === undefined) return <div className={rowClass} />;
  const match = nextOrLast(matchesOf(id, season));
  const opponent = match && opponentOf(id, match);
  const about = [
    ...(row === undefined ? [] : [texts.place(row.position, formatNumber(row.points))]),
    ...(match === undefined || opponent === undefined
      ? []
      : [(match.status === 'finished' ? texts.last : texts.next)(opponent.name, dayAndTime(match))]),
  ];
  return (
    <Link to="/team/$id" params={{ id }} className={rowClass}>
      <Crest team={team} size={36} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="block font-bold">{team.name}</span>
        <span className="block text-meta text-text-2 tabular-nums">{about.join(' · ')}</span>
      </span>
      {match !== undefined && opponent !== undefined && (
        <span className="flex shrink-0 items-center gap-2">
          <ScorePlate plate={plateOf(match)} time={kickOffOf(match)} />
          <span className="contents max-[22rem]:hidden">
            <Crest team={opponent} />
          </span>
        </span>
      )}
    </Link>
  );
};

/** The team that the visitor pinned, with its place and its next match; without one the way to choose it. A team that is gone is unpinned. */
export const PinnedTeam = () => {
  const id = usePinnedTeam();
  const season = useQuery(seasonMatchesQuery()).data ?? [];
  return id === null ? <Choose /> : <Own id={id} season={season} />;
};

import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Crest } from '../../components/crest.tsx';
import { formatTime, instantOf } from '../../format/time.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

/** Scores are shown of finished matches only, otherwise 'vs' (spec, States). */
const scoreOf = (match: MatchAnswer): readonly [number, number] | null =>
  match.status === 'finished' && match.homeScore !== null && match.awayScore !== null
    ? [match.homeScore, match.awayScore]
    : null;

/** Two figures on a dark tile, one over the other, beside the two teams. */
const ScorePlate = ({ match }: { readonly match: MatchAnswer }) => {
  const score = scoreOf(match);
  if (score === null) {
    return (
      <span className="flex w-11 items-center justify-center rounded-crest border border-control text-meta font-semibold">
        {matchesMessages.versus}
      </span>
    );
  }
  const [home, away] = score;
  return (
    <span className="flex w-11 flex-col justify-around rounded-crest bg-plate text-center text-score font-extrabold text-on-plate tabular-nums">
      <span className="sr-only">{matchesMessages.score(home, away)}</span>
      <span aria-hidden="true">{home}</span>
      <span aria-hidden="true">{away}</span>
    </span>
  );
};

const Walkover = ({ match }: { readonly match: MatchAnswer }) => {
  const winner =
    match.walkoverWinner === null ? null : match.walkoverWinner === 'home' ? match.homeTeam : match.awayTeam;
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-text-2">
      <span className="rounded-plate border border-control px-1 font-semibold">{matchesMessages.walkover}</span>
      {winner !== null && matchesMessages.walkoverWinner(winner.name)}
    </p>
  );
};

export const MatchRow = ({ match }: { readonly match: MatchAnswer }) => {
  const kickOff = instantOf(match.date);
  return (
    <li className="flex min-h-18 items-stretch gap-3 border-t border-line px-3 py-3 first:border-t-0">
      <div className="flex w-18 shrink-0 flex-col justify-center text-meta">
        {kickOff === null ? (
          <span className="text-text-3">{matchesMessages.noTime}</span>
        ) : (
          <time dateTime={kickOff.toISOString()} className="font-semibold tabular-nums">
            {formatTime(kickOff)}
          </time>
        )}
        <span className={match.status === 'live' ? 'font-semibold text-live' : 'text-text-2'}>
          {matchesMessages.statuses[match.status]}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 font-semibold">
        {[match.homeTeam, match.awayTeam].map((team) => (
          <span key={team._id} className="flex items-center gap-2">
            <Crest team={team} />
            <span className="min-w-0">{team.name}</span>
          </span>
        ))}
        {match.isWalkover && <Walkover match={match} />}
      </div>
      <ScorePlate match={match} />
    </li>
  );
};

import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { PlayerReference } from '@league/query-api/contract/player-reference.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { TriangleAlert } from 'lucide-react';
import { BroadcastBadge } from '../../components/league/broadcast-badge.tsx';
import { Crest } from '../../components/league/crest.tsx';
import { plateOf } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { Badge, StatusBadge, WalkoverBadge } from '../../components/ui/badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { matchPlanMessages as words } from '../../messages/tr/match-plan.ts';
import { ProfileLink } from '../officials/official-name.tsx';
import type { Office } from '../officials/offices.ts';
import { broadcasterOf, lacksOf, refereeOf } from './plan-list.ts';

type MatchProps = { readonly match: MatchAnswer };

export const Team = ({ team }: { readonly team: TeamReference }) => (
  <span className="flex min-w-0 items-center gap-2">
    <Crest team={team} />
    <span className="min-w-0">{team.name}</span>
  </span>
);

/** Date and time over the stadium. */
export const When = ({ match: { date, stadium } }: MatchProps) => {
  const kickOff = instantOf(date);
  return (
    <span className="flex min-w-0 flex-col">
      {kickOff === null ? (
        <span className="text-text-2">{words.noDate}</span>
      ) : (
        <time dateTime={kickOff.toISOString()}>{formatDateTime(kickOff)}</time>
      )}
      {stadium !== null && stadium !== '' && (
        <span className="text-small text-text-2">
          <Breakable text={stadium} />
        </span>
      )}
    </span>
  );
};

/** The score of a finished match; null before. */
export const Score = ({ match }: MatchProps) =>
  match.status === 'finished' ? <ScorePlate plate={plateOf(match)} /> : null;

/** For the eye one word; what is missing is read by screen readers, and shown to a mouse that rests on it. */
const MissingBadge = ({ match }: MatchProps) => {
  const lacks = lacksOf(match);
  if (lacks.length === 0) return null;
  const all = words.missingWhat(lacks.map((mode) => words.lacks[mode]));
  return (
    <Badge className="border-warning bg-warning-tint text-warning">
      <TriangleAlert aria-hidden="true" />
      <span title={all} aria-hidden="true">
        {words.missing}
      </span>
      <span className="sr-only">{all}</span>
    </Badge>
  );
};

/** What is known of a match at a glance: its status, a walkover, and whether its plan is incomplete. */
export const Badges = ({ match }: MatchProps) => (
  <span className="flex flex-wrap items-center gap-1.5">
    <StatusBadge status={match.status} long />
    {match.isWalkover && <WalkoverBadge />}
    <MissingBadge match={match} />
  </span>
);

const Name = ({ player: { gamertag, deleted } }: { readonly player: PlayerReference }) =>
  deleted ? (
    <Breakable text={gamertag} />
  ) : (
    // What can be pressed is higher than the text, and takes no room of the row for that.
    <span className="-my-3 flex min-w-0 lg:pointer-fine:-my-1.5">
      <ProfileLink gamertag={gamertag} />
    </span>
  );

/** The official of a match: the gamertag, which leads to the profile, and the platform of a broadcaster. null for nobody. */
export const officialName = (office: Office, match: MatchAnswer) => {
  const broadcaster = broadcasterOf(match);
  const official = office === 'referee' ? refereeOf(match) : broadcaster;
  if (official === null) return null;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 md:min-w-[5.25rem]">
      <Name player={official} />
      {office === 'broadcaster' && broadcaster !== null && <BroadcastBadge platform={broadcaster.platform} />}
    </span>
  );
};

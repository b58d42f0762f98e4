import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { MatchCard } from '../../components/league/match-card.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { hasLineup, MatchLineups } from '../match/match-lineups.tsx';
import { matchQuery } from '../match/match-query.ts';
import { mayHaveLineup } from './team-matches.ts';

const words = teamsMessages.detail;

/** How many matches are asked for a line-up, one after the other: where these have none, the league records none. */
const MOST_ASKED = 5;

/** The line-up of the first of these matches that has one. */
const FirstLineup = ({ matches: [match, ...others] }: { readonly matches: readonly MatchAnswer[] }) => {
  if (match === undefined) return <EmptyState title={words.noLineup} text={words.noLineupText} level={3} />;
  return (
    <QueryPart query={matchQuery(match._id)} waiting={<Skeleton shape="cards" rows={8} />} failed={words.lineupFailed}>
      {(details) =>
        !hasLineup(details) ? (
          <FirstLineup matches={others} />
        ) : (
          <div className="flex flex-col gap-4">
            <div className="overflow-hidden rounded-card border border-line bg-surface">
              <MatchCard match={details} variant="header" />
            </div>
            <MatchLineups match={details} lists={details} />
          </div>
        )
      }
    </QueryPart>
  );
};

/** Who started in the team's latest match for which that is known. */
export const TeamLineup = ({ matches }: { readonly matches: readonly MatchAnswer[] }) => (
  <FirstLineup matches={mayHaveLineup(matches).slice(0, MOST_ASKED)} />
);

import { Link } from '@tanstack/react-router';
import { MatchCard } from '../../components/league/match-card.tsx';
import { shortNames } from '../../components/league/short-names.ts';
import { useChangedMatches } from '../matches/match-list.tsx';
import type { ArchivedWeek } from './archive.ts';

/** The matches of a week, each of which opens on its own page: it stands over no day of the current season. */
export const WeekMatches = ({ matches }: Pick<ArchivedWeek, 'matches'>) => {
  const changed = useChangedMatches(matches);
  const short = shortNames(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  return (
    <ul className="@container/matches pb-1">
      {matches.map((match) => (
        <li key={match._id} className="match-item">
          <MatchCard
            match={match}
            alone
            changed={changed.has(match._id)}
            short={short}
            link={(parts) => (
              // Matches are many, and a pointer that moves over them would read every one.
              <Link to="/match/$id" params={{ id: match._id }} preload={false} {...parts} />
            )}
          />
        </li>
      ))}
    </ul>
  );
};

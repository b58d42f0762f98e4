import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PitchLineup } from '../../components/ui/pitch-lineup.tsx';
import { positionOf } from '../../components/ui/position.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

/** The answer contains no names of players yet, so each player is named by position. */
const entriesOf = (lineup: MatchAnswer['homeLineup']) =>
  lineup.map(({ playerId, position, jerseyNumber }) => ({
    key: playerId,
    name: positionOf(position)?.name ?? position,
    position,
    number: jerseyNumber,
  }));

/** The players who started, for both sides. */
export const MatchLineups = ({ match }: { readonly match: MatchAnswer }) => {
  const { homeTeam, awayTeam, homeLineup, awayLineup } = match;
  if (homeLineup.length === 0 && awayLineup.length === 0) {
    return <EmptyState title={matchesMessages.details.noLineup} level={3} />;
  }
  return (
    <PitchLineup
      home={{ name: homeTeam.name, entries: entriesOf(homeLineup) }}
      away={{ name: awayTeam.name, entries: entriesOf(awayLineup) }}
    />
  );
};

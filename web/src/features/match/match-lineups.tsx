import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { LineupPlace } from '@league/query-api/contract/match-details.ts';
import { PitchLineup } from '../../components/league/pitch-lineup.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { WithLists } from './with-lists.tsx';

/** A side's line-up as the pitch takes it. */
export const entriesOf = (lineup: readonly LineupPlace[]) =>
  lineup.map(({ player, position, jerseyNumber }) => ({
    key: player._id,
    name: player.gamertag,
    position: position ?? '',
    number: jerseyNumber,
  }));

type MatchLineupsProps = { readonly match: MatchAnswer; readonly lists: Lists };

/** The players who started, for both sides. */
export const MatchLineups = ({ match: { homeTeam, awayTeam }, lists }: MatchLineupsProps) => (
  <WithLists lists={lists}>
    {({ homeLineup, awayLineup }) =>
      homeLineup.length === 0 && awayLineup.length === 0 ? (
        <EmptyState title={matchesMessages.details.noLineup} level={3} />
      ) : (
        <PitchLineup
          home={{ name: homeTeam.name, entries: entriesOf(homeLineup) }}
          away={{ name: awayTeam.name, entries: entriesOf(awayLineup) }}
        />
      )
    }
  </WithLists>
);

import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { PitchLineup } from '../../components/league/pitch-lineup.tsx';
import type { Side } from '../../components/league/match-text.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { WithLists } from './with-lists.tsx';

type Read = Pick<MatchDetails, 'homeLineup' | 'awayLineup' | 'playerStats'>;

/** Whether it was recorded who started, for one side at least. */
export const hasLineup = ({ homeLineup, awayLineup }: Read): boolean => homeLineup.length + awayLineup.length > 0;

/** A side's line-up as the pitch takes it. */
const entriesOf = (read: Read, side: Side) =>
  read[`${side}Lineup`].map(({ player, position, jerseyNumber }) => ({
    key: player._id,
    name: player.gamertag,
    position,
    number: jerseyNumber,
    goals: read.playerStats.find((line) => line.player._id === player._id)?.goals ?? 0,
  }));

type MatchLineupsProps = { readonly match: Pick<MatchAnswer, 'homeTeam' | 'awayTeam'>; readonly lists: Lists };

/** The players who started, for both sides. */
export const MatchLineups = ({ match: { homeTeam, awayTeam }, lists }: MatchLineupsProps) => (
  <WithLists lists={lists}>
    {(read) =>
      hasLineup(read) ? (
        <PitchLineup
          home={{ team: homeTeam, entries: entriesOf(read, 'home') }}
          away={{ team: awayTeam, entries: entriesOf(read, 'away') }}
        />
      ) : (
        <EmptyState title={matchesMessages.details.noLineup} level={3} />
      )
    }
  </WithLists>
);

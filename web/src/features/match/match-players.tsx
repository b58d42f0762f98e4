import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { PlayerTable, shownFigures } from './player-table.tsx';
import { WithLists } from './with-lists.tsx';

const { details } = matchesMessages;

type MatchPlayersProps = { readonly match: MatchAnswer; readonly lists: Lists };

/** What each player of a finished match did, the home side first. */
export const MatchPlayers = ({ match, lists }: MatchPlayersProps) => (
  <WithLists lists={lists}>
    {({ playerStats }) => {
      if (playerStats.length === 0) return <p className="py-2 text-center text-text-2">{details.noStatistics}</p>;
      const figures = shownFigures(playerStats);
      const ofSide = (side: 'home' | 'away') => playerStats.filter((line) => line.side === side);
      return (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <PlayerTable team={match.homeTeam.name} lines={ofSide('home')} figures={figures} />
          <PlayerTable team={match.awayTeam.name} lines={ofSide('away')} figures={figures} />
        </div>
      );
    }}
  </WithLists>
);

import type { AwardOfAchievement } from '@league/query-api/contract/achievements.ts';
import { Link } from '@tanstack/react-router';
import { Breakable } from '../../components/ui/breakable.tsx';
import { receiverOf } from './award-lines.ts';

type ReceiverLinkProps = { readonly of: AwardOfAchievement; readonly className: string };

/** The way to the achievements of the player or the team who has this one. */
export const ReceiverLink = ({ of, className }: ReceiverLinkProps) => {
  const name = <Breakable text={receiverOf(of)} />;
  const { player, team } = of;
  if (team !== null) {
    return (
      <Link to="/team/$id" params={{ id: team._id }} search={{ tab: 'achievements' }} className={className}>
        {name}
      </Link>
    );
  }
  return (
    player !== null && (
      <Link
        to="/profile/$gamertag"
        params={{ gamertag: player.gamertag }}
        search={{ tab: 'achievements' }}
        preload={false}
        className={className}
      >
        {name}
      </Link>
    )
  );
};

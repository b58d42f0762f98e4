import type { PlayerReference } from '@league/query-api/contract/player-reference.ts';
import { Link } from '@tanstack/react-router';
import { Breakable } from '../../components/ui/breakable.tsx';

/** A player's gamertag, which leads to the profile; that of a deleted player leads nowhere. */
export const PlayerName = ({ player }: { readonly player: PlayerReference }) =>
  player.deleted ? (
    <Breakable text={player.gamertag} />
  ) : (
    <Link
      to="/profile/$gamertag"
      params={{ gamertag: player.gamertag }}
      // A table has many names, and a pointer that moves over them would read every profile.
      preload={false}
      className="inline-flex min-h-11 min-w-11 items-center underline-offset-2 hover:underline"
    >
      <Breakable text={player.gamertag} />
    </Link>
  );

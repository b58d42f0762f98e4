import type { PlayerReference } from '@league/query-api/contract/player-reference.ts';
import { Link } from '@tanstack/react-router';
import type { RenderLink } from '../../components/ui/link-parts.ts';

/** The link to a player's page; null for a deleted player, who has none. */
export const profileLink = ({ gamertag, deleted }: PlayerReference): RenderLink | null =>
  deleted
    ? null
    : (parts) => (
        // Rows are many, and a pointer that moves over them would read every profile.
        <Link to="/profile/$gamertag" params={{ gamertag }} preload={false} {...parts} />
      );

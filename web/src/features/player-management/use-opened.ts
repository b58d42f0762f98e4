import { useState } from 'react';

/**
 * The player for whom something is open, as the list has him now; as it had him last where he has left it, as the deleted one
 * has. undefined while nothing is open, and for an id that the list never had.
 */
export const useOpened = <Player extends { readonly _id: string }>(
  id: string | undefined,
  players: readonly Player[] | undefined,
): Player | undefined => {
  const [last, setLast] = useState<Player>();
  const found = id === undefined ? undefined : players?.find(({ _id }) => _id === id);
  if (found !== undefined && found !== last) setLast(found);
  return found ?? (last?._id === id ? last : undefined);
};

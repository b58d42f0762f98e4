import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useState } from 'react';

/** The match as it was when its dialog opened; the list may be read anew under an open dialog. */
export const useOpened = (matchId: string | undefined, found: MatchAnswer | undefined): MatchAnswer | null => {
  const [opened, setOpened] = useState<MatchAnswer | null>(null);
  if (opened?._id === matchId) return opened;
  if (matchId === undefined) {
    if (opened !== null) setOpened(null);
    return null;
  }
  if (found !== undefined) setOpened(found);
  return found ?? null;
};

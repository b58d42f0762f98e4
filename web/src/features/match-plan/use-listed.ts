import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useState } from 'react';

/**
 * The matches that were listed when the dialog opened, in their order of that time and as they are now. A saved match may leave the
 * filters or move within the list, and the dialog still goes on with the match below it.
 */
export const useListed = (
  isOpen: boolean,
  found: readonly MatchAnswer[],
  all: readonly MatchAnswer[] | undefined,
): readonly MatchAnswer[] => {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  if (isOpen && ids === null && all !== undefined) setIds(found.map(({ _id }) => _id));
  if (!isOpen && ids !== null) setIds(null);
  if (ids === null || all === undefined) return [];
  const now = new Map(all.map((match) => [match._id, match]));
  return ids.flatMap((id) => now.get(id) ?? []);
};

import { matchCommandAnswer, type MatchResultBody } from '@league/command-api/contract/match.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';

/** One act as it goes out; sending it again takes the same key. */
export type SaveResult = { readonly revision: number; readonly body: MatchResultBody; readonly key: string };

/**
 * The read models that a result moves, as the first part of query keys. To come from the contract's one table of
 * commands and read models (style.md rule 19) when that exists.
 */
const touched = ['matches', 'standings', 'teams'] as const;

/** Reads again what a result moves, also where it is not on screen, so that no page opens on the old state. */
export const rereadResults = async (queryClient: QueryClient): Promise<void> => {
  // The audit is long and seldom open; it is read afresh when it is.
  queryClient.removeQueries({ queryKey: ['audit'] });
  await Promise.all(touched.map((model) => queryClient.invalidateQueries({ queryKey: [model], refetchType: 'all' })));
};

export const useSaveResult = (matchId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ revision, body, key }: SaveResult) =>
      api.command({
        method: 'PUT',
        path: `/api/admin/match-result/${encodeURIComponent(matchId)}`,
        body,
        answer: matchCommandAnswer,
        key,
        ifMatch: revision,
      }),
    // Not awaited: the result is recorded, and the dialog need not wait until it is read back.
    onSuccess: () => void rereadResults(queryClient),
  });
};

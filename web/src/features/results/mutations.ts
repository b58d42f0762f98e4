import type { CommandBody } from '@league/command-api/contract/calls.ts';
import { matchCommandAnswer } from '@league/command-api/contract/match-answer.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { touchedModels } from '@league/query-api/contract/models-of-calls.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';
import { reread } from '../../api/reread.ts';
import { weekQuery } from '../matches/queries.ts';
import type { KnownResult } from './result-form.ts';

/** One act as it goes out; sending it again takes the same key. */
export type SaveResult = {
  readonly revision: number;
  readonly body: CommandBody<'PUT /api/admin/match-result/:id'>;
  readonly key: string;
  /** What the row shows once it is recorded. */
  readonly result: KnownResult;
  /** There was no network to send it over. */
  readonly offline: boolean;
};

/** Reads again what a result moves. */
export const rereadResults = (queryClient: QueryClient): Promise<void> =>
  reread(queryClient, touchedModels['PUT /api/admin/match-result/:id']);

/** Enters, corrects or takes back the result of a match; its row in the list says so with the answer. */
export const useSaveResult = (match: MatchAnswer) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ revision, body, key }: SaveResult) =>
      api.command({
        method: 'PUT',
        path: `/api/admin/match-result/${encodeURIComponent(match._id)}`,
        body,
        answer: matchCommandAnswer,
        key,
        ifMatch: revision,
      }),
    onSuccess: async ({ resultRevision }, { result }) => {
      // An answer from before the save must not put the old row back.
      await queryClient.cancelQueries({ queryKey: weekQuery(match.week).queryKey });
      queryClient.setQueryData(weekQuery(match.week).queryKey, (matches) =>
        matches?.map((each) => (each._id === match._id ? { ...each, ...result, resultRevision } : each)),
      );
      // Not awaited: the result is recorded, and the dialog need not wait until it is read back.
      void rereadResults(queryClient);
    },
  });
};

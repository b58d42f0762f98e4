import type { CommandBody } from '@league/command-api/contract/calls.ts';
import { matchCommandAnswer } from '@league/command-api/contract/match-answer.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { touchedModels } from '@league/query-api/contract/models-of-calls.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';
import { reread } from '../../api/reread.ts';
import { weekQuery } from '../matches/queries.ts';
import type { KnownResult } from './result-form.ts';

/** One command with its idempotency key; a repeated send uses the same key. */
export type SaveResult = {
  readonly revision: number;
  readonly body: CommandBody<'PUT /api/admin/match-result/:id'>;
  readonly key: string;
  /** The values that the row in the list gets once the command succeeded. */
  readonly result: KnownResult;
  /** The browser had no network when the command was sent. */
  readonly offline: boolean;
};

/** Reads again the queries that a result changes. */
export const rereadResults = (queryClient: QueryClient): Promise<void> =>
  reread(queryClient, touchedModels['PUT /api/admin/match-result/:id']);

/** Enters, corrects or takes back the result of a match, and updates its row in the cached list. */
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
      // Cancelled, because an answer from before the save would put the old row back.
      await queryClient.cancelQueries({ queryKey: weekQuery(match.week).queryKey });
      queryClient.setQueryData(weekQuery(match.week).queryKey, (matches) =>
        matches?.map((each) => (each._id === match._id ? { ...each, ...result, resultRevision } : each)),
      );
      // Not awaited: the result is recorded, and the dialog can close before the lists are read again.
      void rereadResults(queryClient);
    },
  });
};

import type { QueryClient } from '@tanstack/react-query';
import { seasonsQuery } from '../seasons/queries.ts';
import type { Board } from './boards.ts';
import { leadersQuery } from './queries.ts';

/** Begins the reads of a board's page and waits for none: the page stands at once, and its parts load and fail alone. */
export const beginBoard = (queryClient: QueryClient, board: Board, season: number | undefined): void => {
  void queryClient.prefetchQuery(leadersQuery(board, season));
  void queryClient.prefetchQuery(seasonsQuery());
};

import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Cancels a read that gets no answer and starts it anew: what "Yeniden dene" does under a skeleton. */
export const readAnew = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
};

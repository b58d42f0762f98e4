import { CancelledError, type EnsureQueryDataOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Options<Answer, Key extends QueryKey> = EnsureQueryDataOptions<Answer, Error, Answer, Key>;

/**
 * For loaders: the cached answer, else the server's. A page that is left cancels its query; a loader that waits for the
 * same query then asks again instead of failing with the cancellation. @throws the error of the query
 */
export const ensure = <Answer, Key extends QueryKey>(
  client: QueryClient,
  options: Options<Answer, Key>,
): Promise<Answer> =>
  client.ensureQueryData(options).catch((failure: unknown) => {
    if (!(failure instanceof CancelledError)) throw failure;
    return ensure(client, options);
  });

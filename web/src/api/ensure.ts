import { CancelledError, type EnsureQueryDataOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Options<Answer, Key extends QueryKey> = EnsureQueryDataOptions<Answer, Error, Answer, Key>;

/**
 * For loaders: what is known, else the answer. A page that is left lets go of what it waits for; who waits for the same
 * asks again, and is not thrown out with it. @throws what the answer failed of
 */
export const ensure = <Answer, Key extends QueryKey>(
  client: QueryClient,
  options: Options<Answer, Key>,
): Promise<Answer> =>
  client.ensureQueryData(options).catch((failure: unknown) => {
    if (!(failure instanceof CancelledError)) throw failure;
    return ensure(client, options);
  });

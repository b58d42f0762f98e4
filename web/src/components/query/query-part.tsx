import {
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { readAnew } from '../../api/read-anew.ts';
import { formatTime } from '../../format/time.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { Banner } from '../ui/banner.tsx';
import { SkeletonRetry } from '../ui/skeleton.tsx';
import { type FailedText, PartFailed } from './part-failed.tsx';

type Readable<Answer, Data, Key extends QueryKey> = UseSuspenseQueryOptions<Answer, Error, Data, Key>;

type QueryPartProps<Answer, Data, Key extends QueryKey> = {
  readonly query: Readable<Answer, Data, Key>;
  /** Shown until the data are there, as high as the part will be; a skeleton in it offers to ask anew after a while. */
  readonly waiting: ReactNode;
  readonly failed: FailedText;
  /** Says nothing of old data: for what hardly changes, beside a part that says it. */
  readonly quiet?: boolean;
  /** Takes the place of the part while it cannot be read, without a message: for what the page is whole without. */
  readonly instead?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/**
 * A part of the page that is read: it waits, fails and is retried alone, heals by itself when a later read succeeds, and
 * says above its data when they could not be read anew. With another query it waits anew if it has another `key`; without,
 * a deferred query keeps the old data on screen until its own are there.
 */
export const QueryPart = <Answer, Data, Key extends QueryKey>({
  query,
  waiting,
  failed,
  quiet = false,
  instead,
  children,
}: QueryPartProps<Answer, Data, Key>) => {
  const client = useQueryClient();
  const key = hashKey(query.queryKey);
  // The same component at every render: another one would forget what it has seen.
  // oxlint-disable-next-line react/exhaustive-deps -- queries of one key are the same query
  const failure = useMemo(() => failureOf(query, failed, instead), [key, failed]);
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={failure}>
      <Suspense fallback={<SkeletonRetry value={() => void readAnew(client, query.queryKey)}>{waiting}</SkeletonRetry>}>
        <Loaded query={query} quiet={quiet}>
          {children}
        </Loaded>
      </Suspense>
    </CatchBoundary>
  );
};

const failureOf =
  <Answer, Data, Key extends QueryKey>(query: Readable<Answer, Data, Key>, failed: FailedText, instead: ReactNode) =>
  ({ error, reset }: ErrorComponentProps) => (
    <Failed error={error} reset={reset} query={query} message={failed} instead={instead} />
  );

type LoadedProps<Answer, Data, Key extends QueryKey> = Pick<
  QueryPartProps<Answer, Data, Key>,
  'query' | 'quiet' | 'children'
>;

/** Whether a part around says already that data are old. */
const SaidAbove = createContext(false);

const Loaded = <Answer, Data, Key extends QueryKey>({
  query,
  quiet = false,
  children,
}: LoadedProps<Answer, Data, Key>) => {
  const result = useSuspenseQuery(query);
  const said = use(SaidAbove);
  return (
    <SaidAbove value={said || (result.isError && !quiet)}>
      {!said && !quiet && <StaleNote {...result} />}
      {children(result.data)}
    </SaidAbove>
  );
};

type FailedProps<Answer, Data, Key extends QueryKey> = {
  readonly query: Readable<Answer, Data, Key>;
  readonly message: FailedText;
  readonly instead: ReactNode;
  readonly error: unknown;
  readonly reset: () => void;
};

/** Still observes the query, so that whatever reads it again, the next success shows the part. */
const Failed = <Answer, Data, Key extends QueryKey>({
  query,
  message,
  instead,
  error,
  reset,
}: FailedProps<Answer, Data, Key>) => {
  const result = useQuery({ ...query, retryOnMount: false } as UseQueryOptions<Answer, Error, Data, Key>);
  const [hadData] = useState(result.data !== undefined);
  const healed = !hadData && result.data !== undefined;
  useLayoutEffect(() => {
    if (healed) reset();
  }, [healed, reset]);
  // Not the read has failed, but what shows its data.
  if (hadData) throw error;
  if (healed) return null;
  if (instead !== undefined && isApiError(error)) return instead;
  return (
    <PartFailed
      error={result.error ?? error}
      message={message}
      retrying={result.isFetching}
      onRetry={() => void result.refetch()}
    />
  );
};

type StaleNoteProps = { readonly isError: boolean; readonly dataUpdatedAt: number };

/** Stands above data that could not be read anew. Takes a part of a query's result, so that any query can be passed. */
export const StaleNote = ({ isError, dataUpdatedAt }: StaleNoteProps) =>
  isError && (
    <div className="pb-4">
      <Banner tone="warning" announced>
        {appMessages.staleSince(formatTime(new Date(dataUpdatedAt)))}
      </Banner>
    </div>
  );

import type { CommandBody } from '@league/command-api/contract/calls.ts';
import type { touchedModels } from '@league/query-api/contract/models-of-commands.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { api } from '../api/browser.ts';
import type { Command, Schema } from '../api/client.ts';
import { isStale, isUnauthorized } from '../api/errors.ts';
import type { Failure } from '../components/form/act-failure.tsx';
import { createActKeys } from './act-keys.ts';

/** Method and path of a call that records something, parameters by name. */
export type ActName = keyof typeof touchedModels;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Reads again what the call touches; everything, where what names it could not be fetched. */
const rereadTouched = async (client: QueryClient, call: ActName): Promise<void> => {
  try {
    const [{ reread }, models] = await Promise.all([
      import('../api/reread.ts'),
      import('@league/query-api/contract/models-of-commands.ts'),
    ]);
    await reread(client, models.touchedModels[call]);
  } catch {
    await client.invalidateQueries();
  }
};

/** What one act sends. */
export type Sent<Name extends ActName> = {
  readonly params: Readonly<Record<ParameterOf<Name>, string>>;
  /** What stands behind the path. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body: CommandBody<Name>;
  /** The revision that the person saw, where the call compares it. */
  readonly ifMatch?: number;
};

/** What follows from a send, for the component that sent it. */
type Follows<Answer, Stale> = {
  readonly onDone: (answer: Answer) => void;
  /** Takes what the server found in place of the revision that was sent (412). */
  readonly onStale?: (current: Stale) => void;
};

type ActOptions<Name extends ActName, Answer, Stale> = {
  readonly call: Name;
  /** Parses the answer; a page loads the schemas of its own calls only. */
  readonly answer: Schema<Answer>;
  /** Parses what a stale send found, for calls that offer a choice then. Without it that is a failure like others. */
  readonly stale?: z.ZodMiniType<Stale>;
  /** How long the answer may take, in ms, where that is longer than usual. */
  readonly patienceMs?: number;
};

type Running<Name extends ActName, Answer, Stale> = {
  readonly sent: Sent<Name>;
  readonly follows: Follows<Answer, Stale>;
  readonly offline: boolean;
};

/** `PUT /api/matches/:id/schedule` with its parameters filled in, and what stands behind the path. */
const addressed = (
  call: ActName,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): Pick<Command<unknown>, 'method' | 'path'> => {
  const [method, path] = call.split(' ') as [Command<unknown>['method'], string];
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return { method, path: search === '' ? filled : `${filled}?${search}` };
};

/**
 * The one way in which a person changes something. What is sent again unchanged, after a lost answer for instance, has the same
 * idempotency key and is recorded once. What the call touches is read again, from the position of the answer, after
 * success and where the server found another revision than the person saw. Nothing is sent again without the person, but by
 * {@link useRetryWhenBack}.
 */
export const useAct = <Name extends ActName, Answer extends { readonly position?: string | undefined }, Stale = never>({
  call,
  answer,
  stale,
  patienceMs,
}: ActOptions<Name, Answer, Stale>) => {
  const queryClient = useQueryClient();
  const [keys] = useState(createActKeys);
  /** Known at once, before the page shows it: the second press of a double click comes between. */
  const running = useRef(false);
  /** What a stale send found; null where there is nothing that can be compared. */
  const found = (error: unknown): Stale | null => {
    const parsed = isStale(error) ? stale?.safeParse(error.problem.current) : undefined;
    return parsed?.success === true ? parsed.data : null;
  };
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: ({ sent }: Running<Name, Answer, Stale>) => {
      const { params, query, body, ifMatch } = sent;
      const revision = ifMatch === undefined ? {} : { ifMatch };
      return api.command({
        ...addressed(call, params, query),
        body,
        ...revision,
        answer,
        key: keys.keyFor(sent),
        patienceMs,
      });
    },
    onSuccess: (answered, { follows }) => {
      keys.done();
      void rereadTouched(queryClient, call);
      follows.onDone(answered);
    },
    onError: (failed, { follows }) => {
      if (!isStale(failed)) return;
      void rereadTouched(queryClient, call);
      const current = found(failed);
      if (current !== null) follows.onStale?.(current);
    },
    onSettled: () => {
      running.current = false;
    },
  });
  const told = isUnauthorized(error) || found(error) !== null;
  return {
    /** Sends nothing while the send before has no answer. */
    send: (sent: Sent<Name>, follows: Follows<Answer, Stale>): void => {
      if (running.current) return;
      running.current = true;
      mutate({ sent, follows, offline: !navigator.onLine });
    },
    pending: isPending,
    /** Of the last send; null while there is nothing to say, and where `signedOut` or `onStale` says it. */
    failure: error === null || told ? null : ({ error, offline: variables.offline } satisfies Failure),
    /** The session ended before the act: nothing was recorded. */
    signedOut: isUnauthorized(error),
    /** Forgets how the last send ended. */
    forget: reset,
  };
};

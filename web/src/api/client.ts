import type * as z from 'zod/mini';
import { ApiProblem, NoAnswer, UnreadableAnswer } from './errors.ts';
import type { FetchFile } from './fetch-file.ts';
import type { Freshness } from './freshness.ts';
import type { SessionStore } from './session-store.ts';
import type { Staleness } from './staleness.ts';

const TIMEOUT_MS = 10_000;

export type ClientDeps = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly sessions: Pick<SessionStore, 'current' | 'endIfStill'>;
  readonly freshness: Freshness;
  readonly staleness: Pick<Staleness, 'note'>;
  readonly fetchFile: FetchFile;
  readonly timeoutMs?: number;
};

/** What parses an answer, or what fetches it: the first scripts of a public page carry no schemas, and no zod. */
export type Schema<Answer> = z.ZodMiniType<Answer> | (() => Promise<z.ZodMiniType<Answer>>);

/** One change. `key` is the idempotency key of the user's act; `ifMatch` the revision that the person saw. */
export type Command<Answer> = {
  readonly method: 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body: object;
  readonly answer: Schema<Answer>;
  readonly key: string;
  readonly ifMatch?: number;
  /** How long its answer may take, in ms, where that is longer than usual. */
  readonly patienceMs?: number | undefined;
};

/** Signing in and out, and what people do with their own account. With `key`, the same act sent again is done once. */
export type AccountCall<Answer> = Omit<Command<Answer>, 'key' | 'ifMatch'> & { readonly key?: string | undefined };

export type Client = {
  /** Sends a GET. The server waits a while until its read models contain this tab's own commands (`X-Min-Position`). */
  readonly read: <Answer>(path: string, answer: Schema<Answer>, signal?: AbortSignal) => Promise<Answer>;
  /** The ETag of the last answer from this address: it names the versions of the read models that it was made of. */
  readonly etagOf: (path: string) => string | undefined;
  /**
   * Takes these for the last answers, by their addresses, and forgets all others. What was refused is thrown by the next read of its
   * address, which asks nobody.
   */
  readonly knowAnswers: (known: {
    readonly etags: Readonly<Record<string, string>>;
    readonly refusals: readonly ApiProblem[];
  }) => void;
  /**
   * Aborts every running read and sends it anew, because the connection of its answer may be gone. The caller of the
   * read waits on and sees nothing of it. Each read is sent anew once at most: a live connection that comes and goes
   * could otherwise keep its answer from ever arriving.
   */
  readonly restartReads: () => void;
  /** Sends the command once; a retry is for the caller to start, with the same key. What recorded nothing has no position. */
  readonly command: <Answer extends { position?: string | undefined }>(command: Command<Answer>) => Promise<Answer>;
  /** Sends a call about an account once: no screen of the league waits for what it records. */
  readonly account: <Answer>(call: AccountCall<Answer>) => Promise<Answer>;
};

type Answered = Pick<Response, 'status' | 'ok' | 'headers'> & { readonly body: unknown };

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Why a running read is aborted that is then sent anew. */
const RESTART = 'restart';

/** The only way to the server: the contract parses every answer, and every failure is one of errors.ts. */
export const createClient = ({
  fetch,
  sessions,
  freshness,
  staleness,
  fetchFile,
  timeoutMs = TIMEOUT_MS,
}: ClientDeps): Client => {
  /** `running` aborts it. The oldest browsers that we serve cannot join signals into one. */
  const exchange = async (
    path: string,
    init: RequestInit,
    cancelled?: AbortSignal,
    running = new AbortController(),
    limitMs = timeoutMs,
  ): Promise<Answered> => {
    const token = sessions.current()?.token;
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      running.abort();
    }, limitMs);
    const cancel = (): void => running.abort(cancelled?.reason);
    cancelled?.addEventListener('abort', cancel);
    if (cancelled?.aborted === true) cancel();
    try {
      const response = await fetch(path, { ...init, headers, signal: running.signal });
      // Reading the body fails too where the connection breaks or stalls in the middle of it.
      const body = parseJson(await response.text());
      if (response.status === 401 && token !== undefined) sessions.endIfStill(token);
      return { status: response.status, ok: response.ok, headers: response.headers, body };
    } catch (failure) {
      if (cancelled?.aborted === true) throw failure;
      throw new NoAnswer(path, late ? 'timeout' : 'network');
    } finally {
      clearTimeout(timer);
      cancelled?.removeEventListener('abort', cancel);
    }
  };

  const fetched = async <Answer>(schema: Schema<Answer>): Promise<z.ZodMiniType<Answer>> =>
    typeof schema === 'function' ? fetchFile(schema) : schema;

  const settle = async <Answer>(
    path: string,
    { status, ok, body }: Answered,
    answer: Schema<Answer>,
  ): Promise<Answer> => {
    if (!ok) {
      const { problem } = await fetchFile(() => import('@league/command-api/contract/problem.ts'));
      const refused = problem.safeParse(body);
      throw refused.success ? new ApiProblem(path, refused.data) : new UnreadableAnswer(path, status);
    }
    const parsed = (await fetched(answer)).safeParse(body);
    if (!parsed.success) throw new UnreadableAnswer(path, status);
    return parsed.data;
  };

  const ask = (path: string, cancelled?: AbortSignal, running?: AbortController): Promise<Answered> => {
    const position = freshness.known();
    return exchange(path, { headers: position === null ? {} : { 'X-Min-Position': position } }, cancelled, running);
  };

  let etags = new Map<string, string>();
  let refusals = new Map<string, ApiProblem>();
  const reads = new Set<AbortController>();
  const readRestartable = async (path: string, cancelled?: AbortSignal): Promise<Answered> => {
    const read = new AbortController();
    reads.add(read);
    try {
      return await ask(path, cancelled, read);
    } catch (failure) {
      if (read.signal.reason !== RESTART || cancelled?.aborted === true) throw failure;
      return ask(path, cancelled);
    } finally {
      reads.delete(read);
    }
  };

  const json = (body: object): RequestInit => ({
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

  return {
    read: async (path, answer, signal) => {
      const refusal = refusals.get(path);
      refusals.delete(path);
      if (refusal !== undefined) throw refusal;
      // Side by side: the schema takes as long as the answer where neither is there.
      const [answered] = await Promise.all([readRestartable(path, signal), fetched(answer)]);
      staleness.note(path, answered.headers.get('X-Stale') === '1');
      etags.set(path, answered.headers.get('ETag') ?? '');
      return settle(path, answered, answer);
    },
    etagOf: (path) => etags.get(path),
    knowAnswers: (known) => {
      etags = new Map(Object.entries(known.etags));
      refusals = new Map(known.refusals.map((refusal) => [refusal.path, refusal]));
    },
    restartReads: () => {
      for (const read of reads) read.abort(RESTART);
    },
    command: async ({ method, path, body, answer, key, ifMatch, patienceMs }) => {
      const { headers, ...init } = json(body);
      const sent = new Headers(headers);
      sent.set('Idempotency-Key', key);
      if (ifMatch !== undefined) sent.set('If-Match', `"${ifMatch}"`);
      const answered = await exchange(path, { ...init, method, headers: sent }, undefined, undefined, patienceMs);
      const settled = await settle(path, answered, answer);
      if (settled.position !== undefined) freshness.note(settled.position);
      return settled;
    },
    account: async ({ method, path, body, answer, key }) => {
      const { headers, ...init } = json(body);
      const sent = new Headers(headers);
      if (key !== undefined) sent.set('Idempotency-Key', key);
      return settle(path, await exchange(path, { ...init, method, headers: sent }), answer);
    },
  };
};

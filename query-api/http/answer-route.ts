import { bearerToken, guard } from '@league/events/access/admission.ts';
import { isPublic } from '@league/events/access/rights.ts';
import { type Actor, parsePosition } from '@league/events/envelope.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { SessionReader } from '@league/events/ports/session-reader.ts';
import { turkishClock } from '@league/events/rules/turkish-time.ts';
import type { Request, RequestHandler } from 'express';
import type { ModelPositions } from '../ports/model-positions.ts';
import { NotDrawn } from '../ports/picture-drawer.ts';
import type { ModelVersion, ReadModelReader, ReadView } from '../ports/read-model-reader.ts';
import { acceptsCsv } from './accepts-csv.ts';
import { type AnswerForm, json } from './answer-form.ts';
import { anyStale } from './any-stale.ts';
import { type Deadline, threeSeconds, withDeadline } from './deadline.ts';
import { etagOf, etagOfBody } from './etag.ts';
import { readQuery } from './parameters.ts';
import { isFault, type Log, Refused } from './problems.ts';
import type { QueryRoute } from './query-route.ts';
import type { ReadPlaces } from './read-places.ts';
import { packFor, type ReadyAnswer, readyAnswer, sendNow, sendStale } from './ready-answer.ts';
import type { ReadyBytes } from './ready-bytes.ts';
import { ownTurn } from './turns.ts';

/** What answering needs from outside. */
export type AnswerDeps = {
  readonly reader: ReadModelReader;
  readonly positions: ModelPositions;
  readonly sessions: SessionReader;
  readonly log: Log;
  /** The security headers of every answer. */
  readonly securityHeaders: Readonly<Record<string, string>>;
  /** Names the build, so that a browser's copy from the last one is not taken for the same answer. */
  readonly release?: string;
  /** The time, by which answers that depend on it or on the day are made: the machine's unless told. */
  readonly now?: () => Date;
  /** How long a GET may take: three seconds unless told. */
  readonly deadline?: Deadline;
};

/** What all routes share: the answers made before, and the reads that are under way. */
export type Shared = { readonly ready: ReadyBytes; readonly places: ReadPlaces };

/** How long `X-Min-Position` is waited for; behind it the answer is marked `X-Stale: 1`. */
const WAIT_MS = 2000;

/**
 * The handler of one route: identifies the caller, checks the request, waits for the position that it asks for, and answers
 * from one consistent state. Where the stores are away or too slow, or a picture cannot be drawn, a public route sends the last
 * known answer, marked `X-Stale: 1`.
 */
export const answerRoute = (route: QueryRoute, { ready, places }: Shared, deps: AnswerDeps): RequestHandler => {
  const { path, right } = route;
  const admit = guard(`GET ${path}`, right, deps.sessions);
  /** Whether the request gets the answer that is the same for everybody. */
  const isOpen = (req: Request): boolean => right === 'public' || (isPublic(right) && bearerToken(req) === undefined);
  const askedFor = (req: Request, asked = route, caller?: Actor) =>
    whatIsAsked(asked, { params: req.params, originalUrl: req.originalUrl, accept: req.headers.accept }, deps, caller);
  const find = async (req: Request, givenUp: AbortSignal): Promise<Found | undefined> => {
    const caller = isOpen(req) ? undefined : await places.run(() => admit(req), givenUp);
    const asked = route.forCallers !== undefined && isFor(route.forCallers, caller) ? route.forCallers : route;
    const { ask, form, url } = askedFor(req, asked, caller);
    const models = asked.models.map(({ name }) => name);
    const reached = await hasReached(req, models, deps.positions);
    // Asked before the answer is made: otherwise an answer from a stale generation could go out as fresh, because another
    // generation has just replaced it.
    const fresh = reached && !anyStale(models, deps.positions);
    const make = () => makeAnswer(asked, { ask, form }, places, deps, givenUp);
    const isWanted = () => !req.socket.destroyed;
    // What is kept is the same for everyone: it was made without knowing who asks.
    const answer = isPublic(asked.right)
      ? await ready.answerFor(url, models, make, isWanted)
      : await makeOwn(make, isWanted);
    if (answer === undefined) return undefined;
    await packFor(answer, req.headers);
    return { answer, fresh };
  };
  return async (req, res) => {
    const found = await withDeadline(deps.deadline ?? threeSeconds, (givenUp) =>
      find(req, givenUp).catch((error: unknown) => {
        if (givenUp.aborted && isFault(error)) deps.log.error({ err: error, path: req.path }, 'query failed too late');
        throw error;
      }),
    ).catch((error: unknown): Found => {
      const isAway = error instanceof StoreUnavailable || error instanceof NotDrawn;
      const answer = isOpen(req) && isAway ? ready.lastKnown(askedFor(req).url) : undefined;
      if (answer === undefined) throw error;
      return { answer, fresh: false };
    });
    if (found !== undefined) (found.fresh ? sendNow : sendStale)(res, found.answer, req.headers);
  };
};

type Asked = Pick<Request, 'params' | 'originalUrl'> & { readonly accept?: string | undefined };

/** What a request asks of the route, in which form, and the one address under which the answer is kept. @throws Refused */
const whatIsAsked = (route: QueryRoute, { params, originalUrl, accept }: Asked, deps: AnswerDeps, caller?: Actor) => {
  const now = (deps.now?.() ?? new Date()).toISOString();
  const today = route.byDay ? turkishClock(now).date : undefined;
  const moment = { ...(today !== undefined && { today }), ...(route.atTime && { now }) };
  const { answer, canonical } = route.ask(params, readQuery(originalUrl), moment, caller);
  const form = route.csv !== undefined && acceptsCsv(accept) ? route.csv : route.form;
  // Each form of an answer is kept for itself; no address has a blank in it.
  const url = canonicalUrl(route.path, params, canonical) + (form === route.csv ? ' csv' : '');
  return { ask: answer, form, url: today === undefined ? url : `${url}#${today}` };
};

/** The answer of a public route for everybody: a kept one, or a new one. @throws Refused, StoreUnavailable */
export const openAnswer = async (
  route: QueryRoute,
  asked: Asked,
  { ready, places }: Shared,
  deps: AnswerDeps,
  givenUp: AbortSignal,
): Promise<ReadyAnswer> => {
  const { ask, form, url } = whatIsAsked(route, asked, deps);
  const models = route.models.map(({ name }) => name);
  const answer = await ready.answerFor(url, models, () => makeAnswer(route, { ask, form }, places, deps, givenUp));
  if (answer === undefined) throw new Error(`GET ${route.path} was given up, but it was wanted`);
  return answer;
};

/** Whether the second answer of a route that is publicWith(…) is for this caller. */
const isFor = ({ right }: QueryRoute, caller: Actor | undefined): boolean =>
  caller !== undefined && (right === 'admin' ? caller.role === 'admin' : caller.role !== 'visitor');

/** The answer to send. It is undefined where the client no longer waits for it. */
type Found = { readonly answer: ReadyAnswer; readonly fresh: boolean };

/** Makes an answer for this request alone, when its turn has come; undefined where the client no longer waits by then. */
const makeOwn = async (make: () => Promise<ReadyAnswer>, isWanted: () => boolean): Promise<ReadyAnswer | undefined> => {
  await ownTurn();
  return isWanted() ? make() : undefined;
};

type Asking = Pick<ReturnType<typeof whatIsAsked>, 'ask' | 'form'>;

const makeAnswer = async (
  route: QueryRoute,
  { ask, form }: Asking,
  places: ReadPlaces,
  deps: AnswerDeps,
  givenUp: AbortSignal,
): Promise<ReadyAnswer> =>
  writeAnswer(route, form, await places.run(() => readAnswer(route, ask, deps), givenUp), deps);

/** An answer with the versions of the read models that it was made of. */
type Read = { readonly answer: unknown; readonly versions: readonly ModelVersion[] };

const readAnswer = (
  { models }: QueryRoute,
  answer: (view: ReadView) => Promise<unknown>,
  { reader }: AnswerDeps,
): Promise<Read> =>
  reader.snapshot(async (view) => {
    const versions = [];
    for (const model of models) versions.push(await view.version(model));
    return { answer: await answer(view), versions };
  });

/** Written once the read models are left: a picture is drawn for longer than anybody should keep a state of them. */
const writeAnswer = async (
  { right, models, csv, unheard, byDay, personal }: QueryRoute,
  form: AnswerForm,
  { answer, versions }: Read,
  { securityHeaders, release = '0' }: AnswerDeps,
): Promise<ReadyAnswer> => {
  const heard = versions.filter((_, index) => !unheard.some((model) => model === models[index]));
  const written = form.write(answer);
  const body = typeof written === 'string' ? Buffer.from(written) : Buffer.from(await written);
  const open = isPublic(right);
  const ofModelsAlone = open && !byDay && unheard.length === 0 && form === json;
  const etag = ofModelsAlone ? etagOf(release, versions) : etagOfBody(release, form.isPacked ? [] : heard, body);
  const cacheControl = open ? 'no-cache' : 'no-store';
  return readyAnswer({
    body,
    form,
    suits: csv && ((accept) => !acceptsCsv(accept)),
    models: models.map(({ name }) => name),
    versions,
    etag,
    isPersonal: personal,
    cacheControl,
    securityHeaders,
  });
};

const hasReached = async (req: Request, models: readonly string[], positions: ModelPositions): Promise<boolean> => {
  const header = req.get('x-min-position');
  if (header === undefined) return true;
  const position = parsePosition(header);
  if (position === undefined) {
    const message = 'X-Min-Position başlığı ondalık bir sayı olmalıdır.';
    throw new Refused('BAD_REQUEST', [{ path: 'X-Min-Position', message }]);
  }
  return positions.reached(models, position, WAIT_MS);
};

/** The one address under which an answer is kept: parameters by name, written as `URLSearchParams` writes them. */
const canonicalUrl = (path: string, params: Request['params'], query: Readonly<Record<string, string>>): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(query);
  search.sort();
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
};

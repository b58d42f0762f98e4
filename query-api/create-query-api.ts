import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPublic } from '@league/events/access/rights.ts';
import { Router } from 'express';
import { LIVE_PATH } from './contract/live.ts';
import { type AnswerDeps, answerRoute } from './http/answer-route.ts';
import type { Deadline } from './http/deadline.ts';
import { problemHandler, Refused } from './http/problems.ts';
import { checkRoutes, type QueryRoute } from './http/query-route.ts';
import { createReadPlaces } from './http/read-places.ts';
import { publicAnswers } from './http/public-answers.ts';
import { createReadyBytes } from './http/ready-bytes.ts';
import type { AudienceLimits } from './live/audience.ts';
import { createLive } from './live/live.ts';
import { publicModels } from './live/public-models.ts';
import type { PageFacts } from './pages/page-facts.ts';
import { siteRoutes } from './pages/head/site-routes.ts';
import { pages } from './pages/pages.ts';
import { createRenderedPages } from './pages/rendered-pages.ts';
import { storedPictures } from './pictures/stored-pictures.ts';
import type { ImageReader } from './ports/image-reader.ts';
import type { ModelMoves } from './ports/model-moves.ts';
import type { PageRenderer } from './ports/page-renderer.ts';
import type { PictureDrawer } from './ports/picture-drawer.ts';
import type { Readers } from './ports/readers.ts';
import { reference } from './reference/reference.ts';
import { queryRoutes } from './routes.ts';
import { drawnRoutes } from './share/picture-form.ts';

/** The adapters and settings of the query API. */
export type QueryApiDeps = AnswerDeps &
  Readers & {
    readonly moves: ModelMoves;
    readonly images: ImageReader;
    readonly draw: PictureDrawer;
    readonly live?: AudienceLimits;
    /** The folder of the built web, web/dist. */
    readonly staticDir?: string;
    readonly page?: PageFacts;
    /** Renders the public pages; without it browsers make all of them. A visitor waits for it no longer than `patience`. */
    readonly rendering?: { readonly renderer: PageRenderer; readonly patience: Deadline };
    /** Returns the OpenAPI document (JSON) of the calls of both APIs. */
    readonly document: () => string;
  };

/** The query API of the league. */
export type QueryApi = {
  /** Answers each GET and HEAD, and passes other methods on to command-api. To be mounted at the root. */
  readonly router: Router;
  /**
   * Answers from prepared bytes if it can; else returns false and leaves the response untouched. The http server calls
   * it before Express: `tryServe(req, res) || app(req, res)`.
   */
  readonly tryServe: (req: IncomingMessage, res: ServerResponse) => boolean;
  /**
   * Ends the live connections, which never end by themselves, and accepts no more. Called before the server is drained.
   */
  readonly endLive: () => void;
  /** Loads what renders pages, so that the first visitor need not wait for it. */
  readonly warmUp: () => void;
  /** Pages that were not rendered, or not in time, since the start. */
  readonly unrenderedPages: () => number;
};

/** How many pictures are kept ready, and of how many bytes. */
const PICTURES = { maxEntries: 200, maxBytes: 16 * 1024 * 1024 };

/** Makes the query API. @throws at start-up when a route has no right */
export const createQueryApi = (deps: QueryApiDeps): QueryApi =>
  queryApiOf(queryRoutes({ ...deps, publicUrl: deps.page?.publicUrl }), deps);

/** All read models of which public answers are made. */
const openModels = (routes: readonly QueryRoute[]): readonly string[] => [
  ...new Set(routes.filter(({ right }) => isPublic(right)).flatMap(({ models }) => models.map(({ name }) => name))),
];

/** {@link createQueryApi} with other routes, for tests. */
export const queryApiOf = (routes: readonly QueryRoute[], deps: Omit<QueryApiDeps, keyof Readers>): QueryApi => {
  const drawn = drawnRoutes(deps);
  checkRoutes([...routes, ...drawn]);
  const { positions, moves, staticDir, page = {}, rendering } = deps;
  const ready = createReadyBytes(positions);
  // Kept apart: who asks for the pictures of all matches pushes no table out.
  const pictures = createReadyBytes(positions, PICTURES);
  const live = createLive({ positions, moves, models: publicModels(routes) }, deps.live);
  const shared = { ready, places: createReadPlaces() };
  const rendered =
    rendering &&
    createRenderedPages({
      ...deps,
      ...rendering,
      answers: publicAnswers(routes, shared, deps),
      models: openModels(routes),
      publicUrl: page.publicUrl,
    });
  const kept = [ready, pictures, ...(rendered === undefined ? [] : [rendered])];
  const stopForgetting = moves.onMoved(() => {
    for (const each of kept) each.forgetPersonal();
  });
  // One spelling for each address, so that each answer is kept only once.
  const router = Router({ caseSensitive: true, strict: true });
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next('router');
      return;
    }
    for (const [name, value] of Object.entries(deps.securityHeaders)) res.setHeader(name, value);
    next();
  });
  for (const route of [...routes, ...siteRoutes(page.publicUrl)])
    router.get(route.path, answerRoute(route, shared, deps));
  for (const route of drawn) router.get(route.path, answerRoute(route, { ...shared, ready: pictures }, deps));
  router.get(LIVE_PATH, live.handler);
  router.use(reference(deps.document));
  router.use((req, _res, next) => {
    next(/^\/api(\/|$)/i.test(req.path) ? new Refused('NOT_FOUND') : undefined);
  });
  router.use(storedPictures(deps.images));
  router.use(pages(staticDir, page, deps.securityHeaders, rendered));
  router.use(problemHandler(deps.log));
  const endLive = (): void => {
    live.end();
    stopForgetting();
  };
  return {
    router,
    tryServe: (req, res) => kept.some((each) => each.tryServe(req, res)),
    endLive,
    warmUp: () => rendered?.warmUp(),
    unrenderedPages: () => rendered?.failures() ?? 0,
  };
};

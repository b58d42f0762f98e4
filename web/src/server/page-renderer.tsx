import type { PageAddress, PageRead, RenderedPage } from '@league/query-api/contract/rendered-page.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { prerenderToNodeStream } from 'react-dom/static';
import * as z from 'zod/mini';
import { api } from '../api/browser.ts';
import { isApiError } from '../api/errors.ts';
import { pageState } from '../api/page-state.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import { RENDERED_AT } from '../features/matches/use-today.ts';
import { settingsQuery } from '../features/settings/queries.ts';
import { createAppRouter } from '../router.tsx';
import { themeProperties } from '../theme/apply-theme.ts';
import { scriptsOf, type Manifest } from './page-files.ts';

/** Under it lie the pages that are the same for everybody: routes/_site.tsx. */
const PUBLIC = '/_site';
/** Where pages are kept that differ in nothing: all that lead nowhere, and all that browsers make. */
const [NOWHERE, OWN] = ['/404', '/account'];

/** Stands in the markup where a part could not be rendered. */
const UNRENDERED = '<!--$!-->';

/** Without it, React would write a large part at the end of the page, and a script that moves it. */
const IN_PLACE = Number.MAX_SAFE_INTEGER;

type Read = (path: string) => Promise<PageRead>;

const routerAt = (path: string, queryClient: QueryClient) => {
  const router = createAppRouter(queryClient);
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    // Scrolling is the browser's: here its router would write a script into the page, which the content-security policy refuses.
    scrollRestoration: false,
  });
  return router;
};

type Router = ReturnType<typeof routerAt>;

const isPublic = (routeId: string): boolean => routeId.startsWith(PUBLIC);

/** What the address means, by the routes alone. */
export const addressOf = (path: string): PageAddress => {
  const router = routerAt(path, createQueryClient());
  const { pathname, search } = router.latestLocation;
  const [routes, , found] = router.getMatchedRoutes(pathname);
  if (found === undefined) return { isPublic: true, canonical: NOWHERE };
  if (!routes.some(({ id }) => isPublic(id))) return { isPublic: false, canonical: OWN };
  const readSearch = routes.at(-1)?.options.validateSearch as ((search: object) => object) | undefined;
  const known = readSearch?.(search) ?? {};
  return { isPublic: true, canonical: router.buildLocation({ to: pathname, search: known } as object).publicHref };
};

/** The router with the page loaded; a page may lead to another one, as that of the current week does. */
const loaded = async (path: string, queryClient: QueryClient): Promise<Router> => {
  const router = routerAt(path, queryClient);
  await router.load();
  const result = router._serverResult;
  const to = result?.type === 'redirect' ? result.redirect.headers.get('Location') : null;
  return to === null || to === path ? router : loaded(to, queryClient);
};

/** The markup of the page; empty where a part of it is refused. @throws what a part of it throws */
const markupOf = async (router: Router, queryClient: QueryClient): Promise<string> => {
  // Most loaders wait for none of their reads.
  const reads = queryClient.getQueryCache().getAll();
  await Promise.allSettled(reads.flatMap(({ promise }) => promise ?? []));
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App queryClient={queryClient} router={router} />, {
    progressiveChunkSize: IN_PLACE,
    onError: (error) => void faults.push(error),
  });
  let markup = '';
  for await (const part of prelude.setEncoding('utf8')) markup += String(part);
  const fault = faults.find((error) => !isApiError(error));
  if (fault !== undefined) throw fault;
  return markup.includes(UNRENDERED) ? '' : markup;
};

/** How the web asks here: one page after the other, so that whoever asks is the page that is being rendered. */
const askBy = (read: Read) => {
  const etags: Record<string, string> = {};
  let refused = false;
  globalThis.fetch = async (input) => {
    const path = typeof input === 'string' ? input : '';
    const { status, etag, body } = await read(path);
    etags[path] = etag;
    refused ||= status >= 400;
    return new Response(body, { status });
  };
  return { etags, isRefused: () => refused };
};

/** What renders pages in Node. `manifest` is that of the build which browsers get. */
export const createPageRenderer = (manifest: Manifest) => {
  // What zod compiles for one page costs more than it saves.
  z.config({ jitless: true });
  return {
    addressOf,
    /** One page at a time. @throws what a part of it throws */
    render: async (canonical: string, read: Read): Promise<RenderedPage> => {
      const { etags, isRefused } = askBy(read);
      const renderedAt = Date.now();
      const queryClient = createQueryClient();
      queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
      queryClient.setQueryData(RENDERED_AT, renderedAt);
      await queryClient.prefetchQuery(settingsQuery());
      const color = queryClient.getQueryData(settingsQuery().queryKey)?.primaryColor;
      const page = canonical === OWN ? undefined : await loaded(canonical, queryClient);
      const markup = page === undefined ? '' : await markupOf(page, queryClient);
      const matches = page?.state.matches ?? [];
      const rendered: RenderedPage = {
        status: isRefused() || (page !== undefined && getSsrStatus(page) === 404) ? 404 : 200,
        markup,
        state: pageState(queryClient, etags),
        theme: color === undefined ? {} : await themeProperties(color),
        scripts: scriptsOf(
          manifest,
          matches.map(({ routeId }) => String(routeId)),
        ),
        renderedAt,
        lasts: matches.some(({ staticData }) => staticData.changesByMinute === true) ? 'minute' : 'day',
      };
      queryClient.clear();
      api.knowAnswers({ etags: {}, refusals: [] });
      return rendered;
    },
  };
};

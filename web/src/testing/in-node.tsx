import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from '../app.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { RENDERED_AT } from '../features/matches/use-today.ts';
import { createAppRouter } from '../router.tsx';

/** A page whose code and data are there. */
export type ReadPage = {
  /** What the page's parts read, as hydration/hydrate.tsx takes it. */
  readonly cache: DehydratedState;
  /** The markup inside `#root`. It is made in one go, of the cache alone. */
  readonly render: () => string;
};

/** Reads a page in Node, for tests: its loaders run, and then its parts until nothing waits any more. */
export const readPage = async (path: string): Promise<ReadPage> => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(RENDERED_AT, Date.now());
  const router = createAppRouter(queryClient);
  // Scrolling is the browser's: its router would write a script into the page, which the content-security policy refuses.
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    scrollRestoration: false,
  });
  await router.load();
  const app = <App queryClient={queryClient} router={router} />;
  await prerender(app);
  // Some reads hold up no part: the weeks of a select are there once they are read.
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ promise }) => promise ?? []),
  );
  return { cache: dehydrate(queryClient), render: () => renderToString(app) };
};

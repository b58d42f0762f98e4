import type { Page, Route } from 'playwright-core';

const mayBePage = ({ pathname }: URL): boolean => !/^\/(?:api|assets|icons|images)\//.test(pathname);

/** Answers the requests for documents of this page in another way; those of its frames, and all files, come as they do. */
export const routeDocuments = (page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route(mayBePage, (route) => {
    const isPage = route.request().isNavigationRequest() && route.request().frame() === page.mainFrame();
    return isPage ? answer(route) : route.fallback();
  });

import type { ReadModel } from '../../contract/read-model.ts';
import { Refused } from '../../http/problems.ts';
import { onlyDeclared, type QueryRoute } from '../../http/query-route.ts';
import type { ReadView } from '../../ports/read-model-reader.ts';
import { modelsOfManifest, readManifest } from './manifest.ts';
import { robotsText } from './robots.ts';
import { modelsOfSiteMap, readSiteMap } from './site-map.ts';

type File = {
  readonly path: string;
  readonly contentType: string;
  readonly models: readonly ReadModel[];
  readonly read: (view: ReadView) => Promise<string>;
};

/** A file that is answered like a GET of the API, with ETag, 304 and the last known one while the stores are away. Its search has no meaning. */
const routeOf = ({ path, contentType, models, read }: File): QueryRoute => ({
  path,
  right: 'public',
  models,
  unheard: [],
  form: { contentType, write: String },
  byDay: false,
  atTime: false,
  personal: false,
  ask: () => ({ answer: (view) => read(onlyDeclared(view, path, models)), canonical: {} }),
});

/**
 * What programs look for at the root of a site: rules for search engines, the list of its pages, and what installing it needs. Addresses
 * in the list are absolute, so there is none while the address of the site is not known.
 */
export const siteRoutes = (publicUrl: string | undefined): readonly QueryRoute[] => [
  routeOf({
    path: '/robots.txt',
    contentType: 'text/plain; charset=utf-8',
    models: [],
    read: async () => robotsText(publicUrl),
  }),
  routeOf({
    path: '/sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    models: modelsOfSiteMap,
    read: async (view) => {
      if (publicUrl === undefined) throw new Refused('NOT_FOUND');
      return readSiteMap(view, publicUrl);
    },
  }),
  routeOf({
    path: '/manifest.webmanifest',
    contentType: 'application/manifest+json',
    models: modelsOfManifest,
    read: readManifest,
  }),
];

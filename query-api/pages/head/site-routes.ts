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

/**
 * The route of a file. Its answers have an ETag, a 304 and the last known file while the stores are away, like a GET of the API. The
 * search of its address has no meaning.
 */
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
 * The files that programs look for at the root of a site: the rules for search engines, the list of pages, and the manifest for
 * installing. The list names absolute addresses, so there is no list while the address of the site is not known.
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

import type { Plugin, Rolldown } from 'vite';

const ROUTE = /\/src\/routes\/(_site(?:\/[a-z][\w-]*(?:\.[\w$]+)?)?)\.tsx/;

/** The address of a public page; a parameter stands as `*`. */
const addressOf = (route: string): string =>
  route
    .replace('_site', '')
    .replace('/index', '/')
    .replace('.index', '')
    .replace(/\.\$\w+/, '/*')
    .replace('.', '/');

/**
 * Writes into the page which files each public page is made of, so that public/first-paint.js has them fetched beside the
 * scripts of all pages: the router would ask for them only after those have run.
 */
export const pagesAhead = (): Plugin => ({
  name: 'pages-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
        for (const name of names) {
          if (found.has(name)) continue;
          found.add(name);
          withImports(known.get(name)?.imports ?? [], found);
        }
        return found;
      };
      const first = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
      const routeOf = ({ moduleIds }: Rolldown.OutputChunk): string | undefined =>
        moduleIds.map((id) => ROUTE.exec(id.split('?')[0] ?? '')?.[1]).find((route) => route !== undefined);
      const routes = chunks
        .filter((chunk) => chunk.isDynamicEntry)
        .flatMap((chunk) => {
          const route = routeOf(chunk);
          return route === undefined ? [] : [{ route, file: chunk.fileName }];
        });
      const frame = routes.filter(({ route }) => route === '_site').map(({ file }) => file);
      const pages = routes
        .filter(({ route }) => route !== '_site')
        .map(({ route, file }) => {
          const files = [...withImports([...frame, file])].filter((each) => !first.has(each));
          return [addressOf(route), files.map((each) => each.replace('assets/', ''))];
        });
      const json = JSON.stringify(Object.fromEntries(pages));
      return html.replace('src="/first-paint.js"', `src="/first-paint.js" data-pages='${json}'`);
    },
  },
});

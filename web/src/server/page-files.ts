/** The part of vite's manifest that is read here: the files of a build by what they were made of. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>;

/** The files with these keys, and all that they import. */
const withImports = (manifest: Manifest, keys: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], found);
  }
  return found;
};

/** The paths of what these routes are made of, but for what the document itself names. A route's file stands under its id. */
export const filesOf = (manifest: Manifest, routeIds: readonly string[]): readonly string[] => {
  const keys = Object.keys(manifest);
  const ofRoutes = routeIds.flatMap((id) => keys.filter((key) => idOf(key) === id));
  const entries = keys.filter((key) => manifest[key]?.isEntry === true);
  const named = withImports(manifest, entries);
  return [...withImports(manifest, ofRoutes)].flatMap((key) => (named.has(key) ? [] : [`/${manifest[key]?.file}`]));
};

/** The id of the route that a file was split off; undefined for any other. */
const idOf = (key: string): string | undefined => {
  const path = /^src\/routes\/(.*)\.tsx\?tsr-split=/.exec(key)?.[1];
  // As the router names it: a dot is a slash, and an index stands for its folder.
  return path === undefined ? undefined : `/${path.replaceAll('.', '/')}`.replace(/\/index$/, '/');
};

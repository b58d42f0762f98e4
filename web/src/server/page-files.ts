type File = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};

/** The part of vite's manifest that is read here: the files of a build by what they were made of. */
export type Manifest = Readonly<Record<string, File>>;

/** The files with these keys, and all that they import. */
const reached = (manifest: Manifest, keys: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    const file = manifest[key];
    if (file === undefined || found.has(key)) continue;
    found.add(key);
    reached(manifest, file.imports ?? [], found);
  }
  return found;
};

/**
 * The paths of the scripts that these routes begin with, but for what the document itself names. A route's file stands under
 * its id.
 */
export const scriptsOf = (manifest: Manifest, routeIds: readonly string[]): readonly string[] => {
  const keys = Object.keys(manifest);
  const ofRoutes = keys.filter((key) => routeIds.includes(idOf(key) ?? ''));
  const named = reached(
    manifest,
    keys.filter((key) => manifest[key]?.isEntry === true),
  );
  return [...reached(manifest, ofRoutes)].flatMap((key) => (named.has(key) ? [] : `/${manifest[key]?.file}`));
};

/** The id of the route that a file was split off; undefined for any other. */
const idOf = (key: string): string | undefined => {
  const path = /^src\/routes\/(.*)\.tsx\?tsr-split=/.exec(key)?.[1];
  // As the router names it: a dot is a slash, and an index stands for its folder.
  return path === undefined ? undefined : `/${path.replaceAll('.', '/')}`.replace(/\/index$/, '/');
};

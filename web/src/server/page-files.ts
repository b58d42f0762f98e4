type File = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
};

/** The part of vite's manifest that is read here: the files of a build by what they were made of. */
export type Manifest = Readonly<Record<string, File>>;

/** The files with these keys, and all that they name in this way. */
const reached = (
  manifest: Manifest,
  keys: readonly string[],
  named: (file: File) => readonly string[],
  found = new Set<string>(),
): ReadonlySet<string> => {
  for (const key of keys) {
    const file = manifest[key];
    if (file === undefined || found.has(key)) continue;
    found.add(key);
    reached(manifest, named(file), named, found);
  }
  return found;
};

const atOnce = ({ imports = [] }: File): readonly string[] => imports;
const everLater = ({ imports = [], dynamicImports = [] }: File): readonly string[] => [...imports, ...dynamicImports];

/**
 * The paths of the scripts that these routes begin with, and of the styles of all that they may show, but for what the document itself
 * names: markup of parts whose scripts come late stands in the page from the beginning. A route's file stands under its id.
 */
export const filesOf = (
  manifest: Manifest,
  routeIds: readonly string[],
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => {
  const keys = Object.keys(manifest);
  const ofRoutes = routeIds.flatMap((id) => keys.filter((key) => idOf(key) === id));
  const entries = keys.filter((key) => manifest[key]?.isEntry === true);
  const named = reached(manifest, entries, atOnce);
  const others = (all: ReadonlySet<string>): readonly File[] =>
    [...all].flatMap((key) => (named.has(key) ? [] : (manifest[key] ?? [])));
  // What the document names begins late files of its own, which belong to no page.
  const later = (file: File): readonly string[] => everLater(file).filter((key) => !named.has(key));
  return {
    scripts: others(reached(manifest, ofRoutes, atOnce)).map(({ file }) => `/${file}`),
    styles: [...new Set(others(reached(manifest, ofRoutes, later)).flatMap(({ css = [] }) => css))].map(
      (file) => `/${file}`,
    ),
  };
};

/** The id of the route that a file was split off; undefined for any other. */
const idOf = (key: string): string | undefined => {
  const path = /^src\/routes\/(.*)\.tsx\?tsr-split=/.exec(key)?.[1];
  // As the router names it: a dot is a slash, and an index stands for its folder.
  return path === undefined ? undefined : `/${path.replaceAll('.', '/')}`.replace(/\/index$/, '/');
};

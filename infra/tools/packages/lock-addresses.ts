type Entry = { readonly name?: string; readonly link?: boolean; readonly version?: string; readonly resolved?: string };
type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/**
 * A host that does not exist. npm puts the machine's registry in its place (`replace-registry-host` in .npmrc), so the lock names
 * no registry.
 */
const ANY_REGISTRY = 'https://registry.invalid';

const addressOf = (name: string, version: string): string =>
  `${ANY_REGISTRY}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

/**
 * The text of a package-lock.json with the address of each package. Without an address npm asks the registry for all versions of
 * the package first (docs/adr/0049).
 */
export const withAddresses = (text: string): string => {
  const lock = JSON.parse(text) as Lock;
  const packages = Object.entries(lock.packages).map(([folder, entry]) => {
    const { name, version, resolved: _, ...others } = entry;
    const [, alias] = /.*node_modules\/(.+)/.exec(folder) ?? [];
    if (alias === undefined || version === undefined || entry.link === true) return [folder, entry] as const;
    // The lock names a package only where its folder has another name.
    return [folder, { name, version, resolved: addressOf(name ?? alias, version), ...others }] as const;
  });
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, undefined, 2)}\n`;
};

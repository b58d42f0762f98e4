import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** A built web of its own, in which a new release can take the place of the old one. */
export type Releases = {
  readonly folder: string;
  /** The same pages under other names, as every build has; the files of before are gone. Without this part: "teams". */
  readonly release: (lacking?: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

export const openReleases = async (): Promise<Releases> => {
  const folder = await mkdtemp(join(tmpdir(), 'league-web-'));
  const assets = join(folder, 'assets');
  await cp(BUILT, folder, { recursive: true });
  let count = 0;

  return {
    folder,
    release: async (lacking) => {
      count += 1;
      await rm(assets, { recursive: true });
      await cp(join(BUILT, 'assets'), assets, { recursive: true });
      const names = await readdir(assets);
      const newName = (name: string): string => name.replace(/\.(?=\w+$)/, `.${count}.`);
      const renamed = (text: string): string =>
        names.reduce((changed, name) => changed.replaceAll(name, newName(name)), text);
      for (const name of names) {
        const path = join(assets, newName(name));
        await rename(join(assets, name), path);
        if (/\.(js|css)$/.test(name)) await writeFile(path, renamed(await readFile(path, 'utf8')));
        if (lacking !== undefined && name.startsWith(`${lacking}-`)) await rm(path);
      }
      // Last: the server reads everything anew when the page is another.
      await writeFile(join(folder, 'index.html'), renamed(await readFile(join(BUILT, 'index.html'), 'utf8')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

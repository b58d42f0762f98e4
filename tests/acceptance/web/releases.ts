import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** A copy of the built web in which a new release can replace the old one. */
export type Releases = {
  readonly folder: string;
  /** Renames the files, as each build does; the old files are gone. `lacking` names a part to leave out, as "team-list". @throws without it */
  readonly release: (lacking?: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** The name of a built file without its hash: of "team-list-m2YSRbb9.js", "team-list". */
const partOf = (name: string): string => name.replace(/-[\w-]{8}\.\w+$/, '');

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
      if (lacking !== undefined && names.filter((name) => partOf(name) === lacking).length !== 1) {
        throw new Error(`the build has not one file of ${lacking}: ${names.join()}`);
      }
      const newName = (name: string): string => name.replace(/\.(?=\w+$)/, `.${count}.`);
      const renamed = (text: string): string =>
        names.reduce((changed, name) => changed.replaceAll(name, newName(name)), text);
      for (const name of names) {
        const path = join(assets, newName(name));
        await rename(join(assets, name), path);
        if (/\.(js|css)$/.test(name)) await writeFile(path, renamed(await readFile(path, 'utf8')));
        if (lacking !== undefined && partOf(name) === lacking) await rm(path);
      }
      const manifest = join('.server', 'manifest.json');
      await writeFile(join(folder, manifest), renamed(await readFile(join(BUILT, manifest), 'utf8')));
      // Written last: the server reads all files anew when the page has changed.
      await writeFile(join(folder, 'index.html'), renamed(await readFile(join(BUILT, 'index.html'), 'utf8')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

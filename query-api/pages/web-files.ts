import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { allowing, inlineOf } from './page-policy.ts';
import { createBackground, type PackedFile, packedFile } from './packed-file.ts';

/** Files in this folder are named by a hash of their content (by vite), so they never change. */
export const HASHED = '/assets/';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Cache-Control of the files under {@link HASHED}. */
export const FOR_EVER = `public, max-age=${A_YEAR_SECONDS}, immutable`;

/** The types of text files; pictures and fonts are compressed already. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css'],
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain'],
]);

/** The text files of the web, each read and compressed once; undefined for any other file. */
export type WebFiles = {
  /** The page in which the browser makes all others, as it is on disk now: after a new build the new one. */
  readonly shell: () => Promise<Shell | undefined>;
  /** A hashed file by the path that was asked for. */
  readonly hashed: (path: string) => Promise<PackedFile | undefined>;
};

export type Shell = {
  readonly html: string;
  /** The security headers of a document made of it, which allow what stands in it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly file: PackedFile;
};

/**
 * Text files of web/dist, kept in memory from the first request on: the start waits for none of them, and no more is kept than
 * the folder holds. `change` alters the shell before it is served.
 */
export const createWebFiles = (
  folder: string,
  change: (html: string) => string,
  securityHeaders: Readonly<Record<string, string>>,
): WebFiles => {
  const background = createBackground();
  const assets = new Map<string, Promise<PackedFile | undefined>>();
  let known: { readonly state: string; readonly shell: Shell } | undefined;

  const readAsset = async (name: string, type: string): Promise<PackedFile | undefined> => {
    const body = await readOrMiss(join(folder, HASHED, name));
    return body && packedFile(body, headersOf(type, FOR_EVER, 'Accept-Encoding'), background);
  };
  /** Names of missing files are not remembered: there is no end of them. */
  const remember = (name: string, reading: Promise<PackedFile | undefined>): void => {
    const forget = (): boolean => assets.delete(name);
    assets.set(name, reading);
    reading.then((file) => file ?? forget(), forget);
  };

  return {
    shell: async () => {
      const path = join(folder, 'index.html');
      const state = await stateOf(path);
      if (known !== undefined && state === known.state) return known.shell;
      const built = state === undefined ? undefined : await readOrMiss(path);
      if (state === undefined || built === undefined) return undefined;
      // A new build has other files.
      assets.clear();
      const text = built.toString();
      const headers = allowing(securityHeaders, inlineOf(text));
      const html = change(text);
      const ofFile = { ...headersOf('text/html', 'no-cache', 'Accept, Accept-Encoding'), ...headers };
      known = { state, shell: { html, headers, file: packedFile(Buffer.from(html), ofFile, background) } };
      return known.shell;
    },
    hashed: async (path) => {
      // Only the plain name of a file is served from memory; the server of static files decides on any other path.
      const name = path.startsWith(HASHED) ? path.slice(HASHED.length) : '';
      const type = TEXTS.get(extname(name));
      if (type === undefined || !/^[\w-][\w.-]*$/.test(name)) return undefined;
      const kept = assets.get(name);
      if (kept !== undefined) return kept;
      const reading = readAsset(name, type);
      remember(name, reading);
      return reading;
    },
  };
};

const headersOf = (type: string, cacheControl: string, vary: string): Readonly<Record<string, string>> => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': cacheControl,
  Vary: vary,
});

/** A text that changes when the file changes; undefined where there is no file. */
const stateOf = async (path: string): Promise<string | undefined> => {
  const found = await stat(path).catch(missing);
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
};

const readOrMiss = (path: string): Promise<Buffer | undefined> => readFile(path).catch(missing);

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
};

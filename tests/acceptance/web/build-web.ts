import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds for development, where React says in words what is wrong, and with what the release does not contain. */
const build = async (...what: readonly string[]): Promise<void> => {
  const how = ['--mode', 'development', '--minify', 'false', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [VITE, 'build', WEB, ...what, ...how], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
};

/** Builds the web for browsers. */
export const buildForDevelopment = (into: string): Promise<void> => build('--outDir', into, '--emptyOutDir');

/** Builds what renders its pages, into the folder of the web. */
export const buildRendererForDevelopment = (into: string): Promise<void> =>
  build('--ssr', 'src/server/page-renderer.tsx', '--outDir', `${into}/.server`, '--emptyOutDir', 'false');

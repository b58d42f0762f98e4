import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITE = `${ROOT}node_modules/vite/bin/vite.js`;
const CONFIG = `${ROOT}web/vite.config.ts`;

/** `folder` is a page of web (`web`, or one for tests) with its index.html; `module` a file in it that is built for Node instead. */
export type Built = { readonly folder: string; readonly module?: string };

/** Builds the web for development, where React says in words what is wrong, and with what the release does not contain. */
export const buildForDevelopment = async ({ folder, module }: Built, into: string): Promise<void> => {
  const what = [`${ROOT}${folder}`, '--config', CONFIG, ...(module === undefined ? [] : ['--ssr', module])];
  const how = ['--outDir', into, '--emptyOutDir', '--mode', 'development', '--minify', 'false', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [VITE, 'build', ...what, ...how], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
};

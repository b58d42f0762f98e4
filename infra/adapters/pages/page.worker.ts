/** Renders pages, one after the other, by the code that the web was built with: `workerData` is its folder, web/dist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageAddress, PageRead, RenderedPage } from '@league/query-api/contract/rendered-page.ts';

/** What the thread is told: an address to name or to render, and what a page that is being rendered has asked for. */
export type Said =
  | { readonly id: number; readonly addressOf: string }
  | { readonly id: number; readonly render: string }
  | { readonly readId: number; readonly read: PageRead | undefined };

/** What it tells: results and failures by the ids of orders, and what a page asks for. */
export type Told =
  | { readonly id: number; readonly result: PageAddress | RenderedPage }
  | { readonly id: number; readonly failure: string }
  | { readonly id: number; readonly readId: number; readonly path: string };

/** web/src/server/page-renderer.tsx, as it is built. */
type Renderer = {
  readonly addressOf: (path: string) => PageAddress;
  readonly render: (canonical: string, read: (path: string) => Promise<PageRead>) => Promise<RenderedPage>;
};

const folder = join(String(workerData), '.server');
const port = parentPort;
if (port === null) throw new Error('this file runs in a thread only');
const tell = (told: Told): void => port.postMessage(told);

const module = (await import(pathToFileURL(join(folder, 'page-renderer.js')).href)) as {
  readonly createPageRenderer: (manifest: unknown) => Renderer;
};
const renderer = module.createPageRenderer(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));

let reads = 0;
const asked = new Map<number, PromiseWithResolvers<PageRead>>();
const readFor =
  (id: number) =>
  (path: string): Promise<PageRead> => {
    reads += 1;
    const read = Promise.withResolvers<PageRead>();
    asked.set(reads, read);
    tell({ id, readId: reads, path });
    return read.promise;
  };

const answer = async (id: number, work: () => PageAddress | Promise<RenderedPage>): Promise<void> => {
  try {
    tell({ id, result: await work() });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

// Pages share what the module keeps for the page that is being rendered, so each waits for the one before.
let last = Promise.resolve();
port.on('message', (said: Said) => {
  if ('readId' in said) {
    const read = asked.get(said.readId);
    asked.delete(said.readId);
    if (said.read === undefined) read?.reject(new Error('it could not be read'));
    else read?.resolve(said.read);
  } else if ('addressOf' in said) {
    void answer(said.id, () => renderer.addressOf(said.addressOf));
  } else {
    last = last.then(() => answer(said.id, () => renderer.render(said.render, readFor(said.id))));
  }
});

/**
 * Renders pages of the web in Node, as the process's zone and language have it, at one moment: `render.child.ts <folder> <order>`.
 * `folder` is that of a built web; the answer stands on standard output.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRead, RenderedPage } from '@league/query-api/contract/rendered-page.ts';

export type RenderOrder = {
  /** The league whose data are shown. */
  readonly url: string;
  readonly paths: readonly string[];
  /** The time of the whole process, in ms. */
  readonly now: number;
};

export type RenderedInNode = Pick<RenderedPage, 'status' | 'markup'>;

/** web/src/server/page-renderer.tsx, as it is built. */
type Built = {
  readonly createPageRenderer: (manifest: unknown) => {
    readonly render: (path: string, read: (path: string) => Promise<PageRead>) => Promise<RenderedPage>;
  };
};

const [folder = '', order = ''] = process.argv.slice(2);
const own = `${folder}/.server`;
const { url, paths, now } = JSON.parse(order) as RenderOrder;

const stopClock = (): void => {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: []) => (given.length === 0 ? new target(now) : new target(...given)),
    get: (target, name, receiver) => (name === 'now' ? () => now : (Reflect.get(target, name, receiver) as unknown)),
  });
};

const { fetch } = globalThis;
const read = async (path: string): Promise<PageRead> => {
  const answer = await fetch(new URL(path, url));
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: await answer.text() };
};
stopClock();
const { createPageRenderer } = (await import(pathToFileURL(`${own}/page-renderer.js`).href)) as Built;
const { render } = createPageRenderer(JSON.parse(readFileSync(`${own}/manifest.json`, 'utf8')));
const pages: RenderedInNode[] = [];
for (const path of paths) {
  const { status, markup } = await render(path, read);
  pages.push({ status, markup });
}
process.stdout.write(JSON.stringify(pages), () => process.exit());

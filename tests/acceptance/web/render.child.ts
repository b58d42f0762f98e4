/**
 * Renders pages of the web in Node, as the process's zone and language have it, at one moment: `render.child.ts <module> <order>`.
 * `module` is web/src/testing/in-node.tsx as built for Node; the answer stands on standard output.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

export type RenderOrder = {
  /** The league whose data are shown. */
  readonly url: string;
  readonly paths: readonly string[];
  /** The time of the whole process, in ms. */
  readonly now: number;
};

export type RenderedPage = {
  readonly html: string;
  readonly cache: unknown;
  /** What of a browser the web's own code asked for while it rendered, with the line that did. */
  readonly browserAsked: readonly string[];
};

type InNode = {
  readonly readPage: (path: string) => Promise<{ readonly cache: unknown; readonly render: () => string }>;
};

/** Node has some of these too, and there they say nothing of a visitor. */
const OF_BROWSERS = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'matchMedia'];

const [module = '', order = ''] = process.argv.slice(2);
const { url, paths, now } = JSON.parse(order) as RenderOrder;

const stopClock = (): void => {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: []) => (given.length === 0 ? new target(now) : new target(...given)),
    get: (target, name, receiver) => (name === 'now' ? () => now : (Reflect.get(target, name, receiver) as unknown)),
  });
};

/** Takes what is a browser's out of this process. The returned function gives what the module's own code asked for meanwhile. */
const withoutBrowser = (): (() => readonly string[]) => {
  const own = dirname(module);
  let asked: string[] = [];
  for (const name of OF_BROWSERS) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        const [, , line = ''] = new Error(name).stack?.split('\n') ?? [];
        if (line.includes(own)) asked.push(`${name} ${line.trim()}`);
        return undefined;
      },
    });
  }
  return () => {
    const taken = asked;
    asked = [];
    return taken;
  };
};

const { fetch } = globalThis;
// The web names paths only; a browser knows the league's address.
globalThis.fetch = (path, init) => fetch(typeof path === 'string' ? new URL(path, url) : path, init);
stopClock();
const browserAsked = withoutBrowser();
const { readPage } = (await import(pathToFileURL(module).href)) as InNode;
const pages: RenderedPage[] = [];
for (const path of paths) {
  const { cache, render } = await readPage(path);
  browserAsked();
  pages.push({ html: render(), cache, browserAsked: browserAsked() });
}
process.stdout.write(JSON.stringify(pages), () => process.exit());

import type { PageAddress, PageRead, RenderedPage } from '../contract/rendered-page.ts';

/** Why a page was not rendered: it took too long, too many waited, or its code failed. */
export class PageNotRendered extends Error {
  override readonly name = 'PageNotRendered';
}

/** Renders the web's pages outside a browser. */
export type PageRenderer = {
  /** What the address means. `path` begins with /, and may have a query. @throws PageNotRendered */
  readonly addressOf: (path: string) => Promise<PageAddress>;
  /**
   * The page at this canonical address. `read` answers what it asks for, GETs of public calls; where `read` throws, the rendering ends.
   * @throws PageNotRendered, and what `read` throws
   */
  readonly render: (canonical: string, read: (path: string) => Promise<PageRead>) => Promise<RenderedPage>;
  /** Calls the listener when the web was built anew: pages that were rendered before are those of the last build. */
  readonly onRenewed: (listener: () => void) => void;
};

/** What an address of the web means, without anything being read for it. */
export type PageAddress = {
  /** Whether the page is the same for everybody, and is rendered; any other is made by the browser alone. */
  readonly isPublic: boolean;
  /** Where the page is kept: with the parameters that it knows, in one order. All addresses that lead nowhere share one. */
  readonly canonical: string;
};

/** What a page reads, as a browser would get it. `body` is JSON. */
export type PageRead = { readonly status: number; readonly etag: string; readonly body: string };

/** A page of the web as it was rendered outside a browser, at `renderedAt` (ms since 1970). */
export type RenderedPage = {
  /** 404 where the address leads nowhere, or what the page is about is not there. */
  readonly status: 200 | 404;
  /** What stands in the page's root. Empty where the browser makes the page: one of somebody's own, or a part could not be rendered. */
  readonly markup: string;
  /** What the page has read, as JSON for the script that takes the page over. */
  readonly state: string;
  /** Custom properties of CSS that differ from those of the stylesheet: the league's colours. */
  readonly theme: Readonly<Record<string, string>>;
  /** Paths, under /, of the scripts that take the page over, besides those of all pages. */
  readonly scripts: readonly string[];
  readonly renderedAt: number;
  /** How long it stays the same while nothing moves: until the next Turkish day, or the next minute. */
  readonly lasts: 'day' | 'minute';
};

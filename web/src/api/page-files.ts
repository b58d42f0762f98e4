import type { ApiError } from './errors.ts';
import { createWatched } from './watched.ts';

/** The messages by which browsers say that a script could not be fetched, each browser its own. */
const UNFETCHED = /dynamically imported module|Importing a module script failed/i;

const NAME = 'Unfetched';

/** Whether a file of the page could not be fetched: there is no network, or a new release has removed the file. */
export const isUnfetched = (error: unknown): error is Error => error instanceof Error && error.name === NAME;

/**
 * Gives the failure of an `import()` that could not be fetched a name of its own, and words by which TanStack Router does not
 * take it for the one that it answers by loading the page anew. To be called for each `vite:preloadError`, which comes before
 * anybody else sees the error.
 */
export const nameUnfetched = (error: Error): void => {
  if (!UNFETCHED.test(error.message)) return;
  error.name = NAME;
  error.message = `a file of the page could not be fetched (${error.message})`;
};

/** What was pressed and could not be fetched: the page on screen stays, and says so above itself. */
export type Unopened = { readonly reason: ApiError; readonly href: string };

export const unopened = createWatched<Unopened | null>(null);

import { isUnfetched } from './page-files.ts';
import type { Reload } from './reload-once.ts';

/** Runs an `import()` that may fail. @throws ApiError where the file could not be fetched */
export type FetchFile = <File>(load: () => Promise<File>) => Promise<File>;

/** For files that a page fetches late. One that a new release has removed reloads the page once. */
export const createFetchFile =
  (reload: Pick<Reload, 'once'>): FetchFile =>
  async (load) => {
    try {
      return await load();
    } catch (failure) {
      throw isUnfetched(failure) ? await reload.once() : failure;
    }
  };

/** Begins an `import()` now, for what needs it later and says then why it failed. */
export const begun = <File>(load: () => Promise<File>): (() => Promise<File>) => {
  const loading = load();
  loading.catch(() => undefined);
  return () => loading;
};

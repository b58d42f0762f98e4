import { type ApiError, FileGone, NoAnswer } from './errors.ts';

export type ReloadDeps = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Of this tab. A function, because a browser that blocks it throws on the mention of it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'pathname' | 'reload'>;
};

const PAGE = '/';
const TIMEOUT_MS = 10_000;
/** In the page. The name of a built file has its content in it, and the names of all that it leads to. */
const SCRIPTS = /\/assets\/[\w.-]+\.js/g;
const NEVER = new Promise<never>(() => {});

/**
 * For a file that could not be fetched and is to be shown now: loads the page anew, which after a release names the new
 * files. The address stays, and drafts with it. Once for each release and address, so that no page turns in a circle; and
 * not while nobody answers, when the browser's own error page would come. Resolves only where the page is not loaded anew,
 * with the reason.
 */
export const createReload = ({ fetch, storage, location }: ReloadDeps): (() => Promise<ApiError>) => {
  /** What would be loaded now; null while nobody answers. */
  const releaseThere = async (): Promise<string | null> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const page = await fetch(PAGE, { cache: 'no-store', headers: { Accept: 'text/html' }, signal });
      return page.ok ? ((await page.text()).match(SCRIPTS)?.join(' ') ?? '') : null;
    } catch {
      return null;
    }
  };
  /** Whether it is the first time. Where that cannot be kept in mind, it never is. */
  const mark = (release: string): boolean => {
    const key = `league.reloaded ${release} ${location.pathname}`;
    try {
      if (storage().getItem(key) !== null) return false;
      storage().setItem(key, 'once');
      return true;
    } catch {
      return false;
    }
  };

  let reloads = false;
  return async () => {
    const release = await releaseThere();
    if (release === null) return new NoAnswer(PAGE, 'network');
    if (reloads) return NEVER;
    if (!mark(release)) return new FileGone();
    reloads = true;
    location.reload();
    return NEVER;
  };
};

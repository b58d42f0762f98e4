import { type ApiError, FileGone, NoAnswer } from './errors.ts';

export type ReloadDeps = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /**
   * The session storage of this tab. A function, because browsers that block storage throw when it is merely mentioned.
   */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'pathname' | 'reload' | 'assign'>;
};

const PAGE = '/';
const TIMEOUT_MS = 10_000;
/**
 * The scripts that the page names. A built file's name changes with its content and with the names of the files that it
 * imports, so these names identify the release.
 */
const SCRIPTS = /\/assets\/[\w.-]+\.js/g;
const NEVER = new Promise<never>(() => {});

/**
 * For a file of the page that could not be fetched. Neither loads anything while the server gives no answer, since the
 * browser would show its own error page. The promises resolve only where nothing is loaded, with the reason.
 */
export type Reload = {
  /**
   * Loads the page anew, which after a release names the new files. The address and unsaved drafts stay. At most once for
   * each release and address, so that no page reloads for ever.
   */
  readonly once: () => Promise<ApiError>;
  /** Loads the page of this address, as often as somebody asks: browsers remember that a script could not be fetched. */
  readonly open: (href: string) => Promise<ApiError>;
};

export const createReload = ({ fetch, storage, location }: ReloadDeps): Reload => {
  /** Identifies the release that the server has now; null while the server gives no answer. */
  const releaseOnServer = async (): Promise<string | null> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const page = await fetch(PAGE, { cache: 'no-store', headers: { Accept: 'text/html' }, signal });
      return page.ok ? ((await page.text()).match(SCRIPTS)?.join(' ') ?? '') : null;
    } catch {
      return null;
    }
  };
  /**
   * Records this reload. False where the release was loaded at this address before, or where nothing can be recorded.
   */
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
  return {
    once: async () => {
      const release = await releaseOnServer();
      if (release === null) return new NoAnswer(PAGE, 'network');
      if (reloads) return NEVER;
      if (!mark(release)) return new FileGone();
      reloads = true;
      location.reload();
      return NEVER;
    },
    open: async (href) => {
      if ((await releaseOnServer()) === null) return new NoAnswer(PAGE, 'network');
      location.assign(href);
      return NEVER;
    },
  };
};

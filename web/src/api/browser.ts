import { createClient } from './client.ts';
import { createEyes } from './eyes.ts';
import { createFetchFile } from './fetch-file.ts';
import { createFreshness } from './freshness.ts';
import { createReload } from './reload-once.ts';
import { createSessionStore } from './session-store.ts';
import { createStaleness } from './staleness.ts';

/**
 * The instances that the running page uses: a tab has one session, one server and one newest position. Tests make their
 * own with the factories. Nothing here touches the browser before it is used, so that pages can be rendered in Node.
 */
export const sessions = createSessionStore(() => window.localStorage, globalThis);
export const eyes = createEyes(sessions);

export const freshness = createFreshness();
export const staleness = createStaleness();

/** For files of the page that could not be fetched. */
export const reload = createReload({
  fetch: (path, init) => fetch(path, init),
  storage: () => window.sessionStorage,
  location: globalThis.location,
});
export const fetchFile = createFetchFile(reload);

export const api = createClient({
  fetch: (path, init) => fetch(path, init),
  sessions,
  freshness,
  staleness,
  fetchFile,
});

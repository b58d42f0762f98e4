import { createClient } from './client.ts';
import { createFreshness } from './freshness.ts';
import { createReload } from './reload-once.ts';
import { createSessionStore } from './session-store.ts';
import { createStaleness } from './staleness.ts';

/**
 * The instances that the running page uses: a tab has one session, one server and one newest position. Tests make their
 * own with the factories.
 */
export const sessions = createSessionStore(() => window.localStorage, window);

export const freshness = createFreshness();
export const staleness = createStaleness();

export const api = createClient({
  fetch: (path, init) => window.fetch(path, init),
  sessions,
  freshness,
  staleness,
});

export const reloadOnce = createReload({
  fetch: (path, init) => window.fetch(path, init),
  storage: () => window.sessionStorage,
  location: window.location,
});

import { createWatched } from './watched.ts';

/** Since when this browser has no network; null while it has one. */
export const offlineSince = createWatched<Date | null>(null);

/** Whether the live connection is lost, and the page asks for new figures now and then. */
export const reconnecting = createWatched(false);

/** To be called once, in the browser. */
export const watchNetwork = (): void => {
  const look = (): void => offlineSince.set(navigator.onLine ? null : (offlineSince.current() ?? new Date()));
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
};

import { createWatched } from './watched.ts';

/** Since when this browser has no network; null while it has one. */
export const offlineSince = createWatched<Date | null>(null);

/** To be called once, in the browser. */
export const watchNetwork = (): void => {
  const look = (): void => offlineSince.set(navigator.onLine ? null : (offlineSince.current() ?? new Date()));
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
};

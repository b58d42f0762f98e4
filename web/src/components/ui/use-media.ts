import { useSyncExternalStore } from 'react';

/** Follows a media query. For what must be in the page once only; what may be hidden is hidden by style. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

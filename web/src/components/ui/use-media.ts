import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds. For content that must be rendered in one place only; elsewhere CSS hides what does not
 * fit.
 */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds. For content that must be rendered only once; CSS can hide everything else. False where
 * there is no window. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the server writes into the head of the page (query-api/pages/page-facts.ts): settings of its operator. */
type PageFact = 'ads-frame-url' | 'contact-email' | 'public-url';

/** A setting of the operator; undefined where it is not set, and in a page that was rendered in Node. */
export const usePageFact = (name: PageFact): string | undefined =>
  useSyncExternalStore(
    never,
    () => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
    () => undefined,
  );

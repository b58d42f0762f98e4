import { type RefObject, useEffect, useRef, useState } from 'react';

/** As many as an admin reads in one go; thousands at once would make each press slow. */
const STEP = 50;

/**
 * How many rows of a long list are shown: a step, and one more with each `more()`, after which the first new row has the focus. A
 * list of other filters (`key`) begins anew. Rows are found in `list` by `[data-row]`.
 */
export const useLimit = (key: string, list: RefObject<HTMLElement | null>) => {
  const [shown, setShown] = useState({ key, count: STEP });
  const from = useRef<number | null>(null);
  if (shown.key !== key) setShown({ key, count: STEP });
  useEffect(() => {
    if (from.current === null) return;
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[from.current]?.focus();
    from.current = null;
  });
  const more = (): void => {
    from.current = shown.count;
    setShown({ key, count: shown.count + STEP });
  };
  return { limit: shown.key === key ? shown.count : STEP, more };
};

import { useEffect, useRef } from 'react';

/**
 * The focus after an act removed a row and with it the button that has the focus again since the act's question closed: what is
 * left of the list, the element of `rest`.
 */
export const useFocusAfterRemoval = (rows: readonly { readonly _id: string }[]) => {
  const rest = useRef<HTMLDivElement>(null);
  const removed = useRef<string | null>(null);
  useEffect(() => {
    if (removed.current === null || rows.some(({ _id }) => _id === removed.current)) return;
    removed.current = null;
    if (document.activeElement === document.body) rest.current?.focus();
  });
  /** Called when the act is done, while the row may still be there. */
  const remember = (id: string): void => {
    removed.current = id;
  };
  return { rest, remember };
};

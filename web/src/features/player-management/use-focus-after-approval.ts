import { useEffect, useRef } from 'react';

/**
 * The focus after an approval took its button: the next button that approves, else the heading of the list. Whatever the reason,
 * a focus that went with a row is not left at the page's top.
 */
export const useFocusAfterApproval = () => {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-approve]') ?? [];
    (buttons[Math.min(place.current, buttons.length - 1)] ?? list.current)?.focus();
    place.current = null;
  });
  /** Called while the button is still there. */
  const remember = (): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-approve]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    place.current = at === -1 ? null : at;
  };
  return { list, remember };
};

import { type RefObject, useEffect, useRef } from 'react';

/** Marks the element that gets the focus when the dialog opens; without a mark it is the first field. */
export const FIRST_FIELD = { 'data-first-field': '' } as const;

const FIRST = '[data-first-field]:not(:disabled)';
const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

type Opener = { readonly element: HTMLElement; readonly name: string; readonly ancestors: readonly HTMLElement[] };

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

const openerOf = (element: Element | null): Opener | null => {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const ancestors: HTMLElement[] = [];
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) ancestors.push(at);
  return { element, name: nameOf(element), ancestors };
};

/** The opener, or the element most like it where the list behind the dialog was rendered anew meanwhile. */
const placeToReturn = ({ element, name, ancestors }: Opener): HTMLElement | null => {
  if (element.isConnected) return element;
  const home = ancestors.find((each) => each.isConnected);
  const there = [...(home?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  return (
    there.find((each) => element.id !== '' && each.id === element.id) ??
    there.find((each) => nameOf(each) === name) ??
    there[0] ??
    null
  );
};

const focusIn = (target: HTMLElement | null): boolean => {
  target?.focus();
  return target !== null && document.activeElement === target;
};

/**
 * Keeps the dialog above a phone's keyboard. Most browsers shrink the page for the keyboard (`interactive-widget` in
 * index.html), and nothing is left to do; Safari shrinks only the visual viewport.
 */
const useAboveKeyboard = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const fit = () => {
      const hidden = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      // Zooming with two fingers shrinks the visual viewport too, without any keyboard.
      const covered = visualViewport.scale === 1 && hidden > 1;
      content.current?.style.setProperty('--covered', covered ? `${hidden}px` : '0px');
    };
    visualViewport.addEventListener('resize', fit);
    visualViewport.addEventListener('scroll', fit);
    return () => {
      visualViewport.removeEventListener('resize', fit);
      visualViewport.removeEventListener('scroll', fit);
    };
  }, [content]);
};

/**
 * The focus of dialogs and sheets, as properties of their element: it goes to the first field on opening, and back to the
 * opener on closing. On touch screens the title gets it instead, since a focused box would open the keyboard over half the
 * dialog.
 */
export const useDialogFocus = () => {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener | null>(null);
  useAboveKeyboard(content);

  return {
    ref: content,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current = openerOf(document.activeElement);
      const within = (selector: string) => content.current?.querySelector<HTMLElement>(selector) ?? null;
      const first = within(FIRST) ?? within(FIELD);
      const opensKeyboard = matchMedia('(pointer: coarse)').matches && !(first instanceof HTMLButtonElement);
      if (opensKeyboard || !focusIn(first)) within('h2')?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A link in the dialog led to another page, whose heading has the focus already.
      if (document.activeElement?.tagName === 'H1') return;
      const place = opener.current === null ? null : placeToReturn(opener.current);
      if (!focusIn(place)) document.querySelector<HTMLElement>('main')?.focus();
    },
  };
};

import { type RefObject, useEffect, useRef } from 'react';

/** Marks what gets the focus when the dialog opens. Without one it is the first field. */
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

/** A menu hangs at the end of the page; what opened it stands elsewhere. */
const menuButtonOf = ({ element }: Opener): HTMLElement | null => {
  const id = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return id === null || id === undefined ? null : document.getElementById(id);
};

/** The opener, or what took its place: a list may have been drawn anew behind the dialog, or the row be gone. */
const placeToReturn = (opener: Opener): HTMLElement | null => {
  const { element, name, ancestors } = opener;
  if (element.isConnected) return element;
  const home = ancestors.find((each) => each.isConnected);
  const there = [...(home?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  return (
    there.find((each) => element.id !== '' && each.id === element.id) ??
    there.find((each) => nameOf(each) === name) ??
    menuButtonOf(opener) ??
    there[0] ??
    null
  );
};

const focusIn = (target: HTMLElement | null): boolean => {
  target?.focus();
  return target !== null && document.activeElement === target;
};

/**
 * What a finger that taps a button cannot see: below the dialog the keyboard opens. Where the browser shrinks the page
 * for it (`interactive-widget` in index.html) there is nothing to do; Safari only shrinks what is seen of the page.
 */
const useAboveKeyboard = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const fit = () => {
      const hidden = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      // Pinching shrinks what is seen as well, and is nobody's keyboard.
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
 * Focus of everything that lies over the page: on opening to the first field, on closing back to what opened it. On touch
 * screens a focused box would open the keyboard over half the dialog: there the title is focused.
 */
export const useDialogFocus = () => {
  const content = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Opener | null>(null);
  useAboveKeyboard(content);

  const rememberOpener = (event: Event) => {
    event.preventDefault();
    opener.current = openerOf(document.activeElement);
  };
  return {
    content,
    title,
    rememberOpener,
    focusFirst: (event: Event) => {
      rememberOpener(event);
      const touch = matchMedia('(pointer: coarse)').matches;
      const first =
        content.current?.querySelector<HTMLElement>(FIRST) ?? content.current?.querySelector<HTMLElement>(FIELD);
      if (touch || !focusIn(first ?? null)) title.current?.focus();
    },
    focusOpener: (event: Event) => {
      event.preventDefault();
      // Another page has come under the dialog, and has said where one is.
      if (document.activeElement?.tagName === 'H1') return;
      const place = opener.current === null ? null : placeToReturn(opener.current);
      if (!focusIn(place)) document.querySelector<HTMLElement>('main')?.focus();
    },
  };
};

/** The look of a row of tabs, and of links that look like tabs; a row that is too wide scrolls sideways. */
export const tabListClass =
  // On phones the right end fades out, since there are more tabs; the space behind the last tab keeps that one clear.
  'flex overflow-x-auto overscroll-x-contain border-b border-line pt-1 [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-1.5rem)] max-sm:after:w-6 max-sm:after:shrink-0 sm:gap-2';

const tab =
  'relative flex min-h-11 shrink-0 items-center px-3 py-2 font-semibold whitespace-nowrap -outline-offset-3 transition-colors duration-120 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full';

/** The chosen tab differs in weight and by its line too, so that colour is not needed. */
export const tabClass = `${tab} text-text-2 hover:text-text aria-selected:text-brand-text aria-selected:after:bg-edge forced-colors:aria-selected:after:bg-[Highlight]`;

/** For links in `LinkTabs`; the router marks the current one with `aria-current`. */
export const linkTabClass = `${tab} text-text-2 hover:text-text aria-[current=page]:text-brand-text aria-[current=page]:after:bg-edge forced-colors:aria-[current=page]:after:bg-[Highlight]`;

/** A row that is too wide scrolls sideways. On phones its right end fades out; the space behind the last tab keeps that one clear. */
export const tabListClass =
  'relative flex overflow-x-auto overscroll-x-contain border-b border-line pt-1 [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-1.5rem)] max-sm:after:w-6 max-sm:after:shrink-0 sm:gap-2';

const look =
  'relative flex min-h-11 shrink-0 items-center px-3 py-2 font-semibold whitespace-nowrap -outline-offset-3 transition-colors duration-120 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full text-text-2 hover:text-text';

/** The chosen tab differs in weight and by its line too, so that colour is not needed. */
export const tabClass = `${look} aria-selected:font-extrabold aria-selected:text-text aria-selected:after:bg-edge forced-colors:aria-selected:after:bg-[Highlight]`;

/** The same for a link that says with `aria-current` that it is the present one. */
export const linkTabClass = `${look} aria-[current=page]:font-extrabold aria-[current=page]:text-text aria-[current=page]:after:bg-edge forced-colors:aria-[current=page]:after:bg-[Highlight]`;

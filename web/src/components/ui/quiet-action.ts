/** The look of a link or button at the edge of what it is about: a word with its icon, without a frame. */
export const quietActionClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-meta font-bold whitespace-nowrap text-brand-text hover:underline print:hidden';

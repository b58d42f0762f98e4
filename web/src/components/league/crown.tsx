/** Of the first, hidden from screen readers. */
export const Crown = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className={`fill-current ${className}`}>
    <path d="m1 4 4 3 3-5 3 5 4-3-2 7H3zm2 8h10v2H3z" />
  </svg>
);

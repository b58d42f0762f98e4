/** Draws the centre circle of a pitch, with its line and spot, for wide empty areas; hidden from screen readers. */
export const CentreCircle = ({ className = 'size-48' }: { readonly className?: string }) => (
  <svg viewBox="0 0 192 192" aria-hidden="true" className={`pointer-events-none shrink-0 text-line ${className}`}>
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle cx="96" cy="96" r="60" vectorEffect="non-scaling-stroke" />
      <path d="M96 0v192" vectorEffect="non-scaling-stroke" />
    </g>
    <circle cx="96" cy="96" r="3" fill="currentColor" />
  </svg>
);

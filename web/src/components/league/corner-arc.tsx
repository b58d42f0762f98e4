type MarkProps = { readonly className?: string };

/** Draws the corner of a pitch in the corner of its box: the site's only ornament, hidden from screen readers. */
export const CornerArc = ({ className = 'size-24' }: MarkProps) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" className={`pointer-events-none shrink-0 text-line ${className}`}>
    <g fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke">
      <path d="M56 0a56 56 0 0 0 40 53" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      <path d="M80 0a16 16 0 0 0 16 16" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </g>
  </svg>
);

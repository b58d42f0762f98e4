/** A ball, for a goal. */
export const Ball = ({ className }: { readonly className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    className={className}
  >
    <circle cx="12" cy="12" r="9" />
    <path d="m12 8 3.6 2.7-1.4 4.3H9.8l-1.4-4.3zM12 8V3.5M15.6 10.7l4.6-1.6M14.2 15l2.9 3.9M9.8 15l-2.9 3.9M8.4 10.7 3.8 9.1" />
  </svg>
);

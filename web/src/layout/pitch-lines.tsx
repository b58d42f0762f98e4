/** The markings of a pitch behind the head of a page, where it is wide. They carry no meaning. */
export const PitchLines = () => (
  <svg
    viewBox="0 0 1200 300"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 left-1/2 hidden h-full w-screen -translate-x-1/2 fill-none stroke-white stroke-[1.5] opacity-9 md:block print:hidden"
  >
    <path d="M600-60V360M-20 30H180V270H-20M1220 30H1020V270H1220" />
    <circle cx="600" cy="150" r="104" />
    <circle cx="600" cy="150" r="3" />
  </svg>
);

/** Our own drawings in the colour of text, since no brand's colour may have a meaning. */
const glyphs = {
  twitch: <path d="M5 3h15v10l-4 4h-4l-3 3v-3H5zM11 7v5m5-5v5" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path fill="currentColor" d="m10 9 5 3-5 3z" />
    </>
  ),
  kick: <path d="M5 3v18M5 12h5l6-8m-6 8 7 9" strokeWidth="3" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  discord: (
    <path d="M8 6C5 7 4 9 3 16c2 2 3 2 5 2l1-2m7-10c3 1 4 3 5 10-2 2-3 2-5 2l-1-2M7 7c3-1 7-1 10 0M9 12h.01M15 12h.01" />
  ),
};

/** A platform's sign, for links and buttons that name the platform in words. */
export const PlatformGlyph = ({
  platform,
  className,
}: {
  readonly platform: keyof typeof glyphs;
  readonly className?: string;
}) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {glyphs[platform]}
  </svg>
);

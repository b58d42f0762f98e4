import type { ReactNode } from 'react';
import { personMessages } from '../../messages/tr/person.ts';
import { Badge, quietBadge } from './badge.tsx';
import { classNames } from './class-names.ts';

export type Platform = keyof typeof personMessages.platforms;

/** Our own drawings in the colour of text, since no brand's colour may have a meaning. */
const glyphs: Readonly<Record<Platform, ReactNode>> = {
  twitch: <path d="M5 3h15v10l-4 4h-4l-3 3v-3H5zM11 7v5m5-5v5" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path fill="currentColor" d="m10 9 5 3-5 3z" />
    </>
  ),
  facebook: <path d="M15 3h-2a4 4 0 0 0-4 4v14M5 12h9" />,
  kick: <path d="M5 3v18M5 12h5l6-8m-6 8 7 9" strokeWidth="3" />,
  tiktok: <path d="M13 3v12a4 4 0 1 1-4-4M13 3c0 3 3 5.500 6 5.500" />,
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
  other: <path d="M3 7h18v12H3zM8 3l4 4 4-4" />,
};

const edges: Readonly<Record<Platform, string>> = {
  twitch: 'border-l-platform-twitch',
  youtube: 'border-l-platform-youtube',
  facebook: 'border-l-platform-facebook',
  kick: 'border-l-platform-kick',
  tiktok: 'border-l-platform-tiktok',
  instagram: 'border-l-platform-instagram',
  discord: 'border-l-platform-discord',
  other: 'border-l-control',
};

/** A platform's sign, for links and buttons that name the platform in words. */
export const PlatformGlyph = ({
  platform,
  className,
}: {
  readonly platform: Platform;
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

/** The platform that shows a match: sign and name, with the brand's colour as a border. */
export const PlatformBadge = ({ platform }: { readonly platform: Platform }) => (
  <Badge className={classNames(quietBadge, 'border-l-3', edges[platform])}>
    <PlatformGlyph platform={platform} />
    {personMessages.platforms[platform]}
  </Badge>
);

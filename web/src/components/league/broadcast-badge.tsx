import type { SimpleBroadcaster } from '@league/query-api/contract/officials.ts';
import { Music2, Radio, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { broadcastPlatforms } from '../../messages/tr/stored-words.ts';
import { Badge } from '../ui/badge.tsx';
import { PlatformGlyph } from './platform-badge.tsx';

type Platform = SimpleBroadcaster['platform'];

/** The border shows a dark ground on a dark page. */
const filled = 'border-control text-white';

const looks: Readonly<Record<Platform, { readonly look: string; readonly mark: ReactNode }>> = {
  Twitch: { look: `${filled} bg-twitch`, mark: <PlatformGlyph platform="twitch" /> },
  YouTube: { look: `${filled} bg-youtube`, mark: <PlatformGlyph platform="youtube" /> },
  Facebook: { look: `${filled} bg-facebook`, mark: <ThumbsUp aria-hidden="true" /> },
  Kick: { look: `${filled} bg-kick`, mark: <PlatformGlyph platform="kick" /> },
  TikTok: { look: `${filled} bg-tiktok`, mark: <Music2 aria-hidden="true" /> },
  Instagram: { look: `${filled} bg-instagram`, mark: <PlatformGlyph platform="instagram" /> },
  Diğer: { look: 'border-control bg-sunken text-text-2', mark: <Radio aria-hidden="true" /> },
};

/** The platform of a broadcaster, in its name, a sign and its colour. */
export const BroadcastBadge = ({ platform }: { readonly platform: Platform }) => (
  <Badge className={looks[platform].look}>
    {looks[platform].mark}
    {broadcastPlatforms[platform]}
  </Badge>
);

import type { Platform } from '../officials.ts';

/** The sites of each platform, with all below them; every other place has none. */
const HOSTS: Readonly<Record<Platform, readonly string[]>> = {
  Twitch: ['twitch.tv'],
  YouTube: ['youtube.com', 'youtu.be'],
  Facebook: ['facebook.com', 'fb.gg', 'fb.watch'],
  Kick: ['kick.com'],
  TikTok: ['tiktok.com'],
  Instagram: ['instagram.com'],
  Diğer: [],
};

/**
 * Whether a link leads to a site of its platform (docs/rules.md#officials); for 'Diğer' every site is right. `link` is an http(s)
 * address.
 */
export const isOnPlatform = (platform: Platform, link: string): boolean => {
  const sites = HOSTS[platform];
  if (sites.length === 0) return true;
  const { hostname } = new URL(link);
  return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
};

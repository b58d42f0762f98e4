import { isWebAddress } from '@league/command-api/contract/web-address.ts';
import type { ProfileAnswer } from '@league/query-api/contract/players.ts';

export type Site = keyof ProfileAnswer['profile']['socialMedia'];

/** The sites on which players are linked, in the order of the page. */
export const SITES = ['twitter', 'instagram', 'twitch', 'youtube'] as const satisfies readonly Site[];

const pages: Readonly<Record<Site, (handle: string) => string>> = {
  twitter: (handle) => `https://x.com/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  twitch: (handle) => `https://www.twitch.tv/${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
};

const HANDLE = /^@?([\w.-]{1,50})$/;

/** Where an account leads: an address as it is, a handle to its page on the site; null for what is neither. */
export const addressOf = (site: Site, account: string): string | null => {
  const text = account.trim();
  const handle = HANDLE.exec(text)?.[1];
  if (handle !== undefined) return pages[site](encodeURIComponent(handle));
  return isWebAddress(text) ? text : null;
};

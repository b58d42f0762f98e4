import { UNLISTED_ADDRESSES } from './pages-of-site.ts';

/**
 * What search engines may ask for (RFC 9309). A rule holds for all that begins with it, so `$` ends those of single pages: `/admins` and
 * the profiles of players are for everybody.
 */
export const robotsText = (publicUrl: string | undefined): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    ...UNLISTED_ADDRESSES.flatMap((address) => [`Disallow: ${address}$`, `Disallow: ${address}?`]),
    'Allow: /',
    ...(publicUrl === undefined ? [] : ['', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`]),
    '',
  ].join('\n');

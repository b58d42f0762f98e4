import { UNLISTED_ADDRESSES } from './pages-of-site.ts';

/**
 * The rules for search engines (RFC 9309). A rule closes every address that begins with it. So `$` ends the rule of a single page:
 * `/admins` and the profiles of players stay open.
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

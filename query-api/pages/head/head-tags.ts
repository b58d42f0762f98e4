import { escaped } from '../escaped.ts';
import type { PageHead } from './page-head.ts';

/** The icons of the site, made of the league's logo. */
const ICONS = [
  '<link rel="icon" type="image/png" sizes="192x192" href="/icons/192.png" />',
  '<link rel="apple-touch-icon" href="/icons/180.png" />',
  '<link rel="manifest" href="/manifest.webmanifest" />',
];

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;

const openGraph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escaped(content)}" />`;

const PICTURE_WIDTH = '1200';
const PICTURE_HEIGHT = '630';

/** The lines of the head, each tag on one; texts of the league stay text in them. */
export const headTags = ({ title, description, siteName, type, isUnlisted, url, picture }: PageHead): string =>
  [
    `<title>${escaped(title)}</title>`,
    ...(description === undefined ? [] : [meta('description', description)]),
    ...(isUnlisted ? [meta('robots', 'noindex')] : []),
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escaped(url)}" />`]),
    ...ICONS,
    openGraph('type', type),
    openGraph('title', title),
    ...(description === undefined ? [] : [openGraph('description', description)]),
    openGraph('site_name', siteName),
    openGraph('locale', 'tr_TR'),
    ...(url === undefined ? [] : [openGraph('url', url)]),
    ...(picture === undefined
      ? [meta('twitter:card', 'summary')]
      : [
          openGraph('image', picture.url),
          openGraph('image:alt', picture.alt),
          openGraph('image:width', PICTURE_WIDTH),
          openGraph('image:height', PICTURE_HEIGHT),
          openGraph('image:type', 'image/png'),
          meta('twitter:card', 'summary_large_image'),
        ]),
  ].join('\n');

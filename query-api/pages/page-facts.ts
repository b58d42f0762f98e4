import { escaped } from './escaped.ts';

/** Facts that the server knows and the page reads from its head. */
export type PageFacts = {
  /** The address of the frames of advertisements. */
  readonly adsFrameUrl?: string | undefined;
  /** Where the people of the league can be written to. */
  readonly contactEmail?: string | undefined;
  /** The address of the site that visitors type. */
  readonly publicUrl?: string | undefined;
};

/** The page with the facts as `meta` at the end of its head; a page without a head stays as it is. */
export const withFacts = (html: string, { adsFrameUrl, contactEmail, publicUrl }: PageFacts): string => {
  const facts = { 'ads-frame-url': adsFrameUrl, 'contact-email': contactEmail, 'public-url': publicUrl };
  const lines = Object.entries(facts).map(([name, fact]) =>
    fact === undefined ? '' : `    <meta name="${name}" content="${escaped(fact)}" />\n`,
  );
  return html.replace(/(?=[^\S\n]*<\/head>)/i, () => lines.join(''));
};

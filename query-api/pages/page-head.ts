/** Facts that the server knows and the page reads from its head. */
export type PageFacts = {
  /** The address of the frames of advertisements. */
  readonly adsFrameUrl?: string | undefined;
};

/** The page with the facts as `meta` at the end of its head; a page without a head stays as it is. */
export const withFacts = (html: string, { adsFrameUrl }: PageFacts): string =>
  adsFrameUrl === undefined
    ? html
    : html.replace(
        /(?=[^\S\n]*<\/head>)/i,
        () => `    <meta name="ads-frame-url" content="${escaped(adsFrameUrl)}" />\n`,
      );

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside a double-quoted attribute. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

import type { ReadModel } from '../../contract/read-model.ts';
import type { ReadView } from '../../ports/read-model-reader.ts';

/** What a page says of itself. League, address of the site and defaults are added to it (head-for.ts). */
export type Said = {
  /** As the web heads the page, without the league's name. */
  readonly title: string;
  /** One or two Turkish sentences. */
  readonly description?: string;
  /** The one address of the page on this site: `/standings?season=1`. */
  readonly address: string;
  /** What the page is for Open Graph; `website` unless told. */
  readonly type?: 'article' | 'profile';
  /** The picture of a shared link; the league's unless told. */
  readonly picture?: Picture;
  /** Search engines are to leave it out. */
  readonly isUnlisted?: true;
};

/** A picture of 1200 by 630, by its path on this site. */
type Picture = { readonly path: string; readonly alt: string };

/** What stands in the head of a page. Addresses are absolute, and there are none while the address of the site is not known. */
export type PageHead = {
  /** Whether there is such a page; an answer without one has status 404. */
  readonly isFound: boolean;
  /** The title of the document, the same that the web gives it. */
  readonly title: string;
  readonly description?: string;
  readonly siteName: string;
  readonly type: 'website' | 'article' | 'profile';
  /** Search engines are to leave it out. */
  readonly isUnlisted: boolean;
  /** The canonical address. */
  readonly url?: string;
  readonly picture?: { readonly url: string; readonly alt: string };
  /** The league's colour, `#rrggbb`. */
  readonly color: string;
};

/** What an address asks for: the parts of its path that a page names (`:id`), and its search. */
export type AskedPage = {
  readonly params: Readonly<Record<string, string>>;
  /** The value of a search parameter as the web's router reads it: JSON where it is JSON, else text; undefined where it is missing or several. */
  readonly search: (name: string) => unknown;
};

/** The head of one kind of page. */
export type HeadOfPage = {
  /** All read models that `say` reads. */
  readonly models: readonly ReadModel[];
  /** The page names a player, so it is kept only while it is current (docs/rules.md#privacy). */
  readonly isPersonal?: true;
  /** The title where the subject of the page does not exist. */
  readonly missing?: string;
  /** @throws Refused with status 404 where the subject does not exist */
  readonly say: (view: ReadView, asked: AskedPage) => Promise<Said>;
};

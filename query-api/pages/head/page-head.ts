import type { ReadModel } from '../../contract/read-model.ts';
import type { ReadView } from '../../ports/read-model-reader.ts';

/** The part of a head that one kind of page makes. `headFor` adds the league, the address of the site and the defaults. */
export type Said = {
  /** The heading of the page, without the league's name. */
  readonly title: string;
  /** One or two Turkish sentences. */
  readonly description?: string;
  /** The one address of the page on this site: `/standings?season=1`. */
  readonly address: string;
  /** The type of the page in Open Graph; `website` unless told. */
  readonly type?: 'article' | 'profile';
  /** The picture of a shared link; the league's unless told. */
  readonly picture?: Picture;
  /** Search engines leave the page out. */
  readonly isUnlisted?: true;
};

/** A picture of 1200 by 630, by its path on this site. */
type Picture = { readonly path: string; readonly alt: string };

/** The contents of a page's head. Addresses are absolute; an unlisted page has none, and no page has one while that of the site is not known. */
export type PageHead = {
  /** Whether there is such a page; an answer without one has status 404. */
  readonly isFound: boolean;
  /** The title of the document. The web sets the same title. */
  readonly title: string;
  readonly description?: string;
  readonly siteName: string;
  readonly type: 'website' | 'article' | 'profile';
  /** Search engines leave the page out. */
  readonly isUnlisted: boolean;
  /** The canonical address. */
  readonly url?: string;
  readonly picture?: { readonly url: string; readonly alt: string };
};

/** The variable parts of an address: those of its path by name (`:id`), and its search. */
export type AskedPage = {
  readonly params: Readonly<Record<string, string>>;
  /**
   * The value of a search parameter as the web's router reads it: JSON where the text is JSON. Undefined for a missing name, and for a
   * name that comes twice.
   */
  readonly search: (name: string) => unknown;
};

/** The head of one kind of page. */
export type HeadOfPage = {
  /** All read models that `say` reads. */
  readonly models: readonly ReadModel[];
  /** The page names a player, so a cache keeps the page only while its models stand still (docs/rules.md#privacy). */
  readonly isPersonal?: true;
  /** The title where the subject of the page does not exist. */
  readonly missing?: string;
  /** @throws Refused with status 404 where the subject does not exist */
  readonly say: (view: ReadView, asked: AskedPage) => Promise<Said>;
};

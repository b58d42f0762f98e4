/**
 * The parts of the DOM that functions use which run inside a page. The compiler's own types would make `window`
 * known in all server code.
 */

export type PageBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
};

export type PageStyle = {
  readonly display: string;
  readonly overflowX: string;
  readonly position: string;
  readonly outlineColor: string;
  readonly outlineStyle: string;
  readonly outlineWidth: string;
};

export type PageNode = { readonly nodeType: number; readonly textContent: string | null };

export type PageElement = PageNode & {
  readonly tagName: string;
  readonly parentElement: PageElement | null;
  readonly childNodes: Iterable<PageNode>;
  readonly clientWidth: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  /** Exists on form fields. */
  readonly labels?: Iterable<PageElement> | null;
  readonly blur: () => void;
  readonly focus: () => void;
  readonly checkVisibility: (options: { visibilityProperty: boolean; contentVisibilityAuto: boolean }) => boolean;
  readonly closest: (selector: string) => PageElement | null;
  readonly contains: (other: PageElement | null) => boolean;
  readonly getAttribute: (name: string) => string | null;
  readonly getBoundingClientRect: () => PageBox;
  readonly matches: (selector: string) => boolean;
  readonly scrollIntoView: (options: { block: 'center'; inline: 'center'; behavior: 'instant' }) => void;
};

type PageAnimation = {
  readonly playState: 'idle' | 'running' | 'paused' | 'finished';
  readonly effect: { readonly getComputedTiming: () => { readonly endTime: number } } | null;
};

export type PageDocument = {
  readonly activeElement: PageElement | null;
  readonly body: PageElement;
  readonly documentElement: PageElement;
  readonly scrollingElement: PageElement;
  readonly fonts: { readonly ready: Promise<unknown> };
  readonly elementFromPoint: (x: number, y: number) => PageElement | null;
  readonly getAnimations: () => readonly PageAnimation[];
  readonly querySelectorAll: (selector: string) => Iterable<PageElement>;
};

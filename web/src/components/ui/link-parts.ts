import type { ReactNode } from 'react';

/** What a component passes to the link that its owner makes: components know no routes. */
export type LinkParts = { readonly className: string; readonly children: ReactNode };

/** For example `(parts) => <Link to="/standings" {...parts} />`. */
export type RenderLink = (parts: LinkParts) => ReactNode;
